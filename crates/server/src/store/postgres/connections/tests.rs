//! Connections of servers that share what the database has.

use super::*;
use crate::secret::Secret;
use crate::store::{
    Cluster, GameId, ItemStore, PostgresDatabase, PostgresStore, Shared as Sharing,
};
use sqlx::postgres::PgConnectOptions;
use sqlx::{AssertSqlSafe, Row, query, raw_sql};
use tokio::task::JoinHandle;

/// A database in which a user may have at most `most` connections: its address for that user, and
/// a connection of another user.
async fn limited(cluster: &Cluster, most: u32) -> (String, PgConnection) {
    let url = cluster.database().await;
    let options: PgConnectOptions = url.parse().unwrap();
    let mut db = options.connect().await.unwrap();
    let role = format!(
        "CREATE ROLE limited LOGIN CONNECTION LIMIT {most}; \
         GRANT CREATE ON SCHEMA public TO limited"
    );
    raw_sql(AssertSqlSafe(role)).execute(&mut db).await.unwrap();
    (url.replace("tengen@", "limited@"), db)
}

async fn open(url: &str) -> PostgresStore {
    PostgresStore::open(url, Secret::of([7; 32])).await.unwrap()
}

/// The answers to this number of requests at once, each of which runs `sql` and asks for the size.
async fn answers(
    store: &PostgresStore,
    requests: usize,
    sql: &'static str,
) -> Vec<Result<u64, StoreError>> {
    let ask = async |store: PostgresStore| {
        store.run(sql).await?;
        store.bytes().await
    };
    futures_util::future::join_all((0..requests).map(|_| ask(store.clone()))).await
}

/// Makes this number of requests at once. None is refused.
async fn busy(store: &PostgresStore, requests: usize) {
    for answer in answers(store, requests, "SELECT pg_sleep(0.05)").await {
        answer.unwrap();
    }
}

async fn taken(db: &mut PgConnection) -> i64 {
    let sql = "SELECT count(*) FROM pg_stat_activity WHERE usename = 'limited'";
    query(sql).fetch_one(db).await.unwrap().get(0)
}

