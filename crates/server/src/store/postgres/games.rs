//! Games in a PostgreSQL database.

use super::{PostgresStore, delete_game, failed, number, opened, role, text, time};
use crate::key::{Key, Role, Visitor};
use crate::secret::Secret;
use crate::store::new_generation;
use crate::store::{
    Answer, GameId, Left, Listed, Made, NewGame, NewRecord, Opened, Store, StoreError, StoredEntry,
    StoredGame,
};
use sqlx::postgres::{PgConnection, PgRow};
use sqlx::{Row, query};

/// Whether a player of the game has it in a list, or a record is in any list.
const IS_LISTED: &str = "SELECT EXISTS (SELECT 1 FROM visits JOIN games ON games.id = game \
    WHERE game = $1 AND (role <> 'watch' OR games.kind = 'record')) AS listed";

/// The number of the next game: keys follow from it, so it comes first.
const NEXT: &str = "SELECT nextval(pg_get_serial_sequence('games', 'id')) AS id";

/// The hashes of keys and the names of their roles, as columns.
fn columns(keys: &[(Key, Role)]) -> (Vec<Vec<u8>>, Vec<&'static str>) {
    keys.iter().map(|(key, role)| (key.hash().as_bytes().to_vec(), role.name())).unzip()
}

async fn insert_record(
    db: &mut PgConnection,
    secret: &Secret,
    record: NewRecord,
) -> Result<(GameId, Key), StoreError> {
    let row = query(NEXT).fetch_one(&mut *db).await.map_err(failed)?;
    let game = GameId(row.try_get("id").map_err(failed)?);
    let generation = new_generation()?;
    let key = secret.game_key(game, Role::Watch, generation);
    let sql = "WITH made AS (INSERT INTO games (id, kind, created_ms, deal) \
        OVERRIDING SYSTEM VALUE VALUES ($1, 'record', $2, '{}')), \
        head AS (INSERT INTO game_heads VALUES ($1, 0, $2, $3)), \
        own AS (INSERT INTO game_roles (game, role, generation) VALUES ($1, 'watch', $6)), \
        opens AS (INSERT INTO keys (hash, game, role) VALUES ($4, $1, 'watch')) \
        INSERT INTO records (game, sgf) VALUES ($1, $5)";
    let made = query(sql).bind(game.0).bind(number(record.created)).bind(record.summary);
    let made = made.bind(key.hash().as_bytes().to_vec()).bind(record.sgf).bind(generation);
    made.execute(db).await.map_err(failed)?;
    Ok((game, key))
}

impl Store for PostgresStore {
    fn secret(&self) -> &Secret {
        &self.secret
    }

