//! A number of places that addresses share.

use crate::proxies::Subnet;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// A number of places. No address takes more than its share, so that none shuts out the others.
#[derive(Debug)]
pub(crate) struct Places {
    most: usize,
    share: usize,
    taken: Arc<Mutex<Taken>>,
}

#[derive(Debug, Default)]
struct Taken {
    in_all: usize,
    by: HashMap<IpAddr, usize>,
}

/// A place, until dropped.
#[derive(Debug)]
pub(crate) struct Held {
    taken: Arc<Mutex<Taken>>,
    address: IpAddr,
}

/// Why there is no place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Full {
    /// The address has its share.
    Share,
    /// All are taken.
    All,
}

fn whole(taken: &Mutex<Taken>) -> MutexGuard<'_, Taken> {
    // The counts agree between any two statements, so a panic elsewhere spoils nothing.
    taken.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Places {
    /// Places for `most` in all, of which one address takes at most `share`.
    pub(crate) fn new(most: usize, share: usize) -> Places {
        Places { most, share, taken: Arc::default() }
    }

    /// How many places are taken.
    pub(crate) fn len(&self) -> usize {
        whole(&self.taken).in_all
    }

    /// How many places an address has taken.
    pub(crate) fn len_of(&self, address: IpAddr) -> usize {
        whole(&self.taken).by.get(&Subnet::of_caller(address)).copied().unwrap_or_default()
    }

    /// A place for a caller at this address.
    pub(crate) fn take(&self, address: IpAddr) -> Result<Held, Full> {
        let address = Subnet::of_caller(address);
        let mut taken = whole(&self.taken);
        if taken.by.get(&address).is_some_and(|count| *count >= self.share) {
            return Err(Full::Share);
        }
        if taken.in_all >= self.most {
            return Err(Full::All);
        }
        taken.in_all += 1;
        *taken.by.entry(address).or_default() += 1;
        Ok(Held { taken: Arc::clone(&self.taken), address })
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        let mut taken = whole(&self.taken);
        taken.in_all -= 1;
        if let Some(count) = taken.by.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                taken.by.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(last: u8) -> IpAddr {
        IpAddr::from([192, 0, 2, last])
    }

    #[test]
    fn no_address_takes_more_than_its_share() {
        let places = Places::new(5, 2);
        let one = [places.take(address(1)).unwrap(), places.take(address(1)).unwrap()];
        assert_eq!(places.take(address(1)).unwrap_err(), Full::Share);
        let _two = [places.take(address(2)).unwrap(), places.take(address(2)).unwrap()];
        let _three = places.take(address(3)).unwrap();
        assert_eq!(places.take(address(4)).unwrap_err(), Full::All);
        drop(one);
        assert!(places.take(address(4)).is_ok());
        assert_eq!(whole(&places.taken).in_all, 3);
        assert_eq!(whole(&places.taken).by.len(), 2);
    }

    #[test]
    fn a_household_with_ipv6_is_one_address() {
        let places = Places::new(5, 1);
        let _one = places.take("2001:db8::1".parse().unwrap()).unwrap();
        assert_eq!(places.take("2001:db8::2".parse().unwrap()).unwrap_err(), Full::Share);
        assert!(places.take("2001:db8:0:1::1".parse().unwrap()).is_ok());
    }
}
