//! Results and ratings in a PostgreSQL database.

use super::PostgresStore;
use super::rows::{failed, number, text, time};
use crate::store::ratings::{
    Standings, annulment, changed, in_order, made_anew, pool, read, written,
};
use crate::store::{Answer, GameId, RatingStore, Recounted, StoreError};
use sqlx::postgres::{PgConnection, PgRow};
use sqlx::{Row, query};
use tengen_rating::{Entry, MemberId, Played, Pool, Rated, Standing, What};

const CHANGES: &str = "SELECT change FROM rated JOIN results USING (seq) WHERE game = $1";

fn change(row: &PgRow) -> Result<Rated, StoreError> {
    read(&text(row, "change")?)
}

impl RatingStore for PostgresStore {
    fn add_result(&self, game: GameId, at: u64, played: Played) -> Answer<'_, Vec<Rated>> {
        Box::pin(self.together(move |db| {
            Box::pin(async move {
                lock(db).await?;
                if number_of(db, game).await?.is_some() {
                    return changes(db, game).await;
                }
                let last = query("SELECT COALESCE(MAX(seq), 0) + 1 AS next FROM results");
                let row = last.fetch_one(&mut *db).await.map_err(failed)?;
                let seq: i64 = row.try_get("next").map_err(failed)?;
                add(db, seq, at, Some(game), What::Played(played)).await?;
                let standings = standings(db, &played).await?;
                let rows = changed(seq.unsigned_abs(), at, &played, &standings);
                for row in &rows {
                    write(db, seq, row).await?;
                }
                done(db, game).await?;
                Ok(rows)
            })
        }))
    }

    fn no_result(&self, game: GameId) -> Answer<'_, ()> {
        Box::pin(async move { done(&mut *self.db().await?, game).await })
    }

    fn results_due(&self, limit: u32) -> Answer<'_, Vec<GameId>> {
        Box::pin(async move {
            let sql = "SELECT rated_due.game FROM rated_due \
                JOIN game_heads ON game_heads.game = rated_due.game \
                WHERE summary::jsonb ->> 'phase' = 'ended' ORDER BY rated_due.game LIMIT $1";
            let select = query(sql).bind(i64::from(limit));
            let rows = select.fetch_all(&mut *self.db().await?).await.map_err(failed)?;
            rows.iter().map(|row| row.try_get("game").map(GameId).map_err(failed)).collect()
        })
    }

    fn changes(&self, game: GameId) -> Answer<'_, Option<Vec<Rated>>> {
        Box::pin(async move {
            let db = &mut *self.db().await?;
            match number_of(db, game).await? {
                Some(_) => changes(db, game).await.map(Some),
                None => Ok(None),
            }
        })
    }

    fn annul(&self, game: GameId, at: u64, is_annulled: bool) -> Answer<'_, Recounted> {
        Box::pin(self.together(move |db| {
            Box::pin(async move {
                lock(db).await?;
                let of = number_of(db, game).await?.ok_or(StoreError::Unknown)?;
                let entry = annulment(&log(db).await?, of, at, is_annulled);
                if let Some(Entry { seq, at, what }) = entry {
                    add(db, number(seq), at, None, what).await?;
                }
                recounted(db).await
            })
        }))
    }

    fn recount(&self) -> Answer<'_, Recounted> {
        Box::pin(self.together(move |db| {
            Box::pin(async move {
                lock(db).await?;
                recounted(db).await
            })
        }))
    }

    fn standing(&self, member: MemberId, pool: Pool) -> Answer<'_, Standing> {
        Box::pin(async move {
            let sql = "SELECT standing FROM standings WHERE member = $1 AND pool = $2";
            let select = query(sql).bind(member.0).bind(pool.word());
            let row = select.fetch_optional(&mut *self.db().await?).await.map_err(failed)?;
            match row {
                Some(row) => read(&text(&row, "standing")?),
                None => Ok(Standing::start(pool, None)),
            }
        })
    }
}

/// Lets results be added one after the other: each finds the number and the standings that the one
/// before has left.
async fn lock(db: &mut PgConnection) -> Result<(), StoreError> {
    let lock = query("LOCK TABLE results IN SHARE ROW EXCLUSIVE MODE");
    lock.execute(db).await.map(drop).map_err(failed)
}

