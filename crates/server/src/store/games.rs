//! What a store has of games and records.

use super::{Answer, MemberId};
use crate::key::{Key, Role, Visitor};
use serde::{Deserialize, Serialize};

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
    /// The members who play Black and White, if they alone may. The game has both roles then, and
    /// is in the lists of both, who have not opened it yet.
    pub seats: Option<[MemberId; 2]>,
    /// Whether its result changes the ratings of its members.
    pub is_rated: bool,
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
    /// The visitor who alone has these rights; `None` if everybody has who holds the key. Others
    /// watch.
    pub seat: Option<Visitor>,
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

/// A store of games. It only appends, until a whole game is deleted. It changes nothing but
/// summaries, which follow from entries, and the keys of roles.
pub trait GameStore: Send + Sync + 'static {
    /// Stores a new game.
    fn create_game(&self, game: NewGame) -> Answer<'_, Made>;

    /// Stores records, all or none. The answer is the numbers and the keys to watch them.
    fn create_records(&self, records: Vec<NewRecord>) -> Answer<'_, Vec<(GameId, Key)>>;

    /// The game that a key opens, if there is one.
    fn open(&self, key: &Key) -> Answer<'_, Option<Opened>>;

    /// Gives the role of a game or a record another key. The keys that it had so far open nothing
    /// from then on, and the lists that have the game by this role have it no more.
    ///
    /// [`StoreError::Unknown`](super::StoreError::Unknown) if the game has no such role.
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
    /// [`StoreError::Conflict`](super::StoreError::Conflict) if the game has not exactly `seq`
    /// entries: another server has appended some in the meantime.
    fn append(
        &self,
        game: GameId,
        seq: u64,
        entries: Vec<StoredEntry>,
        summary: String,
    ) -> Answer<'_, ()>;

    /// The bytes of a record.
    fn record(&self, game: GameId) -> Answer<'_, Vec<u8>>;
}
