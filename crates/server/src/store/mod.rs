//! The storage of games and studies.
//!
//! [`Store`] is what the server needs of a database: [`SqliteStore`] is a file, [`PostgresStore`] a
//! server beside ours. The conformance suites in this folder test what any store must do.

#[cfg(test)]
mod conformance;
#[cfg(test)]
mod conformance_studies;
mod items;
mod migrations;
mod plain;
mod postgres;
mod rows;
mod sqlite;
mod sqlite_items;
mod sqlite_studies;
mod sqlite_unused;
mod studies;
pub(crate) mod transfer;
mod unused;
mod writer;

pub use items::{Item, ItemId, ItemKind, ItemStore, Sizes, Takes};
pub(crate) use migrations::is_known;
pub use postgres::PostgresStore;
#[cfg(test)]
pub(crate) use postgres::testing::Cluster;
pub(crate) use postgres::{Claim, PostgresDatabase, Shared};
pub(crate) use rows::failed;
pub(crate) use sqlite::SqliteDatabase;
pub use sqlite::SqliteStore;
pub use studies::{
    ListedStudy, MadeStudy, NewStudy, OpenedStudy, StoredPerson, StudyHead, StudyId, StudyStore,
};
pub(crate) use studies::{role_name, study_role};
pub use unused::{Unused, UnusedStore};

use crate::key::{Key, Role, Visitor};
use crate::secret::{Generation, Secret};
use serde::{Deserialize, Serialize};
use sqlx::migrate::MigrateError;
use std::fmt;
use std::future::Future;
use std::pin::Pin;

/// The answer of a store, when it comes.
pub type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// The number of a game within a store.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
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
    /// Its roles. Each gets a key.
    pub roles: Vec<Role>,
    /// When it was made.
    pub created: u64,
    /// The set-up, as JSON.
    pub agreed: String,
    /// The summary for lists, as JSON.
    pub summary: String,
}

/// A record to be stored.
#[derive(Clone, Debug)]
pub struct NewRecord {
    /// When it was read.
    pub created: u64,
    /// The summary for lists, as JSON.
    pub summary: String,
    /// The record itself.
    pub sgf: Vec<u8>,
}

/// A game that was stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Made {
    /// Its number.
    pub game: GameId,
    /// Its keys, in the order of its roles.
    pub keys: Vec<(Key, Role)>,
}

/// A game as a key opens it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opened {
    /// The game.
    pub game: GameId,
    /// Whether it was played here or read from a file.
    pub kind: Kind,
    /// The rights of the holder of the key.
    pub role: Role,
}

/// A stored game without its entries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredGame {
    /// When it was made.
    pub created: u64,
    /// The set-up, as JSON.
    pub agreed: String,
    /// Its keys.
    pub keys: Vec<(Key, Role)>,
}

/// An entry with the time it was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredEntry {
    /// The time of writing.
    pub at: u64,
    /// The entry, as JSON.
    pub entry: String,
}

/// A game in a visitor's list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// The key of the role by which the visitor has it.
    pub key: Key,
    /// The game that the key opens.
    pub opened: Opened,
    /// When the game was made.
    pub created: u64,
    /// When it last changed.
    pub changed: u64,
    /// The summary for lists, as JSON.
    pub summary: String,
    /// The visitor's own name for it; empty if it has none.
    pub title: String,
    /// Whether the visitor has put it away.
    pub away: bool,
}

/// What became of a game that a person does not want any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Left {
    /// Nothing: the key only watches, or opens nothing, and the list did not have it.
    Unlisted,
    /// It is kept. A list has it: of a record any list, of a game one that has it by the key of a
    /// player. Or another player has not taken it off.
    Kept,
    /// It was deleted, as [`Store::delete`] does.
    Deleted,
}

/// A store of games. It only appends, until a whole game is deleted. It changes nothing but
/// summaries, which follow from entries, the keys of roles, the lists of visitors, and the times of
/// runs.
///
/// It has no keys, only their hashes. The keys that it answers with follow from its secret.
pub trait Store: StudyStore + ItemStore + UnusedStore {
    /// The secret that the keys follow from.
    fn secret(&self) -> &Secret;

    /// Stores a new game.
    fn create_game(&self, game: NewGame) -> Answer<'_, Made>;

    /// Stores records, all or none. The answer is the numbers and the keys to watch them.
    fn create_records(&self, records: Vec<NewRecord>) -> Answer<'_, Vec<(GameId, Key)>>;

    /// The game that a key opens, if there is one.
    fn open(&self, key: &Key) -> Answer<'_, Option<Opened>>;

    /// Gives the role of a game or a record another key. The keys that it had so far open nothing
    /// from then on, and the lists that have the game by this role have it no more.
    ///
    /// [`StoreError::Unknown`] if the game has no such role.
    fn renew_role(&self, game: GameId, role: Role) -> Answer<'_, Key>;

