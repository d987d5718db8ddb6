//! The lists of visitors: the games that they made or opened.

use super::{Answer, GameId, Opened};
use crate::key::{Key, Role, Visitor};

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
    /// Whether it began without the visitor, who has not opened it yet.
    pub unopened: bool,
}

/// What became of a game that a person does not want any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Left {
    /// Nothing: the key only watches, or opens nothing, and the list did not have it.
    Unlisted,
    /// It is kept. A list has it: of a record any list, of a game one that has it by the key of a
    /// player. Or another player has not taken it off.
    Kept,
    /// It was deleted, as [`ItemStore::delete`](super::ItemStore::delete) does.
    Deleted,
}

/// The lists of visitors in a store.
pub trait ListStore: Send + Sync + 'static {
    /// Whether any list or any study knows a visitor.
    fn knows(&self, visitor: Visitor) -> Answer<'_, bool>;

    /// Takes everything off the lists of a visitor.
    fn forget(&self, visitor: Visitor) -> Answer<'_, ()>;

    /// The key of a role of a game, if the visitor's list has the game by this role.
    fn listed_key(&self, visitor: Visitor, game: GameId, role: Role) -> Answer<'_, Option<Key>>;

    /// Whether a visitor has opened a game by this role, and has it in their list.
    fn has_opened(&self, visitor: Visitor, game: GameId, role: Role) -> Answer<'_, bool>;

    /// Stores that a visitor has opened a game by the role of this key.
    ///
    /// [`StoreError::Unknown`](super::StoreError::Unknown) if the key opens nothing.
    fn visit(&self, visitor: Visitor, key: &Key, at: u64) -> Answer<'_, ()>;

    /// Stores that every visitor who has the role of the key `from` has that of the key `to`, too.
    fn hand_on(&self, from: &Key, to: &Key, at: u64) -> Answer<'_, ()>;

    /// The games of a visitor, the newest first, at most `limit`.
    fn visited(&self, visitor: Visitor, limit: u32) -> Answer<'_, Vec<Listed>>;

    /// Those of them that began without the visitor, who has not opened them yet.
    fn unopened(&self, visitor: Visitor, limit: u32) -> Answer<'_, Vec<Listed>>;

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
    /// has taken it off ([`ListStore::take_off`]). Nobody can put it into a list in between.
    fn leave(&self, visitor: Option<Visitor>, key: &Key, others: &[Role]) -> Answer<'_, Left>;
}
