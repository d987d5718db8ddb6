//! Bytes to tokens. Every byte sequence has a token sequence, and each byte is looked at once.

use std::ops::Range;

use memchr::{memchr2, memchr3};

use crate::{
    allowed,
    charset::{BYTE_ORDER_MARK, Width},
};

/// The kinds of token; white space separates them and is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TokenKind {
    Open,
    Close,
    Semicolon,
    /// Letters, digits and underscores, not beginning with a digit.
    Name,
    /// From `[` to the `]` that closes it, or to the end if there is none.
    Value {
        closed: bool,
        /// Whether a `]` inside counts as text although no backslash says so.
        stray: bool,
    },
    /// A run of anything else.
    Junk,
}

/// A bracket inside a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mark {
    Open,
    Close,
    /// A `]` with a backslash before it.
    Escaped,
}

#[derive(Clone, Debug)]
pub(crate) struct Token {
    pub(crate) kind: TokenKind,
    pub(crate) range: Range<usize>,
}

impl Token {
    /// The inside of a value, without its brackets.
    pub(crate) fn inside(&self) -> Range<usize> {
        match self.kind {
            TokenKind::Value { closed: true, .. } => self.range.start + 1..self.range.end - 1,
            TokenKind::Value { closed: false, .. } => self.range.start + 1..self.range.end,
            _ => self.range.clone(),
        }
    }
}

#[derive(Clone, Debug)]
pub(crate) struct Lexer<'a> {
    bytes: &'a [u8],
    width: Width,
    at: usize,
    /// Whether the latest name is that of a text.
    in_text: bool,
}

impl<'a> Lexer<'a> {
    pub(crate) fn new(bytes: &'a [u8], width: Width) -> Self {
        Lexer { bytes, width, at: 0, in_text: false }
    }

    fn peek(&self) -> Option<u8> {
        self.bytes.get(self.at).copied()
    }

    /// Where the next token begins, or the white space before it.
    pub(crate) fn place(&self) -> usize {
        self.at
    }

