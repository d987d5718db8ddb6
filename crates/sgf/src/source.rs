//! The bytes a collection was parsed from, and places in them.

use encoding_rs::{EUC_KR, Encoding, UTF_8};

use crate::{
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
    /// The form to restore when writing.
    pub(crate) utf16: Option<Utf16>,
}

impl Default for Source {
    fn default() -> Self {
        Source {
            bytes: Vec::new(),
            encoding: UTF_8,
            guessed: false,
            width: Width::Single,
            utf16: None,
        }
    }
}

impl Source {
    pub(crate) fn locator(&self) -> Locator<'_> {
        Locator { source: self, at: 0, place: Position { offset: 0, line: 1, column: 1 } }
    }
}

/// Turns offsets into places. Asked in ascending order it passes over the bytes
/// only once.
#[derive(Clone, Debug)]
pub(crate) struct Locator<'a> {
    source: &'a Source,
    at: usize,
    place: Position,
}

impl Locator<'_> {
    /// The place of an offset into the bytes of the source.
    pub(crate) fn locate(&mut self, offset: usize) -> Position {
        if offset < self.at {
            *self = self.source.locator();
        }
        while self.at < offset.min(self.source.bytes.len()) {
            self.step();
        }
        self.place
    }

    fn step(&mut self) {
        let Source { bytes, encoding, width, utf16, .. } = self.source;
        let (byte, next) = (bytes[self.at], bytes.get(self.at + 1));
        // Korean characters have two bytes as well, but syntax does not depend on them.
        let width = if *encoding == EUC_KR { Width::Chinese } else { *width };
        let mut length = width.of(byte, next.copied());
        if *encoding == UTF_8 {
            let rest = &bytes[self.at + 1..];
            length += rest.iter().take(3).take_while(|&&byte| byte & 0xC0 == 0x80).count();
        }
        self.place.offset += match utf16 {
            None => length,
            Some(_) if length == 4 => 4,
            Some(_) => 2,
        };
        if byte == b'\n' || (byte == b'\r' && next != Some(&b'\n')) {
            self.place.line += 1;
            self.place.column = 1;
        } else if self.at > 0 || !bytes.starts_with(b"\xEF\xBB\xBF") {
            // A byte order mark is no character of the first line.
            self.place.column += 1;
        }
        self.at += length;
    }
}
