//! ZIP archives of records.
//!
//! An archive is never trusted: the bytes that its records unpack to and the number of its entries
//! are limited.

mod names;

use super::Label;
use super::packed::{INPUT, archive_input, damaged, entry, in_our_words, said};
use crate::speech::{say, tell};
use crate::wrong;
use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::fs::File;
use std::io::{BufReader, Cursor, Error, ErrorKind, Read, Result, Seek, SeekFrom};
use std::path::{Path, PathBuf};
use std::rc::Rc;
use zip::ZipArchive;
use zip::result::ZipError;

/// The most bytes that the records of one archive may unpack to, all together.
const MOST_TOGETHER: u128 = 8 << 30;

/// The most entries of an archive.
const MOST_ENTRIES: usize = 1_000_000;

/// More entries than this are not named where they are told of together.
const MOST_NAMED: usize = 3;

/// The most bytes that are read to learn which entries there are: enough for long names.
const MOST_LISTED: u64 = 128 << 20;

pub(super) fn is_zip(head: &[u8]) -> bool {
    head.starts_with(b"PK\x03\x04") || head.starts_with(b"PK\x05\x06")
}

/// An error of the library, in our own words.
fn faulty(error: ZipError) -> Error {
    match error {
        ZipError::Io(error) => in_our_words(error),
        ZipError::UnsupportedArchive(ZipError::PASSWORD_REQUIRED) | ZipError::InvalidPassword => {
            said(say("archive-locked", &[]))
        }
        ZipError::UnsupportedArchive(_) | ZipError::CompressionMethodNotSupported(_) => {
            said(say("archive-unknown", &[]))
        }
        _ => damaged(),
    }
}

fn too_many_entries() -> Error {
    said(say("archive-entries", &[("most", MOST_ENTRIES.into())]))
}

/// The bytes of an archive.
trait Bytes: Read + Seek {}

impl<T: Read + Seek> Bytes for T {}

/// The bytes of an archive, of which no more than `left` may be read.
struct Source {
    bytes: Box<dyn Bytes>,
    left: Rc<Cell<u64>>,
}

impl Source {
    fn open(path: &Path, left: Rc<Cell<u64>>) -> Result<Source> {
        let bytes: Box<dyn Bytes> = if path == Path::new(INPUT) {
            Box::new(Cursor::new(archive_input()?.unwrap_or_default()))
        } else {
            Box::new(BufReader::new(File::open(path)?))
        };
        Ok(Source { bytes, left })
    }
}

impl Read for Source {
    fn read(&mut self, into: &mut [u8]) -> Result<usize> {
        let read = self.bytes.read(into)?;
        self.left.set(self.left.get().saturating_sub(read as u64));
        if self.left.get() == 0 { Err(too_many_entries()) } else { Ok(read) }
    }
}

impl Seek for Source {
    fn seek(&mut self, to: SeekFrom) -> Result<u64> {
        self.bytes.seek(to)
    }
}

/// An archive that is open.
struct Archive {
    path: PathBuf,
    /// The encoding asked for.
    label: Option<Label>,
    entries: ZipArchive<Source>,
    /// The number of each entry that is a file, by its path within the archive.
    numbers: HashMap<String, usize>,
    /// The names of records that lead out of the archive.
    outside: Vec<String>,
    /// Whether several entries have one name, so that only one of them is read.
    hides: bool,
}

thread_local! {
    /// The archive read last, so that its directory is not read again for every entry.
    static OPEN: RefCell<Option<Archive>> = const { RefCell::new(None) };
}

impl Archive {
    fn open(path: &Path, label: Option<Label>) -> Result<Archive> {
        Archive::open_listed(path, label, MOST_LISTED)
    }

    /// Opens an archive whose list of entries takes less than `most` bytes.
    fn open_listed(path: &Path, label: Option<Label>, most: u64) -> Result<Archive> {
        // The library reads the whole list, as long as it is, before it tells its length.
        let left = Rc::new(Cell::new(most));
        let entries = ZipArchive::new(Source::open(path, Rc::clone(&left))?);
        let mut entries = match entries {
            _ if left.get() == 0 => return Err(too_many_entries()),
            Ok(entries) if entries.len() > MOST_ENTRIES => return Err(too_many_entries()),
            entries => entries.map_err(faulty)?,
        };
        left.set(u64::MAX);
        // The library keeps one of several, too.
        let mut hides = entries.has_duplicate_names();
        let (mut numbers, mut outside) = (HashMap::new(), Vec::new());
        for (number, name) in names::decoded(&mut entries, label).into_iter().enumerate() {
            match names::inside(&name) {
                _ if name.ends_with(['/', '\\']) => {}
                Some(inside) => hides |= numbers.insert(inside, number).is_some(),
                None if super::files::is_record(&name) => outside.push(name),
                None => {}
            }
        }
        outside.sort();
        Ok(Archive { path: path.to_path_buf(), label, entries, numbers, outside, hides })
    }

