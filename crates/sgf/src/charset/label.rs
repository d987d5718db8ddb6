//! The names of encodings.

use std::fmt;

use encoding_rs::Encoding;

/// Names that programs use and the WHATWG's list lacks, with those on the list.
const ALIASES: [(&str, &str); 19] = [
    ("cp936", "gbk"),
    ("ms936", "gbk"),
    ("windows-936", "gbk"),
    ("euc-cn", "gbk"),
    ("euccn", "gbk"),
    ("gb", "gbk"),
    ("cp54936", "gb18030"),
    ("cp932", "shift_jis"),
    ("windows-932", "shift_jis"),
    ("shiftjis", "shift_jis"),
    ("eucjp", "euc-jp"),
    ("cp949", "euc-kr"),
    ("ms949", "euc-kr"),
    ("uhc", "euc-kr"),
    ("euckr", "euc-kr"),
    ("cp950", "big5"),
    ("ms950", "big5"),
    ("latin-1", "latin1"),
    ("koi8r", "koi8-r"),
];

/// The encoding of this name, if it is known.
pub(crate) fn by_label(label: &[u8]) -> Option<&'static Encoding> {
    let label = label.trim_ascii();
    let alias = ALIASES.iter().find(|(alias, _)| alias.as_bytes().eq_ignore_ascii_case(label));
    Encoding::for_label_no_replacement(alias.map_or(label, |(_, known)| known.as_bytes()))
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

#[cfg(test)]
mod tests {
    use super::*;

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
        ] {
            assert_eq!(by_label(label.as_bytes()).map(Encoding::name), Some(name), "{label}");
        }
        for (alias, known) in ALIASES {
            assert!(Encoding::for_label(alias.as_bytes()).is_none(), "{alias} is on the list");
            assert!(by_label(known.as_bytes()).is_some(), "{known}");
        }
        assert_eq!(by_label(b"klingon"), None);
    }
}
