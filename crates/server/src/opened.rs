//! The store of a server, and what keeps other servers away from it.

use crate::nodes::{NatsBus, Nodes};
use crate::secret::Secret;
use crate::serve::Data;
use crate::serve_error::ServeError;
use crate::store::{
    Claim, PostgresDatabase, PostgresStore, READ_AT_ONCE, Shared, SqliteDatabase, SqliteStore,
    Store, StoreError, read_through,
};
use crate::time::{Time, WallTime, millis};
use std::fs::{File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Weak};
use std::time::{Duration, Instant};
use tokio::sync::Mutex;

/// The file of the database in the data folder.
pub(crate) const DATABASE: &str = "tengen.db";

/// The file in the data folder that the server has locked while it runs.
pub(crate) const LOCK: &str = "tengen.lock";

/// The file of the secret in the data folder.
pub(crate) const SECRET: &str = "secret";

/// The file in a data folder whose games were moved to another place.
pub(crate) const MOVED: &str = "moved";

/// How often servers that share a database look at its clock.
const CLOCK: Duration = Duration::from_secs(30);

/// How long the answer may take that says what the time is.
const PROMPT: Duration = Duration::from_millis(50);

/// A difference between the clocks that is worth a warning, in milliseconds.
const JUMP: u64 = 1_000;

/// A store, and what keeps other servers away from it. That is held until the process ends, however
/// it ends.
pub(crate) enum Opened {
    Folder {
        file: PathBuf,
        store: SqliteStore,
        _lock: File,
    },
    Postgres {
        database: PostgresDatabase,
        store: PostgresStore,
        claim: Mutex<Claim>,
        bus: Option<String>,
    },
}

/// Whether other servers are kept away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Held {
    /// They are, and were since the last look.
    Still,
    /// They are, after a while in which the database did not answer.
    Again,
    /// Another server has the database.
    Lost,
}

/// A PostgreSQL database that is up to date, and kept from other servers.
pub(crate) async fn claimed(
    address: &str,
    shared: Shared,
) -> Result<(PostgresDatabase, Claim), ServeError> {
    let database = PostgresDatabase::connect(address).await.map_err(ServeError::Database)?;
    let claim = database.claim(shared).await.map_err(ServeError::Database)?;
    let claim = claim.ok_or(ServeError::DatabaseInUse)?;
    database.migrate().await.map_err(ServeError::Database)?;
    if database.is_left().await.map_err(ServeError::Database)? {
        return Err(ServeError::DatabaseMoved);
    }
    Ok((database, claim))
}

/// Reads the secret. Makes one if there is no file, and nothing was stored with another one, and no
/// other server needs the same.
fn secret(file: &Path, is_settled: bool, shared: Shared) -> Result<Secret, ServeError> {
    let failed = |error| ServeError::Secret { file: file.to_owned(), error };
    match Secret::read(file) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => match (is_settled, shared) {
            (false, Shared::No) => Secret::make(file).map_err(failed),
            _ => Err(ServeError::NoSecret { file: file.to_owned() }),
        },
        Ok(secret) => {
            warn_of_readers(file);
            Ok(secret)
        }
        Err(error) => Err(failed(error)),
    }
}

/// Warns if other users may read the secret. It opens all games.
#[cfg(unix)]
fn warn_of_readers(secret: &Path) {
    use std::os::unix::fs::MetadataExt;
    if secret.metadata().is_ok_and(|found| found.mode() & 0o004 != 0) {
        let file = secret.display();
        tracing::warn!(%file, "all users of this machine may read the secret: chmod 600 shuts it");
    }
}

#[cfg(not(unix))]
fn warn_of_readers(_: &Path) {}

impl Opened {
    /// Opens the store, whose keys follow from the secret in a file. In a data folder it is the
    /// file [`SECRET`] if no other one is named.
    pub(crate) async fn open(data: &Data, file: Option<&Path>) -> Result<Opened, ServeError> {
        let (address, bus) = match data {
            Data::Folder(folder) => {
                return Opened::folder(folder, file.unwrap_or(&folder.join(SECRET))).await;
            }
            Data::Postgres(address) => (address, None),
            Data::Shared { database, bus } => (database, Some(bus.clone())),
        };
        let file = file.ok_or(ServeError::NoSecretNamed)?;
        let shared = if bus.is_some() { Shared::Yes } else { Shared::No };
        let (database, claim) = claimed(address, shared).await?;
        let is_settled = database.has_secret().await.map_err(ServeError::Database)?;
        let store = database.settle(secret(file, is_settled, shared)?).await;
        let store = store.map_err(|error| match error {
            StoreError::OtherSecret => ServeError::OtherSecret { file: file.to_owned() },
            error => ServeError::Database(error),
        })?;
        Ok(Opened::Postgres { database, store, claim: Mutex::new(claim), bus })
    }

