//! The engine as a whole.

use crate::guided::{Bounds, GuidedPlayer, Prediction, PredictionOptions, Predictor, Watch};
use crate::resignation::Resignation;
use crate::{Choice, Delay, GameState, Options, Task, playouts, usual_time};
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};
use tengen_net::Network;
use tengen_rules::Size;

/// The computer player. Between moves it keeps for how long its game has been lost, and with a
/// network the results of its last search. One engine may serve many games if each begins with
/// [`Engine::new_game`].
#[derive(Debug)]
pub struct Engine {
    options: Options,
    resignation: Resignation,
    network: Option<Network>,
    /// The search with the network, for the size of board it was last asked about.
    guided: Option<GuidedPlayer>,
    /// How long after their deadlines searches ended.
    overrun: Delay,
}

/// More threads than this only wait for one another.
const MOST_THREADS: usize = 64;
/// No move is thought about longer, even if the limit is higher.
const MOST_TIME: Duration = Duration::from_secs(24 * 3600);
/// The part of the time that is left for playouts under way and for the answer...
const RESERVE: f64 = 0.04;
/// ...but no less than this, or a quarter of the time where that is less.
const LEAST_RESERVE: Duration = Duration::from_millis(10);

/// From when to when a move is thought about.
#[derive(Clone, Copy)]
pub(crate) struct Span {
    started: Instant,
    /// The time that the task allows.
    pub(crate) time: Duration,
    /// When the search ends, a little before the time is up.
    pub(crate) deadline: Instant,
}

impl Span {
    /// `time` from now on, of which searches that ended this late need a part.
    fn from_now(time: Duration, overrun: Duration) -> Span {
        let started = Instant::now();
        Span { started, time, deadline: started + (time - reserve(time, overrun)) }
    }
}

/// The part of `time` that is left for the answer and for what may be under way at the deadline.
/// Searches ended this long after their deadlines of late, which may take half of the time.
fn reserve(time: Duration, overrun: Duration) -> Duration {
    let usual = time.mul_f64(RESERVE).max(LEAST_RESERVE.min(time / 4));
    usual.max(overrun.min(time / 2))
}

impl Engine {
    /// An engine with these options, and no network.
    pub fn new(options: Options) -> Engine {
        Engine {
            options,
            resignation: Resignation::default(),
            network: None,
            guided: None,
            overrun: Delay::default(),
        }
    }

    /// An engine that a network guides, where it knows the board; on other boards it plays without.
    pub fn with_network(options: Options, network: Network) -> Engine {
        Engine { network: Some(network), ..Engine::new(options) }
    }

    /// An engine with one searching thread for each of `predictors`, on boards of `size`; on other
    /// boards it plays without.
    pub fn with_predictors(
        options: Options,
        size: Size,
        predictors: Vec<Box<dyn Predictor>>,
    ) -> Engine {
        Engine { guided: Some(GuidedPlayer::new(size, predictors)), ..Engine::new(options) }
    }

    /// The network, if there is one.
    pub fn network(&self) -> Option<&Network> {
        self.network.as_ref()
    }

    /// The search with the network, if there is a network and it knows boards of this size.
    fn guided(&mut self, size: Size) -> Option<&mut GuidedPlayer> {
        if let Some(network) = &self.network
            && self.guided.as_ref().is_none_or(|guided| guided.size() != size)
        {
            let threads = self.options.threads.clamp(1, MOST_THREADS);
            self.guided = GuidedPlayer::with(network, size, threads).ok();
        }
        self.guided.as_mut().filter(|guided| guided.size() == size)
    }

    /// Searches with this many threads from now on. The search so far is forgotten.
    pub fn set_threads(&mut self, threads: usize) {
        self.options.threads = threads;
        if self.network.is_some() {
            self.guided = None;
        }
    }

    /// Forgets the game so far.
    pub fn new_game(&mut self) {
        self.resignation = Resignation::default();
        if let Some(guided) = &mut self.guided {
            guided.forget();
        }
    }

    /// Chooses a move within the task's time. If `stop` becomes true it answers sooner, with the
    /// best move found till then.
    pub fn choose(&mut self, task: &Task, stop: &AtomicBool) -> Choice {
        self.choose_watched(task, stop, None)
    }

    /// Chooses a move as [`Engine::choose`] does, while `watch` is told the findings. Without a
    /// network there are none to tell.
    pub fn choose_watched(
        &mut self,
        task: &Task,
        stop: &AtomicBool,
        watch: Option<&mut Watch<'_>>,
    ) -> Choice {
        let time = task.limits.time.unwrap_or_else(|| usual_time(task.state.board().size()));
        let span = Span::from_now(time.min(MOST_TIME), self.overrun.expected());
        let choice = self.choose_within(task, span, stop, watch);
        self.overrun.note(Instant::now().saturating_duration_since(span.deadline));
        choice
    }