    /// These bytes of the input.
    pub(crate) fn slice(&self, range: Range<usize>) -> &'a [u8] {
        &self.bytes[range]
    }

    /// The next token if it is a value.
    #[inline]
    pub(crate) fn next_value(&mut self) -> Option<Token> {
        self.pass_space();
        if self.peek() == Some(b'[') { self.next() } else { None }
    }

    pub(crate) fn skip_byte_order_mark(&mut self) {
        if self.bytes.starts_with(BYTE_ORDER_MARK) {
            self.at = 3;
        }
    }

    /// Skips to the place where a game could begin or end. Returns the place of the skipped text,
    /// if any of it was no white space.
    pub(crate) fn skip_to_parenthesis(&mut self) -> Option<usize> {
        self.pass_space();
        let start = self.at;
        self.pass_until(TREE);
        (self.at > start).then_some(start)
    }

    /// Passes over a name with the space around it. Says whether there was one.
    fn pass_name(&mut self) -> bool {
        self.pass_space();
        let named = self.at;
        self.pass_single(LETTER | DIGIT);
        let has_name = self.at > named;
        self.pass_space();
        has_name
    }

    /// Whether a parenthesis or semicolon that was just read begins a game
    /// rather than being part of other text.
    pub(crate) fn game_follows(&self, kind: TokenKind) -> bool {
        // Values must not be read here: the lexer might look ahead to the same one from many
        // places.
        let mut ahead = self.clone();
        let has_name = ahead.pass_name();
        match ahead.peek() {
            Some(b'[') => has_name,
            Some(b'(' | b')' | b';') | None => !has_name && kind == TokenKind::Open,
            Some(_) => false,
        }
    }

    /// Passes over a tree in which there is no value at all. Says whether there was one.
    pub(crate) fn pass_empty_tree(&mut self) -> bool {
        let mut ahead = self.clone();
        let mut open = 0_usize;
        for token in ahead.by_ref() {
            match token.kind {
                TokenKind::Open => open += 1,
                TokenKind::Close => open = open.saturating_sub(1),
                TokenKind::Value { .. } => return false,
                _ => {}
            }
            if open == 0 {
                break;
            }
        }
        *self = ahead;
        true
    }

    fn pass_one(&mut self) {
        if self.at < self.bytes.len() {
            self.at += self.width.of(&self.bytes[self.at..]);
        }
    }

    /// Passes over white space. Texts from web pages and mails have the wide and the unbreakable
    /// kinds, too.
    #[inline]
    fn pass_space(&mut self) {
        self.pass_single(SPACE);
        while self.peek().is_some_and(|byte| byte >= 0x80) {
            let rest = &self.bytes[self.at..];
            let Some(space) = WIDE_SPACES.iter().find(|space| rest.starts_with(space)) else {
                return;
            };
            self.at += space.len();
            self.pass_single(SPACE);
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

    /// Skips to behind the closing bracket.
    #[inline]
    fn skip_value(&mut self) -> TokenKind {
        if self.in_text {
            return self.skip_text();
        }
        let closed = match self.width {
            Width::Single => self.skip_plain_value(),
            _ => self.skip_wide_value(),
        };
        TokenKind::Value { closed, stray: false }
    }

    #[inline]
    fn skip_plain_value(&mut self) -> bool {
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

    #[inline(never)]
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

    /// Skips a text. People and programs forget the backslash before a bracket, so that the record
    /// has to go on behind the one that closes the text.
    #[inline(never)]
    fn skip_text(&mut self) -> TokenKind {
        let start = self.at;
        if self.width == Width::Single && self.skip_plain_value() && self.record_surely_goes_on() {
            return TokenKind::Value { closed: true, stray: false };
        }
        self.at = start;
        let (mut open, mut stray) = (0_usize, false);
        while let Some(mark) = self.pass_to_mark() {
            match mark {
                Mark::Open => open += 1,
                Mark::Escaped => open = open.saturating_sub(1),
                Mark::Close if self.record_goes_on(open > 0) => {
                    return TokenKind::Value { closed: true, stray };
                }
                Mark::Close => {
                    open = open.saturating_sub(1);
                    stray = true;
                }
            }
        }
        TokenKind::Value { closed: false, stray }
    }

    /// Moves behind the next bracket inside a text, and returns its kind.
    fn pass_to_mark(&mut self) -> Option<Mark> {
        while self.at < self.bytes.len() {
            if self.width == Width::Single {
                let rest = &self.bytes[self.at..];
                self.at += bracket_in_text(rest).unwrap_or(rest.len());
            }
            let byte = self.peek();
            self.pass_one();
            match byte {
                Some(b'[') => return Some(Mark::Open),
                Some(b']') => return Some(Mark::Close),
                Some(b'\\') => {
                    let escaped = self.peek();
                    self.pass_one();
                    if escaped == Some(b']') {
                        return Some(Mark::Escaped);
                    }
                }
                _ => {}
            }
        }
        None
    }

    /// Moves behind the next bracket that no backslash stands before, and returns its kind.
    fn pass_to_bracket(&mut self) -> Option<Mark> {
        std::iter::from_fn(|| self.pass_to_mark()).find(|&mark| mark != Mark::Escaped)
    }

    /// Whether a first look shows that the record goes on at this place, behind a value.
    pub(crate) fn record_goes_on_at(bytes: &'a [u8], at: usize) -> bool {
        Lexer { at, ..Lexer::new(bytes, Width::Single) }.record_surely_goes_on()
    }

    /// Whether a first look shows that the [record goes on](Lexer::record_goes_on). It does in
    /// nearly all records.
    fn record_surely_goes_on(&self) -> bool {
        let mut ahead = self.clone();
        ahead.pass_space();
        match self.bytes[ahead.at..] {
            [] => true,
            [b'A'..=b'Z', b'[', ..] | [b'A'..=b'Z', b'A'..=b'Z', b'[', ..] => true,
            [first @ (b';' | b'('), ..] => {
                ahead.at += 1;
                ahead.node_may_begin(first == b'(')
            }
            [b')', ..] => {
                ahead.at += 1;
                ahead.tree_may_end()
            }
            _ => false,
        }
    }

    /// Whether a closing parenthesis could stand before this place.
    fn tree_may_end(&mut self) -> bool {
        self.pass_space();
        matches!(self.peek(), None | Some(b'(' | b')' | b';'))
    }

    /// Whether the bytes behind a `]` are those of a record. Otherwise they belong to the text
    /// before it, in which a bracket may have been `opened`. The next bracket is the last byte
    /// looked at.
    fn record_goes_on(&self, opened: bool) -> bool {
        let mut ahead = self.clone();
        ahead.pass_space();
        let first = ahead.peek();
        match first {
            None => return true,
            Some(b'(' | b';') => {
                ahead.at += 1;
                if ahead.node_may_begin(first == Some(b'(')) {
                    return true;
                }
            }
            Some(b')') if !opened => return true,
            Some(b')') => {
                ahead.at += 1;
                if ahead.tree_may_end() {
                    return true;
                }
            }
            _ => {}
        }
        let mut to_bracket = self.clone();
        match to_bracket.pass_to_bracket() {
            None => true,
            // It would close nothing.
            Some(Mark::Close | Mark::Escaped) => false,
            Some(Mark::Open) => {
                let gap = &self.bytes[self.at..to_bracket.at - 1];
                !opened || names_a_property(gap)
            }
        }
    }

    /// Whether a node could begin here, behind a semicolon or, if it is `in_tree`, a parenthesis.
    fn node_may_begin(&mut self, in_tree: bool) -> bool {
        let has_name = self.pass_name();
        match self.peek() {
            Some(b'[') => has_name,
            None | Some(b'(' | b')') => !has_name,
            Some(b';') => !has_name || !in_tree,
            _ => false,
        }
    }
}

/// Whether the bytes between a `]` and a `[` end in the name of a property, at their beginning or
/// behind a semicolon. Capitals show that it is no word of a text.
fn names_a_property(gap: &[u8]) -> bool {
    let is_name = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
    let start = gap.iter().rposition(|byte| !is_name(byte)).map_or(0, |last| last + 1);
    let (before, name) = gap.split_at(start);
    let before = before.trim_ascii();
    name.iter().any(u8::is_ascii_uppercase) && (before.is_empty() || before.ends_with(b";"))
}

/// A text with a backslash before each `]` that lacks one. If a `[` has no partner, all of them get
/// a backslash: a reader may take one for the beginning of a pair.
pub(crate) fn with_backslashes(text: &[u8], width: Width) -> Vec<u8> {
    let marks = || {
        let mut lexer = Lexer::new(text, width);
        std::iter::from_fn(move || Some((lexer.pass_to_mark()?, lexer.at - 1)))
    };
    let open = marks().fold(0_usize, |open, (mark, _)| match mark {
        Mark::Open => open + 1,
        Mark::Close | Mark::Escaped => open.saturating_sub(1),
    });
    let lacks_one = |mark| mark == Mark::Close || (mark == Mark::Open && open > 0);
    let mut escaped = Vec::with_capacity(text.len() + 1);
    let mut copied = 0;
    for (_, at) in marks().filter(|&(mark, _)| lacks_one(mark)) {
        escaped.extend_from_slice(&text[copied..at]);
        escaped.push(b'\\');
        copied = at;
    }
    escaped.extend_from_slice(&text[copied..]);
    escaped
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

/// The same for the bytes that have a meaning inside a text.
#[inline]
fn bracket_in_text(bytes: &[u8]) -> Option<usize> {
    const SHORT: usize = 16;
    let head = &bytes[..bytes.len().min(SHORT)];
    let found = head.iter().position(|&byte| matches!(byte, b'[' | b']' | b'\\'));
    found.or_else(|| Some(head.len() + memchr3(b'[', b']', b'\\', &bytes[head.len()..])?))
}

impl Iterator for Lexer<'_> {
    type Item = Token;

    #[inline]
    fn next(&mut self) -> Option<Token> {
        self.pass_space();
        let start = self.at;
        let kind = match self.peek()? {
            b'[' => {
                self.at += 1;
                self.skip_value()
            }
            byte if KINDS[usize::from(byte)] & LETTER != 0 => {
                self.pass_single(LETTER | DIGIT);
                self.in_text = allowed::is_text(&self.bytes[start..self.at]);
                TokenKind::Name
            }
            byte => {
                self.pass_one();
                // A value behind other text belongs to no name.
                self.in_text = false;
                match byte {
                    b'(' => TokenKind::Open,
                    b')' => TokenKind::Close,
                    b';' => TokenKind::Semicolon,
                    _ => {
                        self.pass_until(SPACE | LETTER | TREE | BRACKET);
                        TokenKind::Junk
                    }
                }
            }
        };
        Some(Token { kind, range: start..self.at })
    }
}

/// White space outside ASCII: the unbreakable one, the wide one, those without width, each in
/// UTF-8, and the wide one of the encodings of East Asia.
const WIDE_SPACES: [&[u8]; 6] =
    [b"\xC2\xA0", b"\xE3\x80\x80", b"\xE2\x80\x8B", BYTE_ORDER_MARK, b"\xA1\xA1", b"\x81\x40"];

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
