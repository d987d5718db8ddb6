//! Records in the text of mails: with the marks of an answer, or with the escapes of
//! *quoted-printable* (RFC 2045).

use memchr::{memchr, memchr_iter, memmem};

use super::{GAME, Inside, has_game};

/// The longest line of a text with escapes, without its end.
const LONGEST: usize = 76;

/// The text without its escapes, if that is what each `=` in it belongs to, and the lines are as
/// short as such a text has them. Escapes of line ends alone may be there by chance.
pub(super) fn printable(bytes: &[u8]) -> Option<Inside> {
    memchr(b'=', bytes)?;
    let (mut has_sign, mut has_break, mut has_wide) = (false, false, false);
    for at in memchr_iter(b'=', bytes) {
        match escape(&bytes[at..])? {
            (b'=', _) if !is_break(&bytes[at..]) => has_sign = true,
            _ if is_break(&bytes[at..]) => has_break = true,
            (byte, _) => has_wide |= !byte.is_ascii(),
        }
    }
    let is_certain = has_break && (has_sign || has_wide) || has_sign && has_wide;
    let is_short = |line: &[u8]| line.trim_ascii_end().len() <= LONGEST;
    let fits = is_certain && bytes.is_ascii() && bytes.split(|&b| b == b'\n').all(is_short);
    (fits && has_game(bytes)).then(|| Inside { text: decoded(bytes), is_utf8: false })
}

/// The text without its escapes. Bytes that need none stay, as in mails that have both.
pub(super) fn decoded(bytes: &[u8]) -> Vec<u8> {
    let mut text = Vec::with_capacity(bytes.len());
    let mut rest = bytes;
    while let Some(at) = memchr(b'=', rest) {
        text.extend_from_slice(&rest[..at]);
        rest = &rest[at..];
        match escape(rest) {
            Some((byte, length)) => {
                text.extend((!is_break(rest)).then_some(byte));
                rest = &rest[length..];
            }
            None => {
                text.push(b'=');
                rest = &rest[1..];
            }
        }
    }
    text.extend_from_slice(rest);
    text
}

/// Whether the escape here is that of a line end, which stands for nothing.
fn is_break(bytes: &[u8]) -> bool {
    matches!(bytes, [b'=', b'\n', ..] | [b'=', b'\r', b'\n', ..])
}

/// The byte that the escape here stands for, and the length of the escape.
fn escape(bytes: &[u8]) -> Option<(u8, usize)> {
    let digit = |byte: u8| match byte {
        b'0'..=b'9' => Some(byte - b'0'),
        b'A'..=b'F' => Some(byte - b'A' + 10),
        _ => None,
    };
    match *bytes {
        [b'=', b'\n', ..] => Some((b'\n', 2)),
        [b'=', b'\r', b'\n', ..] => Some((b'\n', 3)),
        [b'=', high, low, ..] => Some((digit(high)? * 16 + digit(low)?, 3)),
        _ => None,
    }
}

/// The text without the marks `>` that stand before each line of a mail when it is answered, if
/// one stands before the first game.
pub(super) fn without_marks(bytes: &[u8]) -> Option<Vec<u8>> {
    let game = memmem::find(bytes, GAME)?;
    let line = bytes[..game].iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1);
    if !bytes[line..].starts_with(b">") {
        return None;
    }
    let lines = bytes.split_inclusive(|&byte| byte == b'\n');
    let text = lines.flat_map(|line| {
        let marks = line.iter().take_while(|byte| matches!(byte, b'>' | b' ')).count();
        &line[if line.starts_with(b">") { marks } else { 0 }..]
    });
    Some(text.copied().collect())
}
