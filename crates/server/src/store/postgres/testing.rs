//! A real PostgreSQL for tests, in a folder and at a port of its own.

use super::PostgresStore;
use crate::secret::Secret;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};
use tengen_load::services::Postgres;

/// A PostgreSQL, until dropped.
pub(crate) struct Cluster {
    postgres: Mutex<Postgres>,
    databases: AtomicU32,
}

impl Cluster {
    /// Starts a PostgreSQL.
    pub(crate) async fn start() -> Cluster {
        let started = tokio::task::spawn_blocking(|| Postgres::start(false)).await;
        Cluster::of(started.unwrap().unwrap())
    }

    fn of(postgres: Postgres) -> Cluster {
        Cluster { postgres: Mutex::new(postgres), databases: AtomicU32::new(0) }
    }

    /// Starts a PostgreSQL that can encrypt connections.
    pub(crate) async fn start_encrypted() -> Cluster {
        let started = tokio::task::spawn_blocking(Postgres::start_encrypted).await;
        Cluster::of(started.unwrap().unwrap())
    }

    /// The file of its certificate.
    pub(crate) fn certificate(&self) -> std::path::PathBuf {
        self.postgres.lock().unwrap().certificate().unwrap().to_owned()
    }

    /// The address of a database by the socket of PostgreSQL.
    pub(crate) fn socket_address(&self, database: &str) -> String {
        self.postgres.lock().unwrap().socket_address(database)
    }

    /// Stops PostgreSQL, which takes its socket away. The answer is that socket.
    pub(crate) fn stop(&self) -> std::path::PathBuf {
        self.postgres.lock().unwrap().stop().unwrap()
    }

    /// The address of a new database.
    pub(crate) async fn database(&self) -> String {
        let name = format!("t{}", self.databases.fetch_add(1, Ordering::Relaxed));
        self.postgres.lock().unwrap().database(&name).unwrap()
    }

    /// A store in a new database.
    pub(crate) async fn store(&self) -> PostgresStore {
        PostgresStore::open(&self.database().await, Secret::of([7; 32])).await.unwrap()
    }
}
