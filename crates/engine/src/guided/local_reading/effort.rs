//! How much may be read for a move.

use crate::guided::search::Bounds;
use std::time::{Duration, Instant};

/// The most positions looked at for one move. They take about a seventh of its time...
const NODES_A_SECOND: f64 = 300_000.0;
const NODES_A_VISIT: u64 = 45;
/// ...but there are no more of them than this.
const MOST_NODES: u64 = 600_000;
/// The part of a move's time after which reading before the search ends, however slow it is.
const BEFORE_SEARCH: u32 = 4;
/// The part of a move's time that is left for reading after the search...
const AFTER_SEARCH: u32 = 10;
/// ...but no more than this, since the search has more use for it.
const LONGEST_AFTER: Duration = Duration::from_millis(100);

/// How many positions may still be looked at, and until when.
#[derive(Clone, Copy, Debug)]
pub(in crate::guided) struct Effort {
    nodes: u64,
    until: Instant,
}

impl Effort {
    /// No reading at all.
    pub(in crate::guided) fn none() -> Effort {
        Effort { nodes: 0, until: Instant::now() }
    }

    /// The reading before a search within these bounds, and when the search has to end so that
    /// there is time for some more after it.
    pub(in crate::guided) fn within(bounds: &Bounds<'_>) -> (Effort, Instant) {
        let now = Instant::now();
        let time = bounds.deadline.saturating_duration_since(now);
        let visits = bounds.visits.saturating_mul(NODES_A_VISIT);
        let nodes = visits.min((time.as_secs_f64() * NODES_A_SECOND) as u64).min(MOST_NODES);
        let effort = Effort { nodes, until: now + time / BEFORE_SEARCH };
        (effort, now + (time - (time / AFTER_SEARCH).min(LONGEST_AFTER)))
    }

    /// The same number of positions, but until another time.
    pub(in crate::guided) fn until(self, until: Instant) -> Effort {
        Effort { until, ..self }
    }

    /// This many positions, without a clock.
    #[cfg(test)]
    pub(in crate::guided) fn of(nodes: u64) -> Effort {
        Effort { nodes, until: Instant::now() + Duration::from_secs(1 << 20) }
    }

    /// How many positions may still be looked at.
    pub(super) fn nodes(&self) -> u64 {
        if self.left().is_zero() { 0 } else { self.nodes }
    }

    /// How much time there is.
    pub(super) fn left(&self) -> Duration {
        self.until.saturating_duration_since(Instant::now())
    }

    /// When reading has to end.
    pub(super) fn end(&self) -> Instant {
        self.until
    }

    pub(super) fn spend(&mut self, nodes: u64) {
        self.nodes = self.nodes.saturating_sub(nodes);
    }

    /// Takes one in `parts` of the positions away, to be spent apart.
    pub(super) fn split(&mut self, parts: u64) -> Effort {
        let nodes = self.nodes / parts;
        self.nodes -= nodes;
        Effort { nodes, ..*self }
    }

    /// Gives back the positions that were not looked at.
    pub(super) fn join(&mut self, rest: Effort) {
        self.nodes += rest.nodes;
    }
}