    /// A game.
    fn game(&self, game: GameId) -> Answer<'_, StoredGame>;

    /// The entries of a game, in order.
    fn entries(&self, game: GameId) -> Answer<'_, Vec<StoredEntry>> {
        self.entries_from(game, 0)
    }

    /// The entries of a game from this number on, counted from 0, in order.
    fn entries_from(&self, game: GameId, seq: u64) -> Answer<'_, Vec<StoredEntry>>;

    /// Appends entries, all or none. The first gets the number `seq`, counted from 0. They are on
    /// the disk when the answer comes.
    ///
    /// [`StoreError::Conflict`] if the game has not exactly `seq` entries: another server has
    /// appended some in the meantime.
    fn append(
        &self,
        game: GameId,
        seq: u64,
        entries: Vec<StoredEntry>,
        summary: String,
    ) -> Answer<'_, ()>;

    /// The bytes of a record.
    fn record(&self, game: GameId) -> Answer<'_, Vec<u8>>;

    /// Whether any list or any study knows a visitor.
    fn knows(&self, visitor: Visitor) -> Answer<'_, bool>;

    /// Takes everything off the lists of a visitor.
    fn forget(&self, visitor: Visitor) -> Answer<'_, ()>;

    /// The key of a role of a game, if the visitor's list has the game by this role.
    fn listed_key(&self, visitor: Visitor, game: GameId, role: Role) -> Answer<'_, Option<Key>>;

    /// Stores that a visitor has the role of this key.
    ///
    /// [`StoreError::Unknown`] if the key opens nothing.
    fn visit(&self, visitor: Visitor, key: &Key, at: u64) -> Answer<'_, ()>;

    /// Stores that every visitor who has the role of the key `from` has that of the key `to`, too.
    fn hand_on(&self, from: &Key, to: &Key, at: u64) -> Answer<'_, ()>;

    /// The games of a visitor, the newest first, at most `limit`.
    fn visited(&self, visitor: Visitor, limit: u32) -> Answer<'_, Vec<Listed>>;

    /// Gives a game in a visitor's list another name, or puts it away or back, where given. The
    /// answer says whether the list has it.
    fn arrange(
        &self,
        visitor: Visitor,
        key: &Key,
        title: Option<String>,
        away: Option<bool>,
    ) -> Answer<'_, bool>;

    /// Stores that the player with this key does not want the game any more, whether a list has it
    /// or not. That cannot be taken back.
    fn take_off(&self, key: &Key) -> Answer<'_, ()>;

    /// Takes the game of this key off a visitor's list, by whichever of its roles it is there. A
    /// game that one leaves by the key of a player need not be in a list.
    ///
    /// The game is deleted if it is in no other list, and the player of each of the roles `others`
    /// has taken it off ([`Store::take_off`]). Nobody can put it into a list in between.
    fn leave(&self, visitor: Option<Visitor>, key: &Key, others: &[Role]) -> Answer<'_, Left>;

    /// Deletes a game or a record with its keys, entries and places in lists. Its number is never
    /// given again.
    fn delete(&self, game: GameId) -> Answer<'_, ()>;

    /// When any run of the server was last known to be alive, if there was one.
    fn last_alive(&self) -> Answer<'_, Option<u64>>;

    /// Stores that a run of the server begins. The answer is its number.
    fn begin_run(&self, at: u64) -> Answer<'_, i64>;

    /// Stores that the run is alive.
    fn alive(&self, run: i64, at: u64) -> Answer<'_, ()>;

    /// When the server was last known to be alive, in the run that began last before the time `at`.
    /// The answer is `at` itself if there was no such run, or if that is later.
    fn alive_after(&self, at: u64) -> Answer<'_, u64>;
}

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
        use StoreError::{Damaged, DiskFull, Failed, Locked, Silent};
        matches!(self, Failed(_) | Locked | Silent | Damaged(_) | DiskFull)
    }
}

/// The reason why a database is not brought up to date. `failed` reads the errors of its kind.
fn not_migrated(error: MigrateError, failed: fn(sqlx::Error) -> StoreError) -> StoreError {
    match error {
        MigrateError::VersionMissing(_) => StoreError::Later,
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => failed(error),
        error => StoreError::Failed(error.to_string()),
    }
}

/// A generation for new links.
fn new_generation() -> Result<Generation, StoreError> {
    crate::secret::new_generation().map_err(|error| StoreError::Failed(error.to_string()))
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
            StoreError::Damaged(why) => write!(f, "the database is damaged: {why}"),
            StoreError::NoRights => f.write_str("the program may not read or write the database"),
            StoreError::Foreign => f.write_str("the database is of another program"),
            StoreError::DiskFull => f.write_str("the disk of the database is full"),
            StoreError::Failed(why) => write!(f, "the database fails: {why}"),
        }
    }
}

impl std::error::Error for StoreError {}
