//! The computer as a player.

mod settling;

pub(crate) use settling::{accepts, agrees};

use crate::state::{Match, side};
use crate::time::millis;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;
use tengen_engine::{Action, Engine, Rank};
use tengen_rules::Color;
use tokio::sync::Semaphore;

/// A computer player for one game; it remembers from move to move how hopeful it is.
#[derive(Clone, Debug)]
pub(crate) struct Computer {
    engine: Arc<Mutex<Engine>>,
}

impl Computer {
    /// A player who thinks with this engine.
    pub(crate) fn new(engine: Engine) -> Computer {
        Computer { engine: Arc::new(Mutex::new(engine)) }
    }

    /// Chooses a move for `color`, who is to move, once one of the permits is free. When
    /// `cancel` becomes true, the answer comes soon and nobody needs it.
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
        // The clock runs while others think.
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
