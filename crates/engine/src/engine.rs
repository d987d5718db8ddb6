//! The engine as a whole.

use crate::guided::Guided;
use crate::hope::Hope;
use crate::{Choice, Task, playouts};
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

/// How the engine may use the machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// Threads that search (at least one is used).
    pub threads: usize,
    /// Most memory of the search tree, in bytes.
    pub memory: usize,
    /// Seed of the engine's dice. With one thread and a limit of playouts that is reached
    /// before the time is up, the same seed plays the same moves.
    pub seed: u64,
}

impl Default for Options {
    fn default() -> Options {
        let threads = std::thread::available_parallelism().map_or(1, usize::from).min(8);
        Options { threads, memory: 256 << 20, seed: 1 }
    }
}

/// The computer player. Between moves it keeps whether it has had hope lately, and with a
/// network what it has found out; one engine may serve many games if each has its own
/// [`Engine::new_game`].
#[derive(Debug)]
pub struct Engine {
    options: Options,
    hope: Hope,
    guided: Option<Guided>,
}

/// No move is thought about longer, whatever the limit.
const MOST_TIME: Duration = Duration::from_secs(24 * 3600);
/// Part of the time that is left for finishing playouts under way and answering...
const SPARE: f64 = 0.04;
/// ...but no less than this, or a quarter of the time where that is less.
const LEAST_SPARE: Duration = Duration::from_millis(10);

impl Engine {
    /// An engine with these options, and no network.
    pub fn new(options: Options) -> Engine {
        Engine { options, hope: Hope::default(), guided: None }
    }

    /// Forgets the game so far.
    pub fn new_game(&mut self) {
        self.hope = Hope::default();
        if let Some(guided) = &mut self.guided {
            guided.forget();
        }
    }

    /// Chooses a move within the task's time; sooner if `stop` becomes true, with the best
    /// found till then.
    pub fn choose(&mut self, task: &Task, stop: &AtomicBool) -> Choice {
        let started = Instant::now();
        let time = task.limits.time.unwrap_or_else(|| task.level.time(task.walk.board().size()));
        let time = time.min(MOST_TIME);
        let spare = time.mul_f64(SPARE).max(LEAST_SPARE.min(time / 4));
        let deadline = started + (time - spare);
        match &mut self.guided {
            Some(guided) => guided.choose(task, &self.options, &mut self.hope, deadline, stop),
            None => playouts::choose(task, &self.options, &mut self.hope, (time, deadline), stop),
        }
    }
}
