//! The sources of time.

use std::future::Future;
use std::pin::Pin;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use tokio::sync::watch;

/// A wait for a point in time.
pub type Wait<'a> = Pin<Box<dyn Future<Output = ()> + Send + 'a>>;

/// A source of time: the wall clock, or one that a test moves.
pub trait Time: Send + Sync + 'static {
    /// Milliseconds since 1970.
    fn now(&self) -> u64;

    /// Returns when it is `at` or later.
    fn sleep_until(&self, at: u64) -> Wait<'_>;
}

/// The wall clock at the start, plus the time since then. So a correction of the machine's clock is
/// charged to no player.
#[derive(Debug)]
pub struct WallTime {
    started: Instant,
    at_start: u64,
}

impl WallTime {
    /// Reads the wall clock.
    pub fn new() -> WallTime {
        let since_1970 = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        WallTime { started: Instant::now(), at_start: millis(since_1970) }
    }
}

impl Default for WallTime {
    fn default() -> WallTime {
        WallTime::new()
    }
}

impl Time for WallTime {
    fn now(&self) -> u64 {
        self.at_start.saturating_add(millis(self.started.elapsed()))
    }

    fn sleep_until(&self, at: u64) -> Wait<'_> {
        Box::pin(async move {
            loop {
                let now = self.now();
                if now >= at {
                    return;
                }
                tokio::time::sleep(Duration::from_millis(at - now)).await;
            }
        })
    }
}

/// A duration in milliseconds.
pub(crate) fn millis(duration: Duration) -> u64 {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}

/// A clock for tests that stands still until a test advances it.
#[derive(Debug)]
pub struct ManualTime {
    now: watch::Sender<u64>,
}

impl ManualTime {
    /// A clock that shows this time.
    pub fn at(now: u64) -> ManualTime {
        ManualTime { now: watch::Sender::new(now) }
    }

    /// Lets `millis` milliseconds pass.
    pub fn advance(&self, millis: u64) {
        self.now.send_modify(|now| *now += millis);
    }
}

impl Time for ManualTime {
    fn now(&self) -> u64 {
        *self.now.borrow()
    }

    fn sleep_until(&self, at: u64) -> Wait<'_> {
        let mut now = self.now.subscribe();
        Box::pin(async move {
            // The sender lives as long as `self`, so this ends only when the time has come.
            let _ = now.wait_for(|now| *now >= at).await;
        })
    }
}
