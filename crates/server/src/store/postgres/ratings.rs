//! Results and ratings in a PostgreSQL database.

use super::PostgresStore;
use super::rows::{failed, number, text, time};
use crate::store::ratings::{ENDED, annulment, changed, made_anew, statements};
use crate::store::{Answer, RatingStore, Recounted};
use sqlx::postgres::{PgConnection, PgRow};

statements!(PgConnection, PgRow, lock);

impl RatingStore for PostgresStore {
    fn add_result(&self, game: GameId, at: u64, played: Played) -> Answer<'_, Vec<Rated>> {
        Box::pin(self.together(move |db| {
            Box::pin(async move {
                lock(db).await?;
                if number_of(db, game).await?.is_some() {
                    return changes(db, game).await;
                }
                let seq = next(db).await?;
                add(db, seq, at, Some(game), What::Played(played)).await?;
                let standings = standings(db, &played).await?;
                let starts = starts(db, &played).await?;
                let rows = changed(seq.unsigned_abs(), at, &played, &standings, &starts);
                write_changes(db, &rows).await?;
                let after: Standings =
                    rows.iter().map(|row| (row.member, row.pool, row.after)).collect();
                write_standings(db, &after).await?;
                done(db, game).await?;
                Ok(rows)
            })
        }))
    }

    fn no_result(&self, game: GameId) -> Answer<'_, ()> {
        Box::pin(async move { done(&mut *self.db().await?, game).await })
    }

    fn results_due(&self, after: GameId, limit: u32) -> Answer<'_, Vec<GameId>> {
        Box::pin(async move {
            let sql = "SELECT rated_due.game FROM rated_due \
                JOIN game_heads ON game_heads.game = rated_due.game \
                WHERE rated_due.game > $1 AND summary LIKE $2 ORDER BY rated_due.game LIMIT $3";
            let select = query(sql).bind(after.0).bind(ENDED).bind(i64::from(limit));
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
                let log = log(db).await?;
                let Some(Entry { seq, at, what }) = annulment(&log, of, at, is_annulled) else {
                    return Ok(Recounted { entries: log.len() as u64, changed: 0 });
                };
                add(db, number(seq), at, None, what).await?;
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
            let sql = "SELECT \
                (SELECT standing FROM standings WHERE member = $1 AND pool = $2) AS standing, \
                (SELECT start_rank FROM members WHERE id = $1) AS start_rank";
            let select = query(sql).bind(member.0).bind(pool.word());
            let row = select.fetch_one(&mut *self.db().await?).await.map_err(failed)?;
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
            let sql = "SELECT member, pool, standing FROM standings WHERE member = $1";
            let rows = query(sql).bind(member.0).fetch_all(&mut *self.db().await?).await;
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
        Box::pin(
            async move { rated_games(&mut *self.db().await?, member, pool, before, limit).await },
        )
    }
}

/// Lets results be added one after the other: each finds the number and the standings that the one
/// before has left.
async fn lock(db: &mut PgConnection) -> Result<(), StoreError> {
    let lock = query("LOCK TABLE results IN SHARE ROW EXCLUSIVE MODE");
    lock.execute(db).await.map(drop).map_err(failed)
}

/// Makes all ratings anew, and writes those that have changed.
async fn recounted(db: &mut PgConnection) -> Result<Recounted, StoreError> {
    let log = log(db).await?;
    let rows = query("SELECT seq, member, pool, change FROM rated").fetch_all(&mut *db).await;
    let change = |row: &PgRow| {
        let (member, pool) = owner(row)?;
        Ok(((time(row, "seq")?, member, pool), text(row, "change")?))
    };
    let changes = rows.map_err(failed)?.iter().map(change).collect::<Result<_, StoreError>>()?;
    let rows = query("SELECT member, pool, standing FROM standings").fetch_all(&mut *db).await;
    let standing = |row: &PgRow| Ok((owner(row)?, text(row, "standing")?));
    let before = rows.map_err(failed)?.iter().map(standing).collect::<Result<_, StoreError>>()?;
    let anew = made_anew(&log, changes, before)?;
    let (mut seqs, mut members, mut pools) = (Vec::new(), Vec::new(), Vec::new());
    for (seq, member, pool) in anew.gone {
        seqs.push(number(seq));
        members.push(member.0);
        pools.push(pool.word());
    }
    let sql = "DELETE FROM rated USING unnest($1::bigint[], $2::bigint[], $3::text[]) \
        AS gone (seq, member, pool) WHERE rated.seq = gone.seq \
        AND rated.member = gone.member AND rated.pool = gone.pool";
    let delete = query(sql).bind(seqs).bind(members).bind(pools);
    delete.execute(&mut *db).await.map_err(failed)?;
    let left = anew.left.into_iter().map(|(member, pool)| (member.0, pool.word()));
    let (members, pools): (Vec<i64>, Vec<&str>) = left.unzip();
    let sql = "DELETE FROM standings USING unnest($1::bigint[], $2::text[]) \
        AS gone (member, pool) WHERE standings.member = gone.member AND standings.pool = gone.pool";
    query(sql).bind(members).bind(pools).execute(&mut *db).await.map_err(failed)?;
    for rows in anew.rows.chunks(MANY) {
        write_changes(db, rows).await?;
    }
    for rows in anew.standings.chunks(MANY) {
        write_standings(db, rows).await?;
    }
    Ok(anew.recounted)
}

/// How many rows one statement writes.
const MANY: usize = 10_000;

/// Writes what results changed for members in pools.
async fn write_changes(db: &mut PgConnection, rows: &[Rated]) -> Result<(), StoreError> {
    let sql = "INSERT INTO rated (seq, member, pool, change) \
        SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::text[], $4::text[]) \
        ON CONFLICT (seq, member, pool) DO UPDATE SET change = excluded.change";
    let seqs: Vec<i64> = rows.iter().map(|row| number(row.seq)).collect();
    let members: Vec<i64> = rows.iter().map(|row| row.member.0).collect();
    let pools: Vec<&str> = rows.iter().map(|row| row.pool.word()).collect();
    let changes: Vec<String> = rows.iter().map(written).collect::<Result<_, _>>()?;
    let insert = query(sql).bind(seqs).bind(members).bind(pools).bind(changes);
    insert.execute(db).await.map(drop).map_err(failed)
}

/// Writes where members stand in pools.
async fn write_standings(
    db: &mut PgConnection,
    rows: &[(MemberId, Pool, Standing)],
) -> Result<(), StoreError> {
    let sql = "INSERT INTO standings (member, pool, standing) \
        SELECT * FROM unnest($1::bigint[], $2::text[], $3::text[]) \
        ON CONFLICT (member, pool) DO UPDATE SET standing = excluded.standing";
    let members: Vec<i64> = rows.iter().map(|(member, ..)| member.0).collect();
    let pools: Vec<&str> = rows.iter().map(|(_, pool, _)| pool.word()).collect();
    let standings = rows.iter().map(|(.., standing)| written(standing));
    let standings: Vec<String> = standings.collect::<Result<_, _>>()?;
    let insert = query(sql).bind(members).bind(pools).bind(standings);
    insert.execute(db).await.map(drop).map_err(failed)
}
