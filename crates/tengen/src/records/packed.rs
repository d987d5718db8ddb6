//! The bytes of files that may be packed: by gzip, or as entries of a ZIP archive.
//!
//! Nothing is written to disk. What is packed is never trusted: the bytes that it unpacks to and
//! their ratio to the packed bytes are limited.

use super::archive;
use crate::speech::say;
use flate2::read::MultiGzDecoder;
use std::fmt;
use std::fs::File;
use std::io::{BufReader, Error, ErrorKind, Read, Result};
use std::path::Path;
use std::sync::OnceLock;

/// The most bytes that one packed record may unpack to.
const MOST_BYTES: u64 = 256 << 20;

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

/// The bytes of standard input. They can be read only once, and each entry of an archive needs
/// them again.
pub(super) fn standard_input() -> Result<&'static [u8]> {
    static INPUT: OnceLock<std::result::Result<Vec<u8>, ErrorKind>> = OnceLock::new();
    let read = || {
        let mut bytes = Vec::new();
        let read = std::io::stdin().lock().read_to_end(&mut bytes);
        read.map(|_| bytes).map_err(|error| error.kind())
    };
    INPUT.get_or_init(read).as_deref().map_err(|kind| Error::from(*kind))
}

/// The bytes of a file; `-` is standard input. A file packed by gzip is unpacked. An entry of a ZIP
/// archive has the path of the archive and its own behind it, such as `games.zip/1/a.sgf`.
pub(crate) fn bytes(path: &Path) -> Result<Vec<u8>> {
    if path == Path::new(INPUT) {
        let bytes = standard_input()?;
        return if is_gzip(bytes) {
            unpacked(bytes, bytes.len() as u64)
        } else if archive::is_zip(bytes) {
            archive::only_entry(path)
        } else {
            Ok(bytes.to_vec())
        };
    }
    let mut file = match File::open(path) {
        Ok(file) => file,
        Err(error) => return archive::entry_bytes(path).unwrap_or(Err(error)),
    };
    let length = file.metadata()?.len();
    let mut head = Vec::new();
    Read::by_ref(&mut file).take(4).read_to_end(&mut head)?;
    let whole = std::io::Cursor::new(head.clone()).chain(file);
    if is_gzip(&head) {
        return unpacked(BufReader::new(whole), length);
    }
    if archive::is_zip(&head) {
        return archive::only_entry(path);
    }
    let mut bytes = Vec::with_capacity(usize::try_from(length).unwrap_or_default().min(1 << 30));
    let mut whole = whole;
    whole.read_to_end(&mut bytes)?;
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
        ErrorKind::InvalidData | ErrorKind::InvalidInput | ErrorKind::Other => damaged(),
        _ => error,
    }
}

pub(super) fn damaged() -> Error {
    said(say("archive-damaged", &[]))
}