    fn create_game(&self, game: NewGame) -> Answer<'_, Made> {
        Box::pin(async move {
            let row = query(NEXT).fetch_one(&self.pool).await.map_err(failed)?;
            let id = GameId(row.try_get("id").map_err(failed)?);
            let (keys, generation) = (game.roles.into_iter(), new_generation()?);
            let keys = keys.map(|role| (self.secret.game_key(id, role, generation), role));
            let keys: Vec<(Key, Role)> = keys.collect();
            let sql = "WITH made AS (INSERT INTO games (id, kind, created_ms, deal) \
                OVERRIDING SYSTEM VALUE VALUES ($1, 'game', $2, $3)), \
                head AS (INSERT INTO game_heads VALUES ($1, 0, $2, $4)), \
                own AS (INSERT INTO game_roles (game, role, generation) \
                SELECT $1, unnest($6::text[]), $7) \
                INSERT INTO keys (hash, game, role) SELECT pair.hash, $1, pair.role \
                FROM unnest($5::bytea[], $6::text[]) AS pair (hash, role)";
            let (hashes, roles) = columns(&keys);
            let made = query(sql).bind(id.0).bind(number(game.created)).bind(&game.agreed);
            let made = made.bind(&game.summary).bind(hashes).bind(roles).bind(generation);
            made.execute(&self.pool).await.map_err(failed)?;
            Ok(Made { game: id, keys })
        })
    }

    fn create_records(&self, records: Vec<NewRecord>) -> Answer<'_, Vec<(GameId, Key)>> {
        let secret = self.secret.clone();
        Box::pin(self.together(move |db| {
            Box::pin(async move {
                let mut made = Vec::with_capacity(records.len());
                for record in records {
                    made.push(insert_record(db, &secret, record).await?);
                }
                Ok(made)
            })
        }))
    }

    fn open(&self, key: &Key) -> Answer<'_, Option<Opened>> {
        let key = key.clone();
        Box::pin(async move {
            let sql = "SELECT keys.game, keys.role, games.kind FROM keys \
                JOIN games ON games.id = keys.game WHERE keys.hash = $1";
            let found = query(sql).bind(key.hash().as_bytes().to_vec());
            let found = found.fetch_optional(&self.pool).await;
            found.map_err(failed)?.as_ref().map(opened).transpose()
        })
    }

    fn renew_role(&self, game: GameId, role: Role) -> Answer<'_, Key> {
        let secret = self.secret.clone();
        Box::pin(self.together(move |db| {
            Box::pin(async move {
                let sql = "UPDATE game_roles SET generation = $3 \
                    WHERE game = $1 AND role = $2 RETURNING generation";
                let raise = query(sql).bind(game.0).bind(role.name()).bind(new_generation()?);
                let row = raise.fetch_one(&mut *db).await.map_err(failed)?;
                let key = secret.game_key(game, role, row.try_get(0).map_err(failed)?);
                for sql in [
                    "DELETE FROM visits WHERE game = $1 AND role = $2",
                    "DELETE FROM keys WHERE game = $1 AND role = $2",
                ] {
                    let delete = query(sql).bind(game.0).bind(role.name());
                    delete.execute(&mut *db).await.map_err(failed)?;
                }
                let insert = query("INSERT INTO keys (game, role, hash) VALUES ($1, $2, $3)");
                let insert = insert.bind(game.0).bind(role.name());
                let insert = insert.bind(key.hash().as_bytes().to_vec());
                insert.execute(db).await.map_err(failed)?;
                Ok(key)
            })
        }))
    }

    fn game(&self, game: GameId) -> Answer<'_, StoredGame> {
        Box::pin(async move {
            let sql = "SELECT created_ms, deal FROM games WHERE id = $1 AND deal <> ''";
            let row = query(sql).bind(game.0).fetch_one(&self.pool).await.map_err(failed)?;
            let keys = query("SELECT role, generation FROM game_roles WHERE game = $1");
            let keys = keys.bind(game.0).fetch_all(&self.pool).await.map_err(failed)?;
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
            let sql = "SELECT at_ms, entry FROM entries WHERE game = $1 AND seq >= $2 ORDER BY seq";
            let select = query(sql).bind(game.0).bind(number(seq));
            let rows = select.fetch_all(&self.pool).await.map_err(failed)?;
            let entry = |row: &PgRow| {
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
            // One statement takes the next numbers and uses them. Of two that want the same, the
            // second waits, looks again, and finds that they are gone.
            let sql = "WITH head AS (UPDATE game_heads SET next_seq = next_seq + $3, \
                changed_ms = GREATEST(changed_ms, $4), summary = $5 \
                WHERE game = $1 AND next_seq = $2 RETURNING game), \
                added AS (INSERT INTO entries (game, seq, at_ms, entry) \
                SELECT head.game, $2 + one.place - 1, one.at_ms, one.entry FROM head, \
                unnest($6::bigint[], $7::text[]) WITH ORDINALITY AS one (at_ms, entry, place)) \
                SELECT game FROM head";
            let last = entries.last().map_or(0, |entry| entry.at);
            let times: Vec<i64> = entries.iter().map(|entry| number(entry.at)).collect();
            let texts: Vec<String> = entries.into_iter().map(|entry| entry.entry).collect();
            let append = query(sql).bind(game.0).bind(number(seq)).bind(times.len() as i64);
            let append = append.bind(number(last)).bind(summary).bind(times).bind(texts);
            if append.fetch_optional(&self.pool).await.map_err(failed)?.is_some() {
                return Ok(());
            }
            let known = query("SELECT 1 FROM game_heads WHERE game = $1 AND next_seq >= 0");
            let known = known.bind(game.0).fetch_optional(&self.pool).await.map_err(failed)?;
            Err(if known.is_some() { StoreError::Conflict } else { StoreError::Unknown })
        })
    }

    fn record(&self, game: GameId) -> Answer<'_, Vec<u8>> {
        Box::pin(async move {
            let select = query("SELECT sgf FROM records WHERE game = $1").bind(game.0);
            let row = select.fetch_one(&self.pool).await.map_err(failed)?;
            row.try_get("sgf").map_err(failed)
        })
    }

    fn knows(&self, visitor: Visitor) -> Answer<'_, bool> {
        Box::pin(async move {
            let sql = "SELECT EXISTS (SELECT 1 FROM visits WHERE visitor = $1) \
                OR EXISTS (SELECT 1 FROM study_visits WHERE visitor = $1) \
                OR EXISTS (SELECT 1 FROM study_people WHERE visitor = $1) AS known";
            let row = query(sql).bind(visitor.0.as_bytes().to_vec()).fetch_one(&self.pool).await;
            row.map_err(failed)?.try_get("known").map_err(failed)
        })
    }

    fn forget(&self, visitor: Visitor) -> Answer<'_, ()> {
        Box::pin(async move {
            let sql = "WITH games AS (DELETE FROM visits WHERE visitor = $1) \
                DELETE FROM study_visits WHERE visitor = $1";
            let delete = query(sql).bind(visitor.0.as_bytes().to_vec());
            delete.execute(&self.pool).await.map(drop).map_err(failed)
        })
    }

    fn listed_key(&self, visitor: Visitor, game: GameId, role: Role) -> Answer<'_, Option<Key>> {
        Box::pin(async move {
            let sql = "SELECT generation FROM visits JOIN game_roles USING (game, role) \
                       WHERE visitor = $1 AND game = $2 AND role = $3";
            let select = query(sql).bind(visitor.0.as_bytes().to_vec()).bind(game.0);
            let row = select.bind(role.name()).fetch_optional(&self.pool).await.map_err(failed)?;
            let generation =
                row.map(|row| row.try_get("generation").map_err(failed)).transpose()?;
            Ok(generation.map(|generation| self.secret.game_key(game, role, generation)))
        })
    }

    fn visit(&self, visitor: Visitor, key: &Key, at: u64) -> Answer<'_, ()> {
        let key = key.hash();
        Box::pin(async move {
            // The key is locked, so that a game that is being deleted is not put into a list.
            let sql = "WITH opened AS (SELECT game, role FROM keys WHERE hash = $2 FOR KEY SHARE), \
                put AS (INSERT INTO visits (visitor, game, role, seen_ms) \
                SELECT $1, game, role, $3 FROM opened ON CONFLICT DO NOTHING) \
                SELECT 1 FROM opened";
            let visit = query(sql).bind(visitor.0.as_bytes().to_vec());
            let visit = visit.bind(key.as_bytes().to_vec()).bind(number(at));
            visit.fetch_one(&self.pool).await.map(drop).map_err(failed)
        })
    }

    fn hand_on(&self, from: &Key, to: &Key, at: u64) -> Answer<'_, ()> {
        let (from, to) = (from.hash(), to.hash());
        Box::pin(async move {
            let sql = "INSERT INTO visits (visitor, game, role, seen_ms) \
                SELECT visits.visitor, other.game, other.role, $3 \
                FROM visits JOIN keys USING (game, role), keys AS other \
                WHERE keys.hash = $1 AND other.hash = $2 ON CONFLICT DO NOTHING";
            let insert = query(sql).bind(from.as_bytes().to_vec());
            let insert = insert.bind(to.as_bytes().to_vec()).bind(number(at));
            insert.execute(&self.pool).await.map(drop).map_err(failed)
        })
    }

    fn visited(&self, visitor: Visitor, limit: u32) -> Answer<'_, Vec<Listed>> {
        Box::pin(async move {
            let sql = "SELECT visits.game, role, generation, games.kind, games.created_ms, \
                game_heads.changed_ms, game_heads.summary, visits.title, visits.away FROM visits \
                JOIN game_roles USING (game, role) JOIN games ON games.id = visits.game \
                JOIN game_heads ON game_heads.game = games.id WHERE visits.visitor = $1 \
                ORDER BY game_heads.changed_ms DESC, games.id DESC LIMIT $2";
            let select = query(sql).bind(visitor.0.as_bytes().to_vec()).bind(i64::from(limit));
            let rows = select.fetch_all(&self.pool).await.map_err(failed)?;
            let listed = |row: &PgRow| {
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
        let key = key.hash();
        Box::pin(async move {
            let sql = "UPDATE visits SET title = COALESCE($3, title), away = COALESCE($4, away) \
                FROM keys WHERE visits.visitor = $1 AND keys.hash = $2 \
                AND keys.game = visits.game AND keys.role = visits.role";
            let update = query(sql).bind(visitor.0.as_bytes().to_vec());
            let update = update.bind(key.as_bytes().to_vec());
            let done = update.bind(title).bind(away).execute(&self.pool).await.map_err(failed)?;
            Ok(done.rows_affected() > 0)
        })
    }

    fn take_off(&self, key: &Key) -> Answer<'_, ()> {
        let key = key.clone();
        Box::pin(async move {
            let sql = "UPDATE game_roles SET taken_off = TRUE FROM keys WHERE keys.hash = $1 \
                AND keys.game = game_roles.game AND keys.role = game_roles.role";
            let update = query(sql).bind(key.hash().as_bytes().to_vec());
            update.execute(&self.pool).await.map(drop).map_err(failed)
        })
    }

    fn leave(&self, visitor: Option<Visitor>, key: &Key, others: &[Role]) -> Answer<'_, Left> {
        let (key, others) = (key.clone(), others.to_vec());
        Box::pin(self.together(move |db| {
            Box::pin(async move {
                // The game's row is locked, so that nobody puts it into a list or takes it off
                // meanwhile without waiting. Moves refer to the row, and need not wait.
                let sql = "SELECT keys.game, keys.role, games.kind FROM keys \
                    JOIN games ON games.id = keys.game WHERE keys.hash = $1 \
                    FOR UPDATE OF keys FOR NO KEY UPDATE OF games";
                let found = query(sql).bind(key.hash().as_bytes().to_vec());
                let found = found.fetch_optional(&mut *db).await;
                let Some(row) = found.map_err(failed)? else { return Ok(Left::Unlisted) };
                let Opened { game, role: own, .. } = opened(&row)?;
                let all = query("SELECT 1 FROM keys WHERE game = $1 FOR UPDATE").bind(game.0);
                all.execute(&mut *db).await.map_err(failed)?;
                let sql = "SELECT role, taken_off FROM game_roles WHERE game = $1 FOR UPDATE";
                let all = query(sql);
                let all = all.bind(game.0).fetch_all(&mut *db).await.map_err(failed)?;
                let delete = query("DELETE FROM visits WHERE visitor = $1 AND game = $2");
                let delete = delete.bind(visitor.map(|visitor| visitor.0.as_bytes().to_vec()));
                let delete = delete.bind(game.0);
                let unlisted = delete.execute(&mut *db).await.map_err(failed)?.rows_affected() == 0;
                if unlisted && own == Role::Watch {
                    return Ok(Left::Unlisted);
                }
                let row = query(IS_LISTED).bind(game.0).fetch_one(&mut *db).await;
                let mut kept: bool = row.map_err(failed)?.try_get("listed").map_err(failed)?;
                for row in &all {
                    let has_taken_off: bool = row.try_get("taken_off").map_err(failed)?;
                    kept |= !has_taken_off && others.contains(&role(row)?);
                }
                if !kept {
                    delete_game(db, game).await?;
                }
                Ok(if kept { Left::Kept } else { Left::Deleted })
            })
        }))
    }

    fn delete(&self, game: GameId) -> Answer<'_, ()> {
        Box::pin(self.together(move |db| Box::pin(delete_game(db, game))))
    }

    fn last_alive(&self) -> Answer<'_, Option<u64>> {
        Box::pin(async move {
            let select = query("SELECT alive_ms FROM runs ORDER BY alive_ms DESC LIMIT 1");
            let row = select.fetch_optional(&self.pool).await.map_err(failed)?;
            row.map(|row| time(&row, "alive_ms")).transpose()
        })
    }

    fn begin_run(&self, at: u64) -> Answer<'_, i64> {
        Box::pin(async move {
            let sql = "INSERT INTO runs (started_ms, alive_ms) VALUES ($1, $1) RETURNING id";
            let row = query(sql).bind(number(at)).fetch_one(&self.pool).await.map_err(failed)?;
            row.try_get("id").map_err(failed)
        })
    }

    fn alive(&self, run: i64, at: u64) -> Answer<'_, ()> {
        Box::pin(async move {
            let sql = "UPDATE runs SET alive_ms = GREATEST(alive_ms, $1) WHERE id = $2";
            let update = query(sql).bind(number(at)).bind(run);
            update.execute(&self.pool).await.map(drop).map_err(failed)
        })
    }

    fn alive_after(&self, at: u64) -> Answer<'_, u64> {
        Box::pin(async move {
            let sql = "SELECT GREATEST(alive_ms, $1) AS alive FROM runs WHERE started_ms <= $1 \
                ORDER BY started_ms DESC, id DESC LIMIT 1";
            let row = query(sql).bind(number(at)).fetch_optional(&self.pool).await;
            row.map_err(failed)?.map_or(Ok(at), |row| time(&row, "alive"))
        })
    }
}
