//! The progress of a solver for other threads to read, and a way for them to stop it.

use std::sync::atomic::{AtomicBool, AtomicI32, AtomicU64, Ordering::Relaxed};
use std::time::Instant;

/// The state that a solver shares with the thread that waits for it.
#[derive(Debug, Default)]
pub struct Watch {
    stopped: AtomicBool,
    /// The solver stops by itself then.
    until: Option<Instant>,
    nodes: AtomicU64,
    low: AtomicI32,
    high: AtomicI32,
}

impl Watch {
    /// One that stops the solver at this time, or soon after.
    pub fn until(time: Instant) -> Watch {
        Watch { until: Some(time), ..Watch::default() }
    }

    /// Stops the solver soon. It then returns the bounds known until then.
    pub fn stop(&self) {
        self.stopped.store(true, Relaxed);
    }

    /// Positions looked at.
    pub fn nodes(&self) -> u64 {
        self.nodes.load(Relaxed)
    }

    /// The bounds of Black's margin known so far, in points: at least the first, at most the
    /// second.
    pub fn bounds(&self) -> (i32, i32) {
        (self.low.load(Relaxed), self.high.load(Relaxed))
    }

    pub(super) fn is_stopped(&self) -> bool {
        self.stopped.load(Relaxed) || self.until.is_some_and(|until| Instant::now() >= until)
    }

    pub(super) fn count(&self, nodes: u64) {
        self.nodes.fetch_add(nodes, Relaxed);
    }

    pub(super) fn set_bounds(&self, low: i32, high: i32) {
        self.low.store(low, Relaxed);
        self.high.store(high, Relaxed);
    }
}
