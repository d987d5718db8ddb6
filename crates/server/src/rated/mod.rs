//! Ratings of members: their ranks before a game, and what its result changes.

mod facts;

pub(crate) use facts::{has_handicap, is_rateable, with_head_start};

use crate::match_setup::MatchSetup;
use crate::state::Match;
use crate::store::{GameId, Store, StoreError};
use facts::played;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use tengen_rating::{MemberId, Pool, Rank, State};

/// The rank of a member at some time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MemberRank {
    /// The rank as people write it, such as `12k`.
    pub is: String,
    /// Whether it is provisional: few games of theirs are known, or none for long.
    pub provisional: bool,
}

impl MemberRank {
    /// The rank as records have it: a provisional one with a question mark.
    pub(crate) fn written(&self) -> String {
        format!("{}{}", self.is, if self.provisional { "?" } else { "" })
    }

    /// How many ranks this one is below another.
    pub(crate) fn below(&self, other: &MemberRank) -> f64 {
        let number = |rank: &MemberRank| rank.is.parse().map_or(0, |rank: Rank| rank.number());
        f64::from(number(other)) - f64::from(number(self))
    }

    /// The rank of a member who stands so.
    pub(crate) fn of(state: &State) -> MemberRank {
        MemberRank { is: state.rank().to_string(), provisional: state.is_provisional() }
    }
}

/// The rank of a member now.
pub(crate) async fn rank(
    store: &dyn Store,
    member: MemberId,
    now: u64,
) -> Result<MemberRank, StoreError> {
    let standing = store.standing(member, Pool::Overall).await?;
    Ok(MemberRank::of(&standing.state_at(now)))
}

/// The ranks of the two members that have the seats of a game.
async fn ranks(
    store: &dyn Store,
    [black, white]: [MemberId; 2],
    now: u64,
) -> Result<[MemberRank; 2], StoreError> {
    Ok([rank(store, black, now).await?, rank(store, white, now).await?])
}

/// Puts the result of a rated game that has ended into the log, if it counts.
pub(crate) async fn settle(
    store: &dyn Store,
    game: GameId,
    table: &Match,
) -> Result<(), StoreError> {
    let Some(at) = table.ended_at() else { return Ok(()) };
    match played(table) {
        Some(played) => store.add_result(game, at, played).await.map(drop),
        None => store.no_result(game).await,
    }
}

/// How many games whose results are missing are looked for at a time.
const AT_ONCE: u32 = 100;

/// Adds the results of games that have ended and whose servers ended before they had added them.
pub(crate) async fn settle_due(store: &Arc<dyn Store>) {
    let mut last = GameId(0);
    loop {
        let due = match store.results_due(last, AT_ONCE).await {
            Ok(due) => due,
            Err(error) => {
                if !error.tell_outage() {
                    tracing::error!(%error, "results that are missing are not looked for");
                }
                return;
            }
        };
        let Some(end) = due.last() else { return };
        last = *end;
        for game in due {
            let settled = async {
                let (_, table) = Match::stored(&**store, game).await?;
                settle(&**store, game, &table).await
            };
            match settled.await {
                // It was deleted meanwhile.
                Ok(()) | Err(StoreError::Unknown) => {}
                Err(error) => tell(game, &error),
            }
        }
    }
}

/// Tells the log that a game is not rated yet. That is tried again.
pub(crate) fn tell(game: GameId, error: &StoreError) {
    if !error.tell_outage() {
        tracing::error!(game = game.0, %error, "a result is not rated yet");
    }
}

impl MatchSetup {
    /// The same set-up with the ranks that its members have now.
    pub(crate) async fn with_ranks(
        self,
        store: &dyn Store,
        now: u64,
    ) -> Result<MatchSetup, StoreError> {
        let ranks = match self.seats {
            Some(seats) => Some(ranks(store, seats, now).await?),
            None => None,
        };
        Ok(MatchSetup { ranks, ..self })
    }
}
