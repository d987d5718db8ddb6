//! The computer as a player.

mod settling;

pub(crate) use settling::{accepts, agrees, would_lose};

use crate::live::Services;
use crate::log::LogEntry;
use crate::match_setup::MatchSetup;
use crate::state::{Match, side};
use crate::store::GameId;
use crate::time::millis;
use crate::turns::{Asker, Place};
use crate::workers::{Answer, Job, Task, Wrong};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;
use tengen_engine::{Action, Engine, Rank};
use tengen_rules::Color;
use tokio::task::AbortHandle;

/// A computer player for one game. It remembers from move to move how good its chances are.
#[derive(Clone, Debug)]
pub(crate) struct Computer {
    engine: Arc<Mutex<Engine>>,
}

/// A search for a move. Dropping it cancels the search, and takes it out of those that wait.
#[derive(Debug)]
pub(crate) struct Search {
    /// The number of the search within its game.
    pub(crate) number: u64,
    /// How many moves the game had.
    pub(crate) moves: usize,
    cancel: Arc<AtomicBool>,
    task: AbortHandle,
}

impl Search {
    /// A search in the position after `moves` moves, which this task does. `cancel` tells it to
    /// come to an end.
    pub(crate) fn new(
        number: u64,
        moves: usize,
        cancel: Arc<AtomicBool>,
        task: AbortHandle,
    ) -> Search {
        Search { number, moves, cancel, task }
    }
}

impl Drop for Search {
    fn drop(&mut self) {
        self.cancel.store(true, Ordering::Relaxed);
        self.task.abort();
    }
}

impl Computer {
    /// A player that searches with this engine.
    pub(crate) fn new(engine: Engine) -> Computer {
        Computer { engine: Arc::new(Mutex::new(engine)) }
    }

    /// Chooses a move in a game when it is the asker's turn, here or at a worker. If a worker
    /// fails, the game waits for another turn. After `cancel` becomes true, any answer comes soon.
    pub(crate) async fn think(
        self,
        services: &Services,
        game: GameId,
        table: Match,
        (color, rank): (Color, Rank),
        cancel: Arc<AtomicBool>,
        asker: Asker,
    ) -> Action {
        let asked = Instant::now();
        // The player's clock runs during the wait.
        let waited = || millis(asked.elapsed());
        let mut failed = 0;
        let turn = loop {
            let lent = match services.searches.take_anywhere(asker, failed).await {
                Place::Home(turn) => break turn,
                Place::Away(lent) => lent,
            };
            failed += 1;
            let caller = lent.caller;
            let Some(job) = job(services, game, &table, (color, rank), waited()).await else {
                continue;
            };
            match services.desk.lend(lent, job).await {
                None | Some(Answer::Cannot { .. }) => {}
                Some(Answer::Move { moved }) => match moved.checked(table.game(), color, rank) {
                    Some(action) => return action,
                    None => services.desk.shut_out(caller, &Wrong("the move is not legal")),
                },
                Some(Answer::Look(_) | Answer::Evaluate(_)) => {
                    services.desk.shut_out(caller, &Wrong("this is no move"));
                }
            }
        };
        let waited = waited();
        let done = tokio::task::spawn_blocking(move || {
            // The turn lasts as long as the search, even if nobody waits for its end.
            let _turn = turn;
            self.choose(&table, color, rank, waited, &cancel)
        });
        done.await.unwrap_or_else(|error| {
            tracing::error!(%error, "the computer has failed");
            Action::Pass
        })
    }

    /// Chooses a move for `color`, the side to move, which has waited for this many milliseconds.
    pub(crate) fn choose(
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

/// The job to choose a move; `None` if the entries of the game cannot be read. A worker learns no
/// names.
async fn job(
    services: &Services,
    game: GameId,
    table: &Match,
    (color, rank): (Color, Rank),
    waited: u64,
) -> Option<Job> {
    let stored = services.store.entries(game).await;
    let stored = stored.inspect_err(|error| {
        if !error.tell_outage() {
            tracing::error!(%error, "a game cannot be read");
        }
    });
    // Others may have changed the game meanwhile.
    let stored = stored.ok()?.into_iter().take(usize::try_from(table.entries()).ok()?);
    let entries = stored.map(|stored| Some((stored.at, serde_json::from_str(&stored.entry).ok()?)));
    let entries: Vec<(u64, LogEntry)> = entries.collect::<Option<_>>()?;
    let named = |(_, entry): &(u64, LogEntry)| !matches!(entry, LogEntry::Named { .. });
    Some(Job::Move(Box::new(Task {
        game: game.0,
        agreed: MatchSetup { names: [None, None], ..table.match_setup().clone() },
        entries: entries.into_iter().filter(named).collect(),
        color,
        rank,
        waited,
    })))
}
