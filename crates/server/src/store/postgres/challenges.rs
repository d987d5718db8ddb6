//! Challenges that servers share. A statement that touches several locks the lobby first, so that
//! two who want the same come one after the other, and none waits for another in a circle.

use super::PostgresStore;
use super::rows::{failed, number, text, time};
use crate::key::{KeyHash, Visitor};
use crate::nodes::NodeId;
use crate::store::challenges::{
    Accepted, Made, NewChallenge, Stands, StoredChallenge, Take, TakenChallenge,
};
use crate::store::{GameId, MemberId, StoreError};
use sqlx::postgres::{PgConnection, PgRow};
use sqlx::query::Query;
use sqlx::{Postgres, Row, query};
use std::time::Duration;

/// The number of the lock of the lobby: the letters "lobby".
const LOBBY: i64 = 0x6c_6f62_6279;

/// A challenge as it is read.
const SELECT: &str =
    "SELECT id, visitor, member, seek, terms, node, taken_by, game FROM challenges";

type Statement<'q> = Query<'q, Postgres, sqlx::postgres::PgArguments>;

fn bytes(visitor: Visitor) -> Vec<u8> {
    visitor.0.as_bytes().to_vec()
}

fn challenge(row: &PgRow) -> Result<StoredChallenge, StoreError> {
    let visitor: Vec<u8> = row.try_get("visitor").map_err(failed)?;
    let visitor = KeyHash::from_bytes(&visitor).map(Visitor);
    let made = NewChallenge {
        visitor: visitor.ok_or_else(|| StoreError::Corrupt("a visitor".to_owned()))?,
        member: MemberId(row.try_get("member").map_err(failed)?),
        seek: row.try_get("seek").map_err(failed)?,
        terms: text(row, "terms")?,
        node: row.try_get("node").map_err(failed)?,
    };
    let game: Option<i64> = row.try_get("game").map_err(failed)?;
    let taken_by: Option<NodeId> = row.try_get("taken_by").map_err(failed)?;
    let stands = match (game, taken_by) {
        (Some(game), _) => Stands::Begun(GameId(game)),
        (None, Some(node)) => Stands::Taken(node),
        (None, None) => Stands::Open,
    };
    Ok(StoredChallenge { id: time(row, "id")?, made, stands })
}

async fn lock(db: &mut PgConnection) -> Result<(), StoreError> {
    let lock = query("SELECT pg_advisory_xact_lock($1)").bind(LOBBY);
    lock.execute(db).await.map(drop).map_err(failed)
}

/// The numbers of the challenges that a statement changes.
async fn changed(db: &mut PgConnection, sql: Statement<'_>) -> Result<Vec<u64>, StoreError> {
    let rows = sql.fetch_all(db).await.map_err(failed)?;
    rows.iter().map(|row| time(row, "id")).collect()
}

/// Takes an open challenge, with all others of the two who play.
async fn taken(
    db: &mut PgConnection,
    challenge: StoredChallenge,
    by: Visitor,
    take: Take,
) -> Result<TakenChallenge, StoreError> {
    let sql = "UPDATE challenges SET taken_by = $1, take = $2, taken_at = clock_timestamp(), \
            last_game = (SELECT coalesce(max(id), 0) FROM games) \
        WHERE visitor IN ($3, $4) AND take IS NULL AND game IS NULL RETURNING id";
    let sql = query(sql).bind(take.node).bind(take.number);
    let all = changed(db, sql.bind(bytes(challenge.made.visitor)).bind(bytes(by))).await?;
    Ok(TakenChallenge { challenge, all })
}

/// How many challenges of a person are open, and how many of them look for anybody.
async fn open(db: &mut PgConnection, visitor: &[u8]) -> Result<(u64, u64), StoreError> {
    let sql = "SELECT count(*) AS open, count(seek) AS looks FROM challenges \
        WHERE visitor = $1 AND take IS NULL AND game IS NULL";
    let row = query(sql).bind(visitor).fetch_one(db).await.map_err(failed)?;
    Ok((time(&row, "open")?, time(&row, "looks")?))
}

