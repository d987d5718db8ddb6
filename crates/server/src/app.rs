//! The application: the things that all requests share.

use crate::analysis::{Analyses, work, work_away};
use crate::assets::Assets;
use crate::engines::Engines;
use crate::http::Readiness;
use crate::keeping::{Keeping, RUNS, first_sweep, keep, keep_swept};
use crate::limiter::Limiter;
use crate::limits::ServerLimits;
use crate::live::{Hub, Services};
use crate::lobby::{self, Lobby};
use crate::metrics::Held;
use crate::nodes::{self, Nodes};
use crate::people::{Accounts, People};
use crate::proxies::Proxies;
use crate::public_url::PublicUrl;
use crate::queue::Queue;
use crate::record::KeptRecords;
use crate::signing::Signing;
use crate::store::{Store, StoreError, news};
use crate::studies::Rooms;
use crate::time::Time;
use crate::who::Sessions;
use crate::workers::Token;
use axum::http::HeaderMap;
use std::fmt;
use std::net::{IpAddr, SocketAddr};
use std::ops::Deref;
use std::sync::{Arc, Once, OnceLock, PoisonError, RwLock};
use std::time::{Duration, Instant};
use tokio::sync::{Semaphore, watch};

/// How many files of records are in memory at the same time.
const UPLOADS: usize = 16;

/// How many of them are being read.
const READERS: usize = 2;

/// How many pieces of work for pages each queue does beside each other.
const AT_ONCE: usize = 2;

/// The web application, without a port. Clones share everything.
#[derive(Clone)]
pub struct App(Arc<Shared>);