    fn choose_within(
        &mut self,
        task: &Task,
        span: Span,
        stop: &AtomicBool,
        watch: Option<&mut Watch<'_>>,
    ) -> Choice {
        let (options, mut resignation) = (self.options, self.resignation);
        let Some(guided) = self.guided(task.state.board().size()) else {
            return playouts::choose(task, &options, &mut self.resignation, span, stop);
        };
        let Span { started, time, deadline } = span;
        let bounds = Bounds {
            deadline,
            visits: task.limits.playouts.unwrap_or(u64::MAX),
            memory: options.memory,
            stop,
            enough: &AtomicBool::new(false),
            when_decided: Some(started + task.free_time.min(time)),
        };
        let seed = options.seed.wrapping_add(task.state.line().moves() as u64);
        let choice = guided.choose(task, &mut resignation, bounds, seed, watch);
        self.resignation = resignation;
        choice
    }

    /// Analyses a position until a limit of `task` is met or `watch` has seen enough, and tells
    /// `watch` the findings. It does nothing and says false if there is no network. Without a limit
    /// of time it goes on as long as memory lasts.
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
            when_decided: None,
        };
        guided.analyse(task, bounds, options.seed, watch);
        true
    }

    /// The network's own prediction of a position; none if no network knows the board.
    pub fn predict(&mut self, state: &GameState, look: PredictionOptions) -> Option<Prediction> {
        self.guided(state.board().size())?.predict(state, look)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Limits, Rank, Terms};
    use std::sync::Arc;
    use std::sync::atomic::{AtomicU32, Ordering};
    use tengen_rules::{Board, Color, Score, presets};

    /// A predictor on a slow machine, which likes all moves alike and counts the positions.
    #[derive(Debug)]
    struct Slow(Duration, Arc<AtomicU32>);

    impl Predictor for Slow {
        fn predict(&mut self, state: &GameState, _: PredictionOptions) -> Prediction {
            self.1.fetch_add(1, Ordering::Relaxed);
            std::thread::sleep(self.0);
            let legal: Vec<_> = state.line().legal(state.to_move()).collect();
            let share = 1.0 / legal.len() as f32;
            let policy = legal.into_iter().map(|point| (Some(point), share)).collect();
            let ownership = vec![0.0; state.board().size().area()];
            Prediction { policy, ownership, score_deviation: 5.0, ..Prediction::default() }
        }
    }

    /// How many positions a new engine looks at for a move within `time`, if each takes `step`, and
    /// the overrun that it remembers. Both are in milliseconds.
    fn taken(step: u64, time: u64) -> (u32, Duration) {
        let (size, looked) = (Size::square(5).unwrap(), Arc::new(AtomicU32::new(0)));
        let slow = Slow(Duration::from_millis(step), Arc::clone(&looked));
        let slow: Vec<Box<dyn Predictor>> = vec![Box::new(slow)];
        let mut engine = Engine::with_predictors(Options::default(), size, slow);
        let rules = presets::CHINESE.clone();
        let terms = Terms { rules, komi: Score::ZERO, compensation: Score::ZERO };
        let state = GameState::new(terms, Board::new(size), Color::Black, [0; 2]);
        let limits = Limits { time: Some(Duration::from_millis(time)), ..Limits::default() };
        let task = Task::new(state, Color::Black, Rank::FULL, limits);
        engine.choose(&task, &AtomicBool::new(false));
        (looked.load(Ordering::Relaxed), engine.overrun.expected())
    }

    #[test]
    fn no_step_is_begun_that_would_end_after_the_deadline() {
        // Before the deadline of 921 ms a fifth could begin. A busy machine has time for fewer.
        let (looked, _) = taken(200, 960);
        assert!(looked <= 4, "{looked}");
    }

    #[test]
    fn what_came_late_is_set_aside_for_the_next_move() {
        // The root and one move are always looked at, 100 ms each.
        let (_, overrun) = taken(100, 100);
        assert!(overrun >= Duration::from_millis(100), "{overrun:?}");
        let [second, hundred] = [1000, 100].map(Duration::from_millis);
        assert_eq!(reserve(second, Duration::ZERO), Duration::from_millis(40));
        assert_eq!(reserve(second, Duration::from_millis(260)), Duration::from_millis(260));
        assert_eq!(reserve(hundred, Duration::from_millis(260)), Duration::from_millis(50));
        assert_eq!(reserve(hundred, Duration::ZERO), LEAST_RESERVE);
    }
}
