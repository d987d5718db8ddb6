//! The bytes of files that may be packed: by gzip, or as entries of a ZIP archive.
//!
//! Nothing is written to disk. What is packed is never trusted: the bytes that it unpacks to and
//! their ratio to the packed bytes are limited.

use super::{Label, archive};
use crate::speech::say;
use flate2::read::MultiGzDecoder;
use std::fmt;
use std::fs::File;
use std::io::{BufReader, Error, ErrorKind, Read, Result};
use std::path::Path;
use std::sync::{Mutex, PoisonError};

/// The most bytes that one packed record may unpack to.
const MOST_BYTES: u64 = 256 << 20;

/// The most bytes that are read of a record that is not packed. The reader of records takes two
/// gigabytes, and tells that a record is too large if it has one byte more.
const MOST_PLAIN: u64 = (2 << 30) + 1;

/// A record of text shrinks to a twentieth at most. Packed files beyond this ratio are bombs.
const MOST_RATIO: u64 = 1000;

/// Up to this many bytes the ratio does not matter.
const SMALL: u64 = 1 << 20;

/// The path that stands for standard input.
pub(super) const INPUT: &str = "-";

/// An error that is told in our own words, in the language in use.
#[derive(Debug)]
pub(crate) struct Said(pub(crate) String);

impl fmt::Display for Said {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Said {}

pub(super) fn said(text: String) -> Error {
    Error::other(Said(text))
}

/// Standard input, which can be read only once.
#[derive(Debug)]
enum Input {
    /// It stays, since each entry needs it again.
    Archive(&'static [u8]),
    /// It is handed over, and empty then.
    Record(Vec<u8>),
}

impl Input {
    /// Reads it; of a record no more than `most` bytes.
    fn read(mut reader: impl Read, most: u64) -> Result<Input> {
        let mut bytes = Vec::new();
        reader.by_ref().take(4).read_to_end(&mut bytes)?;
        if archive::is_zip(&bytes) {
            reader.read_to_end(&mut bytes)?;
            return Ok(Input::Archive(bytes.leak()));
        }
        reader.take(most).read_to_end(&mut bytes)?;
        Ok(Input::Record(bytes))
    }

    fn with<T>(use_it: impl FnOnce(&mut Input) -> T) -> Result<T> {
        static INPUT: Mutex<Option<Input>> = Mutex::new(None);
        let mut input = INPUT.lock().unwrap_or_else(PoisonError::into_inner);
        let input = match &mut *input {
            Some(input) => input,
            unread => unread.insert(Input::read(std::io::stdin().lock(), MOST_PLAIN)?),
        };
        Ok(use_it(input))
    }

    fn record(&mut self) -> Option<Vec<u8>> {
        match self {
            Input::Archive(_) => None,
            Input::Record(bytes) => Some(std::mem::take(bytes)),
        }
    }
}

/// The bytes of standard input, if it is an archive.
pub(super) fn archive_input() -> Result<Option<&'static [u8]>> {
    Input::with(|input| match input {
        Input::Archive(bytes) => Some(*bytes),
        Input::Record(_) => None,
    })
}

/// The bytes of a file; `-` is standard input. A file packed by gzip is unpacked. An entry of a ZIP
/// archive has the path of the archive and its own behind it, such as `games.zip/1/a.sgf`. The
/// names there are in the encoding named, unless they are UTF-8.
pub(crate) fn bytes(path: &Path, label: Option<Label>) -> Result<Vec<u8>> {
    if path == Path::new(INPUT) {
        return match Input::with(Input::record)? {
            None => archive::only_entry(path, label),
            Some(bytes) if is_gzip(&bytes) => unpacked(&bytes[..], bytes.len() as u64),
            Some(bytes) => Ok(bytes),
        };
    }
    let mut file = match File::open(path) {
        Ok(file) => file,
        Err(error) => return archive::entry_bytes(path, label).unwrap_or(Err(error)),
    };
    let length = file.metadata()?.len();
    let mut head = Vec::new();
    Read::by_ref(&mut file).take(4).read_to_end(&mut head)?;
    let whole = std::io::Cursor::new(head.clone()).chain(file);
    if is_gzip(&head) {
        return unpacked(BufReader::new(whole), length);
    }
    if archive::is_zip(&head) {
        return archive::only_entry(path, label);
    }
    let mut bytes = Vec::with_capacity(usize::try_from(length).unwrap_or_default().min(1 << 30));
    whole.take(MOST_PLAIN).read_to_end(&mut bytes)?;
    Ok(bytes)
}

fn is_gzip(head: &[u8]) -> bool {
    head.starts_with(b"\x1f\x8b")
}

/// The bytes that gzip packed into `packed` bytes.
fn unpacked(reader: impl Read, packed: u64) -> Result<Vec<u8>> {
    bounded(MultiGzDecoder::new(reader), packed)
}

/// The bytes of an entry of an archive that takes `packed` bytes there. A record may be packed
/// twice: `a.sgf.gz` in an archive.
pub(super) fn entry(reader: impl Read, packed: u64) -> Result<Vec<u8>> {
    let bytes = bounded(reader, packed)?;
    if is_gzip(&bytes) { unpacked(&bytes[..], bytes.len() as u64) } else { Ok(bytes) }
}

/// All bytes of a reader, unless they are too many for a file that has `packed` bytes.
fn bounded(reader: impl Read, packed: u64) -> Result<Vec<u8>> {
    let most = MOST_BYTES.min((packed.saturating_mul(MOST_RATIO)).max(SMALL));
    let mut bytes = Vec::new();
    reader.take(most + 1).read_to_end(&mut bytes).map_err(in_our_words)?;
    if bytes.len() as u64 > most {
        let most = most >> 20;
        return Err(said(say("archive-bomb", &[("megabytes", most.into())])));
    }
    Ok(bytes)
}

/// An error of a library that unpacks. Its own words are about its format, and in English.
pub(super) fn in_our_words(error: Error) -> Error {
    match error.kind() {
        ErrorKind::Unsupported => said(say("archive-unknown", &[])),
        ErrorKind::InvalidData | ErrorKind::InvalidInput | ErrorKind::Other => damaged(),
        _ => error,
    }
}

pub(super) fn damaged() -> Error {
    said(say("archive-damaged", &[]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn standard_input_is_handed_over_and_only_an_archive_stays() {
        let mut input = Input::read(&b"(;B[aa])"[..], 100).unwrap();
        let Input::Record(bytes) = &input else { panic!("{input:?}") };
        let place = bytes.as_ptr();
        // These are the bytes themselves, not a copy of them.
        let taken = input.record().unwrap();
        assert_eq!((taken.as_ptr(), &taken[..]), (place, &b"(;B[aa])"[..]));
        assert_eq!(input.record().unwrap(), b"");
        let endless = Input::read(std::io::repeat(b' '), 1000).unwrap();
        assert!(matches!(endless, Input::Record(bytes) if bytes.len() < 1010));
        let mut archive = Input::read(&b"PK\x03\x04 and more"[..], 1).unwrap();
        assert!(matches!(archive, Input::Archive(b"PK\x03\x04 and more")));
        assert_eq!(archive.record(), None);
    }
}
