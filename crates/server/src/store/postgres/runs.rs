//! The runs of the server in a PostgreSQL database.

use super::PostgresStore;
use super::rows::{failed, number, time};
use crate::store::{Answer, Run, RunStore};
use sqlx::{Row, query};

impl RunStore for PostgresStore {
    fn last_runs(&self, limit: u32) -> Answer<'_, Vec<Run>> {
        Box::pin(async move {
            let sql = "SELECT started_ms, alive_ms FROM runs ORDER BY id DESC LIMIT $1";
            let rows = query(sql)
                .bind(i64::from(limit))
                .fetch_all(&mut *self.db().await?)
                .await
                .map_err(failed)?;
            let run =
                |row| Ok(Run { started: time(row, "started_ms")?, alive: time(row, "alive_ms")? });
            rows.iter().map(run).collect()
        })
    }

    fn begin_run(&self, at: u64) -> Answer<'_, i64> {
        Box::pin(async move {
            let sql = "INSERT INTO runs (started_ms, alive_ms) VALUES ($1, $1) RETURNING id";
            let row = query(sql)
                .bind(number(at))
                .fetch_one(&mut *self.db().await?)
                .await
                .map_err(failed)?;
            row.try_get("id").map_err(failed)
        })
    }

    fn alive(&self, run: i64, at: u64) -> Answer<'_, ()> {
        Box::pin(async move {
            let sql = "UPDATE runs SET alive_ms = GREATEST(alive_ms, $1) WHERE id = $2";
            let update = query(sql).bind(number(at)).bind(run);
            update.execute(&mut *self.db().await?).await.map(drop).map_err(failed)
        })
    }

    fn alive_after(&self, at: u64) -> Answer<'_, u64> {
        Box::pin(async move {
            let sql = "SELECT GREATEST(alive_ms, $1) AS alive FROM runs WHERE started_ms <= $1 \
                ORDER BY started_ms DESC, id DESC LIMIT 1";
            let row = query(sql).bind(number(at)).fetch_optional(&mut *self.db().await?).await;
            row.map_err(failed)?.map_or(Ok(at), |row| time(&row, "alive"))
        })
    }
}
