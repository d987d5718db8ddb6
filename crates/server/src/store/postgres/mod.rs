//! Games and studies in a PostgreSQL database.
//!
//! A write is one statement wherever it can be: a request that is dropped while a transaction
//! begins would leave it open on its connection. Those that take several run in a task of their
//! own.

mod games;
mod items;
mod lists;
pub(crate) mod nodes;
mod rows;
mod runs;
mod studies;
#[cfg(test)]
pub(crate) mod testing;
mod unused;

pub(super) use rows::failed;

use super::migrations::postgres_migrator;
use super::studies::{StudyId, role_name, role_of};
use super::{GameId, Store, StoreError, not_migrated};
use crate::secret::Secret;
use rows::{role, text};
use sqlx::postgres::{PgConnectOptions, PgConnection, PgPool, PgPoolOptions};
use sqlx::{ConnectOptions, Row, query};
use std::time::Duration;

/// The most connections of one server.
const CONNECTIONS: u32 = 20;

/// The connections besides, for leases and the clock …
const CONTROL: u32 = 2;

/// … and how long these wait for one. A lease is renewed more than once while it runs.
const SOON: Duration = Duration::from_secs(2);

/// How long a request waits for a connection.
const PATIENCE: Duration = Duration::from_secs(5);

/// The number of the lock by which a server claims the database: the letters "tengen".
const CLAIM: i64 = 0x7465_6e67_656e;

/// What PostgreSQL is told about each connection: it ends what takes too long.
const SETTINGS: [(&str, &str); 3] = [
    ("statement_timeout", "10s"),
    ("lock_timeout", "5s"),
    ("idle_in_transaction_session_timeout", "10s"),
];

/// A PostgreSQL database, before the server knows its secret.
#[derive(Clone, Debug)]
pub(crate) struct PostgresDatabase {
    pool: PgPool,
    control: PgPool,
}

/// Games and studies in a PostgreSQL database.
#[derive(Clone, Debug)]
pub struct PostgresStore {
    pool: PgPool,
    /// For leases and the clock: they wait behind no games.
    control: PgPool,
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
    /// Whether the claim still holds: PostgreSQL forgets it with the connection.
    pub(crate) async fn holds(&self) -> bool {
        let mut connection = self.connection.lock().await;
        let asked = tokio::time::timeout(PATIENCE, query("SELECT 1").execute(&mut *connection));
        asked.await.is_ok_and(|answer| answer.is_ok())
    }
}

impl PostgresDatabase {
    /// Connects to the database at this address (`postgres://user:password@host:port/name`).
    ///
    /// # Errors
    /// If the address is none, or nothing answers there.
    pub(crate) async fn connect(url: &str) -> Result<PostgresDatabase, StoreError> {
        let options: PgConnectOptions = url.parse().map_err(failed)?;
        let options = options.options(SETTINGS);
        // A pool tries again and again, and says in the end only that it took too long.
        let first = tokio::time::timeout(PATIENCE, options.connect()).await;
        first.map_err(|_| StoreError::Silent)?.map_err(failed)?;
        let pool = PgPoolOptions::new().max_connections(CONNECTIONS).acquire_timeout(PATIENCE);
        let pool = pool.connect_with(options.clone()).await.map_err(failed)?;
        let control = PgPoolOptions::new().max_connections(CONTROL).acquire_timeout(SOON);
        Ok(PostgresDatabase { pool, control: control.connect_lazy_with(options) })
    }

    /// Brings the database up to date.
    ///
    /// # Errors
    /// If it is none of ours, or of a later version.
    pub(crate) async fn migrate(&self) -> Result<(), StoreError> {
        let done = postgres_migrator().run(&self.pool).await;
        done.map_err(|error| not_migrated(error, failed))
    }

    /// Claims the database for one server, or for servers that share it, as long as the answer is
    /// kept; nothing if another server has it. A server that was killed leaves it free.
    ///
    /// # Errors
    /// If the database fails.
    pub(crate) async fn claim(&self, shared: Shared) -> Result<Option<Claim>, StoreError> {
        let mut connection = self.pool.acquire().await.map_err(failed)?.detach();
        let lock = match shared {
            Shared::No => "SELECT pg_try_advisory_lock($1) AS got",
            Shared::Yes => "SELECT pg_try_advisory_lock_shared($1) AS got",
        };
        let lock = query(lock).bind(CLAIM);
        let row = lock.fetch_one(&mut connection).await.map_err(failed)?;
        let got: bool = row.try_get("got").map_err(failed)?;
        Ok(got.then_some(Claim { connection: tokio::sync::Mutex::new(connection) }))
    }

    /// Whether the games were moved to another place.
    pub(crate) async fn is_left(&self) -> Result<bool, StoreError> {
        let moved = query("SELECT 1 FROM moved").fetch_optional(&self.pool).await;
        Ok(moved.map_err(failed)?.is_some())
    }

    /// Notes that the games were moved to another place.
    pub(crate) async fn leave(&self) -> Result<(), StoreError> {
        query("INSERT INTO moved DEFAULT VALUES").execute(&self.pool).await.map_err(failed)?;
        Ok(())
    }

    /// Whether the database was made with a secret.
    pub(crate) async fn has_secret(&self) -> Result<bool, StoreError> {
        let check = query("SELECT 1 FROM secret_check").fetch_optional(&self.pool).await;
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

    /// Closes the connections.
    pub async fn close(&self) {
        self.control.close().await;
        self.pool.close().await;
    }

    /// Runs a statement for a test.
    #[cfg(test)]
    pub(crate) async fn run(&self, sql: &'static str) -> Result<(), StoreError> {
        query(sql).execute(&self.pool).await.map(drop).map_err(failed)
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
async fn together<T, F>(pool: &PgPool, work: F) -> Result<T, StoreError>
where
    T: Send + 'static,
    F: for<'c> FnOnce(&'c mut PgConnection) -> super::Work<'c, T> + Send + 'static,
{
    let pool = pool.clone();
    let task = tokio::spawn(async move {
        let mut transaction = pool.begin().await.map_err(failed)?;
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
}