/// The things that all requests share.
pub struct Shared {
    pub(crate) services: Arc<Services>,
    pub(crate) hub: Arc<Hub>,
    /// Studies in memory.
    pub(crate) rooms: Arc<Rooms>,
    /// The open challenges, where the server has a lobby.
    pub(crate) lobby: Option<Arc<Lobby>>,
    pub(crate) analyses: Arc<Analyses>,
    pub(crate) assets: Assets,
    pub(crate) limiter: Limiter,
    /// Counts moves and other acts in games.
    pub(crate) acts: Limiter,
    /// Counts challenges, and those who accept them.
    pub(crate) challenged: Limiter,
    /// Counts people who join.
    pub(crate) joins: Limiter,
    /// Counts tries to sign in or to join.
    pub(crate) sign_ins: Limiter,
    /// Counts names that are asked for.
    pub(crate) asked_names: Limiter,
    pub(crate) signing: Signing,
    pub(crate) sessions: Sessions,
    /// Counts operations on studies.
    pub(crate) operations: Limiter,
    /// Counts the records that are read for pages of studies.
    pub(crate) record_reads: Limiter,
    pub(crate) uploads: Semaphore,
    pub(crate) readers: Arc<Semaphore>,
    /// Records read for pages.
    pub(crate) records: Queue,
    /// Records that were replayed lately.
    pub(crate) kept_records: KeptRecords,
    /// Records on their way to those who download them.
    pub(crate) downloads: Queue,
    /// Positions drawn, and moves tried beside a game.
    pub(crate) positions: Queue,
    pub(crate) keeping: Keeping,
    /// Problems of life and death that are read.
    pub(crate) problems: Queue,
    /// Problems that are made.
    pub(crate) made_problems: Queue,
    /// The number of this run in the store, of a server that shares it with no other.
    run: Option<i64>,
    /// When the server was last asked whether it is ready, and the answer.
    pub(crate) readiness: tokio::sync::Mutex<Option<(Instant, Readiness)>>,
    closing: watch::Sender<bool>,
    /// The address of the listener, if there is one.
    address: OnceLock<SocketAddr>,
    /// The proxies that are believed.
    proxies: RwLock<Proxies>,
    /// Whether it was said already that a proxy is missing among them.
    unbelieved: Once,
    /// The address by which people reach the server, if it was told.
    public: OnceLock<PublicUrl>,
    /// How people come to it, if it was told.
    people: OnceLock<People>,
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
    /// The application with this store, time and engines, within the limits of a public server.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn new(
        store: Arc<dyn Store>,
        time: Arc<dyn Time>,
        engines: Engines,
    ) -> Result<App, StoreError> {
        App::within(ServerLimits::PUBLIC, store, time, engines, Nodes::alone()).await
    }

    /// The application within these limits, among these servers.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn within(
        limits: ServerLimits,
        store: Arc<dyn Store>,
        time: Arc<dyn Time>,
        engines: Engines,
        nodes: Nodes,
    ) -> Result<App, StoreError> {
        let mut first = first_sweep(0, &[]);
        let run = match nodes.is_alone() {
            true => {
                let now = time.now();
                first = first_sweep(now, &store.last_runs(RUNS).await?);
                Some(store.begin_run(now).await?)
            }
            // They go by the clock of the database.
            false => None,
        };
        let (closing, closes) = watch::channel(false);
        let analyst = engines.analyst().cloned();
        let services = Arc::new(Services::new(store, time, engines, limits, nodes, closes));
        let analyses = Arc::new(Analyses::new(limits.analyses));
        if let Some(analyst) = analyst {
            let (services, analyses) = (Arc::clone(&services), Arc::clone(&analyses));
            tokio::spawn(async move {
                tokio::select! {
                    () = work(Arc::clone(&analyses), analyst, Arc::clone(&services.searches)) => {}
                    () = work_away(
                        Arc::clone(&analyses),
                        Arc::clone(&services.searches),
                        Arc::clone(&services.evaluations),
                        Arc::clone(&services.desk),
                    ) => {}
                    () = services.closed() => {}
                }
            });
        }
        let hub = Arc::new(Hub::new(Arc::clone(&services)));
        let rooms = Arc::new(Rooms::new(Arc::clone(&services)));
        let lobby = limits.lobby.then(|| match services.nodes.database() {
            None => Lobby::new(limits.challenges, services.time.now()),
            Some(store) => Lobby::shared(limits.challenges, store.clone(), Arc::clone(&services)),
        });
        let lobby = lobby.map(Arc::new);
        if !services.nodes.is_alone() {
            let (services, hub, rooms, lobby) =
                (Arc::clone(&services), Arc::clone(&hub), Arc::clone(&rooms), lobby.clone());
            tokio::spawn(async move {
                let (nodes, lobby) = (&services.nodes, lobby.as_deref());
                tokio::select! {
                    () = nodes::listen(nodes, &hub, &rooms, lobby) => {}
                    () = nodes::keep_lease(nodes, &hub, &rooms, lobby) => {}
                    () = nodes::tidy(nodes, &hub) => {}
                    () = lobby::keep(lobby) => {}
                    () = services.closed() => {}
                }
            });
        }
        if let Some(lobby) = &lobby {
            lobby.is_read().await;
        }
        let signing = Signing::new(limits.hashes, services.metrics.hashes.clone());
        let app = App(Arc::new(Shared {
            hub,
            rooms,
            lobby,
            services,
            analyses,
            assets: Assets::new(),
            limiter: Limiter::new(limits.made),
            acts: Limiter::new(limits.acts),
            challenged: Limiter::new(limits.challenged),
            joins: Limiter::new(limits.accounts),
            sign_ins: Limiter::new(limits.signings),
            asked_names: Limiter::new(limits.names),
            signing,
            sessions: Sessions::default(),
            operations: Limiter::new(limits.operations),
            record_reads: Limiter::new(limits.read),
            uploads: Semaphore::new(UPLOADS),
            readers: Arc::new(Semaphore::new(READERS)),
            records: Queue::new(AT_ONCE, limits.records, "other records are being read"),
            kept_records: KeptRecords::default(),
            downloads: Queue::new(0, limits.downloads, "other records are being downloaded"),
            positions: Queue::new(AT_ONCE, limits.positions, "other positions are being drawn"),
            keeping: Keeping::new(&limits),
            problems: Queue::new(AT_ONCE, limits.problems, "other problems are being read"),
            made_problems: Queue::new(1, limits.problems, "other problems are being made"),
            run,
            readiness: tokio::sync::Mutex::default(),
            closing,
            address: OnceLock::new(),
            proxies: RwLock::default(),
            unbelieved: Once::new(),
            public: OnceLock::new(),
            people: OnceLock::new(),
        }));
        tokio::spawn(keep(Arc::downgrade(&app.0)));
        tokio::spawn(keep_swept(Arc::downgrade(&app.0), first));
        Ok(app)
    }

    /// The application that shares these.
    pub(crate) fn of(shared: Arc<Shared>) -> App {
        App(shared)
    }

    /// Tells the application the address at which it is served.
    pub fn listen_at(&self, address: SocketAddr) {
        let _ = self.address.set(address);
    }

    /// Tells the application the address by which people reach it. The first call holds.
    pub fn be_reached_at(&self, url: PublicUrl) {
        let _ = self.public.set(url);
    }

    /// The address by which people reach the application, if it was told.
    pub(crate) fn public_url(&self) -> Option<&PublicUrl> {
        self.public.get()
    }

    /// Tells the application how people come to it. The first call holds.
    pub fn admit(&self, people: People) {
        let _ = self.people.set(people);
    }

    /// Who may have a name here.
    pub(crate) fn accounts(&self) -> Accounts {
        let told = self.people.get().and_then(|people| people.accounts);
        told.unwrap_or(if self.services.limits.lobby { Accounts::Open } else { Accounts::Off })
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

    /// Lets workers with this token think for the server. The first call holds.
    pub fn employ(&self, token: Token) {
        self.services.desk.open(token);
    }

    /// Whether a connection comes from a proxy that is believed.
    pub(crate) fn is_believed(&self, peer: IpAddr) -> bool {
        self.proxies.read().unwrap_or_else(PoisonError::into_inner).believe(peer.to_canonical())
    }

    /// The address for which a request that comes from `peer` is made.
    pub(crate) fn caller(&self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        let proxies = self.proxies.read().unwrap_or_else(PoisonError::into_inner);
        if proxies.misses(peer, headers) {
            self.unbelieved.call_once(|| {
                tracing::warn!(
                    from = %peer,
                    "a request says for whom it is made, as those of web servers do, and comes \
                     from an address that --trust-proxy does not name: if a web server stands \
                     there, name it, or all its visitors share the limits of one"
                );
            });
        }
        proxies.caller(peer, headers)
    }

    /// Tells the store that the server is alive. No player is charged for the time when it is not.
    /// To be called every second while clocks of games run.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn beat(&self) -> Result<(), StoreError> {
        let shared = self.services.nodes.run().map(|(run, _)| run);
        let Some(run) = shared.or(self.run) else { return Ok(()) };
        let done = self.services.store.alive(run, self.services.time.now()).await;
        self.store_answers(done.clone());
        // Without its claim the server does nothing with what answers.
        done.and_then(|()| self.services.outages.cause().map_or(Ok(()), Err))
    }

    /// Notes that the claim is lost which keeps other servers away, and why it does not come back.
    pub(crate) fn claim_lost(&self, why: StoreError) {
        self.services.outages.unclaimed(true);
        self.store_answers(Err(why));
    }

    /// Notes that the claim is back. The next beat ends the outage.
    pub(crate) fn claim_back(&self) {
        self.services.outages.unclaimed(false);
    }

    /// Notes how the store answers. When it begins to fail, and when that is over, all games learn
    /// it.
    fn store_answers(&self, done: Result<(), StoreError>) {
        let answers = done.is_ok();
        if let Err(error) = &done
            && !error.tell_outage_of_all()
        {
            tracing::error!(%error, "the server is not noted as alive");
        }
        let is_news = self.services.outages.beaten(self.services.time.now(), done);
        let is_over = answers && self.services.outages.cause().is_none();
        if is_over && news::over() {
            tracing::warn!("the store answers again");
        }
        if is_news {
            let hub = Arc::clone(&self.hub);
            // They are many, and the next beat does not wait for them.
            tokio::spawn(async move { hub.store_changed().await });
        }
    }

    /// Whether there is something to be told to the store each second: clocks run here, or it
    /// fails, or requests found that it did.
    pub(crate) fn has_beats(&self) -> bool {
        self.hub.has_clocks() || self.services.outages.cause().is_some() || news::has_questions()
    }

    /// What the server has done and holds, in numbers as Prometheus reads them.
    pub fn metrics(&self) -> String {
        let Shared { records, downloads, positions, problems, made_problems, .. } = &**self;
        let queues =
            [records, downloads, positions, problems, made_problems, &self.signing.hashing];
        let held = Held {
            games: self.hub.len(),
            studies: self.rooms.len(),
            challenges: self.lobby.as_ref().map_or(0, |lobby| lobby.len()),
            streams: self.hub.pages(),
            analyses: self.analyses.len(),
            waiting: queues.into_iter().map(Queue::len).sum::<usize>()
                + self.services.judgements.len(),
            waiting_searches: self.services.searches.waiting(),
            searches: self.services.searches.running(),
            jobs: self.services.desk.len(),
            others: self.services.nodes.others(),
        };
        self.services.metrics.text(&held)
    }

    /// How many games are live.
    pub fn live_games(&self) -> usize {
        self.hub.len()
    }

    /// Lets the games that nobody looks at leave the memory. Their clocks go on.
    pub fn rest(&self) {
        self.hub.rest();
    }

    /// Waits until the tasks of all games have ended, at most for so long.
    pub(crate) async fn at_rest(&self, patience: Duration) {
        let until = Instant::now() + patience;
        while !self.hub.is_empty() && Instant::now() < until {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    /// Looks at what other servers may have stored meanwhile.
    pub(crate) async fn hear_anew(&self) {
        self.rooms.hear_anew().await;
        self.hub.hear_anew().await;
    }

    /// Returns after [`App::close`] has been called.
    pub async fn closed(&self) {
        let mut closes = self.closing.subscribe();
        // The sender is in `self`, so this ends only with the call.
        let _ = closes.wait_for(|closing| *closing).await;
    }

    /// Whether [`App::close`] has been called.
    pub(crate) fn is_closing(&self) -> bool {
        *self.closing.borrow()
    }

    /// Ends all streams of events and the tasks of all games.
    pub fn close(&self) {
        self.closing.send_replace(true);
    }
}
