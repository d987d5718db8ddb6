//! Games in an SQLite database.

use super::migrations::migrator;
use super::rows::{
    delete_game, failed, insert_game, insert_key, insert_roles, number, opened, role, text, time,
};
use super::writer::{Work, Writer};
use super::{
    Answer, GameId, Left, Listed, Made, NewGame, NewRecord, Opened, Store, StoreError, StoredEntry,
    StoredGame, plain,
};
use crate::key::{Key, Role, Visitor};
use crate::private;
use crate::secret::Secret;
use crate::store::{new_generation, not_migrated};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteRow, SqliteSynchronous,
};
use sqlx::{Connection, Row, query};
use std::io;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

/// How many reads may run beside each other and beside the one writer.
const READERS: u32 = 4;

/// An SQLite database that is up to date, before the server knows its secret.
#[derive(Debug)]
pub(crate) struct SqliteDatabase {
    options: SqliteConnectOptions,
    connection: SqliteConnection,
}

impl SqliteDatabase {
    /// Opens the database in this file, and brings it up to date. Makes the file if there is none.
    ///
    /// # Errors
    /// If the file cannot be opened or is no database of ours.
    pub(crate) async fn open(file: &Path) -> Result<SqliteDatabase, StoreError> {
        // Its log gets the rights of the file.
        private::begin(file).map_err(|error| match error.kind() {
            io::ErrorKind::StorageFull => StoreError::DiskFull,
            _ => StoreError::Failed(error.to_string()),
        })?;
        for ending in ["-wal", "-shm"] {
            let mut log = file.as_os_str().to_owned();
            log.push(ending);
            let _ = private::close_to_others(Path::new(&log));
        }
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // A move is shown only after it is on the disk, even if the power fails.
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            // Deleted rows leave no trace on the pages of the file.
            .pragma("secure_delete", "ON")
            .busy_timeout(Duration::from_secs(5));
        let writer = SqlitePoolOptions::new().max_connections(1).min_connections(1);
        let writer = writer.connect_with(options.clone()).await.map_err(failed)?;
        let sql = "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND NOT EXISTS \
                   (SELECT 1 FROM sqlite_schema WHERE name = '_sqlx_migrations')";
        if query(sql).fetch_optional(&writer).await.map_err(failed)?.is_some() {
            return Err(StoreError::Foreign);
        }
        let done = migrator().run(&writer).await;
        done.map_err(|error| not_migrated(error, failed))?;
        let mut connection = writer.acquire().await.map_err(failed)?.detach();
        plain::hash(&mut connection).await?;
        Ok(SqliteDatabase { options, connection })
    }

    /// Whether the database was made with a secret.
    pub(crate) async fn has_secret(&mut self) -> Result<bool, StoreError> {
        let check = query("SELECT 1 FROM secret_check").fetch_optional(&mut self.connection).await;
        Ok(check.map_err(failed)?.is_some())
    }

    /// Closes the database.
    pub(crate) async fn close(self) {
        let _ = self.connection.close().await;
    }

    /// The store whose keys follow from this secret.
    ///
    /// # Errors
    /// [`StoreError::OtherSecret`] if it was made with another one.
    pub(crate) async fn settle(mut self, secret: Secret) -> Result<SqliteStore, StoreError> {
        plain::settle(&mut self.connection, &secret).await?;
        let readers = SqlitePoolOptions::new().max_connections(READERS).min_connections(1);
        let readers = readers.connect_with(self.options.clone().read_only(true)).await;
        let file = Arc::from(self.options.get_filename());
        let writer = Arc::new(Writer::new(self.options, self.connection));
        Ok(SqliteStore { writer, readers: readers.map_err(failed)?, secret, file })
    }
}

/// Games in an SQLite database.
#[derive(Clone, Debug)]
pub struct SqliteStore {
    writer: Arc<Writer>,
    pub(super) readers: SqlitePool,
    pub(super) secret: Secret,
    /// The file of the database.
    pub(super) file: Arc<Path>,
}

impl SqliteStore {
    /// Opens the database in this file, and brings it up to date. Makes the file if there is none.
    /// Its keys follow from the secret.
    ///
    /// # Errors
    /// If the file cannot be opened or is no database of ours, or was made with another secret.
    pub async fn open(file: &Path, secret: Secret) -> Result<SqliteStore, StoreError> {
        SqliteDatabase::open(file).await?.settle(secret).await
    }

    /// Does the work within a transaction.
    pub(super) fn write<T, F>(&self, work: F) -> Answer<'_, T>
    where
        T: Send + 'static,
        F: for<'c> FnOnce(&'c mut SqliteConnection) -> Work<'c, T> + Send + 'static,
    {
        Box::pin(self.writer.write(work))
    }

    /// Runs a statement for a test.
    #[cfg(test)]
    pub(crate) async fn run(&self, sql: &'static str) -> Result<(), StoreError> {
        self.write(move |db| {
            Box::pin(async move { query(sql).execute(db).await.map(drop).map_err(failed) })
        })
        .await
    }

    /// Closes the database.
    pub async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
    }
}

