//! A file is looked at before anything is written: it may be another program's, or damaged.

use super::failed;
use crate::store::{StoreError, is_known};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, Row, query};
use std::path::{Path, PathBuf};

/// The largest file that is read as a whole before a server starts, in bytes: that takes a second
/// or two, or longer on a slow disk. A larger one is read while the server runs.
pub(crate) const READ_AT_ONCE: u64 = 512 << 20;

/// Looks at a file without changing it. One that is not there, or is empty, will be a database.
///
/// # Errors
/// If it is damaged, is of another program or of a later version, or cannot be read.
pub(super) async fn look_at(file: &Path) -> Result<(), StoreError> {
    let Ok(facts) = file.metadata() else { return Ok(()) };
    if facts.len() == 0 {
        return Ok(());
    }
    let mut db = reader(file).await?;
    let note = note(file);
    let looked = async {
        whose(&mut db).await?;
        // Where damage was found before, no server goes on until the file is whole again.
        if facts.len() > READ_AT_ONCE && !note.exists() {
            return Ok(());
        }
        whole(&mut db).await?;
        let _ = std::fs::remove_file(&note);
        Ok(())
    };
    let looked = looked.await;
    let _ = db.close().await;
    looked
}

/// The file that says that a large database was found damaged while a server ran: the next server
/// reads it as a whole before it takes a move.
fn note(file: &Path) -> PathBuf {
    file.with_extension("damaged")
}

/// Reads a whole file that is in use.
///
/// # Errors
/// If it is damaged, or cannot be read.
pub(crate) async fn read_through(file: &Path) -> Result<(), StoreError> {
    let mut db = reader(file).await?;
    let read = whole(&mut db).await;
    let _ = db.close().await;
    if let Err(StoreError::Damaged(fault)) = &read
        && let Err(error) = std::fs::write(note(file), fault)
    {
        tracing::error!(%error, "the next server is not told that the database is damaged");
    }
    read
}

async fn reader(file: &Path) -> Result<SqliteConnection, StoreError> {
    let options = SqliteConnectOptions::new().filename(file).read_only(true);
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

/// The most faults that are looked at.
const FAULTS: u32 = 100;

/// Whether all pages of the file fit together.
async fn whole(db: &mut SqliteConnection) -> Result<(), StoreError> {
    let check = format!("PRAGMA quick_check({FAULTS})");
    let rows = query(AssertSqlSafe(check)).fetch_all(db).await.map_err(failed)?;
    let said: Vec<String> =
        rows.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>().map_err(failed)?;
    let lines = said.iter().flat_map(|text| text.lines());
    // Some lines say only which database it is.
    let mut faults = lines.filter(|line| *line != "ok" && !line.starts_with("***"));
    match faults.find(|fault| !is_room(fault)) {
        Some(fault) => Err(StoreError::Damaged(fault.to_owned())),
        None => Ok(()),
    }
}

/// Whether a fault is only that a page is not used: its room is lost, and no row.
fn is_room(fault: &str) -> bool {
    fault.starts_with("Page ") && fault.ends_with("never used")
}
