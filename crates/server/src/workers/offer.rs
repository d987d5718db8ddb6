//! Workers that wait for a job.

use super::job::Given;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::oneshot;

/// A worker that waits for a job. It may wait for several kinds of them at once: the first that
/// claims it has it.
#[derive(Clone, Debug)]
pub(crate) struct Offer(Arc<Mutex<Option<Lent>>>);

/// A worker that is to get a job.
#[derive(Debug)]
pub(crate) struct Lent {
    /// The name by which the worker knows itself.
    pub(crate) worker: String,
    /// The address from which it asks.
    pub(crate) caller: IpAddr,
    pub(super) give: oneshot::Sender<Given>,
}

impl Offer {
    /// A worker that waits, and the way on which its job comes.
    pub(crate) fn new(worker: String, caller: IpAddr) -> (Offer, oneshot::Receiver<Given>) {
        let (give, receiver) = oneshot::channel();
        (Offer(Arc::new(Mutex::new(Some(Lent { worker, caller, give })))), receiver)
    }

    /// The worker, if it still waits and nobody has claimed it.
    pub(crate) fn claim(&self) -> Option<Lent> {
        let mut lent = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        lent.take().filter(|lent| !lent.give.is_closed())
    }

    /// Whether these are the same offer.
    pub(crate) fn is(&self, other: &Offer) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}
