//! Results and ratings in an SQLite database.

use super::SqliteStore;
use super::rows::{failed, number, text};
use crate::store::ratings::{Standings, changed, in_order, pool, read, written};
use crate::store::{Answer, GameId, RatingStore, StoreError};
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqliteConnection, query};
use tengen_rating::{MemberId, Played, Pool, Rated, Standing, What};

const CHANGES: &str = "SELECT change FROM rated JOIN results USING (seq) WHERE game = ?";

fn change(row: &SqliteRow) -> Result<Rated, StoreError> {
    read(&text(row, "change")?)
}

impl RatingStore for SqliteStore {
    fn add_result(&self, game: GameId, at: u64, played: Played) -> Answer<'_, Vec<Rated>> {
        self.write(move |db| {
            Box::pin(async move {
                let known = query(CHANGES).bind(game.0).fetch_all(&mut *db).await;
                let known = known.map_err(failed)?;
                if !known.is_empty() {
                    return known.iter().map(change).collect::<Result<_, _>>().map(in_order);
                }
                let last = query("SELECT COALESCE(MAX(seq), 0) + 1 AS next FROM results");
                let row = last.fetch_one(&mut *db).await.map_err(failed)?;
                let seq: i64 = row.try_get("next").map_err(failed)?;
                let insert =
                    query("INSERT INTO results (seq, at_ms, game, what) VALUES (?, ?, ?, ?)");
                let insert = insert.bind(seq).bind(number(at)).bind(game.0);
                let insert = insert.bind(written(&What::Played(played))?);
                insert.execute(&mut *db).await.map_err(failed)?;
                let standings = standings(db, &played).await?;
                let rows = changed(seq.unsigned_abs(), at, &played, &standings);
                for row in &rows {
                    write(db, seq, row).await?;
                }
                done(db, game).await?;
                Ok(rows)
            })
        })
    }

    fn no_result(&self, game: GameId) -> Answer<'_, ()> {
        self.write(move |db| Box::pin(done(db, game)))
    }

    fn results_due(&self, limit: u32) -> Answer<'_, Vec<GameId>> {
        Box::pin(async move {
            let sql = "SELECT game FROM rated_due JOIN games ON games.id = game \
                       WHERE json_extract(summary, '$.phase') = 'ended' ORDER BY game LIMIT ?";
            let rows = query(sql).bind(limit).fetch_all(&self.readers).await.map_err(failed)?;
            rows.iter().map(|row| row.try_get("game").map(GameId).map_err(failed)).collect()
        })
    }

    fn changes(&self, game: GameId) -> Answer<'_, Vec<Rated>> {
        Box::pin(async move {
            let rows = query(CHANGES).bind(game.0).fetch_all(&self.readers).await;
            rows.map_err(failed)?.iter().map(change).collect::<Result<_, _>>().map(in_order)
        })
    }

    fn standing(&self, member: MemberId, pool: Pool) -> Answer<'_, Standing> {
        Box::pin(async move {
            let sql = "SELECT standing FROM standings WHERE member = ? AND pool = ?";
            let select = query(sql).bind(member.0).bind(pool.word());
            let row = select.fetch_optional(&self.readers).await.map_err(failed)?;
            match row {
                Some(row) => read(&text(&row, "standing")?),
                None => Ok(Standing::start(pool, None)),
            }
        })
    }
}

/// Where the two players stand in all pools.
async fn standings(db: &mut SqliteConnection, played: &Played) -> Result<Standings, StoreError> {
    let sql = "SELECT member, pool, standing FROM standings WHERE member IN (?, ?)";
    let select = query(sql).bind(played.black.0).bind(played.white.0);
    let rows = select.fetch_all(db).await.map_err(failed)?;
    let standing = |row: &SqliteRow| {
        let member = row.try_get("member").map(MemberId).map_err(failed)?;
        Ok((member, pool(&text(row, "pool")?)?, read(&text(row, "standing")?)?))
    };
    rows.iter().map(standing).collect()
}

/// Writes what a result changed for a member in a pool.
async fn write(db: &mut SqliteConnection, seq: i64, row: &Rated) -> Result<(), StoreError> {
    let insert = query("INSERT INTO rated (seq, member, pool, change) VALUES (?, ?, ?, ?)");
    let insert = insert.bind(seq).bind(row.member.0).bind(row.pool.word()).bind(written(row)?);
    insert.execute(&mut *db).await.map_err(failed)?;
    let sql = "INSERT INTO standings (member, pool, standing) VALUES (?, ?, ?) \
               ON CONFLICT (member, pool) DO UPDATE SET standing = excluded.standing";
    let insert = query(sql).bind(row.member.0).bind(row.pool.word()).bind(written(&row.after)?);
    insert.execute(db).await.map_err(failed)?;
    Ok(())
}

/// A rated game waits for its result no more.
async fn done(db: &mut SqliteConnection, game: GameId) -> Result<(), StoreError> {
    let delete = query("DELETE FROM rated_due WHERE game = ?").bind(game.0);
    delete.execute(db).await.map_err(failed)?;
    Ok(())
}
