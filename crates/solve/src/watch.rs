//! How far a solver is, for others to see, and their way to end it.

use std::sync::atomic::{AtomicBool, AtomicI32, AtomicU64, Ordering::Relaxed};

/// Shared between a solver and whoever waits for it.
#[derive(Debug, Default)]
pub struct Watch {
    stopped: AtomicBool,
    nodes: AtomicU64,
    low: AtomicI32,
    high: AtomicI32,
}

impl Watch {
    /// Ends the solver soon; what it knows then it says.
    pub fn stop(&self) {
        self.stopped.store(true, Relaxed);
    }

    /// Positions looked at.
    pub fn nodes(&self) -> u64 {
        self.nodes.load(Relaxed)
    }

    /// Black's margin is known to be at least the first and at most the second, in points.
    pub fn bounds(&self) -> (i32, i32) {
        (self.low.load(Relaxed), self.high.load(Relaxed))
    }

    pub(super) fn is_stopped(&self) -> bool {
        self.stopped.load(Relaxed)
    }

    pub(super) fn count(&self, nodes: u64) {
        self.nodes.fetch_add(nodes, Relaxed);
    }

    pub(super) fn set_bounds(&self, low: i32, high: i32) {
        self.low.store(low, Relaxed);
        self.high.store(high, Relaxed);
    }
}
