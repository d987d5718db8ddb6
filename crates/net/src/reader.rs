//! The lexical side of a network file: words, numbers and arrays of floats,
//! with the place of each.
//!
//! A file is text in words, gzipped or not. Weights follow either as words (`.txt`) or, in
//! little-endian binary, after the mark `@BIN@` (`.bin`). The bytes of each array decide which of
//! the two it is.

use std::io::{BufRead, BufReader, ErrorKind, Read};
use std::str::FromStr;

use flate2::bufread::MultiGzDecoder;

use crate::error::{Fault, ReadError};

pub(crate) type Result<T> = std::result::Result<T, ReadError>;

/// No layer has more channels than this; a larger number is damage.
const MOST_CHANNELS: usize = 1 << 16;
/// No word of the format is longer than this.
const LONGEST_WORD: usize = 256;
/// Floats are taken in portions, so that memory grows only with the bytes that are really there.
const PORTION: usize = 1 << 14;

/// A network file being read.
pub(crate) struct Reader<'a> {
    input: Box<dyn BufRead + 'a>,
    block: String,
    byte: u64,
    limit: u64,
    weights: u64,
}

impl<'a> Reader<'a> {
    /// Reads `input`, gzipped or not, and no more than `limit` bytes of it
    /// decompressed.
    pub(crate) fn new(mut input: impl BufRead + 'a, limit: u64) -> Result<Self> {
        let gzipped = match input.fill_buf() {
            Ok(start) => start.starts_with(&[0x1f, 0x8b]),
            Err(error) => {
                return Err(ReadError { block: String::new(), byte: 0, fault: Fault::Io(error) });
            }
        };
        let input: Box<dyn BufRead + 'a> = if gzipped {
            Box::new(BufReader::with_capacity(1 << 16, MultiGzDecoder::new(input)))
        } else {
            Box::new(input)
        };
        Ok(Reader { input, block: String::new(), byte: 0, limit, weights: 0 })
    }

    /// An error at this place.
    pub(crate) fn error(&self, fault: Fault) -> ReadError {
        ReadError { block: self.block.clone(), byte: self.byte, fault }
    }

    /// Reads the name of the next layer or block, which errors will carry.
    pub(crate) fn name(&mut self) -> Result<String> {
        self.block = self.word("the name of a block")?;
        Ok(self.block.clone())
    }

    /// Makes errors carry the name of this block again.
    pub(crate) fn within(&mut self, name: &str) {
        self.block.clear();
        self.block.push_str(name);
    }

    /// The next word.
    pub(crate) fn word(&mut self, expected: &'static str) -> Result<String> {
        let first = self.skip_space()?.ok_or_else(|| self.error(Fault::Ends { expected }))?;
        let mut word = vec![first];
        self.take_one()?;
        while let Some(byte) = self.peek()? {
            if byte.is_ascii_whitespace() {
                break;
            }
            word.push(byte);
            if word.len() > LONGEST_WORD {
                return Err(self.unreadable(expected, &word));
            }
            self.take_one()?;
        }
        match String::from_utf8(word) {
            Ok(word) if !word.chars().any(char::is_control) => Ok(word),
            Ok(word) => Err(self.unreadable(expected, word.as_bytes())),
            Err(error) => Err(self.unreadable(expected, error.as_bytes())),
        }
    }

    fn unreadable(&self, expected: &'static str, found: &[u8]) -> ReadError {
        let found = String::from_utf8_lossy(found).chars().take(40).collect();
        self.error(Fault::Unreadable { expected, found })
    }

    /// The next word as a number.
    pub(crate) fn number<T: FromStr>(&mut self, expected: &'static str) -> Result<T> {
        let word = self.word(expected)?;
        word.parse().map_err(|_| self.unreadable(expected, word.as_bytes()))
    }

    /// A finite number above 0.
    pub(crate) fn positive(&mut self, expected: &'static str) -> Result<f32> {
        let number: f32 = self.number(expected)?;
        if number.is_finite() && number > 0.0 {
            Ok(number)
        } else {
            Err(self.error(Fault::NotFinite { what: expected }))
        }
    }

    /// A count from 1 to the most any network has of anything.
    pub(crate) fn count(&mut self, expected: &'static str) -> Result<usize> {
        let number: usize = self.number(expected)?;
        if (1..=MOST_CHANNELS).contains(&number) {
            Ok(number)
        } else {
            Err(self.unreadable(expected, number.to_string().as_bytes()))
        }
    }

    /// A count that must be `needed`.
    pub(crate) fn count_of(&mut self, what: &'static str, needed: usize) -> Result<usize> {
        let found = self.count(what)?;
        self.agree(what, needed, found)?;
        Ok(found)
    }

    /// Checks a number that must be `needed`.
    pub(crate) fn agree(&self, what: &'static str, needed: usize, found: usize) -> Result<()> {
        if found == needed {
            Ok(())
        } else {
            Err(self.error(Fault::Mismatch { what, expected: needed, found }))
        }
    }

    /// 0 or 1.
    pub(crate) fn flag(&mut self, expected: &'static str) -> Result<bool> {
        match self.number::<u64>(expected)? {
            0 => Ok(false),
            1 => Ok(true),
            other => Err(self.error(Fault::Unknown { what: expected, found: other.to_string() })),
        }
    }

    /// Options that versions after the known ones may use: all must be 0.
    pub(crate) fn no_options(&mut self, count: usize) -> Result<()> {
        for _ in 0..count {
            let found: i64 = self.number("an option")?;
            if found != 0 {
                return Err(self.error(Fault::Unknown { what: "option", found: found.to_string() }));
            }
        }
        Ok(())
    }

    /// How many floats were read so far.
    pub(crate) fn weights(&self) -> u64 {
        self.weights
    }

    /// `count` finite floats, binary or as words.
    pub(crate) fn floats(&mut self, count: usize, what: &'static str) -> Result<Vec<f32>> {
        // Every float takes at least two bytes of the file, and four of memory.
        if (count as u64).saturating_mul(2) > self.limit.saturating_sub(self.byte) {
            return Err(self.error(Fault::TooLarge { limit: self.limit }));
        }
        let floats = match self.skip_space()? {
            Some(b'@') => self.binary_floats(count, what)?,
            _ => self.text_floats(count, what)?,
        };
        if floats.iter().all(|float| float.is_finite()) {
            self.weights += count as u64;
            Ok(floats)
        } else {
            Err(self.error(Fault::NotFinite { what }))
        }
    }

    fn text_floats(&mut self, count: usize, what: &'static str) -> Result<Vec<f32>> {
        let mut floats = Vec::with_capacity(count.min(PORTION));
        for _ in 0..count {
            floats.push(self.number(what)?);
        }
        Ok(floats)
    }

    fn binary_floats(&mut self, count: usize, what: &'static str) -> Result<Vec<f32>> {
        let mut mark = [0; 5];
        self.exactly(&mut mark, what)?;
        if mark != *b"@BIN@" {
            return Err(self.unreadable("@BIN@", &mark));
        }
        let mut floats = Vec::with_capacity(count.min(PORTION));
        let mut bytes = [0; PORTION];
        while floats.len() < count {
            let portion = (4 * (count - floats.len())).min(bytes.len());
            self.exactly(&mut bytes[..portion], what)?;
            let (words, _) = bytes[..portion].as_chunks::<4>();
            floats.extend(words.iter().map(|&word| f32::from_le_bytes(word)));
        }
        Ok(floats)
    }

    /// Reads to the end, where nothing but space may be left.
    pub(crate) fn end(&mut self) -> Result<()> {
        match self.skip_space()? {
            None => Ok(()),
            Some(_) => Err(self.error(Fault::Trailing)),
        }
    }

    fn exactly(&mut self, buffer: &mut [u8], expected: &'static str) -> Result<()> {
        self.within_limit(buffer.len())?;
        match self.input.read_exact(buffer) {
            Ok(()) => {
                self.byte += buffer.len() as u64;
                Ok(())
            }
            Err(error) if error.kind() == ErrorKind::UnexpectedEof => {
                Err(self.error(Fault::Ends { expected }))
            }
            Err(error) => Err(self.error(Fault::Io(error))),
        }
    }

    fn within_limit(&self, more: usize) -> Result<()> {
        if self.byte + more as u64 > self.limit {
            return Err(self.error(Fault::TooLarge { limit: self.limit }));
        }
        Ok(())
    }

    fn peek(&mut self) -> Result<Option<u8>> {
        loop {
            match self.input.fill_buf() {
                Ok(bytes) => return Ok(bytes.first().copied()),
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => {
                    return Err(ReadError {
                        block: self.block.clone(),
                        byte: self.byte,
                        fault: Fault::Io(error),
                    });
                }
            }
        }
    }

    fn take_one(&mut self) -> Result<()> {
        self.within_limit(1)?;
        self.input.consume(1);
        self.byte += 1;
        Ok(())
    }

    fn skip_space(&mut self) -> Result<Option<u8>> {
        while let Some(byte) = self.peek()? {
            if !byte.is_ascii_whitespace() {
                return Ok(Some(byte));
            }
            self.take_one()?;
        }
        Ok(None)
    }
}
