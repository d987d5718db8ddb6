//! How often one address may do something: make games, play in them, upload records, put games of
//! others into a list, change studies, have records read, be new in a study, say something there.

use crate::limits::Pace;
use crate::proxies::Subnet;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};

/// The most addresses to remember. When there are more, those with a full bucket are forgotten.
const MOST_ADDRESSES: usize = 10_000;

/// Counts what addresses do.
#[derive(Debug)]
pub(crate) struct Limiter {
    pace: Pace,
    buckets: Mutex<HashMap<IpAddr, Bucket>>,
}

/// How often something may still happen.
#[derive(Debug)]
pub(crate) struct Bucket {
    left: f64,
    /// When that was, in milliseconds.
    at: u64,
}

impl Bucket {
    /// A bucket from which nothing was taken.
    pub(crate) fn full(pace: Pace, now: u64) -> Bucket {
        Bucket { left: pace.burst, at: now }
    }

    fn refill(&mut self, pace: Pace, now: u64) {
        let minutes = now.saturating_sub(self.at) as f64 / 60_000.0;
        self.left = (self.left + minutes * pace.a_minute).min(pace.burst);
        self.at = now;
    }

    /// Whether it may happen once more at the time `now`. Counts it.
    pub(crate) fn take(&mut self, pace: Pace, now: u64) -> bool {
        self.take_many(pace, 1.0, now)
    }

    /// Whether it may happen now. Does not count it.
    fn has_left(&mut self, pace: Pace, now: u64) -> bool {
        self.refill(pace, now);
        self.left >= 1.0
    }

    /// Whether it may happen this many times more. A full bucket lets it happen, however many.
    fn take_many(&mut self, pace: Pace, many: f64, now: u64) -> bool {
        self.refill(pace, now);
        let is_left = self.left >= many.min(pace.burst);
        if is_left {
            self.left -= many;
        }
        is_left
    }
}

impl Limiter {
    /// A limiter of this pace for each address.
    pub(crate) fn new(pace: Pace) -> Limiter {
        Limiter { pace, buckets: Mutex::default() }
    }

    /// Whether the address may do it once more at the time `now`, in milliseconds. Counts it.
    pub(crate) fn allows(&self, address: IpAddr, now: u64) -> bool {
        self.allows_many(address, 1.0, now)
    }

    /// The same for something that counts as `many`. One that is larger than a burst waits for a
    /// full bucket, and the address pays it off later.
    pub(crate) fn allows_many(&self, address: IpAddr, many: f64, now: u64) -> bool {
        self.with_bucket(address, now, |bucket| bucket.take_many(self.pace, many, now))
    }

    /// Whether the address may do something whose size is known only afterwards.
    pub(crate) fn has_left(&self, address: IpAddr, now: u64) -> bool {
        self.with_bucket(address, now, |bucket| bucket.has_left(self.pace, now))
    }

    /// Counts what the address has done after [`has_left`](Limiter::has_left). It pays off later
    /// what was more than it had.
    pub(crate) fn charge(&self, address: IpAddr, many: f64, now: u64) {
        self.with_bucket(address, now, |bucket| {
            bucket.refill(self.pace, now);
            bucket.left -= many;
            true
        });
    }

    /// What a bucket answers; no if there are too many to remember another.
    fn with_bucket(
        &self,
        address: IpAddr,
        now: u64,
        ask: impl FnOnce(&mut Bucket) -> bool,
    ) -> bool {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= MOST_ADDRESSES {
            buckets.retain(|_, bucket| {
                bucket.refill(self.pace, now);
                bucket.left < self.pace.burst
            });
            if buckets.len() >= MOST_ADDRESSES {
                return false;
            }
        }
        let bucket = buckets.entry(Subnet::of_caller(address));
        ask(bucket.or_insert_with(|| Bucket::full(self.pace, now)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PACE: Pace = Pace { burst: 120.0, a_minute: 120.0 };

    #[test]
    fn what_counts_as_many_is_paid_off() {
        let limiter = Limiter::new(PACE);
        let one: IpAddr = "192.0.2.1".parse().unwrap();
        assert!(limiter.allows_many(one, 240.0, 0), "a full bucket");
        assert!(!limiter.allows(one, 59_000), "half is paid off");
        assert!(limiter.allows(one, 61_000));
        assert!(!limiter.allows_many(one, 100.0, 61_000));
    }

    #[test]
    fn a_flood_from_one_address_stops_nobody_else() {
        let limiter = Limiter::new(PACE);
        let (one, other): (IpAddr, IpAddr) =
            ("2001:db8::1".parse().unwrap(), "192.0.2.1".parse().unwrap());
        let allowed = (0..1000).filter(|_| limiter.allows(one, 0)).count();
        assert_eq!(allowed, PACE.burst as usize);
        assert!(!limiter.allows("2001:db8::2".parse().unwrap(), 0));
        assert!(limiter.allows(other, 0));
        assert!(limiter.allows(one, 1_000));
        assert!(limiter.allows(one, 1_000));
        assert!(!limiter.allows(one, 1_000));
    }
}
