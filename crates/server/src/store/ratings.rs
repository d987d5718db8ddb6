//! The log of results, and the ratings that follow from it.

use super::{Answer, GameId, StoreError};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tengen_rating::gor::Class;
use tengen_rating::{MemberId, Played, Pool, Rated, Standing, rate};

/// The weight of a game for the European rating: that of the EGF for games on servers.
const CLASS: Class = Class::D;

/// The results of rated games in a store.
pub trait RatingStore: Send + Sync + 'static {
    /// Adds the result of a rated game that ended at this time, and changes the ratings of its
    /// players. The answer is all that it changed, by member and pool. A result that is there
    /// already stays, and the answer is what that one has changed.
    fn add_result(&self, game: GameId, at: u64, played: Played) -> Answer<'_, Vec<Rated>>;

    /// A rated game has ended without a result that counts.
    fn no_result(&self, game: GameId) -> Answer<'_, ()>;

    /// The rated games that have ended and whose results are not in the log yet: a server ended
    /// between the two. At most `limit`.
    fn results_due(&self, limit: u32) -> Answer<'_, Vec<GameId>>;

    /// All that the result of a game changed; nothing before it is in the log.
    fn changes(&self, game: GameId) -> Answer<'_, Vec<Rated>>;

    /// Where a member stands in a pool. One who has not played there is at its start.
    fn standing(&self, member: MemberId, pool: Pool) -> Answer<'_, Standing>;
}

/// The standings of the players of a game, as a result finds them.
pub(super) type Standings = Vec<(MemberId, Pool, Standing)>;

/// All that a result changes.
pub(super) fn changed(seq: u64, at: u64, played: &Played, standings: &Standings) -> Vec<Rated> {
    in_order(rate(seq, at, played, CLASS, |member, pool| {
        let found = standings.iter().find(|(of, its, _)| (*of, *its) == (member, pool));
        found.map_or_else(|| Standing::start(pool, None), |(.., standing)| *standing)
    }))
}

/// Changes in the order in which they are answered.
pub(super) fn in_order(mut rows: Vec<Rated>) -> Vec<Rated> {
    rows.sort_by_key(|row| (row.member, row.pool));
    rows
}

/// Something of the ratings in the form in which a store has it.
pub(super) fn written(value: &impl Serialize) -> Result<String, StoreError> {
    serde_json::to_string(value).map_err(|error| StoreError::Corrupt(error.to_string()))
}

/// The same read.
pub(super) fn read<T: DeserializeOwned>(text: &str) -> Result<T, StoreError> {
    serde_json::from_str(text).map_err(|error| StoreError::Corrupt(error.to_string()))
}

/// The pool of this name.
pub(super) fn pool(name: &str) -> Result<Pool, StoreError> {
    name.parse().map_err(|_| StoreError::Corrupt(format!("the pool {name}")))
}