/// Opens the challenges of takes again whose games were not made. Those end that their makers have
/// made others in place of. The answer is all of them.
async fn open_again(
    db: &mut PgConnection,
    takes: &[i64],
    most: usize,
) -> Result<Vec<u64>, StoreError> {
    let sql = "SELECT id, visitor, seek IS NOT NULL AS looks FROM challenges \
        WHERE take = ANY($1) ORDER BY id";
    let rows = query(sql).bind(takes).fetch_all(&mut *db).await.map_err(failed)?;
    let mut all = Vec::new();
    for row in &rows {
        let id = time(row, "id")?;
        let visitor: Vec<u8> = row.try_get("visitor").map_err(failed)?;
        let (others, looks) = open(db, &visitor).await?;
        let looks_anew = row.try_get("looks").map_err(failed)? && looks > 0;
        let sql = match others >= most as u64 || looks_anew {
            true => "DELETE FROM challenges WHERE id = $1",
            false => {
                "UPDATE challenges SET taken_by = NULL, take = NULL, taken_at = NULL, \
                    last_game = NULL WHERE id = $1"
            }
        };
        query(sql).bind(number(id)).execute(&mut *db).await.map_err(failed)?;
        all.push(id);
    }
    Ok(all)
}

impl PostgresStore {
    /// The challenges of these numbers that there are, or all.
    pub(crate) async fn challenges(
        &self,
        numbers: Option<Vec<u64>>,
    ) -> Result<Vec<StoredChallenge>, StoreError> {
        let sql = sqlx::AssertSqlSafe(format!(
            "{SELECT} WHERE $1::bigint[] IS NULL OR id = ANY($1) ORDER BY id"
        ));
        let numbers: Option<Vec<i64>> =
            numbers.map(|numbers| numbers.into_iter().map(number).collect());
        let rows = query(sql).bind(numbers).fetch_all(&mut *self.db().await?).await;
        rows.map_err(failed)?.iter().map(challenge).collect()
    }

    /// Opens a challenge, of which a person has at most `most`; or lets its maker meet the first
    /// who looks for the same. A person looks for one game in this way: the last one counts.
    pub(crate) async fn offer_challenge(
        &self,
        new: NewChallenge,
        take: Take,
        most: usize,
    ) -> Result<Made, StoreError> {
        self.together(move |db| {
            Box::pin(async move {
                lock(db).await?;
                let by = bytes(new.visitor);
                let mut closed = Vec::new();
                if let Some(seek) = &new.seek {
                    let sql = sqlx::AssertSqlSafe(format!(
                        "{SELECT} WHERE seek = $1 AND visitor <> $2 \
                         AND take IS NULL AND game IS NULL ORDER BY id LIMIT 1"
                    ));
                    let found = query(sql).bind(seek).bind(&by).fetch_optional(&mut *db).await;
                    if let Some(row) = found.map_err(failed)? {
                        let met = taken(db, challenge(&row)?, new.visitor, take).await?;
                        return Ok(Made::Met(met));
                    }
                    let sql = "DELETE FROM challenges WHERE visitor = $1 AND seek IS NOT NULL \
                        AND take IS NULL AND game IS NULL RETURNING id";
                    closed = changed(db, query(sql).bind(&by)).await?;
                }
                if open(db, &by).await?.0 >= most as u64 {
                    return Ok(Made::TooMany);
                }
                let sql = "INSERT INTO challenges (visitor, member, seek, terms, node, left_at) \
                    VALUES ($1, $2, $3, $4, $5, \
                        CASE WHEN $5::bigint IS NULL THEN clock_timestamp() END) RETURNING id";
                let sql = query(sql).bind(&by).bind(new.member.0).bind(new.seek);
                let row = sql.bind(new.terms).bind(new.node).fetch_one(db).await.map_err(failed)?;
                Ok(Made::Open(time(&row, "id")?, closed))
            })
        })
        .await
    }

