//! The application: everything the requests share.

use crate::analysis::{Studies, work};
use crate::assets::Assets;
use crate::http::{self, Limiter};
use crate::live::Hub;
use crate::minds::Minds;
use crate::store::{Store, StoreError};
use crate::time::Time;
use axum::Router;
use std::fmt;
use std::ops::Deref;
use std::sync::Arc;
use tokio::sync::{Semaphore, watch};

/// How many files of records are in memory at the same time.
const UPLOADS: usize = 16;

/// How many of them are being read.
const READERS: usize = 2;

/// The web application, without a port. Clones share everything.
#[derive(Clone)]
pub struct App(Arc<Shared>);

/// What all requests share.
pub struct Shared {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) time: Arc<dyn Time>,
    pub(crate) hub: Arc<Hub>,
    pub(crate) studies: Arc<Studies>,
    pub(crate) assets: Assets,
    pub(crate) limiter: Limiter,
    pub(crate) uploads: Semaphore,
    pub(crate) readers: Semaphore,
    run: i64,
    closing: watch::Sender<bool>,
}

impl fmt::Debug for App {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("App").field("hub", &self.hub).finish_non_exhaustive()
    }
}

impl Deref for App {
    type Target = Shared;
    fn deref(&self) -> &Shared {
        &self.0
    }
}

impl App {
    /// The application on this store, with this time, thinking with these minds.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn new(
        store: Arc<dyn Store>,
        time: Arc<dyn Time>,
        minds: Minds,
    ) -> Result<App, StoreError> {
        let run = store.begin_run(time.now()).await?;
        let (closing, closes) = watch::channel(false);
        let analyst = minds.analyst().cloned();
        let hub = Arc::new(Hub::new(Arc::clone(&store), Arc::clone(&time), minds, closes));
        let studies = Arc::new(Studies::default());
        if let Some(analyst) = analyst {
            let (hub, studies) = (Arc::clone(&hub), Arc::clone(&studies));
            tokio::spawn(async move {
                tokio::select! {
                    () = work(studies, analyst, Arc::clone(&hub.thinkers)) => {}
                    () = hub.closed() => {}
                }
            });
        }
        Ok(App(Arc::new(Shared {
            store,
            time,
            hub,
            studies,
            assets: Assets::new(),
            limiter: Limiter::default(),
            uploads: Semaphore::new(UPLOADS),
            readers: Semaphore::new(READERS),
            run,
            closing,
        })))
    }

    /// All pages and requests.
    pub fn router(&self) -> Router {
        http::router(self.clone())
    }

    /// Notes in the store that the server is alive, so that time while it is not is charged
    /// to nobody. To be called every second while games are live.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn beat(&self) -> Result<(), StoreError> {
        self.store.alive(self.run, self.time.now()).await
    }

    /// How many games are live.
    pub fn live_games(&self) -> usize {
        self.hub.len()
    }

    /// Returns when [`App::close`] has been called.
    pub async fn closed(&self) {
        let mut closes = self.closing.subscribe();
        // The sender is in `self`, so this ends only with the call.
        let _ = closes.wait_for(|closing| *closing).await;
    }

    /// Ends all streams of events and the tasks of all games.
    pub fn close(&self) {
        self.closing.send_replace(true);
    }
}
