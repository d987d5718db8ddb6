//! Records in mails, as a program for mail stores them.

use encoding_rs::Encoding;
use mailparse::{ParsedMail, body::Body};
use memchr::{memchr, memmem};

use super::{has_game, in_utf8, page, quoted};
use crate::charset::{Declared, by_label, of_property};

/// The most boundaries of parts in a file that is read: each is searched for in all bytes.
const MOST_BOUNDARIES: usize = 16;

/// The longest that the headers of a mail or a part may be.
const LONGEST_HEADERS: usize = 32 << 10;

/// The games of a mail, or of the mails of a mailbox, in UTF-8, as they were before they were sent.
pub(super) fn parts(bytes: &[u8], given: Option<&'static Encoding>) -> Option<Vec<u8>> {
    if !begins(bytes) || !is_readable(bytes) {
        return None;
    }
    let mut text = Vec::new();
    let mut begins = 0;
    // A mailbox puts a line of its own before each mail.
    let ends = memmem::find_iter(bytes, b"\n\nFrom ").map(|at| at + 2);
    for end in ends.chain([bytes.len()]) {
        add(&mailparse::parse_mail(&bytes[begins..end]).ok()?, given, &mut text);
        begins = end;
    }
    (!text.is_empty()).then_some(text)
}

/// Whether reading the mail takes no longer than its length suggests.
fn is_readable(bytes: &[u8]) -> bool {
    let small = bytes.to_ascii_lowercase();
    let many = memmem::find_iter(&small, b"boundary=").nth(MOST_BOUNDARIES).is_some();
    let headers = memmem::find_iter(&small, b"content-type:").map(|at| {
        let rest = &small[at..];
        memmem::find(rest, b"\n\n").or_else(|| memmem::find(rest, b"\r\n\r\n"))
    });
    let mut lengths = headers.take(MOST_BOUNDARIES * 8).map(|end| end.unwrap_or(small.len()));
    !many && lengths.all(|length| length <= LONGEST_HEADERS)
}

/// Whether the bytes begin with the headers of a mail that says what its text is.
fn begins(bytes: &[u8]) -> bool {
    let head = &bytes[..bytes.len().min(LONGEST_HEADERS)];
    let mut is_typed = false;
    let mut rest = head;
    while let Some(end) = memchr(b'\n', rest) {
        let (line, behind) = rest.split_at(end + 1);
        let is_mailbox = rest.len() == head.len() && line.starts_with(b"From ");
        rest = behind;
        match line {
            b"\n" | b"\r\n" => return is_typed,
            [b' ' | b'\t', ..] => continue,
            _ if is_mailbox => continue,
            _ => {}
        }
        let Some(name) = memchr(b':', line).map(|colon| &line[..colon]) else { return false };
        let is_name = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'-';
        if name.is_empty() || !name.iter().all(is_name) {
            return false;
        }
        is_typed |= [&b"content-transfer-encoding"[..], b"content-type"]
            .iter()
            .any(|header| header.eq_ignore_ascii_case(name));
    }
    false
}

/// Adds the games of a part. Says whether there were any.
fn add(part: &ParsedMail<'_>, given: Option<&'static Encoding>, text: &mut Vec<u8>) -> bool {
    let kind = part.ctype.mimetype.as_str();
    if !part.subparts.is_empty() {
        let mut parts = part.subparts.iter().map(|part| add(part, given, text));
        return match kind {
            // The same text in several forms.
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
    let Some(bytes) = decoded else { return false };
    if kind == "message/rfc822" {
        return mailparse::parse_mail(&bytes).is_ok_and(|mail| add(&mail, given, text));
    }
    let charset = part.ctype.params.get("charset");
    let stated = charset.and_then(|label| by_label(label.as_bytes()));
    // A record that names its encoding knows better.
    let stated = stated.filter(|_| matches!(of_property(&bytes), Declared::Nothing));
    let mut inside = in_utf8(&bytes, given.or(stated));
    if kind == "text/html" {
        inside = page::text(&inside).unwrap_or(inside);
    } else {
        inside = quoted::without_marks(&inside).unwrap_or(inside);
    }
    let has_games = has_game(&inside);
    if has_games {
        text.extend_from_slice(&inside);
        text.push(b'\n');
    }
    has_games
}
