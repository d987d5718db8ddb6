//! Work that takes the processor: a little at a time, and a bounded number of requests that wait.

use crate::api_error::ApiError;
use crate::proxies::Subnet;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// One address may take at most the room divided by this.
const SHARE: usize = 4;

/// Work of one kind. Requests beyond those that may wait are refused, so that no flood of them
/// fills the memory or holds up games.
#[derive(Debug)]
pub(crate) struct Queue {
    /// Permits for work under way.
    turns: Arc<Semaphore>,
    /// Permits for work under way or waiting.
    room: Arc<Semaphore>,
    /// How many places one address may take.
    share: usize,
    /// How many places each address has taken.
    taken: Arc<Mutex<HashMap<IpAddr, usize>>>,
    /// Why a request is refused when there is no room, in English.
    full: &'static str,
}

/// A place in a queue, until the work is done.
#[derive(Debug)]
pub(crate) struct Place {
    turns: Arc<Semaphore>,
    _room: OwnedSemaphorePermit,
    _share: Share,
}

/// One of the places that an address has taken.
#[derive(Debug)]
struct Share {
    taken: Arc<Mutex<HashMap<IpAddr, usize>>>,
    address: IpAddr,
}

impl Drop for Share {
    fn drop(&mut self) {
        let mut taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = taken.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                taken.remove(&self.address);
            }
        }
    }
}

impl Queue {
    /// A queue that does `at_once` pieces of work beside each other, while at most `waiting` others
    /// wait. At most a quarter of both is for one address.
    pub(crate) fn new(at_once: usize, waiting: usize, full: &'static str) -> Queue {
        let room = at_once + waiting;
        Queue {
            turns: Arc::new(Semaphore::new(at_once)),
            room: Arc::new(Semaphore::new(room)),
            share: room.div_ceil(SHARE),
            taken: Arc::default(),
            full,
        }
    }

    /// A place for the work of a request from this address. It comes before anything that the work
    /// needs is read, so that the room bounds the memory.
    ///
    /// # Errors
    /// If no more may wait, or the address has its share.
    pub(crate) fn enter(&self, address: IpAddr) -> Result<Place, ApiError> {
        let address = Subnet::of_caller(address);
        let mut taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        if taken.get(&address).is_some_and(|count| *count >= self.share) {
            return Err(ApiError::busy("too much is asked from this address at once"));
        }
        let room = Arc::clone(&self.room).try_acquire_owned();
        let room = room.map_err(|_| ApiError::busy(self.full))?;
        *taken.entry(address).or_default() += 1;
        let share = Share { taken: Arc::clone(&self.taken), address };
        Ok(Place { turns: Arc::clone(&self.turns), _room: room, _share: share })
    }
}

impl Place {
    /// Does the work on a thread of its own when its turn comes. The place is taken until the work
    /// ends, even if nobody waits for it any more.
    ///
    /// # Errors
    /// If the work fails.
    pub(crate) async fn run<T: Send + 'static>(
        self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, ApiError> {
        let turn = Arc::clone(&self.turns).acquire_owned().await;
        let turn = turn.map_err(|_| ApiError::internal())?;
        let held = move || {
            let _held = (self, turn);
            work()
        };
        tokio::task::spawn_blocking(held).await.map_err(|error| {
            tracing::error!(%error, "work for a request has failed");
            ApiError::internal()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::sync::mpsc;

    fn address(last: u8) -> IpAddr {
        IpAddr::from([192, 0, 2, last])
    }

    #[tokio::test]
    async fn the_room_is_bounded_and_work_that_nobody_awaits_takes_its_place() {
        let queue = Queue::new(1, 1, "full");
        let done = Arc::new(AtomicUsize::new(0));
        let (go, wait) = mpsc::channel::<()>();
        let count = Arc::clone(&done);
        let mut first = Box::pin(queue.enter(address(1)).unwrap().run(move || {
            let _ = wait.recv();
            count.fetch_add(1, Ordering::SeqCst);
        }));
        assert!((&mut first).now_or_never().is_none());
        let count = Arc::clone(&done);
        let second = queue.enter(address(2)).unwrap();
        let mut second = Box::pin(second.run(move || count.fetch_add(1, Ordering::SeqCst)));
        assert!((&mut second).now_or_never().is_none());
        let third = queue.enter(address(3)).unwrap_err();
        assert_eq!((third.status.as_u16(), third.body.code), (503, "busy"));
        assert_eq!(third.body.text, "full");

        // The request has gone, and its work goes on: the second waits for it.
        drop(first);
        assert!(queue.enter(address(3)).is_err());
        assert!((&mut second).now_or_never().is_none());
        go.send(()).unwrap();
        assert_eq!(second.await.unwrap(), 1);
        assert!(queue.enter(address(3)).is_ok());
    }

    #[tokio::test]
    async fn a_place_is_taken_before_the_work_is_there_and_free_again_without_it() {
        let queue = Queue::new(1, 0, "full");
        let place = queue.enter(address(1)).unwrap();
        assert!(queue.enter(address(2)).is_err());
        drop(place);
        assert!(queue.enter(address(2)).is_ok());
    }

    #[test]
    fn one_address_leaves_room_for_others() {
        let queue = Queue::new(2, 6, "full");
        let flood: Vec<_> = (0..20).filter_map(|_| queue.enter(address(1)).ok()).collect();
        assert_eq!(flood.len(), 2);
        let refused = queue.enter(address(1)).unwrap_err().body.text;
        assert_eq!(refused, "too much is asked from this address at once");
        assert!(queue.enter(address(2)).is_ok());
        // A household with IPv6 has many addresses.
        let of_one = |last: u16| IpAddr::from([0x2001, 0xdb8, 0, 0, 0, 0, 0, last]);
        let household: Vec<_> = (0..20).filter_map(|n| queue.enter(of_one(n)).ok()).collect();
        assert_eq!(household.len(), 2);
        drop(flood);
        assert!(queue.enter(address(1)).is_ok());
    }

    #[tokio::test]
    async fn work_that_panics_makes_room() {
        let queue = Queue::new(1, 0, "full");
        let place = queue.enter(address(1)).unwrap();
        let failed = place.run(|| panic!("for the test")).await.unwrap_err();
        assert_eq!(failed.status.as_u16(), 500);
        assert!(queue.enter(address(1)).unwrap().run(|| ()).await.is_ok());
    }
}
