//! Records in the text of mails: with the marks of an answer, or with the escapes of
//! *quoted-printable* (RFC 2045).

use memchr::{memchr, memchr_iter, memmem};

use super::{GAME, has_game};

/// The longest line of a text with escapes, without its end.
const LONGEST: usize = 76;

/// The text without its escapes, if that is what each `=` in it belongs to, and the lines are as
/// short as such a text has them. Escapes of line ends alone may be there by chance.
pub(super) fn printable(bytes: &[u8]) -> Option<Vec<u8>> {
    memchr(b'=', bytes)?;
    let (mut has_sign, mut has_break, mut has_wide) = (false, false, false);
    for at in memchr_iter(b'=', bytes) {
        match Escape::read(&bytes[at..])? {
            (Escape::Break, _) => has_break = true,
            (Escape::Byte(b'='), _) => has_sign = true,
            (Escape::Byte(byte), _) => has_wide |= !byte.is_ascii(),
        }
        // Programs that guess must not take other writings for an escape.
        if bytes[at + 1..].iter().take(2).any(u8::is_ascii_lowercase) {
            return None;
        }
    }
    let is_short = |line: &[u8]| line.trim_ascii_end().len() <= LONGEST;
    let fits = bytes.is_ascii() && bytes.split(|&b| b == b'\n').all(is_short) && has_game(bytes);
    let text = Some(decoded(bytes)).filter(|_| fits)?;
    let is_certain = match (has_sign, has_wide) {
        (true, true) => has_break || str::from_utf8(&text).is_ok(),
        (false, false) => false,
        _ => has_break,
    };
    is_certain.then_some(text)
}

/// The text without its escapes. Bytes that need none stay, as in mails that have both.
pub(super) fn decoded(bytes: &[u8]) -> Vec<u8> {
    let mut text = Vec::with_capacity(bytes.len());
    let mut rest = bytes;
    while let Some(at) = memchr(b'=', rest) {
        text.extend_from_slice(&rest[..at]);
        rest = &rest[at..];
        let (byte, length) = match Escape::read(rest) {
            Some((Escape::Byte(byte), length)) => (Some(byte), length),
            Some((Escape::Break, length)) => (None, length),
            None => (Some(b'='), 1),
        };
        text.extend(byte);
        rest = &rest[length..];
    }
    text.extend_from_slice(rest);
    text
}

enum Escape {
    Byte(u8),
    /// The end of a line, which stands for nothing.
    Break,
}

impl Escape {
    /// The escape at the beginning, and its length. Blanks may stand before the end of a line, and
    /// digits may be small: RFC 2045 asks readers to take both.
    fn read(bytes: &[u8]) -> Option<(Escape, usize)> {
        let behind = bytes.strip_prefix(b"=")?;
        let blanks = behind.iter().take_while(|byte| matches!(byte, b' ' | b'\t' | b'\r')).count();
        if behind.get(blanks) == Some(&b'\n') {
            return Some((Escape::Break, blanks + 2));
        }
        let digits = str::from_utf8(behind.get(..2)?).ok()?;
        let is_byte = digits.bytes().all(|digit| digit.is_ascii_hexdigit());
        let byte = u8::from_str_radix(digits, 16).ok().filter(|_| is_byte)?;
        Some((Escape::Byte(byte), 3))
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