    async fn folder(folder: &Path, file: &Path) -> Result<Opened, ServeError> {
        let lock = locked(folder)?;
        refuse_moved(folder)?;
        let path = folder.join(DATABASE);
        // A server makes the secret after the database.
        if path.metadata().is_ok_and(|found| found.len() == 0) && file.exists() {
            let why = "it is empty, and there is a secret; delete it if nothing was in it";
            let error = StoreError::Damaged(why.to_owned());
            return Err(ServeError::Store { file: path, error });
        }
        let failed = |error| match error {
            StoreError::OtherSecret => ServeError::OtherSecret { file: file.to_owned() },
            error => ServeError::Store { file: path.clone(), error },
        };
        let mut database = SqliteDatabase::open(&path).await.map_err(failed)?;
        let is_settled = database.has_secret().await.map_err(failed)?;
        let store = database.settle(secret(file, is_settled, Shared::No)?).await;
        let store = store.map_err(failed)?;
        Ok(Opened::Folder { file: path, store, _lock: lock })
    }

    pub(crate) fn store(&self) -> Arc<dyn Store> {
        match self {
            Opened::Folder { store, .. } => Arc::new(store.clone()),
            Opened::Postgres { store, .. } => Arc::new(store.clone()),
        }
    }

    /// The servers that share the store.
    pub(crate) async fn nodes(&self) -> Result<Nodes, ServeError> {
        let Opened::Postgres { store, bus: Some(bus), .. } = self else {
            return Ok(Nodes::alone());
        };
        let name = store.name().await.map_err(ServeError::Database)?;
        let bus = NatsBus::connect(bus, &name).await.map_err(ServeError::Bus)?;
        Nodes::join(store.clone(), Arc::new(bus)).await.map_err(ServeError::Database)
    }

    /// The clock of the server. Servers that share a database go by its clock.
    pub(crate) async fn time(&self) -> Result<Arc<dyn Time>, ServeError> {
        let time = Arc::new(WallTime::new());
        if let Opened::Postgres { store, bus: Some(_), .. } = self {
            let (first, now) = read(store).await.map_err(ServeError::Database)?;
            time.set(now);
            // The first question had to connect.
            let (second, now) = read(store).await.map_err(ServeError::Database)?;
            if second < first {
                time.set(now);
            }
            tokio::spawn(follow_clock(store.clone(), Arc::downgrade(&time)));
        }
        Ok(time)
    }

    /// Reads a file that was too large to be read before the server began. Returns when it is found
    /// to be damaged, and else never.
    pub(crate) async fn damage(&self) -> ServeError {
        if let Opened::Folder { file, .. } = self
            && file.metadata().is_ok_and(|facts| facts.len() > READ_AT_ONCE)
        {
            match read_through(file).await {
                Ok(()) => {}
                Err(error @ StoreError::Damaged(_)) => return self.failed(error),
                Err(error) => tracing::warn!(%error, "the database is not read through"),
            }
        }
        std::future::pending().await
    }

    pub(crate) fn failed(&self, error: StoreError) -> ServeError {
        match self {
            Opened::Folder { file, .. } => ServeError::Store { file: file.clone(), error },
            Opened::Postgres { .. } => ServeError::Database(error),
        }
    }

    /// Keeps other servers away. While the database does not answer, which is told to `away`, no
    /// server has it.
    pub(crate) async fn hold(&self, away: impl Fn(StoreError)) -> Held {
        let Opened::Postgres { database, claim, bus, .. } = self else { return Held::Still };
        let mut claim = claim.lock().await;
        if let Some(free) = claim.free().await {
            if bus.is_some() {
                database.leave_room(free).await;
            }
            return Held::Still;
        }
        away(StoreError::Silent);
        let shared = if bus.is_some() { Shared::Yes } else { Shared::No };
        loop {
            match database.claim(shared).await {
                Ok(Some(again)) => {
                    *claim = again;
                    return Held::Again;
                }
                Ok(None) => return Held::Lost,
                Err(error) => {
                    away(error);
                    tokio::time::sleep(Duration::from_millis(500)).await;
                }
            }
        }
    }

