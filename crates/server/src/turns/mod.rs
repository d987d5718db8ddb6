//! Whose turn it is to have the processor.
//!
//! Those who wait are grouped by [`Asker`]. The next turn goes to the asker who has the fewest now,
//! among these to the one who had their last longest ago, and within an asker to the request that
//! came first. So 60 games of one address delay the
//! game of another by one search at most.

mod asker;
mod rotation;
#[cfg(test)]
mod tests;

pub(crate) use asker::Asker;
pub(crate) use rotation::Rotation;

use crate::workers::{Lent, Offer};
use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::oneshot;

/// How often workers may fail at a request before it stays here, if there are cores.
const TRIES: u32 = 2;

/// How much longer a request waits with each time that workers have failed at it, and at most.
const PAUSE: Duration = Duration::from_millis(200);
const LONGEST_PAUSE: Duration = Duration::from_secs(5);

/// Turns at some cores.
///
/// One asker has at most as many turns at a time as there are cores. Another asker has one more
/// beside them, and the system shares the cores among the threads. So nobody waits for the long
/// work of one other, even if there is one core. Without cores, all work is done by workers.
#[derive(Debug)]
pub(crate) struct Turns {
    cores: usize,
    state: Arc<Mutex<State>>,
}

/// The right to work, until dropped.
#[derive(Debug)]
pub(crate) struct Turn {
    asker: Asker,
    state: Arc<Mutex<State>>,
}

/// Where a request whose turn it is may be worked at.
#[derive(Debug)]
pub(crate) enum Place {
    /// On this machine.
    Home(Turn),
    /// By a worker.
    Away(Lent),
}

/// A worker that waits for a job of these, until dropped.
#[derive(Debug)]
pub(crate) struct Offered {
    offer: Offer,
    state: Arc<Mutex<State>>,
}

#[derive(Debug)]
struct State {
    cores: usize,
    running: usize,
    /// All askers who have a turn or wait for one.
    lines: HashMap<Asker, Line>,
    rotation: Rotation<Asker>,
    /// The workers that wait, the first first.
    offers: VecDeque<Offer>,
    /// The number of the last request.
    last: u64,
}

#[derive(Debug, Default)]
struct Line {
    running: usize,
    waiting: VecDeque<Request>,
}

/// A request that waits for its turn.
#[derive(Debug)]
struct Request {
    number: u64,
    /// Whether a worker may have it.
    may_go: bool,
    give: oneshot::Sender<Place>,
}

/// A request that waits. When it is dropped, it is taken out.
struct Waiting {
    number: u64,
    asker: Asker,
    state: Arc<Mutex<State>>,
}

fn whole(state: &Mutex<State>) -> MutexGuard<'_, State> {
    // The counts agree between any two statements, so a panic elsewhere spoils nothing.
    state.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Turns {
    /// Turns at this many cores.
    pub(crate) fn new(cores: usize) -> Turns {
        let state = State {
            cores,
            running: 0,
            lines: HashMap::new(),
            rotation: Rotation::default(),
            offers: VecDeque::new(),
            last: 0,
        };
        Turns { cores, state: Arc::new(Mutex::new(state)) }
    }

    /// How many have a turn.
    pub(crate) fn running(&self) -> usize {
        whole(&self.state).running
    }

    /// Whether a request waits that a worker may have.
    pub(crate) fn has_waiting(&self) -> bool {
        let state = whole(&self.state);
        state.lines.values().any(|line| line.waiting.iter().any(|request| request.may_go))
    }

    /// How many requests wait.
    pub(crate) fn waiting(&self) -> usize {
        whole(&self.state).lines.values().map(|line| line.waiting.len()).sum()
    }

    /// Whether there are no cores here, so that all work is done by workers.
    pub(crate) fn is_all_away(&self) -> bool {
        self.cores == 0
    }

    /// Whether no core is free.
    pub(crate) fn is_full(&self) -> bool {
        self.running() >= self.cores
    }

    /// Waits for a turn of this asker on this machine.
    pub(crate) async fn take(&self, asker: Asker) -> Turn {
        match self.wait(asker, false).await {
            Place::Home(turn) => turn,
            Place::Away(_) => std::future::pending().await,
        }
    }

    /// Waits for a turn of this asker, here or at a worker. `failed` is how often workers have
    /// failed at this already.
    pub(crate) async fn take_anywhere(&self, asker: Asker, failed: u32) -> Place {
        if failed >= TRIES && self.cores > 0 {
            return Place::Home(self.take(asker).await);
        }
        if failed > 0 {
            // Workers that fail at once are not asked again and again.
            tokio::time::sleep((PAUSE * failed).min(LONGEST_PAUSE)).await;
        }
        self.wait(asker, true).await
    }

    async fn wait(&self, asker: Asker, may_go: bool) -> Place {
        let (give_turn, receiver) = oneshot::channel();
        let waiting = {
            let mut state = whole(&self.state);
            state.last += 1;
            let number = state.last;
            state.rotation.join(asker);
            let request = Request { number, may_go, give: give_turn };
            state.lines.entry(asker).or_default().waiting.push_back(request);
            Waiting { number, asker, state: Arc::clone(&self.state) }
        };
        give(&self.state);
        let place = receiver.await;
        drop(waiting);
        match place {
            Ok(place) => place,
            // The request waits in the line, which only a turn or `waiting` takes it out of.
            Err(_) => std::future::pending().await,
        }
    }

    /// Lets a worker have a request when no core is free, until the answer is dropped.
    pub(crate) fn offer(&self, offer: Offer) -> Offered {
        whole(&self.state).offers.push_back(offer.clone());
        give(&self.state);
        Offered { offer, state: Arc::clone(&self.state) }
    }
}

