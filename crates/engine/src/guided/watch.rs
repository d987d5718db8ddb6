//! What a search has found, told while it goes on.

use super::analysis::Analysis;
use super::graph::Graph;
use super::predictor::Predictor;
use super::search::{Bounds, Search, lock};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// Somebody who wants to know what a search has found while it goes on.
pub struct Watch<'a> {
    /// How often.
    pub every: Duration,
    /// What is done with it.
    pub tell: &'a mut (dyn FnMut(Analysis) + 'a),
    /// Asked often; the search ends when it says so.
    pub enough: &'a mut (dyn FnMut() -> bool + 'a),
}

impl std::fmt::Debug for Watch<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Watch").field("every", &self.every).finish_non_exhaustive()
    }
}

/// How often a watcher is asked whether it knows enough.
const GLANCE: Duration = Duration::from_millis(2);

/// Searches on other threads, telling what was found on this one; the last word comes when the
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
            std::thread::sleep(GLANCE);
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
