//! The servers that share a PostgreSQL database. Leases run by the clock of the database.

use super::PostgresStore;
use super::rows::{failed, number, time};
use crate::nodes::{LEASE, NodeId, VERSION};
use crate::store::{GameId, StoreError};
use sqlx::postgres::PgRow;
use sqlx::{Row, query};

/// The number of the lock under which a server joins: the letters "nodes".
const JOINING: i64 = 0x6e_6f64_6573;

/// A server that has joined.
#[derive(Debug)]
pub(crate) struct Joined {
    /// Its number.
    pub(crate) node: NodeId,
    /// The nodes whose lease runs, this one among them.
    pub(crate) live: Vec<NodeId>,
    /// The run of all servers, and when it began.
    pub(crate) run: (i64, u64),
}

/// The answer to a question that is of use only soon.
async fn soon<T>(asked: impl Future<Output = Result<T, StoreError>>) -> Result<T, StoreError> {
    tokio::time::timeout(super::SOON, asked).await.map_err(|_| StoreError::Silent)?
}

impl PostgresStore {
    /// Takes a lease. The first server begins a run; others join it while a lease of it runs. A
    /// server that had joined a `run` before goes on with it, unless there is a later one.
    ///
    /// # Errors
    /// If servers of another version are there, or the database fails.
    pub(crate) async fn join_nodes(&self, run: Option<i64>) -> Result<Joined, StoreError> {
        super::together(&self.control, move |db| {
            Box::pin(async move {
                let id = |row: &PgRow| row.try_get("id").map_err(failed);
                // One after another: of two that come first, one begins the run.
                let lock = query("SELECT pg_advisory_xact_lock($1)").bind(JOINING);
                lock.execute(&mut *db).await.map_err(failed)?;
                // A lease that ran out tells nothing any more. Some are kept for a look at them.
                let old = "DELETE FROM nodes WHERE expires < clock_timestamp() - interval '1 hour'";
                query(old).execute(&mut *db).await.map_err(failed)?;
                let live = "SELECT id FROM nodes WHERE expires > clock_timestamp() ORDER BY id";
                let live = query(live).fetch_all(&mut *db).await.map_err(failed)?;
                let others = "SELECT version FROM nodes \
                    WHERE expires > clock_timestamp() AND version <> $1 LIMIT 1";
                let others = query(others).bind(VERSION);
                if let Some(other) = others.fetch_optional(&mut *db).await.map_err(failed)? {
                    return Err(StoreError::OtherVersion(super::text(&other, "version")?));
                }
                let known = "SELECT id, started_ms FROM runs \
                    ORDER BY started_ms DESC, id DESC LIMIT 1";
                let known = query(known).fetch_optional(&mut *db).await.map_err(failed)?;
                let last = known.as_ref().map(id).transpose()?;
                let run = if live.is_empty() && (last.is_none() || last != run) {
                    "INSERT INTO runs (started_ms, alive_ms) SELECT ms, ms FROM (SELECT \
                     (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::bigint AS ms) AS now \
                     RETURNING id, started_ms"
                } else {
                    "SELECT id, started_ms FROM runs ORDER BY started_ms DESC, id DESC LIMIT 1"
                };
                let run = query(run).fetch_one(&mut *db).await.map_err(failed)?;
                let join = "INSERT INTO nodes (expires, version) \
                    VALUES (clock_timestamp() + $1 * interval '1 second', $2) RETURNING id";
                let join = query(join).bind(LEASE.as_secs_f64()).bind(VERSION);
                let own = join.fetch_one(&mut *db).await.map_err(failed)?;
                let node = id(&own)?;
                let mut live = live.iter().map(id).collect::<Result<Vec<NodeId>, _>>()?;
                live.push(node);
                Ok(Joined { node, live, run: (id(&run)?, time(&run, "started_ms")?) })
            })
        })
        .await
    }

    /// Renews the lease of a node. The answer is the nodes whose lease runs, this one among them;
    /// nothing if its lease has run out.
    pub(crate) async fn renew_lease(
        &self,
        node: NodeId,
    ) -> Result<Option<Vec<NodeId>>, StoreError> {
        let sql = "WITH own AS (UPDATE nodes \
            SET expires = clock_timestamp() + $2 * interval '1 second' \
            WHERE id = $1 AND expires > clock_timestamp() RETURNING id) \
            SELECT nodes.id FROM nodes, own WHERE expires > clock_timestamp() ORDER BY nodes.id";
        let renew = query(sql).bind(node).bind(LEASE.as_secs_f64());
        let rows = async { renew.fetch_all(&mut *self.control.get().await?).await.map_err(failed) };
        let rows = soon(rows).await?;
        let live = rows.iter().map(|row| row.try_get("id").map_err(failed));
        let live = live.collect::<Result<Vec<NodeId>, _>>()?;
        Ok(live.contains(&node).then_some(live))
    }

