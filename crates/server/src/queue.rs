//! Work that takes the processor: a little at a time, and a bounded number of requests that wait.

use crate::api_error::ApiError;
use std::sync::Arc;
use tokio::sync::Semaphore;

/// Work of one kind. Requests beyond those that may wait are refused, so that no flood of them
/// fills the memory or holds up games.
#[derive(Debug)]
pub(crate) struct Queue {
    /// Permits for work under way.
    turns: Arc<Semaphore>,
    /// Permits for work under way or waiting.
    room: Arc<Semaphore>,
    /// Why a request is refused when there is no room, in English.
    full: &'static str,
}

impl Queue {
    /// A queue that does `at_once` pieces of work beside each other, while at most `waiting` others
    /// wait.
    pub(crate) fn new(at_once: usize, waiting: usize, full: &'static str) -> Queue {
        Queue {
            turns: Arc::new(Semaphore::new(at_once)),
            room: Arc::new(Semaphore::new(at_once + waiting)),
            full,
        }
    }

    /// Does the work on a thread of its own. It counts until it ends, even if nobody waits for it
    /// any more.
    ///
    /// # Errors
    /// If no more may wait, or the work fails.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, ApiError> {
        let Ok(room) = Arc::clone(&self.room).try_acquire_owned() else {
            return Err(ApiError::busy(self.full));
        };
        let turn = Arc::clone(&self.turns).acquire_owned().await;
        let turn = turn.map_err(|_| ApiError::internal())?;
        let held = move || {
            let _held = (room, turn);
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

    #[tokio::test]
    async fn at_most_so_much_is_done_and_waits_and_what_nobody_awaits_counts() {
        let queue = Queue::new(1, 1, "full");
        let done = Arc::new(AtomicUsize::new(0));
        let (go, wait) = mpsc::channel::<()>();
        let count = Arc::clone(&done);
        let mut first = Box::pin(queue.run(move || {
            let _ = wait.recv();
            count.fetch_add(1, Ordering::SeqCst);
        }));
        assert!((&mut first).now_or_never().is_none());
        let count = Arc::clone(&done);
        let mut second = Box::pin(queue.run(move || count.fetch_add(1, Ordering::SeqCst)));
        assert!((&mut second).now_or_never().is_none());
        let third = queue.run(|| ()).await.unwrap_err();
        assert_eq!((third.status.as_u16(), third.body.code), (503, "busy"));

        // The request has gone, and its work goes on: the second waits for it.
        drop(first);
        assert!(queue.run(|| ()).await.is_err());
        assert!((&mut second).now_or_never().is_none());
        go.send(()).unwrap();
        assert_eq!(second.await.unwrap(), 1);
        assert!(queue.run(|| ()).await.is_ok());
    }

    #[tokio::test]
    async fn work_that_panics_makes_room() {
        let queue = Queue::new(1, 0, "full");
        let failed = queue.run(|| panic!("for the test")).await.unwrap_err();
        assert_eq!(failed.status.as_u16(), 500);
        assert!(queue.run(|| ()).await.is_ok());
    }
}
