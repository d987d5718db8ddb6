//! Results and ratings in an SQLite database.

use super::SqliteStore;
use super::rows::{failed, number, text, time};
use crate::store::ratings::{
    ENDED, Standings, Starts, annulment, changed, in_order, made_anew, pool, read, start_rank,
    written,
};
use crate::store::{Answer, GameId, RatingStore, Recounted, StoreError};
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqliteConnection, query};
use tengen_rating::{Entry, MemberId, Played, Pool, Rank, Rated, Standing, What};

const CHANGES: &str = "SELECT change FROM rated JOIN results USING (seq) WHERE game = ?";

fn change(row: &SqliteRow) -> Result<Rated, StoreError> {
    read(&text(row, "change")?)
}

impl RatingStore for SqliteStore {
    fn add_result(&self, game: GameId, at: u64, played: Played) -> Answer<'_, Vec<Rated>> {
        self.write(move |db| {
            Box::pin(async move {
                if number_of(db, game).await?.is_some() {
                    return changes(db, game).await;
                }
                let seq = next(db).await?;
                add(db, seq, at, Some(game), What::Played(played)).await?;
                let standings = standings(db, &played).await?;
                let starts = starts(db, &played).await?;
                let rows = changed(seq.unsigned_abs(), at, &played, &standings, &starts);
                for row in &rows {
                    write_change(db, row).await?;
                    write_standing(db, row.member, row.pool, &row.after).await?;
                }
                done(db, game).await?;
                Ok(rows)
            })
        })
    }

    fn no_result(&self, game: GameId) -> Answer<'_, ()> {
        self.write(move |db| Box::pin(done(db, game)))
    }

    fn results_due(&self, after: GameId, limit: u32) -> Answer<'_, Vec<GameId>> {
        Box::pin(async move {
            let sql = "SELECT game FROM rated_due JOIN games ON games.id = game \
                       WHERE game > ? AND summary LIKE ? ORDER BY game LIMIT ?";
            let select = query(sql).bind(after.0).bind(ENDED).bind(limit);
            let rows = select.fetch_all(&self.readers).await.map_err(failed)?;
            rows.iter().map(|row| row.try_get("game").map(GameId).map_err(failed)).collect()
        })
    }

    fn changes(&self, game: GameId) -> Answer<'_, Option<Vec<Rated>>> {
        Box::pin(async move {
            let db = &mut *self.readers.acquire().await.map_err(failed)?;
            match number_of(db, game).await? {
                Some(_) => changes(db, game).await.map(Some),
                None => Ok(None),
            }
        })
    }

    fn annul(&self, game: GameId, at: u64, is_annulled: bool) -> Answer<'_, Recounted> {
        self.write(move |db| {
            Box::pin(async move {
                let of = number_of(db, game).await?.ok_or(StoreError::Unknown)?;
                let log = log(db).await?;
                let Some(Entry { seq, at, what }) = annulment(&log, of, at, is_annulled) else {
                    return Ok(Recounted { entries: log.len() as u64, changed: 0 });
                };
                add(db, number(seq), at, None, what).await?;
                recounted(db).await
            })
        })
    }

    fn recount(&self) -> Answer<'_, Recounted> {
        self.write(move |db| Box::pin(async move { recounted(db).await }))
    }

    fn standing(&self, member: MemberId, pool: Pool) -> Answer<'_, Standing> {
        Box::pin(async move {
            let sql = "SELECT \
                (SELECT standing FROM standings WHERE member = $1 AND pool = $2) AS standing, \
                (SELECT start_rank FROM members WHERE id = $1) AS start_rank";
            let select = query(sql).bind(member.0).bind(pool.word());
            let row = select.fetch_one(&self.readers).await.map_err(failed)?;
            let standing: Option<String> = row.try_get("standing").map_err(failed)?;
            let rank: Option<i64> = row.try_get("start_rank").map_err(failed)?;
            match (standing, rank) {
                (Some(standing), _) => read(&standing),
                (None, rank) => Ok(Standing::start(pool, rank.map(start_rank).transpose()?)),
            }
        })
    }

    fn standings(&self, member: MemberId) -> Answer<'_, Vec<(Pool, Standing)>> {
        Box::pin(async move {
            let sql = "SELECT member, pool, standing FROM standings WHERE member = ?";
            let rows = query(sql).bind(member.0).fetch_all(&self.readers).await;
            let rows = rows.map_err(failed)?;
            let pair = |row| standing(row).map(|(_, pool, standing)| (pool, standing));
            rows.iter().map(pair).collect()
        })
    }
}

