//! When the server ran.

use super::Answer;

/// A run of the server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Run {
    /// When it began.
    pub started: u64,
    /// When it was last known to be alive.
    pub alive: u64,
}

/// The runs of a server in its store.
pub trait RunStore: Send + Sync + 'static {
    /// The last runs, the latest first, at most `limit`.
    fn last_runs(&self, limit: u32) -> Answer<'_, Vec<Run>>;

    /// Stores that a run of the server begins. The answer is its number.
    fn begin_run(&self, at: u64) -> Answer<'_, i64>;

    /// Stores that the run is alive.
    fn alive(&self, run: i64, at: u64) -> Answer<'_, ()>;

    /// When the server was last known to be alive, in the run that began last before the time `at`.
    /// The answer is `at` itself if there was no such run, or if that is later.
    fn alive_after(&self, at: u64) -> Answer<'_, u64>;
}
