//! Texts inside values: escapes and line ends.

use std::{borrow::Cow, str::FromStr};

use crate::{charset::Width, lexer::with_backslashes};

/// Makes a text fit between brackets.
#[must_use]
pub fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        if matches!(c, ']' | '\\') {
            escaped.push('\\');
        }
        escaped.push(c);
    }
    escaped
}

/// Makes a text fit beside the colon of a value of two parts.
#[must_use]
pub fn escape_part(text: &str) -> String {
    escape(text).replace(':', "\\:")
}

/// The parts beside the first colon that has no backslash before it, with their escapes.
pub(crate) fn parts(escaped: &str) -> Option<(&str, &str)> {
    let mut is_escaped = false;
    let colon = escaped.bytes().position(|byte| {
        let is_colon = byte == b':' && !is_escaped;
        is_escaped = byte == b'\\' && !is_escaped;
        is_colon
    })?;
    Some((&escaped[..colon], &escaped[colon + 1..]))
}

/// A text that may stand between brackets as it is, escapes included; see [`with_backslashes`]. A
/// backslash at the end, where the text was cut off, is left out.
pub(crate) fn closed(written: Cow<'_, str>) -> Cow<'_, str> {
    if !written.contains(['[', ']', '\\']) {
        return written;
    }
    let mut closed = with_backslashes(written.as_bytes(), Width::Single);
    let backslashes = closed.iter().rev().take_while(|&&byte| byte == b'\\').count();
    closed.truncate(closed.len() - backslashes % 2);
    // Backslashes alone were added and removed.
    String::from_utf8(closed).map_or(written, Cow::Owned)
}

/// The text without its escapes. An escaped line end is no line end.
#[must_use]
pub fn unescape(escaped: Cow<'_, str>) -> String {
    // Most texts need no change.
    let says_more = |byte: u8| matches!(byte, b'\\' | b'\r' | b'\t' | 0x0B | 0x0C);
    if !escaped.bytes().any(says_more) {
        return escaped.into_owned();
    }
    let mut text = String::with_capacity(escaped.len());
    let mut chars = escaped.chars().peekable();
    while let Some(c) = chars.next() {
        let (is_escaped, c) = match c {
            '\\' => match chars.next() {
                Some(c) => (true, c),
                None => break,
            },
            c => (false, c),
        };
        match c {
            '\n' | '\r' => {
                // All of \n, \r, \r\n and \n\r end a line.
                let partner = if c == '\n' { '\r' } else { '\n' };
                chars.next_if_eq(&partner);
                if !is_escaped {
                    text.push('\n');
                }
            }
            '\t' | '\u{B}' | '\u{C}' => text.push(' '),
            c => text.push(c),
        }
    }
    text
}

/// A whole number in plain digits.
pub(crate) fn number<T: FromStr>(text: &str) -> Option<T> {
    let digits = text.trim();
    digits.bytes().all(|byte| byte.is_ascii_digit()).then(|| digits.parse().ok()).flatten()
}

/// The ASCII character that a full-width one of East Asia stands for; any other as it is.
pub(crate) fn half_width(c: char) -> char {
    match c {
        '\u{3000}' => ' ',
        '！'..='～' => char::from_u32(c as u32 - 0xFEE0).unwrap_or(c),
        c => c,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escapes_and_line_ends() {
        for (raw, meant) in [
            ("plain", "plain"),
            (r"a\]b\\c\:d\e", r"a]b\c:de"),
            ("one\r\ntwo\n\rthree\rfour\n\nsix", "one\ntwo\nthree\nfour\n\nsix"),
            ("joi\\\nned, joi\\\r\nned", "joined, joined"),
            ("a\tb", "a b"),
            ("cut off\\", "cut off"),
        ] {
            assert_eq!(unescape(raw.into()), meant, "{raw:?}");
        }
        assert_eq!(escape(r"a]b\c[d:"), r"a\]b\\c[d:");
        for (written, expected) in [
            ("plain", "plain"),
            (r"a\]b\\", r"a\]b\\"),
            ("[1] x", r"[1\] x"),
            (r"[\[1] x", r"[\[1\] x"),
            (r"[1\] x", r"[1\] x"),
            ("[1", r"\[1"),
            (r"\[1", r"\[1"),
            ("a]", r"a\]"),
            (r"half \", "half "),
        ] {
            assert_eq!(closed(written.into()), expected);
            assert_eq!(closed(expected.into()), expected);
        }
    }
}
