//! All games and studies moved from one place to another: between a data folder and PostgreSQL.

use crate::opened::{
    DATABASE, LOCK, MOVED, SECRET, claimed, database_in, folder_at, locked, refuse_moved,
};
use crate::private;
use crate::serve::Data;
use crate::serve_error::ServeError;
use crate::store::transfer::{Database, TransferError, transfer};
use crate::store::{Claim, PostgresDatabase, Shared, SqliteDatabase, StoreError, is_one_file};
use sqlx::ConnectOptions;
use sqlx::postgres::PgConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;
use std::fmt;
use std::fs::File;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// The reason why nothing was moved.
#[derive(Debug)]
pub enum MigrateError {
    /// There is no database in the folder to be read.
    NoDatabase {
        /// The folder.
        folder: PathBuf,
    },
    /// One of the two cannot be used, or a server uses it.
    Unusable(ServeError),
    /// Both places are the same.
    Same,
    /// The games of the database to be filled were moved to another place before.
    TargetMoved,
    /// The place to be filled has something already, in this table.
    NotEmpty(&'static str),
    /// A database fails.
    Store(StoreError),
    /// What was written differs from what was read, in this table.
    Differs(&'static str),
}

impl fmt::Display for MigrateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MigrateError::NoDatabase { folder } => {
                write!(f, "there is no database in {}", folder.display())
            }
            MigrateError::Unusable(error) => error.fmt(f),
            MigrateError::Same => f.write_str("both places are the same"),
            MigrateError::TargetMoved => {
                f.write_str("the games of the other database were moved to another place before")
            }
            MigrateError::NotEmpty(table) => {
                write!(f, "the other place has something already (in {table})")
            }
            MigrateError::Store(error) => error.fmt(f),
            MigrateError::Differs(table) => {
                write!(f, "what was written differs from what was read (in {table})")
            }
        }
    }
}

impl std::error::Error for MigrateError {}

impl From<TransferError> for MigrateError {
    fn from(error: TransferError) -> MigrateError {
        match error {
            TransferError::Store(error) => MigrateError::Store(error),
            TransferError::NotEmpty(table) => MigrateError::NotEmpty(table),
            TransferError::Differs(table) => MigrateError::Differs(table),
        }
    }
}

