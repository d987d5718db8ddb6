//! Records read in an encoding that the person names.

use crate::speech::say;
use encoding_rs::{Encoding, REPLACEMENT, UTF_16BE, UTF_16LE};
use std::borrow::Cow;
use tengen_sgf::Parsed;

/// The name of a character encoding, such as `GBK`.
pub(crate) type Label = &'static str;

/// The value of `--encoding`, as the standard name of the encoding.
pub(crate) fn encoding(text: &str) -> Result<Label, String> {
    let known = Encoding::for_label(text.trim().as_bytes());
    let known = known.filter(|encoding| *encoding != REPLACEMENT);
    known.map(Encoding::name).ok_or_else(|| say("wanted-encoding", &[]))
}

/// Reads records in any known format. A `label` goes before the encoding that the record declares
/// or that its bytes suggest.
pub(crate) fn read_as(bytes: &[u8], label: Option<Label>) -> Parsed {
    tengen_sgf::read(&recoded(bytes, label))
}

/// The bytes in UTF-8, if a `label` says what they are in.
pub(crate) fn recoded(bytes: &[u8], label: Option<Label>) -> Cow<'_, [u8]> {
    let encoding = label.and_then(|label| Encoding::for_label(label.as_bytes()));
    let Some(encoding) = encoding else { return bytes.into() };
    let text = match encoding {
        // The bytes of UTF-16 are known by their order mark or their zeros.
        _ if encoding == UTF_16LE || encoding == UTF_16BE => encoding.decode(bytes).0,
        _ => encoding.decode_without_bom_handling(bytes).0,
    };
    declared_utf8(&text).into_bytes().into()
}

/// The text with every `CA` naming UTF-8.
fn declared_utf8(text: &str) -> String {
    let mut declared = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, behind)) = rest.split_once("CA[") {
        declared.push_str(before);
        declared.push_str("CA[");
        let is_name = !before.ends_with(|c: char| c.is_ascii_alphabetic());
        rest = match behind.find(']') {
            Some(end) if is_name => {
                declared.push_str("UTF-8");
                &behind[end..]
            }
            _ => behind,
        };
    }
    declared + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name(bytes: &[u8], label: &str) -> Option<String> {
        let parsed = read_as(bytes, Some(encoding(label).unwrap()));
        parsed.collection.roots().next()?.text("PB")
    }

    #[test]
    fn the_encoding_named_goes_before_all_others() {
        // 木谷 in GBK and in Shift_JIS, called something else.
        assert_eq!(name(b"(;CA[UTF-8]PB[\xc4\xbe\xb9\xc8])", "gbk").as_deref(), Some("木谷"));
        assert_eq!(name(b"(;PB[\x96\xd8\x92J])", "sjis").as_deref(), Some("木谷"));
        assert_eq!(name(b"(;CA[GBK]PB[J\xc3\xb6rg])", "utf-8").as_deref(), Some("Jörg"));
        let utf16: Vec<u8> = "(;PB[木谷])".encode_utf16().flat_map(u16::to_le_bytes).collect();
        assert_eq!(name(&utf16, "utf-16le").as_deref(), Some("木谷"));
        assert!(encoding("klingon").is_err());
        assert!(encoding("replacement").is_err());
    }

    #[test]
    fn only_the_property_is_declared_anew() {
        assert_eq!(declared_utf8("(;CA[GBK]C[x]AMCA[y"), "(;CA[UTF-8]C[x]AMCA[y");
    }
}