/// The number of the result of a game.
async fn number_of(db: &mut SqliteConnection, game: GameId) -> Result<Option<u64>, StoreError> {
    let select = query("SELECT seq FROM results WHERE game = ?").bind(game.0);
    let row = select.fetch_optional(db).await.map_err(failed)?;
    row.map(|row| time(&row, "seq")).transpose()
}

/// What the result of a game has changed.
async fn changes(db: &mut SqliteConnection, game: GameId) -> Result<Vec<Rated>, StoreError> {
    let rows = query(CHANGES).bind(game.0).fetch_all(db).await.map_err(failed)?;
    rows.iter().map(change).collect::<Result<_, _>>().map(in_order)
}

/// The number of the next entry of the log.
async fn next(db: &mut SqliteConnection) -> Result<i64, StoreError> {
    let last = query("SELECT COALESCE(MAX(seq), 0) + 1 AS next FROM results");
    last.fetch_one(db).await.map_err(failed)?.try_get("next").map_err(failed)
}

/// Notes the rank with which a member enters, who has not played a rated game yet. It stays.
pub(super) async fn enter(
    db: &mut SqliteConnection,
    member: MemberId,
    rank: Rank,
    at: u64,
) -> Result<(), StoreError> {
    let sql = "UPDATE members SET start_rank = $2 WHERE id = $1 AND start_rank IS NULL \
        AND NOT EXISTS (SELECT 1 FROM standings WHERE member = $1)";
    let update = query(sql).bind(member.0).bind(i64::from(rank.number()));
    if update.execute(&mut *db).await.map_err(failed)?.rows_affected() == 0 {
        return Ok(());
    }
    let seq = next(db).await?;
    add(db, seq, at, None, What::Entered { member, rank: Some(rank) }).await
}

/// The ranks with which the two players entered.
async fn starts(db: &mut SqliteConnection, played: &Played) -> Result<Starts, StoreError> {
    let sql = "SELECT id, start_rank FROM members \
        WHERE id IN ($1, $2) AND start_rank IS NOT NULL";
    let rows = query(sql).bind(played.black.0).bind(played.white.0).fetch_all(db).await;
    let pair = |row: &SqliteRow| {
        let number = row.try_get("start_rank").map_err(failed)?;
        Ok((row.try_get("id").map(MemberId).map_err(failed)?, start_rank(number)?))
    };
    rows.map_err(failed)?.iter().map(pair).collect()
}

/// Adds an entry to the log.
async fn add(
    db: &mut SqliteConnection,
    seq: i64,
    at: u64,
    game: Option<GameId>,
    what: What,
) -> Result<(), StoreError> {
    let insert = query("INSERT INTO results (seq, at_ms, game, what) VALUES (?, ?, ?, ?)");
    let insert = insert.bind(seq).bind(number(at)).bind(game.map(|GameId(game)| game));
    insert.bind(written(&what)?).execute(db).await.map_err(failed)?;
    Ok(())
}

/// The whole log.
async fn log(db: &mut SqliteConnection) -> Result<Vec<Entry>, StoreError> {
    let rows = query("SELECT seq, at_ms, what FROM results ORDER BY seq").fetch_all(db).await;
    let entry = |row: &SqliteRow| {
        let (seq, at) = (time(row, "seq")?, time(row, "at_ms")?);
        Ok(Entry { seq, at, what: read(&text(row, "what")?)? })
    };
    rows.map_err(failed)?.iter().map(entry).collect()
}

