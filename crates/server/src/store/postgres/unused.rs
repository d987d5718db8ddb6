//! Things in a PostgreSQL database that nobody uses.

use super::rows::{failed, number};
use super::{PostgresStore, deletion};
use crate::store::deleted::{Cause, Deleted};
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
            for (heads, id, numbers) in
                [("game_heads", "game", games), ("study_heads", "study", studies)]
            {
                // A row that is locked is in use, as the next look notes. Servers that note looks
                // at the same rows never wait for each other.
                let sql = AssertSqlSafe(format!(
                    "UPDATE {heads} SET looked_ms = $1 WHERE {id} IN (SELECT {id} FROM {heads}
                        WHERE {id} = ANY($2) AND looked_ms < $3 FOR UPDATE SKIP LOCKED)"
                ));
                let update = query(sql).bind(number(at)).bind(numbers).bind(earlier);
                update.execute(&mut *self.db().await?).await.map_err(failed)?;
            }
            Ok(())
        })
    }

    fn unused(&self, unused: Unused, before: u64, limit: u32) -> Answer<'_, Vec<ItemId>> {
        Box::pin(async move {
            let sql = AssertSqlSafe(format!("{} LIMIT $2", rows(unused)));
            let rows = query(sql).bind(number(before)).bind(i64::from(limit));
            let rows = rows.fetch_all(&mut *self.db().await?).await.map_err(failed)?;
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

    fn expire(&self, item: ItemId, unused: Unused, before: u64, at: u64) -> Answer<'_, bool> {
        Box::pin(self.together(move |db| {
            Box::pin(async move {
                let id = number_of(item, unused)?;
                deletion::lock(db, item).await?;
                let sql = AssertSqlSafe(format!("{} AND id = $2", rows(unused)));
                let still = query(sql).bind(number(before)).bind(id);
                let still = still.fetch_optional(&mut *db).await.map_err(failed)?;
                if still.is_none() {
                    return Ok(false);
                }
                let told = Deleted { at, why: Cause::Unused };
                deletion::delete(db, item, Some(told)).await?;
                Ok(true)
            })
        }))
    }
}
