//! The games that somebody wants judged, and what is known of them.

use super::{Course, DEPTHS, EVERYWHERE, Judgement};
use crate::store::GameId;
use serde::{Serialize, Serializer};
use std::collections::HashMap;
use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tengen_engine::{GameState, Limits};
use tokio::sync::{Notify, watch};

/// The most games that are studied at a time.
const MOST_STUDIED: usize = 64;

/// The most positions that are remembered of games nobody looks at any more.
const MOST_REMEMBERED: usize = 20_000;

/// All studies.
#[derive(Default)]
pub(crate) struct Studies {
    state: Mutex<State>,
    /// Rung when there may be something to do.
    pub(super) bell: Notify,
}

impl fmt::Debug for Studies {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Studies").field("games", &self.state().studies.len()).finish()
    }
}

#[derive(Default)]
struct State {
    studies: HashMap<GameId, Study>,
    /// Counts what has happened, so that later things have higher numbers.
    ticks: u64,
    /// What is being judged now.
    current: Option<Current>,
}

struct Current {
    game: GameId,
    focused: bool,
    cancel: Arc<AtomicBool>,
}

struct Study {
    /// How far the game had gone, in its entries, when its course was told.
    entries: u64,
    course: Arc<Course>,
    found: Vec<Found>,
    lookers: usize,
    /// The position somebody looks at.
    focus: Option<usize>,
    /// When it was last worked at or looked at.
    used: u64,
    changes: watch::Sender<u64>,
}

/// What is known of one position.
#[derive(Clone, Default)]
struct Found {
    /// By how many of the [`DEPTHS`] it has been judged.
    depth: usize,
    at: u64,
    judgement: Option<Arc<Judgement>>,
}

/// A position to be judged next.
pub(super) struct Job {
    pub(super) game: GameId,
    pub(super) steps: usize,
    pub(super) depth: usize,
    pub(super) course: Arc<Course>,
    pub(super) cancel: Arc<AtomicBool>,
}

impl Job {
    pub(super) fn walk(&self) -> Option<GameState> {
        self.course.walk(self.steps)
    }

    pub(super) fn limits(&self) -> Limits {
        DEPTHS[self.depth]
    }
}

/// What a page is told: what it does not know yet, and how much is still to come.
#[derive(Clone, Debug, Default, Serialize)]
pub(crate) struct News {
    judged: Vec<Placed>,
    /// How many positions have not been judged at all.
    left: usize,
    /// So many games are studied that this one is not.
    full: bool,
}

#[derive(Clone, Debug, Serialize)]
struct Placed {
    after: usize,
    #[serde(flatten, serialize_with = "shared")]
    judgement: Arc<Judgement>,
}

fn shared<S: Serializer>(judgement: &Arc<Judgement>, serializer: S) -> Result<S::Ok, S::Error> {
    judgement.as_ref().serialize(serializer)
}

impl News {
    /// What a page is told while too many games are studied.
    pub(crate) fn full() -> News {
        News { full: true, ..News::default() }
    }
}

impl Study {
    fn new(entries: u64, course: Course, used: u64) -> Study {
        let found = vec![Found::default(); course.positions()];
        let course = Arc::new(course);
        let changes = watch::Sender::new(0);
        Study { entries, course, found, lookers: 0, focus: None, used, changes }
    }

    /// The game has gone on, or back.
    fn turn_to(&mut self, entries: u64, course: Course) {
        let same = self.course.common(&course);
        self.found.truncate(same);
        self.found.resize(course.positions(), Found::default());
        (self.entries, self.course) = (entries, Arc::new(course));
    }

    /// The position to judge next, and how closely.
    fn next(&self) -> Option<(usize, usize)> {
        let focus = self.focus.and_then(|at| Some((at, self.found.get(at)?.depth)));
        if let Some((at, depth)) = focus.filter(|(_, depth)| *depth < DEPTHS.len()) {
            return Some((at, depth));
        }
        let all = self.found.iter().enumerate().map(|(at, found)| (at, found.depth));
        all.filter(|(_, depth)| *depth < EVERYWHERE).min_by_key(|(_, depth)| *depth)
    }
}

impl Studies {
    fn state(&self) -> MutexGuard<'_, State> {
        // Nothing that holds it can leave it half changed.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Begins to look at what is known of a game that has gone so far in its `entries`; `None`
    /// if too many games are studied already.
    pub(crate) fn look(
        self: &Arc<Studies>,
        game: GameId,
        entries: u64,
        course: Course,
    ) -> Option<Looker> {
        let mut state = self.state();
        state.ticks += 1;
        let used = state.ticks;
        let studied = state.studies.values().filter(|study| study.lookers > 0).count();
        let is_studied = state.studies.get(&game).is_some_and(|study| study.lookers > 0);
        if studied >= MOST_STUDIED && !is_studied {
            return None;
        }
        let study = match state.studies.remove(&game) {
            Some(mut known) => {
                if entries > known.entries {
                    known.turn_to(entries, course);
                }
                known
            }
            None => Study::new(entries, course, used),
        };
        let study = state.studies.entry(game).or_insert(study);
        study.lookers += 1;
        let changes = study.changes.subscribe();
        drop(state);
        self.bell.notify_one();
        Some(Looker { studies: Arc::clone(self), game, entries, seen: 0, told: false, changes })
    }

