//! Records in mails, as a program for mail stores them.

use mailparse::{ParsedMail, body::Body};
use memchr::{memchr, memmem};

use super::{Inside, has_game, quoted};
use crate::charset::{Declared, by_label, of_property};

/// The most parts within parts that are read: each is searched for in all bytes.
const DEEPEST: usize = 8;

/// The parts of a mail that hold games, as they were before they were sent.
pub(super) fn parts(bytes: &[u8]) -> Option<Inside> {
    let is_deep = memmem::find_iter(bytes, b"oundary=").nth(DEEPEST).is_some();
    if is_deep || !begins(bytes) {
        return None;
    }
    let mail = mailparse::parse_mail(bytes).ok()?;
    let mut inside = Inside { text: Vec::new(), is_utf8: true };
    add(&mail, &mut inside);
    (!inside.text.is_empty()).then_some(inside)
}

/// Whether the bytes begin with the headers of a mail that says how its text was encoded.
fn begins(bytes: &[u8]) -> bool {
    let mut is_encoded = false;
    let mut rest = bytes;
    while !rest.is_empty() {
        let (line, behind) = rest.split_at(memchr(b'\n', rest).map_or(rest.len(), |end| end + 1));
        // A mailbox puts a line of its own before each mail.
        let is_mailbox = rest.len() == bytes.len() && line.starts_with(b"From ");
        rest = behind;
        match line {
            b"\n" | b"\r\n" => return is_encoded,
            [b' ' | b'\t', ..] => continue,
            _ if is_mailbox => continue,
            _ => {}
        }
        let Some(name) = memchr(b':', line).map(|colon| &line[..colon]) else { return false };
        let is_name = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'-';
        if name.is_empty() || !name.iter().all(is_name) {
            return false;
        }
        is_encoded |= [&b"content-transfer-encoding"[..], b"content-type"]
            .iter()
            .any(|header| header.eq_ignore_ascii_case(name));
    }
    false
}

/// Adds the games of a part. Says whether there were any.
fn add(part: &ParsedMail<'_>, inside: &mut Inside) -> bool {
    if !part.subparts.is_empty() {
        let mut parts = part.subparts.iter().map(|part| add(part, inside));
        // The same text in several forms.
        return match part.ctype.mimetype.as_str() {
            "multipart/alternative" => parts.any(|has_games| has_games),
            _ => parts.fold(false, |any, has_games| any | has_games),
        };
    }
    let decoded = match part.get_body_encoded() {
        Body::QuotedPrintable(body) => Some(quoted::decoded(body.get_raw())),
        Body::Base64(body) => body.get_decoded().ok(),
        Body::SevenBit(body) | Body::EightBit(body) => Some(body.get_raw().to_vec()),
        Body::Binary(body) => Some(body.get_raw().to_vec()),
    };
    let Some(mut text) = decoded.filter(|text| has_game(text)) else { return false };
    let charset = part.ctype.params.get("charset");
    let stated = charset.and_then(|label| by_label(label.as_bytes()));
    // A record that names its encoding knows better.
    match stated.filter(|_| matches!(of_property(&text), Declared::Nothing)) {
        Some(encoding) => {
            text = encoding.decode_without_bom_handling(&text).0.into_owned().into_bytes();
        }
        None => inside.is_utf8 &= text.is_ascii(),
    }
    inside.text.extend_from_slice(&text);
    inside.text.push(b'\n');
    true
}
