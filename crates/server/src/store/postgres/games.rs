//! Games and records in a PostgreSQL database.

use super::rows::{failed, number, opened, role, text, time};
use super::{PostgresStore, deletion};
use crate::key::{Key, Role};
use crate::secret::Secret;
use crate::store::{
    Answer, GameId, GameStore, ItemId, Made, MemberId, NewGame, NewRecord, Opened, StoreError,
    StoredEntry, StoredGame, new_generation,
};
use sqlx::postgres::{PgConnection, PgRow};
use sqlx::{Row, query};

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

impl GameStore for PostgresStore {
    fn create_game(&self, game: NewGame) -> Answer<'_, Made> {
        Box::pin(async move {
            let row = query(NEXT).fetch_one(&mut *self.db().await?).await.map_err(failed)?;
            let id = GameId(row.try_get("id").map_err(failed)?);
            let (keys, generation) = (game.roles.into_iter(), new_generation()?);
            let keys = keys.map(|role| (self.secret.game_key(id, role, generation), role));
            let keys: Vec<(Key, Role)> = keys.collect();
            let sql = "WITH made AS (INSERT INTO games (id, kind, created_ms, deal) \
                OVERRIDING SYSTEM VALUE VALUES ($1, 'game', $2, $3)), \
                head AS (INSERT INTO game_heads VALUES ($1, 0, $2, $4)), \
                own AS (INSERT INTO game_roles (game, role, generation) \
                SELECT $1, unnest($6::text[]), $7), \
                sit AS (INSERT INTO seats (game, role, member) SELECT $1, seat.role, seat.member \
                FROM unnest($8::text[], $9::bigint[]) AS seat (role, member)), \
                list AS (INSERT INTO visits (visitor, game, role, seen_ms, unopened) \
                SELECT visitor, $1, seat.role, $2, TRUE \
                FROM unnest($8::text[], $9::bigint[]) AS seat (role, member) \
                JOIN members ON members.id = seat.member WHERE visitor IS NOT NULL \
                FOR SHARE OF members), \
                due AS (INSERT INTO rated_due (game) SELECT $1 WHERE $10) \
                INSERT INTO keys (hash, game, role) SELECT pair.hash, $1, pair.role \
                FROM unnest($5::bytea[], $6::text[]) AS pair (hash, role)";
            let seats = game.seats.into_iter().flatten().map(|MemberId(member)| member);
            let seated = [Role::Black, Role::White].map(Role::name).into_iter().zip(seats);
            let (seated, members): (Vec<&str>, Vec<i64>) = seated.unzip();
            let (hashes, roles) = columns(&keys);
            let made = query(sql).bind(id.0).bind(number(game.created)).bind(&game.agreed);
            let made =
                made.bind(&game.summary).bind(hashes).bind(roles).bind(generation).bind(seated);
            let made = made.bind(members).bind(game.is_rated);
            made.execute(&mut *self.db().await?).await.map_err(failed)?;
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
            let sql = "SELECT keys.game, keys.role, games.kind, members.visitor AS seat FROM keys \
                JOIN games ON games.id = keys.game \
                LEFT JOIN seats ON seats.game = keys.game AND seats.role = keys.role \
                LEFT JOIN members ON members.id = seats.member WHERE keys.hash = $1";
            let found = query(sql).bind(key.hash().as_bytes().to_vec());
            let found = found.fetch_optional(&mut *self.db().await?).await;
            found.map_err(failed)?.as_ref().map(opened).transpose()
        })
    }

    fn renew_role(&self, game: GameId, role: Role) -> Answer<'_, Key> {
        let secret = self.secret.clone();
        Box::pin(self.together(move |db| {
            Box::pin(async move {
                deletion::lock(db, ItemId::Game(game)).await?;
                let sql = "UPDATE game_roles SET generation = $3 \
                    WHERE game = $1 AND role = $2 RETURNING generation";
                let raise = query(sql).bind(game.0).bind(role.name()).bind(new_generation()?);
                let row = raise.fetch_one(&mut *db).await.map_err(failed)?;
                let key = secret.game_key(game, role, row.try_get(0).map_err(failed)?);
                for sql in [
                    "DELETE FROM visits WHERE game = $1 AND role = $2",
                    "INSERT INTO replaced_keys (hash, game) \
                     SELECT hash, game FROM keys WHERE game = $1 AND role = $2",
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
            let row =
                query(sql).bind(game.0).fetch_one(&mut *self.db().await?).await.map_err(failed)?;
            let keys = query("SELECT role, generation FROM game_roles WHERE game = $1");
            let keys = keys.bind(game.0).fetch_all(&mut *self.db().await?).await.map_err(failed)?;
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
            let rows = select.fetch_all(&mut *self.db().await?).await.map_err(failed)?;
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
            if append.fetch_optional(&mut *self.db().await?).await.map_err(failed)?.is_some() {
                return Ok(());
            }
            let known = query("SELECT 1 FROM game_heads WHERE game = $1 AND next_seq >= 0");
            let known =
                known.bind(game.0).fetch_optional(&mut *self.db().await?).await.map_err(failed)?;
            Err(if known.is_some() { StoreError::Conflict } else { StoreError::Unknown })
        })
    }

    fn record(&self, game: GameId) -> Answer<'_, Vec<u8>> {
        Box::pin(async move {
            let select = query("SELECT sgf FROM records WHERE game = $1").bind(game.0);
            let row = select.fetch_one(&mut *self.db().await?).await.map_err(failed)?;
            row.try_get("sgf").map_err(failed)
        })
    }
}
