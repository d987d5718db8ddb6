//! The connections of a server to its database. They are made when they are needed, and given back
//! soon after, since other servers may want them. Where the database takes no more, those that
//! there are serve all requests.
//!
//! The pool of sqlx does not do: the connection that waits longest is its next one, so that a few
//! requests keep all of them busy. It also loses the reason why there is no connection.

mod refusal;

pub(super) use refusal::writes_refused;

use super::address::Address;
use super::rows::failed;
use crate::store::{Answer, StoreError};
use deadpool::managed::{Manager, Metrics, Object, Pool, PoolError, QueueMode, RecycleResult};
use sqlx::postgres::PgConnection;
use sqlx::{ConnectOptions, Connection as _};
use std::ops::{Deref, DerefMut};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::{Instant, timeout, timeout_at};

/// How long a connection stays that nobody uses.
const IDLE: Duration = Duration::from_secs(5);

/// How long a statement may go on whose request was dropped. PostgreSQL ends it before.
const ENDS: Duration = Duration::from_secs(12);

/// How many connections servers that share a database leave free, so that one more can start: it
/// needs one for its claim, one for its lease and one for requests.
const ROOM: usize = 3;

/// How long any connection stays: PostgreSQL keeps memory for it.
const LIFETIME: Duration = Duration::from_secs(30 * 60);

/// How many connections stay although nobody uses them. Without any, other servers could keep this
/// one away.
const KEPT: usize = 1;

/// How often connections are given back, and one more is tried where there were none.
const LOOK: Duration = Duration::from_secs(1);

/// How long after its last use began a connection is taken to hold. It was asked when it came back.
/// Under load, a question before each request would be a third of all that PostgreSQL is asked. A
/// connection that breaks within this time fails one request.
const FRESH: Duration = Duration::from_millis(50);

/// How often the end looks whether connections are still in use.
const SHORTLY: Duration = Duration::from_millis(10);

/// The wait before the next attempt to connect.
const AGAIN: Duration = Duration::from_millis(100);

/// A new connection, when the database takes one: it may be about to begin, or to close another.
/// `reason` reads why it does not.
///
/// # Errors
/// If it takes none within this time.
pub(super) async fn connected(
    address: &Address,
    patience: Duration,
    mut reason: impl FnMut(sqlx::Error) -> StoreError,
) -> Result<PgConnection, StoreError> {
    let until = Instant::now() + patience;
    let mut why = StoreError::Silent;
    // The attempt that the end of the time breaks off says nothing new.
    while let Ok(made) = timeout_at(until, address.options.connect()).await {
        match made {
            Ok(connection) => return Ok(connection),
            Err(error) => why = reason(error),
        }
        if !passes(&why) || Instant::now() + AGAIN > until {
            break;
        }
        tokio::time::sleep(AGAIN).await;
    }
    Err(why)
}

/// Whether a database that does not let this server in may do so soon.
pub(super) fn passes(error: &StoreError) -> bool {
    matches!(error, StoreError::Crowded | StoreError::Silent)
}

/// Makes connections, and looks whether they still hold.
#[derive(Debug)]
struct Maker {
    address: Address,
    /// Why there was no connection at the last attempt.
    why: Mutex<Option<StoreError>>,
    /// The most connections.
    most: usize,
    /// Those that were made anew, since the old ones took no writes.
    renewed: refusal::Renewed,
}

impl Maker {
    fn last(&self) -> MutexGuard<'_, Option<StoreError>> {
        self.why.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Why a request that waited has no connection.
    fn why(&self) -> StoreError {
        self.last().clone().unwrap_or(StoreError::Silent)
    }
}

impl Manager for Maker {
    type Type = PgConnection;
    type Error = StoreError;

    async fn create(&self) -> Result<PgConnection, StoreError> {
        let made = self.address.options.connect().await;
        let made = made.map_err(|error| self.address.lost(error));
        *self.last() = made.as_ref().err().cloned();
        made
    }

    async fn recycle(
        &self,
        connection: &mut PgConnection,
        facts: &Metrics,
    ) -> RecycleResult<StoreError> {
        if refusal::is_in_doubt(facts.created) {
            return match refusal::takes_writes(connection).await {
                // The request hears why. Without end, new ones would be refused as well.
                Err(StoreError::ReadOnly)
                    if !self.renewed.one_more(self.most, Instant::now().into_std()) =>
                {
                    Ok(())
                }
                taken => Ok(taken?),
            };
        }
        if facts.last_used() < FRESH {
            return Ok(());
        }
        Ok(connection.ping().await.map_err(failed)?)
    }
}

