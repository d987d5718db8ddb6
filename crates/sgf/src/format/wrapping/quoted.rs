//! Records in the text of mails: with the marks of an answer, or with escapes for the way.

use memchr::{memchr, memchr_iter};
use quoted_printable::ParseMode;

use super::Unwrapped;

/// The fewest escapes that are not there by chance.
const FEWEST: usize = 2;

/// The text without the escapes of *quoted-printable* (RFC 2045), where every `=` is one of them,
/// and one at least is that of an `=` or of a line break.
pub(super) fn printable(bytes: &[u8]) -> Option<Unwrapped> {
    memchr(b'=', bytes)?;
    let (mut count, mut is_certain) = (0, false);
    for at in memchr_iter(b'=', bytes) {
        match bytes[at + 1..] {
            [b'\n', ..] | [b'\r', b'\n', ..] | [b'3', b'D', ..] => is_certain = true,
            [b'0'..=b'9' | b'A'..=b'F', b'0'..=b'9' | b'A'..=b'F', ..] => {}
            _ => return None,
        }
        count += 1;
    }
    if !is_certain || count < FEWEST {
        return None;
    }
    let text = quoted_printable::decode(bytes, ParseMode::Robust).ok()?;
    Some(Unwrapped { text, encoding: None })
}

/// The text without the marks `>` that stand before each line of a mail when it is answered.
pub(super) fn without_marks(bytes: &[u8]) -> Option<Vec<u8>> {
    let mut any = false;
    let lines = bytes.split_inclusive(|&byte| byte == b'\n');
    let text = lines.flat_map(|line| {
        let mark = |byte: &u8| matches!(byte, b'>' | b' ');
        let marks = line.iter().take_while(|&byte| mark(byte)).count();
        let marks = if line.starts_with(b">") { marks } else { 0 };
        any |= marks > 0;
        &line[marks..]
    });
    let text = text.copied().collect();
    any.then_some(text)
}
