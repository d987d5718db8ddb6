//! Records read in an encoding that the person names.

use crate::speech::say;
use tengen_sgf::Parsed;

/// The name of a character encoding that is known, such as `GBK`.
pub(crate) type Label = &'static str;

/// The value of `--encoding`, which is read once and lives as long as the program.
pub(crate) fn encoding(text: &str) -> Result<Label, String> {
    let name = text.trim();
    match tengen_sgf::read_as(Vec::new(), Some(name)) {
        Ok(_) => Ok(name.to_owned().leak()),
        Err(_) => Err(say("wanted-encoding", &[])),
    }
}

/// Reads records in any known format. A `label` goes before the encoding that the record declares
/// or that its bytes suggest.
pub(crate) fn read_as(bytes: impl Into<Vec<u8>>, label: Option<Label>) -> Parsed {
    // A label is made of a known name only, so this does not fail.
    tengen_sgf::read_as(bytes, label).unwrap_or_else(|_| tengen_sgf::read(&[]))
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
}
