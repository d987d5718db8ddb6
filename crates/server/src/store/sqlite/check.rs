//! A file is looked at before anything is written: it may be another program's, or damaged.

use super::failed;
use crate::store::{StoreError, is_known};
use crate::time::{Time, WallTime};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection, Row, query};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The largest file that is read as a whole before a server starts, in bytes: that takes a second
/// or two on a fast disk, and some ten on a slow one. A larger one is read while the server runs.
pub(crate) const READ_AT_ONCE: u64 = 512 << 20;

/// The most faults of a file that are told. Lost pages come before the faults of rows.
const MOST_FAULTS: u32 = 100_000;

/// How long the log of a file may wait for others before it is brought in at another time.
const PATIENCE: Duration = Duration::from_secs(1);

/// Looks at a file without changing it. One that is not there, or is empty, will be a database.
///
/// # Errors
/// If it is damaged, is of another program or of a later version, or cannot be read.
pub(super) async fn look_at(file: &Path) -> Result<(), StoreError> {
    look(file, READ_AT_ONCE).await
}

/// A file of more than `at_once` bytes is read later, unless it was found to be damaged before.
async fn look(file: &Path, at_once: u64) -> Result<(), StoreError> {
    let Ok(facts) = file.metadata() else { return Ok(()) };
    if facts.len() == 0 {
        return Ok(());
    }
    let note = note(file);
    let was_damaged = note.exists();
    let mut db = reader(file).await?;
    let looked = async {
        whose(&mut db).await?;
        if was_damaged || facts.len() <= at_once { whole(&mut db).await } else { Ok(()) }
    };
    let looked = looked.await;
    let _ = db.close().await;
    if was_damaged && looked.is_ok() {
        // Another file has taken the place of the damaged one.
        let _ = fs::remove_file(note);
    }
    looked
}

/// Reads a whole file that is in use. If it is damaged, a note beside it says so: with that no
/// server starts on it, however large it is.
///
/// # Errors
/// If it is damaged, or cannot be read.
pub(crate) async fn read_through(file: &Path) -> Result<(), StoreError> {
    let mut db = reader(file).await?;
    let read = whole(&mut db).await;
    let _ = db.close().await;
    if let Err(StoreError::Damaged(why)) = &read {
        let now = WallTime::new().now();
        let text = format!("{}: {why}\n", tengen_record::date(now));
        if let Err(error) = fs::write(note(file), text) {
            tracing::error!(%error, "the damage of the database is not noted");
        }
    }
    if let Err(error) = fold_log(file).await {
        tracing::debug!(%error, "the log of the database is brought in later");
    }
    read
}

/// The note beside a file that was found to be damaged.
pub(crate) fn note(file: &Path) -> PathBuf {
    beside(file, ".damaged")
}

fn beside(file: &Path, ending: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// Brings the log into the file. While a file is read, its log only grows.
async fn fold_log(file: &Path) -> Result<(), sqlx::Error> {
    let options = SqliteConnectOptions::new().filename(file).busy_timeout(PATIENCE);
    let mut db = options.connect().await?;
    let done = query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut db).await;
    db.close().await?;
    done.map(drop)
}

async fn reader(file: &Path) -> Result<SqliteConnection, StoreError> {
    // Without a log nobody has the file open, or nobody has written to it. Then it is read as it
    // lies there: else SQLite would put a log beside another program's file.
    let is_alone = !["-wal", "-journal"].iter().any(|ending| beside(file, ending).exists());
    let options = SqliteConnectOptions::new().filename(file).read_only(true).immutable(is_alone);
    options.connect().await.map_err(failed)
}

/// Whether the tables are ours, and of a version that is known.
async fn whose(db: &mut SqliteConnection) -> Result<(), StoreError> {
    let tables = query("SELECT name FROM sqlite_schema WHERE type = 'table'").fetch_all(&mut *db);
    let tables = tables.await.map_err(failed)?;
    let names: Vec<String> = tables.iter().filter_map(|row| row.try_get(0).ok()).collect();
    if names.is_empty() {
        return Ok(());
    }
    if !names.iter().any(|name| name == "_sqlx_migrations") {
        return Err(StoreError::Foreign);
    }
    let steps = query("SELECT version, description FROM _sqlx_migrations ORDER BY version");
    let steps = steps.fetch_all(&mut *db).await.map_err(failed)?;
    // Other programs number their steps by the same means. A first start may have been cut off
    // before its first step.
    let is_ours = match steps.first() {
        Some(row) => matches!((row.try_get(0), row.try_get(1)), (Ok(1_i64), Ok("games"))),
        None => names.iter().all(|name| name == "_sqlx_migrations"),
    };
    if !is_ours {
        return Err(StoreError::Foreign);
    }
    let mut versions = steps.iter().filter_map(|row| row.try_get(0).ok());
    if versions.all(is_known) { Ok(()) } else { Err(StoreError::Later) }
}

