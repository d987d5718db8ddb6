//! Open pages: how many there may be, and that a player with one is present.

use super::message::{Message, tell};
use crate::key::Role;
use crate::places::Held;
use crate::snapshot::Snapshot;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use tokio::sync::{mpsc, watch};

/// The present state of a game, and its changes; `None` until the game is loaded.
pub type Watching = watch::Receiver<Option<Arc<Snapshot>>>;

/// One of a limited number of open pages, until dropped.
#[derive(Debug)]
pub struct PageSlot(Arc<AtomicUsize>);

impl PageSlot {
    /// A slot, unless `count` has reached `most`.
    pub(crate) fn take(count: &Arc<AtomicUsize>, most: usize) -> Option<PageSlot> {
        let slot = PageSlot(Arc::clone(count));
        let taken = slot.0.fetch_add(1, Ordering::Relaxed);
        // A slot above the limit is dropped here, and so is not counted.
        (taken < most).then_some(slot)
    }
}

impl Drop for PageSlot {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

/// The holder of a key counts as present until this is dropped.
#[derive(Debug)]
pub struct Presence {
    task: mpsc::WeakUnboundedSender<Message>,
    role: Role,
    _slots: (PageSlot, Held),
}

impl Presence {
    pub(super) fn new(
        task: mpsc::WeakUnboundedSender<Message>,
        role: Role,
        caller: IpAddr,
        slots: (PageSlot, Held),
    ) -> Presence {
        // If the task is just ending, the stream ends with it and the page connects again.
        tell(&task, Message::Join(role, caller));
        Presence { task, role, _slots: slots }
    }
}

impl Drop for Presence {
    fn drop(&mut self) {
        tell(&self.task, Message::Leave(self.role));
    }
}
