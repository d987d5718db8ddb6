//! The reason why a store fails.

use sqlx::migrate::MigrateError;
use std::fmt;

/// The reason why a store fails.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// Another server has appended entries to the game, or something is there already.
    Conflict,
    /// There is no such game.
    Unknown,
    /// The store holds something that the server does not understand.
    Corrupt(String),
    /// Another program has locked the database for too long.
    Locked,
    /// The database does not answer, or is about to end or to begin.
    Silent,
    /// Servers of this version, which is another, share the database.
    OtherVersion(String),
    /// The store was made with another secret.
    OtherSecret,
    /// The database is of a later version of Tengen.
    Later,
    /// The file is damaged, or is no database. The reason is in English.
    Damaged(String),
    /// The database has tables of another program.
    Foreign,
    /// The user whom the program runs as may not read or write the file.
    NoRights,
    /// The disk of the database is full.
    DiskFull,
    /// The database fails.
    Failed(String),
}

impl StoreError {
    /// Whether the store itself fails, so that other requests fail, too.
    pub(crate) fn is_outage(&self) -> bool {
        use StoreError::{Damaged, DiskFull, Failed, Locked, NoRights, Silent};
        matches!(self, Failed(_) | Locked | Silent | Damaged(_) | DiskFull | NoRights)
    }
}

/// The reason why a database is not brought up to date. `failed` reads the errors of its kind.
pub(crate) fn not_migrated(
    error: MigrateError,
    failed: fn(sqlx::Error) -> StoreError,
) -> StoreError {
    match error {
        MigrateError::VersionMissing(_) => StoreError::Later,
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => failed(error),
        error => StoreError::Failed(error.to_string()),
    }
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Conflict => f.write_str("the game was continued by another server"),
            StoreError::Unknown => f.write_str("there is no such game"),
            StoreError::Corrupt(what) => write!(f, "the database holds something unknown: {what}"),
            StoreError::Locked => f.write_str("another program has locked the database"),
            StoreError::Silent => f.write_str("the database does not answer"),
            StoreError::OtherVersion(version) => {
                write!(f, "servers of version {version} share the database: stop them all first")
            }
            StoreError::OtherSecret => f.write_str("it was made with another secret"),
            StoreError::Later => f.write_str("the database is of a later version of Tengen"),
            StoreError::Damaged(why) => write!(
                f,
                "the database is damaged: {why}; if tengen backup makes a copy, put that back with \
                 tengen restore; else put back an older one, or save what can be read with sqlite3 \
                 and its .recover or .dump"
            ),
            StoreError::NoRights => f.write_str("the program may not read or write the database"),
            StoreError::Foreign => f.write_str("the database is of another program"),
            StoreError::DiskFull => {
                f.write_str("the disk of the database is full: make room there")
            }
            StoreError::Failed(why) => write!(f, "the database fails: {why}"),
        }
    }
}

impl std::error::Error for StoreError {}
