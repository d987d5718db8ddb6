//! Files that may be packed: by gzip, or as entries of a ZIP archive.
//!
//! Nothing is written to disk. An archive is never trusted: the bytes that a file unpacks to, the
//! ratio to its packed bytes and the number of entries are limited.

use crate::speech::say;
use flate2::read::MultiGzDecoder;
use std::cell::RefCell;
use std::collections::HashMap;
use std::fmt;
use std::fs::File;
use std::io::{BufReader, Error, ErrorKind, Read, Result};
use std::path::{Component, Path, PathBuf};
use zip::ZipArchive;
use zip::result::ZipError;

/// The most bytes that one packed record may unpack to.
const MOST_BYTES: u64 = 256 << 20;

/// A record of text shrinks to a twentieth at most. Packed files beyond this ratio are bombs.
const MOST_RATIO: u64 = 1000;

/// Up to this many bytes the ratio does not matter.
const SMALL: u64 = 1 << 20;

/// The most bytes that the records of one archive may unpack to, all together.
const MOST_TOGETHER: u128 = 8 << 30;

/// The most entries of an archive.
const MOST_ENTRIES: usize = 1_000_000;

/// An error that is told in our own words, in the language in use.
#[derive(Debug)]
pub(crate) struct Said(pub(crate) String);

impl fmt::Display for Said {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Said {}

fn said(text: String) -> Error {
    Error::other(Said(text))
}

/// The bytes of a file, unpacked. `-` is standard input.
pub(super) fn bytes(path: &Path) -> Result<Vec<u8>> {
    if path == Path::new("-") {
        let mut bytes = Vec::new();
        std::io::stdin().lock().read_to_end(&mut bytes)?;
        return if is_gzip(&bytes) { unpacked(&bytes[..], bytes.len() as u64) } else { Ok(bytes) };
    }
    let mut file = match File::open(path) {
        Ok(file) => file,
        Err(error) => return entry_bytes(path).unwrap_or(Err(error)),
    };
    let length = file.metadata()?.len();
    let mut head = Vec::new();
    Read::by_ref(&mut file).take(4).read_to_end(&mut head)?;
    let whole = std::io::Cursor::new(head.clone()).chain(file);
    if is_gzip(&head) {
        return unpacked(BufReader::new(whole), length);
    }
    if is_zip(&head) {
        return only_entry(path);
    }
    let mut bytes = Vec::with_capacity(usize::try_from(length).unwrap_or_default().min(1 << 30));
    let mut whole = whole;
    whole.read_to_end(&mut bytes)?;
    Ok(bytes)
}

fn is_gzip(head: &[u8]) -> bool {
    head.starts_with(b"\x1f\x8b")
}

fn is_zip(head: &[u8]) -> bool {
    head.starts_with(b"PK\x03\x04") || head.starts_with(b"PK\x05\x06")
}

/// The bytes that gzip packed into `packed` bytes.
fn unpacked(reader: impl Read, packed: u64) -> Result<Vec<u8>> {
    bounded(MultiGzDecoder::new(reader), packed)
}

/// All bytes of a reader, unless they are too many for a file that has `packed` bytes.
fn bounded(reader: impl Read, packed: u64) -> Result<Vec<u8>> {
    let most = MOST_BYTES.min((packed.saturating_mul(MOST_RATIO)).max(SMALL));
    let mut bytes = Vec::new();
    let read = reader.take(most + 1).read_to_end(&mut bytes);
    if let Err(error) = read {
        // The reader's own words are about its format.
        return Err(match error.kind() {
            ErrorKind::UnexpectedEof => Error::from(ErrorKind::UnexpectedEof),
            _ => damaged(&error.to_string()),
        });
    }
    if bytes.len() as u64 > most {
        let most = most >> 20;
        return Err(said(say("archive-bomb", &[("megabytes", most.into())])));
    }
    Ok(bytes)
}

fn damaged(what: &str) -> Error {
    said(say("archive-damaged", &[("what", what.into())]))
}

fn faulty(error: ZipError) -> Error {
    match error {
        ZipError::Io(error) if error.kind() == ErrorKind::UnexpectedEof => {
            Error::from(ErrorKind::UnexpectedEof)
        }
        ZipError::UnsupportedArchive(ZipError::PASSWORD_REQUIRED) | ZipError::InvalidPassword => {
            said(say("archive-locked", &[]))
        }
        error => damaged(&error.to_string()),
    }
}

/// An archive that is open.
struct Archive {
    path: PathBuf,
    entries: ZipArchive<BufReader<File>>,
    /// The number of each entry that is a file, by its name.
    numbers: HashMap<String, usize>,
}

thread_local! {
    /// The archive read last, so that its directory is not read again for every entry.
    static OPEN: RefCell<Option<Archive>> = const { RefCell::new(None) };
}

impl Archive {
    fn open(path: &Path) -> Result<Archive> {
        let entries = ZipArchive::new(BufReader::new(File::open(path)?)).map_err(faulty)?;
        if entries.len() > MOST_ENTRIES {
            return Err(said(say("archive-entries", &[("most", MOST_ENTRIES.into())])));
        }
        let name = |number| Some((entries.name_for_index(number)?.ok()?.into_owned(), number));
        let numbers = (0..entries.len()).filter_map(name);
        let numbers = numbers.filter(|(name, _)| !name.ends_with('/')).collect();
        Ok(Archive { path: path.to_path_buf(), entries, numbers })
    }

