//! Things in an SQLite database that nobody uses.

use super::rows::{failed, number};
use super::{SqliteStore, deletion};
use crate::store::deleted::{Cause, Deleted};
use crate::store::items::ItemId;
use crate::store::unused::{NOTED, Unused, UnusedStore, number_of};
use crate::store::{Answer, GameId, StudyId};
use crate::time::millis;
use sqlx::{AssertSqlSafe, Row, query};

/// The rows of a kind that nobody used since a time.
fn rows(unused: Unused) -> String {
    let table = if unused == Unused::Studies { "studies" } else { "games" };
    let condition = unused.condition();
    format!("SELECT id FROM {table} WHERE {condition} AND MAX(changed_ms, looked_ms) < ?1")
}

impl UnusedStore for SqliteStore {
    fn looked(&self, items: Vec<ItemId>, at: u64) -> Answer<'_, ()> {
        self.write(move |db| {
            Box::pin(async move {
                for item in items {
                    let (sql, id) = match item {
                        ItemId::Game(game) => (
                            "UPDATE games SET looked_ms = ?1 WHERE id = ?2 AND looked_ms < ?3",
                            game.0,
                        ),
                        ItemId::Study(study) => (
                            "UPDATE studies SET looked_ms = ?1 WHERE id = ?2 AND looked_ms < ?3",
                            study.0,
                        ),
                    };
                    let earlier = number(at.saturating_sub(millis(NOTED)));
                    let update = query(sql).bind(number(at)).bind(id).bind(earlier);
                    update.execute(&mut *db).await.map_err(failed)?;
                }
                Ok(())
            })
        })
    }

    fn unused(&self, unused: Unused, before: u64, limit: u32) -> Answer<'_, Vec<ItemId>> {
        Box::pin(async move {
            let sql = AssertSqlSafe(format!("{} LIMIT ?2", rows(unused)));
            let rows = query(sql).bind(number(before)).bind(limit).fetch_all(&self.readers).await;
            let id = |row: &sqlx::sqlite::SqliteRow| {
                let id = row.try_get("id").map_err(failed)?;
                Ok(match unused {
                    Unused::Studies => ItemId::Study(StudyId(id)),
                    _ => ItemId::Game(GameId(id)),
                })
            };
            rows.map_err(failed)?.iter().map(id).collect()
        })
    }

    fn expire(&self, item: ItemId, unused: Unused, before: u64, at: u64) -> Answer<'_, bool> {
        self.write(move |db| {
            Box::pin(async move {
                let sql = AssertSqlSafe(format!("{} AND id = ?2", rows(unused)));
                let still = query(sql).bind(number(before)).bind(number_of(item, unused)?);
                let still = still.fetch_optional(&mut *db).await.map_err(failed)?;
                if still.is_none() {
                    return Ok(false);
                }
                let told = Deleted { at, why: Cause::Unused };
                deletion::delete(db, item, Some(told)).await?;
                Ok(true)
            })
        })
    }
}
