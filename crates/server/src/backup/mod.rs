//! Copies of a data folder's database, made while a server uses it, and put back.

#[cfg(test)]
mod tests;

use crate::opened::{
    DATABASE, LOCK, MOVED, SECRET as SECRET_FILE, database_in, folder_at, locked, refuse_moved,
};
use crate::private;
use crate::secret::Secret;
use crate::serve_error::ServeError;
use crate::store::{StoreError, failed, is_known, note};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteJournalMode};
use sqlx::{ConnectOptions, Connection, Row, query};
use std::fmt;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

/// The reason why no copy is made or put back.
#[derive(Debug)]
pub enum BackupError {
    /// There is no database in the folder.
    NoDatabase {
        /// The folder.
        folder: PathBuf,
    },
    /// The file to write to is there already.
    Exists {
        /// The file.
        file: PathBuf,
    },
    /// The file is damaged, or is no database of ours.
    Damaged {
        /// The file.
        file: PathBuf,
        /// What SQLite says of it, in English.
        why: String,
    },
    /// The database is of a later version of Tengen.
    Later {
        /// The file.
        file: PathBuf,
    },
    /// The secret of the copy is there, so that no new links are needed.
    SecretIsThere {
        /// The file of the secret.
        file: PathBuf,
    },
    /// The data folder cannot be used, a server uses it, or its games were moved elsewhere.
    Folder(ServeError),
    /// A file cannot be read or written.
    File {
        /// The file.
        file: PathBuf,
        /// The reason.
        error: io::Error,
    },
}

impl fmt::Display for BackupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BackupError::NoDatabase { folder } => {
                write!(f, "there is no database in {}", folder.display())
            }
            BackupError::Exists { file } => write!(f, "{} is there already", file.display()),
            BackupError::Damaged { file, why } => {
                write!(f, "{} is no database of Tengen's, or is damaged: {why}", file.display())
            }
            BackupError::Later { file } => {
                write!(f, "{} is of a later version of Tengen", file.display())
            }
            BackupError::SecretIsThere { file } => {
                write!(f, "{} is the secret of the copy", file.display())
            }
            BackupError::Folder(error) => error.fmt(f),
            BackupError::File { file, error } => write!(f, "{}: {error}", file.display()),
        }
    }
}

impl std::error::Error for BackupError {}

/// Copies the database of a data folder into a new file, as it is at one moment. A server may use
/// it meanwhile. The copy is checked before it gets its name. It has no secret: without that,
/// nobody opens a game with it.
///
/// # Errors
/// If there is no database, the file is there already or cannot be written, or the copy is damaged.
pub async fn backup(data: &Path, file: &Path) -> Result<(), BackupError> {
    let database = database_in(data).map_err(BackupError::Folder)?;
    let database = database.ok_or_else(|| BackupError::NoDatabase { folder: data.to_owned() })?;
    File::open(&database).map_err(of_file(&database))?;
    refuse_moved(data).map_err(BackupError::Folder)?;
    if file.exists() {
        return Err(BackupError::Exists { file: file.to_owned() });
    }
    let part = beside(file, ".part");
    let done = copied(&database, &part).await.map_err(|error| match error {
        BackupError::File { file: named, error } if named == part => unwritten(file, error),
        error => error,
    });
    let done = match done {
        Ok(()) => fs::rename(&part, file).map_err(of_file(file)),
        error => error,
    };
    if done.is_err() {
        let _ = fs::remove_file(&part);
    }
    done
}

/// A copy that was put back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Restored {
    /// The file of the database that was there before.
    pub kept: Option<PathBuf>,
    /// What the folder said of the place to which its games had been moved, if they were.
    pub moved: Option<String>,
    /// What the server needs before it starts.
    pub needs: Needs,
}

/// What a server needs for a copy that was put back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Needs {
    /// Nothing: its secret is there, or it makes one when it starts.
    Nothing,
    /// The secret with which the copy was made. The folder has none.
    Secret,
    /// The same. The folder has another one.
    OtherSecret,
}

/// Whether the links in a copy go on to follow from its secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Links {
    /// They follow from the secret that the copy was made with.
    Kept,
    /// That secret is lost. Links that people have go on to open their games, and the server shows
    /// new ones beside them.
    New,
}

