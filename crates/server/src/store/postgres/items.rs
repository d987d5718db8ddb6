//! All that a PostgreSQL database has.

use super::rows::{failed, text, time};
use super::{PostgresStore, deletion};
use crate::key::Key;
use crate::store::deleted::{self, Deleted, Ended};
use crate::store::items::{Item, ItemId, ItemStore, Linked, Sizes, Takes, first_taken, named};
use crate::store::{Answer, StoreError, StudyId};
use futures_util::StreamExt;
use sqlx::postgres::PgRow;
use sqlx::{AssertSqlSafe, Row, query};

const GAMES: &str = "SELECT id, kind, created_ms, changed_ms, '' AS title, summary, FALSE AS closed \
    FROM games JOIN game_heads ON game = id WHERE deal <> ''";
const STUDIES: &str = "SELECT id, 'study' AS kind, created_ms, changed_ms, title, summary, closed \
    FROM studies JOIN study_heads ON study = id WHERE TRUE";

/// The files of a database never shrink by themselves. Deleted rows leave free room in them, which
/// new rows use. So that room is taken off. PostgreSQL knows of it since it last vacuumed and
/// analysed a table: how many pages and rows it had then, and how wide these are with their heads.
/// Later pages have no free room. A long value lies beside its table, in rows of at most 2 KiB.
/// Tables that PostgreSQL has not seen yet count as full.
const BYTES: &str = "WITH tables AS ( \
        SELECT oid, reltoastrelid, relpages, reltuples, ( \
            SELECT SUM(avg_width) + 28 FROM pg_stats \
            WHERE schemaname = current_schema() AND tablename = relname \
        )::float8 AS width FROM pg_class \
        WHERE relkind = 'r' AND relnamespace = to_regnamespace(current_schema()) \
    ), parts AS ( \
        SELECT oid, relpages, reltuples, width FROM tables \
        UNION ALL SELECT beside.oid, beside.relpages, beside.reltuples, 2048::float8 \
        FROM tables JOIN pg_class AS beside ON beside.oid = tables.reltoastrelid \
    ), known AS ( \
        SELECT relpages * page AS file, page * COALESCE(( \
            SELECT SUM(pg_class.relpages) FROM pg_index \
            JOIN pg_class ON pg_class.oid = indexrelid WHERE indrelid = parts.oid \
        ), 0) AS indexes, CASE WHEN reltuples >= 0 THEN reltuples * width END AS used \
        FROM parts, (SELECT current_setting('block_size')::float8 AS page) AS size \
    ) \
    SELECT (pg_database_size(current_database()) - COALESCE(SUM( \
        (file + indexes) * (1 - LEAST(1, COALESCE(used, file) / NULLIF(file, 0))) \
    ), 0))::bigint AS bytes FROM known";

fn item(row: &PgRow) -> Result<Item, StoreError> {
    let (id, kind) = named(row.try_get("id").map_err(failed)?, &text(row, "kind")?)?;
    let (created, changed) = (time(row, "created_ms")?, time(row, "changed_ms")?);
    let (title, summary) = (text(row, "title")?, text(row, "summary")?);
    let is_closed = row.try_get("closed").map_err(failed)?;
    Ok(Item { id, kind, created, changed, title, summary, is_closed })
}

fn deleted(row: &PgRow) -> Result<Deleted, StoreError> {
    Deleted::of(time(row, "at_ms")?, &text(row, "why")?)
}

impl ItemStore for PostgresStore {
    fn items(&self, takes: Takes, limit: usize) -> Answer<'_, Vec<Item>> {
        Box::pin(async move {
            let mut found = Vec::new();
            for all in [GAMES, STUDIES] {
                let sql = format!("{all} ORDER BY changed_ms DESC, id DESC");
                let mut db = self.db().await?;
                let rows = query(AssertSqlSafe(sql)).fetch(&mut *db);
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
            let select = AssertSqlSafe(format!("{all} AND id = $1"));
            let row = query(select).bind(number).fetch_one(&mut *self.db().await?).await;
            item(&row.map_err(failed)?)
        })
    }

