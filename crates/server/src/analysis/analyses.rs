//! The lines of play that pages want analysed, with the evaluations of their positions.

use super::analyst::Evaluation;
use super::known::{Found, Known};
use super::positions::Positions;
use crate::limits::Share;
use crate::store::GameId;
use crate::turns::{Asker, Rotation};
use crate::workers::Walk;
use serde::{Serialize, Serializer};
use std::collections::{HashMap, HashSet};
use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tengen_engine::{GameState, Limits};
use tokio::sync::{Notify, watch};

/// The most positions that are known to stay here.
const MOST_KEPT: usize = 10_000;

/// The limits of the searches in a position, one after another. A later one is closer.
const STAGES: [Limits; 3] = [stage(16, 1), stage(100, 2), stage(800, 6)];

/// How many stages every position of a line goes through. The position that a person looks at goes
/// through all.
const EVERYWHERE: usize = 2;

const fn stage(visits: u64, seconds: u64) -> Limits {
    Limits { time: Some(Duration::from_secs(seconds)), playouts: Some(visits) }
}

/// Whose line of play is analysed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Subject {
    /// A game's, for all pages that follow it.
    Game(GameId),
    /// The one that a page of a study looks at. Each such page has its number.
    Page(u64),
}

/// All lines that are analysed.
pub(crate) struct Analyses {
    state: Mutex<State>,
    /// How many lines are analysed in all, and for one asker.
    room: Share,
    /// Notified when there may be a position to evaluate.
    pub(super) wake: Notify,
}

impl fmt::Debug for Analyses {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Analyses").field("lines", &self.state().analysed.len()).finish()
    }
}

#[derive(Default)]
struct State {
    analysed: HashMap<Subject, Analysed>,
    known: Known,
    /// Those who have pages that follow lines, in the order in which they are served.
    rotation: Rotation<Asker>,
    /// Counts changes. It orders them in time.
    ticks: u64,
    /// The evaluations under way, by the keys of their positions.
    current: HashMap<u64, Current>,
    /// The keys of positions that cannot be told to a worker.
    kept: HashSet<u64>,
}

/// Who evaluates a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum By {
    /// This machine.
    Home,
    /// A worker.
    Worker,
}

impl By {
    fn may(self, key: u64, current: &HashMap<u64, Current>, kept: &HashSet<u64>) -> bool {
        !current.contains_key(&key) && (self == By::Home || !kept.contains(&key))
    }
}

/// An evaluation under way.
struct Current {
    subject: Subject,
    focused: bool,
    cancel: Arc<AtomicBool>,
}

/// A line that is analysed.
struct Analysed {
    /// The version of the line: how many entries the game had, or how often the page chose one.
    version: u64,
    positions: Arc<Positions>,
    /// The state of each position.
    states: Vec<PositionState>,
    /// For whom it is: an entry for each page that follows the analysis.
    askers: Vec<Asker>,
    /// The position that a person looks at.
    focus: Option<usize>,
    /// The tick when it was last worked at or followed.
    used: u64,
    changes: watch::Sender<u64>,
}

/// How far a position has been evaluated.
#[derive(Clone, Default)]
struct PositionState {
    /// The key of the position; nothing where there is none to evaluate.
    key: Option<u64>,
    /// How many of the [`STAGES`] it has gone through, and the evaluation.
    found: Found,
    /// The tick of the evaluation.
    at: u64,
}

/// A position to be evaluated next.
pub(super) struct Job {
    subject: Subject,
    steps: usize,
    key: u64,
    stage: usize,
    positions: Arc<Positions>,
    pub(super) cancel: Arc<AtomicBool>,
}

impl Job {
    /// The way to the position, for a worker.
    pub(super) fn way(&self) -> Option<Walk> {
        Walk::to(&self.positions, self.steps)
    }

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
    /// Whether this line is not analysed, since too many others are.
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
    /// The news while too many lines are analysed.
    pub(crate) fn full() -> News {
        News { full: true, ..News::default() }
    }
}

impl Analysed {
    fn new(version: u64, positions: Positions, used: u64) -> Analysed {
        let positions = Arc::new(positions);
        let states = states(&positions);
        let changes = watch::Sender::new(0);
        Analysed { version, positions, states, askers: Vec::new(), focus: None, used, changes }
    }

    /// Takes over the positions of another version of the line. Positions behind the first that
    /// differs lose their evaluations.
    fn update(&mut self, version: u64, positions: Positions) {
        let new = states(&positions);
        let pairs = self.states.iter().zip(&new);
        let same = pairs.take_while(|(own, other)| own.key == other.key).count();
        self.states.truncate(same);
        self.states.extend_from_slice(&new[same..]);
        (self.version, self.positions) = (version, Arc::new(positions));
    }

