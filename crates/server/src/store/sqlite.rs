//! Games in an SQLite database.

use super::migrations::migrator;
use super::rows::{
    delete_game, failed, insert_game, insert_key, key, number, opened, role, text, time,
};
use super::{
    Answer, GameId, Left, Listed, NewGame, NewRecord, Opened, Store, StoreError, StoredEntry,
    StoredGame,
};
use crate::key::{Key, Role};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteRow,
    SqliteSynchronous,
};
use sqlx::{Row, query};
use std::path::Path;
use std::time::Duration;

/// How many reads may run beside each other and beside the one writer.
const READERS: u32 = 4;

/// Games in an SQLite database.
#[derive(Clone, Debug)]
pub struct SqliteStore {
    // One connection writes. SQLite has one writer anyway, and a queue for one connection is fairer
    // and faster than its polling for a lock.
    writer: SqlitePool,
    readers: SqlitePool,
}

impl SqliteStore {
    /// Opens the database in this file, and brings it up to date. Makes the file if there is none.
    ///
    /// # Errors
    /// If the file cannot be opened or is no database of ours.
    pub async fn open(file: &Path) -> Result<SqliteStore, StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // A move is shown only after it is on the disk, even if the power fails.
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(Duration::from_secs(5));
        let pool = |most| SqlitePoolOptions::new().max_connections(most).min_connections(1);
        let writer = pool(1).connect_with(options.clone()).await.map_err(failed)?;
        migrator().run(&writer).await.map_err(|e| StoreError::Failed(e.to_string()))?;
        let readers = pool(READERS).connect_with(options.read_only(true)).await.map_err(failed)?;
        Ok(SqliteStore { writer, readers })
    }

    /// Runs a statement for a test.
    #[cfg(test)]
    pub(super) async fn run(&self, sql: &'static str) -> Result<(), StoreError> {
        query(sql).execute(&self.writer).await.map_err(failed)?;
        Ok(())
    }

    /// Closes the database.
    pub async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
    }
}