/// The connections of a server.
#[derive(Clone, Debug)]
pub(super) struct Connections(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    pool: Pool<Maker>,
    /// A place for each connection that there may be now.
    places: Arc<Semaphore>,
    most: usize,
    withheld: Mutex<Withheld>,
    patience: Duration,
}

/// What a server does without, since the database takes no more connections.
#[derive(Debug, Default)]
struct Withheld {
    /// The places that nobody gets.
    places: usize,
    /// How many connections are closed as soon as they come back.
    owed: usize,
    /// Whether others need all that is free.
    is_tight: bool,
}

impl Connections {
    /// At most `most` connections. A request waits for one as long as `patience`.
    ///
    /// # Errors
    /// If the library refuses.
    pub(super) fn new(
        address: Address,
        most: u32,
        patience: Duration,
    ) -> Result<Connections, StoreError> {
        let most = most as usize;
        // Of those that are free the last one goes first, so that the others may be given back.
        let renewed = refusal::Renewed::default();
        let maker = Maker { address, why: Mutex::default(), most, renewed };
        let pool = Pool::builder(maker).max_size(most).queue_mode(QueueMode::Lifo);
        let pool = pool.build().map_err(|error| StoreError::Failed(error.to_string()))?;
        let (places, withheld) = (Arc::new(Semaphore::new(most)), Mutex::default());
        let shared = Arc::new(Shared { pool, places, most, withheld, patience });
        tokio::spawn(look_after(Arc::downgrade(&shared)));
        Ok(Connections(shared))
    }

    /// A connection. The answer is small until it is awaited: the task of each game has room for
    /// it, and there are many.
    ///
    /// # Errors
    /// If there is none in time: [`StoreError::Crowded`] if the database takes no more.
    pub(super) fn get(&self) -> Answer<'_, Connection> {
        Box::pin(self.wait())
    }

    async fn wait(&self) -> Result<Connection, StoreError> {
        let Shared { pool, places, patience, .. } = &*self.0;
        let until = Instant::now() + *patience;
        loop {
            let place = match timeout_at(until, Arc::clone(places).acquire_owned()).await {
                Ok(Ok(place)) => place,
                Ok(Err(_)) => return Err(closed()),
                Err(_) => return Err(pool.manager().why()),
            };
            let why = match timeout_at(until, pool.get()).await {
                Ok(Ok(inner)) => {
                    let shared = Arc::clone(&self.0);
                    return Ok(Connection(Some(Lent { inner, place, shared })));
                }
                Ok(Err(PoolError::Backend(error))) => error,
                Ok(Err(PoolError::Closed)) => return Err(closed()),
                Ok(Err(error)) => return Err(StoreError::Failed(error.to_string())),
                Err(_) => return Err(pool.manager().why()),
            };
            if !passes(&why) {
                return Err(why);
            }
            // The request that waits next gets one that comes back.
            if why == StoreError::Crowded && self.0.withhold() {
                place.forget();
                continue;
            }
            drop(place);
            if Instant::now() + AGAIN > until {
                return Err(why);
            }
            tokio::time::sleep(AGAIN).await;
        }
    }

    /// Leaves room for another server, where the database has `free` connections left.
    pub(super) async fn leave_room(&self, free: usize) {
        self.0.withheld().is_tight = free <= ROOM;
        let own = self.0.pool.status().size.saturating_sub(KEPT);
        self.give_up(ROOM.saturating_sub(free).min(own)).await;
    }

    /// Gives up `count` connections: the unused ones first, then the next that come back.
    pub(super) async fn give_up(&self, count: usize) {
        let mut left = count;
        let stays = |_: &PgConnection, _: Metrics| {
            let goes = left > 0;
            left -= usize::from(goes);
            !goes
        };
        let idle = self.0.pool.retain(stays).removed;
        self.0.owe(idle.len(), left);
        for connection in idle {
            let _ = connection.close().await;
        }
    }

    /// Gives no more connections, waits a while for those in use, and closes all.
    pub(super) async fn close(&self) {
        let Shared { pool, places, patience, .. } = &*self.0;
        places.close();
        let until = Instant::now() + *patience;
        while !self.0.is_unused() && Instant::now() < until {
            tokio::time::sleep(SHORTLY).await;
        }
        for connection in pool.retain(|_, _| false).removed {
            let _ = connection.close().await;
        }
        pool.close();
    }
}

