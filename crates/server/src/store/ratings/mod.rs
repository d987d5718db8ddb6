//! The log of results, and the ratings that follow from it.

mod both;

pub(super) use both::statements;

use super::{Answer, GameId, StoreError};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::collections::HashMap;
use tengen_rating::gor::Class;
use tengen_rating::{Entry, MemberId, Played, Pool, Rank, Rated, Standing, What, fold, rate};

/// The weight of a game for the European rating: that of the EGF for games on servers.
const CLASS: Class = Class::D;

/// A rated game of a member, and what its result changed for them in one pool.
#[derive(Clone, Debug, PartialEq)]
pub struct RatedGame {
    /// The game, which may have been deleted since.
    pub game: GameId,
    /// Its result.
    pub played: Played,
    /// What it changed.
    pub change: Rated,
}

/// The results of rated games in a store.
pub trait RatingStore: Send + Sync + 'static {
    /// Adds the result of a rated game that ended at this time, and changes the ratings of its
    /// players. The answer is all that it changed, by member and pool. A result that is there
    /// already stays, and the answer is what that one has changed.
    fn add_result(&self, game: GameId, at: u64, played: Played) -> Answer<'_, Vec<Rated>>;

    /// A rated game has ended without a result that counts.
    fn no_result(&self, game: GameId) -> Answer<'_, ()>;

    /// The rated games behind this number that have ended and whose results are not in the log yet:
    /// a server ended between the two. At most `limit`.
    fn results_due(&self, after: GameId, limit: u32) -> Answer<'_, Vec<GameId>>;

    /// All that the result of a game changed; `None` before it is in the log, and nothing if it is
    /// annulled.
    fn changes(&self, game: GameId) -> Answer<'_, Option<Vec<Rated>>>;

    /// Annuls the result of a game, or lets it count again, and makes all ratings anew.
    ///
    /// [`StoreError::Unknown`] if the game has no result in the log.
    fn annul(&self, game: GameId, at: u64, is_annulled: bool) -> Answer<'_, Recounted>;

    /// Makes all ratings anew from the log of results.
    fn recount(&self) -> Answer<'_, Recounted>;

    /// Where a member stands in a pool. One who has not played there is at its start.
    fn standing(&self, member: MemberId, pool: Pool) -> Answer<'_, Standing>;

    /// Where a member stands in all pools in which they have played.
    fn standings(&self, member: MemberId) -> Answer<'_, Vec<(Pool, Standing)>>;

    /// The rated games of a member that count in a pool, the last first: at most `limit` of those
    /// whose result comes before the one of this number.
    fn rated_games(
        &self,
        member: MemberId,
        pool: Pool,
        before: Option<u64>,
        limit: u32,
    ) -> Answer<'_, Vec<RatedGame>>;
}

/// A pattern for the summaries of games that have ended. Those of games that were deleted are no
/// JSON, so that no database can look into all of them. In a name each quotation mark has another
/// sign before it.
pub(super) const ENDED: &str = "%\"phase\":\"ended\"%";

/// What became of ratings that were made anew.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Recounted {
    /// How many entries the log has.
    pub entries: u64,
    /// How many standings are others than before.
    pub changed: u64,
}

/// The standings of the players of a game, as a result finds them.
pub(super) type Standings = Vec<(MemberId, Pool, Standing)>;

/// The entry that annuls the result of this number, or lets it count again; `None` if the log says
/// so already.
pub(super) fn annulment(log: &[Entry], of: u64, at: u64, is_annulled: bool) -> Option<Entry> {
    let last = log.iter().rev().find_map(|entry| match entry.what {
        What::Annulled { of: other } if other == of => Some(true),
        What::Restored { of: other } if other == of => Some(false),
        _ => None,
    });
    let what = if is_annulled { What::Annulled { of } } else { What::Restored { of } };
    let seq = log.len() as u64 + 1;
    (last.unwrap_or(false) != is_annulled).then_some(Entry { seq, at, what })
}

/// The place of a change in the store: the number of the result, the member and the pool.
pub(super) type Place = (u64, MemberId, Pool);

/// What has to be written so that all ratings are those of the log. Most are that already.
pub(super) struct Anew {
    /// Changes that are missing or others.
    pub(super) rows: Vec<Rated>,
    /// Changes that are no more.
    pub(super) gone: Vec<Place>,
    /// Standings that are missing or others.
    pub(super) standings: Standings,
    /// Standings that are no more.
    pub(super) left: Vec<(MemberId, Pool)>,
    pub(super) recounted: Recounted,
}

/// Makes all ratings anew, beside the changes and the standings that there are.
///
/// These are compared as they are written: what cannot be read is mended, too.
pub(super) fn made_anew(
    log: &[Entry],
    changes: Vec<(Place, String)>,
    standings: Vec<((MemberId, Pool), String)>,
) -> Result<Anew, StoreError> {
    let mut before: HashMap<Place, String> = changes.into_iter().collect();
    let mut all = Vec::new();
    let ledger = fold(log, CLASS, |row| all.push(row));
    let ledger = ledger.map_err(|error| StoreError::Corrupt(error.to_string()))?;
    let mut rows = Vec::new();
    for row in all {
        let text = written(&row)?;
        if before.remove(&(row.seq, row.member, row.pool)) != Some(text) {
            rows.push(row);
        }
    }
    // A place that is written anew is not gone.
    let gone = before.into_keys().collect();
    let mut stood: HashMap<(MemberId, Pool), String> = standings.into_iter().collect();
    let mut changed = Standings::new();
    for (member, pool, standing) in ledger.standings() {
        if stood.remove(&(member, pool)) != Some(written(standing)?) {
            changed.push((member, pool, *standing));
        }
    }
    let left: Vec<(MemberId, Pool)> = stood.into_keys().collect();
    let entries = log.len() as u64;
    let recounted = Recounted { entries, changed: (changed.len() + left.len()) as u64 };
    Ok(Anew { rows, gone, standings: changed, left, recounted })
}

/// The ranks with which the players of a game entered.
pub(super) type Starts = Vec<(MemberId, Rank)>;

/// All that a result changes.
pub(super) fn changed(
    seq: u64,
    at: u64,
    played: &Played,
    standings: &Standings,
    starts: &Starts,
) -> Vec<Rated> {
    let start =
        |member: MemberId| starts.iter().find(|(of, _)| *of == member).map(|(_, rank)| *rank);
    in_order(rate(seq, at, played, CLASS, |member, pool| {
        let found = standings.iter().find(|(of, its, _)| (*of, *its) == (member, pool));
        found.map_or_else(|| Standing::start(pool, start(member)), |(.., standing)| *standing)
    }))
}

/// Reads the number of the rank with which a member entered.
pub(super) fn start_rank(number: i64) -> Result<Rank, StoreError> {
    let rank = i8::try_from(number).ok().and_then(|number| Rank::new(number).ok());
    rank.ok_or_else(|| StoreError::Corrupt(format!("start rank {number}")))
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