    /// Takes the challenge of this number for a visitor who accepts it.
    pub(crate) async fn take_challenge(
        &self,
        id: u64,
        by: Visitor,
        take: Take,
    ) -> Result<Accepted, StoreError> {
        self.together(move |db| {
            Box::pin(async move {
                lock(db).await?;
                let sql = sqlx::AssertSqlSafe(format!(
                    "{SELECT} WHERE id = $1 AND take IS NULL AND game IS NULL"
                ));
                let found = query(sql).bind(number(id)).fetch_optional(&mut *db).await;
                let Some(row) = found.map_err(failed)? else { return Ok(Accepted::Gone) };
                let challenge = challenge(&row)?;
                if challenge.made.visitor == by {
                    return Ok(Accepted::Own);
                }
                taken(db, challenge, by, take).await.map(Accepted::Taken)
            })
        })
        .await
    }

    /// Opens the challenges of takes again, whose games were not made. Those end that their makers
    /// have made others in place of. The answer is all of them.
    pub(crate) async fn give_back(
        &self,
        takes: Vec<i64>,
        most: usize,
    ) -> Result<Vec<u64>, StoreError> {
        self.together(move |db| {
            Box::pin(async move {
                lock(db).await?;
                let all = open_again(db, &takes, most).await?;
                // A maker who has no page has a while to come.
                let wait = "UPDATE challenges SET left_at = clock_timestamp() \
                    WHERE id = ANY($1) AND node IS NULL";
                let numbers: Vec<i64> = all.iter().copied().map(number).collect();
                query(wait).bind(numbers).execute(db).await.map_err(failed)?;
                Ok(all)
            })
        })
        .await
    }

    /// A game came of the challenge `id` of a take. All others of its players end, also those of
    /// which games are being made. The answer is all of them.
    pub(crate) async fn challenge_begun(
        &self,
        (id, take): (u64, i64),
        players: [Visitor; 2],
        game: GameId,
    ) -> Result<Vec<u64>, StoreError> {
        self.together(move |db| {
            Box::pin(async move {
                lock(db).await?;
                let begun = "UPDATE challenges SET taken_by = NULL, take = NULL, taken_at = NULL, \
                    last_game = NULL, game = $3, \
                    left_at = CASE WHEN node IS NULL THEN clock_timestamp() END \
                    WHERE id = $1 AND take = $2 RETURNING id";
                let begun = query(begun).bind(number(id)).bind(take).bind(game.0);
                let begun = changed(db, begun).await?;
                let others = "DELETE FROM challenges \
                    WHERE visitor = ANY($1) AND game IS NULL RETURNING id";
                let players = players.map(bytes).to_vec();
                let others = changed(db, query(others).bind(players)).await?;
                Ok([begun, others].concat())
            })
        })
        .await
    }

    /// Ends a visitor's challenge. The answer says whether it was open; nothing if the visitor has
    /// none of this number.
    pub(crate) async fn withdraw_challenge(
        &self,
        id: u64,
        by: Visitor,
    ) -> Result<Option<bool>, StoreError> {
        self.together(move |db| {
            Box::pin(async move {
                lock(db).await?;
                let sql = "DELETE FROM challenges WHERE id = $1 AND visitor = $2 \
                    AND game IS NULL RETURNING take IS NULL AS open";
                let sql = query(sql).bind(number(id)).bind(bytes(by));
                let row = sql.fetch_optional(db).await.map_err(failed)?;
                row.map(|row| row.try_get("open").map_err(failed)).transpose()
            })
        })
        .await
    }

