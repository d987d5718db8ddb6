//! Games and studies in a PostgreSQL database.
//!
//! A write is one statement wherever it can be: a request that is dropped while a transaction
//! begins would leave it open on its connection. Those that take several run in a task of their
//! own.

mod address;
mod challenges;
mod connections;
mod deletion;
mod encoding;
mod games;
mod items;
mod lists;
mod members;
pub(crate) mod nodes;
mod ratings;
mod rows;
mod runs;
mod share;
mod signing;
mod studies;
mod tables;
#[cfg(test)]
pub(crate) mod testing;
mod unused;

pub(super) use rows::failed;

use super::migrations::postgres_migrator;
use super::studies::{StudyId, role_name, role_of};
use super::{Answer, GameId, Store, StoreError, not_migrated};
use crate::secret::Secret;
use address::Address;
use connections::{Connection, Connections, connected, passes};
use encoding::check_encoding;
use rows::{role, text};
use share::{Limits, Share};
use sqlx::postgres::PgConnection;
use sqlx::{Connection as _, Row, query};
use std::time::Duration;

/// How long leases and the clock wait for a connection. A lease is renewed more than once while it
/// runs.
const SOON: Duration = Duration::from_secs(2);

/// How long a request waits for a connection.
const PATIENCE: Duration = Duration::from_secs(5);

/// How often a server gives up a connection of its requests to claim the database.
const CLAIMS: usize = 3;

/// The number of the lock by which a server claims the database: the letters "tengen".
const CLAIM: i64 = 0x7465_6e67_656e;

/// A PostgreSQL database, before the server knows its secret.
#[derive(Clone, Debug)]
pub(crate) struct PostgresDatabase {
    address: Box<Address>,
    pool: Connections,
    control: Connections,
}

/// Games and studies in a PostgreSQL database.
#[derive(Clone, Debug)]
pub struct PostgresStore {
    pool: Connections,
    /// For leases and the clock: they wait behind no games.
    control: Connections,
    secret: Secret,
}

/// Whether several servers use a database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shared {
    /// One server has it to itself.
    No,
    /// Servers that hear of each other share it.
    Yes,
}

/// A database that is claimed for one server, or for those that share it.
#[derive(Debug)]
pub(crate) struct Claim {
    connection: tokio::sync::Mutex<PgConnection>,
}

impl Claim {
    /// How many connections the database has left; nothing if the claim holds no longer: PostgreSQL
    /// forgets it with the connection.
    pub(crate) async fn free(&self) -> Option<usize> {
        let mut connection = self.connection.lock().await;
        let asked = tokio::time::timeout(PATIENCE, Limits::of(&mut connection));
        asked.await.ok()?.ok().map(|limits| limits.free)
    }
}

impl PostgresDatabase {
    /// Connects to the database at this address (`postgres://user:password@host:port/name`).
    ///
    /// # Errors
    /// If the address is none, or nothing answers there.
    pub(crate) async fn connect(url: &str) -> Result<PostgresDatabase, StoreError> {
        let address = Address::read(url)?;
        let mut waits = false;
        let first = connected(&address, PATIENCE, |error| {
            let error = address.refused(error);
            if passes(&error) && !std::mem::replace(&mut waits, true) {
                tracing::warn!(%error, "the start waits for a connection");
            }
            error
        });
        let mut first = first.await?;
        check_encoding(&mut first).await?;
        let share = Share::allowed(&mut first).await?;
        first.close().await.map_err(failed)?;
        let pool = Connections::new(address.clone(), share.requests, PATIENCE)?;
        let control = Connections::new(address.clone(), share.control, SOON)?;
        Ok(PostgresDatabase { address: Box::new(address), pool, control })
    }

    /// Brings the database up to date.
    ///
    /// # Errors
    /// If it is none of ours, or of a later version.
    pub(crate) async fn migrate(&self) -> Result<(), StoreError> {
        let mut connection = self.pool.get().await?;
        // By `run`, no task could be spawned that does this: its kinds of connections are too many
        // for the compiler.
        let done = postgres_migrator().run_direct(None, &mut *connection, false).await;
        done.map_err(|error| not_migrated(error, failed))
    }

