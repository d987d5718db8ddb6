//! Records inside of a web page, among its tags and with its entities.

use memchr::{memchr, memchr2};

use super::has_game;

/// The longest that an entity may be, its marks included.
const LONGEST: usize = 12;

/// The names of tags that stand among text, and whether they end a line.
const TAGS: [(&[u8], bool); 31] = [
    (b"a", false),
    (b"b", false),
    (b"blockquote", true),
    (b"body", true),
    (b"br", true),
    (b"center", true),
    (b"code", false),
    (b"div", true),
    (b"em", false),
    (b"font", false),
    (b"h1", true),
    (b"h2", true),
    (b"h3", true),
    (b"h4", true),
    (b"hr", true),
    (b"html", true),
    (b"i", false),
    (b"img", false),
    (b"li", true),
    (b"ol", true),
    (b"p", true),
    (b"pre", true),
    (b"span", false),
    (b"strong", false),
    (b"table", true),
    (b"td", true),
    (b"tr", true),
    (b"tt", false),
    (b"u", false),
    (b"ul", true),
    (b"wbr", false),
];

/// The longest that a tag may be.
const LONGEST_TAG: usize = 1000;

/// Whether the bytes are those of a web page from their beginning on.
pub(super) fn begins(bytes: &[u8]) -> bool {
    let bytes = bytes.trim_ascii_start();
    let head = bytes[..bytes.len().min(9)].to_ascii_lowercase();
    [&b"<!doctype"[..], b"<!--", b"<?xml"].iter().any(|&mark| head.starts_with(mark))
        || tag(bytes).is_some()
}

/// The text of a page, if it has any tags or entities. Those of entities outside ASCII are replaced
/// where the rest is UTF-8.
pub(super) fn text(bytes: &[u8]) -> Option<Vec<u8>> {
    memchr2(b'&', b'<', bytes)?;
    let is_utf8 = std::str::from_utf8(bytes).is_ok();
    let mut text = Vec::with_capacity(bytes.len());
    let mut replaced = false;
    let mut at = 0;
    while let Some(found) = memchr2(b'&', b'<', &bytes[at..]) {
        text.extend_from_slice(&bytes[at..at + found]);
        at += found;
        let rest = &bytes[at..];
        if let Some((length, ends_line)) = tag(rest) {
            replaced = true;
            text.extend(ends_line.then_some(b'\n'));
            at += length;
        } else if let Some((length, characters)) = entity(rest, is_utf8) {
            replaced = true;
            text.extend_from_slice(characters.as_bytes());
            at += length;
        } else {
            text.push(rest[0]);
            at += 1;
        }
    }
    text.extend_from_slice(&bytes[at..]);
    replaced.then_some(text)
}

/// The length of the tag here, and whether it ends a line.
fn tag(bytes: &[u8]) -> Option<(usize, bool)> {
    let name = bytes.strip_prefix(b"<")?;
    let name = name.strip_prefix(b"/").unwrap_or(name);
    let name = &name[..name.iter().take_while(|byte| byte.is_ascii_alphanumeric()).count()];
    let (_, ends_line) = TAGS.iter().find(|(known, _)| known.eq_ignore_ascii_case(name))?;
    let end = memchr(b'>', &bytes[..bytes.len().min(LONGEST_TAG)])?;
    // Some pages have games in the attributes of tags.
    if has_game(&bytes[..end]) {
        return None;
    }
    Some((end + 1, *ends_line))
}

/// The length of the entity here, and its characters.
fn entity(bytes: &[u8], is_utf8: bool) -> Option<(usize, String)> {
    let inside = &bytes[..bytes.len().min(LONGEST)];
    let length = memchr(b';', inside)? + 1;
    let entity = str::from_utf8(&inside[..length]).ok()?;
    let text = html_escape::decode_html_entities(entity);
    let is_known = text != entity && (is_utf8 || text.is_ascii() || text == "\u{A0}");
    // The unbreakable kind of space is for the page alone.
    is_known.then(|| (length, text.replace('\u{A0}', " ")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entities_become_characters_and_tags_line_ends_or_nothing() {
        for (page, expected) in [
            ("&#40;&#x3B;B&lsqb;aa&#93;)", Some("(;B[aa])")),
            ("&lt;&amp;lt;&quot; &nbsp;&#22258;", Some("<&lt;\"  囲")),
            ("a & b; &unknown; &#x110000; &#; &", None),
            ("M&uuml;ller &ldquo;x&rdquo;", Some("Müller “x”")),
            ("plain", None),
            ("<p>B[aa]<br />W[<b class='x'>bb</b>]</P>", Some("\nB[aa]\nW[bb]\n")),
            ("a < b > <x> <brook> <p", None),
        ] {
            let found = text(page.as_bytes());
            assert_eq!(found.as_deref(), expected.map(str::as_bytes), "{page}");
        }
        let latin = text(b"&#40;\xE9&#22258;");
        assert_eq!(latin.as_deref(), Some(&b"(\xE9&#22258;"[..]));
    }
}
