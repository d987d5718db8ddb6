//! The games that pages want analysed, with the evaluations of their positions.

use super::analyst::Evaluation;
use super::positions::Positions;
use crate::store::GameId;
use serde::{Serialize, Serializer};
use std::collections::HashMap;
use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tengen_engine::{GameState, Limits};
use tokio::sync::{Notify, watch};

/// The limits of the searches in a position, one after another. A later one is closer.
const STAGES: [Limits; 3] = [stage(16, 1), stage(100, 2), stage(800, 6)];

/// How many stages every position of a game goes through. The position that a person looks at goes
/// through all.
const EVERYWHERE: usize = 2;

const fn stage(visits: u64, seconds: u64) -> Limits {
    Limits { time: Some(Duration::from_secs(seconds)), playouts: Some(visits) }
}

/// The most games that are analysed at a time.
const MOST_STUDIED: usize = 64;

/// The most positions to remember of games that no page follows any more.
const MOST_REMEMBERED: usize = 20_000;

/// All games that are or were analysed.
#[derive(Default)]
pub(crate) struct Studies {
    state: Mutex<State>,
    /// Notified when there may be a position to evaluate.
    pub(super) wake: Notify,
}

impl fmt::Debug for Studies {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Studies").field("games", &self.state().studies.len()).finish()
    }
}

#[derive(Default)]
struct State {
    studies: HashMap<GameId, Study>,
    /// Counts changes. It orders them in time.
    ticks: u64,
    /// The evaluation under way.
    current: Option<Current>,
}

/// An evaluation under way.
struct Current {
    game: GameId,
    focused: bool,
    cancel: Arc<AtomicBool>,
}

/// A game that is or was analysed.
struct Study {
    /// How many entries the game had when its positions were these.
    entries: u64,
    positions: Arc<Positions>,
    /// The state of each position.
    states: Vec<PositionState>,
    /// How many pages follow the analysis.
    subscribers: usize,
    /// The position that a person looks at.
    focus: Option<usize>,
    /// The tick when it was last worked at or followed.
    used: u64,
    changes: watch::Sender<u64>,
}

/// How far a position has been evaluated.
#[derive(Clone, Default)]
struct PositionState {
    /// How many of the [`STAGES`] it has gone through.
    stage: usize,
    /// The tick of the evaluation.
    at: u64,
    evaluation: Option<Arc<Evaluation>>,
}

/// A position to be evaluated next.
pub(super) struct Job {
    pub(super) game: GameId,
    pub(super) steps: usize,
    pub(super) stage: usize,
    pub(super) positions: Arc<Positions>,
    pub(super) cancel: Arc<AtomicBool>,
}

impl Job {
    pub(super) fn walk(&self) -> Option<GameState> {
        self.positions.walk(self.steps)
    }

    pub(super) fn limits(&self) -> Limits {
        STAGES[self.stage]
    }
}

/// The evaluations that a page does not have yet, and how many are still to come.
#[derive(Clone, Debug, Default, Serialize)]
pub(crate) struct News {
    judged: Vec<EvaluatedAfter>,
    /// How many positions have no evaluation at all.
    left: usize,
    /// How many positions are still to be judged as closely as every position is.
    rough: usize,
    /// Whether this game is not analysed, since too many others are.
    full: bool,
}

#[derive(Clone, Debug, Serialize)]
struct EvaluatedAfter {
    after: usize,
    #[serde(flatten, serialize_with = "shared")]
    evaluation: Arc<Evaluation>,
}

fn shared<S: Serializer>(evaluation: &Arc<Evaluation>, serializer: S) -> Result<S::Ok, S::Error> {
    evaluation.as_ref().serialize(serializer)
}

impl News {
    /// The news while too many games are analysed.
    pub(crate) fn full() -> News {
        News { full: true, ..News::default() }
    }
}

