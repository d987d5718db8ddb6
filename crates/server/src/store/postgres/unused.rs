//! Things in a PostgreSQL database that nobody uses.

use super::PostgresStore;
use super::rows::{delete_game, failed, number};
use crate::store::items::ItemId;
use crate::store::unused::{NOTED, Unused, UnusedStore, number_of};
use crate::store::{Answer, GameId, StudyId};
use crate::time::millis;
use sqlx::{AssertSqlSafe, Row, query};

/// The rows of a kind that nobody used since a time.
fn rows(unused: Unused) -> String {
    let tables = match unused {
        Unused::Studies => "studies JOIN study_heads ON study = id",
        _ => "games JOIN game_heads ON game = id",
    };
    let condition = unused.condition();
    format!("SELECT id FROM {tables} WHERE {condition} AND GREATEST(changed_ms, looked_ms) < $1")
}

impl UnusedStore for PostgresStore {
    fn looked(&self, items: Vec<ItemId>, at: u64) -> Answer<'_, ()> {
        Box::pin(async move {
            let (mut games, mut studies) = (Vec::new(), Vec::new());
            for item in items {
                match item {
                    ItemId::Game(game) => games.push(game.0),
                    ItemId::Study(study) => studies.push(study.0),
                }
            }
            let earlier = number(at.saturating_sub(millis(NOTED)));
            for (sql, numbers) in [
                (
                    "UPDATE game_heads SET looked_ms = $1 WHERE game = ANY($2) AND looked_ms < $3",
                    games,
                ),
                (
                    "UPDATE study_heads SET looked_ms = $1 WHERE study = ANY($2) AND looked_ms < $3",
                    studies,
                ),
            ] {
                let update = query(sql).bind(number(at)).bind(numbers).bind(earlier);
                update.execute(&self.pool).await.map_err(failed)?;
            }
            Ok(())
        })
    }

    fn unused(&self, unused: Unused, before: u64, limit: u32) -> Answer<'_, Vec<ItemId>> {
        Box::pin(async move {
            let sql = AssertSqlSafe(format!("{} LIMIT $2", rows(unused)));
            let rows = query(sql).bind(number(before)).bind(i64::from(limit));
            let rows = rows.fetch_all(&self.pool).await.map_err(failed)?;
            let id = |row: &sqlx::postgres::PgRow| {
                let id = row.try_get("id").map_err(failed)?;
                Ok(match unused {
                    Unused::Studies => ItemId::Study(StudyId(id)),
                    _ => ItemId::Game(GameId(id)),
                })
            };
            rows.iter().map(id).collect()
        })
    }

    fn expire(&self, item: ItemId, unused: Unused, before: u64) -> Answer<'_, bool> {
        Box::pin(self.together(move |db| {
            Box::pin(async move {
                let id = number_of(item, unused)?;
                // The rows come first, so that nobody moves, or puts it into a list, beside this.
                // The order is that of those who append, and of those who delete. Appends to games
                // refer to the game's row, and do not wait for such a lock of it.
                let locks = match unused {
                    Unused::Studies => [
                        "SELECT 1 FROM study_heads WHERE study = $1 FOR UPDATE",
                        "SELECT 1 FROM studies WHERE id = $1 FOR UPDATE",
                        "SELECT 1 FROM study_keys WHERE study = $1 FOR UPDATE",
                    ],
                    _ => [
                        "SELECT 1 FROM games WHERE id = $1 FOR NO KEY UPDATE",
                        "SELECT 1 FROM game_heads WHERE game = $1 FOR UPDATE",
                        "SELECT 1 FROM keys WHERE game = $1 FOR UPDATE",
                    ],
                };
                for lock in locks {
                    query(lock).bind(id).execute(&mut *db).await.map_err(failed)?;
                }
                let sql = AssertSqlSafe(format!("{} AND id = $2", rows(unused)));
                let still = query(sql).bind(number(before)).bind(id);
                let still = still.fetch_optional(&mut *db).await.map_err(failed)?;
                match item {
                    _ if still.is_none() => return Ok(false),
                    ItemId::Game(game) => delete_game(db, game).await?,
                    ItemId::Study(study) => super::studies::delete_study(db, study).await?,
                }
                Ok(true)
            })
        }))
    }
}