#[tokio::test(flavor = "multi_thread")]
async fn connections_that_nobody_uses_are_given_back() {
    let cluster = Cluster::start().await;
    let (url, mut db) = limited(&cluster, 30).await;
    let store = open(&url).await;
    busy(&store, 40).await;
    assert!(taken(&mut db).await > 10);
    let begun = Instant::now();
    // One more comes back to the pool while the next request begins.
    while taken(&mut db).await > KEPT as i64 + 1 {
        assert!(begun.elapsed() < 3 * IDLE, "{}", taken(&mut db).await);
        // A request now and then keeps some of them busy, and not all in turn.
        busy(&store, 1).await;
        tokio::time::sleep(AGAIN).await;
    }
    busy(&store, 1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn servers_go_on_with_the_connections_that_others_leave() {
    let cluster = Cluster::start().await;
    let (url, mut db) = limited(&cluster, 8).await;
    let (one, other) = (open(&url).await, open(&url).await);
    tokio::join!(busy(&one, 60), busy(&other, 60));
    // Other programs take all that comes free.
    let address = Address::read(&url).unwrap();
    let options = &address.options;
    let mut greedy = Vec::new();
    let begun = Instant::now();
    while greedy.len() < 6 {
        match options.connect().await {
            Ok(connection) => greedy.push(connection),
            Err(_) => tokio::time::sleep(AGAIN).await,
        }
        assert!(begun.elapsed() < 4 * IDLE, "{} were given back", greedy.len());
    }
    tokio::join!(busy(&one, 30), busy(&other, 30));
    // Nothing is left of a server's own.
    let end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
        WHERE usename = 'limited' AND application_name = ''";
    let name = "SET application_name = 'greedy'";
    for connection in &mut greedy {
        query(name).execute(connection).await.unwrap();
    }
    query(end).execute(&mut db).await.unwrap();
    for _ in 0..2 {
        greedy.push(connected(&address, SOON_ENOUGH, failed).await.unwrap());
    }
    tokio::time::sleep(FRESH).await;
    let error = one.bytes().await.unwrap_err();
    assert_eq!(error, StoreError::Crowded);
    let answer = crate::api_error::ApiError::store(error);
    assert_eq!(answer.status, 503);
    // As soon as others leave, it goes on.
    greedy.clear();
    tokio::join!(busy(&one, 30), busy(&other, 30));
}

const SOON_ENOUGH: Duration = Duration::from_secs(3);

/// The socket goes when PostgreSQL stops. At the start it may be one that a keeper has
/// mistyped.
#[tokio::test]
async fn a_database_that_has_left_its_socket_does_not_answer() {
    let cluster = Cluster::start().await;
    cluster.database().await;
    let url = cluster.socket_address("t0");
    let store = open(&url).await;
    busy(&store, 1).await;
    let socket = cluster.stop();
    assert!(!socket.exists());
    assert_eq!(store.bytes().await, Err(StoreError::Silent));
    let missing = PostgresStore::open(&url, Secret::of([7; 32])).await.unwrap_err();
    let StoreError::Failed(why) = &missing else { panic!("{missing:?}") };
    assert!(why.contains("No such file"), "{why}");
}

/// The process of PostgreSQL that serves the next request.
async fn process(store: &PostgresStore) -> i32 {
    let row = query("SELECT pg_backend_pid()").fetch_one(&mut *store.db().await.unwrap()).await;
    row.unwrap().get(0)
}

/// Only the first request right after the last use of a connection may find out that it broke.
#[tokio::test(flavor = "multi_thread")]
async fn a_connection_that_broke_is_replaced() {
    let cluster = Cluster::start().await;
    let (url, mut db) = limited(&cluster, 5).await;
    let store = open(&url).await;
    for pause in [Duration::ZERO, FRESH] {
        let before = process(&store).await;
        let end = query("SELECT pg_terminate_backend($1, 1000)").bind(before);
        end.execute(&mut db).await.unwrap();
        tokio::time::sleep(pause).await;
        if pause.is_zero() {
            let _ = store.bytes().await;
        }
        assert_ne!(process(&store).await, before);
    }
}

/// With another connection, a server would have more than it may while the statement goes on.
#[tokio::test(flavor = "multi_thread")]
async fn a_connection_comes_back_when_the_statement_of_a_dropped_request_ends() {
    let cluster = Cluster::start().await;
    let (url, _db) = limited(&cluster, 3).await;
    let store = open(&url).await;
    let before = process(&store).await;
    let asked = tokio::spawn({
        let store = store.clone();
        async move { store.run("SELECT pg_sleep(7)").await }
    });
    tokio::time::sleep(SHORTLY * 20).await;
    asked.abort();
    assert_eq!(store.bytes().await, Err(StoreError::Silent), "the only one is in use");
    tokio::time::sleep(Duration::from_secs(3)).await;
    assert_eq!(process(&store).await, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_end_waits_for_connections_in_use() {
    let cluster = Cluster::start().await;
    let (url, _db) = limited(&cluster, 5).await;
    let store = open(&url).await;
    let asked = tokio::spawn({
        let store = store.clone();
        async move { store.run("SELECT pg_sleep(1)").await }
    });
    tokio::time::sleep(SHORTLY * 20).await;
    store.close().await;
    assert!(asked.is_finished(), "it is still in use");
    asked.await.unwrap().unwrap();
    assert_eq!(store.bytes().await, Err(closed()));
}

/// As it does when others have the connections of a server that has just lost its own.
#[tokio::test(flavor = "multi_thread")]
async fn requests_that_only_wait_know_the_reason() {
    let cluster = Cluster::start().await;
    let (url, mut db) = limited(&cluster, 3).await;
    let store = open(&url).await;
    busy(&store, 1).await;
    let end = "ALTER ROLE limited CONNECTION LIMIT 0; \
        SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'limited'";
    raw_sql(end).execute(&mut db).await.unwrap();
    tokio::time::sleep(FRESH).await;
    for answer in answers(&store, 5, "SELECT 1").await {
        assert_eq!(answer, Err(StoreError::Crowded));
    }
}

/// A server whose lease has run out asks twice, and may have only one connection for that.
#[tokio::test(flavor = "multi_thread")]
async fn no_request_waits_for_its_own_connection() {
    let cluster = Cluster::start().await;
    let (url, _db) = limited(&cluster, 3).await;
    let store = open(&url).await;
    let node = store.join_nodes(None).await.unwrap().node;
    store.run("UPDATE nodes SET expires = clock_timestamp() - interval '1 s'").await.unwrap();
    assert_eq!(store.take_duty(GameId(1), node).await, Ok(0));
}

/// Requests that never end.
fn loaded(store: &PostgresStore) -> Vec<JoinHandle<()>> {
    let task = || {
        let store = store.clone();
        tokio::spawn(async move {
            loop {
                store.run("SELECT pg_sleep(0.02)").await.unwrap();
            }
        })
    };
    std::iter::repeat_with(task).take(40).collect()
}

/// No request was refused until now.
fn go_on(load: Vec<JoinHandle<()>>) {
    for task in load {
        assert!(!task.is_finished(), "a request was refused");
        task.abort();
    }
}

/// Under a load that never ends, a busy server gives connections back until another can start.
#[tokio::test(flavor = "multi_thread")]
async fn a_busy_server_leaves_room_for_another() {
    let cluster = Cluster::start().await;
    let (url, mut db) = limited(&cluster, 9).await;
    let one = PostgresDatabase::connect(&url).await.unwrap();
    let claim = one.claim(Sharing::Yes).await.unwrap().unwrap();
    one.migrate().await.unwrap();
    let store = one.settle(Secret::of([7; 32])).await.unwrap();
    let load = loaded(&store);
    let begun = Instant::now();
    while taken(&mut db).await < 8 {
        assert!(begun.elapsed() < IDLE, "{} are in use", taken(&mut db).await);
        tokio::time::sleep(SHORTLY).await;
    }
    while taken(&mut db).await > 9 - ROOM as i64 {
        assert!(begun.elapsed() < 2 * IDLE, "{} are in use", taken(&mut db).await);
        one.leave_room(claim.free().await.unwrap()).await;
        tokio::time::sleep(AGAIN).await;
    }
    let other = open(&url).await;
    busy(&other, 10).await;
    go_on(load);
}

/// As after a restart of PostgreSQL, when requests were faster.
#[tokio::test(flavor = "multi_thread")]
async fn a_claim_gets_a_connection_of_the_requests() {
    let cluster = Cluster::start().await;
    let (url, mut db) = limited(&cluster, 9).await;
    let one = PostgresDatabase::connect(&url).await.unwrap();
    one.migrate().await.unwrap();
    let store = one.settle(Secret::of([7; 32])).await.unwrap();
    raw_sql("ALTER ROLE limited CONNECTION LIMIT 4").execute(&mut db).await.unwrap();
    let load = loaded(&store);
    tokio::time::sleep(2 * LOOK).await;
    assert_eq!(taken(&mut db).await, 4);
    assert!(one.claim(Sharing::No).await.unwrap().is_some());
    go_on(load);
}

/// As after a time in which the database was the copy of another: sessions stay as they began.
#[tokio::test(flavor = "multi_thread")]
async fn a_connection_that_takes_no_writes_is_not_used_again() {
    let cluster = Cluster::start().await;
    let (url, mut db) = limited(&cluster, 30).await;
    let store = open(&url).await;
    let begin = "CREATE TABLE written (done INT); GRANT INSERT ON written TO limited; \
                 ALTER ROLE limited SET default_transaction_read_only = on; \
                 SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'limited'";
    raw_sql(begin).execute(&mut db).await.unwrap();
    let _ = answers(&store, 10, "SELECT pg_sleep(0.05)").await;
    busy(&store, 10).await;
    let over = "ALTER ROLE limited RESET default_transaction_read_only";
    raw_sql(over).execute(&mut db).await.unwrap();
    let write = "INSERT INTO written VALUES (1)";
    // It is refused, unless another test has had a write refused just now.
    let _ = store.run(write).await;
    for answer in answers(&store, 10, write).await {
        answer.unwrap();
    }
}