    /// The position to evaluate next, and its stage, among those whose key is free.
    fn next(&self, is_free: impl Fn(u64) -> bool) -> Option<(usize, usize)> {
        let is_free = |state: &PositionState| state.key.is_some_and(&is_free);
        let focused = |at: &usize| self.states.get(*at).is_some_and(is_free);
        let focus = self.focus.filter(focused);
        let focus = focus.and_then(|at| Some((at, self.states.get(at)?.found.stage)));
        if let Some((at, stage)) = focus.filter(|(_, stage)| *stage < STAGES.len()) {
            return Some((at, stage));
        }
        let free = self.states.iter().enumerate().filter(|(_, state)| is_free(state));
        let all = free.map(|(at, state)| (at, state.found.stage));
        all.filter(|(_, stage)| *stage < EVERYWHERE).min_by_key(|(_, stage)| *stage)
    }

    /// Takes over what is known about the positions already.
    fn learn(&mut self, known: &mut Known, at: u64) {
        for state in &mut self.states {
            let found = state.key.and_then(|key| known.beyond(key, state.found.stage));
            if let Some(found) = found {
                (state.found, state.at) = (found, at);
            }
        }
    }

    fn take(&mut self, steps: usize, found: Found, at: u64) {
        let Some(state) = self.states.get_mut(steps) else { return };
        let evaluation = found.evaluation.or_else(|| state.found.evaluation.take());
        state.found = Found { stage: found.stage, evaluation };
        state.at = at;
        self.changes.send_replace(at);
    }
}

/// The states of positions of which nothing is known.
fn states(positions: &Positions) -> Vec<PositionState> {
    let state = |key: Option<u64>| {
        let stage = if key.is_none() { STAGES.len() } else { 0 };
        PositionState { key, found: Found { stage, evaluation: None }, at: 0 }
    };
    positions.keys().iter().copied().map(state).collect()
}

impl Analyses {
    /// No lines yet, and room for these.
    pub(crate) fn new(room: Share) -> Analyses {
        Analyses { state: Mutex::default(), room, wake: Notify::new() }
    }

