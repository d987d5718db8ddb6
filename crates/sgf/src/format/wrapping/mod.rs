//! SGF as people send and copy it: in a mail, a page, a program's answer, or games of several
//! sources in one file.

mod encodings;
mod json;
mod mail;
mod page;
mod quoted;

use std::borrow::Cow;

use encoding_rs::{Encoding, UTF_8};
use memchr::memmem;

use self::encodings::in_utf8;
use super::LARGEST;
use crate::{
    charset::BYTE_ORDER_MARK,
    diagnostic::Diagnostic,
    parse::{Parsed, parse_as},
};

/// The beginning of a game.
const GAME: &[u8] = b"(;";

/// Reads SGF as [`parse`](crate::parse) does, without the wrapping around it. Its problems have no
/// places then.
pub(super) fn read(bytes: Cow<'_, [u8]>, given: Option<&'static Encoding>) -> Parsed {
    if bytes.len() > LARGEST {
        return read_games(bytes, given);
    }
    match sent(bytes.strip_prefix(BYTE_ORDER_MARK).unwrap_or(&bytes), given) {
        Some(text) => unwrapped(read_text(text.into(), Some(UTF_8))),
        None => read_text(bytes, given),
    }
}

/// The games inside of the form in which a server or a mail has them, in UTF-8.
fn sent(bytes: &[u8], given: Option<&'static Encoding>) -> Option<Vec<u8>> {
    json::strings(bytes)
        .or_else(|| mail::parts(bytes, given))
        .or_else(|| Some(in_utf8(&quoted::printable(bytes)?, given)))
}

/// Reads a text with the marks of an answer before its lines, or the text of a page.
fn read_text(bytes: Cow<'_, [u8]>, given: Option<&'static Encoding>) -> Parsed {
    let try_text = |text: Option<Vec<u8>>| {
        let read = read_games(text?.into(), given);
        is_sound(&read).then(|| unwrapped(read))
    };
    let inside = bytes.strip_prefix(BYTE_ORDER_MARK).unwrap_or(&bytes);
    let is_page = page::begins(inside);
    let known = if is_page { page::text(inside) } else { quoted::without_marks(inside) };
    if let Some(read) = try_text(known) {
        return read;
    }
    let parsed = read_games(bytes, given);
    if is_sound(&parsed) || is_page || parsed.collection.source.utf16.is_some() {
        return parsed;
    }
    try_text(page::text(&parsed.collection.source.bytes)).unwrap_or(parsed)
}

/// Marks games as taken out of something else.
fn unwrapped(mut parsed: Parsed) -> Parsed {
    parsed.collection.source.unwrapped = true;
    parsed.diagnostics.iter_mut().for_each(|found| found.position = None);
    parsed
}

fn is_sound(parsed: &Parsed) -> bool {
    parsed.collection.node_count() > 0 && !parsed.collection.broken
}

fn has_game(text: &[u8]) -> bool {
    memmem::find(text, GAME).is_some()
}

/// Reads games each in the encoding that it declares.
fn read_games(bytes: Cow<'_, [u8]>, given: Option<&'static Encoding>) -> Parsed {
    let united = if given.is_none() { encodings::united(&bytes) } else { None };
    let Some((text, faults)) = united else { return parse_as(bytes, given) };
    let mut parsed = parse_as(text.into(), Some(UTF_8));
    let mut locator = parsed.collection.source.locator();
    let found = faults
        .into_iter()
        .map(|(offset, problem)| Diagnostic { problem, position: Some(locator.locate(offset)) });
    parsed.diagnostics.extend(found);
    parsed.diagnostics.sort_by_key(|found| found.position.map(|place| place.offset));
    parsed
}
