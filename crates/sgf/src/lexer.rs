//! Bytes to tokens. Total: every byte sequence has a token sequence, and each
//! byte is looked at once.

use std::ops::Range;

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

    pub(crate) fn skip_byte_order_mark(&mut self) {
        if self.bytes.starts_with(b"\xEF\xBB\xBF") {
            self.at = 3;
        }
    }

    /// Skips to where a game could begin or end. Where text that is no white
    /// space was skipped, if any was.
    pub(crate) fn skip_to_parenthesis(&mut self) -> Option<usize> {
        self.pass(is_space);
        let start = self.at;
        self.pass(|byte| !matches!(byte, b'(' | b')' | b';'));
        (self.at > start).then_some(start)
    }

    /// Whether a parenthesis or semicolon that was just read begins a game
    /// rather than being part of other text.
    pub(crate) fn game_follows(&self, kind: Kind) -> bool {
        // Values must not be read here: the same one might be looked ahead to
        // from many places.
        let mut ahead = self.clone();
        ahead.pass(is_space);
        let named = ahead.at;
        ahead.pass(is_name);
        let has_name = ahead.at > named;
        ahead.pass(is_space);
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

    fn pass(&mut self, wanted: impl Fn(u8) -> bool) {
        while self.peek().is_some_and(&wanted) {
            self.pass_one();
        }
    }

    /// Skips to behind the closing bracket; whether there is one.
    fn skip_value(&mut self) -> bool {
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

impl Iterator for Lexer<'_> {
    type Item = Token;

    fn next(&mut self) -> Option<Token> {
        self.pass(is_space);
        let start = self.at;
        let kind = match self.peek()? {
            b'[' => {
                self.at += 1;
                Kind::Value { closed: self.skip_value() }
            }
            byte if is_name_start(byte) => {
                self.pass(is_name);
                Kind::Name
            }
            byte => {
                self.pass_one();
                match byte {
                    b'(' => Kind::Open,
                    b')' => Kind::Close,
                    b';' => Kind::Semicolon,
                    _ => {
                        self.pass(|byte| {
                            !is_space(byte)
                                && !is_name_start(byte)
                                && !matches!(byte, b'(' | b')' | b';' | b'[')
                        });
                        Kind::Junk
                    }
                }
            }
        };
        Some(Token { kind, range: start..self.at })
    }
}

fn is_space(byte: u8) -> bool {
    byte.is_ascii_whitespace() || byte == 0x0B
}

fn is_name_start(byte: u8) -> bool {
    byte.is_ascii_alphabetic() || byte == b'_'
}

fn is_name(byte: u8) -> bool {
    is_name_start(byte) || byte.is_ascii_digit()
}