impl Study {
    fn new(entries: u64, positions: Positions, used: u64) -> Study {
        let states = vec![PositionState::default(); positions.count()];
        let positions = Arc::new(positions);
        let changes = watch::Sender::new(0);
        Study { entries, positions, states, subscribers: 0, focus: None, used, changes }
    }

    /// Takes over the positions of the game after more entries. Positions that differ lose their
    /// evaluations.
    fn update(&mut self, entries: u64, positions: Positions) {
        let same = self.positions.common(&positions);
        self.states.truncate(same);
        self.states.resize(positions.count(), PositionState::default());
        (self.entries, self.positions) = (entries, Arc::new(positions));
    }

    /// The position to evaluate next, and its stage.
    fn next(&self) -> Option<(usize, usize)> {
        let focus = self.focus.and_then(|at| Some((at, self.states.get(at)?.stage)));
        if let Some((at, stage)) = focus.filter(|(_, stage)| *stage < STAGES.len()) {
            return Some((at, stage));
        }
        let all = self.states.iter().enumerate().map(|(at, state)| (at, state.stage));
        all.filter(|(_, stage)| *stage < EVERYWHERE).min_by_key(|(_, stage)| *stage)
    }
}

impl Studies {
    fn state(&self) -> MutexGuard<'_, State> {
        // The state is whole between any two statements, so a panic elsewhere spoils nothing.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Follows the analysis of a game with this number of `entries`; `None` if too many games are
    /// analysed already.
    pub(crate) fn subscribe(
        self: &Arc<Studies>,
        game: GameId,
        entries: u64,
        positions: Positions,
    ) -> Option<Subscription> {
        let mut state = self.state();
        state.ticks += 1;
        let used = state.ticks;
        let studied = state.studies.values().filter(|study| study.subscribers > 0).count();
        let is_studied = state.studies.get(&game).is_some_and(|study| study.subscribers > 0);
        if studied >= MOST_STUDIED && !is_studied {
            return None;
        }
        let study = match state.studies.remove(&game) {
            Some(mut known) => {
                if entries > known.entries {
                    known.update(entries, positions);
                }
                known
            }
            None => Study::new(entries, positions, used),
        };
        let study = state.studies.entry(game).or_insert(study);
        study.subscribers += 1;
        let changes = study.changes.subscribe();
        drop(state);
        self.wake.notify_one();
        Some(Subscription {
            studies: Arc::clone(self),
            game,
            entries,
            seen: 0,
            told: false,
            changes,
        })
    }

    /// Sets the position that a person looks at. It is evaluated first, and through all stages.
    pub(crate) fn focus(&self, game: GameId, steps: usize) {
        let mut state = self.state();
        if let Some(study) = state.studies.get_mut(&game) {
            study.focus = Some(steps);
            state.cancel(|current| current.game == game && current.focused);
        }
        drop(state);
        self.wake.notify_one();
    }

    /// The position to evaluate next. Games take turns.
    pub(super) fn next_job(&self) -> Option<Job> {
        let mut state = self.state();
        state.ticks += 1;
        let used = state.ticks;
        let looked_at = state.studies.iter_mut().filter(|(_, study)| study.subscribers > 0);
        let due = looked_at.filter_map(|(game, study)| Some((*game, study.next()?, study)));
        let (game, (steps, stage), study) = due.min_by_key(|(_, _, study)| study.used)?;
        study.used = used;
        let positions = Arc::clone(&study.positions);
        let cancel = Arc::new(AtomicBool::new(false));
        let focused = study.focus == Some(steps) && stage > 0;
        state.current = Some(Current { game, focused, cancel: Arc::clone(&cancel) });
        Some(Job { game, steps, stage, positions, cancel })
    }

