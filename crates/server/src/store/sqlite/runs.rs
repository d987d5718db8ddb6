//! The runs of the server in an SQLite database.

use super::SqliteStore;
use super::rows::{failed, number, time};
use crate::store::{Answer, Run, RunStore};
use sqlx::query;

impl RunStore for SqliteStore {
    fn last_runs(&self, limit: u32) -> Answer<'_, Vec<Run>> {
        Box::pin(async move {
            let sql = "SELECT started_ms, alive_ms FROM runs ORDER BY id DESC LIMIT ?";
            let rows = query(sql).bind(limit).fetch_all(&self.readers).await.map_err(failed)?;
            let run =
                |row| Ok(Run { started: time(row, "started_ms")?, alive: time(row, "alive_ms")? });
            rows.iter().map(run).collect()
        })
    }

    fn begin_run(&self, at: u64) -> Answer<'_, i64> {
        self.write(move |db| {
            Box::pin(async move {
                let insert = query("INSERT INTO runs (started_ms, alive_ms) VALUES (?1, ?1)");
                let done = insert.bind(number(at)).execute(db).await.map_err(failed)?;
                Ok(done.last_insert_rowid())
            })
        })
    }

    fn alive(&self, run: i64, at: u64) -> Answer<'_, ()> {
        self.write(move |db| {
            Box::pin(async move {
                let update = query("UPDATE runs SET alive_ms = MAX(alive_ms, ?) WHERE id = ?");
                update.bind(number(at)).bind(run).execute(db).await.map_err(failed)?;
                Ok(())
            })
        })
    }

    fn alive_after(&self, at: u64) -> Answer<'_, u64> {
        Box::pin(async move {
            let sql = "SELECT MAX(alive_ms, ?1) AS alive FROM runs WHERE started_ms <= ?1 \
                       ORDER BY started_ms DESC, id DESC LIMIT 1";
            let row = query(sql).bind(number(at)).fetch_optional(&self.readers).await;
            row.map_err(failed)?.map_or(Ok(at), |row| time(&row, "alive"))
        })
    }
}
