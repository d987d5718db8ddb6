//! Games and studies in an SQLite database.

mod check;
mod deletion;
mod games;
mod items;
mod lists;
mod members;
mod place;
mod plain;
mod ratings;
mod rows;
mod runs;
mod signing;
mod studies;
mod unused;
mod writer;

pub(crate) use check::{READ_AT_ONCE, note, read_through};
pub(crate) use place::is_one_file;
pub(crate) use rows::failed;

use super::migrations::migrator;
use super::{Answer, Store, StoreError, Work};
use crate::private;
use crate::secret::Secret;
use crate::store::not_migrated;
use place::Place;
use sqlx::pool::PoolConnection;
use sqlx::sqlite::{
    Sqlite, SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool,
    SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{Connection, query};
use std::io;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use writer::Writer;

/// The longest log that stays beside the file, in bytes.
const LONGEST_LOG: &str = "16777216";

/// How many reads may run beside each other and beside the one writer.
const READERS: u32 = 4;

/// An SQLite database that is up to date, before the server knows its secret.
#[derive(Debug)]
pub(crate) struct SqliteDatabase {
    options: SqliteConnectOptions,
    connection: SqliteConnection,
}

impl SqliteDatabase {
    /// Opens the database in this file, and brings it up to date. Makes the file if there is none.
    ///
    /// # Errors
    /// If the file cannot be opened or is no database of ours.
    pub(crate) async fn open(file: &Path) -> Result<SqliteDatabase, StoreError> {
        check::look_at(file).await?;
        // Its log gets the rights of the file.
        private::begin(file).map_err(|error| match error.kind() {
            io::ErrorKind::StorageFull => StoreError::DiskFull,
            io::ErrorKind::PermissionDenied => StoreError::NoRights,
            _ => StoreError::Failed(error.to_string()),
        })?;
        for ending in ["-wal", "-shm"] {
            let mut log = file.as_os_str().to_owned();
            log.push(ending);
            let _ = private::close_to_others(Path::new(&log));
        }
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // A move is shown only after it is on the disk, even if the power fails.
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            // Deleted rows leave no trace on the pages of the file.
            .pragma("secure_delete", "ON")
            // A long read lets the log grow: it gives the room back.
            .pragma("journal_size_limit", LONGEST_LOG)
            .busy_timeout(Duration::from_secs(5));
        let writer = SqlitePoolOptions::new().max_connections(1).min_connections(1);
        let writer = writer.connect_with(options.clone()).await.map_err(failed)?;
        let done = migrator().run(&writer).await;
        done.map_err(|error| not_migrated(error, failed))?;
        let mut connection = writer.acquire().await.map_err(failed)?.detach();
        plain::hash(&mut connection).await?;
        Ok(SqliteDatabase { options, connection })
    }

    /// Whether the database was made with a secret.
    pub(crate) async fn has_secret(&mut self) -> Result<bool, StoreError> {
        let check = query("SELECT 1 FROM secret_check").fetch_optional(&mut self.connection).await;
        Ok(check.map_err(failed)?.is_some())
    }

    /// Closes the database.
    pub(crate) async fn close(self) {
        let _ = self.connection.close().await;
    }

    /// The store whose keys follow from this secret.
    ///
    /// # Errors
    /// [`StoreError::OtherSecret`] if it was made with another one.
    pub(crate) async fn settle(mut self, secret: Secret) -> Result<SqliteStore, StoreError> {
        plain::settle(&mut self.connection, &secret).await?;
        // A connection that is made later never makes the file anew.
        let options = self.options.create_if_missing(false);
        // All of them open the file now and stay: another one may lie there later, and the last
        // connection to a file takes its log away.
        let readers = SqlitePoolOptions::new().max_connections(READERS).min_connections(READERS);
        let readers = readers.idle_timeout(None).max_lifetime(None);
        let readers = readers.connect_with(options.clone().read_only(true)).await;
        let file: Arc<Path> = Arc::from(options.get_filename());
        let place = Place::of(&file)?;
        let writer = Arc::new(Writer::new(options, self.connection, place.clone()));
        let readers = readers.map_err(failed)?;
        let store = SqliteStore { writer, readers, secret, file, place };
        if signing::has_other_keys(&mut *store.reader().await?).await? {
            store.write(move |db| Box::pin(signing::make_keys_anew(db))).await?;
        }
        Ok(store)
    }
}

/// Games and studies in an SQLite database.
#[derive(Clone, Debug)]
pub struct SqliteStore {
    writer: Arc<Writer>,
    readers: SqlitePool,
    secret: Secret,
    /// The file of the database.
    file: Arc<Path>,
    place: Place,
}

impl SqliteStore {
    /// Opens the database in this file, and brings it up to date. Makes the file if there is none.
    /// Its keys follow from the secret.
    ///
    /// # Errors
    /// If the file cannot be opened or is no database of ours, or was made with another secret.
    pub async fn open(file: &Path, secret: Secret) -> Result<SqliteStore, StoreError> {
        SqliteDatabase::open(file).await?.settle(secret).await
    }

    /// Does the work within a transaction.
    fn write<T, F>(&self, work: F) -> Answer<'_, T>
    where
        T: Send + 'static,
        F: for<'c> FnOnce(&'c mut SqliteConnection) -> Work<'c, T> + Send + 'static,
    {
        Box::pin(self.writer.write(work))
    }

    /// A connection that reads.
    async fn reader(&self) -> Result<PoolConnection<Sqlite>, StoreError> {
        self.readers.acquire().await.map_err(failed)
    }

    /// Runs a statement for a test.
    #[cfg(test)]
    pub(crate) async fn run(&self, sql: &'static str) -> Result<(), StoreError> {
        self.write(move |db| {
            Box::pin(async move { query(sql).execute(db).await.map(drop).map_err(failed) })
        })
        .await
    }

    /// Closes the database.
    pub async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
    }
}

impl Store for SqliteStore {
    fn secret(&self) -> &Secret {
        &self.secret
    }

    /// Nobody else changes the tables of an open file. Whether the file is there and whole, each
    /// write looks.
    fn has_all(&self) -> Answer<'_, ()> {
        Box::pin(async { self.place.check() })
    }
}
