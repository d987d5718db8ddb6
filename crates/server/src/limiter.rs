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

/// Why something may not happen now.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Refused {
    /// It happened too often. It may happen again after this time.
    TooOften(Duration),
    /// The limiter remembers as many addresses as it can, and this one is not among them.
    NoRoom,
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
    /// If it happened too often.
    pub(crate) fn take(&mut self, pace: Pace, now: u64) -> Result<(), Refused> {
        self.take_many(pace, 1.0, now)
    }

    /// Lets it happen now, and does not count it.
    fn check(&mut self, pace: Pace, now: u64) -> Result<(), Refused> {
        self.needs(1.0, pace, now)
    }

    fn needs(&mut self, many: f64, pace: Pace, now: u64) -> Result<(), Refused> {
        self.refill(pace, now);
        let missing = many - self.left;
        if missing > 0.0 { Err(Refused::TooOften(pace.time_for(missing))) } else { Ok(()) }
    }

    /// Lets it happen this many times more. A full bucket lets it happen, however many.
    fn take_many(&mut self, pace: Pace, many: f64, now: u64) -> Result<(), Refused> {
        self.needs(many.min(pace.burst), pace, now)?;
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
    /// If it did it too often, or too many others do it.
    pub(crate) fn take(&self, address: IpAddr, now: u64) -> Result<(), Refused> {
        self.take_many(address, 1.0, now)
    }

    /// The same for something that counts as `many`. One that is larger than a burst waits for a
    /// full bucket, and the address pays it off later.
    pub(crate) fn take_many(&self, address: IpAddr, many: f64, now: u64) -> Result<(), Refused> {
        self.with_bucket(address, now, |bucket| bucket.take_many(self.pace, many, now))
    }

    /// Lets the address do something whose size is known only afterwards.
    ///
    /// # Errors
    /// If it did it too often, or too many others do it.
    pub(crate) fn check(&self, address: IpAddr, now: u64) -> Result<(), Refused> {
        self.with_bucket(address, now, |bucket| bucket.check(self.pace, now))
    }

    /// Counts what the address has done after [`check`](Limiter::check). It pays off later
    /// what was more than it had.
    pub(crate) fn charge(&self, address: IpAddr, many: f64, now: u64) {
        // An address that cannot be remembered is refused before it does anything.
        let _ = self.with_bucket(address, now, |bucket| {
            bucket.refill(self.pace, now);
            bucket.left -= many;
            Ok(())
        });
    }

    /// The answer of a bucket. One that is full is forgotten where there are too many.
    fn with_bucket(
        &self,
        address: IpAddr,
        now: u64,
        ask: impl FnOnce(&mut Bucket) -> Result<(), Refused>,
    ) -> Result<(), Refused> {
        let address = Subnet::of_caller(address);
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(bucket) = buckets.get_mut(&address) {
            return ask(bucket);
        }
        if buckets.len() >= MOST_ADDRESSES {
            buckets.retain(|_, bucket| {
                bucket.refill(self.pace, now);
                bucket.left < self.pace.burst
            });
            if buckets.len() >= MOST_ADDRESSES {
                return Err(Refused::NoRoom);
            }
        }
        ask(buckets.entry(address).or_insert_with(|| Bucket::full(self.pace, now)))
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
        assert!(limiter.take_many(one, 240.0, 0).is_ok(), "a full bucket");
        let wait = Refused::TooOften(Duration::from_millis(1_500));
        assert_eq!(limiter.take(one, 59_000), Err(wait), "half is paid off");
        assert!(limiter.take(one, 61_000).is_ok());
        assert!(limiter.take_many(one, 100.0, 61_000).is_err());
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
        let wait = |millis| Err(Refused::TooOften(Duration::from_millis(millis)));
        assert_eq!(overdrawn().check(one, 0), wait(end));
        assert_eq!(overdrawn().take(one, 0), wait(end));
        assert!(overdrawn().check(one, end - 1).is_err());
        assert_eq!(overdrawn().check(one, end), Ok(()));
        assert_eq!(overdrawn().take_many(one, 9.0, end), wait(60_000));
    }

    #[test]
    fn an_address_too_many_is_refused_until_another_is_forgotten() {
        let limiter = Limiter::new(PACE);
        let address = |number: u32| IpAddr::from(number.to_be_bytes());
        for number in 0..MOST_ADDRESSES as u32 {
            limiter.take(address(number), 0).unwrap();
        }
        assert_eq!(limiter.take(address(u32::MAX), 0), Err(Refused::NoRoom));
        assert_eq!(limiter.take(address(0), 0), Ok(()), "it is known");
        assert_eq!(limiter.take(address(u32::MAX), 500), Ok(()));
    }

    #[test]
    fn a_flood_from_one_address_stops_nobody_else() {
        let limiter = Limiter::new(PACE);
        let (one, other): (IpAddr, IpAddr) =
            ("2001:db8::1".parse().unwrap(), "192.0.2.1".parse().unwrap());
        let allowed = (0..1000).filter(|_| limiter.take(one, 0).is_ok()).count();
        assert_eq!(allowed, PACE.burst as usize);
        assert!(limiter.take("2001:db8::2".parse().unwrap(), 0).is_err());
        assert!(limiter.take(other, 0).is_ok());
        assert!(limiter.take(one, 1_000).is_ok());
        assert!(limiter.take(one, 1_000).is_ok());
        assert!(limiter.take(one, 1_000).is_err());
    }
}
