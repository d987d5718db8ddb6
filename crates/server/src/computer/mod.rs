//! The computer as a player.

mod settling;

pub(crate) use settling::{accepts, agrees, would_lose};

use crate::state::{Match, side};
use crate::time::millis;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;
use tengen_engine::{Action, Engine, Rank};
use tengen_rules::Color;
use tokio::sync::Semaphore;

/// A computer player for one game. It remembers from move to move how good its chances are.
#[derive(Clone, Debug)]
pub(crate) struct Computer {
    engine: Arc<Mutex<Engine>>,
}

/// A search for a move. Dropping it cancels the search.
#[derive(Debug)]
pub(crate) struct Search {
    /// The number of the search within its game.
    pub(crate) number: u64,
    /// How many moves the game had.
    pub(crate) moves: usize,
    cancel: Arc<AtomicBool>,
}

impl Search {
    /// A search in the position after `moves` moves.
    pub(crate) fn new(number: u64, moves: usize) -> Search {
        Search { number, moves, cancel: Arc::default() }
    }

    /// A flag that becomes true when the search is dropped.
    pub(crate) fn cancel(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.cancel)
    }
}

impl Drop for Search {
    fn drop(&mut self) {
        self.cancel.store(true, Ordering::Relaxed);
    }
}

impl Computer {
    /// A player that searches with this engine.
    pub(crate) fn new(engine: Engine) -> Computer {
        Computer { engine: Arc::new(Mutex::new(engine)) }
    }

    /// Chooses a move for `color`, the side to move, once one of the permits is free. After
    /// `cancel` becomes true, any answer comes soon.
    pub(crate) async fn think(
        self,
        table: Match,
        color: Color,
        rank: Rank,
        cancel: Arc<AtomicBool>,
        permits: Arc<Semaphore>,
    ) -> Action {
        let asked = Instant::now();
        let Ok(_permit) = permits.acquire_owned().await else { return Action::Pass };
        if cancel.load(Ordering::Relaxed) {
            return Action::Pass;
        }
        // The player's clock ran during the wait.
        let waited = millis(asked.elapsed());
        let done =
            tokio::task::spawn_blocking(move || self.choose(&table, color, rank, waited, &cancel));
        done.await.unwrap_or_else(|error| {
            tracing::error!(%error, "the computer has failed");
            Action::Pass
        })
    }

    fn choose(
        &self,
        table: &Match,
        color: Color,
        rank: Rank,
        waited: u64,
        cancel: &AtomicBool,
    ) -> Action {
        let clocks = table.clocks();
        let system = clocks.system();
        let clock = clocks.player(side(color)).after_thinking(system, waited);
        // A search that failed has spoilt nothing that the next one reads.
        let mut engine = self.engine.lock().unwrap_or_else(PoisonError::into_inner);
        engine.take_turn(table.game(), color, rank, (system, clock), cancel)
    }
}