/// Whether all pages of the file fit together.
async fn whole(db: &mut SqliteConnection) -> Result<(), StoreError> {
    let check = sqlx::AssertSqlSafe(format!("PRAGMA quick_check({MOST_FAULTS})"));
    let rows = query(check).fetch_all(db).await.map_err(failed)?;
    let said: Result<Vec<String>, _> = rows.iter().map(|row| row.try_get(0)).collect();
    let said = said.map_err(failed)?;
    // A line with asterisks says only which database it is.
    let lines = said.iter().flat_map(|text| text.lines());
    let faults = lines.filter(|line| *line != "ok" && !line.starts_with("***"));
    let (lost, faults): (Vec<&str>, Vec<&str>) = faults.partition(|line| is_lost_page(line));
    if let Some(fault) = faults.first() {
        return Err(StoreError::Damaged((*fault).to_owned()));
    }
    if !lost.is_empty() {
        tracing::warn!(
            pages = lost.len(),
            "the database has pages that nothing uses; tengen backup and tengen restore make it \
             anew without them"
        );
    }
    Ok(())
}

/// Whether a fault is room that is not used again: nothing of the games is missing then.
fn is_lost_page(fault: &str) -> bool {
    fault.starts_with("Page ") && fault.trim_end().ends_with("never used")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::secret::Secret;
    use crate::store::{GameId, GameStore, ItemId, ItemStore, NewRecord, SqliteStore};
    use tempfile::TempDir;

    async fn add_records(store: &SqliteStore, count: usize) {
        for _ in 0..count {
            let sgf = vec![b'x'; 1 << 20];
            let new = NewRecord { created: 1, summary: "{}".to_owned(), sgf };
            store.create_records(vec![new]).await.unwrap();
        }
    }

    async fn opened(file: &Path) -> SqliteStore {
        SqliteStore::open(file, Secret::of([7; 32])).await.unwrap()
    }

    /// A closed database with a record.
    async fn with_a_record() -> (TempDir, PathBuf) {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("games.db");
        let store = opened(&file).await;
        add_records(&store, 1).await;
        store.close().await;
        (folder, file)
    }

    #[tokio::test]
    async fn a_large_file_that_was_found_damaged_is_not_started_on_again() {
        let (_folder, file) = with_a_record().await;
        let whole = fs::read(&file).unwrap();
        let mut damaged = whole.clone();
        // The root of the last table with a page of its own.
        let page = 4096 * 5;
        damaged[page..page + 4096].fill(0xa5);
        fs::write(&file, &damaged).unwrap();
        assert_eq!(look(&file, 0).await, Ok(()), "it is read later");
        assert!(matches!(read_through(&file).await, Err(StoreError::Damaged(_))));
        let said = fs::read_to_string(note(&file)).unwrap();
        assert!(said.starts_with("20") && said.contains(": "), "{said}");
        assert!(matches!(look(&file, 0).await, Err(StoreError::Damaged(_))));
        fs::write(&file, &whole).unwrap();
        assert_eq!(look(&file, 0).await, Ok(()));
        assert!(!note(&file).exists(), "another file is in its place");
    }

    #[tokio::test]
    async fn pages_that_nothing_uses_are_no_damage() {
        let (_folder, file) = with_a_record().await;
        let store = opened(&file).await;
        store.delete(ItemId::Game(GameId(1)), None).await.unwrap();
        store.close().await;
        let mut bytes = fs::read(&file).unwrap();
        assert!(bytes[32..40].iter().any(|byte| *byte != 0), "there are free pages");
        // The list of free pages begins nowhere.
        let list = bytes[32..40].to_vec();
        bytes[32..40].fill(0);
        fs::write(&file, &bytes).unwrap();
        opened(&file).await.close().await;
        // A list that is wrong makes writes fail, or spoils pages in use.
        let mut bytes = fs::read(&file).unwrap();
        bytes[32..40].copy_from_slice(&list);
        bytes[39] ^= 1;
        fs::write(&file, &bytes).unwrap();
        let opened = look_at(&file).await;
        assert!(matches!(opened, Err(StoreError::Damaged(_))), "{opened:?}");
    }

    #[tokio::test]
    async fn the_log_is_small_again_after_a_long_read() {
        let (_folder, file) = with_a_record().await;
        let store = opened(&file).await;
        let length = || beside(&file, "-wal").metadata().unwrap().len();
        for is_folded in [true, false] {
            let mut db = reader(&file).await.unwrap();
            let mut long = db.begin().await.unwrap();
            query("SELECT COUNT(*) FROM games").fetch_one(&mut *long).await.unwrap();
            add_records(&store, 24).await;
            assert!(length() > 20 << 20, "{}", length());
            long.rollback().await.unwrap();
            db.close().await.unwrap();
            if is_folded {
                assert_eq!(read_through(&file).await, Ok(()));
                assert_eq!(length(), 0);
            } else {
                // One write brings the log in, the next begins it anew.
                add_records(&store, 2).await;
                assert!(length() <= 16 << 20, "{}", length());
            }
        }
        store.close().await;
    }
}
