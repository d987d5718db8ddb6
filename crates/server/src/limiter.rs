//! How often one address may do something: make games, play in them, upload records, put games of
//! others into a list, change studies, have records read, be new in a study, say something there.

use crate::limits::Pace;
use crate::proxies::Subnet;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

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

    /// Lets it happen once more at the time `now`, and counts it.
    ///
    /// # Errors
    /// The time until it may happen.
    pub(crate) fn take(&mut self, pace: Pace, now: u64) -> Result<(), Duration> {
        self.take_many(pace, 1.0, now)
    }

    /// Lets it happen now, and does not count it.
    fn has_left(&mut self, pace: Pace, now: u64) -> Result<(), Duration> {
        self.refill(pace, now);
        let missing = 1.0 - self.left;
        if missing > 0.0 { Err(pace.time_for(missing)) } else { Ok(()) }
    }

    /// Lets it happen this many times more. A full bucket lets it happen, however many.
    fn take_many(&mut self, pace: Pace, many: f64, now: u64) -> Result<(), Duration> {
        self.refill(pace, now);
        let missing = many.min(pace.burst) - self.left;
        if missing > 0.0 {
            return Err(pace.time_for(missing));
        }
        self.left -= many;
        Ok(())
    }
}

impl Limiter {
    /// A limiter of this pace for each address.
    pub(crate) fn new(pace: Pace) -> Limiter {
        Limiter { pace, buckets: Mutex::default() }
    }

    /// Lets the address do it once more at the time `now`, in milliseconds, and counts it.
    ///
    /// # Errors
    /// The time until it may do it.
    pub(crate) fn allows(&self, address: IpAddr, now: u64) -> Result<(), Duration> {
        self.allows_many(address, 1.0, now)
    }

    /// The same for something that counts as `many`. One that is larger than a burst waits for a
    /// full bucket, and the address pays it off later.
    pub(crate) fn allows_many(&self, address: IpAddr, many: f64, now: u64) -> Result<(), Duration> {
        self.with_bucket(address, now, |bucket| bucket.take_many(self.pace, many, now))
    }

    /// Lets the address do something whose size is known only afterwards.
    ///
    /// # Errors
    /// The time until it may do it.
    pub(crate) fn has_left(&self, address: IpAddr, now: u64) -> Result<(), Duration> {
        self.with_bucket(address, now, |bucket| bucket.has_left(self.pace, now))
    }

    /// Counts what the address has done after [`has_left`](Limiter::has_left). It pays off later
    /// what was more than it had.
    pub(crate) fn charge(&self, address: IpAddr, many: f64, now: u64) {
        // An address that cannot be remembered is refused before it does anything.
        let _ = self.with_bucket(address, now, |bucket| {
            bucket.refill(self.pace, now);
            bucket.left -= many;
            Ok(())
        });
    }

    /// The answer of a bucket. If there are too many to remember another, the address waits until
    /// the first of them may be forgotten.
    fn with_bucket(
        &self,
        address: IpAddr,
        now: u64,
        ask: impl FnOnce(&mut Bucket) -> Result<(), Duration>,
    ) -> Result<(), Duration> {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= MOST_ADDRESSES {
            buckets.retain(|_, bucket| {
                bucket.refill(self.pace, now);
                bucket.left < self.pace.burst
            });
            if buckets.len() >= MOST_ADDRESSES {
                let fullest = buckets.values().map(|bucket| bucket.left).fold(0.0, f64::max);
                return Err(self.pace.time_for(self.pace.burst - fullest));
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
        assert!(limiter.allows_many(one, 240.0, 0).is_ok(), "a full bucket");
        let wait = limiter.allows(one, 59_000).unwrap_err();
        assert_eq!(wait.as_millis(), 1_500, "half is paid off");
        assert!(limiter.allows(one, 61_000).is_ok());
        assert!(limiter.allows_many(one, 100.0, 61_000).is_err());
    }

    #[test]
    fn the_wait_is_over_when_it_says_and_not_before() {
        let one: IpAddr = "192.0.2.1".parse().unwrap();
        let overdrawn = || {
            let limiter = Limiter::new(Pace { burst: 2.0, a_minute: 1.0 });
            limiter.charge(one, 5.0, 0);
            limiter
        };
        let end = 4 * 60_000;
        assert_eq!(overdrawn().has_left(one, 0), Err(Duration::from_millis(end)));
        assert_eq!(overdrawn().allows(one, 0), Err(Duration::from_millis(end)));
        assert!(overdrawn().has_left(one, end - 1).is_err());
        assert_eq!(overdrawn().has_left(one, end), Ok(()));
        assert_eq!(overdrawn().allows_many(one, 9.0, end), Err(Duration::from_secs(60)));
    }

    #[test]
    fn an_address_too_many_waits_until_another_is_forgotten() {
        let limiter = Limiter::new(PACE);
        let address = |number: u32| IpAddr::from(number.to_be_bytes());
        for number in 0..MOST_ADDRESSES as u32 {
            limiter.allows(address(number), 0).unwrap();
        }
        let wait = limiter.allows(address(u32::MAX), 0).unwrap_err();
        assert_eq!(wait, Duration::from_millis(500));
        assert_eq!(limiter.allows(address(u32::MAX), wait.as_millis() as u64), Ok(()));
    }

    #[test]
    fn a_flood_from_one_address_stops_nobody_else() {
        let limiter = Limiter::new(PACE);
        let (one, other): (IpAddr, IpAddr) =
            ("2001:db8::1".parse().unwrap(), "192.0.2.1".parse().unwrap());
        let allowed = (0..1000).filter(|_| limiter.allows(one, 0).is_ok()).count();
        assert_eq!(allowed, PACE.burst as usize);
        assert!(limiter.allows("2001:db8::2".parse().unwrap(), 0).is_err());
        assert!(limiter.allows(other, 0).is_ok());
        assert!(limiter.allows(one, 1_000).is_ok());
        assert!(limiter.allows(one, 1_000).is_ok());
        assert!(limiter.allows(one, 1_000).is_err());
    }
}