    /// Ends the lease of a node.
    pub(crate) async fn retire_node(&self, node: NodeId) -> Result<(), StoreError> {
        let delete = query("DELETE FROM nodes WHERE id = $1").bind(node);
        delete.execute(&mut *self.control.get().await?).await.map(drop).map_err(failed)
    }

    /// The node that works for a game: this one, if its own lease runs and the present one has no
    /// task of the game, or no lease that runs.
    pub(crate) async fn take_duty(&self, game: GameId, node: NodeId) -> Result<NodeId, StoreError> {
        let known = "SELECT node FROM duties JOIN nodes ON nodes.id = duties.node \
            WHERE game = $1 AND due_ms IS NULL AND expires > clock_timestamp()";
        let known = query(known)
            .bind(game.0)
            .fetch_optional(&mut *self.db().await?)
            .await
            .map_err(failed)?;
        if let Some(known) = known {
            return known.try_get("node").map_err(failed);
        }
        let sql = "INSERT INTO duties (game, node) SELECT $1, $2 \
            WHERE EXISTS (SELECT 1 FROM nodes WHERE id = $2 AND expires > clock_timestamp()) \
            ON CONFLICT (game) DO UPDATE SET node = excluded.node, due_ms = NULL \
            WHERE duties.due_ms IS NOT NULL OR NOT EXISTS (SELECT 1 FROM nodes WHERE id = duties.node AND expires > clock_timestamp()) \
            RETURNING node";
        let take = query(sql).bind(game.0).bind(node);
        // Not in the match: it would keep its connection while the next question waits for one.
        let taken = take.fetch_optional(&mut *self.db().await?).await.map_err(failed)?;
        let row = match taken {
            Some(row) => Some(row),
            None => {
                let known = query("SELECT node FROM duties WHERE game = $1").bind(game.0);
                known.fetch_optional(&mut *self.db().await?).await.map_err(failed)?
            }
        };
        // Nobody has it: this node's lease has run out, and it takes another soon.
        row.map_or(Ok(0), |row| row.try_get("node").map_err(failed))
    }

    /// Gives up the duty for a game, if the node has it. While a clock is `due` later the node
    /// stays noted, and any node may take its place.
    pub(crate) async fn give_up_duty(
        &self,
        game: GameId,
        node: NodeId,
        due: Option<u64>,
    ) -> Result<(), StoreError> {
        let sql = match due {
            Some(_) => "UPDATE duties SET due_ms = $3 WHERE game = $1 AND node = $2",
            None => "DELETE FROM duties WHERE game = $1 AND node = $2 AND $3::bigint IS NULL",
        };
        let give_up = query(sql).bind(game.0).bind(node).bind(due.map(number));
        give_up.execute(&mut *self.db().await?).await.map(drop).map_err(failed)
    }

    /// Notes this node for the games whose node has gone. The answer is when their clocks are due,
    /// or 0 for those that were live there.
    pub(crate) async fn adopt_duties(
        &self,
        node: NodeId,
    ) -> Result<Vec<(GameId, u64)>, StoreError> {
        let sql = "UPDATE duties SET node = $1, due_ms = COALESCE(due_ms, 0) WHERE NOT EXISTS \
            (SELECT 1 FROM nodes WHERE id = duties.node AND expires > clock_timestamp()) \
            AND EXISTS (SELECT 1 FROM nodes WHERE id = $1 AND expires > clock_timestamp()) \
            RETURNING game, due_ms";
        let rows = query(sql).bind(node).fetch_all(&mut *self.db().await?).await.map_err(failed)?;
        let adopted = rows
            .iter()
            .map(|row| Ok((GameId(row.try_get("game").map_err(failed)?), time(row, "due_ms")?)));
        adopted.collect()
    }

    /// How many entries these games have.
    pub(crate) async fn lengths(&self, games: &[GameId]) -> Result<Vec<(GameId, u64)>, StoreError> {
        let games: Vec<i64> = games.iter().map(|game| game.0).collect();
        let sql = "SELECT game, next_seq FROM game_heads WHERE game = ANY($1) AND next_seq >= 0";
        let rows =
            query(sql).bind(games).fetch_all(&mut *self.db().await?).await.map_err(failed)?;
        let lengths = rows
            .iter()
            .map(|row| Ok((GameId(row.try_get("game").map_err(failed)?), time(row, "next_seq")?)));
        lengths.collect()
    }

    /// The time of the database, in milliseconds since 1970.
    pub(crate) async fn time(&self) -> Result<u64, StoreError> {
        let sql = "SELECT (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::bigint AS now_ms";
        let row =
            async { query(sql).fetch_one(&mut *self.control.get().await?).await.map_err(failed) };
        time(&soon(row).await?, "now_ms")
    }

    /// The name that the database gave itself.
    pub(crate) async fn name(&self) -> Result<String, StoreError> {
        let row = query("SELECT name::text AS name FROM database_name LIMIT 1");
        super::text(&row.fetch_one(&mut *self.db().await?).await.map_err(failed)?, "name")
    }
}