    /// Claims the database for one server, or for servers that share it, as long as the answer is
    /// kept; nothing if another server has it. A server that was killed leaves it free.
    ///
    /// # Errors
    /// If the database fails.
    pub(crate) async fn claim(&self, shared: Shared) -> Result<Option<Claim>, StoreError> {
        let lost = |error| self.address.lost(error);
        let mut made = connected(&self.address, SOON, lost).await;
        for _ in 0..CLAIMS {
            if !matches!(made, Err(StoreError::Crowded)) {
                break;
            }
            // Our own requests may have them all. They need no more than one fewer, and may take
            // one back before this connection is made.
            self.pool.give_up(1).await;
            made = connected(&self.address, SOON, lost).await;
        }
        let mut connection = made?;
        let lock = match shared {
            Shared::No => "SELECT pg_try_advisory_lock($1) AS got",
            Shared::Yes => "SELECT pg_try_advisory_lock_shared($1) AS got",
        };
        let lock = query(lock).bind(CLAIM);
        let row = lock.fetch_one(&mut connection).await.map_err(failed)?;
        let got: bool = row.try_get("got").map_err(failed)?;
        Ok(got.then_some(Claim { connection: tokio::sync::Mutex::new(connection) }))
    }

    /// Leaves room for another server, where the database has `free` connections left.
    pub(crate) async fn leave_room(&self, free: usize) {
        self.pool.leave_room(free).await;
    }

    /// Whether the games were moved to another place.
    pub(crate) async fn is_left(&self) -> Result<bool, StoreError> {
        let moved = query("SELECT 1 FROM moved").fetch_optional(&mut *self.pool.get().await?).await;
        Ok(moved.map_err(failed)?.is_some())
    }

    /// Notes that the games were moved to another place.
    pub(crate) async fn leave(&self) -> Result<(), StoreError> {
        let leave = query("INSERT INTO moved DEFAULT VALUES");
        leave.execute(&mut *self.pool.get().await?).await.map(drop).map_err(failed)
    }

    /// What tells this database from all others, a copy of it among them. It changes when
    /// PostgreSQL starts anew.
    ///
    /// # Errors
    /// If the database fails.
    pub(crate) async fn identity(&self) -> Result<String, StoreError> {
        let sql = "SELECT concat_ws(' ', system_identifier, oid, pg_postmaster_start_time()) \
            AS identity FROM pg_control_system(), pg_database WHERE datname = current_database()";
        let row = query(sql).fetch_one(&mut *self.pool.get().await?).await.map_err(failed)?;
        text(&row, "identity")
    }

    /// Whether the database was made with a secret.
    pub(crate) async fn has_secret(&self) -> Result<bool, StoreError> {
        let check = query("SELECT 1 FROM secret_check");
        let check = check.fetch_optional(&mut *self.pool.get().await?).await;
        Ok(check.map_err(failed)?.is_some())
    }

    /// The store whose keys follow from this secret. A database that was made with none is from now
    /// on: each role gets a key that follows from it.
    ///
    /// # Errors
    /// [`StoreError::OtherSecret`] if it was made with another one.
    pub(crate) async fn settle(&self, secret: Secret) -> Result<PostgresStore, StoreError> {
        let (pool, control) = (self.pool.clone(), self.control.clone());
        let store = PostgresStore { pool, control, secret: secret.clone() };
        store.together(move |db| Box::pin(settled(db, secret))).await?;
        if signing::has_other_keys(&mut *store.db().await?).await? {
            store.together(move |db| Box::pin(signing::make_keys_anew(db))).await?;
        }
        Ok(store)
    }
}