    /// How many lines are analysed.
    pub(crate) fn len(&self) -> usize {
        self.state().analysed.len()
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // The state is whole between any two statements, so a panic elsewhere spoils nothing.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Follows the analysis of a line in this version; `None` if too many are analysed already, in
    /// all or for this asker.
    pub(crate) fn subscribe(
        self: &Arc<Analyses>,
        asker: Asker,
        subject: Subject,
        version: u64,
        positions: Positions,
    ) -> Option<Subscription> {
        let mut state = self.state();
        state.ticks += 1;
        let used = state.ticks;
        let is_known = state.analysed.contains_key(&subject);
        let own = state.lines_of(asker).filter(|line| *line != subject).count();
        if own >= self.room.address || (state.analysed.len() >= self.room.all && !is_known) {
            return None;
        }
        state.rotation.join(asker);
        let mut analysed = match state.analysed.remove(&subject) {
            Some(mut followed) => {
                if version > followed.version {
                    followed.update(version, positions);
                }
                followed
            }
            None => Analysed::new(version, positions, used),
        };
        analysed.learn(&mut state.known, used);
        analysed.askers.push(asker);
        let analysed = state.analysed.entry(subject).or_insert(analysed);
        let changes = analysed.changes.subscribe();
        drop(state);
        self.wake.notify_one();
        let analyses = Arc::clone(self);
        Some(Subscription { analyses, asker, subject, version, seen: 0, told: false, changes })
    }

    /// Sets the position that a person looks at. It is evaluated first, and through all stages.
    pub(crate) fn focus(&self, subject: Subject, steps: usize) {
        let mut state = self.state();
        if let Some(analysed) = state.analysed.get_mut(&subject) {
            analysed.focus = Some(steps);
            state.cancel(|current| current.subject == subject && current.focused);
        }
        drop(state);
        self.wake.notify_one();
    }

    /// The position to evaluate next. Askers take turns, and so do the lines of one.
    pub(super) fn next_job(&self, by: By) -> Option<Job> {
        let mut state = self.state();
        loop {
            state.ticks += 1;
            let used = state.ticks;
            let State { analysed, known, current, rotation, kept, .. } = &mut *state;
            let is_free = &|key| by.may(key, &*current, &*kept);
            let due = analysed.iter_mut().filter_map(|(subject, analysed)| {
                let next = analysed.next(is_free)?;
                Some((*subject, next, analysed))
            });
            let place = |analysed: &Analysed| {
                let askers = analysed.askers.iter().map(|asker| rotation.place(*asker));
                (askers.min(), analysed.used)
            };
            let (subject, (steps, stage), analysed) =
                due.min_by_key(|(_, _, analysed)| place(analysed))?;
            // A position without a key has gone through all stages.
            let key = analysed.states[steps].key?;
            if let Some(found) = known.beyond(key, stage) {
                analysed.take(steps, found, used);
                continue;
            }
            analysed.used = used;
            if let Some(asker) = rotation.first(analysed.askers.iter().copied()) {
                rotation.serve(asker);
            }
            let positions = Arc::clone(&analysed.positions);
            let cancel = Arc::new(AtomicBool::new(false));
            let focused = analysed.focus == Some(steps) && stage > 0;
            current.insert(key, Current { subject, focused, cancel: Arc::clone(&cancel) });
            return Some(Job { subject, steps, key, stage, positions, cancel });
        }
    }

    /// What was found of the position with this key, if it is still known.
    pub(crate) fn found(&self, key: u64) -> Option<Arc<Evaluation>> {
        self.state().known.beyond(key, 0)?.evaluation
    }

    /// Whether there is a position that a worker may evaluate.
    pub(super) fn has_job_to_lend(&self) -> bool {
        let state = self.state();
        state
            .analysed
            .values()
            .any(|line| line.next(|key| state.is_free(key, By::Worker)).is_some())
    }

    /// Leaves the position of a job to this machine: workers cannot evaluate it.
    pub(super) fn keep_here(&self, job: &Job) {
        let mut state = self.state();
        if state.kept.len() >= MOST_KEPT {
            state.kept.clear();
        }
        state.kept.insert(job.key);
        drop(state);
        self.give_up(job);
    }

    /// Lets the position of a job be evaluated again: the job has ended without an evaluation.
    pub(super) fn give_up(&self, job: &Job) {
        self.state().current.remove(&job.key);
        self.wake.notify_one();
    }

    /// Keeps the evaluation of a job; `None` if the position can have none.
    pub(super) fn report(&self, job: &Job, evaluation: Option<Evaluation>) {
        let mut state = self.state();
        state.ticks += 1;
        let at = state.ticks;
        let stage = if evaluation.is_some() { job.stage + 1 } else { STAGES.len() };
        let found = Found { stage, evaluation: evaluation.map(Arc::new) };
        state.known.put(job.key, found.clone());
        state.current.remove(&job.key);
        // The next stage may be due, after a worker's evaluation too.
        self.wake.notify_one();
        let Some(analysed) = state.analysed.get_mut(&job.subject) else { return };
        // The page may look at another line meanwhile, or moves may have been taken back.
        if analysed.states.get(job.steps).is_some_and(|state| state.key == Some(job.key)) {
            analysed.take(job.steps, found, at);
        }
    }
}

impl State {
    /// Whether nobody is at the position with this key, and it may be evaluated by these.
    fn is_free(&self, key: u64, by: By) -> bool {
        by.may(key, &self.current, &self.kept)
    }

    /// The lines that are analysed for an asker.
    fn lines_of(&self, asker: Asker) -> impl Iterator<Item = Subject> {
        let own = self.analysed.iter().filter(move |(_, line)| line.askers.contains(&asker));
        own.map(|(subject, _)| *subject)
    }

    fn cancel(&mut self, which: impl Fn(&Current) -> bool) {
        for current in self.current.values().filter(|current| which(current)) {
            current.cancel.store(true, Ordering::Relaxed);
        }
    }
}

/// A page that follows the analysis of a line, until dropped.
#[derive(Debug)]
pub(crate) struct Subscription {
    analyses: Arc<Analyses>,
    asker: Asker,
    subject: Subject,
    version: u64,
    seen: u64,
    told: bool,
    changes: watch::Receiver<u64>,
}

impl Subscription {
    /// Takes over the positions of a later version of the line. News come of each version, since
    /// other positions may be left in it.
    pub(crate) fn follow(&mut self, version: u64, positions: impl FnOnce() -> Positions) {
        (self.version, self.told) = (version, false);
        let mut state = self.analyses.state();
        state.ticks += 1;
        let State { analysed, known, ticks, .. } = &mut *state;
        let Some(analysed) = analysed.get_mut(&self.subject) else { return };
        if version > analysed.version {
            analysed.update(version, positions());
            analysed.learn(known, *ticks);
            drop(state);
            self.analyses.wake.notify_one();
        }
    }