    fn sizes(&self, id: ItemId) -> Answer<'_, Sizes> {
        Box::pin(async move {
            let (sql, number) = match id {
                ItemId::Game(game) => (
                    "SELECT COUNT(*) AS entries, \
                     (COALESCE(SUM(OCTET_LENGTH(entry)), 0) + COALESCE( \
                     (SELECT OCTET_LENGTH(sgf) FROM records WHERE game = $1), 0))::bigint AS bytes, \
                     (SELECT COUNT(*) FROM visits WHERE game = $1) AS lists \
                     FROM entries WHERE game = $1",
                    game.0,
                ),
                ItemId::Study(study) => (
                    "SELECT COUNT(*) AS entries, \
                     (COALESCE(SUM(OCTET_LENGTH(operation)), 0) + COALESCE( \
                     (SELECT OCTET_LENGTH(base) FROM studies WHERE id = $1), 0))::bigint AS bytes, \
                     (SELECT COUNT(*) FROM study_visits WHERE study = $1) AS lists \
                     FROM study_operations WHERE study = $1",
                    study.0,
                ),
            };
            let row =
                query(sql).bind(number).fetch_one(&mut *self.db().await?).await.map_err(failed)?;
            let (entries, bytes) = (time(&row, "entries")?, time(&row, "bytes")?);
            Ok(Sizes { entries, bytes, lists: time(&row, "lists")? })
        })
    }

    fn close_study(&self, study: StudyId) -> Answer<'_, ()> {
        Box::pin(async move {
            let update = query("UPDATE studies SET closed = TRUE WHERE id = $1").bind(study.0);
            let done = update.execute(&mut *self.db().await?).await.map_err(failed)?;
            if done.rows_affected() == 0 { Err(StoreError::Unknown) } else { Ok(()) }
        })
    }

    fn ended(&self, key: &Key, linked: Linked) -> Answer<'_, Option<Ended>> {
        let hash = key.hash().as_bytes().to_vec();
        Box::pin(async move {
            let sql = format!("SELECT 1 FROM {} WHERE hash = $1", linked.replaced());
            let found = query(AssertSqlSafe(sql))
                .bind(hash.clone())
                .fetch_optional(&mut *self.db().await?)
                .await;
            if found.map_err(failed)?.is_some() {
                return Ok(Some(Ended::Replaced));
            }
            let found = query(deleted::BY_KEY).bind(hash).bind(deleted::named(linked));
            let found = found.fetch_optional(&mut *self.db().await?).await.map_err(failed)?;
            Ok(found.as_ref().map(deleted).transpose()?.map(Ended::Deleted))
        })
    }

    fn deleted(&self, id: ItemId) -> Answer<'_, Option<Deleted>> {
        Box::pin(async move {
            let found = query(deleted::BY_ITEM).bind(id.to_string());
            let found = found.fetch_optional(&mut *self.db().await?).await.map_err(failed)?;
            found.as_ref().map(deleted).transpose()
        })
    }

    fn delete(&self, id: ItemId, told: Option<Deleted>) -> Answer<'_, ()> {
        Box::pin(self.together(move |db| {
            Box::pin(async move {
                deletion::lock(db, id).await?;
                deletion::delete(db, id, told).await
            })
        }))
    }

    fn bytes(&self) -> Answer<'_, u64> {
        Box::pin(async move {
            time(&query(BYTES).fetch_one(&mut *self.db().await?).await.map_err(failed)?, "bytes")
        })
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use crate::store::{Cluster, GameStore, NewRecord};

    #[tokio::test]
    async fn what_is_deleted_takes_no_room_when_postgresql_has_swept() {
        let cluster = Cluster::start().await;
        let store = cluster.store().await;
        let empty = store.bytes().await.unwrap();
        // It cannot be compressed, so that the files grow by as much.
        let noise = |seed: u32| {
            let next = |number: &mut u32| {
                *number = number.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                Some((*number >> 24) as u8)
            };
            std::iter::repeat(()).scan(seed, move |state, ()| next(state)).take(100_000).collect()
        };
        let mut games = Vec::new();
        for seed in 0..40 {
            // What PostgreSQL has not seen yet is no free room.
            if seed == 4 {
                store.run("VACUUM ANALYZE").await.unwrap();
            }
            let sgf = noise(seed);
            let new = NewRecord { created: 1, summary: "{}".to_owned(), sgf };
            games.push(store.create_records(vec![new]).await.unwrap().remove(0).0);
        }
        let unseen = store.bytes().await.unwrap();
        assert!(unseen > empty + 3_500_000, "{empty} {unseen}");
        store.run("VACUUM ANALYZE").await.unwrap();
        let full = store.bytes().await.unwrap();
        assert!(full > empty + 3_500_000, "{empty} {full}");
        // The last record stays at the end of the files, so that these cannot be cut off.
        let last = games.pop().unwrap();
        for game in games {
            store.delete(ItemId::Game(game), None).await.unwrap();
        }
        store.run("VACUUM ANALYZE").await.unwrap();
        let after = store.bytes().await.unwrap();
        assert!(after < empty + 500_000, "{empty} {full} {after}");
        assert_eq!(store.record(last).await.unwrap().len(), 100_000);
    }
}
