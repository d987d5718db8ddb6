//! The file of the database at its place. A system lets people delete or replace a file that a
//! program has open. Everything written after that is in no file when the program ends.

use crate::store::StoreError;
use std::io;
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
        let length = AtomicU64::new(length(file));
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
        let now = length(file);
        let known = known.fetch_max(now, Ordering::Relaxed);
        // Another look may have come after a write, and before this one.
        if now < known && length(file) < known {
            let why = "another program has made the file shorter; if that was sqlite3 with VACUUM, \
                       start the server again";
            return Err(StoreError::Damaged(why.to_owned()));
        }
        Ok(())
    }
}

/// The length of a file in bytes. The server itself never makes the file of a database shorter that
/// is open.
fn length(file: &Path) -> u64 {
    std::fs::metadata(file).map_or(0, |found| found.len())
}
