//! Where games are kept.
//!
//! [`Store`] says what the server needs of a database; [`SqliteStore`] is the one it has. The
//! conformance suite in this folder says what any store must do, so that another database can
//! stand beside this one.

#[cfg(test)]
mod conformance;
mod sqlite;

pub use sqlite::SqliteStore;

use crate::key::{Key, Role};
use std::fmt;
use std::future::Future;
use std::pin::Pin;

/// What a store answers, when it has it.
pub type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// Names a game within a store.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct GameId(pub i64);

/// Whether a game was played here or read from a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Played here.
    Game,
    /// A record from elsewhere.
    Record,
}

/// A game to be stored.
#[derive(Clone, Debug)]
pub struct NewGame {
    /// Its keys.
    pub keys: Vec<(Key, Role)>,
    /// When it was made.
    pub created: u64,
    /// What was agreed, as JSON.
    pub deal: String,
    /// What lists show, as JSON.
    pub summary: String,
}

/// A record to be stored.
#[derive(Clone, Debug)]
pub struct NewRecord {
    /// Its key.
    pub key: Key,
    /// When it was read.
    pub created: u64,
    /// What lists show, as JSON.
    pub summary: String,
    /// The record itself.
    pub sgf: Vec<u8>,
}

/// What a key opens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opened {
    /// The game.
    pub game: GameId,
    /// Played here or read from a file.
    pub kind: Kind,
    /// What the key may do in it.
    pub role: Role,
}

/// A stored game without its entries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredGame {
    /// When it was made.
    pub created: u64,
    /// What was agreed, as JSON.
    pub deal: String,
    /// Its keys.
    pub keys: Vec<(Key, Role)>,
}

/// An entry with the time it was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredEntry {
    /// When.
    pub at: u64,
    /// What, as JSON.
    pub entry: String,
}

/// A game in a visitor's list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// The key the visitor has.
    pub key: Key,
    /// What it opens.
    pub opened: Opened,
    /// When the game was made.
    pub created: u64,
    /// When it last changed.
    pub changed: u64,
    /// What lists show, as JSON.
    pub summary: String,
}

/// Keeps games. A store appends; it changes nothing that was written except what is derived
/// (summaries) or says only that somebody was there (visits, runs).
pub trait Store: Send + Sync + 'static {
    /// Stores a new game.
    fn create_game(&self, game: NewGame) -> Answer<'_, GameId>;

    /// Stores records, all or none.
    fn create_records(&self, records: Vec<NewRecord>) -> Answer<'_, Vec<GameId>>;

    /// What a key opens, if it is one.
    fn open(&self, key: &Key) -> Answer<'_, Option<Opened>>;

    /// A game.
    fn game(&self, game: GameId) -> Answer<'_, StoredGame>;

    /// The entries of a game, in order.
    fn entries(&self, game: GameId) -> Answer<'_, Vec<StoredEntry>>;

    /// Appends entries, all or none; the first gets the number `seq`, from 0. They are on the
    /// disk when this answers.
    ///
    /// [`StoreError::Conflict`] if the game has not exactly `seq` entries: somebody else
    /// appended in the meantime.
    fn append(
        &self,
        game: GameId,
        seq: u64,
        entries: Vec<StoredEntry>,
        summary: String,
    ) -> Answer<'_, ()>;

    /// The bytes of a record.
    fn record(&self, game: GameId) -> Answer<'_, Vec<u8>>;

    /// Notes that a visitor has this key.
    fn visit(&self, visitor: &Key, key: &Key, at: u64) -> Answer<'_, ()>;

    /// The games of a visitor, the newest first, at most `limit`.
    fn visited(&self, visitor: &Key, limit: u32) -> Answer<'_, Vec<Listed>>;

    /// Notes that a run of the server begins; answers its number.
    fn begin_run(&self, at: u64) -> Answer<'_, i64>;

    /// Notes that the run is alive.
    fn alive(&self, run: i64, at: u64) -> Answer<'_, ()>;

    /// When the run that wrote something at the time `at` was last known to be alive.
    fn alive_after(&self, at: u64) -> Answer<'_, u64>;
}

/// Why a store does not do what it is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// The game has got entries from elsewhere.
    Conflict,
    /// It has no such game.
    Unknown,
    /// What is stored cannot be understood.
    Corrupt(String),
    /// The database fails.
    Failed(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Conflict => f.write_str("the game was continued by another server"),
            StoreError::Unknown => f.write_str("there is no such game"),
            StoreError::Corrupt(what) => write!(f, "the database holds something unknown: {what}"),
            StoreError::Failed(why) => write!(f, "the database fails: {why}"),
        }
    }
}

impl std::error::Error for StoreError {}
