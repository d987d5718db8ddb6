//! The rows of the database as values.

use super::{GameId, Kind, Opened, StoreError};
use crate::key::{Key, Role};
use sqlx::sqlite::SqliteRow;
use sqlx::{Executor, Row, Sqlite, SqliteConnection, query};

/// The reason of a failure of the database.
pub(super) fn failed(error: sqlx::Error) -> StoreError {
    match &error {
        sqlx::Error::RowNotFound => StoreError::Unknown,
        sqlx::Error::Database(inner) if inner.is_unique_violation() => StoreError::Conflict,
        sqlx::Error::Database(inner) if inner.is_foreign_key_violation() => StoreError::Unknown,
        _ => StoreError::Failed(error.to_string()),
    }
}

/// The value as a signed number, as SQLite has no others. All times of the near future fit.
pub(super) fn number(value: u64) -> i64 {
    i64::try_from(value).unwrap_or(i64::MAX)
}

pub(super) fn time(row: &SqliteRow, column: &str) -> Result<u64, StoreError> {
    let value: i64 = row.try_get(column).map_err(failed)?;
    u64::try_from(value).map_err(|_| StoreError::Corrupt(format!("{column} {value}")))
}

pub(super) fn text(row: &SqliteRow, column: &str) -> Result<String, StoreError> {
    row.try_get(column).map_err(failed)
}

pub(super) fn key(row: &SqliteRow) -> Result<Key, StoreError> {
    Key::parse(&text(row, "key")?).ok_or_else(|| StoreError::Corrupt("a key".to_owned()))
}

pub(super) fn opened(row: &SqliteRow) -> Result<Opened, StoreError> {
    let kind = match text(row, "kind")?.as_str() {
        "game" => Kind::Game,
        "record" => Kind::Record,
        other => return Err(StoreError::Corrupt(format!("kind {other}"))),
    };
    Ok(Opened { game: GameId(row.try_get("game").map_err(failed)?), kind, role: role(row)? })
}

pub(super) fn role(row: &SqliteRow) -> Result<Role, StoreError> {
    let name = text(row, "role")?;
    Role::from_name(&name).ok_or_else(|| StoreError::Corrupt(format!("role {name}")))
}

pub(super) async fn insert_game<'c>(
    to: impl Executor<'c, Database = Sqlite>,
    kind: &str,
    created: u64,
    agreed: &str,
    summary: &str,
) -> Result<i64, StoreError> {
    let sql = "INSERT INTO games (kind, created_ms, changed_ms, deal, summary) \
               VALUES (?1, ?2, ?2, ?3, ?4)";
    let done = query(sql).bind(kind).bind(number(created)).bind(agreed).bind(summary);
    Ok(done.execute(to).await.map_err(failed)?.last_insert_rowid())
}

pub(super) async fn insert_key<'c>(
    to: impl Executor<'c, Database = Sqlite>,
    key: &Key,
    game: i64,
    role: Role,
) -> Result<(), StoreError> {
    let insert = query("INSERT INTO keys (key, game, role) VALUES (?, ?, ?)");
    insert.bind(key.as_str()).bind(game).bind(role.name()).execute(to).await.map_err(failed)?;
    Ok(())
}

/// Deletes a game or a record with its keys, entries and places in lists.
pub(super) async fn delete_game(to: &mut SqliteConnection, game: GameId) -> Result<(), StoreError> {
    let steps = [
        "UPDATE games SET deal = '', summary = '' WHERE id = ?",
        "DELETE FROM entries WHERE game = ?",
        "DELETE FROM records WHERE game = ?",
        "DELETE FROM visits WHERE key IN (SELECT key FROM keys WHERE game = ?)",
        "DELETE FROM keys WHERE game = ?",
    ];
    for sql in steps {
        query(sql).bind(game.0).execute(&mut *to).await.map_err(failed)?;
    }
    Ok(())
}
