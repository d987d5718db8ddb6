//! Files of games from several sources, put one behind the other, each in its own encoding.

use std::{iter::Peekable, ops::Range, vec::IntoIter};

use encoding_rs::{Encoding, UTF_8};
use memchr::{memchr, memmem};

use crate::{
    charset::{Declared, Width, by_label, choose, of_property, utf16_order},
    lexer::Lexer,
};

/// The games in UTF-8, if they declare several encodings. Beside them the place in the new text
/// where a second encoding was declared.
pub(super) fn united(bytes: &[u8]) -> Option<(Vec<u8>, usize)> {
    let labels = labels(bytes);
    let encoding = |label: &Range<usize>| by_label(&bytes[label.clone()]);
    let differ = labels.windows(2).any(|pair| encoding(&pair[0]) != encoding(&pair[1]));
    if !differ || str::from_utf8(bytes).is_ok() || utf16_order(bytes, None).is_some() {
        return None;
    }
    let (mut text, mut first, mut second) = (Vec::with_capacity(bytes.len()), None, None);
    for Game { place, encoding, label } in Games::of(bytes, labels) {
        let decoded = |range: Range<usize>| encoding.decode_without_bom_handling(&bytes[range]).0;
        let Some(label) = label else {
            text.extend_from_slice(decoded(place).as_bytes());
            continue;
        };
        text.extend_from_slice(decoded(place.start..label.start).as_bytes());
        if *first.get_or_insert(encoding) != encoding {
            second.get_or_insert(text.len());
        }
        text.extend_from_slice(UTF_8.name().as_bytes());
        text.extend_from_slice(decoded(label.end..place.end).as_bytes());
    }
    Some((text, second?))
}

/// The places of the names that games have for their encodings.
fn labels(bytes: &[u8]) -> Vec<Range<usize>> {
    let begins = |&start: &usize| start == 0 || !bytes[start - 1].is_ascii_alphabetic();
    let label = |start: usize| {
        let inside = start + 3;
        Some(inside..inside + memchr(b']', &bytes[inside..])?)
    };
    memmem::find_iter(bytes, b"CA[").filter(begins).map_while(label).collect()
}

/// A game, with the text before it.
struct Game {
    place: Range<usize>,
    encoding: &'static Encoding,
    /// The place of the name that it has for its encoding.
    label: Option<Range<usize>>,
}

struct Games<'a> {
    bytes: &'a [u8],
    labels: Peekable<IntoIter<Range<usize>>>,
    at: usize,
    /// The encoding that was declared last, also for games that declare none.
    declared: Option<&'static Encoding>,
}

impl<'a> Games<'a> {
    fn of(bytes: &'a [u8], labels: Vec<Range<usize>>) -> Self {
        Games { bytes, labels: labels.into_iter().peekable(), at: 0, declared: None }
    }

    /// The end of the next game, if it is in this encoding.
    fn end(&self, encoding: Option<&'static Encoding>) -> usize {
        let width = Width::for_encoding(encoding.unwrap_or(UTF_8));
        self.at + Lexer::new(&self.bytes[self.at..], width).pass_game()
    }
}

impl Iterator for Games<'_> {
    type Item = Game;

    fn next(&mut self) -> Option<Game> {
        if self.at == self.bytes.len() {
            return None;
        }
        while self.labels.next_if(|label| label.start < self.at).is_some() {}
        let label = self.labels.peek().cloned();
        let named = label.as_ref().and_then(|label| by_label(&self.bytes[label.clone()]));
        let mut end = self.end(named);
        // The next name may be that of a later game.
        let label = label.filter(|label| label.end < end);
        match label {
            Some(_) => self.declared = named,
            None => end = self.end(self.declared),
        }
        let place = self.at..end;
        let game = &self.bytes[place.clone()];
        let declared = match (&label, self.declared) {
            (None, Some(encoding)) => Declared::Known(encoding, 0),
            _ => of_property(game),
        };
        let (encoding, ..) = choose(game, declared);
        self.at = end;
        Some(Game { place, encoding, label })
    }
}
