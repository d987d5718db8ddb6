//! SGF as people send and copy it: in a mail, a page, a program's answer, or games of several
//! sources in one file.

mod encodings;
mod json;
mod mail;
mod page;
mod quoted;

use std::borrow::Cow;

use encoding_rs::{Encoding, UTF_8};

use super::LARGEST;
use crate::{
    charset::{self, Declared},
    diagnostic::{Diagnostic, Problem},
    parse::{Parsed, parse_as},
};

/// A record without its wrapping.
struct Unwrapped {
    text: Vec<u8>,
    /// The encoding of the text, if the wrapping states it.
    encoding: Option<&'static Encoding>,
}

impl Unwrapped {
    /// Text that was in UTF-8 or has become so.
    fn in_utf8(text: String) -> Self {
        Unwrapped { text: text.into_bytes(), encoding: Some(UTF_8) }
    }
}

/// Reads SGF as [`parse`](crate::parse) does, without the wrapping around it. The places of its
/// problems are then those in the text without it.
pub(super) fn read(bytes: Cow<'_, [u8]>, given: Option<&'static Encoding>) -> Parsed {
    let is_small = bytes.len() <= LARGEST;
    if is_small && let Some(inside) = without_transport(&bytes) {
        return read_games(inside.text.into(), given.or(inside.encoding));
    }
    let parsed = read_games(bytes, given);
    let bytes = &parsed.collection.source.bytes;
    if is_sound(&parsed) && !page::begins(bytes) || !is_small || is_utf16(&parsed) {
        return parsed;
    }
    let unwrapped = [quoted::without_marks(bytes), page::text(bytes)].into_iter().flatten();
    let mut read = unwrapped.map(|text| parse_as(text.into(), given));
    read.find(is_sound).unwrap_or(parsed)
}

/// The record inside of a form that hides its characters.
fn without_transport(bytes: &[u8]) -> Option<Unwrapped> {
    json::strings(bytes).or_else(|| mail::parts(bytes)).or_else(|| quoted::printable(bytes))
}

fn is_sound(parsed: &Parsed) -> bool {
    parsed.collection.node_count() > 0 && !parsed.collection.broken
}

fn is_utf16(parsed: &Parsed) -> bool {
    parsed.collection.source.utf16.is_some()
}

/// Reads games each in the encoding that it declares.
fn read_games(bytes: Cow<'_, [u8]>, given: Option<&'static Encoding>) -> Parsed {
    let united = if given.is_none() { encodings::united(&bytes) } else { None };
    let Some((text, second)) = united else { return parse_as(bytes, given) };
    let mut parsed = parse_as(text.into(), Some(UTF_8));
    let position = parsed.collection.source.locator().locate(second);
    let is_before = |found: &Diagnostic| found.position.is_some_and(|p| p.offset < second);
    let before = parsed.diagnostics.partition_point(is_before);
    let found = Diagnostic { problem: Problem::SeveralEncodings, position: Some(position) };
    parsed.diagnostics.insert(before, found);
    parsed
}

/// The encoding stated around a text, unless the text names one of its own.
fn stated(text: &[u8], label: &str) -> Option<&'static Encoding> {
    let own = charset::of_property(text);
    matches!(own, Declared::Nothing).then(|| charset::by_label(label.as_bytes())).flatten()
}