/// Puts a copy in the place of the database of a data folder, which no server may use. The database
/// that was there is kept.
///
/// # Errors
/// If the copy is damaged or of a later version, a server uses the folder, new links are wanted and
/// the secret of the copy is there, or a file cannot be written.
pub async fn restore(data: &Path, file: &Path, links: Links) -> Result<Restored, BackupError> {
    let opened = File::open(file).map_err(of_file(file))?;
    if opened.metadata().is_ok_and(|found| found.is_dir()) {
        return Err(of_file(file)(io::ErrorKind::IsADirectory.into()));
    }
    check(file).await?;
    folder_at(data).map_err(BackupError::Folder)?;
    let _lock = locked(data).map_err(BackupError::Folder)?;
    let lock = data.join(LOCK);
    private::give_to_owner(&lock, data).map_err(of_file(&lock))?;
    let database = data.join(DATABASE);
    let part = beside(&database, ".part");
    let done = match copied(file, &part).await {
        Ok(()) => private::give_to_owner(&part, data).map_err(of_file(&part)),
        error => error,
    };
    let secret = data.join(SECRET_FILE);
    let done = match done {
        Ok(()) => end_sessions(&part).await,
        error => error,
    };
    let done = match (done, links) {
        (Ok(()), Links::New) => forget_secret(&part, &secret).await,
        (done, _) => done,
    };
    let needs = match done {
        Ok(()) => needs(&part, &secret).await,
        Err(error) => Err(error),
    };
    let needs = match needs {
        Ok(needs) => needs,
        Err(error) => {
            let _ = fs::remove_file(&part);
            return Err(error);
        }
    };
    let kept = match database.is_file() {
        true => Some(set_aside(&database).await?),
        false => None,
    };
    fs::rename(&part, &database).map_err(of_file(&database))?;
    // The folder has games of its own again, and they are whole.
    let word = data.join(MOVED);
    let moved = fs::read_to_string(&word).ok().map(|text| text.trim().to_owned());
    for old in [word, note(&database)] {
        if old.exists() {
            fs::remove_file(&old).map_err(of_file(&old))?;
        }
    }
    Ok(Restored { kept, moved, needs })
}

/// Ends all sessions in a copy: some may have ended since it was made, for a reason.
async fn end_sessions(file: &Path) -> Result<(), BackupError> {
    delete_in(file, &[("sessions", "DELETE FROM sessions")]).await
}

/// Deletes rows of these tables in a copy, as far as it has them: it may be older than they are.
async fn delete_in(
    file: &Path,
    tables: &[(&'static str, &'static str)],
) -> Result<(), BackupError> {
    const HAS: &str = "SELECT 1 FROM sqlite_schema WHERE name = $1";
    let options =
        SqliteConnectOptions::new().filename(file).journal_mode(SqliteJournalMode::Delete);
    let mut connection = options.connect().await.map_err(damaged(file))?;
    for (table, delete) in tables {
        let has = query(HAS).bind(*table).fetch_optional(&mut connection).await;
        if has.map_err(damaged(file))?.is_some() {
            query(*delete).execute(&mut connection).await.map_err(damaged(file))?;
        }
    }
    connection.close().await.map_err(damaged(file))
}

/// Lets the next server give a database a secret, unless this file has the one that it was made
/// with: the same links would follow from that.
async fn forget_secret(file: &Path, secret: &Path) -> Result<(), BackupError> {
    let Some(check) = check_in(file).await? else { return Ok(()) };
    if Secret::read(secret).is_ok_and(|secret| secret.check() == check.as_slice()) {
        return Err(BackupError::SecretIsThere { file: secret.to_owned() });
    }
    // Codes were hashed with it: none of them opens anything under another.
    let tables = [
        ("secret_check", "DELETE FROM secret_check"),
        ("credentials", "DELETE FROM credentials WHERE kind = 'recovery'"),
        ("invitations", "DELETE FROM invitations"),
    ];
    delete_in(file, &tables).await
}

/// Databases before hashed keys had no such table.
const HAS_CHECK: &str = "SELECT 1 FROM sqlite_schema WHERE name = 'secret_check'";

/// The words by which a database knows its secret.
async fn check_in(database: &Path) -> Result<Option<Vec<u8>>, BackupError> {
    let mut connection = opened(database).await?;
    let has = query(HAS_CHECK).fetch_optional(&mut connection).await;
    if has.map_err(damaged(database))?.is_none() {
        return Ok(None);
    }
    let check = query("SELECT value FROM secret_check").fetch_optional(&mut connection).await;
    let Some(row) = check.map_err(damaged(database))? else { return Ok(None) };
    row.try_get("value").map(Some).map_err(damaged(database))
}

/// The means that the server needs for a database, with this file for its secret.
async fn needs(database: &Path, secret: &Path) -> Result<Needs, BackupError> {
    let Some(check) = check_in(database).await? else { return Ok(Needs::Nothing) };
    Ok(match Secret::read(secret) {
        Ok(secret) if secret.check() == check.as_slice() => Needs::Nothing,
        Ok(_) => Needs::OtherSecret,
        Err(_) => Needs::Secret,
    })
}

