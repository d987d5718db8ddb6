//! A file is looked at before anything is written: it may be another program's, or damaged.

use super::failed;
use crate::store::{StoreError, is_known};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection, Row, query};
use std::path::Path;

/// The largest file that is read as a whole before a server starts, in bytes: that takes a second
/// or two. A larger one is read while the server runs.
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
    let looked = async {
        whose(&mut db).await?;
        if facts.len() <= READ_AT_ONCE { whole(&mut db).await } else { Ok(()) }
    };
    let looked = looked.await;
    let _ = db.close().await;
    looked
}

/// Reads a whole file that is in use.
///
/// # Errors
/// If it is damaged, or cannot be read.
pub(crate) async fn read_through(file: &Path) -> Result<(), StoreError> {
    let mut db = reader(file).await?;
    let read = whole(&mut db).await;
    let _ = db.close().await;
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

/// Whether all pages of the file fit together.
async fn whole(db: &mut SqliteConnection) -> Result<(), StoreError> {
    let row = query("PRAGMA quick_check(1)").fetch_one(db).await.map_err(failed)?;
    let said: String = row.try_get(0).map_err(failed)?;
    if said == "ok" {
        return Ok(());
    }
    // The line before says only which database it is.
    let fault = said.lines().find(|line| !line.starts_with("***")).unwrap_or_default();
    Err(StoreError::Damaged(fault.to_owned()))
}
