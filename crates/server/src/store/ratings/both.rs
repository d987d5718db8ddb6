//! The statements of the log of results and of ratings: the same for both databases.

/// Functions on a connection of one of the two databases. `$lock` lets results be added one after
/// the other.
macro_rules! statements {
    ($connection:ty, $row:ty, $lock:path) => {
        use crate::store::ratings::{Standings, Starts, in_order, pool, read, start_rank, written};
        use crate::store::{GameId, RatedGame, StoreError};
        use sqlx::{Row, query};
        use tengen_rating::{Entry, MemberId, Played, Pool, Rank, Rated, Standing, What};

        const CHANGES: &str = "SELECT change FROM rated JOIN results USING (seq) WHERE game = $1";

        fn change(row: &$row) -> Result<Rated, StoreError> {
            read(&text(row, "change")?)
        }

        /// The number of the result of a game.
        async fn number_of(db: &mut $connection, game: GameId) -> Result<Option<u64>, StoreError> {
            let select = query("SELECT seq FROM results WHERE game = $1").bind(game.0);
            let row = select.fetch_optional(db).await.map_err(failed)?;
            row.map(|row| time(&row, "seq")).transpose()
        }

        /// What the result of a game has changed.
        async fn changes(db: &mut $connection, game: GameId) -> Result<Vec<Rated>, StoreError> {
            let rows = query(CHANGES).bind(game.0).fetch_all(db).await.map_err(failed)?;
            rows.iter().map(change).collect::<Result<_, _>>().map(in_order)
        }

        /// The number of the next entry of the log.
        async fn next(db: &mut $connection) -> Result<i64, StoreError> {
            let last = query("SELECT COALESCE(MAX(seq), 0) + 1 AS next FROM results");
            last.fetch_one(db).await.map_err(failed)?.try_get("next").map_err(failed)
        }

        /// Notes the rank with which a member enters, who has not played a rated game yet. It
        /// stays.
        pub(super) async fn enter(
            db: &mut $connection,
            member: MemberId,
            rank: Rank,
            at: u64,
        ) -> Result<(), StoreError> {
            $lock(db).await?;
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
        async fn starts(db: &mut $connection, played: &Played) -> Result<Starts, StoreError> {
            let sql = "SELECT id, start_rank FROM members \
                WHERE id IN ($1, $2) AND start_rank IS NOT NULL";
            let rows = query(sql).bind(played.black.0).bind(played.white.0).fetch_all(db).await;
            let pair = |row: &$row| {
                let number = row.try_get("start_rank").map_err(failed)?;
                Ok((row.try_get("id").map(MemberId).map_err(failed)?, start_rank(number)?))
            };
            rows.map_err(failed)?.iter().map(pair).collect()
        }

        /// Adds an entry to the log.
        async fn add(
            db: &mut $connection,
            seq: i64,
            at: u64,
            game: Option<GameId>,
            what: What,
        ) -> Result<(), StoreError> {
            let insert =
                query("INSERT INTO results (seq, at_ms, game, what) VALUES ($1, $2, $3, $4)");
            let insert = insert.bind(seq).bind(number(at)).bind(game.map(|GameId(game)| game));
            insert.bind(written(&what)?).execute(db).await.map_err(failed)?;
            Ok(())
        }

        /// The whole log.
        async fn log(db: &mut $connection) -> Result<Vec<Entry>, StoreError> {
            let rows =
                query("SELECT seq, at_ms, what FROM results ORDER BY seq").fetch_all(db).await;
            let entry = |row: &$row| {
                let (seq, at) = (time(row, "seq")?, time(row, "at_ms")?);
                Ok(Entry { seq, at, what: read(&text(row, "what")?)? })
            };
            rows.map_err(failed)?.iter().map(entry).collect()
        }

        /// The member and the pool of a row.
        fn owner(row: &$row) -> Result<(MemberId, Pool), StoreError> {
            let member = row.try_get("member").map(MemberId).map_err(failed)?;
            Ok((member, pool(&text(row, "pool")?)?))
        }

        /// Where a member stands in a pool.
        fn standing(row: &$row) -> Result<(MemberId, Pool, Standing), StoreError> {
            let (member, pool) = owner(row)?;
            Ok((member, pool, read(&text(row, "standing")?)?))
        }

        /// Where the two players stand in all pools.
        async fn standings(db: &mut $connection, played: &Played) -> Result<Standings, StoreError> {
            let sql = "SELECT member, pool, standing FROM standings WHERE member IN ($1, $2)";
            let select = query(sql).bind(played.black.0).bind(played.white.0);
            let rows = select.fetch_all(db).await.map_err(failed)?;
            rows.iter().map(standing).collect()
        }

        /// A rated game waits for its result no more.
        async fn done(db: &mut $connection, game: GameId) -> Result<(), StoreError> {
            let delete = query("DELETE FROM rated_due WHERE game = $1").bind(game.0);
            delete.execute(db).await.map_err(failed)?;
            Ok(())
        }

        /// The last rated games of a member in a pool.
        async fn rated_games(
            db: &mut $connection,
            member: MemberId,
            its: Pool,
            before: Option<u64>,
            limit: u32,
        ) -> Result<Vec<RatedGame>, StoreError> {
            let sql = "SELECT game, what, change FROM rated \
                JOIN results ON results.seq = rated.seq \
                WHERE rated.member = $1 AND pool = $2 AND rated.seq < $3 \
                ORDER BY rated.seq DESC LIMIT $4";
            let select = query(sql).bind(member.0).bind(its.word());
            let select = select.bind(before.map_or(i64::MAX, number)).bind(i64::from(limit));
            let rows = select.fetch_all(db).await.map_err(failed)?;
            let game = |row: &$row| {
                let What::Played(played) = read(&text(row, "what")?)? else {
                    return Err(StoreError::Corrupt("a change of no game".to_owned()));
                };
                let game = row.try_get("game").map(GameId).map_err(failed)?;
                Ok(RatedGame { game, played, change: change(row)? })
            };
            rows.iter().map(game).collect()
        }
    };
}

pub(in crate::store) use statements;
