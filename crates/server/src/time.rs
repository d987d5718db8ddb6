//! The sources of time.

use std::future::Future;
use std::pin::Pin;
use std::sync::atomic::{AtomicU64, Ordering};
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
    at_start: AtomicU64,
    /// The latest time that it has shown.
    shown: AtomicU64,
}

impl WallTime {
    /// Reads the wall clock.
    pub fn new() -> WallTime {
        let since_1970 = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let at_start = AtomicU64::new(millis(since_1970));
        WallTime { started: Instant::now(), at_start, shown: AtomicU64::new(0) }
    }

    /// Sets it by another clock, before it is used.
    pub(crate) fn set(&self, now: u64) {
        let at_start = now.saturating_sub(millis(self.started.elapsed()));
        self.at_start.store(at_start, Ordering::Relaxed);
    }

    /// Brings it nearer to another clock, by at most `most` milliseconds. It never goes back: if it
    /// is fast, it stands still for a while. The answer is how far it was off.
    pub(crate) fn steer(&self, now: u64, most: u64) -> i64 {
        let at_start = self.at_start.load(Ordering::Relaxed);
        let right = now.saturating_sub(millis(self.started.elapsed()));
        let near = right.clamp(at_start.saturating_sub(most), at_start.saturating_add(most));
        self.at_start.store(near, Ordering::Relaxed);
        right.cast_signed().wrapping_sub(at_start.cast_signed())
    }
}

impl Default for WallTime {
    fn default() -> WallTime {
        WallTime::new()
    }
}

impl Time for WallTime {
    fn now(&self) -> u64 {
        let at_start = self.at_start.load(Ordering::Relaxed);
        let now = at_start.saturating_add(millis(self.started.elapsed()));
        self.shown.fetch_max(now, Ordering::Relaxed).max(now)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_jump_of_another_clock_is_followed_slowly_and_never_back() {
        let time = WallTime::new();
        let now = time.now();
        assert!(time.steer(now + 3_600_000, 300) > 3_500_000);
        let later = time.now();
        assert!((now + 300..now + 2_000).contains(&later), "{now} {later}");
        assert!(time.steer(now - 3_600_000, 300) < -3_500_000);
        let (shown, again) = (time.now(), time.now());
        assert!(shown >= later && again >= shown && again < later + 2_000);
        assert!(time.steer(time.now() + 100, 300).abs() < 1_500);
    }
}
