//! Work that takes the processor: a little at a time, in turn, and a bounded number of requests
//! that wait.

use crate::api_error::ApiError;
use crate::limits::Share;
use crate::places::{Full, Held, Places};
use crate::turns::{Asker, Turn, Turns};
use std::net::IpAddr;
use std::sync::Arc;

/// Work of one kind. Requests beyond those that may wait are refused, so that no flood of them
/// fills the memory or holds up games.
#[derive(Debug)]
pub(crate) struct Queue {
    turns: Arc<Turns>,
    /// Places for work under way or waiting.
    places: Places,
    /// Why a request is refused when there is no room, in English.
    full: &'static str,
}

/// A place in a queue, until the work is done.
#[derive(Debug)]
pub(crate) struct Place {
    turns: Arc<Turns>,
    asker: Asker,
    _held: Held,
}

impl Queue {
    /// A queue that does `at_once` pieces of one address's work beside each other. `room` is for
    /// them and for those that wait.
    pub(crate) fn new(at_once: usize, room: Share, full: &'static str) -> Queue {
        let places = Places::new(room.all, room.address);
        Queue { turns: Arc::new(Turns::new(at_once)), places, full }
    }

    /// How many pieces of work are under way or wait.
    pub(crate) fn len(&self) -> usize {
        self.places.len()
    }

    /// A place for the work of a request from this address. It comes before anything that the work
    /// needs is read, so that the room bounds the memory.
    ///
    /// # Errors
    /// If no more may wait, or the address has its share.
    pub(crate) fn enter(&self, address: IpAddr) -> Result<Place, ApiError> {
        let held = self.places.take(address).map_err(|full| match full {
            Full::Share => ApiError::busy("too much is asked from this address at once"),
            Full::All => ApiError::busy(self.full),
        })?;
        Ok(Place { turns: Arc::clone(&self.turns), asker: Asker::of(address), _held: held })
    }
}

impl Place {
    /// Waits for a turn.
    pub(crate) async fn turn(&self) -> Turn {
        self.turns.take(self.asker).await
    }

    /// Does the work on a thread of its own when its turn comes. The place is taken until the work
    /// ends, even if nobody waits for it any more.
    ///
    /// # Errors
    /// If the work fails.
    pub(crate) async fn run<T: Send + 'static>(
        self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, ApiError> {
        let turn = self.turn().await;
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

    /// Places, of which one address may have a quarter.
    fn room(all: usize) -> Share {
        Share { all, address: all.div_ceil(4) }
    }
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::sync::mpsc;

    fn address(last: u8) -> IpAddr {
        IpAddr::from([192, 0, 2, last])
    }

    #[tokio::test]
    async fn the_room_is_bounded_and_work_that_nobody_awaits_takes_its_place() {
        let queue = Queue::new(1, Share { all: 2, address: 2 }, "full");
        let done = Arc::new(AtomicUsize::new(0));
        let (go, wait) = mpsc::channel::<()>();
        let count = Arc::clone(&done);
        let mut first = Box::pin(queue.enter(address(1)).unwrap().run(move || {
            let _ = wait.recv();
            count.fetch_add(1, Ordering::SeqCst);
        }));
        assert!((&mut first).now_or_never().is_none());
        let count = Arc::clone(&done);
        let second = queue.enter(address(1)).unwrap();
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
        let queue = Queue::new(1, room(1), "full");
        let place = queue.enter(address(1)).unwrap();
        assert!(queue.enter(address(2)).is_err());
        drop(place);
        assert!(queue.enter(address(2)).is_ok());
    }

    #[test]
    fn one_address_leaves_room_for_others() {
        let queue = Queue::new(2, room(8), "full");
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
        let queue = Queue::new(1, room(1), "full");
        let place = queue.enter(address(1)).unwrap();
        let failed = place.run(|| panic!("for the test")).await.unwrap_err();
        assert_eq!(failed.status.as_u16(), 500);
        assert!(queue.enter(address(1)).unwrap().run(|| ()).await.is_ok());
    }
}