    /// The evaluations since the last call, if there are any; at first, all. `None` while the page
    /// does not have the version with these positions yet.
    pub(crate) fn news(&mut self) -> Option<News> {
        self.changes.borrow_and_update();
        let state = self.analyses.state();
        let analysed = state.analysed.get(&self.subject)?;
        if analysed.version > self.version {
            return None;
        }
        let new = analysed.states.iter().enumerate().filter(|(_, state)| state.at > self.seen);
        let judged = new.filter_map(|(after, state)| {
            Some(EvaluatedAfter { after, evaluation: Arc::clone(state.found.evaluation.as_ref()?) })
        });
        let judged: Vec<EvaluatedAfter> = judged.collect();
        let before = |stage| analysed.states.iter().filter(|s| s.found.stage < stage).count();
        let (left, rough) = (before(1), before(EVERYWHERE));
        let latest = analysed.states.iter().map(|state| state.at).max().unwrap_or(0);
        let anything = !self.told || latest > self.seen;
        (self.seen, self.told) = (latest.max(self.seen), true);
        anything.then_some(News { judged, left, rough, full: false })
    }

    /// Returns when there may be news.
    pub(crate) async fn changed(&mut self) {
        if self.changes.changed().await.is_err() {
            // The line stays as long as a page follows it.
            std::future::pending::<()>().await;
        }
    }
}

impl Drop for Subscription {
    fn drop(&mut self) {
        let (asker, subject) = (self.asker, self.subject);
        let mut state = self.analyses.state();
        let Some(analysed) = state.analysed.get_mut(&subject) else { return };
        if let Some(at) = analysed.askers.iter().position(|known| *known == asker) {
            analysed.askers.swap_remove(at);
        }
        if analysed.askers.is_empty() {
            // Its evaluations stay known by their positions.
            state.analysed.remove(&subject);
            state.cancel(|current| current.subject == subject);
        }
        if state.lines_of(asker).next().is_none() {
            state.rotation.leave(asker);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::IpAddr;
    use tengen_rules::{Event, Game, GameSetup, Handicap, Size, presets};

    fn asker(last: u8) -> Asker {
        Asker::of(IpAddr::from([192, 0, 2, last]))
    }

    /// The positions of a game of a few moves, others for each number.
    fn positions(number: u8) -> Positions {
        let size = Size::square(9).unwrap();
        let setup = GameSetup::new(size, presets::AGA_AREA.clone(), Handicap::None);
        let mut game = Game::new(setup).unwrap();
        for (made, row) in [number, 8, 9].into_iter().enumerate() {
            let color = game.to_move().unwrap();
            let point = size.parse(&format!("{}{row}", ['A', 'C', 'E'][made])).unwrap();
            game.apply(Event::Play { color, point }).unwrap();
        }
        Positions::of(&game)
    }

    fn follow(analyses: &Arc<Analyses>, last: u8, line: u8) -> Option<Subscription> {
        analyses.subscribe(asker(last), Subject::Page(line.into()), 0, positions(line))
    }

    #[test]
    fn askers_take_turns_and_so_do_their_lines() {
        let analyses = Arc::new(Analyses::new(Share { all: 9, address: 9 }));
        let _lines = [(1, 1), (1, 2), (1, 3), (2, 4), (3, 5)]
            .map(|(last, line)| follow(&analyses, last, line).unwrap());
        let next = || analyses.next_job(By::Home).unwrap().subject;
        let served: Vec<Subject> = (0..9).map(|_| next()).collect();
        assert_eq!(served, [1, 4, 5, 2, 4, 5, 3, 4, 5].map(Subject::Page));
    }

    #[test]
    fn an_asker_has_a_share_of_the_lines() {
        let analyses = Arc::new(Analyses::new(Share { all: 3, address: 2 }));
        let own = [1, 2].map(|line| follow(&analyses, 1, line).unwrap());
        assert!(follow(&analyses, 1, 3).is_none());
        assert!(follow(&analyses, 1, 2).is_some(), "another page of the same line");
        let _other = follow(&analyses, 2, 3).unwrap();
        assert!(follow(&analyses, 3, 4).is_none());
        assert!(follow(&analyses, 2, 1).is_some());
        drop(own);
        assert_eq!(analyses.len(), 1);
        assert!(follow(&analyses, 1, 4).is_some());
        assert!(analyses.state().lines_of(asker(1)).next().is_none());
        assert_eq!(analyses.state().rotation.place(asker(1)), u64::MAX);
    }
}
