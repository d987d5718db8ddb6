//! The reason why a store fails.

use super::address_fault::AddressFault;
use crate::tls::TlsFault;
use serde::{Deserialize, Serialize};
use sqlx::migrate::MigrateError;
use std::fmt;
use std::path::PathBuf;

/// The reason why a store fails.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
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
    /// This file of the database was deleted or replaced while it was open.
    Gone(PathBuf),
    /// The database does not let this user in.
    NoLogin,
    /// There is no database of this name.
    NoDatabase,
    /// The database has as many connections as it takes.
    Crowded,
    /// The disk of the database is full.
    DiskFull,
    /// The database takes no writes, as a copy of another does not.
    ReadOnly,
    /// The database keeps texts in this encoding, which has not all letters.
    Encoding(String),
    /// The connection is not encrypted, or not to be trusted.
    Tls(TlsFault),
    /// The address of the database cannot be used.
    Address(AddressFault),
    /// The database fails.
    Failed(String),
}

impl StoreError {
    /// Whether the store itself fails, so that other requests fail, too.
    pub(crate) fn is_outage(&self) -> bool {
        use StoreError::{
            Address, Crowded, Damaged, DiskFull, Failed, Gone, Locked, NoDatabase, NoLogin,
            NoRights, ReadOnly, Silent, Tls,
        };
        matches!(
            self,
            Failed(_)
                | Locked
                | Silent
                | Damaged(_)
                | DiskFull
                | NoRights
                | Gone(_)
                | NoLogin
                | NoDatabase
                | Crowded
                | ReadOnly
                | Tls(_)
                | Address(_)
        )
    }
}

/// The reason why a database is not brought up to date. `failed` reads the errors of its kind.
pub(crate) fn not_migrated(
    error: MigrateError,
    failed: fn(sqlx::Error) -> StoreError,
) -> StoreError {
    match error {
        MigrateError::VersionMissing(_) => StoreError::Later,
        // The steps of another program.
        MigrateError::VersionMismatch(_) => StoreError::Foreign,
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
            StoreError::Gone(file) => write!(
                f,
                "{} was deleted or replaced while the server has it open, so that nothing more is \
                 written: put the same file back, as mv does, and all goes on; else end the \
                 server, and restore a copy; see Copies in docs/deploy.md",
                file.display()
            ),
            StoreError::NoLogin => f.write_str("the database does not let this user in"),
            StoreError::NoDatabase => f.write_str("there is no database of this name"),
            StoreError::Crowded => f.write_str("the database takes no more connections"),
            StoreError::Foreign => f.write_str("the database is of another program"),
            StoreError::DiskFull => {
                f.write_str("the disk of the database is full: make room there")
            }
            StoreError::ReadOnly => f.write_str("the database takes no writes"),
            StoreError::Encoding(name) => {
                write!(f, "the database keeps texts as {name}, not as UTF8")
            }
            StoreError::Tls(why) => write!(f, "TLS fails: {why}"),
            StoreError::Address(why) => write!(f, "its address cannot be used: {why}"),
            StoreError::Failed(why) => write!(f, "the database fails: {why}"),
        }
    }
}

impl std::error::Error for StoreError {}
