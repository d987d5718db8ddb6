//! Several servers, called nodes, that share one database.
//!
//! Any node may append to any game or study: the number of an entry decides between two that want
//! the same. A node that was outrun reads what the other has stored. A [`Bus`] tells nodes at once
//! what they would find in the database later; a word that it loses costs a reload.
//!
//! One node works for a game: it moves for the computer, asks the judge and lets flags fall. It has
//! the game's duty while its own lease runs. A lease is renewed each second. After a lease has
//! run out, its node gets another number, so that nothing it holds by the old one counts.

mod bus;
mod hearing;
mod nats;
mod switch;
#[cfg(test)]
mod tests;
mod word;

pub use bus::{Bus, Envelope, Heard};
pub use nats::{NatsBus, NatsError};
pub use switch::Switch;
pub use word::{
    OfferWord, PersonWord, Petition, PetitionWord, TableWord, TakenWord, Wanted, Wishes, Word,
};

use crate::live::Hub;
use crate::lobby::Lobby;
use crate::metrics::Others;
use crate::store::{GameId, PostgresStore, StoreError};
use crate::studies::Rooms;
use hearing::Hearing;
use std::collections::HashMap;
use std::future::Future;
use std::pin::Pin;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::time::MissedTickBehavior;

/// How long a lease runs.
pub(crate) const LEASE: Duration = Duration::from_secs(5);

/// How often a lease is renewed.
pub(crate) const RENEWED: Duration = Duration::from_secs(1);

/// How long before its end a node counts on its lease no more.
const MARGIN: Duration = Duration::from_secs(1);

/// How often the database is asked while other nodes cannot be heard, in seconds.
const LOOKS: u64 = 3;

/// How often games of nodes that have gone are looked for at least, in seconds.
const ADOPTS: u64 = 30;

/// Nodes of one version understand each other.
pub(crate) const VERSION: &str = env!("CARGO_PKG_VERSION");

/// The number of a node.
pub type NodeId = i64;

/// The servers that share the database with this one.
#[derive(Debug)]
pub struct Nodes(Option<Several>);

#[derive(Debug)]
struct Several {
    store: PostgresStore,
    bus: Arc<dyn Bus>,
    lease: Mutex<Lease>,
    /// How many words this node has told. It is locked until a word is on its way, so that words
    /// leave in the order of their numbers.
    told: Mutex<u64>,
    hearing: Mutex<Hearing>,
    /// The run of the servers that this one has joined, and when it began.
    run: Mutex<(i64, u64)>,
    /// The duties that could not be given up yet, with what is to be done then.
    owed: Mutex<HashMap<GameId, (NodeId, Option<u64>)>>,
    /// Held while a duty is given up, and while one is taken: so no taken duty is given up.
    settling: tokio::sync::Mutex<()>,
    /// Whether nodes may have gone whose games nobody has.
    is_to_adopt: AtomicBool,
}

/// What a node has in the database.
#[derive(Clone, Debug)]
struct Lease {
    node: NodeId,
    /// The numbers that this server had before.
    before: Vec<NodeId>,
    until: Instant,
    /// The nodes whose lease runs, this one among them.
    live: Vec<NodeId>,
}

impl Lease {
    /// Whether a node may tell something: it is there, or has come since the last look. A node that
    /// has gone is not heard any more.
    fn may_speak(&self, node: NodeId) -> bool {
        !self.is_own(node) && self.is_there(node)
    }

    fn is_there(&self, node: NodeId) -> bool {
        let is_new = self.live.last().is_none_or(|last| node > *last);
        is_new || self.live.contains(&node)
    }

    fn is_own(&self, node: NodeId) -> bool {
        self.node == node || self.before.contains(&node)
    }
}

/// The node that works for a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Duty {
    /// The server that is alone.
    Alone,
    /// The node of this number.
    Of(NodeId),
}

/// What a node learns when it renews its lease.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Renewed {
    /// Nothing.
    Same,
    /// Other nodes are there than before, or this one has another number.
    Changed,
}

impl Nodes {
    /// A server that has its database to itself.
    pub fn alone() -> Nodes {
        Nodes(None)
    }

