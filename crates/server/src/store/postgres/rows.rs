//! The rows of the database as values.

use crate::key::Role;
use crate::store::{GameId, Kind, Opened, StoreError};
use sqlx::postgres::{PgConnection, PgRow};
use sqlx::{Row, query};

/// The reason of a failure of the database.
pub(in crate::store) fn failed(error: sqlx::Error) -> StoreError {
    match &error {
        sqlx::Error::RowNotFound => StoreError::Unknown,
        sqlx::Error::Database(inner) if inner.is_unique_violation() => StoreError::Conflict,
        sqlx::Error::Database(inner) if inner.is_foreign_key_violation() => StoreError::Unknown,
        sqlx::Error::Database(inner) => refused(inner.code().as_deref(), inner.message()),
        sqlx::Error::PoolTimedOut | sqlx::Error::Io(_) | sqlx::Error::WorkerCrashed => {
            StoreError::Silent
        }
        _ => StoreError::Failed(error.to_string()),
    }
}

/// What PostgreSQL says under a code. The log has the code where the error has it not. The place in
/// the source of PostgreSQL says nothing to a keeper.
fn refused(code: Option<&str>, message: &str) -> StoreError {
    let kind = match code {
        // Another transaction holds what this one waits for, or both wait for each other.
        Some("55P03" | "40P01" | "40001" | "57014") => StoreError::Locked,
        // It ends, has crashed, or begins.
        Some("57P01" | "57P02" | "57P03") => StoreError::Silent,
        Some("53100") => StoreError::DiskFull,
        Some(code) => return StoreError::Failed(format!("{message} (SQLSTATE {code})")),
        None => return StoreError::Failed(message.to_owned()),
    };
    tracing::warn!(code, message, "PostgreSQL refuses");
    kind
}

/// The value as a signed number, as PostgreSQL has no others. All times of the near future fit.
pub(super) fn number(value: u64) -> i64 {
    i64::try_from(value).unwrap_or(i64::MAX)
}

pub(super) fn time(row: &PgRow, column: &str) -> Result<u64, StoreError> {
    let value: i64 = row.try_get(column).map_err(failed)?;
    u64::try_from(value).map_err(|_| StoreError::Corrupt(format!("{column} {value}")))
}

pub(super) fn text(row: &PgRow, column: &str) -> Result<String, StoreError> {
    row.try_get(column).map_err(failed)
}

pub(super) fn role(row: &PgRow) -> Result<Role, StoreError> {
    let name = text(row, "role")?;
    Role::from_name(&name).ok_or_else(|| StoreError::Corrupt(format!("role {name}")))
}

pub(super) fn opened(row: &PgRow) -> Result<Opened, StoreError> {
    let kind = match text(row, "kind")?.as_str() {
        "game" => Kind::Game,
        "record" => Kind::Record,
        other => return Err(StoreError::Corrupt(format!("kind {other}"))),
    };
    Ok(Opened { game: GameId(row.try_get("game").map_err(failed)?), kind, role: role(row)? })
}

/// Deletes a game or a record with its keys, entries and places in lists.
pub(super) async fn delete_game(db: &mut PgConnection, game: GameId) -> Result<(), StoreError> {
    for sql in [
        "UPDATE games SET deal = '' WHERE id = $1",
        "UPDATE game_heads SET next_seq = -1, summary = '' WHERE game = $1",
        "DELETE FROM entries WHERE game = $1",
        "DELETE FROM records WHERE game = $1",
        "DELETE FROM visits WHERE game = $1",
        "DELETE FROM keys WHERE game = $1",
        "DELETE FROM replaced_keys WHERE game = $1",
        "DELETE FROM game_roles WHERE game = $1",
        "DELETE FROM duties WHERE game = $1",
    ] {
        query(sql).bind(game.0).execute(&mut *db).await.map_err(failed)?;
    }
    Ok(())
}
