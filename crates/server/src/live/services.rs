//! The services that the tasks of all games share.

use crate::engines::Engines;
use crate::judgement::Judgements;
use crate::store::Store;
use crate::time::Time;
use std::sync::Arc;
use tokio::sync::{Semaphore, watch};

/// The services that the tasks of all games share.
pub(crate) struct Services {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) time: Arc<dyn Time>,
    /// The engines of the computer players.
    pub(crate) engines: Engines,
    /// Permits for computer players to search, as many as the machine has cores for.
    pub(crate) searches: Arc<Semaphore>,
    /// The judge. It has permits of its own, so that it never waits for computer players.
    pub(crate) judgements: Judgements,
    /// Turns true when the server shuts down.
    closing: watch::Receiver<bool>,
}

impl Services {
    pub(crate) fn new(
        store: Arc<dyn Store>,
        time: Arc<dyn Time>,
        engines: Engines,
        closing: watch::Receiver<bool>,
    ) -> Services {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Services {
            store,
            time,
            searches: Arc::new(Semaphore::new(engines.players())),
            judgements: Judgements::new(cores, engines.network().cloned()),
            engines,
            closing,
        }
    }

    /// Returns when the server shuts down.
    pub(crate) async fn closed(&self) {
        let mut closing = self.closing.clone();
        // Without a sender the server has gone already.
        let _ = closing.wait_for(|closing| *closing).await;
    }
}
