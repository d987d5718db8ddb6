//! The names of encodings.

use std::{fmt, str};

use encoding_rs::Encoding;

/// Names that follow no rule, in small letters and digits alone, with those of the WHATWG.
const ALIASES: [(&str, &str); 8] = [
    ("shiftjis", "shift_jis"),
    ("windows31j", "shift_jis"),
    ("uhc", "euc-kr"),
    ("gb", "gbk"),
    ("big5hkscs", "big5"),
    ("macroman", "macintosh"),
    ("utf8bom", "utf-8"),
    ("utf8sig", "utf-8"),
];

/// Longer names are none of an encoding.
const LONGEST: usize = 40;

/// The encoding of this name, if it is known: one of the WHATWG's list, or one that other systems
/// have for an encoding of that list.
pub(crate) fn by_label(label: &[u8]) -> Option<&'static Encoding> {
    let label = label.trim_ascii();
    if label.len() > LONGEST {
        return None;
    }
    known(label).or_else(|| {
        let label = str::from_utf8(label).ok()?;
        // The names of locales have it behind a point: `ja_JP.eucJP`.
        let name = label.rsplit('.').next().unwrap_or(label);
        by_letters(&name.chars().filter(char::is_ascii_alphanumeric).collect::<String>())
    })
}

fn known(label: &[u8]) -> Option<&'static Encoding> {
    Encoding::for_label_no_replacement(label)
}

/// The encoding of a name of letters and digits alone: systems put different marks between them,
/// such as Java's `ISO8859_1` and `EUC_JP`.
fn by_letters(name: &str) -> Option<&'static Encoding> {
    let name = name.to_ascii_lowercase();
    // `x-windows-949`
    let name = name.strip_prefix('x').unwrap_or(&name);
    if let Some((_, alias)) = ALIASES.iter().find(|(alias, _)| *alias == name) {
        return known(alias.as_bytes());
    }
    let digits = name.trim_start_matches(|c: char| c.is_ascii_lowercase());
    let family = &name[..name.len() - digits.len()];
    let parted = match (family, digits) {
        ("iso" | "", digits) if digits.starts_with("8859") => format!("iso-8859-{}", &digits[4..]),
        ("latin", digits) => format!("l{digits}"),
        ("cp" | "ms" | "win" | "windows" | "ibm" | "codepage" | "", number) => {
            by_code_page(number.parse().ok()?)
        }
        ("euccn", "") => "gbk".to_owned(),
        (euc, "") if euc.starts_with("euc") => format!("euc-{}", &euc[3..]),
        ("koi", digits) if digits.starts_with('8') => format!("koi8-{}", &digits[1..]),
        ("tis" | "utf", digits) => format!("{family}-{digits}"),
        _ => name.to_owned(),
    };
    known(parted.as_bytes())
}

/// The WHATWG's name of a code page of Windows.
fn by_code_page(number: u32) -> String {
    let name = match number {
        932 | 943 => "shift_jis",
        936 => "gbk",
        949 | 51949 => "euc-kr",
        950 => "big5",
        10000 => "macintosh",
        20127 => "ascii",
        20866 => "koi8-r",
        21866 => "koi8-u",
        20932 | 51932 => "euc-jp",
        51936 => "gbk",
        54936 => "gb18030",
        65001 => "utf-8",
        866 => "ibm866",
        28591..=28606 => return format!("iso-8859-{}", number - 28590),
        _ => return format!("windows-{number}"),
    };
    name.to_owned()
}

/// The name of an encoding that is not known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownEncoding(pub String);

/// `the encoding "klingon" is not known`. A long name is cut off.
impl fmt::Display for UnknownEncoding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the encoding \"{:.60}\" is not known", self.0.escape_debug().to_string())
    }
}

impl std::error::Error for UnknownEncoding {}

/// A name that a record has for its encoding, or the beginning of a long one, with an ellipsis.
/// Other characters than those of printable ASCII are question marks.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct EncodingLabel {
    bytes: [u8; EncodingLabel::LONGEST],
    length: u8,
}

impl EncodingLabel {
    const LONGEST: usize = 22;

