//! Results and ratings in an SQLite database.

use super::SqliteStore;
use super::rows::{failed, number, text, time};
use crate::store::ratings::{ENDED, annulment, changed, made_anew, statements};
use crate::store::{Answer, RatingStore, Recounted};
use sqlx::sqlite::{SqliteConnection, SqliteRow};

statements!(SqliteConnection, SqliteRow, lock);

/// One writer writes after the other: nothing is locked.
async fn lock(_db: &mut SqliteConnection) -> Result<(), StoreError> {
    Ok(())
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

    fn rated_games(
        &self,
        member: MemberId,
        pool: Pool,
        before: Option<u64>,
        limit: u32,
    ) -> Answer<'_, Vec<RatedGame>> {
        Box::pin(async move {
            rated_games(&mut *self.reader().await?, member, pool, before, limit).await
        })
    }
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