    /// Joins the servers that share this database and this bus.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn join(store: PostgresStore, bus: Arc<dyn Bus>) -> Result<Nodes, StoreError> {
        let asked = Instant::now();
        let joined = store.join_nodes(None).await?;
        let lease = Lease {
            node: joined.node,
            before: Vec::new(),
            until: asked + LEASE,
            live: joined.live,
        };
        Ok(Nodes(Some(Several {
            store,
            bus,
            lease: Mutex::new(lease),
            told: Mutex::new(0),
            hearing: Mutex::default(),
            run: Mutex::new(joined.run),
            owed: Mutex::default(),
            settling: tokio::sync::Mutex::default(),
            is_to_adopt: AtomicBool::new(true),
        })))
    }

    /// What this server knows of those that share the database, if others may.
    pub(crate) fn others(&self) -> Option<Others> {
        let several = self.0.as_ref()?;
        let nodes = several.lease().live.len();
        Some(Others { nodes, are_heard: several.bus.is_connected() })
    }

    /// The database that servers share, if this one is not alone.
    pub(crate) fn database(&self) -> Option<&PostgresStore> {
        self.0.as_ref().map(|several| &several.store)
    }

    /// The number of this server among those that share the database; 0 if it is alone.
    pub(crate) fn number(&self) -> NodeId {
        self.0.as_ref().map_or(0, |several| several.lease().node)
    }

    /// Whether no other server shares the database.
    pub(crate) fn is_alone(&self) -> bool {
        self.0.is_none()
    }

    /// The run of all servers of this database, and when it began; `None` if this server is alone,
    /// and has runs of its own.
    pub(crate) fn run(&self) -> Option<(i64, u64)> {
        self.0.as_ref().map(|several| *whole(&several.run))
    }

    /// Whether this server is the one that does what only one does: it is alone, or has the lowest
    /// number of those whose lease runs.
    pub(crate) fn is_first(&self) -> bool {
        let Some(several) = &self.0 else { return true };
        let lease = several.lease();
        let is_lowest = lease.live.iter().all(|other| lease.node <= *other);
        is_lowest && Instant::now() + MARGIN < lease.until
    }

    /// Tells the other nodes.
    pub(crate) fn tell(&self, word: impl FnOnce() -> Word) {
        if let Some(several) = &self.0 {
            several.tell(word());
        }
    }

    /// The next words of other nodes; it waits for ever if this server is alone. [`Heard::Lost`]
    /// comes before a word if others before it did not come.
    pub(crate) async fn hear(&self) -> Vec<Heard> {
        let Some(several) = &self.0 else { return std::future::pending().await };
        let heard = several.bus.hear().await;
        let Heard::Word(envelope) = heard else { return vec![Heard::Lost] };
        if !several.lease().may_speak(envelope.from) {
            return Vec::new();
        }
        let is_lost = whole(&several.hearing).note(&envelope, Instant::now());
        let lost = is_lost.then_some(Heard::Lost);
        let is_beat = envelope.word == Word::Beat;
        lost.into_iter().chain((!is_beat).then_some(Heard::Word(envelope))).collect()
    }

    /// Whether another node is there and cannot be heard.
    fn is_deaf(&self) -> bool {
        let now = Instant::now();
        self.0.as_ref().is_some_and(|several| whole(&several.hearing).misses_one(now))
    }

    /// How many entries these games have.
    ///
    /// # Errors
    /// If the database fails.
    pub(crate) async fn lengths(&self, games: &[GameId]) -> Result<Vec<(GameId, u64)>, StoreError> {
        match &self.0 {
            None => Ok(Vec::new()),
            Some(several) => several.store.lengths(games).await,
        }
    }

    /// The node that works for a game. It is this one if none does.
    ///
    /// # Errors
    /// If the database fails.
    pub(crate) async fn duty(&self, game: GameId) -> Result<Duty, StoreError> {
        match &self.0 {
            None => Ok(Duty::Alone),
            Some(several) => {
                let _turn = several.settling.lock().await;
                whole(&several.owed).remove(&game);
                let node = several.lease().node;
                Ok(Duty::Of(several.store.take_duty(game, node).await?))
            }
        }
    }

    /// Whether the duty is this server's, even if its lease has run out.
    pub(crate) fn is_own(&self, duty: Duty) -> bool {
        match (&self.0, duty) {
            (None, Duty::Alone) => true,
            (Some(several), Duty::Of(node)) => several.lease().is_own(node),
            _ => false,
        }
    }

    /// Whether this server has the duty.
    pub(crate) fn has(&self, duty: Duty) -> bool {
        match (&self.0, duty) {
            (None, Duty::Alone) => true,
            (Some(several), Duty::Of(node)) => {
                let lease = several.lease();
                lease.node == node && Instant::now() + MARGIN < lease.until
            }
            _ => false,
        }
    }

    /// Whether a node's lease runs, as far as this one knows.
    pub(crate) fn is_live(&self, node: NodeId) -> bool {
        self.0.as_ref().is_some_and(|several| several.lease().live.contains(&node))
    }

    /// Whether a node has gone for good. One that came since the last look has not.
    pub(crate) fn is_gone(&self, node: NodeId) -> bool {
        self.0.as_ref().is_none_or(|several| !several.lease().is_there(node))
    }

    /// Gives up the duty for a game that leaves the memory, if it is this server's. Another node
    /// sees to a clock that is `due` later, should this one have gone by then.
    pub(crate) async fn give_up(&self, game: GameId, duty: Duty, due: Option<u64>) {
        if let (Some(several), Duty::Of(node)) = (&self.0, duty)
            && several.lease().is_own(node)
        {
            whole(&several.owed).insert(game, (node, due));
            several.settle().await;
        }
    }

    /// Renews the lease, or takes another if it has run out.
    ///
    /// # Errors
    /// If the database fails.
    pub(crate) async fn renew(&self) -> Result<Renewed, StoreError> {
        let Some(several) = &self.0 else { return Ok(Renewed::Same) };
        let asked = Instant::now();
        let before = several.lease().clone();
        let (node, live) = match several.store.renew_lease(before.node).await? {
            Some(live) => (before.node, live),
            None => {
                tracing::warn!("the lease of this server has run out; it takes another");
                let (run, _) = *whole(&several.run);
                let joined = several.store.join_nodes(Some(run)).await?;
                *whole(&several.run) = joined.run;
                (joined.node, joined.live)
            }
        };
        // Work that could not be done without the lease is taken up again.
        let was_held = Instant::now() + MARGIN < before.until;
        let is_same = node == before.node && live == before.live && was_held;
        let others: Vec<NodeId> = live.iter().copied().filter(|other| *other != node).collect();
        whole(&several.hearing).keep(&others, Instant::now());
        {
            let mut lease = several.lease();
            if node != lease.node {
                let old = lease.node;
                lease.before.push(old);
            }
            (lease.node, lease.until, lease.live) = (node, asked + LEASE, live);
        }
        if !is_same {
            several.is_to_adopt.store(true, Ordering::Release);
        }
        Ok(if is_same { Renewed::Same } else { Renewed::Changed })
    }

    /// Ends the lease, so that others take over at once.
    pub(crate) async fn retire(&self) {
        if let Some(several) = &self.0 {
            let node = several.lease().node;
            if let Err(error) = several.store.retire_node(node).await {
                tracing::warn!(%error, "the lease of this server is not given up");
            }
        }
    }
}