/// Makes all ratings anew, and writes those that have changed.
async fn recounted(db: &mut SqliteConnection) -> Result<Recounted, StoreError> {
    let log = log(db).await?;
    let rows = query("SELECT seq, member, pool, change FROM rated").fetch_all(&mut *db).await;
    let change = |row: &SqliteRow| {
        let (member, pool) = owner(row)?;
        Ok(((time(row, "seq")?, member, pool), text(row, "change")?))
    };
    let changes = rows.map_err(failed)?.iter().map(change).collect::<Result<_, StoreError>>()?;
    let rows = query("SELECT member, pool, standing FROM standings").fetch_all(&mut *db).await;
    let standing = |row: &SqliteRow| Ok((owner(row)?, text(row, "standing")?));
    let before = rows.map_err(failed)?.iter().map(standing).collect::<Result<_, StoreError>>()?;
    let anew = made_anew(&log, changes, before)?;
    for (seq, member, pool) in anew.gone {
        let delete = query("DELETE FROM rated WHERE seq = ? AND member = ? AND pool = ?");
        let delete = delete.bind(number(seq)).bind(member.0).bind(pool.word());
        delete.execute(&mut *db).await.map_err(failed)?;
    }
    for (member, pool) in anew.left {
        let delete = query("DELETE FROM standings WHERE member = ? AND pool = ?");
        delete.bind(member.0).bind(pool.word()).execute(&mut *db).await.map_err(failed)?;
    }
    for row in &anew.rows {
        write_change(db, row).await?;
    }
    for (member, pool, standing) in &anew.standings {
        write_standing(db, *member, *pool, standing).await?;
    }
    Ok(anew.recounted)
}

/// The member and the pool of a row.
fn owner(row: &SqliteRow) -> Result<(MemberId, Pool), StoreError> {
    let member = row.try_get("member").map(MemberId).map_err(failed)?;
    Ok((member, pool(&text(row, "pool")?)?))
}

/// Where a member stands in a pool.
fn standing(row: &SqliteRow) -> Result<(MemberId, Pool, Standing), StoreError> {
    let (member, pool) = owner(row)?;
    Ok((member, pool, read(&text(row, "standing")?)?))
}

/// Where the two players stand in all pools.
async fn standings(db: &mut SqliteConnection, played: &Played) -> Result<Standings, StoreError> {
    let sql = "SELECT member, pool, standing FROM standings WHERE member IN (?, ?)";
    let select = query(sql).bind(played.black.0).bind(played.white.0);
    let rows = select.fetch_all(db).await.map_err(failed)?;
    rows.iter().map(standing).collect()
}

/// Writes what a result changed for a member in a pool.
async fn write_change(db: &mut SqliteConnection, row: &Rated) -> Result<(), StoreError> {
    let sql = "INSERT INTO rated (seq, member, pool, change) VALUES (?, ?, ?, ?) \
               ON CONFLICT (seq, member, pool) DO UPDATE SET change = excluded.change";
    let insert = query(sql).bind(number(row.seq)).bind(row.member.0).bind(row.pool.word());
    insert.bind(written(row)?).execute(db).await.map(drop).map_err(failed)
}

/// Writes where a member stands in a pool.
async fn write_standing(
    db: &mut SqliteConnection,
    member: MemberId,
    pool: Pool,
    standing: &Standing,
) -> Result<(), StoreError> {
    let sql = "INSERT INTO standings (member, pool, standing) VALUES (?, ?, ?) \
               ON CONFLICT (member, pool) DO UPDATE SET standing = excluded.standing";
    let insert = query(sql).bind(member.0).bind(pool.word()).bind(written(standing)?);
    insert.execute(db).await.map(drop).map_err(failed)
}

/// A rated game waits for its result no more.
async fn done(db: &mut SqliteConnection, game: GameId) -> Result<(), StoreError> {
    let delete = query("DELETE FROM rated_due WHERE game = ?").bind(game.0);
    delete.execute(db).await.map_err(failed)?;
    Ok(())
}