    /// Keeps the evaluation of a job; `None` if the position can have none.
    pub(super) fn report(&self, job: &Job, evaluation: Option<Evaluation>) {
        let mut state = self.state();
        state.ticks += 1;
        let at = state.ticks;
        let Some(study) = state.studies.get_mut(&job.game) else { return };
        // Moves may have been taken back meanwhile.
        if study.positions.common(&job.positions) <= job.steps {
            return;
        }
        let Some(position) = study.states.get_mut(job.steps) else { return };
        let stage = if evaluation.is_some() { job.stage + 1 } else { STAGES.len() };
        let known = position.evaluation.take();
        *position = PositionState { stage, at, evaluation: evaluation.map(Arc::new).or(known) };
        study.changes.send_replace(at);
    }
}

impl State {
    fn cancel(&mut self, which: impl FnOnce(&Current) -> bool) {
        if let Some(current) = self.current.take_if(|current| which(current)) {
            current.cancel.store(true, Ordering::Relaxed);
        }
    }

    /// Forgets the games that no page has followed for longest, while there are too many positions.
    fn forget(&mut self) {
        let idle = |study: &Study| study.subscribers == 0;
        let left = |state: &State| -> usize {
            state.studies.values().filter(|s| idle(s)).map(|s| s.states.len()).sum()
        };
        while left(self) > MOST_REMEMBERED {
            let games = self.studies.iter().filter(|(_, study)| idle(study));
            let Some(oldest) = games.min_by_key(|(_, study)| study.used).map(|(game, _)| *game)
            else {
                return;
            };
            self.studies.remove(&oldest);
        }
    }
}

/// A page that follows the analysis of a game, until dropped.
#[derive(Debug)]
pub(crate) struct Subscription {
    studies: Arc<Studies>,
    game: GameId,
    entries: u64,
    seen: u64,
    told: bool,
    changes: watch::Receiver<u64>,
}

impl Subscription {
    /// Takes over the positions of the game after more entries.
    pub(crate) fn follow(&mut self, entries: u64, positions: impl FnOnce() -> Positions) {
        self.entries = entries;
        let mut state = self.studies.state();
        let Some(study) = state.studies.get_mut(&self.game) else { return };
        if entries > study.entries {
            study.update(entries, positions());
            drop(state);
            self.studies.wake.notify_one();
        }
    }

    /// The evaluations since the last call, if there are any; at first, all. `None` while the page
    /// does not have the view with these positions yet.
    pub(crate) fn news(&mut self) -> Option<News> {
        self.changes.borrow_and_update();
        let state = self.studies.state();
        let study = state.studies.get(&self.game)?;
        if study.entries > self.entries {
            return None;
        }
        let new = study.states.iter().enumerate().filter(|(_, state)| state.at > self.seen);
        let judged = new.filter_map(|(after, state)| {
            Some(EvaluatedAfter { after, evaluation: Arc::clone(state.evaluation.as_ref()?) })
        });
        let judged: Vec<EvaluatedAfter> = judged.collect();
        let before = |stage| study.states.iter().filter(|state| state.stage < stage).count();
        let (left, rough) = (before(1), before(EVERYWHERE));
        let latest = study.states.iter().map(|state| state.at).max().unwrap_or(0);
        let anything = !self.told || latest > self.seen;
        (self.seen, self.told) = (latest.max(self.seen), true);
        anything.then_some(News { judged, left, rough, full: false })
    }

    /// Returns when there may be news.
    pub(crate) async fn changed(&mut self) {
        if self.changes.changed().await.is_err() {
            // The study stays as long as a page follows it.
            std::future::pending::<()>().await;
        }
    }
}

impl Drop for Subscription {
    fn drop(&mut self) {
        let mut state = self.studies.state();
        state.ticks += 1;
        let used = state.ticks;
        let Some(study) = state.studies.get_mut(&self.game) else { return };
        study.subscribers = study.subscribers.saturating_sub(1);
        if study.subscribers == 0 {
            (study.focus, study.used) = (None, used);
            let game = self.game;
            state.cancel(|current| current.game == game);
            state.forget();
        }
    }
}