async fn settled(db: &mut PgConnection, secret: Secret) -> Result<(), StoreError> {
    // One server after another: each looks at what the first has stored.
    let lock = query("LOCK TABLE secret_check IN EXCLUSIVE MODE");
    lock.execute(&mut *db).await.map_err(failed)?;
    let check = query("SELECT value FROM secret_check").fetch_optional(&mut *db).await;
    if let Some(row) = check.map_err(failed)? {
        let check: Vec<u8> = row.try_get("value").map_err(failed)?;
        return if check == secret.check() { Ok(()) } else { Err(StoreError::OtherSecret) };
    }
    let roles = query("SELECT game, role, generation FROM game_roles").fetch_all(&mut *db).await;
    for row in roles.map_err(failed)? {
        let (game, role) = (GameId(row.try_get("game").map_err(failed)?), role(&row)?);
        let key = secret.game_key(game, role, row.try_get("generation").map_err(failed)?);
        let insert = query("INSERT INTO keys (hash, game, role) VALUES ($1, $2, $3)");
        let insert = insert.bind(key.hash().as_bytes().to_vec()).bind(game.0).bind(role.name());
        insert.execute(&mut *db).await.map_err(failed)?;
    }
    let roles = query("SELECT study, role, generation FROM study_roles").fetch_all(&mut *db).await;
    for row in roles.map_err(failed)? {
        let study = StudyId(row.try_get("study").map_err(failed)?);
        let role = role_of(&text(&row, "role")?)?;
        let key = secret.study_key(study, role, row.try_get("generation").map_err(failed)?);
        let insert = query("INSERT INTO study_keys (hash, study, role) VALUES ($1, $2, $3)");
        let insert = insert.bind(key.hash().as_bytes().to_vec()).bind(study.0);
        insert.bind(role_name(role)).execute(&mut *db).await.map_err(failed)?;
    }
    let check = query("INSERT INTO secret_check (value) VALUES ($1)");
    check.bind(secret.check().to_vec()).execute(&mut *db).await.map(drop).map_err(failed)
}

impl PostgresStore {
    /// Opens the database at this address (`postgres://user:password@host:port/name`), and brings
    /// it up to date. Its keys follow from the secret.
    ///
    /// # Errors
    /// If nothing answers there, it is none of ours or of a later version, or it was made with
    /// another secret.
    pub async fn open(url: &str, secret: Secret) -> Result<PostgresStore, StoreError> {
        let database = PostgresDatabase::connect(url).await?;
        database.migrate().await?;
        database.settle(secret).await
    }

    /// Waits a while for the connections in use, and closes all.
    pub async fn close(&self) {
        tokio::join!(self.control.close(), self.pool.close());
    }

    /// A connection for a request.
    fn db(&self) -> Answer<'_, Connection> {
        self.pool.get()
    }

    /// Runs a statement for a test.
    #[cfg(test)]
    pub(crate) async fn run(&self, sql: &'static str) -> Result<(), StoreError> {
        query(sql).execute(&mut *self.db().await?).await.map(drop).map_err(failed)
    }

    /// Does work that takes several statements, all or none of them. It goes on even if nobody
    /// waits for it any more.
    async fn together<T, F>(&self, work: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: for<'c> FnOnce(&'c mut PgConnection) -> super::Work<'c, T> + Send + 'static,
    {
        together(&self.pool, work).await
    }
}

/// Does several statements as one, in a task of its own.
async fn together<T, F>(pool: &Connections, work: F) -> Result<T, StoreError>
where
    T: Send + 'static,
    F: for<'c> FnOnce(&'c mut PgConnection) -> super::Work<'c, T> + Send + 'static,
{
    let pool = pool.clone();
    let task = tokio::spawn(async move {
        let mut connection = pool.get().await?;
        let mut transaction = connection.begin().await.map_err(failed)?;
        let done = work(&mut transaction).await?;
        transaction.commit().await.map_err(failed)?;
        Ok(done)
    });
    task.await.map_err(|error| StoreError::Failed(error.to_string()))?
}

impl Store for PostgresStore {
    fn secret(&self) -> &Secret {
        &self.secret
    }

    fn has_all(&self) -> Answer<'_, ()> {
        Box::pin(self.has_tables())
    }
}
