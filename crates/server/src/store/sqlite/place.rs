//! The file of the database at its place. A system lets people delete or replace a file that a
//! program has open. Everything written after that is in no file when the program ends.

use crate::store::StoreError;
use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// The file of the database and its log, as they were when it was opened.
#[derive(Clone, Debug)]
pub(super) struct Place(Arc<Files>);

#[derive(Debug)]
struct Files {
    database: (PathBuf, Identity),
    log: (PathBuf, Identity),
    /// How long the file of the database was at the last look, in bytes.
    length: AtomicU64,
}

/// The numbers that tell a file from another one with its name.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg(unix)]
struct Identity {
    device: u64,
    number: u64,
}

/// Such a system keeps a file at its place while a program has it open. Its whole path tells it
/// from others.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg(not(unix))]
struct Identity(PathBuf);

#[cfg(unix)]
fn identity(file: &Path) -> io::Result<Identity> {
    use std::os::unix::fs::MetadataExt;
    let found = std::fs::metadata(file)?;
    Ok(Identity { device: found.dev(), number: found.ino() })
}

#[cfg(not(unix))]
fn identity(file: &Path) -> io::Result<Identity> {
    file.canonicalize().map(Identity)
}

/// Whether both paths lead to the same file.
pub(crate) fn is_one_file(one: &Path, other: &Path) -> bool {
    matches!((identity(one), identity(other)), (Ok(one), Ok(other)) if one == other)
}

impl Place {
    /// The place of an open database. A connection to it keeps its log at its place.
    pub(super) fn of(file: &Path) -> Result<Place, StoreError> {
        let mut log = file.as_os_str().to_owned();
        log.push("-wal");
        let found = |file: PathBuf| {
            let found = identity(&file).map_err(|error| StoreError::Failed(error.to_string()))?;
            Ok::<_, StoreError>((file, found))
        };
        let (database, log) = (found(file.to_owned())?, found(log.into())?);
        let length = AtomicU64::new(length(file).unwrap_or_default());
        Ok(Place(Arc::new(Files { database, log, length })))
    }

    /// Whether the files are still those that were opened, and whole. This asks the system three
    /// times, and touches no disk.
    ///
    /// # Errors
    /// [`StoreError::Gone`] if one of them is not, and [`StoreError::Damaged`] if another program
    /// has cut off the database.
    pub(super) fn check(&self) -> Result<(), StoreError> {
        let Files { database, log, length: known } = &*self.0;
        for (file, opened) in [database, log] {
            if identity(file).ok().as_ref() != Some(opened) {
                return Err(StoreError::Gone(file.clone()));
            }
        }
        let file = &database.0;
        let now = length(file).unwrap_or_default();
        if now < known.load(Ordering::Relaxed) && !is_whole(file, now) {
            return Err(StoreError::Damaged("another program has cut the file off".to_owned()));
        }
        known.store(now, Ordering::Relaxed);
        Ok(())
    }
}

fn length(file: &Path) -> io::Result<u64> {
    std::fs::metadata(file).map(|found| found.len())
}

/// Whether a file of this length has all the pages that it says it has. SQLite itself may have made
/// it shorter. The places of the numbers are those of SQLite's file format.
fn is_whole(file: &Path, length: u64) -> bool {
    let mut head = [0; 32];
    if File::open(file).and_then(|mut file| file.read_exact(&mut head)).is_err() {
        return false;
    }
    let page = match u64::from(u16::from_be_bytes([head[16], head[17]])) {
        1 => 65_536,
        page => page,
    };
    let pages = u64::from(u32::from_be_bytes([head[28], head[29], head[30], head[31]]));
    page * pages <= length
}
