//! The positions that wait to be analysed and those being analysed.

use super::query::Query;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

/// How many positions may wait. Beyond that the reader waits, so that a peer that floods is slowed
/// down.
const MOST_WAITING: usize = 10_000;

/// One position of a query.
#[derive(Clone, Debug)]
pub(super) struct Job {
    pub(super) query: Arc<Query>,
    pub(super) turn: usize,
    /// Set when the result is not wanted any more.
    pub(super) stop: Arc<AtomicBool>,
}

/// Positions to analyse: those of the highest priority first, then in the order they came.
#[derive(Debug, Default)]
pub(super) struct Queue {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Debug, Default)]
struct State {
    /// By priority, the highest first, and by their turn.
    waiting: BTreeMap<(i64, u64), Job>,
    running: BTreeMap<u64, Job>,
    number: u64,
    closed: bool,
    /// Set when the answers are not read any more.
    abandoned: bool,
}

impl Queue {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn wait<'a>(&self, state: MutexGuard<'a, State>) -> MutexGuard<'a, State> {
        self.changed.wait(state).unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds positions of a query, each with its priority. Waits while there is no room.
    pub(super) fn add(&self, query: &Arc<Query>, turns: &[(usize, i64)]) {
        let mut state = self.state();
        for (turn, priority) in turns {
            while state.waiting.len() >= MOST_WAITING && !state.abandoned {
                self.changed.notify_all();
                state = self.wait(state);
            }
            state.number += 1;
            let key = (-priority, state.number);
            let job = Job { query: query.clone(), turn: *turn, stop: Arc::default() };
            state.waiting.insert(key, job);
        }
        self.changed.notify_all();
    }

    /// The next position, as soon as there is one, with the number to [finish](Queue::finish) it
    /// by. `None` when no more will come.
    pub(super) fn take(&self) -> Option<(u64, Job)> {
        let mut state = self.state();
        loop {
            if state.abandoned {
                return None;
            }
            if let Some(((_, number), job)) = state.waiting.pop_first() {
                state.running.insert(number, job.clone());
                self.changed.notify_all();
                return Some((number, job));
            }
            if state.closed {
                return None;
            }
            state = self.wait(state);
        }
    }

    /// Forgets a position that has been answered.
    pub(super) fn finish(&self, number: u64) {
        self.state().running.remove(&number);
    }

    /// Stops the running positions and removes the waiting ones, where `concerns` holds. The
    /// removed ones still need an answer.
    pub(super) fn terminate(&self, concerns: impl Fn(&Job) -> bool) -> Vec<Job> {
        let mut state = self.state();
        for job in state.running.values().filter(|job| concerns(job)) {
            job.stop.store(true, Ordering::Relaxed);
        }
        let keys = state.waiting.iter().filter(|(_, job)| concerns(job)).map(|(key, _)| *key);
        let keys: Vec<_> = keys.collect();
        let gone = keys.iter().filter_map(|key| state.waiting.remove(key)).collect();
        self.changed.notify_all();
        gone
    }

    /// No more positions will be added. Those that wait are still analysed.
    pub(super) fn close(&self) {
        self.state().closed = true;
        self.changed.notify_all();
    }

    /// The answers are not read any more, so all work stops.
    pub(super) fn abandon(&self) {
        let mut state = self.state();
        state.abandoned = true;
        state.running.values().for_each(|job| job.stop.store(true, Ordering::Relaxed));
        self.changed.notify_all();
    }

    /// Whether the answers are not read any more.
    pub(super) fn is_abandoned(&self) -> bool {
        self.state().abandoned
    }
}
