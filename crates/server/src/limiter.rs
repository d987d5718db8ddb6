//! How often one address may make games, upload records, or put games of others into a list.

use crate::proxies::Subnet;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};

/// At most this many games, uploads or new games in lists at once …
const BURST: f64 = 120.0;

/// … and this many a minute in the long run.
const A_MINUTE: f64 = 120.0;

/// The most addresses to remember. When there are more, those with a full bucket are forgotten.
const MOST_ADDRESSES: usize = 10_000;

/// Counts games, uploads and new games in lists by address.
#[derive(Debug, Default)]
pub(crate) struct Limiter {
    buckets: Mutex<HashMap<IpAddr, Bucket>>,
}

#[derive(Debug)]
struct Bucket {
    /// How many games are left.
    left: f64,
    /// When that was, in milliseconds.
    at: u64,
}

impl Bucket {
    fn refill(&mut self, now: u64) {
        let minutes = now.saturating_sub(self.at) as f64 / 60_000.0;
        self.left = (self.left + minutes * A_MINUTE).min(BURST);
        self.at = now;
    }
}

impl Limiter {
    /// Whether the address may make one more game at the time `now`, in milliseconds. Counts it.
    pub(crate) fn allows(&self, address: IpAddr, now: u64) -> bool {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= MOST_ADDRESSES {
            buckets.retain(|_, bucket| {
                bucket.refill(now);
                bucket.left < BURST
            });
            if buckets.len() >= MOST_ADDRESSES {
                return false;
            }
        }
        let bucket =
            buckets.entry(Subnet::of_caller(address)).or_insert(Bucket { left: BURST, at: now });
        bucket.refill(now);
        if bucket.left < 1.0 {
            return false;
        }
        bucket.left -= 1.0;
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_flood_from_one_address_stops_nobody_else() {
        let limiter = Limiter::default();
        let (one, other): (IpAddr, IpAddr) =
            ("2001:db8::1".parse().unwrap(), "192.0.2.1".parse().unwrap());
        let allowed = (0..1000).filter(|_| limiter.allows(one, 0)).count();
        assert_eq!(allowed, BURST as usize);
        assert!(!limiter.allows("2001:db8::2".parse().unwrap(), 0));
        assert!(limiter.allows(other, 0));
        assert!(limiter.allows(one, 1_000));
        assert!(limiter.allows(one, 1_000));
        assert!(!limiter.allows(one, 1_000));
    }
}