    /// Says which position of a game is looked at: it is judged first, and most closely.
    pub(crate) fn focus(&self, game: GameId, steps: usize) {
        let mut state = self.state();
        if let Some(study) = state.studies.get_mut(&game) {
            study.focus = Some(steps);
            state.cancel(|current| current.game == game && current.focused);
        }
        drop(state);
        self.bell.notify_one();
    }

    /// What to do next: games take turns.
    pub(super) fn next_job(&self) -> Option<Job> {
        let mut state = self.state();
        state.ticks += 1;
        let used = state.ticks;
        let looked_at = state.studies.iter_mut().filter(|(_, study)| study.lookers > 0);
        let due = looked_at.filter_map(|(game, study)| Some((*game, study.next()?, study)));
        let (game, (steps, depth), study) = due.min_by_key(|(_, _, study)| study.used)?;
        study.used = used;
        let course = Arc::clone(&study.course);
        let cancel = Arc::new(AtomicBool::new(false));
        let focused = study.focus == Some(steps) && depth > 0;
        state.current = Some(Current { game, focused, cancel: Arc::clone(&cancel) });
        Some(Job { game, steps, depth, course, cancel })
    }

    /// Keeps what a job has found. No judgement: there is none to be had of this position.
    pub(super) fn report(&self, job: &Job, judgement: Option<Judgement>) {
        let mut state = self.state();
        state.ticks += 1;
        let at = state.ticks;
        let Some(study) = state.studies.get_mut(&job.game) else { return };
        // The game may have been taken back meanwhile.
        if study.course.common(&job.course) <= job.steps {
            return;
        }
        let Some(found) = study.found.get_mut(job.steps) else { return };
        let depth = if judgement.is_some() { job.depth + 1 } else { DEPTHS.len() };
        let known = found.judgement.take();
        *found = Found { depth, at, judgement: judgement.map(Arc::new).or(known) };
        study.changes.send_replace(at);
    }
}

impl State {
    fn cancel(&mut self, which: impl FnOnce(&Current) -> bool) {
        if let Some(current) = self.current.take_if(|current| which(current)) {
            current.cancel.store(true, Ordering::Relaxed);
        }
    }

    /// Forgets the games that nobody has looked at for longest.
    fn forget(&mut self) {
        let idle = |study: &Study| study.lookers == 0;
        let left = |state: &State| -> usize {
            state.studies.values().filter(|s| idle(s)).map(|s| s.found.len()).sum()
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

/// Somebody who looks at what is known of a game, until dropped.
#[derive(Debug)]
pub(crate) struct Looker {
    studies: Arc<Studies>,
    game: GameId,
    entries: u64,
    seen: u64,
    told: bool,
    changes: watch::Receiver<u64>,
}

impl Looker {
    /// The game has gone on as far as this.
    pub(crate) fn follow(&mut self, entries: u64, course: impl FnOnce() -> Course) {
        self.entries = entries;
        let mut state = self.studies.state();
        let Some(study) = state.studies.get_mut(&self.game) else { return };
        if entries > study.entries {
            study.turn_to(entries, course());
            drop(state);
            self.studies.bell.notify_one();
        }
    }

    /// What is new since it was last asked for, if anything is; at first, all there is. Nothing
    /// of a course that this page has not been told yet.
    pub(crate) fn news(&mut self) -> Option<News> {
        self.changes.borrow_and_update();
        let state = self.studies.state();
        let study = state.studies.get(&self.game)?;
        if study.entries > self.entries {
            return None;
        }
        let new = study.found.iter().enumerate().filter(|(_, found)| found.at > self.seen);
        let judged = new.filter_map(|(after, found)| {
            Some(Placed { after, judgement: Arc::clone(found.judgement.as_ref()?) })
        });
        let judged: Vec<Placed> = judged.collect();
        let left = study.found.iter().filter(|found| found.depth == 0).count();
        let latest = study.found.iter().map(|found| found.at).max().unwrap_or(0);
        let anything = !self.told || latest > self.seen;
        (self.seen, self.told) = (latest.max(self.seen), true);
        anything.then_some(News { judged, left, full: false })
    }

    /// Returns when there may be news.
    pub(crate) async fn changed(&mut self) {
        if self.changes.changed().await.is_err() {
            // The study is there as long as somebody looks.
            std::future::pending::<()>().await;
        }
    }
}

impl Drop for Looker {
    fn drop(&mut self) {
        let mut state = self.studies.state();
        state.ticks += 1;
        let used = state.ticks;
        let Some(study) = state.studies.get_mut(&self.game) else { return };
        study.lookers = study.lookers.saturating_sub(1);
        if study.lookers == 0 {
            (study.focus, study.used) = (None, used);
            let game = self.game;
            state.cancel(|current| current.game == game);
            state.forget();
        }
    }
}
