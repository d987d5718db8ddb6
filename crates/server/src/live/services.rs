//! The services that the tasks of all games share.

use crate::engines::Engines;
use crate::judgement::Judgements;
use crate::limits::ServerLimits;
use crate::metrics::Metrics;
use crate::nodes::Nodes;
use crate::outages::Outages;
use crate::store::{MemberId, Store};
use crate::time::Time;
use crate::turns::Turns;
use crate::who::{Directory, Left};
use crate::workers::{Desk, Offer};
use std::sync::Arc;
use tokio::sync::watch;

/// The services that the tasks of all games share.
pub(crate) struct Services {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) time: Arc<dyn Time>,
    /// The engines of the computer players.
    pub(crate) engines: Engines,
    /// Turns of computer players to search, as many as the machine has cores for.
    pub(crate) searches: Arc<Turns>,
    /// Turns of evaluations at workers. Those of this machine take free cores.
    pub(crate) evaluations: Arc<Turns>,
    /// The workers on other machines.
    pub(crate) desk: Arc<Desk>,
    /// The judge. It has turns of its own, so that it never waits for computer players.
    pub(crate) judgements: Judgements,
    /// The names of members.
    pub(crate) directory: Arc<Directory>,
    /// The visitors whose browsers have become a person's.
    pub(crate) left: Left,
    pub(crate) metrics: Metrics,
    pub(crate) limits: ServerLimits,
    /// The servers that share the database.
    pub(crate) nodes: Nodes,
    /// When the store took nothing.
    pub(crate) outages: Outages,
    /// When this server began.
    started: u64,
    /// Turns true when the server shuts down.
    closing: watch::Receiver<bool>,
}

impl Services {
    /// A number for this run of a server that is alone. It has forgotten what earlier runs did not
    /// store. Servers that share a database remember for each other.
    pub(crate) fn run(&self) -> Option<u64> {
        self.nodes.is_alone().then_some(self.started)
    }

    pub(crate) fn new(
        store: Arc<dyn Store>,
        time: Arc<dyn Time>,
        engines: Engines,
        limits: ServerLimits,
        nodes: Nodes,
        closing: watch::Receiver<bool>,
    ) -> Services {
        let network = engines.network().map(|network| network.name().to_owned());
        let desk = Arc::new(Desk::new(network));
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Services {
            started: time.now(),
            outages: Outages::new(time.now()),
            nodes,
            directory: Arc::default(),
            left: Left::default(),
            metrics: Metrics::default(),
            limits,
            store,
            time,
            searches: Arc::new(Turns::new(engines.players())),
            evaluations: Arc::new(Turns::new(0)),
            judgements: Judgements::new(
                cores,
                engines.network().cloned(),
                Arc::clone(&desk),
                &limits,
            ),
            desk,
            engines,
            closing,
        }
    }

    /// Looks up the names of these members. Where the store does not answer, those of before are
    /// shown.
    pub(crate) async fn look_up(&self, members: impl IntoIterator<Item = MemberId>) {
        let looked = self.directory.look(&*self.store, members, self.time.now()).await;
        if let Err(error) = looked
            && !error.tell_outage()
        {
            tracing::error!(%error, "names are not looked up");
        }
    }

    /// When this run of the server began, or of all that share the database.
    pub(crate) fn started(&self) -> u64 {
        self.nodes.run().map_or(self.started, |(_, began)| began)
    }

    /// Lets a worker have a job, until the answer is dropped.
    pub(crate) fn offer(&self, offer: &Offer) -> impl Sized + use<> {
        let first = (self.searches.offer(offer.clone()), self.judgements.offer(offer));
        (first, self.evaluations.offer(offer.clone()))
    }

    /// Whether the server shuts down.
    pub(crate) fn is_closing(&self) -> bool {
        *self.closing.borrow()
    }

    /// Returns when the server shuts down.
    pub(crate) async fn closed(&self) {
        let mut closing = self.closing.clone();
        // Without a sender the server has gone already.
        let _ = closing.wait_for(|closing| *closing).await;
    }
}