impl Store for SqliteStore {
    fn create_game(&self, game: NewGame) -> Answer<'_, GameId> {
        Box::pin(async move {
            let mut tx = self.writer.begin().await.map_err(failed)?;
            let id =
                insert_game(&mut *tx, "game", game.created, &game.agreed, &game.summary).await?;
            for (key, role) in &game.keys {
                insert_key(&mut *tx, key, id, *role).await?;
            }
            tx.commit().await.map_err(failed)?;
            Ok(GameId(id))
        })
    }

    fn create_records(&self, records: Vec<NewRecord>) -> Answer<'_, Vec<GameId>> {
        Box::pin(async move {
            let mut tx = self.writer.begin().await.map_err(failed)?;
            let mut ids = Vec::with_capacity(records.len());
            for record in &records {
                let id =
                    insert_game(&mut *tx, "record", record.created, "{}", &record.summary).await?;
                insert_key(&mut *tx, &record.key, id, Role::Watch).await?;
                let insert = query("INSERT INTO records (game, sgf) VALUES (?, ?)").bind(id);
                insert.bind(&record.sgf).execute(&mut *tx).await.map_err(failed)?;
                ids.push(GameId(id));
            }
            tx.commit().await.map_err(failed)?;
            Ok(ids)
        })
    }

    fn open(&self, key: &Key) -> Answer<'_, Option<Opened>> {
        let key = key.clone();
        Box::pin(async move {
            let sql = "SELECT keys.game, keys.role, games.kind FROM keys \
                       JOIN games ON games.id = keys.game WHERE keys.key = ?";
            let found = query(sql).bind(key.as_str()).fetch_optional(&self.readers).await;
            found.map_err(failed)?.as_ref().map(opened).transpose()
        })
    }

    fn game(&self, game: GameId) -> Answer<'_, StoredGame> {
        Box::pin(async move {
            let select = query("SELECT created_ms, deal FROM games WHERE id = ? AND deal <> ''")
                .bind(game.0);
            let row = select.fetch_one(&self.readers).await.map_err(failed)?;
            let select = query("SELECT key, role FROM keys WHERE game = ?").bind(game.0);
            let keys = select.fetch_all(&self.readers).await.map_err(failed)?;
            let keys = keys.iter().map(|row| Ok((key(row)?, role(row)?)));
            Ok(StoredGame {
                created: time(&row, "created_ms")?,
                agreed: text(&row, "deal")?,
                keys: keys.collect::<Result<_, StoreError>>()?,
            })
        })
    }

    fn entries(&self, game: GameId) -> Answer<'_, Vec<StoredEntry>> {
        Box::pin(async move {
            let sql = "SELECT at_ms, entry FROM entries WHERE game = ? ORDER BY seq";
            let rows = query(sql).bind(game.0).fetch_all(&self.readers).await.map_err(failed)?;
            let entry = |row: &SqliteRow| {
                Ok(StoredEntry { at: time(row, "at_ms")?, entry: text(row, "entry")? })
            };
            rows.iter().map(entry).collect()
        })
    }

    fn append(
        &self,
        game: GameId,
        seq: u64,
        entries: Vec<StoredEntry>,
        summary: String,
    ) -> Answer<'_, ()> {
        Box::pin(async move {
            // The write lock comes first. So the number read below stays true until the commit,
            // even if other programs have the file open.
            let mut tx = self.writer.begin_with("BEGIN IMMEDIATE").await.map_err(failed)?;
            let sql = "SELECT COALESCE(MAX(seq) + 1, 0) AS next FROM entries WHERE game = ?";
            let row = query(sql).bind(game.0).fetch_one(&mut *tx).await.map_err(failed)?;
            if time(&row, "next")? != seq {
                return Err(StoreError::Conflict);
            }
            let last = entries.last().map_or(0, |entry| entry.at);
            for (seq, entry) in (seq..).zip(&entries) {
                let sql = "INSERT INTO entries (game, seq, at_ms, entry) VALUES (?, ?, ?, ?)";
                let insert = query(sql).bind(game.0).bind(number(seq));
                let insert = insert.bind(number(entry.at)).bind(&entry.entry);
                insert.execute(&mut *tx).await.map_err(failed)?;
            }
            let sql = "UPDATE games SET changed_ms = MAX(changed_ms, ?), summary = ? \
                       WHERE id = ? AND deal <> ''";
            let update = query(sql).bind(number(last)).bind(summary).bind(game.0);
            let done = update.execute(&mut *tx).await.map_err(failed)?;
            if done.rows_affected() == 0 {
                return Err(StoreError::Unknown);
            }
            tx.commit().await.map_err(failed)
        })
    }

    fn record(&self, game: GameId) -> Answer<'_, Vec<u8>> {
        Box::pin(async move {
            let select = query("SELECT sgf FROM records WHERE game = ?").bind(game.0);
            let row = select.fetch_one(&self.readers).await.map_err(failed)?;
            row.try_get("sgf").map_err(failed)
        })
    }

    fn has_visited(&self, visitor: &Key, key: &Key) -> Answer<'_, bool> {
        let (visitor, key) = (visitor.clone(), key.clone());
        Box::pin(async move {
            let sql = "SELECT 1 FROM visits WHERE visitor = ? AND key = ?";
            let select = query(sql).bind(visitor.as_str()).bind(key.as_str());
            Ok(select.fetch_optional(&self.readers).await.map_err(failed)?.is_some())
        })
    }

    fn visit(&self, visitor: &Key, key: &Key, at: u64) -> Answer<'_, ()> {
        let (visitor, key) = (visitor.clone(), key.clone());
        Box::pin(async move {
            let sql = "INSERT INTO visits (visitor, key, seen_ms) VALUES (?, ?, ?) \
                       ON CONFLICT DO NOTHING";
            let visit = query(sql).bind(visitor.as_str()).bind(key.as_str()).bind(number(at));
            visit.execute(&self.writer).await.map_err(failed)?;
            Ok(())
        })
    }

    fn hand_on(&self, from: &Key, to: &Key, at: u64) -> Answer<'_, ()> {
        let (from, to) = (from.clone(), to.clone());
        Box::pin(async move {
            let sql = "INSERT OR IGNORE INTO visits (visitor, key, seen_ms) \
                       SELECT visitor, ?2, ?3 FROM visits WHERE key = ?1";
            let insert = query(sql).bind(from.as_str()).bind(to.as_str()).bind(number(at));
            insert.execute(&self.writer).await.map_err(failed)?;
            Ok(())
        })
    }

    fn visited(&self, visitor: &Key, limit: u32) -> Answer<'_, Vec<Listed>> {
        let visitor = visitor.clone();
        Box::pin(async move {
            let sql = "SELECT keys.key, keys.game, keys.role, games.kind, games.created_ms, \
                       games.changed_ms, games.summary, visits.title, visits.away FROM visits \
                       JOIN keys ON keys.key = visits.key JOIN games ON games.id = keys.game \
                       WHERE visits.visitor = ? ORDER BY games.changed_ms DESC, games.id DESC \
                       LIMIT ?";
            let select = query(sql).bind(visitor.as_str()).bind(limit);
            let rows = select.fetch_all(&self.readers).await.map_err(failed)?;
            let listed = |row: &SqliteRow| {
                Ok(Listed {
                    key: key(row)?,
                    opened: opened(row)?,
                    created: time(row, "created_ms")?,
                    changed: time(row, "changed_ms")?,
                    summary: text(row, "summary")?,
                    title: text(row, "title")?,
                    away: row.try_get("away").map_err(failed)?,
                })
            };
            rows.iter().map(listed).collect()
        })
    }

    fn arrange(
        &self,
        visitor: &Key,
        key: &Key,
        title: Option<String>,
        away: Option<bool>,
    ) -> Answer<'_, bool> {
        let (visitor, key) = (visitor.clone(), key.clone());
        Box::pin(async move {
            let sql = "UPDATE visits SET title = COALESCE(?3, title), away = COALESCE(?4, away) \
                       WHERE visitor = ?1 AND key = ?2";
            let update = query(sql).bind(visitor.as_str()).bind(key.as_str());
            let done = update.bind(title).bind(away).execute(&self.writer).await.map_err(failed)?;
            Ok(done.rows_affected() > 0)
        })
    }

    fn take_off(&self, key: &Key) -> Answer<'_, ()> {
        let key = key.clone();
        Box::pin(async move {
            let update = query("UPDATE keys SET taken_off = 1 WHERE key = ?").bind(key.as_str());
            update.execute(&self.writer).await.map_err(failed)?;
            Ok(())
        })
    }

    fn leave(&self, visitor: Option<&Key>, key: &Key, others: &[Role]) -> Answer<'_, Left> {
        let visitor = visitor.cloned();
        let (key, others) = (key.clone(), others.to_vec());
        Box::pin(async move {
            let mut tx = self.writer.begin_with("BEGIN IMMEDIATE").await.map_err(failed)?;
            let sql = "SELECT keys.game, keys.role, games.kind FROM keys \
                       JOIN games ON games.id = keys.game WHERE keys.key = ?";
            let found = query(sql).bind(key.as_str()).fetch_optional(&mut *tx).await;
            let Some(row) = found.map_err(failed)? else { return Ok(Left::Unlisted) };
            let Opened { game, role: own, .. } = opened(&row)?;
            let sql = "DELETE FROM visits WHERE visitor = ? \
                       AND key IN (SELECT key FROM keys WHERE game = ?)";
            let delete = query(sql).bind(visitor.as_ref().map(Key::as_str)).bind(game.0);
            let unlisted = delete.execute(&mut *tx).await.map_err(failed)?.rows_affected() == 0;
            if unlisted && own == Role::Watch {
                return Ok(Left::Unlisted);
            }
            let sql = "SELECT EXISTS (SELECT 1 FROM keys JOIN visits ON visits.key = keys.key \
                       JOIN games ON games.id = keys.game \
                       WHERE keys.game = ? AND (keys.role <> 'watch' OR games.kind = 'record')) \
                       AS listed";
            let row = query(sql).bind(game.0).fetch_one(&mut *tx).await.map_err(failed)?;
            let listed: bool = row.try_get("listed").map_err(failed)?;
            let sql = "SELECT role FROM keys WHERE game = ? AND taken_off = 0";
            let rows = query(sql).bind(game.0).fetch_all(&mut *tx).await.map_err(failed)?;
            let mut held = false;
            for row in &rows {
                held |= others.contains(&role(row)?);
            }
            let kept = listed || held;
            if !kept {
                delete_game(&mut tx, game).await?;
            }
            tx.commit().await.map_err(failed)?;
            Ok(if kept { Left::Kept } else { Left::Deleted })
        })
    }

    fn delete(&self, game: GameId) -> Answer<'_, ()> {
        Box::pin(async move {
            let mut tx = self.writer.begin_with("BEGIN IMMEDIATE").await.map_err(failed)?;
            delete_game(&mut tx, game).await?;
            tx.commit().await.map_err(failed)
        })
    }

    fn begin_run(&self, at: u64) -> Answer<'_, i64> {
        Box::pin(async move {
            let insert = query("INSERT INTO runs (started_ms, alive_ms) VALUES (?1, ?1)");
            let done = insert.bind(number(at)).execute(&self.writer).await.map_err(failed)?;
            Ok(done.last_insert_rowid())
        })
    }

    fn alive(&self, run: i64, at: u64) -> Answer<'_, ()> {
        Box::pin(async move {
            let update = query("UPDATE runs SET alive_ms = MAX(alive_ms, ?) WHERE id = ?");
            update.bind(number(at)).bind(run).execute(&self.writer).await.map_err(failed)?;
            Ok(())
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