/// The number of the result of a game.
async fn number_of(db: &mut PgConnection, game: GameId) -> Result<Option<u64>, StoreError> {
    let select = query("SELECT seq FROM results WHERE game = $1").bind(game.0);
    let row = select.fetch_optional(db).await.map_err(failed)?;
    row.map(|row| time(&row, "seq")).transpose()
}

/// What the result of a game has changed.
async fn changes(db: &mut PgConnection, game: GameId) -> Result<Vec<Rated>, StoreError> {
    let rows = query(CHANGES).bind(game.0).fetch_all(db).await.map_err(failed)?;
    rows.iter().map(change).collect::<Result<_, _>>().map(in_order)
}

/// Adds an entry to the log.
async fn add(
    db: &mut PgConnection,
    seq: i64,
    at: u64,
    game: Option<GameId>,
    what: What,
) -> Result<(), StoreError> {
    let insert = query("INSERT INTO results (seq, at_ms, game, what) VALUES ($1, $2, $3, $4)");
    let insert = insert.bind(seq).bind(number(at)).bind(game.map(|GameId(game)| game));
    insert.bind(written(&what)?).execute(db).await.map_err(failed)?;
    Ok(())
}

/// The whole log.
async fn log(db: &mut PgConnection) -> Result<Vec<Entry>, StoreError> {
    let rows = query("SELECT seq, at_ms, what FROM results ORDER BY seq").fetch_all(db).await;
    let entry = |row: &PgRow| {
        let (seq, at) = (time(row, "seq")?, time(row, "at_ms")?);
        Ok(Entry { seq, at, what: read(&text(row, "what")?)? })
    };
    rows.map_err(failed)?.iter().map(entry).collect()
}

/// Makes all ratings anew.
async fn recounted(db: &mut PgConnection) -> Result<Recounted, StoreError> {
    let rows = query("SELECT member, pool, standing FROM standings").fetch_all(&mut *db).await;
    let before: Standings = rows.map_err(failed)?.iter().map(standing).collect::<Result<_, _>>()?;
    let (rows, recounted) = made_anew(&log(db).await?, &before)?;
    for sql in ["DELETE FROM rated", "DELETE FROM standings"] {
        query(sql).execute(&mut *db).await.map_err(failed)?;
    }
    for row in &rows {
        write(db, number(row.seq), row).await?;
    }
    Ok(recounted)
}

fn standing(row: &PgRow) -> Result<(MemberId, Pool, Standing), StoreError> {
    let member = row.try_get("member").map(MemberId).map_err(failed)?;
    Ok((member, pool(&text(row, "pool")?)?, read(&text(row, "standing")?)?))
}

/// Where the two players stand in all pools.
async fn standings(db: &mut PgConnection, played: &Played) -> Result<Standings, StoreError> {
    let sql = "SELECT member, pool, standing FROM standings WHERE member IN ($1, $2)";
    let select = query(sql).bind(played.black.0).bind(played.white.0);
    let rows = select.fetch_all(db).await.map_err(failed)?;
    rows.iter().map(standing).collect()
}

/// Writes what a result changed for a member in a pool.
async fn write(db: &mut PgConnection, seq: i64, row: &Rated) -> Result<(), StoreError> {
    let sql = "WITH changed AS \
        (INSERT INTO rated (seq, member, pool, change) VALUES ($1, $2, $3, $4)) \
        INSERT INTO standings (member, pool, standing) VALUES ($2, $3, $5) \
        ON CONFLICT (member, pool) DO UPDATE SET standing = excluded.standing";
    let insert = query(sql).bind(seq).bind(row.member.0).bind(row.pool.word());
    let insert = insert.bind(written(row)?).bind(written(&row.after)?);
    insert.execute(db).await.map_err(failed)?;
    Ok(())
}

/// A rated game waits for its result no more.
async fn done(db: &mut PgConnection, game: GameId) -> Result<(), StoreError> {
    let delete = query("DELETE FROM rated_due WHERE game = $1").bind(game.0);
    delete.execute(db).await.map_err(failed)?;
    Ok(())
}
