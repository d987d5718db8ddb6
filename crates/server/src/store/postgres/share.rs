//! How many connections a server has.

use super::rows::failed;
use crate::store::StoreError;
use sqlx::postgres::PgConnection;
use sqlx::{Row, query};

/// The connections of one server, besides the one by which it claims the database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Share {
    /// The most for requests.
    pub(super) requests: u32,
    /// The most for leases and the clock.
    pub(super) control: u32,
}

/// The most that a server has.
const MOST: Share = Share { requests: 20, control: 2 };

/// How many connections this user may have to this database, and how many are left of these. Limits
/// of users and databases do not hold for superusers. Processes that work for a connection are
/// counted like connections.
const LIMITS: &str = "SELECT LEAST(of_user, of_database, of_all) AS allowed, LEAST( \
        of_user - count(*) FILTER (WHERE usesysid = user_id), \
        of_database - count(*) FILTER (WHERE datid = database_id), \
        of_all - count(*) FILTER (WHERE datid IS NOT NULL) \
    )::int AS free FROM pg_stat_activity, (SELECT \
        pg_roles.oid AS user_id, pg_database.oid AS database_id, \
        CASE WHEN NOT rolsuper AND rolconnlimit >= 0 THEN rolconnlimit END AS of_user, \
        CASE WHEN NOT rolsuper AND datconnlimit >= 0 THEN datconnlimit END AS of_database, \
        current_setting('max_connections')::int \
            - current_setting('superuser_reserved_connections')::int \
            - COALESCE(current_setting('reserved_connections', TRUE)::int, 0) AS of_all \
        FROM pg_roles, pg_database \
        WHERE rolname = session_user AND datname = current_database() \
    ) AS limits GROUP BY of_user, of_database, of_all";

/// How many connections PostgreSQL allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Limits {
    /// In all.
    allowed: u32,
    /// Those that nobody has.
    pub(super) free: usize,
}

impl Limits {
    /// Asks by this connection, which is one of them.
    pub(super) async fn of(db: &mut PgConnection) -> Result<Limits, StoreError> {
        let row = query(LIMITS).fetch_one(db).await.map_err(failed)?;
        let number = |column| row.try_get::<i32, _>(column).map_err(failed);
        Ok(Limits {
            allowed: u32::try_from(number("allowed")?).unwrap_or_default(),
            free: usize::try_from(number("free")?).unwrap_or_default(),
        })
    }
}

impl Share {
    /// The share of a server where PostgreSQL allows this many connections; none if these are too
    /// few.
    fn of(allowed: u32) -> Option<Share> {
        let besides_claim = allowed.saturating_sub(1);
        if besides_claim >= MOST.requests + MOST.control {
            return Some(MOST);
        }
        let control = 1;
        let requests = besides_claim.saturating_sub(control).min(MOST.requests);
        (requests > 0).then_some(Share { requests, control })
    }

    /// The share that PostgreSQL allows, were this server its only user. A larger one would find
    /// out by being refused.
    ///
    /// # Errors
    /// If it allows too few.
    pub(super) async fn allowed(db: &mut PgConnection) -> Result<Share, StoreError> {
        let Limits { allowed, .. } = Limits::of(db).await?;
        let share = Share::of(allowed);
        let share = share.ok_or(StoreError::Crowded)?;
        if share != MOST {
            tracing::warn!(
                allowed,
                "PostgreSQL allows few connections here: requests wait for one another"
            );
        }
        Ok(share)
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use crate::secret::Secret;
    use crate::store::{Cluster, ItemStore, PostgresStore};
    use sqlx::ConnectOptions;
    use sqlx::postgres::PgConnectOptions;

    #[test]
    fn few_connections_are_shared_out() {
        let few = |requests| Some(Share { requests, control: 1 });
        assert_eq!([0, 2, 3, 5, 22].map(Share::of), [None, None, few(1), few(3), few(20)]);
        assert_eq!([23, 97].map(Share::of), [Some(MOST); 2]);
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn requests_wait_for_the_connections_that_there_may_be() {
        let cluster = Cluster::start().await;
        let url = cluster.database().await;
        let options: PgConnectOptions = url.parse().unwrap();
        let mut db = options.connect().await.unwrap();
        let limited = "CREATE ROLE limited LOGIN CONNECTION LIMIT 5; \
                       GRANT CREATE ON SCHEMA public TO limited";
        sqlx::raw_sql(limited).execute(&mut db).await.unwrap();
        let url = url.replace("tengen@", "limited@");
        let open = async || PostgresStore::open(&url, Secret::of([7; 32])).await;
        let store = open().await.unwrap();
        let asked: Vec<_> = (0..60)
            .map(|_| {
                let store = store.clone();
                tokio::spawn(async move {
                    store.run("SELECT pg_sleep(0.05)").await.unwrap();
                    store.bytes().await
                })
            })
            .collect();
        for answer in asked {
            answer.await.unwrap().unwrap();
        }
        store.close().await;
        sqlx::raw_sql("ALTER ROLE limited CONNECTION LIMIT 2").execute(&mut db).await.unwrap();
        assert_eq!(open().await.err(), Some(StoreError::Crowded));
    }
}
