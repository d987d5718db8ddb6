//! Records inside a web page that writes their characters as entities.

/// Names of characters that records and pages are made of.
const NAMED: [(&[u8], u8); 15] = [
    (b"lt", b'<'),
    (b"gt", b'>'),
    (b"amp", b'&'),
    (b"quot", b'"'),
    (b"apos", b'\''),
    (b"nbsp", b' '),
    (b"lpar", b'('),
    (b"rpar", b')'),
    (b"lbrack", b'['),
    (b"rbrack", b']'),
    (b"lsqb", b'['),
    (b"rsqb", b']'),
    (b"semi", b';'),
    (b"bsol", b'\\'),
    (b"NewLine", b'\n'),
];

/// The longest that an entity may be, its marks included.
const LONGEST: usize = 10;

/// The text with its entities replaced, if it has any. Those outside ASCII are replaced where the
/// rest is UTF-8.
pub(super) fn without_entities(bytes: &[u8]) -> Option<Vec<u8>> {
    memchr::memchr(b'&', bytes)?;
    let is_utf8 = std::str::from_utf8(bytes).is_ok();
    let mut text = Vec::with_capacity(bytes.len());
    let mut replaced = false;
    let mut at = 0;
    while let Some(found) = memchr::memchr(b'&', &bytes[at..]) {
        text.extend_from_slice(&bytes[at..at + found]);
        at += found;
        let entity = &bytes[at..bytes.len().min(at + LONGEST)];
        let end = entity.iter().position(|&byte| byte == b';');
        match end.and_then(|end| Some((end, character(&entity[1..end], is_utf8)?))) {
            Some((end, character)) => {
                replaced = true;
                text.extend_from_slice(character.encode_utf8(&mut [0; 4]).as_bytes());
                at += end + 1;
            }
            None => {
                text.push(b'&');
                at += 1;
            }
        }
    }
    text.extend_from_slice(&bytes[at..]);
    replaced.then_some(text)
}

/// The character of an entity, without its marks.
fn character(entity: &[u8], is_utf8: bool) -> Option<char> {
    let number = match entity {
        [b'#', b'x' | b'X', digits @ ..] => u32::from_str_radix(str::from_utf8(digits).ok()?, 16),
        [b'#', digits @ ..] => str::from_utf8(digits).ok()?.parse(),
        name => {
            let (_, byte) = NAMED.iter().find(|(known, _)| *known == name)?;
            return Some(char::from(*byte));
        }
    };
    char::from_u32(number.ok()?).filter(|c| is_utf8 || c.is_ascii())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entities_become_characters() {
        for (page, text) in [
            ("&#40;&#x3B;B&lsqb;aa&#93;)", Some("(;B[aa])")),
            ("&lt;&amp;lt;&quot; &nbsp;&#22258;", Some("<&lt;\"  囲")),
            ("a & b; &unknown; &#x110000; &#; &", None),
            ("plain", None),
        ] {
            let found = without_entities(page.as_bytes());
            assert_eq!(found.as_deref(), text.map(str::as_bytes), "{page}");
        }
        let latin = without_entities(b"&#40;\xE9&#22258;");
        assert_eq!(latin.as_deref(), Some(&b"(\xE9&#22258;"[..]));
    }
}