    pub(crate) async fn close(&self) {
        match self {
            Opened::Folder { store, .. } => store.close().await,
            Opened::Postgres { store, .. } => store.close().await,
        }
    }
}

/// The clock of the database now, and how long the answer took.
async fn read(store: &PostgresStore) -> Result<(Duration, u64), StoreError> {
    let asked = Instant::now();
    let now = store.time().await?;
    let took = asked.elapsed();
    // The database looked at its clock about half-way.
    Ok((took, now + millis(took / 2)))
}

/// Keeps a clock near that of the database. A jump of that is followed slowly: no player loses more
/// than a hundredth of their time by it.
async fn follow_clock(store: PostgresStore, time: Weak<WallTime>) {
    loop {
        tokio::time::sleep(CLOCK).await;
        let Some(time) = time.upgrade() else { return };
        match read(&store).await {
            // An answer that took long says little.
            Ok((took, _)) if took > PROMPT => {}
            Ok((_, now)) => {
                let off = time.steer(now, millis(CLOCK / 100));
                if off.unsigned_abs() > JUMP {
                    tracing::warn!(milliseconds = off, "the clock of the database has jumped");
                }
            }
            Err(error) if !error.tell_outage() => {
                tracing::warn!(%error, "the clock of the database is not read")
            }
            Err(_) => {}
        }
    }
}

/// Makes a data folder, if there is none.
///
/// # Errors
/// If it cannot be made, or something else is in its place.
pub(crate) fn folder_at(folder: &Path) -> Result<MadeFolder, ServeError> {
    let missing = folder.ancestors().take_while(|parent| !parent.exists());
    let made_here = missing.map(Path::to_owned).collect();
    let made = std::fs::create_dir_all(folder).map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => io::ErrorKind::NotADirectory.into(),
        _ => error,
    });
    made.map_err(|error| ServeError::Data { folder: folder.to_owned(), error })?;
    Ok(MadeFolder(made_here))
}

/// The folders that were made for a data folder, the innermost first.
#[derive(Debug)]
pub(crate) struct MadeFolder(Vec<PathBuf>);

impl MadeFolder {
    /// Takes them away, with the files that this program makes. No other program may have the
    /// folder: it would lose its files.
    pub(crate) fn take_away(self) {
        let Some(folder) = self.0.first() else { return };
        for name in [DATABASE, LOCK, "tengen.db-wal", "tengen.db-shm"] {
            let _ = std::fs::remove_file(folder.join(name));
        }
        // One that has anything else in it stays.
        let _ = self.0.iter().try_for_each(std::fs::remove_dir);
    }
}

/// The database of a data folder, if it has one.
///
/// # Errors
/// If nobody can say: the folder may be closed to this user, or be no folder.
pub(crate) fn database_in(folder: &Path) -> Result<Option<PathBuf>, ServeError> {
    let file = folder.join(DATABASE);
    match file.metadata() {
        Ok(facts) => Ok(facts.is_file().then_some(file)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(ServeError::Data { folder: folder.to_owned(), error }),
    }
}

/// Refuses a folder whose games were moved to another place.
pub(crate) fn refuse_moved(folder: &Path) -> Result<(), ServeError> {
    let file = folder.join(MOVED);
    if file.exists() { Err(ServeError::Moved { file }) } else { Ok(()) }
}

/// The lock of the data folder. Two servers on one database would show their pages different games.
pub(crate) fn locked(data: &Path) -> Result<File, ServeError> {
    let bad_data = |error| ServeError::Data { folder: data.to_owned(), error };
    let lock = File::options().create(true).append(true).open(data.join(LOCK)).map_err(bad_data)?;
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(TryLockError::WouldBlock) => Err(ServeError::InUse { folder: data.to_owned() }),
        Err(TryLockError::Error(error)) => Err(bad_data(error)),
    }
}