fn of_file(file: &Path) -> impl Fn(io::Error) -> BackupError {
    move |error| BackupError::File { file: file.to_owned(), error }
}

/// Why a file cannot be written, by the name that a person gave. A folder that is missing is the
/// one to be named.
fn unwritten(file: &Path, error: io::Error) -> BackupError {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
    match folder.filter(|folder| !folder.is_dir()) {
        Some(folder) => of_file(folder)(error),
        None => of_file(file)(error),
    }
}

/// The file with this behind its name.
fn beside(file: &Path, ending: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

fn damaged(file: &Path) -> impl Fn(sqlx::Error) -> BackupError {
    move |error| match failed(error) {
        StoreError::NoRights => of_file(file)(io::ErrorKind::PermissionDenied.into()),
        StoreError::Damaged(why) | StoreError::Failed(why) => {
            BackupError::Damaged { file: file.to_owned(), why }
        }
        error => BackupError::Damaged { file: file.to_owned(), why: error.to_string() },
    }
}

async fn opened(file: &Path) -> Result<SqliteConnection, BackupError> {
    let options = SqliteConnectOptions::new().filename(file).read_only(true);
    options.connect().await.map_err(damaged(file))
}

async fn copied(database: &Path, part: &Path) -> Result<(), BackupError> {
    let _ = fs::remove_file(part);
    // An empty file, which nobody else may read, is filled.
    private::begin(part).map_err(of_file(part))?;
    let mut connection = opened(database).await?;
    // What a server that was killed has left in its log comes along.
    let name = part.to_str().ok_or_else(|| BackupError::File {
        file: part.to_owned(),
        error: io::ErrorKind::InvalidFilename.into(),
    })?;
    let copy = query("VACUUM INTO ?").bind(name).execute(&mut connection).await;
    copy.map_err(|error| match failed(error) {
        StoreError::Damaged(why) => BackupError::Damaged { file: database.to_owned(), why },
        StoreError::NoRights => of_file(part)(io::ErrorKind::PermissionDenied.into()),
        StoreError::DiskFull => of_file(part)(io::ErrorKind::StorageFull.into()),
        error => of_file(part)(io::Error::other(error.to_string())),
    })?;
    check(part).await?;
    File::open(part).and_then(|file| file.sync_all()).map_err(of_file(part))
}

/// Whether a file is a whole database that this version knows.
async fn check(file: &Path) -> Result<(), BackupError> {
    let mut connection = opened(file).await?;
    let found = query("PRAGMA integrity_check").fetch_all(&mut connection).await;
    let found = found.map_err(damaged(file))?;
    let said: Vec<String> = found.iter().filter_map(|row| row.try_get(0).ok()).collect();
    if said != ["ok"] {
        return Err(BackupError::Damaged { file: file.to_owned(), why: said.join("; ") });
    }
    let steps = query("SELECT version FROM _sqlx_migrations").fetch_all(&mut connection).await;
    let steps = steps.map_err(damaged(file))?;
    if !steps.iter().filter_map(|row| row.try_get(0).ok()).all(is_known) {
        return Err(BackupError::Later { file: file.to_owned() });
    }
    Ok(())
}

/// Gives the present database another name, with all that its log has.
async fn set_aside(database: &Path) -> Result<PathBuf, BackupError> {
    let whole = async {
        let options = SqliteConnectOptions::new().filename(database);
        let mut connection = options.connect().await?;
        query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut connection).await?;
        connection.close().await
    };
    // A damaged one is set aside as it is, with its log.
    let is_whole = whole.await.is_ok();
    let names = (1..).map(|number| beside(database, &format!(".before-{number}")));
    let mut free = names.filter(|name| !name.exists());
    let kept = free.next().unwrap_or_else(|| beside(database, ".before"));
    if is_whole {
        // Both names are there until the copy takes the first: a crash leaves a database.
        let linked = fs::hard_link(database, &kept);
        linked.or_else(|_| fs::copy(database, &kept).map(drop)).map_err(of_file(&kept))?;
    } else {
        fs::rename(database, &kept).map_err(of_file(database))?;
    }
    for ending in ["-wal", "-shm"] {
        let log = beside(database, ending);
        if log.exists() {
            let done = match is_whole {
                true => fs::remove_file(&log),
                false => fs::rename(&log, beside(&kept, ending)),
            };
            done.map_err(of_file(&log))?;
        }
    }
    Ok(kept)
}