    /// Ends all challenges of a visitor, or those of which this game came.
    pub(crate) async fn end_challenges(
        &self,
        by: Visitor,
        game: Option<GameId>,
    ) -> Result<Vec<u64>, StoreError> {
        self.together(move |db| {
            Box::pin(async move {
                lock(db).await?;
                let sql = "DELETE FROM challenges \
                    WHERE visitor = $1 AND ($2::bigint IS NULL OR game = $2) RETURNING id";
                let sql = query(sql).bind(bytes(by)).bind(game.map(|game| game.0));
                changed(db, sql).await
            })
        })
        .await
    }

    /// These visitors have come to a node, and those have gone from it. The node takes challenges
    /// that no node has. The answer is all that change.
    pub(crate) async fn keep_challenges(
        &self,
        node: NodeId,
        come: Vec<Visitor>,
        gone: Vec<Visitor>,
    ) -> Result<Vec<u64>, StoreError> {
        self.together(move |db| {
            Box::pin(async move {
                lock(db).await?;
                let taken = "UPDATE challenges SET node = $1, left_at = NULL \
                    WHERE visitor = ANY($2) AND (node IS NULL OR NOT EXISTS (SELECT 1 FROM nodes \
                        WHERE nodes.id = challenges.node AND expires > clock_timestamp())) \
                    RETURNING id";
                let visitors = |visitors: Vec<Visitor>| -> Vec<Vec<u8>> {
                    visitors.into_iter().map(bytes).collect()
                };
                let taken = changed(db, query(taken).bind(node).bind(visitors(come))).await?;
                let left = "UPDATE challenges SET node = NULL, left_at = clock_timestamp() \
                    WHERE visitor = ANY($2) AND node = $1 RETURNING id";
                let left = changed(db, query(left).bind(node).bind(visitors(gone))).await?;
                Ok([taken, left].concat())
            })
        })
        .await
    }

    /// Opens challenges again whose games a node was making that has gone for this long, unless
    /// their makers play by now. Then it ends those whose makers have no page for as long. The time
    /// runs from now on for makers whose node has gone. The answer is all that change.
    pub(crate) async fn tidy_challenges(
        &self,
        away: Duration,
        most: usize,
    ) -> Result<Vec<u64>, StoreError> {
        self.together(move |db| {
            Box::pin(async move {
                lock(db).await?;
                let left = "UPDATE challenges SET node = NULL, left_at = clock_timestamp() \
                    WHERE node IS NOT NULL AND NOT EXISTS (SELECT 1 FROM nodes \
                        WHERE nodes.id = challenges.node AND expires > clock_timestamp()) \
                    RETURNING id";
                let left = changed(db, query(left)).await?;
                // A node that comes back after a failure, or is about to end, makes its games or
                // gives challenges back in that time.
                let takes = "WITH at AS ( \
                        SELECT clock_timestamp() - $1 * interval '1 second' AS last \
                    ) SELECT DISTINCT take FROM challenges, at \
                    WHERE taken_at < last AND NOT EXISTS (SELECT 1 FROM nodes \
                        WHERE nodes.id = challenges.taken_by AND expires > last)";
                let takes = query(takes).bind(away.as_secs_f64()).fetch_all(&mut *db).await;
                let takes = takes.map_err(failed)?;
                let takes = takes.iter().map(|row| row.try_get("take").map_err(failed));
                let takes: Vec<i64> = takes.collect::<Result<_, _>>()?;
                let play = "DELETE FROM challenges WHERE take = ANY($1) \
                    AND EXISTS (SELECT 1 FROM seats WHERE seats.game > challenges.last_game \
                        AND seats.member = challenges.member) RETURNING id";
                let play = changed(db, query(play).bind(&takes)).await?;
                let opened = open_again(db, &takes, most).await?;
                let ended = "DELETE FROM challenges WHERE take IS NULL \
                    AND left_at < clock_timestamp() - $1 * interval '1 second' RETURNING id";
                let ended = changed(db, query(ended).bind(away.as_secs_f64())).await?;
                Ok([left, play, opened, ended].concat())
            })
        })
        .await
    }
}