/// Passes on what other nodes say. If words were lost, all games and studies look into the
/// database, and ask the others. While another node cannot be heard, they look every few seconds.
/// Words go on to be heard meanwhile. The lobby does the same.
pub(crate) async fn listen(
    nodes: &Nodes,
    hub: &Arc<Hub>,
    rooms: &Arc<Rooms>,
    lobby: Option<&Lobby>,
) {
    let mut is_lost = false;
    let mut looking: Option<Pin<Box<dyn Future<Output = ()> + Send + '_>>> = None;
    let mut every = tokio::time::interval(RENEWED);
    every.set_missed_tick_behavior(MissedTickBehavior::Delay);
    for second in 0_u64.. {
        // Until the next tick.
        loop {
            let look = async {
                match &mut looking {
                    Some(looking) => looking.await,
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                heard = nodes.hear() => {
                    for heard in heard {
                        match heard {
                            Heard::Lost => is_lost = true,
                            Heard::Word(Envelope { from, number, word }) => match word {
                                Word::Challenges { numbers, people } => {
                                    lobby.inspect(|lobby| lobby.hear(&numbers, &people));
                                }
                                word if word.is_of_a_study() => rooms.hear(from, number, word),
                                word => hub.hear(from, number, word),
                            },
                        }
                    }
                }
                () = look => looking = None,
                _ = every.tick() => break,
            }
        }
        if looking.is_some() {
            continue;
        }
        if is_lost {
            is_lost = false;
            lobby.inspect(|lobby| lobby.hear_anew());
            looking = Some(Box::pin(async {
                rooms.hear_anew().await;
                hub.hear_anew().await;
            }));
        } else if second.is_multiple_of(LOOKS) && nodes.is_deaf() {
            lobby.inspect(|lobby| lobby.look_again());
            looking = Some(Box::pin(async {
                rooms.look_again().await;
                hub.look_again().await;
            }));
        }
    }
}

/// Renews the lease each second, and tells the other nodes that this one is there.
pub(crate) async fn keep_lease(
    nodes: &Nodes,
    hub: &Arc<Hub>,
    rooms: &Arc<Rooms>,
    lobby: Option<&Lobby>,
) {
    let mut every = tokio::time::interval(RENEWED);
    every.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        every.tick().await;
        match nodes.renew().await {
            Ok(Renewed::Same) => {}
            Ok(Renewed::Changed) => {
                let hub = Arc::clone(hub);
                // They are many, and the next renewal does not wait for them.
                tokio::spawn(async move { hub.hear_of_nodes().await });
                rooms.hear_of_nodes();
                lobby.inspect(|lobby| lobby.look_again());
            }
            Err(error) if !error.tell_outage() => {
                tracing::error!(%error, "the lease of this server is not renewed")
            }
            Err(_) => {}
        }
        nodes.tell(|| Word::Beat);
    }
}

