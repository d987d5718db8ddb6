//! Browsers in which somebody joins or signs in: what they follow as guests ends.

use crate::key::Visitor;
use std::future::Future;
use tokio::sync::broadcast;
use tokio::sync::broadcast::error::RecvError;

/// The most visitors of whom a stream has not heard yet.
const MOST: usize = 1_000;

/// The visitors whose browsers have become a person's.
#[derive(Debug)]
pub(crate) struct Left(broadcast::Sender<Visitor>);

impl Default for Left {
    fn default() -> Left {
        Left(broadcast::Sender::new(MOST))
    }
}

impl Left {
    /// From now on a person is where this visitor was.
    pub(crate) fn tell(&self, visitor: Visitor) {
        // Nobody listens where no stream is open.
        let _ = self.0.send(visitor);
    }

    /// Returns when that is told of this visitor, from now on.
    pub(crate) fn of(&self, visitor: Visitor) -> impl Future<Output = ()> + Send + use<> {
        let mut told = self.0.subscribe();
        async move {
            loop {
                match told.recv().await {
                    Ok(other) if other != visitor => {}
                    // One that missed a word cannot know, and begins anew.
                    Ok(_) | Err(RecvError::Lagged(_)) => return,
                    Err(RecvError::Closed) => return std::future::pending().await,
                }
            }
        }
    }
}