/// Gives turns as long as there are some.
fn give(state: &Arc<Mutex<State>>) {
    loop {
        let next = whole(state).next();
        let Some((asker, request, lent)) = next else { return };
        let place = match lent {
            Some(lent) => Place::Away(lent),
            None => Place::Home(Turn { asker, state: Arc::clone(state) }),
        };
        // A request that has gone just now returns its turn, which goes to the next.
        drop(request.give.send(place));
    }
}

impl State {
    /// Takes out the request whose turn it is, and the worker that is to have it, if one is: a free
    /// core comes first, then workers, then the place that is kept for another asker.
    fn next(&mut self) -> Option<(Asker, Request, Option<Lent>)> {
        if self.running < self.cores
            && let Some((asker, request)) = self.next_here()
        {
            return Some((asker, request, None));
        }
        if let Some((asker, at)) = self.next_to_go()
            && let Some(lent) = self.claim()
        {
            let request = self.lines.get_mut(&asker)?.waiting.remove(at)?;
            self.rotation.serve(asker);
            self.forget_idle(asker);
            return Some((asker, request, Some(lent)));
        }
        let is_kept = self.running == self.cores && self.cores > 0;
        let (asker, request) = if is_kept { self.next_here() } else { None }?;
        Some((asker, request, None))
    }

    /// Takes out the request that is worked at here next, and counts it as running.
    fn next_here(&mut self) -> Option<(Asker, Request)> {
        let asker = self.first(|line| line.running < self.cores && !line.waiting.is_empty())?;
        let line = self.lines.get_mut(&asker)?;
        let request = line.waiting.pop_front()?;
        line.running += 1;
        self.running += 1;
        self.rotation.serve(asker);
        Some((asker, request))
    }

    /// The asker whose request a worker may have next, and its place in their line.
    fn next_to_go(&self) -> Option<(Asker, usize)> {
        if self.offers.is_empty() {
            return None;
        }
        let first = |line: &Line| line.waiting.iter().position(|request| request.may_go);
        let asker = self.first(|line| first(line).is_some())?;
        Some((asker, first(self.lines.get(&asker)?)?))
    }

    /// The asker who is served next among those whose line is such.
    fn first(&self, is_such: impl Fn(&Line) -> bool) -> Option<Asker> {
        let due = self.lines.iter().filter(|(_, line)| is_such(line));
        let (asker, _) =
            due.min_by_key(|(asker, line)| (line.running, self.rotation.place(**asker)))?;
        Some(*asker)
    }

    /// A worker that still waits.
    fn claim(&mut self) -> Option<Lent> {
        while let Some(offer) = self.offers.pop_front() {
            if let Some(lent) = offer.claim() {
                return Some(lent);
            }
        }
        None
    }

    /// Forgets an asker who has no turn and waits for none.
    fn forget_idle(&mut self, asker: Asker) {
        let idle = |line: &Line| line.running == 0 && line.waiting.is_empty();
        if self.lines.get(&asker).is_some_and(idle) {
            self.lines.remove(&asker);
            self.rotation.leave(asker);
        }
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        let mut state = whole(&self.state);
        if let Some(line) = state.lines.get_mut(&self.asker) {
            line.waiting.retain(|request| request.number != self.number);
        }
        state.forget_idle(self.asker);
    }
}

impl Drop for Offered {
    fn drop(&mut self) {
        whole(&self.state).offers.retain(|offer| !offer.is(&self.offer));
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        {
            let mut state = whole(&self.state);
            state.running -= 1;
            if let Some(line) = state.lines.get_mut(&self.asker) {
                line.running -= 1;
            }
            // Those who came meanwhile are next.
            state.rotation.serve(self.asker);
            state.forget_idle(self.asker);
        }
        give(&self.state);
    }
}