/// Gives up what could not be given up before, and takes the games of nodes that have gone. The
/// lease does not wait for that.
pub(crate) async fn tidy(nodes: &Nodes, hub: &Arc<Hub>) {
    let Some(several) = &nodes.0 else { return std::future::pending().await };
    let mut every = tokio::time::interval(RENEWED);
    every.set_missed_tick_behavior(MissedTickBehavior::Delay);
    for second in 0_u64.. {
        every.tick().await;
        several.settle().await;
        if several.is_to_adopt.swap(false, Ordering::AcqRel) || second.is_multiple_of(ADOPTS) {
            let node = several.lease().node;
            match several.store.adopt_duties(node).await {
                Ok(games) => hub.wake_all(games),
                Err(error) => {
                    several.is_to_adopt.store(true, Ordering::Release);
                    if !error.tell_outage() {
                        tracing::warn!(%error, "games of a server that has gone");
                    }
                }
            }
        }
    }
}

fn whole<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // The value is whole between any two statements, so a panic elsewhere spoils nothing.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Several {
    fn lease(&self) -> MutexGuard<'_, Lease> {
        whole(&self.lease)
    }

    fn tell(&self, word: Word) {
        let mut told = whole(&self.told);
        let from = self.lease().node;
        if word != Word::Beat {
            *told += 1;
        }
        self.bus.tell(Envelope { from, number: *told, word });
    }

    /// Gives up the duties that are owed. If the database takes one not now, the server tries it
    /// again a second later.
    async fn settle(&self) {
        let games: Vec<GameId> = whole(&self.owed).keys().copied().collect();
        for game in games {
            // One after another, so that games are loaded between them.
            let _turn = self.settling.lock().await;
            let Some((node, due)) = whole(&self.owed).remove(&game) else { continue };
            match self.store.give_up_duty(game, node, due).await {
                Ok(()) => self.tell(Word::Free { game }),
                Err(error) => {
                    if !error.tell_outage() {
                        tracing::warn!(game = game.0, %error, "a duty is not given up yet");
                    }
                    whole(&self.owed).entry(game).or_insert((node, due));
                }
            }
        }
    }
}
