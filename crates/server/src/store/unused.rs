//! Things that nobody uses any more.

use super::items::{ItemId, ItemKind};
use super::{Answer, StoreError};
use std::time::Duration;

/// A thing is noted as looked at once in this time at most: a note is a write.
pub(crate) const NOTED: Duration = Duration::from_secs(12 * 60 * 60);

/// A kind of things that nobody uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Unused {
    /// Games that go on, without a move and without a look.
    OpenGames,
    /// Games that are over and in no list, without a look.
    FinishedGames,
    /// Records without a look.
    Records,
    /// Studies without a change and without a look.
    Studies,
}

impl Unused {
    /// All kinds.
    pub const ALL: [Unused; 4] =
        [Unused::OpenGames, Unused::FinishedGames, Unused::Records, Unused::Studies];

    /// The name in numbers for programs, and in the configuration.
    pub const fn name(self) -> &'static str {
        match self {
            Unused::OpenGames => "open-games",
            Unused::FinishedGames => "finished-games",
            Unused::Records => "records",
            Unused::Studies => "studies",
        }
    }

    /// What they are.
    pub const fn kind(self) -> ItemKind {
        match self {
            Unused::OpenGames | Unused::FinishedGames => ItemKind::Game,
            Unused::Records => ItemKind::Record,
            Unused::Studies => ItemKind::Study,
        }
    }

    /// The condition on a row of games besides its times. Summaries are what the server writes
    /// itself; a quotation mark in a name has a backslash there.
    pub(super) const fn condition(self) -> &'static str {
        match self {
            Unused::OpenGames => {
                "kind = 'game' AND deal <> '' AND summary NOT LIKE '%\"phase\":\"ended\"%'"
            }
            Unused::FinishedGames => {
                "kind = 'game' AND deal <> '' AND summary LIKE '%\"phase\":\"ended\"%' \
                 AND NOT EXISTS (SELECT 1 FROM visits WHERE visits.game = games.id)"
            }
            Unused::Records => "kind = 'record' AND deal <> ''",
            Unused::Studies => "TRUE",
        }
    }
}

/// Notes of use, and the end of what has none.
pub trait UnusedStore: Send + Sync + 'static {
    /// Notes that somebody looked at these things at the time `at`.
    fn looked(&self, items: Vec<ItemId>, at: u64) -> Answer<'_, ()>;

    /// Some things of a kind that nobody used since the time `before`, at most `limit`.
    fn unused(&self, unused: Unused, before: u64, limit: u32) -> Answer<'_, Vec<ItemId>>;

    /// Deletes a thing at the time `at` if it is still unused. The answer says whether it was.
    fn expire(&self, item: ItemId, unused: Unused, before: u64, at: u64) -> Answer<'_, bool>;
}

/// The number of a thing of this kind.
pub(super) fn number_of(item: ItemId, unused: Unused) -> Result<i64, StoreError> {
    match (item, unused) {
        (ItemId::Study(study), Unused::Studies) => Ok(study.0),
        (ItemId::Game(game), Unused::OpenGames | Unused::FinishedGames | Unused::Records) => {
            Ok(game.0)
        }
        _ => Err(StoreError::Unknown),
    }
}
