//! Bytes to tokens. Every byte sequence has a token sequence, and each byte is looked at once.

use std::ops::Range;

use memchr::memchr2;

use crate::charset::Width;

/// The kinds of token; white space separates them and is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Open,
    Close,
    Semicolon,
    /// Letters, digits and underscores, not beginning with a digit.
    Name,
    /// From `[` to the matching `]`, or to the end if there is none.
    Value {
        closed: bool,
    },
    /// A run of anything else.
    Junk,
}

#[derive(Clone, Debug)]
pub(crate) struct Token {
    pub(crate) kind: Kind,
    pub(crate) range: Range<usize>,
}

impl Token {
    /// The inside of a value, without its brackets.
    pub(crate) fn inside(&self) -> Range<usize> {
        match self.kind {
            Kind::Value { closed: true } => self.range.start + 1..self.range.end - 1,
            Kind::Value { closed: false } => self.range.start + 1..self.range.end,
            _ => self.range.clone(),
        }
    }
}

#[derive(Clone, Debug)]
pub(crate) struct Lexer<'a> {
    bytes: &'a [u8],
    width: Width,
    at: usize,
}

impl<'a> Lexer<'a> {
    pub(crate) fn new(bytes: &'a [u8], width: Width) -> Self {
        Lexer { bytes, width, at: 0 }
    }

    fn peek(&self) -> Option<u8> {
        self.bytes.get(self.at).copied()
    }

    /// These bytes of the input.
    pub(crate) fn slice(&self, range: Range<usize>) -> &'a [u8] {
        &self.bytes[range]
    }

    /// The next token if it is a value.
    #[inline]
    pub(crate) fn next_value(&mut self) -> Option<Token> {
        self.pass_single(SPACE);
        if self.peek() == Some(b'[') { self.next() } else { None }
    }

    pub(crate) fn skip_byte_order_mark(&mut self) {
        if self.bytes.starts_with(b"\xEF\xBB\xBF") {
            self.at = 3;
        }
    }

    /// Skips to the place where a game could begin or end. Returns the place of the skipped text,
    /// if any of it was no white space.
    pub(crate) fn skip_to_parenthesis(&mut self) -> Option<usize> {
        self.pass_single(SPACE);
        let start = self.at;
        self.pass_until(TREE);
        (self.at > start).then_some(start)
    }

    /// Whether a parenthesis or semicolon that was just read begins a game
    /// rather than being part of other text.
    pub(crate) fn game_follows(&self, kind: Kind) -> bool {
        // Values must not be read here: the lexer might look ahead to the same one from many
        // places.
        let mut ahead = self.clone();
        ahead.pass_single(SPACE);
        let named = ahead.at;
        ahead.pass_single(LETTER | DIGIT);
        let has_name = ahead.at > named;
        ahead.pass_single(SPACE);
        match ahead.peek() {
            Some(b'[') => has_name,
            Some(b'(' | b')' | b';') | None => !has_name && kind == Kind::Open,
            Some(_) => false,
        }
    }

    fn pass_one(&mut self) {
        if let Some(first) = self.peek() {
            self.at += self.width.of(first, self.bytes.get(self.at + 1).copied());
        }
    }

    /// Passes over bytes of these kinds, none of which begins a longer character.
    #[inline]
    fn pass_single(&mut self, wanted: u8) {
        let rest = &self.bytes[self.at..];
        let others = rest.iter().position(|&byte| KINDS[usize::from(byte)] & wanted == 0);
        self.at += others.unwrap_or(rest.len());
    }

    fn pass_until(&mut self, unwanted: u8) {
        while self.peek().is_some_and(|byte| KINDS[usize::from(byte)] & unwanted == 0) {
            self.pass_one();
        }
    }

    /// Skips to behind the closing bracket. Returns whether there is one.
    #[inline]
    fn skip_value(&mut self) -> bool {
        if self.width != Width::Single {
            return self.skip_wide_value();
        }
        if let [column, row, b']', ..] = self.bytes[self.at..]
            && !matches!((column, row), (b']' | b'\\', _) | (_, b']' | b'\\'))
        {
            // Most values are one point.
            self.at += 3;
            return true;
        }
        loop {
            let rest = &self.bytes[self.at..];
            match bracket_or_backslash(rest) {
                Some(found) if rest[found] == b']' => {
                    self.at += found + 1;
                    return true;
                }
                Some(found) => self.at = (self.at + found + 2).min(self.bytes.len()),
                None => {
                    self.at = self.bytes.len();
                    return false;
                }
            }
        }
    }

    fn skip_wide_value(&mut self) -> bool {
        while let Some(byte) = self.peek() {
            self.pass_one();
            match byte {
                b']' => return true,
                b'\\' => self.pass_one(),
                _ => {}
            }
        }
        false
    }
}

/// The place of the first of the two bytes that have a meaning inside a value. Many values are too
/// short for a search that has to be prepared.
#[inline]
fn bracket_or_backslash(bytes: &[u8]) -> Option<usize> {
    const SHORT: usize = 16;
    let head = &bytes[..bytes.len().min(SHORT)];
    let found = head.iter().position(|&byte| matches!(byte, b']' | b'\\'));
    found.or_else(|| Some(head.len() + memchr2(b']', b'\\', &bytes[head.len()..])?))
}

impl Iterator for Lexer<'_> {
    type Item = Token;

    #[inline]
    fn next(&mut self) -> Option<Token> {
        self.pass_single(SPACE);
        let start = self.at;
        let kind = match self.peek()? {
            b'[' => {
                self.at += 1;
                Kind::Value { closed: self.skip_value() }
            }
            byte if KINDS[usize::from(byte)] & LETTER != 0 => {
                self.pass_single(LETTER | DIGIT);
                Kind::Name
            }
            byte => {
                self.pass_one();
                match byte {
                    b'(' => Kind::Open,
                    b')' => Kind::Close,
                    b';' => Kind::Semicolon,
                    _ => {
                        self.pass_until(SPACE | LETTER | TREE | BRACKET);
                        Kind::Junk
                    }
                }
            }
        };
        Some(Token { kind, range: start..self.at })
    }
}

const SPACE: u8 = 1;
/// Begins a name.
const LETTER: u8 = 2;
/// Continues a name.
const DIGIT: u8 = 4;
/// A parenthesis or semicolon.
const TREE: u8 = 8;
/// Opens a value.
const BRACKET: u8 = 16;

/// The kind of each byte, by the constants above.
const KINDS: [u8; 256] = {
    let mut kinds = [0; 256];
    let mut byte = 0;
    while byte < 128 {
        kinds[byte] = match byte as u8 {
            b'\t'..=b'\r' | b' ' => SPACE,
            b'a'..=b'z' | b'A'..=b'Z' | b'_' => LETTER,
            b'0'..=b'9' => DIGIT,
            b'(' | b')' | b';' => TREE,
            b'[' => BRACKET,
            _ => 0,
        };
        byte += 1;
    }
    kinds
};
