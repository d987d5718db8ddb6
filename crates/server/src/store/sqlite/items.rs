//! All that an SQLite database has.

use super::rows::{failed, text, time};
use super::{SqliteStore, deletion};
use crate::key::Key;
use crate::store::deleted::{self, Deleted, Ended};
use crate::store::items::{Item, ItemId, ItemStore, Linked, Sizes, Takes, first_taken, named};
use crate::store::{Answer, StoreError, StudyId};
use futures_util::StreamExt;
use sqlx::sqlite::SqliteRow;
use sqlx::{AssertSqlSafe, Row, query};

const GAMES: &str = "SELECT id, kind, created_ms, changed_ms, '' AS title, summary, FALSE AS closed FROM games WHERE deal <> ''";
const STUDIES: &str = "SELECT id, 'study' AS kind, created_ms, changed_ms, title, summary, closed FROM studies WHERE TRUE";

fn item(row: &SqliteRow) -> Result<Item, StoreError> {
    let (id, kind) = named(row.try_get("id").map_err(failed)?, &text(row, "kind")?)?;
    let (created, changed) = (time(row, "created_ms")?, time(row, "changed_ms")?);
    let (title, summary) = (text(row, "title")?, text(row, "summary")?);
    let is_closed = row.try_get("closed").map_err(failed)?;
    Ok(Item { id, kind, created, changed, title, summary, is_closed })
}

fn deleted(row: &SqliteRow) -> Result<Deleted, StoreError> {
    Deleted::of(time(row, "at_ms")?, &text(row, "why")?)
}

impl ItemStore for SqliteStore {
    fn items(&self, takes: Takes, limit: usize) -> Answer<'_, Vec<Item>> {
        Box::pin(async move {
            let mut found = Vec::new();
            for all in [GAMES, STUDIES] {
                let sql = format!("{all} ORDER BY changed_ms DESC, id DESC");
                let rows = query(AssertSqlSafe(sql)).fetch(&self.readers);
                let rows = rows.map(|row| item(&row.map_err(failed)?));
                found.extend(first_taken(rows, &takes, limit).await?);
            }
            Ok(found)
        })
    }

    fn item(&self, id: ItemId) -> Answer<'_, Item> {
        Box::pin(async move {
            let (all, number) = match id {
                ItemId::Game(game) => (GAMES, game.0),
                ItemId::Study(study) => (STUDIES, study.0),
            };
            let select = AssertSqlSafe(format!("{all} AND id = ?"));
            let row = query(select).bind(number).fetch_one(&self.readers).await;
            item(&row.map_err(failed)?)
        })
    }

    fn sizes(&self, id: ItemId) -> Answer<'_, Sizes> {
        Box::pin(async move {
            let (sql, number) = match id {
                ItemId::Game(game) => (
                    "SELECT COUNT(*) AS entries, COALESCE(SUM(OCTET_LENGTH(entry)), 0) + COALESCE( \
                     (SELECT OCTET_LENGTH(sgf) FROM records WHERE game = ?1), 0) AS bytes, \
                     (SELECT COUNT(*) FROM visits WHERE game = ?1) AS lists \
                     FROM entries WHERE game = ?1",
                    game.0,
                ),
                ItemId::Study(study) => (
                    "SELECT COUNT(*) AS entries, \
                     COALESCE(SUM(OCTET_LENGTH(operation)), 0) + COALESCE( \
                     (SELECT OCTET_LENGTH(base) FROM studies WHERE id = ?1), 0) AS bytes, \
                     (SELECT COUNT(*) FROM study_visits WHERE study = ?1) AS lists \
                     FROM study_operations WHERE study = ?1",
                    study.0,
                ),
            };
            let row = query(sql).bind(number).fetch_one(&self.readers).await.map_err(failed)?;
            let (entries, bytes) = (time(&row, "entries")?, time(&row, "bytes")?);
            Ok(Sizes { entries, bytes, lists: time(&row, "lists")? })
        })
    }

    fn close_study(&self, study: StudyId) -> Answer<'_, ()> {
        self.write(move |db| {
            Box::pin(async move {
                let update = query("UPDATE studies SET closed = 1 WHERE id = ?").bind(study.0);
                let done = update.execute(db).await.map_err(failed)?;
                if done.rows_affected() == 0 { Err(StoreError::Unknown) } else { Ok(()) }
            })
        })
    }

    fn ended(&self, key: &Key, linked: Linked) -> Answer<'_, Option<Ended>> {
        let hash = key.hash().as_bytes().to_vec();
        Box::pin(async move {
            let sql = format!("SELECT 1 FROM {} WHERE hash = $1", linked.replaced());
            let found =
                query(AssertSqlSafe(sql)).bind(hash.clone()).fetch_optional(&self.readers).await;
            if found.map_err(failed)?.is_some() {
                return Ok(Some(Ended::Replaced));
            }
            let found = query(deleted::BY_KEY).bind(hash).bind(deleted::named(linked));
            let found = found.fetch_optional(&self.readers).await.map_err(failed)?;
            Ok(found.as_ref().map(deleted).transpose()?.map(Ended::Deleted))
        })
    }

    fn deleted(&self, id: ItemId) -> Answer<'_, Option<Deleted>> {
        Box::pin(async move {
            let found = query(deleted::BY_ITEM).bind(id.to_string());
            let found = found.fetch_optional(&self.readers).await.map_err(failed)?;
            found.as_ref().map(deleted).transpose()
        })
    }

    fn delete(&self, id: ItemId, told: Option<Deleted>) -> Answer<'_, ()> {
        self.write(move |db| Box::pin(deletion::delete(db, id, told)))
    }

    fn bytes(&self) -> Answer<'_, u64> {
        Box::pin(async move {
            // So its loss is noticed even while nothing is written.
            self.place.check()?;
            // Deleted rows leave room that SQLite uses again.
            let sql = "SELECT (page_count - freelist_count) * page_size AS bytes \
                       FROM pragma_page_count(), pragma_freelist_count(), pragma_page_size()";
            time(&query(sql).fetch_one(&self.readers).await.map_err(failed)?, "bytes")
        })
    }

    #[cfg(unix)]
    fn free(&self) -> Answer<'_, Option<u64>> {
        let found = rustix::fs::statvfs(&*self.file);
        let free = found.map(|disk| Some(disk.f_bavail.saturating_mul(disk.f_frsize)));
        let free = free.map_err(|error| match self.place.check() {
            // The file may have gone since the last look.
            Err(gone) => gone,
            Ok(()) => StoreError::Failed(error.to_string()),
        });
        Box::pin(std::future::ready(free))
    }
}