    /// Uses the archive at `path`, which stays open for the next call.
    fn with<T>(
        path: &Path,
        label: Option<Label>,
        use_it: impl FnOnce(&mut Archive) -> Result<T>,
    ) -> Result<T> {
        OPEN.with_borrow_mut(|open| {
            let known = open.take_if(|archive| archive.path == path && archive.label == label);
            let archive = match known {
                Some(archive) => archive,
                None => Archive::open(path, label)?,
            };
            use_it(open.insert(archive))
        })
    }

    fn bytes(&mut self, name: &str) -> Result<Vec<u8>> {
        let number = *self.numbers.get(name).ok_or_else(|| Error::from(ErrorKind::NotFound))?;
        let one = self.entries.by_index(number).map_err(faulty)?;
        let packed = one.compressed_size();
        entry(one, packed)
    }

    /// The names of the records in it, in order, and the trouble with others. It tells if there are
    /// entries that are not seen.
    fn records(&mut self) -> Result<(Vec<String>, Option<String>)> {
        if self.entries.decompressed_size().is_some_and(|size| size > MOST_TOGETHER) {
            let most = MOST_TOGETHER >> 30;
            let most = u32::try_from(most).unwrap_or(u32::MAX);
            return Err(said(say("archive-together", &[("gigabytes", most.into())])));
        }
        let names = self.numbers.keys().filter(|name| super::files::is_record(name));
        let mut names: Vec<String> = names.cloned().collect();
        names.sort();
        let trouble = (!self.outside.is_empty()).then(|| {
            let list = few(&self.outside);
            let values = [("entries", self.outside.len().into()), ("list", (&list).into())];
            say("archive-outside", &values)
        });
        let mut inner: Vec<String> =
            self.numbers.keys().filter(|name| is_archive(name)).cloned().collect();
        if !inner.is_empty() {
            inner.sort();
            let list = few(&inner);
            let values = [("entries", inner.len().into()), ("list", (&list).into())];
            tell(&wrong::within(&self.path.display(), &say("archive-inner", &values)));
        }
        if self.hides {
            tell(&wrong::within(&self.path.display(), &say("archive-hidden", &[])));
        }
        Ok((names, trouble))
    }
}

/// The first of these names of entries, and how many more there are.
pub(super) fn few(names: &[String]) -> String {
    let (first, more) = names.split_at(names.len().min(MOST_NAMED));
    let first: Vec<String> = first.iter().map(|name| wrong::name(name)).collect();
    let list = first.join(", ");
    say("archive-names", &[("list", (&list).into()), ("more", more.len().into())])
}

/// Whether a file is a ZIP archive by its name.
pub(super) fn is_archive(name: &str) -> bool {
    name.to_ascii_lowercase().ends_with(".zip")
}

/// Whether standard input is an archive.
pub(super) fn is_input(path: &Path) -> bool {
    path == Path::new(INPUT) && archive_input().is_ok_and(|input| input.is_some())
}

/// The paths of the records in an archive, and the trouble with its other entries.
pub(super) fn records(path: &Path, label: Option<Label>) -> Result<(Vec<PathBuf>, Option<String>)> {
    let (names, trouble) = Archive::with(path, label, Archive::records)?;
    Ok((names.iter().map(|name| path.join(name)).collect(), trouble))
}

/// The bytes of the only record in an archive.
pub(super) fn only_entry(path: &Path, label: Option<Label>) -> Result<Vec<u8>> {
    Archive::with(path, label, |archive| {
        let (names, _) = archive.records()?;
        match &names[..] {
            [] => Err(said(say("archive-empty", &[]))),
            [only] => archive.bytes(only),
            [first, ..] => {
                let example = path.join(first).display().to_string();
                // A shell hands over `-/a.sgf`, and only behind `--` it is no option.
                let sign = if path == Path::new(INPUT) { "-- " } else { "" };
                let example = format!("{sign}{example}");
                let values = [("records", names.len().into()), ("example", (&example).into())];
                Err(said(say("archive-several", &values)))
            }
        }
    })
}

/// The archive in which this path would lead to an entry, and the entry's path there.
pub(super) fn holding(path: &Path) -> Option<(&Path, &Path)> {
    let is_archive = |above: &&Path| above.is_file() || *above == Path::new(INPUT);
    let archive = path.ancestors().skip(1).find(is_archive)?;
    Some((archive, path.strip_prefix(archive).ok()?))
}

/// The bytes of an entry of an archive, if some part of the path is one.
pub(super) fn entry_bytes(path: &Path, label: Option<Label>) -> Option<Result<Vec<u8>>> {
    let (archive, name) = holding(path)?;
    let name = name.to_str()?.replace(std::path::MAIN_SEPARATOR, "/");
    let mut head = [0; 4];
    Source::open(archive, Rc::new(Cell::new(u64::MAX))).ok()?.read_exact(&mut head).ok()?;
    is_zip(&head).then(|| Archive::with(archive, label, |archive| archive.bytes(&name)))
}

#[cfg(test)]
mod tests;
