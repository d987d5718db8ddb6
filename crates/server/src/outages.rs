//! When the store took nothing, so that no player is charged for that time.

use crate::store::{GameId, StoreError};
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// When the store took nothing. All times are in milliseconds since 1970.
#[derive(Debug)]
pub(crate) struct Outages(Mutex<State>);

#[derive(Debug)]
struct State {
    /// When the store last took something.
    alive: u64,
    /// When it last did so before the outage that goes on, and how it fails.
    began: Option<(u64, StoreError)>,
    /// Whether no claim keeps other servers away. An entry taken then says nothing of its health.
    is_unclaimed: bool,
    /// The same for the last outage that is over, with its end.
    last: Option<(u64, u64)>,
    /// The games whose clocks stand, and of which the store does not know that yet: since when, and
    /// when that was found last.
    games: HashMap<GameId, (u64, u64)>,
}

impl Outages {
    /// The store has answered at this time.
    pub(crate) fn new(now: u64) -> Outages {
        let (began, last, games) = (None, None, HashMap::new());
        Outages(Mutex::new(State { alive: now, began, is_unclaimed: false, last, games }))
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // It is whole between any two statements, so a panic elsewhere spoils nothing.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The store has taken an entry.
    pub(crate) fn took(&self, now: u64) {
        let mut state = self.state();
        state.alive = state.alive.max(now);
    }

    /// The server has told the store that it is alive, or could not. Says whether that is news.
    pub(crate) fn beaten(&self, now: u64, done: Result<(), StoreError>) -> bool {
        let mut state = self.state();
        if let Err(cause) = done {
            let since = state.began.take().map(|(since, _)| since);
            // It may fail in another way by now.
            state.began = Some((since.unwrap_or(state.alive), cause));
            return since.is_none();
        }
        if state.is_unclaimed {
            return false;
        }
        state.alive = state.alive.max(now);
        let ended = state.began.take().map(|(began, _)| (began, now));
        state.last = ended.or(state.last);
        ended.is_some()
    }

    /// Whether the claim is lost that keeps other servers away. While it is, no outage ends.
    pub(crate) fn unclaimed(&self, is_unclaimed: bool) {
        self.state().is_unclaimed = is_unclaimed;
    }

    /// How the store fails, if it takes nothing at all.
    pub(crate) fn cause(&self) -> Option<StoreError> {
        self.state().began.as_ref().map(|(_, cause)| cause.clone())
    }

    /// An entry of the game could not be stored.
    pub(crate) fn refused(&self, game: GameId, now: u64) {
        let alive = self.state().alive;
        self.stand(game, alive, now);
    }

    /// The clock of the game stands since this time, unless it stood before.
    pub(crate) fn stand(&self, game: GameId, since: u64, now: u64) {
        self.state().games.entry(game).or_insert((since, now)).1 = now;
    }

    /// Since when the clock of a game stands whose last entry was written at the time `last_at`.
    pub(crate) fn since(&self, game: GameId, last_at: u64) -> Option<u64> {
        let state = self.state();
        // Entries that another server has stored since then are an answer.
        let own = state.games.get(&game).filter(|(_, found)| *found >= last_at);
        let own = own.map(|(since, _)| *since);
        let over = || state.last.filter(|(_, until)| *until > last_at).map(|(began, _)| began);
        let now = || state.began.as_ref().map(|(began, _)| *began).filter(|at| *at >= last_at);
        own.or_else(over).or_else(now).map(|since| since.max(last_at))
    }

    /// The store knows that the clock of the game stood.
    pub(crate) fn noted(&self, game: GameId) {
        self.state().games.remove(&game);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAME: GameId = GameId(1);

    #[test]
    fn a_game_stands_from_the_last_time_that_the_store_took_something() {
        let outages = Outages::new(0);
        assert!(!outages.beaten(1_000, Ok(())));
        outages.took(1_500);
        assert_eq!(outages.since(GAME, 1_500), None);
        let silent = || Err(StoreError::Silent);
        assert!(outages.beaten(2_000, silent()) && !outages.beaten(3_000, silent()));
        assert_eq!(outages.cause(), Some(StoreError::Silent));
        assert_eq!(outages.since(GAME, 1_200), Some(1_500));
        assert!(outages.beaten(9_000, Ok(())) && outages.cause().is_none());
        assert_eq!(outages.since(GAME, 1_200), Some(1_500));
        // A time after it is not concerned.
        assert_eq!(outages.since(GAME, 9_000), None);
    }

    /// The pool may work again before the claim is back.
    #[test]
    fn no_outage_ends_while_no_claim_is_held() {
        let outages = Outages::new(0);
        outages.unclaimed(true);
        assert!(outages.beaten(1_000, Err(StoreError::Crowded)));
        assert!(!outages.beaten(2_000, Ok(())));
        assert_eq!(outages.cause(), Some(StoreError::Crowded));
        outages.unclaimed(false);
        assert!(outages.beaten(3_000, Ok(())) && !outages.beaten(3_000, Ok(())));
        assert_eq!(outages.cause(), None);
    }

    #[test]
    fn a_game_that_was_refused_stands_until_the_store_knows() {
        let outages = Outages::new(1_000);
        outages.refused(GAME, 4_000);
        // The server is alive, as on a disk that has just room for that.
        outages.beaten(5_000, Ok(()));
        outages.refused(GAME, 6_000);
        assert_eq!(outages.since(GAME, 500), Some(1_000));
        // An entry was stored although its answer was lost.
        assert_eq!(outages.since(GAME, 1_400), Some(1_400));
        // Another server has stored one later.
        assert_eq!(outages.since(GAME, 7_000), None);
        outages.noted(GAME);
        assert_eq!(outages.since(GAME, 500), None);
    }
}
