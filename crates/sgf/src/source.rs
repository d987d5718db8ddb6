//! The bytes a collection was parsed from, and places in them.

use std::sync::OnceLock;

use encoding_rs::{EUC_KR, Encoding, UTF_8};

use crate::{
    charset::BYTE_ORDER_MARK,
    charset::{Utf16, Width},
    diagnostic::Position,
};

/// Parsed bytes and the facts known about them.
#[derive(Clone, Debug)]
pub(crate) struct Source {
    /// The bytes, or their UTF-8 form if they were UTF-16.
    pub(crate) bytes: Vec<u8>,
    /// How text in `bytes` is encoded.
    pub(crate) encoding: &'static Encoding,
    /// Whether the encoding was neither declared nor evident.
    pub(crate) guessed: bool,
    /// How `bytes` divide into characters where it matters to syntax.
    pub(crate) width: Width,
    /// Whether the bytes were taken out of a page, a mail or the like.
    pub(crate) unwrapped: bool,
    /// The form to restore when writing.
    pub(crate) utf16: Option<Utf16>,
    /// Places in `bytes` at least [`GAP`] bytes apart; made when the first place is asked for.
    pub(crate) index: OnceLock<Vec<Place>>,
}

impl Default for Source {
    fn default() -> Self {
        Source {
            bytes: Vec::new(),
            encoding: UTF_8,
            guessed: false,
            width: Width::Single,
            unwrapped: false,
            utf16: None,
            index: OnceLock::new(),
        }
    }
}

/// How many bytes a place lies at most from one on the index. At most as many are counted to find
/// it.
const GAP: usize = 1024;

/// An offset into the bytes of a source, and its place.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place {
    at: usize,
    position: Position,
}

impl Place {
    const START: Place = Place { at: 0, position: Position { offset: 0, line: 1, column: 1 } };
}

impl Source {
    pub(crate) fn locator(&self) -> Locator<'_> {
        Locator { source: self, place: Place::START }
    }

    /// The last place on the index that is not behind an offset.
    fn near(&self, offset: usize) -> Place {
        let index = self.index.get_or_init(|| {
            let mut locator = self.locator();
            let ends = (0..self.bytes.len()).step_by(GAP);
            ends.map(|end| locator.step_to(end)).collect()
        });
        let behind = index.partition_point(|place| place.at <= offset);
        behind.checked_sub(1).map_or(Place::START, |last| index[last])
    }
}

/// Turns offsets into places. The bytes of a source are counted once, and a few before each offset,
/// so that the order of the offsets does not matter.
#[derive(Clone, Debug)]
pub(crate) struct Locator<'a> {
    source: &'a Source,
    place: Place,
}

impl Locator<'_> {
    /// Whether places are none of the file that was read.
    pub(crate) fn is_unwrapped(&self) -> bool {
        self.source.unwrapped
    }

    /// The place of an offset into the bytes of the source.
    pub(crate) fn locate(&mut self, offset: usize) -> Position {
        let near = self.place.at..=self.place.at + GAP;
        if !near.contains(&offset) {
            self.place = self.source.near(offset);
        }
        self.step_to(offset).position
    }

    /// Steps to the first place that does not lie before an offset.
    fn step_to(&mut self, offset: usize) -> Place {
        while self.place.at < offset.min(self.source.bytes.len()) {
            self.step();
        }
        self.place
    }

    fn step(&mut self) {
        let Source { bytes, encoding, width, utf16, .. } = self.source;
        let Place { at, position } = &mut self.place;
        let (byte, next) = (bytes[*at], bytes.get(*at + 1));
        // Korean characters have two bytes as well, but syntax does not depend on them.
        let width = if *encoding == EUC_KR { Width::Chinese } else { *width };
        let mut length = width.of(&bytes[*at..]);
        if *encoding == UTF_8 {
            let rest = &bytes[*at + 1..];
            length += rest.iter().take(3).take_while(|&&byte| byte & 0xC0 == 0x80).count();
        }
        position.offset += match utf16 {
            None => length,
            Some(_) if length == 4 => 4,
            Some(_) => 2,
        };
        if byte == b'\n' || (byte == b'\r' && next != Some(&b'\n')) {
            position.line += 1;
            position.column = 1;
        } else if *at > 0 || !bytes.starts_with(BYTE_ORDER_MARK) {
            // A byte order mark is no character of the first line.
            position.column += 1;
        }
        *at += length;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_the_same_in_any_order() {
        let text = "\u{FEFF}(;C[囲碁\r\n𠀀]\n;B[aa]\r".repeat(500);
        for (utf16, encoding) in [(None, UTF_8), (Some(Utf16::Little), UTF_8), (None, EUC_KR)] {
            let bytes = text.clone().into_bytes();
            let source = Source { bytes, utf16, encoding, ..Source::default() };
            let mut counted = source.locator();
            let expected: Vec<Position> =
                (0..source.bytes.len()).map(|offset| counted.step_to(offset).position).collect();
            // This visits every offset, each far from the one before: the stride is a prime.
            let mut locator = source.locator();
            let (count, stride) = (source.bytes.len(), 7919);
            assert_ne!(count % stride, 0);
            for offset in (0..count).map(|number| number * stride % count) {
                assert_eq!(locator.locate(offset), expected[offset], "{offset}");
            }
            assert!(source.index.get().is_some_and(|index| index.len() == count.div_ceil(GAP)));
        }
    }
}
