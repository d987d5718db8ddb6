//! The findings of a search, told while it goes on.

use super::analysis::Analysis;
use super::graph::Graph;
use super::predictor::Predictor;
use super::search::{Bounds, Search, lock};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// An observer of a search while it goes on.
pub struct Watch<'a> {
    /// How often the observer is told the findings.
    pub every: Duration,
    /// Is told the findings, the last time when the search is over.
    pub tell: &'a mut (dyn FnMut(Analysis) + 'a),
    /// Asked often; the search ends when it says yes.
    pub enough: &'a mut (dyn FnMut() -> bool + 'a),
}

impl std::fmt::Debug for Watch<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Watch").field("every", &self.every).finish_non_exhaustive()
    }
}

/// How often an observer is asked whether it has seen enough.
const POLL: Duration = Duration::from_millis(2);

/// Searches on other threads and tells the observer on this one. The last findings come when the
/// search is over.
pub(super) fn watched(
    search: &Search<'_>,
    graph: &Mutex<Graph>,
    predictors: &mut [Box<dyn Predictor>],
    seed: u64,
    watch: &mut Watch<'_>,
) {
    let (over, enough) = (AtomicBool::new(false), AtomicBool::new(false));
    let tell = |watch: &mut Watch<'_>| {
        let analysis = Analysis::of(&lock(graph), search.root);
        (watch.tell)(analysis);
    };
    std::thread::scope(|scope| {
        let bounded = Search { bounds: Bounds { enough: &enough, ..search.bounds }, ..*search };
        let over = &over;
        scope.spawn(move || {
            bounded.run(graph, predictors, seed);
            over.store(true, Ordering::Release);
        });
        let mut next = Instant::now() + watch.every;
        while !over.load(Ordering::Acquire) {
            std::thread::sleep(POLL);
            if (watch.enough)() {
                enough.store(true, Ordering::Relaxed);
            } else if Instant::now() >= next {
                next += watch.every;
                tell(watch);
            }
        }
    });
    tell(watch);
}
