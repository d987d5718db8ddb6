//! The rows of the database as values.

use crate::key::{Key, KeyHash, Role, Visitor};
use crate::secret::Secret;
use crate::store::{GameId, Kind, MemberId, Opened, StoreError, new_generation};
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqliteConnection, query};

/// The reason of a failure of the database.
pub(crate) fn failed(error: sqlx::Error) -> StoreError {
    match &error {
        sqlx::Error::RowNotFound => StoreError::Unknown,
        sqlx::Error::Database(inner) if inner.is_unique_violation() => StoreError::Conflict,
        sqlx::Error::Database(inner) if inner.is_foreign_key_violation() => StoreError::Unknown,
        sqlx::Error::Database(inner) => match kind(inner.code().as_deref()) {
            // "Busy" and "locked".
            Some(5 | 6) => StoreError::Locked,
            // "Corrupt" and "not a database".
            Some(11 | 26) => StoreError::Damaged(inner.message().to_owned()),
            // "Permission denied", "read-only" and "cannot open".
            Some(3 | 8 | 14) => StoreError::NoRights,
            Some(13) => StoreError::DiskFull,
            _ => StoreError::Failed(inner.message().to_owned()),
        },
        _ => StoreError::Failed(error.to_string()),
    }
}

/// What kind of error a code of SQLite is of: the first byte says that.
fn kind(code: Option<&str>) -> Option<u32> {
    Some(code?.parse::<u32>().ok()? & 0xff)
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

pub(super) fn opened(row: &SqliteRow) -> Result<Opened, StoreError> {
    let kind = match text(row, "kind")?.as_str() {
        "game" => Kind::Game,
        "record" => Kind::Record,
        other => return Err(StoreError::Corrupt(format!("kind {other}"))),
    };
    let game = GameId(row.try_get("game").map_err(failed)?);
    let seat: Option<Vec<u8>> = row.try_get("seat").map_err(failed)?;
    let seat = seat.and_then(|visitor| KeyHash::from_bytes(&visitor)).map(Visitor);
    Ok(Opened { game, kind, role: role(row)?, seat })
}

pub(super) fn role(row: &SqliteRow) -> Result<Role, StoreError> {
    let name = text(row, "role")?;
    Role::from_name(&name).ok_or_else(|| StoreError::Corrupt(format!("role {name}")))
}

pub(super) async fn insert_game(
    to: &mut SqliteConnection,
    kind: &str,
    created: u64,
    agreed: &str,
    summary: &str,
) -> Result<GameId, StoreError> {
    let sql = "INSERT INTO games (kind, created_ms, changed_ms, deal, summary) \
               VALUES (?1, ?2, ?2, ?3, ?4)";
    let done = query(sql).bind(kind).bind(number(created)).bind(agreed).bind(summary);
    Ok(GameId(done.execute(to).await.map_err(failed)?.last_insert_rowid()))
}

/// Adds the roles of a game or a record. The answer is their keys.
pub(super) async fn insert_roles(
    to: &mut SqliteConnection,
    secret: &Secret,
    game: GameId,
    roles: impl IntoIterator<Item = Role>,
) -> Result<Vec<(Key, Role)>, StoreError> {
    let (mut keys, generation) = (Vec::new(), new_generation()?);
    for role in roles {
        let insert = query("INSERT INTO game_roles (game, role, generation) VALUES (?, ?, ?)");
        let insert = insert.bind(game.0).bind(role.name()).bind(generation);
        insert.execute(&mut *to).await.map_err(failed)?;
        let key = secret.game_key(game, role, generation);
        insert_key(&mut *to, &key, game, role).await?;
        keys.push((key, role));
    }
    Ok(keys)
}

/// Gives the seats of a game to these members, who play Black and White. It is in their lists.
pub(super) async fn insert_seats(
    to: &mut SqliteConnection,
    game: GameId,
    seats: [MemberId; 2],
    at: u64,
) -> Result<(), StoreError> {
    for (role, member) in [Role::Black, Role::White].into_iter().zip(seats) {
        let insert = query("INSERT INTO seats (game, role, member) VALUES (?, ?, ?)");
        let insert = insert.bind(game.0).bind(role.name()).bind(member.0);
        insert.execute(&mut *to).await.map_err(failed)?;
        let sql = "INSERT INTO visits (visitor, game, role, seen_ms, unopened) \
                   SELECT visitor, ?, ?, ?, 1 FROM members WHERE id = ? AND visitor IS NOT NULL";
        let list = query(sql).bind(game.0).bind(role.name()).bind(number(at)).bind(member.0);
        list.execute(&mut *to).await.map_err(failed)?;
    }
    Ok(())
}

/// Adds a key that opens a role of a game or a record.
pub(super) async fn insert_key(
    to: &mut SqliteConnection,
    key: &Key,
    game: GameId,
    role: Role,
) -> Result<(), StoreError> {
    let insert = query("INSERT INTO keys (hash, game, role) VALUES (?, ?, ?)");
    let insert = insert.bind(key.hash().as_bytes().to_vec()).bind(game.0).bind(role.name());
    insert.execute(to).await.map(drop).map_err(failed)
}
