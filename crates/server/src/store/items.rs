//! All that a store has, for those who look after a server: games, records and studies.

use super::deleted::{Deleted, Ended};
use super::studies::StudyId;
use super::{Answer, GameId, StoreError};
use crate::key::Key;
use futures_util::{Stream, StreamExt, TryStreamExt};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A game, a record or a study, by its number. Its name is `g7` or `s7`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum ItemId {
    /// A game or a record.
    Game(GameId),
    /// A study.
    Study(StudyId),
}

impl ItemId {
    /// The number among those of its kind.
    pub(super) fn number(self) -> i64 {
        match self {
            ItemId::Game(GameId(number)) | ItemId::Study(StudyId(number)) => number,
        }
    }
}

impl fmt::Display for ItemId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ItemId::Game(GameId(number)) => write!(f, "g{number}"),
            ItemId::Study(StudyId(number)) => write!(f, "s{number}"),
        }
    }
}

impl FromStr for ItemId {
    type Err = ();

    fn from_str(name: &str) -> Result<ItemId, ()> {
        let number = |digits: &str| match digits.bytes().all(|byte| byte.is_ascii_digit()) {
            true => digits.parse().map_err(|_| ()),
            false => Err(()),
        };
        match name.split_at_checked(1).ok_or(())? {
            ("g", digits) => Ok(ItemId::Game(GameId(number(digits)?))),
            ("s", digits) => Ok(ItemId::Study(StudyId(number(digits)?))),
            _ => Err(()),
        }
    }
}

/// What something is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ItemKind {
    /// A game played here.
    Game,
    /// A record from elsewhere.
    Record,
    /// A study.
    Study,
}

/// A game, a record or a study as lists show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// Its number.
    pub id: ItemId,
    /// What it is.
    pub kind: ItemKind,
    /// When it was made.
    pub created: u64,
    /// When it last changed.
    pub changed: u64,
    /// The title of a study; empty for others.
    pub title: String,
    /// The summary for lists, as JSON.
    pub summary: String,
    /// Whether the server's keeper has closed a study; no for others.
    pub is_closed: bool,
}

/// How much something takes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sizes {
    /// How many entries or operations its log has.
    pub entries: u64,
    /// How many bytes they and the record have.
    pub bytes: u64,
    /// In how many lists it is.
    pub lists: u64,
}

/// What a link leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Linked {
    /// A game or a record.
    Game,
    /// A study.
    Study,
}

impl Linked {
    /// The table of its keys that were replaced.
    pub(super) const fn replaced(self) -> &'static str {
        match self {
            Linked::Game => "replaced_keys",
            Linked::Study => "replaced_study_keys",
        }
    }
}

/// Whether a search takes something.
pub type Takes = Box<dyn Fn(&Item) -> bool + Send + Sync>;

/// What those who look after a server need of a store.
pub trait ItemStore: Send + Sync + 'static {
    /// Games and records, or studies, that `takes` takes: those that changed last first, at most
    /// `limit` of each.
    fn items(&self, takes: Takes, limit: usize) -> Answer<'_, Vec<Item>>;

    /// A game, a record or a study.
    ///
    /// [`StoreError::Unknown`] if there is none.
    fn item(&self, id: ItemId) -> Answer<'_, Item>;

    /// How much a game, a record or a study takes.
    fn sizes(&self, id: ItemId) -> Answer<'_, Sizes>;

    /// Lets nobody write in a study any more.
    ///
    /// [`StoreError::Unknown`] if there is no such study.
    fn close_study(&self, study: StudyId) -> Answer<'_, ()>;

    /// Why a key that opens nothing once opened something of this kind; `None` if it did not, or
    /// its own people deleted that.
    fn ended(&self, key: &Key, linked: Linked) -> Answer<'_, Option<Ended>>;

    /// When and why a thing was deleted; `None` if its own people did that, or it never was.
    fn deleted(&self, id: ItemId) -> Answer<'_, Option<Deleted>>;

    /// Deletes a thing with its keys, entries or operations, people and places in lists. Its
    /// number is never given again. Its keys say what is `told` of it: nothing, where its own
    /// people delete it.
    fn delete(&self, id: ItemId, told: Option<Deleted>) -> Answer<'_, ()>;

    /// How many bytes the store takes on its disk.
    fn bytes(&self) -> Answer<'_, u64>;

    /// How many bytes are free on its disk; `None` if that is not known here.
    fn free(&self) -> Answer<'_, Option<u64>> {
        Box::pin(std::future::ready(Ok(None)))
    }
}

/// The thing that a row has, by its number and the name of its kind.
pub(super) fn named(number: i64, kind: &str) -> Result<(ItemId, ItemKind), StoreError> {
    match kind {
        "game" => Ok((ItemId::Game(GameId(number)), ItemKind::Game)),
        "record" => Ok((ItemId::Game(GameId(number)), ItemKind::Record)),
        "study" => Ok((ItemId::Study(StudyId(number)), ItemKind::Study)),
        other => Err(StoreError::Corrupt(format!("kind {other}"))),
    }
}

/// The first things that are taken, at most `limit`.
pub(super) async fn first_taken(
    items: impl Stream<Item = Result<Item, StoreError>>,
    takes: &Takes,
    limit: usize,
) -> Result<Vec<Item>, StoreError> {
    let taken = items.filter(|item| {
        let is_taken = item.as_ref().map_or(true, takes);
        async move { is_taken }
    });
    taken.take(limit).try_collect().await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_as_they_are_written() {
        for id in [ItemId::Game(GameId(7)), ItemId::Study(StudyId(12))] {
            assert_eq!(id.to_string().parse(), Ok(id));
        }
        for bad in ["", "g", "7", "x7", "g-7", "g+7", "g7x", "é7", "g99999999999999999999"] {
            assert_eq!(bad.parse::<ItemId>(), Err(()), "{bad}");
        }
    }
}
