//! A real PostgreSQL for tests, in a folder and at a port of its own.

use super::PostgresStore;
use crate::secret::Secret;
use std::sync::atomic::{AtomicU32, Ordering};
use tengen_load::services::Postgres;

/// A PostgreSQL, until dropped.
pub(crate) struct Cluster {
    postgres: Postgres,
    databases: AtomicU32,
}

impl Cluster {
    /// Starts a PostgreSQL.
    pub(crate) async fn start() -> Cluster {
        let started = tokio::task::spawn_blocking(|| Postgres::start(false)).await;
        Cluster { postgres: started.unwrap().unwrap(), databases: AtomicU32::new(0) }
    }

    /// The address of a new database.
    pub(crate) async fn database(&self) -> String {
        let name = format!("t{}", self.databases.fetch_add(1, Ordering::Relaxed));
        self.postgres.database(&name).unwrap()
    }

    /// A store in a new database.
    pub(crate) async fn store(&self) -> PostgresStore {
        PostgresStore::open(&self.database().await, Secret::of([7; 32])).await.unwrap()
    }
}
