//! The file of the database at its place. A system lets people delete or replace a file that a
//! program has open. Everything written after that is in no file when the program ends.

use crate::store::StoreError;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The file of the database and its log, as they were when it was opened.
#[derive(Clone, Debug)]
pub(super) struct Place(Arc<[(PathBuf, Identity)]>);

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
        let found = [file.to_owned(), log.into()].map(|file| {
            let found = identity(&file).map_err(|error| StoreError::Failed(error.to_string()))?;
            Ok((file, found))
        });
        Ok(Place(found.into_iter().collect::<Result<_, StoreError>>()?))
    }

    /// Whether the files are still those that were opened. This asks the system twice, and touches
    /// no disk.
    ///
    /// # Errors
    /// [`StoreError::Gone`] if one of them is not.
    pub(super) fn check(&self) -> Result<(), StoreError> {
        let gone =
            |(file, opened): &&(PathBuf, Identity)| identity(file).ok().as_ref() != Some(opened);
        match self.0.iter().find(gone) {
            Some((file, _)) => Err(StoreError::Gone(file.clone())),
            None => Ok(()),
        }
    }
}