    pub(crate) fn new(label: &[u8]) -> Self {
        let mut bytes = [0; Self::LONGEST];
        let label = label.trim_ascii();
        for (byte, from) in bytes.iter_mut().zip(label) {
            *byte = if matches!(from, b' '..=b'~') { *from } else { b'?' };
        }
        if label.len() > Self::LONGEST {
            let ellipsis = "…".as_bytes();
            bytes[Self::LONGEST - ellipsis.len()..].copy_from_slice(ellipsis);
        }
        // The longest fits into a byte.
        EncodingLabel { bytes, length: label.len().min(Self::LONGEST) as u8 }
    }

    /// The name. One of more than 22 bytes ends in an ellipsis.
    #[must_use]
    pub fn as_str(&self) -> &str {
        str::from_utf8(&self.bytes[..usize::from(self.length)]).unwrap_or_default()
    }
}

impl fmt::Debug for EncodingLabel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.as_str(), f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_that_is_cut_off_ends_in_an_ellipsis() {
        for (label, shown) in [
            ("klingon", "klingon"),
            ("abcdefghijklmnopqrstuv", "abcdefghijklmnopqrstuv"),
            ("abcdefghijklmnopqrstuvw", "abcdefghijklmnopqrs…"),
        ] {
            assert_eq!(EncodingLabel::new(label.as_bytes()).as_str(), shown);
        }
    }

    #[test]
    fn names_are_known_with_their_aliases() {
        for (label, name) in [
            ("UTF-8", "UTF-8"),
            ("utf8", "UTF-8"),
            ("GB2312", "GBK"),
            (" CP936 ", "GBK"),
            ("sjis", "Shift_JIS"),
            ("cp949", "EUC-KR"),
            ("Latin-1", "windows-1252"),
            ("big5", "Big5"),
            ("ISO8859_1", "windows-1252"),
            ("ISO8859-1", "windows-1252"),
            ("8859_1", "windows-1252"),
            ("ISO8859_15", "ISO-8859-15"),
            ("latin_9", "ISO-8859-15"),
            ("UTF8", "UTF-8"),
            ("utf_8", "UTF-8"),
            ("utf-8-sig", "UTF-8"),
            ("UTF_16LE", "UTF-16LE"),
            ("Cp1252", "windows-1252"),
            ("Windows_1251", "windows-1251"),
            ("IBM866", "IBM866"),
            ("Cp874", "windows-874"),
            ("MS936", "GBK"),
            ("EUC_CN", "GBK"),
            ("GB_2312-80", "GBK"),
            ("CP54936", "gb18030"),
            ("zh_CN.GB18030", "gb18030"),
            ("SJIS", "Shift_JIS"),
            ("MS932", "Shift_JIS"),
            ("windows-932", "Shift_JIS"),
            ("Shift JIS", "Shift_JIS"),
            ("EUC_JP", "EUC-JP"),
            ("ja_JP.eucJP", "EUC-JP"),
            ("KSC5601", "EUC-KR"),
            ("KS_C_5601-1987", "EUC-KR"),
            ("x-windows-949", "EUC-KR"),
            ("EUC_KR", "EUC-KR"),
            ("UHC", "EUC-KR"),
            ("MS950", "Big5"),
            ("Big5_HKSCS", "Big5"),
            ("KOI8_R", "KOI8-R"),
            ("TIS620", "windows-874"),
            ("TIS_620", "windows-874"),
            ("MacRoman", "macintosh"),
            ("65001", "UTF-8"),
        ] {
            assert_eq!(by_label(label.as_bytes()).map(Encoding::name), Some(name), "{label}");
        }
        for (alias, name) in ALIASES {
            assert!(known(alias.as_bytes()).is_none(), "{alias} is on the list");
            assert!(known(name.as_bytes()).is_some(), "{name}");
        }
        let unknown =
            ["klingon", "", "-", "1", "cp", "cp99999999999", "iso8859", "utf-9", "euc", "表"];
        for label in unknown {
            assert_eq!(by_label(label.as_bytes()), None, "{label}");
        }
    }
}