fn closed() -> StoreError {
    StoreError::Failed("it is closed".to_owned())
}

impl Shared {
    fn withheld(&self) -> MutexGuard<'_, Withheld> {
        self.withheld.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether one place fewer is enough: each connection keeps its own, and one stays in any case.
    fn withhold(&self) -> bool {
        let mut withheld = self.withheld();
        let is_enough = self.most - withheld.places > self.pool.status().size.max(1);
        withheld.places += usize::from(is_enough);
        is_enough
    }

    /// Notes that connections were closed, and that others have to be. Their places go, too.
    fn owe(&self, closed: usize, owed: usize) {
        let mut withheld = self.withheld();
        let most = closed.min(self.most - withheld.places - 1);
        withheld.places += self.places.forget_permits(most);
        withheld.owed = owed;
    }

    /// Whether a connection that comes back has to be closed.
    fn pays(&self) -> bool {
        let mut withheld = self.withheld();
        let pays = withheld.owed > 0;
        withheld.owed -= usize::from(pays);
        pays
    }

    /// Takes the place of a connection that was given up, unless it is the last one.
    fn take_away(&self, place: OwnedSemaphorePermit) {
        let mut withheld = self.withheld();
        if self.most - withheld.places > 1 {
            withheld.places += 1;
            place.forget();
        }
    }

    /// Gives one place back that was withheld, unless others need what is free.
    fn allow_one_more(&self) {
        let mut withheld = self.withheld();
        if withheld.places > 0 && !withheld.is_tight {
            withheld.places -= 1;
            self.places.add_permits(1);
        }
    }

    /// Whether nobody has a connection.
    fn is_unused(&self) -> bool {
        let withheld = self.withheld();
        self.places.available_permits() + withheld.places >= self.most
    }

    /// Takes out the connections that are to be closed, the oldest first.
    fn idle(&self) -> Vec<PgConnection> {
        let mut left = self.pool.status().size;
        let stays = |_: &PgConnection, facts: Metrics| {
            let is_over = facts.age() > LIFETIME || (left > KEPT && facts.last_used() > IDLE);
            left -= usize::from(is_over);
            !is_over
        };
        self.pool.retain(stays).removed
    }
}

/// Gives connections back that nobody uses, as long as there is anybody.
async fn look_after(shared: Weak<Shared>) {
    loop {
        tokio::time::sleep(LOOK).await;
        let Some(shared) = shared.upgrade() else { return };
        shared.allow_one_more();
        let idle = shared.idle();
        drop(shared);
        for connection in idle {
            let _ = connection.close().await;
        }
    }
}

/// A connection, until it is dropped.
#[derive(Debug)]
pub(super) struct Connection(Option<Lent>);

/// A connection, and its place.
#[derive(Debug)]
struct Lent {
    inner: Object<Maker>,
    place: OwnedSemaphorePermit,
    shared: Arc<Shared>,
}

impl Lent {
    /// Gives the connection back when its statement has ended: a request that was dropped may have
    /// left one under way, or a transaction.
    async fn come_back(self) {
        let Lent { mut inner, place, shared } = self;
        // The place comes last: the next request that gets it would make another connection.
        match timeout(ENDS, inner.ping()).await {
            Ok(Ok(())) if shared.pays() => {
                let _ = Object::take(inner).close().await;
                shared.take_away(place);
            }
            Ok(Ok(())) => {
                drop(inner);
                drop(place);
            }
            _ => {
                drop(Object::take(inner));
                drop(place);
            }
        }
    }
}

impl Deref for Connection {
    type Target = PgConnection;

    fn deref(&self) -> &PgConnection {
        // It is there until the drop.
        let Some(lent) = &self.0 else { unreachable!("it was dropped") };
        &lent.inner
    }
}

impl DerefMut for Connection {
    fn deref_mut(&mut self) -> &mut PgConnection {
        let Some(lent) = &mut self.0 else { unreachable!("it was dropped") };
        &mut lent.inner
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        let Some(lent) = self.0.take() else { return };
        let Ok(runtime) = tokio::runtime::Handle::try_current() else { return };
        runtime.spawn(lent.come_back());
    }
}

#[cfg(all(test, unix))]
mod tests;