/// Copies all that is in one place into another, which has to be empty, and compares both row by
/// row. No server may use either. The first place keeps its rows. All of them come, or none does.
///
/// `tell` hears the table under way and how many of its rows have come.
///
/// # Errors
/// If a place cannot be used, the other one is not empty, or the two differ in the end.
pub async fn migrate(
    from: &Data,
    to: &Data,
    tell: &mut dyn FnMut(&'static str, u64),
) -> Result<Moved, MigrateError> {
    check_source(from)?;
    // Both are held, so that no server changes anything meanwhile, and are of this version.
    let one = held(from).await.map_err(MigrateError::Unusable)?;
    if matches!(to, Data::Folder(_)) && one.is(to).await {
        return Err(MigrateError::Same);
    }
    let made = match to {
        Data::Folder(folder) => Some(folder_at(folder).map_err(MigrateError::Unusable)?),
        Data::Postgres(_) | Data::Shared { .. } => None,
    };
    let _other = match held(to).await {
        Ok(other) => other,
        // This program has it itself.
        Err(ServeError::DatabaseInUse) if one.is(to).await => return Err(MigrateError::Same),
        Err(error) => {
            // A server may have begun there meanwhile: then its files are there.
            if let Some(made) = made.filter(|_| !matches!(error, ServeError::InUse { .. })) {
                made.take_away();
            }
            return Err(match error {
                ServeError::DatabaseMoved => MigrateError::TargetMoved,
                error => MigrateError::Unusable(error),
            });
        }
    };
    let moved = moved(&one, from, to, tell).await;
    // Nobody else has put anything there, since it is held still.
    if let (Err(_), Some(made)) = (&moved, made) {
        made.take_away();
    }
    moved
}

/// Looks whether there is something to be moved.
fn check_source(from: &Data) -> Result<(), MigrateError> {
    if let Data::Folder(folder) = from
        && database_in(folder).map_err(MigrateError::Unusable)?.is_none()
    {
        return Err(MigrateError::NoDatabase { folder: folder.clone() });
    }
    if let Data::Folder(folder) = from {
        refuse_moved(folder).map_err(MigrateError::Unusable)?;
    }
    Ok(())
}

async fn moved(
    one: &Held,
    from: &Data,
    to: &Data,
    tell: &mut dyn FnMut(&'static str, u64),
) -> Result<Moved, MigrateError> {
    let (mut source, mut target) = (connected(from).await?, connected(to).await?);
    transfer(&mut source, &mut target, tell).await?;
    // The last to close brings the log of an SQLite database into its file.
    for database in [source, target] {
        database.close().await.map_err(MigrateError::Store)?;
    }
    if let (Data::Folder(from), Data::Folder(to)) = (from, to) {
        let copied = copy_secret(&from.join(SECRET), &to.join(SECRET));
        copied
            .map_err(|(file, error)| MigrateError::Unusable(ServeError::Secret { file, error }))?;
    }
    // A fault of one place does not keep the other from being marked.
    let unready = match to {
        Data::Folder(folder) => ready(folder).err(),
        Data::Postgres(_) | Data::Shared { .. } => None,
    };
    let unmarked = match (one, from) {
        (Held::Postgres { database, .. }, _) => {
            database.leave().await.err().map(Unmarked::Database)
        }
        (Held::Folder { .. }, Data::Folder(folder)) => mark(folder, to).err().map(Unmarked::Folder),
        (Held::Folder { .. }, _) => None,
    };
    Ok(Moved { unmarked, unready })
}

/// All that was in one place is in another.
#[derive(Debug)]
pub struct Moved {
    /// Why the place that was left does not say so, if it does not. A server could go on with it.
    pub unmarked: Option<Unmarked>,
    /// Why the folder that has the games now cannot be served as it is, if it cannot: it may still
    /// say that its games are elsewhere, or have files of another user.
    pub unready: Option<io::Error>,
}

/// Why a place that was left does not say so.
#[derive(Debug)]
pub enum Unmarked {
    /// A file in the folder cannot be written.
    Folder(io::Error),
    /// The PostgreSQL database fails.
    Database(StoreError),
}

/// Takes the word from a folder that its games are elsewhere, and gives its files to its owner.
fn ready(folder: &Path) -> io::Result<()> {
    match std::fs::remove_file(folder.join(MOVED)) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
        _ => {}
    }
    let logs = ["-wal", "-shm"].map(|ending| format!("{DATABASE}{ending}"));
    let files = [DATABASE, SECRET, LOCK].map(str::to_owned).into_iter().chain(logs);
    for file in files.map(|name| folder.join(name)).filter(|file| file.exists()) {
        private::give_to_owner(&file, folder)?;
    }
    Ok(())
}

/// Leaves word in a folder where its games are now.
fn mark(folder: &Path, to: &Data) -> io::Result<()> {
    let file = folder.join(MOVED);
    match File::create_new(&file) {
        Ok(mut new) => writeln!(new, "The games of this folder were moved to {}.", called(to))?,
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => return Ok(()),
        Err(error) => return Err(error),
    }
    private::give_to_owner(&file, folder)
}

/// A place in words, without a password.
fn called(place: &Data) -> String {
    match place {
        Data::Folder(folder) => match folder.canonicalize() {
            Ok(whole) => whole.display().to_string(),
            Err(_) => folder.display().to_string(),
        },
        Data::Postgres(address) | Data::Shared { database: address, .. } => {
            match address.parse::<PgConnectOptions>() {
                Ok(read) => {
                    let name = read.get_database().unwrap_or(read.get_username());
                    let at = match read.get_socket() {
                        Some(socket) => socket.display().to_string(),
                        None => format!("{}:{}", read.get_host(), read.get_port()),
                    };
                    format!("the PostgreSQL database {name} at {at}")
                }
                Err(_) => "PostgreSQL".to_owned(),
            }
        }
    }
}

/// Brings along the secret of a folder, if it has one. Another one that is there, as of a server
/// that has started, gets another name: no link follows from it any more.
fn copy_secret(from: &Path, to: &Path) -> Result<(), (PathBuf, io::Error)> {
    let written = |secret: &[u8]| {
        match std::fs::read(to) {
            Ok(known) if known == secret => return Ok(()),
            Ok(_) => std::fs::rename(to, to.with_extension("before"))?,
            Err(_) => {}
        }
        private::write_new(to, secret)
    };
    match std::fs::read(from) {
        Ok(secret) => written(&secret).map_err(|error| (to.to_owned(), error)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        Err(error) => Err((from.to_owned(), error)),
    }
}

/// What keeps servers away from a place.
enum Held {
    Folder { folder: PathBuf, _lock: File },
    Postgres { database: PostgresDatabase, _claim: Claim },
}

impl Held {
    /// Whether this is the same place, however it is named.
    async fn is(&self, other: &Data) -> bool {
        match (self, other) {
            (Held::Folder { folder, .. }, Data::Folder(other)) => {
                is_one_file(&folder.join(DATABASE), &other.join(DATABASE))
            }
            (
                Held::Postgres { database, .. },
                Data::Postgres(address) | Data::Shared { database: address, .. },
            ) => {
                let Ok(other) = PostgresDatabase::connect(address).await else { return false };
                let both = (database.identity().await, other.identity().await);
                matches!(both, (Ok(one), Ok(other)) if one == other)
            }
            _ => false,
        }
    }
}

/// Brings a place up to date, and keeps servers away from it. No secret is needed: hashes of keys
/// come as they are.
async fn held(data: &Data) -> Result<Held, ServeError> {
    match data {
        Data::Folder(folder) => {
            let (_lock, file) = (locked(folder)?, folder.join(DATABASE));
            let database = SqliteDatabase::open(&file).await;
            match database {
                Ok(database) => database.close().await,
                Err(error) => return Err(ServeError::Store { file, error }),
            }
            Ok(Held::Folder { folder: folder.clone(), _lock })
        }
        Data::Postgres(address) | Data::Shared { database: address, .. } => {
            let (database, _claim) = claimed(address, Shared::No).await?;
            Ok(Held::Postgres { database, _claim })
        }
    }
}

async fn connected(data: &Data) -> Result<Database, MigrateError> {
    let failed = |error: sqlx::Error| MigrateError::Store(StoreError::Failed(error.to_string()));
    match data {
        Data::Folder(folder) => {
            let options = SqliteConnectOptions::new().filename(folder.join(DATABASE));
            let connection = options.foreign_keys(true).connect().await;
            connection.map(Database::Sqlite).map_err(failed)
        }
        Data::Postgres(address) | Data::Shared { database: address, .. } => {
            let options: PgConnectOptions = address.parse().map_err(failed)?;
            options.connect().await.map(Database::Postgres).map_err(failed)
        }
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use crate::opened::Opened;
    use crate::store::Cluster;

    #[tokio::test]
    async fn a_database_whose_games_moved_is_refused() {
        let (cluster, folder) = (Cluster::start().await, tempfile::tempdir().unwrap());
        let from = Data::Postgres(cluster.database().await);
        let to = Data::Folder(folder.path().to_owned());
        let moved = migrate(&from, &to, &mut |_, _| {}).await.unwrap();
        assert!(moved.unmarked.is_none() && moved.unready.is_none(), "{moved:?}");
        let again = migrate(&from, &to, &mut |_, _| {}).await;
        assert!(
            matches!(again, Err(MigrateError::Unusable(ServeError::DatabaseMoved))),
            "{again:?}"
        );
        // As a target it is no better.
        let other = Data::Postgres(cluster.database().await);
        let back = migrate(&other, &from, &mut |_, _| {}).await;
        assert!(matches!(back, Err(MigrateError::TargetMoved)), "{back:?}");
        let Data::Postgres(address) = &other else { unreachable!("it is one") };
        let options: PgConnectOptions = address.parse().unwrap();
        let mut db = options.connect().await.unwrap();
        let closed = "CREATE FUNCTION no() RETURNS trigger LANGUAGE plpgsql \
            AS 'BEGIN RAISE EXCEPTION ''not now''; END'; \
            CREATE TRIGGER no BEFORE INSERT ON moved EXECUTE FUNCTION no()";
        sqlx::raw_sql(closed).execute(&mut db).await.unwrap();
        let third = folder.path().join("third");
        // A fault of each place is told: the word that games have moved is a folder here.
        std::fs::create_dir_all(third.join(MOVED)).unwrap();
        let target = Data::Folder(third);
        let moved = migrate(&other, &target, &mut |_, _| {}).await.unwrap();
        let Moved { unmarked, unready } = moved;
        assert!(unready.is_some());
        let Some(Unmarked::Database(StoreError::Failed(why))) = unmarked else {
            panic!("{unmarked:?}")
        };
        assert_eq!(why, "not now (SQLSTATE P0001)", "without lines of PostgreSQL's source");
    }

    #[tokio::test]
    async fn places_that_are_the_same_are_called_so() {
        let (cluster, folder) = (Cluster::start().await, tempfile::tempdir().unwrap());
        let one = folder.path().join("one");
        std::fs::create_dir_all(&one).unwrap();
        SqliteDatabase::open(&one.join(DATABASE)).await.unwrap().close().await;
        let other = folder.path().join("one/../one");
        let database = cluster.database().await;
        let named = database.replace("127.0.0.1", "localhost");
        // A file with two names, as a folder may be mounted twice.
        let third = folder.path().join("third");
        std::fs::create_dir_all(&third).unwrap();
        std::fs::hard_link(one.join(DATABASE), third.join(DATABASE)).unwrap();
        let linked = (Data::Folder(one.clone()), Data::Folder(third));
        for (from, to) in [
            (Data::Folder(one), Data::Folder(other)),
            (Data::Postgres(database), Data::Postgres(named)),
            linked,
        ] {
            let refused = migrate(&from, &to, &mut |_, _| {}).await;
            assert!(matches!(refused, Err(MigrateError::Same)), "{refused:?}");
        }
    }

    /// Such a copy has the name that the first database gave itself.
    #[tokio::test]
    async fn a_copy_of_a_database_is_not_the_same() {
        let cluster = Cluster::start().await;
        let first = Data::Postgres(cluster.database().await);
        drop(held(&first).await.unwrap());
        let Data::Postgres(address) = &first else { unreachable!("it is one") };
        let options: PgConnectOptions = address.replace("/t0", "/postgres").parse().unwrap();
        let mut db = options.connect().await.unwrap();
        // The connections of the first go with the pool, a moment later.
        let copy = "CREATE DATABASE copy TEMPLATE t0";
        while sqlx::query(copy).execute(&mut db).await.is_err() {
            tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        }
        let copy = Data::Postgres(address.replace("/t0", "/copy"));
        let one = held(&first).await.unwrap();
        assert!(one.is(&first).await && !one.is(&copy).await);
        // Another program has the copy, and this one has not.
        let _other = held(&copy).await.unwrap();
        drop(one);
        let refused = migrate(&first, &copy, &mut |_, _| {}).await;
        assert!(
            matches!(refused, Err(MigrateError::Unusable(ServeError::DatabaseInUse))),
            "{refused:?}"
        );
    }

    #[tokio::test]
    async fn a_folder_that_cannot_be_made_ready_does_not_keep_the_other_from_being_marked() {
        let folder = tempfile::tempdir().unwrap();
        let [one, other] = ["one", "other"].map(|name| folder.path().join(name));
        std::fs::create_dir_all(&one).unwrap();
        let database = SqliteDatabase::open(&one.join(DATABASE)).await.unwrap();
        database.close().await;
        std::fs::create_dir_all(other.join(MOVED)).unwrap();
        let (from, to) = (Data::Folder(one.clone()), Data::Folder(other));
        let moved = migrate(&from, &to, &mut |_, _| {}).await.unwrap();
        assert!(moved.unmarked.is_none() && moved.unready.is_some(), "{moved:?}");
        assert!(one.join(MOVED).is_file());
    }

    #[tokio::test]
    async fn a_folder_in_which_a_server_has_only_started_is_filled_and_starts_again() {
        let folder = tempfile::tempdir().unwrap();
        let [one, other] = ["one", "other"].map(|name| Data::Folder(folder.path().join(name)));
        for data in [&one, &other] {
            let Data::Folder(path) = data else { unreachable!("both are folders") };
            std::fs::create_dir_all(path).unwrap();
            let opened = Opened::open(data, None).await.unwrap();
            opened.store().begin_run(1).await.unwrap();
            opened.close().await;
        }
        let secret = std::fs::read(folder.path().join("one").join(SECRET)).unwrap();
        migrate(&one, &other, &mut |_, _| {}).await.unwrap();
        Opened::open(&other, None).await.unwrap().close().await;
        let there = folder.path().join("other");
        assert_eq!(std::fs::read(there.join(SECRET)).unwrap(), secret);
        assert!(there.join("secret.before").is_file(), "nothing is thrown away");
    }

    #[tokio::test]
    async fn what_is_refused_leaves_no_folder_behind() {
        let folder = tempfile::tempdir().unwrap();
        let target = folder.path().join("new").join("deep");
        // Nothing answers there.
        let from = Data::Postgres("postgres://nobody@127.0.0.1:1/none".to_owned());
        let refused = migrate(&from, &Data::Folder(target.clone()), &mut |_, _| {}).await;
        assert!(matches!(refused, Err(MigrateError::Unusable(_))), "{refused:?}");
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
        // One that was there stays, with what is in it.
        std::fs::create_dir(folder.path().join("new")).unwrap();
        let refused = migrate(&from, &Data::Folder(target.clone()), &mut |_, _| {}).await;
        assert!(refused.is_err() && folder.path().join("new").is_dir() && !target.exists());
    }
}
