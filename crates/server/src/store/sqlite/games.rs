//! Games and records in an SQLite database.

use super::SqliteStore;
use super::rows::{
    failed, insert_game, insert_key, insert_roles, insert_seats, number, opened, role, text, time,
};
use crate::key::{Key, Role};
use crate::store::{
    Answer, GameId, GameStore, Made, NewGame, NewRecord, Opened, StoreError, StoredEntry,
    StoredGame, new_generation,
};
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, query};

impl GameStore for SqliteStore {
    fn create_game(&self, game: NewGame) -> Answer<'_, Made> {
        let secret = self.secret.clone();
        self.write(move |db| {
            Box::pin(async move {
                let id = insert_game(&mut *db, "game", game.created, &game.agreed, &game.summary)
                    .await?;
                let keys = insert_roles(&mut *db, &secret, id, game.roles).await?;
                if let Some(seats) = game.seats {
                    insert_seats(&mut *db, id, seats, game.created).await?;
                }
                if game.is_rated {
                    let due = query("INSERT INTO rated_due (game) VALUES (?)").bind(id.0);
                    due.execute(db).await.map_err(failed)?;
                }
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
            let sql = "SELECT keys.game, keys.role, games.kind, members.visitor AS seat FROM keys \
                       JOIN games ON games.id = keys.game \
                       LEFT JOIN seats ON seats.game = keys.game AND seats.role = keys.role \
                       LEFT JOIN members ON members.id = seats.member WHERE keys.hash = ?";
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
                    "INSERT INTO replaced_keys (hash, game) \
                     SELECT hash, game FROM keys WHERE game = ? AND role = ?",
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
}