    /// Uses the archive at `path`, which stays open for the next call.
    fn with<T>(path: &Path, use_it: impl FnOnce(&mut Archive) -> Result<T>) -> Result<T> {
        OPEN.with_borrow_mut(|open| {
            let known = open.take_if(|archive| archive.path == path);
            let archive = match known {
                Some(archive) => archive,
                None => Archive::open(path)?,
            };
            use_it(open.insert(archive))
        })
    }

    fn bytes(&mut self, name: &str) -> Result<Vec<u8>> {
        let number = *self.numbers.get(name).ok_or_else(|| Error::from(ErrorKind::NotFound))?;
        let entry = self.entries.by_index(number).map_err(faulty)?;
        let packed = entry.compressed_size();
        let bytes = bounded(entry, packed)?;
        // A record may be packed twice: `a.sgf.gz` in an archive.
        if is_gzip(&bytes) { unpacked(&bytes[..], bytes.len() as u64) } else { Ok(bytes) }
    }

    /// The names of the records in it, in order, and the troubles with others.
    fn records(&mut self) -> Result<(Vec<String>, Vec<String>)> {
        if self.entries.decompressed_size().is_some_and(|size| size > MOST_TOGETHER) {
            let most = MOST_TOGETHER >> 30;
            let most = u32::try_from(most).unwrap_or(u32::MAX);
            return Err(said(say("archive-together", &[("gigabytes", most.into())])));
        }
        let names = self.numbers.keys().filter(|name| super::files::is_record(name));
        let (mut names, outside): (Vec<String>, Vec<String>) =
            names.cloned().partition(|name| stays_inside(name));
        names.sort();
        let outside = outside.into_iter().map(|name| {
            let name = name.escape_debug().to_string();
            say("archive-outside", &[("entry", (&name).into())])
        });
        let mut troubles: Vec<String> = outside.collect();
        troubles.sort();
        Ok((names, troubles))
    }
}

/// Whether the path of an entry leads nowhere but into its archive.
fn stays_inside(name: &str) -> bool {
    let inside = |part| matches!(part, Component::Normal(_) | Component::CurDir);
    !name.contains(['\\', '\0', ':']) && Path::new(name).components().all(inside)
}

/// Whether a file is a ZIP archive by its name.
pub(super) fn is_archive(name: &str) -> bool {
    name.to_ascii_lowercase().ends_with(".zip")
}

/// The paths of the records in an archive, and the troubles with its other entries.
pub(super) fn records(path: &Path) -> Result<(Vec<PathBuf>, Vec<String>)> {
    let (names, troubles) = Archive::with(path, Archive::records)?;
    Ok((names.iter().map(|name| path.join(name)).collect(), troubles))
}

/// The bytes of the only record in an archive.
fn only_entry(path: &Path) -> Result<Vec<u8>> {
    Archive::with(path, |archive| {
        let (names, _) = archive.records()?;
        match &names[..] {
            [] => Err(said(say("archive-empty", &[]))),
            [only] => archive.bytes(only),
            [first, ..] => {
                let example = path.join(first).display().to_string();
                let values = [("records", names.len().into()), ("example", (&example).into())];
                Err(said(say("archive-several", &values)))
            }
        }
    })
}

/// The bytes of an entry of an archive, if some part of the path is one.
fn entry_bytes(path: &Path) -> Option<Result<Vec<u8>>> {
    let archive = path.ancestors().skip(1).find(|above| above.is_file())?;
    let name = path.strip_prefix(archive).ok()?.to_str()?;
    let name = name.replace(std::path::MAIN_SEPARATOR, "/");
    let mut head = [0; 4];
    File::open(archive).ok()?.read_exact(&mut head).ok()?;
    is_zip(&head).then(|| Archive::with(archive, |archive| archive.bytes(&name)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use flate2::{Compression, write::GzEncoder};
    use std::io::{Seek, Write};
    use zip::ZipWriter;
    use zip::write::SimpleFileOptions;

    fn gz(bytes: &[u8]) -> Vec<u8> {
        let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
        encoder.write_all(bytes).unwrap();
        encoder.finish().unwrap()
    }

    fn packed(path: &Path, entries: &[(&str, &[u8])]) {
        let mut writer = ZipWriter::new(File::create(path).unwrap());
        add(&mut writer, entries);
        writer.finish().unwrap();
    }

    fn add(writer: &mut ZipWriter<impl Write + Seek>, entries: &[(&str, &[u8])]) {
        for (name, bytes) in entries {
            writer.start_file(*name, SimpleFileOptions::default()).unwrap();
            writer.write_all(bytes).unwrap();
        }
    }

    #[test]
    fn entries_and_packed_files_are_read_by_their_paths() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        std::fs::write(at("a.sgf.gz"), gz(b"(;SZ[9])")).unwrap();
        assert_eq!(bytes(&at("a.sgf.gz")).unwrap(), b"(;SZ[9])");
        packed(&at("one.zip"), &[("x.sgf", b"(;)"), ("readme.txt", b"no")]);
        assert_eq!(bytes(&at("one.zip")).unwrap(), b"(;)");
        let twice = gz(b"(;B[aa])");
        packed(&at("two.zip"), &[("b/y.sgf", b"(;)"), ("a.sgf.gz", &twice)]);
        let (found, troubles) = records(&at("two.zip")).unwrap();
        assert_eq!(found, [at("two.zip/a.sgf.gz"), at("two.zip/b/y.sgf")]);
        assert!(troubles.is_empty());
        assert_eq!(bytes(&found[0]).unwrap(), b"(;B[aa])");
        assert_eq!(bytes(&found[1]).unwrap(), b"(;)");
        let several = bytes(&at("two.zip")).unwrap_err().to_string();
        assert!(several.contains("a.sgf.gz"), "{several}");
        assert_eq!(bytes(&at("two.zip/no.sgf")).unwrap_err().kind(), ErrorKind::NotFound);
        assert_eq!(bytes(&at("none.sgf")).unwrap_err().kind(), ErrorKind::NotFound);
    }

    #[test]
    fn bombs_and_entries_that_lead_out_are_refused() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        let zeros = vec![b' '; 8 << 20];
        std::fs::write(at("bomb.sgf.gz"), gz(&zeros)).unwrap();
        let why = bytes(&at("bomb.sgf.gz")).unwrap_err().to_string();
        assert!(why.contains("unpacks to more than"), "{why}");
        packed(&at("bomb.zip"), &[("x.sgf", &zeros)]);
        assert!(bytes(&at("bomb.zip/x.sgf")).is_err());
        packed(
            &at("out.zip"),
            &[("../../x.sgf", b"(;)"), ("/etc/y.sgf", b"(;)"), ("z.sgf", b"(;)")],
        );
        let (found, troubles) = records(&at("out.zip")).unwrap();
        assert_eq!(found, [at("out.zip/z.sgf")]);
        assert_eq!(troubles.len(), 2, "{troubles:?}");
    }

    #[test]
    fn damaged_archives_are_said_to_be_so() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        packed(&at("a.zip"), &[("x.sgf", b"(;SZ[9];B[aa])")]);
        let whole = std::fs::read(at("a.zip")).unwrap();
        for length in [5, 20, 40, whole.len() - 5] {
            std::fs::write(at("cut.zip"), &whole[..length]).unwrap();
            assert!(bytes(&at("cut.zip")).is_err(), "{length}");
        }
        std::fs::write(at("cut.gz"), &gz(b"(;SZ[9];B[aa])")[..20]).unwrap();
        assert!(bytes(&at("cut.gz")).is_err());
    }
}
