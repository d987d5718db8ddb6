//! The engine as a whole.

use crate::guided::{
    Bounds, Fate, Guided, Kos, Prediction, PredictionOptions, Predictor, Watch, fate,
};
use crate::resignation::Resignation;
use crate::{Choice, GameState, Options, Task, playouts, usual_time};
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};
use tengen_net::Network;
use tengen_rules::{Point, Size};

/// The computer player. Between moves it keeps whether it has had hope lately, and with a
/// network what it has found out; one engine may serve many games if each has its own
/// [`Engine::new_game`].
#[derive(Debug)]
pub struct Engine {
    options: Options,
    resignation: Resignation,
    network: Option<Network>,
    /// The search with the network, for the size of board it was last asked about.
    guided: Option<Guided>,
}

/// More threads than this only wait for one another.
const MOST_THREADS: usize = 64;
/// No move is thought about longer, whatever the limit.
const MOST_TIME: Duration = Duration::from_secs(24 * 3600);
/// Part of the time that is left for finishing playouts under way and answering...
const SPARE: f64 = 0.04;
/// ...but no less than this, or a quarter of the time where that is less.
const LEAST_SPARE: Duration = Duration::from_millis(10);

impl Engine {
    /// An engine with these options, and no network.
    pub fn new(options: Options) -> Engine {
        Engine { options, resignation: Resignation::default(), network: None, guided: None }
    }

    /// An engine that a network guides, where it knows the board; on others it plays without.
    pub fn with_network(options: Options, network: Network) -> Engine {
        Engine { network: Some(network), ..Engine::new(options) }
    }

    /// An engine with one searching thread for each of `advisers`, on boards of `size`; on
    /// others it plays without.
    pub fn with_predictors(
        options: Options,
        size: Size,
        predictors: Vec<Box<dyn Predictor>>,
    ) -> Engine {
        Engine { guided: Some(Guided::new(size, predictors)), ..Engine::new(options) }
    }

    /// The network, if there is one.
    pub fn network(&self) -> Option<&Network> {
        self.network.as_ref()
    }

    /// The search with the network, if there is a network and it knows boards of this size.
    fn guided(&mut self, size: Size) -> Option<&mut Guided> {
        if let Some(network) = &self.network
            && self.guided.as_ref().is_none_or(|guided| guided.size() != size)
        {
            let threads = self.options.threads.clamp(1, MOST_THREADS);
            self.guided = Guided::with(network, size, threads).ok();
        }
        self.guided.as_mut().filter(|guided| guided.size() == size)
    }

    /// Forgets the game so far.
    pub fn new_game(&mut self) {
        self.resignation = Resignation::default();
        if let Some(guided) = &mut self.guided {
            guided.forget();
        }
    }

    /// Chooses a move within the task's time; sooner if `stop` becomes true, with the best
    /// found till then.
    pub fn choose(&mut self, task: &Task, stop: &AtomicBool) -> Choice {
        self.choose_watched(task, stop, None)
    }

    /// Chooses a move as [`Engine::choose`] does, while `watch` is told what was found. Without
    /// a network there is nothing to tell.
    pub fn choose_watched(
        &mut self,
        task: &Task,
        stop: &AtomicBool,
        watch: Option<&mut Watch<'_>>,
    ) -> Choice {
        let started = Instant::now();
        let time = task.limits.time.unwrap_or_else(|| usual_time(task.state.board().size()));
        let time = time.min(MOST_TIME);
        let spare = time.mul_f64(SPARE).max(LEAST_SPARE.min(time / 4));
        let deadline = started + (time - spare);
        let (options, mut resignation) = (self.options, self.resignation);
        let Some(guided) = self.guided(task.state.board().size()) else {
            return playouts::choose(task, &options, &mut self.resignation, (time, deadline), stop);
        };
        let bounds = Bounds {
            deadline,
            visits: task.limits.playouts.unwrap_or(u64::MAX),
            memory: options.memory,
            stop,
            enough: &AtomicBool::new(false),
            when_decided: task.saves,
        };
        let seed = options.seed.wrapping_add(task.state.line().moves() as u64);
        let choice = guided.choose(task, &mut resignation, bounds, seed, watch);
        self.resignation = resignation;
        choice
    }

    /// Looks at a position until a limit of `task` is met or `watch` knows enough, telling it
    /// what was found; false, and nothing is done, if there is no network to ask. Without a
    /// limit of time it takes as long as memory lasts.
    pub fn analyse(&mut self, task: &Task, watch: &mut Watch<'_>) -> bool {
        let options = self.options;
        let Some(guided) = self.guided(task.state.board().size()) else { return false };
        let never = AtomicBool::new(false);
        let bounds = Bounds {
            deadline: Instant::now() + task.limits.time.unwrap_or(MOST_TIME).min(MOST_TIME),
            visits: task.limits.playouts.unwrap_or(u64::MAX),
            memory: options.memory,
            stop: &never,
            enough: &never,
            when_decided: false,
        };
        guided.think(&task.state, &task.choices, bounds, options.seed, Some(watch));
        true
    }

    /// What becomes of the chain on `stone`, the side to move of `state` beginning: the network's
    /// word after a search of so many visits that wants nothing but that. It is an estimate. None
    /// if there is no stone, or no network that knows the board.
    pub fn fate(&self, state: &GameState, stone: Point, kos: Kos, visits: u64) -> Option<Fate> {
        let never = AtomicBool::new(false);
        let bounds = Bounds {
            deadline: Instant::now() + MOST_TIME,
            visits,
            memory: self.options.memory,
            stop: &never,
            enough: &never,
            when_decided: false,
        };
        fate(self.network.as_ref()?, state, stone, kos, bounds).ok().flatten()
    }

    /// What the network alone says of a position; none if there is no network that knows it.
    pub fn predict(&mut self, state: &GameState, look: PredictionOptions) -> Option<Prediction> {
        self.guided(state.board().size())?.predict(state, look)
    }
}
