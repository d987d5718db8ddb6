//! Files of games from several sources, put one behind the other, each in its own encoding.

use std::ops::Range;

use encoding_rs::{Encoding, GB18030, GBK, UTF_8};
use memchr::{memchr, memmem};

use crate::{
    charset::{Declared, Fault, Width, choose, has_shifts, of_label, of_property, utf16_order},
    diagnostic::Problem,
    lexer::{Lexer, TokenKind},
};

/// The longest name of an encoding that is looked at.
const LONGEST: usize = 64;

/// The games in UTF-8, if they declare several encodings, and what is wrong with their encodings,
/// each at its place in the new text.
pub(super) fn united(bytes: &[u8]) -> Option<(Vec<u8>, Vec<Fault>)> {
    if !may_differ(bytes) || utf16_order(bytes, None).is_some() {
        return None;
    }
    let (whole, ..) = choose(bytes, of_property(bytes));
    if whole == UTF_8 && str::from_utf8(bytes).is_ok() && !has_shifts(bytes) {
        return None;
    }
    let United { text, faults, differ } = United::of(bytes, None);
    differ.then_some((text, faults))
}

/// The games in UTF-8, which is what they say of themselves then: from the `known` encoding, or
/// each from its own.
pub(super) fn in_utf8(bytes: &[u8], known: Option<&'static Encoding>) -> Vec<u8> {
    United::of(bytes, known).text
}

#[derive(Default)]
struct United {
    text: Vec<u8>,
    faults: Vec<Fault>,
    /// Whether there were several encodings.
    differ: bool,
}

impl United {
    fn of(bytes: &[u8], known: Option<&'static Encoding>) -> Self {
        let mut united = United { text: Vec::with_capacity(bytes.len()), ..United::default() };
        let mut first = None;
        let mut games = Games { bytes, at: 0, declared: known, known };
        while let Some(Game { place, label }) = games.next() {
            let game = &bytes[place.clone()];
            let declared = match games.declared {
                Some(encoding) if label.is_none() => Declared::Known(encoding, 0),
                _ => of_property(game),
            };
            let (encoding, fault) = match known {
                Some(known) => (known, None),
                None => {
                    let (encoding, _, fault) = choose(game, declared);
                    (encoding, fault)
                }
            };
            united.add(bytes, &Game { place, label }, encoding, fault, &mut first);
        }
        united
    }

    fn add(
        &mut self,
        bytes: &[u8],
        Game { place, label }: &Game,
        encoding: &'static Encoding,
        fault: Option<Fault>,
        first: &mut Option<&'static Encoding>,
    ) {
        let begins = self.text.len();
        let decode = |range: Range<usize>| encoding.decode_without_bom_handling(&bytes[range]);
        let Some(label) = label else {
            self.text.extend_from_slice(decode(place.clone()).0.as_bytes());
            return;
        };
        let (before, lacks_some) = decode(place.start..label.start);
        self.text.extend_from_slice(before.as_bytes());
        let same = if encoding == GBK { GB18030 } else { encoding };
        if *first.get_or_insert(same) != same && !std::mem::replace(&mut self.differ, true) {
            self.faults.push((self.text.len(), Problem::SeveralEncodings));
        }
        self.faults.extend(fault.map(|(_, problem)| (self.text.len(), problem)));
        self.text.extend_from_slice(UTF_8.name().as_bytes());
        let (behind, lacks_more) = decode(label.end..place.end);
        self.text.extend_from_slice(behind.as_bytes());
        if (lacks_some || lacks_more) && fault.is_none() {
            self.faults.push((begins, Problem::DamagedText));
        }
    }
}

/// Whether there are two names of encodings that are not the same. They need not be those of games.
fn may_differ(bytes: &[u8]) -> bool {
    let mut names = memmem::find_iter(bytes, b"CA[").filter_map(|start| {
        let inside = &bytes[start + 3..];
        let name = &inside[..memchr(b']', &inside[..inside.len().min(LONGEST)])?];
        of_label(name)
    });
    let first = names.next();
    names.any(|encoding| Some(encoding) != first)
}

/// A game, with the text before it.
struct Game {
    place: Range<usize>,
    /// The place of the name that it has for its encoding, if that is known.
    label: Option<Range<usize>>,
}

/// The games one by one. Each byte is read twice at most.
struct Games<'a> {
    bytes: &'a [u8],
    at: usize,
    /// The encoding that was declared last, also for games that declare none.
    declared: Option<&'static Encoding>,
    /// The encoding of all games, also of those that declare another.
    known: Option<&'static Encoding>,
}

impl Games<'_> {
    fn next(&mut self) -> Option<Game> {
        let begins = self.at;
        if begins == self.bytes.len() {
            return None;
        }
        let label = match self.pass(Until::Label) {
            Some(label) => {
                self.declared = self.known.or_else(|| of_label(&self.bytes[label.clone()]));
                self.at = begins;
                self.pass(Until::End);
                // In its own encoding the game may have ended before.
                Some(label).filter(|label| label.end < self.at)
            }
            None => None,
        };
        Some(Game { place: begins..self.at, label })
    }

    /// Passes over a game in the encoding that was declared last, or to the name that the game has
    /// for another one. Returns the place of that name.
    fn pass(&mut self, until: Until) -> Option<Range<usize>> {
        let begins = self.at;
        let width = Width::for_encoding(self.declared.unwrap_or(UTF_8));
        let mut lexer = Lexer::new(&self.bytes[begins..], width);
        let (mut open, mut nodes, mut is_label) = (0_usize, 0_usize, false);
        loop {
            if open == 0 {
                lexer.skip_to_parenthesis();
            }
            let Some(token) = lexer.next() else { break };
            let inside = || lexer.slice(token.inside());
            match token.kind {
                TokenKind::Open if open > 0 || lexer.game_follows(token.kind) => open += 1,
                TokenKind::Close if open == 1 => break,
                TokenKind::Close => open = open.saturating_sub(1),
                TokenKind::Semicolon => nodes += 1,
                TokenKind::Name => is_label = nodes == 1 && inside() == b"CA",
                TokenKind::Value { .. }
                    if is_label && until == Until::Label && of_label(inside()).is_some() =>
                {
                    let Range { start, end } = token.inside();
                    return Some(begins + start..begins + end);
                }
                _ => {}
            }
        }
        self.at = begins + lexer.place();
        None
    }
}

/// How far a game is passed over.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Until {
    Label,
    End,
}