/// The game and the role that a key opens.
async fn role_of_key(
    db: &mut SqliteConnection,
    key: &Key,
) -> Result<Option<(GameId, Role)>, StoreError> {
    let select = query("SELECT game, role FROM keys WHERE hash = ?");
    let found = select.bind(key.hash().as_bytes().to_vec()).fetch_optional(db).await;
    let found = found.map_err(failed)?;
    let pair = |row: SqliteRow| Ok((GameId(row.try_get("game").map_err(failed)?), role(&row)?));
    found.map(pair).transpose()
}

impl Store for SqliteStore {
    fn secret(&self) -> &Secret {
        &self.secret
    }

    fn create_game(&self, game: NewGame) -> Answer<'_, Made> {
        let secret = self.secret.clone();
        self.write(move |db| {
            Box::pin(async move {
                let id = insert_game(&mut *db, "game", game.created, &game.agreed, &game.summary)
                    .await?;
                let keys = insert_roles(db, &secret, id, game.roles).await?;
                Ok(Made { game: id, keys })
            })
        })
    }

    fn create_records(&self, records: Vec<NewRecord>) -> Answer<'_, Vec<(GameId, Key)>> {
        let secret = self.secret.clone();
        self.write(move |db| {
            Box::pin(async move {
                let mut made = Vec::with_capacity(records.len());
                for record in &records {
                    let id = insert_game(&mut *db, "record", record.created, "{}", &record.summary)
                        .await?;
                    let keys = insert_roles(&mut *db, &secret, id, [Role::Watch]).await?;
                    let insert = query("INSERT INTO records (game, sgf) VALUES (?, ?)").bind(id.0);
                    insert.bind(&record.sgf).execute(&mut *db).await.map_err(failed)?;
                    made.extend(keys.into_iter().map(|(key, _)| (id, key)));
                }
                Ok(made)
            })
        })
    }

    fn open(&self, key: &Key) -> Answer<'_, Option<Opened>> {
        let key = key.clone();
        Box::pin(async move {
            let sql = "SELECT keys.game, keys.role, games.kind FROM keys \
                       JOIN games ON games.id = keys.game WHERE keys.hash = ?";
            let found = query(sql).bind(key.hash().as_bytes().to_vec());
            let found = found.fetch_optional(&self.readers).await;
            found.map_err(failed)?.as_ref().map(opened).transpose()
        })
    }

    fn renew_role(&self, game: GameId, role: Role) -> Answer<'_, Key> {
        let secret = self.secret.clone();
        self.write(move |db| {
            Box::pin(async move {
                let sql = "UPDATE game_roles SET generation = ? \
                       WHERE game = ? AND role = ? RETURNING generation";
                let raise = query(sql).bind(new_generation()?).bind(game.0).bind(role.name());
                let row = raise.fetch_one(&mut *db).await.map_err(failed)?;
                let key = secret.game_key(game, role, row.try_get(0).map_err(failed)?);
                for sql in [
                    "DELETE FROM visits WHERE game = ? AND role = ?",
                    "DELETE FROM keys WHERE game = ? AND role = ?",
                ] {
                    let delete = query(sql).bind(game.0).bind(role.name());
                    delete.execute(&mut *db).await.map_err(failed)?;
                }
                insert_key(db, &key, game, role).await?;
                Ok(key)
            })
        })
    }

    fn game(&self, game: GameId) -> Answer<'_, StoredGame> {
        Box::pin(async move {
            let select = query("SELECT created_ms, deal FROM games WHERE id = ? AND deal <> ''")
                .bind(game.0);
            let row = select.fetch_one(&self.readers).await.map_err(failed)?;
            let select = query("SELECT role, generation FROM game_roles WHERE game = ?");
            let keys = select.bind(game.0).fetch_all(&self.readers).await.map_err(failed)?;
            let keys = keys.iter().map(|row| {
                let (role, generation) = (role(row)?, row.try_get("generation").map_err(failed)?);
                Ok((self.secret.game_key(game, role, generation), role))
            });
            Ok(StoredGame {
                created: time(&row, "created_ms")?,
                agreed: text(&row, "deal")?,
                keys: keys.collect::<Result<_, StoreError>>()?,
            })
        })
    }

    fn entries_from(&self, game: GameId, seq: u64) -> Answer<'_, Vec<StoredEntry>> {
        Box::pin(async move {
            let sql = "SELECT at_ms, entry FROM entries WHERE game = ? AND seq >= ? ORDER BY seq";
            let select = query(sql).bind(game.0).bind(number(seq));
            let rows = select.fetch_all(&self.readers).await.map_err(failed)?;
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
        self.write(move |db| {
            Box::pin(async move {
                let sql = "SELECT COALESCE(MAX(seq) + 1, 0) AS next FROM entries WHERE game = ?";
                let row = query(sql).bind(game.0).fetch_one(&mut *db).await.map_err(failed)?;
                if time(&row, "next")? != seq {
                    return Err(StoreError::Conflict);
                }
                let last = entries.last().map_or(0, |entry| entry.at);
                for (seq, entry) in (seq..).zip(&entries) {
                    let sql = "INSERT INTO entries (game, seq, at_ms, entry) VALUES (?, ?, ?, ?)";
                    let insert = query(sql).bind(game.0).bind(number(seq));
                    let insert = insert.bind(number(entry.at)).bind(&entry.entry);
                    insert.execute(&mut *db).await.map_err(failed)?;
                }
                let sql = "UPDATE games SET changed_ms = MAX(changed_ms, ?), summary = ? \
                       WHERE id = ? AND deal <> ''";
                let update = query(sql).bind(number(last)).bind(summary).bind(game.0);
                let done = update.execute(&mut *db).await.map_err(failed)?;
                if done.rows_affected() == 0 {
                    return Err(StoreError::Unknown);
                }
                Ok(())
            })
        })
    }

    fn record(&self, game: GameId) -> Answer<'_, Vec<u8>> {
        Box::pin(async move {
            let select = query("SELECT sgf FROM records WHERE game = ?").bind(game.0);
            let row = select.fetch_one(&self.readers).await.map_err(failed)?;
            row.try_get("sgf").map_err(failed)
        })
    }

    fn knows(&self, visitor: Visitor) -> Answer<'_, bool> {
        Box::pin(async move {
            let sql = "SELECT EXISTS (SELECT 1 FROM visits WHERE visitor = ?1) \
                       OR EXISTS (SELECT 1 FROM study_visits WHERE visitor = ?1) \
                       OR EXISTS (SELECT 1 FROM study_people WHERE visitor = ?1)";
            let row = query(sql).bind(visitor.0.as_bytes().to_vec()).fetch_one(&self.readers).await;
            row.map_err(failed)?.try_get(0).map_err(failed)
        })
    }

    fn forget(&self, visitor: Visitor) -> Answer<'_, ()> {
        self.write(move |db| {
            Box::pin(async move {
                for sql in [
                    "DELETE FROM visits WHERE visitor = ?",
                    "DELETE FROM study_visits WHERE visitor = ?",
                ] {
                    let delete = query(sql).bind(visitor.0.as_bytes().to_vec());
                    delete.execute(&mut *db).await.map_err(failed)?;
                }
                Ok(())
            })
        })
    }

    fn listed_key(&self, visitor: Visitor, game: GameId, role: Role) -> Answer<'_, Option<Key>> {
        Box::pin(async move {
            let sql = "SELECT generation FROM visits JOIN game_roles USING (game, role) \
                       WHERE visitor = ? AND game = ? AND role = ?";
            let select = query(sql).bind(visitor.0.as_bytes().to_vec()).bind(game.0);
            let row =
                select.bind(role.name()).fetch_optional(&self.readers).await.map_err(failed)?;
            let generation =
                row.map(|row| row.try_get("generation").map_err(failed)).transpose()?;
            Ok(generation.map(|generation| self.secret.game_key(game, role, generation)))
        })
    }

    fn visit(&self, visitor: Visitor, key: &Key, at: u64) -> Answer<'_, ()> {
        let key = key.clone();
        self.write(move |db| {
            Box::pin(async move {
                let opened = role_of_key(db, &key).await?;
                let (game, role) = opened.ok_or(StoreError::Unknown)?;
                let sql = "INSERT INTO visits (visitor, game, role, seen_ms) VALUES (?, ?, ?, ?) \
                       ON CONFLICT DO NOTHING";
                let visit = query(sql).bind(visitor.0.as_bytes().to_vec()).bind(game.0);
                let visit = visit.bind(role.name()).bind(number(at));
                visit.execute(db).await.map(drop).map_err(failed)
            })
        })
    }

    fn hand_on(&self, from: &Key, to: &Key, at: u64) -> Answer<'_, ()> {
        let (from, to) = (from.clone(), to.clone());
        self.write(move |db| {
            Box::pin(async move {
                let (from, to) = (role_of_key(db, &from).await?, role_of_key(db, &to).await?);
                let (from, to) = from.zip(to).ok_or(StoreError::Unknown)?;
                let sql = "INSERT OR IGNORE INTO visits (visitor, game, role, seen_ms) \
                       SELECT visitor, ?3, ?4, ?5 FROM visits WHERE game = ?1 AND role = ?2";
                let insert = query(sql).bind(from.0.0).bind(from.1.name());
                let insert = insert.bind(to.0.0).bind(to.1.name()).bind(number(at));
                insert.execute(db).await.map(drop).map_err(failed)
            })
        })
    }

    fn visited(&self, visitor: Visitor, limit: u32) -> Answer<'_, Vec<Listed>> {
        Box::pin(async move {
            let sql = "SELECT game, role, generation, games.kind, games.created_ms, \
                       games.changed_ms, games.summary, visits.title, visits.away FROM visits \
                       JOIN game_roles USING (game, role) JOIN games ON games.id = game \
                       WHERE visits.visitor = ? ORDER BY games.changed_ms DESC, games.id DESC \
                       LIMIT ?";
            let select = query(sql).bind(visitor.0.as_bytes().to_vec()).bind(limit);
            let rows = select.fetch_all(&self.readers).await.map_err(failed)?;
            let listed = |row: &SqliteRow| {
                let opened = opened(row)?;
                let generation = row.try_get("generation").map_err(failed)?;
                Ok(Listed {
                    key: self.secret.game_key(opened.game, opened.role, generation),
                    opened,
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
        visitor: Visitor,
        key: &Key,
        title: Option<String>,
        away: Option<bool>,
    ) -> Answer<'_, bool> {
        let key = key.clone();
        self.write(move |db| {
            Box::pin(async move {
                let Some((game, role)) = role_of_key(db, &key).await? else { return Ok(false) };
                let sql = "UPDATE visits SET title = COALESCE(?4, title), \
                       away = COALESCE(?5, away) WHERE visitor = ?1 AND game = ?2 AND role = ?3";
                let update = query(sql).bind(visitor.0.as_bytes().to_vec()).bind(game.0);
                let update = update.bind(role.name()).bind(title).bind(away);
                Ok(update.execute(db).await.map_err(failed)?.rows_affected() > 0)
            })
        })
    }

    fn take_off(&self, key: &Key) -> Answer<'_, ()> {
        let key = key.clone();
        self.write(move |db| {
            Box::pin(async move {
                let Some((game, role)) = role_of_key(db, &key).await? else { return Ok(()) };
                let sql = "UPDATE game_roles SET taken_off = 1 WHERE game = ? AND role = ?";
                let update = query(sql).bind(game.0).bind(role.name());
                update.execute(db).await.map(drop).map_err(failed)
            })
        })
    }

    fn leave(&self, visitor: Option<Visitor>, key: &Key, others: &[Role]) -> Answer<'_, Left> {
        let (key, others) = (key.clone(), others.to_vec());
        self.write(move |db| {
            Box::pin(async move {
                let Some((game, own)) = role_of_key(db, &key).await? else {
                    return Ok(Left::Unlisted);
                };
                let delete = query("DELETE FROM visits WHERE visitor = ? AND game = ?");
                let delete = delete.bind(visitor.map(|visitor| visitor.0.as_bytes().to_vec()));
                let delete = delete.bind(game.0);
                let unlisted = delete.execute(&mut *db).await.map_err(failed)?.rows_affected() == 0;
                if unlisted && own == Role::Watch {
                    return Ok(Left::Unlisted);
                }
                let sql = "SELECT EXISTS (SELECT 1 FROM visits JOIN games ON games.id = game \
                       WHERE game = ? AND (role <> 'watch' OR games.kind = 'record')) AS listed";
                let row = query(sql).bind(game.0).fetch_one(&mut *db).await.map_err(failed)?;
                let listed: bool = row.try_get("listed").map_err(failed)?;
                let sql = "SELECT role FROM game_roles WHERE game = ? AND taken_off = 0";
                let rows = query(sql).bind(game.0).fetch_all(&mut *db).await.map_err(failed)?;
                let mut held = false;
                for row in &rows {
                    held |= others.contains(&role(row)?);
                }
                let kept = listed || held;
                if !kept {
                    delete_game(db, game).await?;
                }
                Ok(if kept { Left::Kept } else { Left::Deleted })
            })
        })
    }

    fn delete(&self, game: GameId) -> Answer<'_, ()> {
        self.write(move |db| {
            Box::pin(async move {
                delete_game(db, game).await?;
                Ok(())
            })
        })
    }

    fn last_alive(&self) -> Answer<'_, Option<u64>> {
        Box::pin(async move {
            let select = query("SELECT alive_ms FROM runs ORDER BY alive_ms DESC LIMIT 1");
            let row = select.fetch_optional(&self.readers).await.map_err(failed)?;
            row.map(|row| time(&row, "alive_ms")).transpose()
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
