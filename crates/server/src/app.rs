//! The application: the things that all requests share.

use crate::analysis::{Studies, work};
use crate::assets::Assets;
use crate::engines::Engines;
use crate::limiter::Limiter;
use crate::live::{Hub, Services};
use crate::proxies::Proxies;
use crate::queue::Queue;
use crate::store::{Store, StoreError};
use crate::time::Time;
use axum::http::HeaderMap;
use std::fmt;
use std::net::{IpAddr, SocketAddr};
use std::ops::Deref;
use std::sync::{Arc, OnceLock, PoisonError, RwLock};
use tokio::sync::{Semaphore, watch};

/// How many files of records are in memory at the same time.
const UPLOADS: usize = 16;

/// How many of them are being read.
const READERS: usize = 2;

/// How many pieces of work for pages each queue does beside each other.
const AT_ONCE: usize = 2;

/// How many requests for records wait.
const WAITING_RECORDS: usize = 64;

/// How many records are being downloaded.
const DOWNLOADS: usize = 64;

/// How many requests for pictures and for moves beside a game wait.
const WAITING_POSITIONS: usize = 32;

/// The web application, without a port. Clones share everything.
#[derive(Clone)]
pub struct App(Arc<Shared>);

/// The things that all requests share.
pub struct Shared {
    pub(crate) services: Arc<Services>,
    pub(crate) hub: Arc<Hub>,
    pub(crate) studies: Arc<Studies>,
    pub(crate) assets: Assets,
    pub(crate) limiter: Limiter,
    pub(crate) uploads: Semaphore,
    pub(crate) readers: Arc<Semaphore>,
    /// Records read for pages.
    pub(crate) records: Queue,
    /// Records on their way to those who download them.
    pub(crate) downloads: Queue,
    /// Positions drawn, and moves tried beside a game.
    pub(crate) positions: Queue,
    /// The number of this run of the server in the store.
    run: i64,
    closing: watch::Sender<bool>,
    /// The address of the listener, if there is one.
    address: OnceLock<SocketAddr>,
    /// The proxies that are believed.
    proxies: RwLock<Proxies>,
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
    /// The application with this store, time and engines.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn new(
        store: Arc<dyn Store>,
        time: Arc<dyn Time>,
        engines: Engines,
    ) -> Result<App, StoreError> {
        let run = store.begin_run(time.now()).await?;
        let (closing, closes) = watch::channel(false);
        let analyst = engines.analyst().cloned();
        let services = Arc::new(Services::new(store, time, engines, closes));
        let studies = Arc::new(Studies::default());
        if let Some(analyst) = analyst {
            let (services, studies) = (Arc::clone(&services), Arc::clone(&studies));
            tokio::spawn(async move {
                tokio::select! {
                    () = work(studies, analyst, Arc::clone(&services.searches)) => {}
                    () = services.closed() => {}
                }
            });
        }
        Ok(App(Arc::new(Shared {
            hub: Arc::new(Hub::new(Arc::clone(&services))),
            services,
            studies,
            assets: Assets::new(),
            limiter: Limiter::default(),
            uploads: Semaphore::new(UPLOADS),
            readers: Arc::new(Semaphore::new(READERS)),
            records: Queue::new(AT_ONCE, WAITING_RECORDS, "other records are being read"),
            downloads: Queue::new(0, DOWNLOADS, "other records are being downloaded"),
            positions: Queue::new(AT_ONCE, WAITING_POSITIONS, "other positions are being drawn"),
            run,
            closing,
            address: OnceLock::new(),
            proxies: RwLock::default(),
        })))
    }

    /// Tells the application the address at which it is served.
    pub fn listen_at(&self, address: SocketAddr) {
        let _ = self.address.set(address);
    }

    /// The address at which the application is served, if it knows it.
    pub fn listens_at(&self) -> Option<SocketAddr> {
        self.address.get().copied()
    }

    /// Tells the application which proxies it believes when they say for whom they ask. Until it is
    /// told, none. The last call holds.
    pub fn believe(&self, proxies: Proxies) {
        *self.proxies.write().unwrap_or_else(PoisonError::into_inner) = proxies;
    }

    /// The address for which a request that comes from `peer` is made.
    pub(crate) fn caller(&self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        let proxies = self.proxies.read().unwrap_or_else(PoisonError::into_inner);
        proxies.caller(peer, headers)
    }

    /// Tells the store that the server is alive. No player is charged for the time when it is not.
    /// To be called every second while games are live.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn beat(&self) -> Result<(), StoreError> {
        self.services.store.alive(self.run, self.services.time.now()).await
    }

    /// How many games are live.
    pub fn live_games(&self) -> usize {
        self.hub.len()
    }

    /// Returns after [`App::close`] has been called.
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
