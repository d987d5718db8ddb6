//! Everything comes along, and back.

use super::*;
use crate::key::{Key, Role, Visitor};
use crate::secret::Secret;
use crate::store::postgres::testing::Cluster;
use crate::store::{
    Cause, Deleted, GameStore, ItemId, Made, MemberStore, NewGame, NewRecord, PostgresDatabase,
    SqliteDatabase, SqliteStore, Store, StoredEntry,
};
use sqlx::ConnectOptions;
use sqlx::postgres::PgConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;
use std::path::Path;

const SECRET: Secret = Secret::of([7; 32]);

fn entry(at: u64) -> StoredEntry {
    StoredEntry { at, entry: format!("entry of {at}, naïve “text”") }
}

/// A store with games, one of them deleted, records and lists. The answer is the keys of the
/// deleted game and of the other.
async fn filled(store: &dyn Store) -> [Key; 2] {
    let run = store.begin_run(5).await.unwrap();
    store.alive(run, 77).await.unwrap();
    let game = || NewGame {
        roles: vec![Role::Black, Role::White],
        created: 10,
        agreed: r#"{"agreed":true}"#.to_owned(),
        summary: "begun".to_owned(),
        seats: None,
        is_rated: false,
    };
    let Made { game: gone, keys: gone_keys } = store.create_game(game()).await.unwrap();
    let Made { game: kept, keys: kept_keys } = store.create_game(game()).await.unwrap();
    store.append(gone, 0, vec![entry(11)], "gone".to_owned()).await.unwrap();
    store.append(kept, 0, vec![entry(11), entry(12)], "on".to_owned()).await.unwrap();
    let sgf = vec![0, 255, 10, 13, 92];
    let record = NewRecord { created: 20, summary: "record".to_owned(), sgf };
    let (_, record) = store.create_records(vec![record]).await.unwrap().remove(0);
    let visitor = Visitor::of(&Key::new().unwrap());
    for key in [&gone_keys[0].0, &kept_keys[0].0, &record] {
        store.visit(visitor, key, 30).await.unwrap();
    }
    let (own, title) = (kept_keys[0].0.clone(), Some("mine".to_owned()));
    store.arrange(visitor, &own, title, Some(true)).await.unwrap();
    store.take_off(&kept_keys[1].0).await.unwrap();
    store.renew_role(kept, Role::White).await.unwrap();
    let told = Deleted { at: 5, why: Cause::Keeper };
    store.delete(ItemId::Game(gone), Some(told)).await.unwrap();
    let visitors = [visitor, Visitor::of(&Key::new().unwrap())];
    let members =
        [store.member(visitors[0]).await.unwrap(), store.member(visitors[1]).await.unwrap()];
    crate::store::conformance::members::seated(store, members).await;
    crate::store::conformance::ratings::filled(store, members).await;
    crate::store::conformance::signing::person(store, "Zoë").await;
    store.invite([3; 32], tengen_people::Role::Owner, 5, 90).await.unwrap();
    // A member without a browser comes along, too.
    store.forget(visitors[1]).await.unwrap();
    crate::store::conformance::studies::filled(store).await;
    [gone_keys[0].0.clone(), own]
}

async fn sqlite(file: &Path) -> Database {
    let options = SqliteConnectOptions::new().filename(file).foreign_keys(true);
    Database::Sqlite(options.connect().await.unwrap())
}

async fn postgres(url: &str) -> Database {
    let options: PgConnectOptions = url.parse().unwrap();
    Database::Postgres(options.connect().await.unwrap())
}

async fn all(database: &mut Database) -> Vec<Vec<Value>> {
    let mut all = Vec::new();
    for table in &TABLES {
        let mut rows = database.rows(table);
        let before = all.len();
        while let Some(row) = rows.next().await {
            all.push(row.unwrap());
        }
        assert!(all.len() > before, "{} is empty", table.name);
    }
    all
}

#[tokio::test]
async fn everything_comes_into_the_other_database_and_back() {
    let (folder, cluster) = (tempfile::tempdir().unwrap(), Cluster::start().await);
    let (first, last) = (folder.path().join("first.db"), folder.path().join("last.db"));
    let store = SqliteStore::open(&first, SECRET).await.unwrap();
    let [deleted, kept] = filled(&store).await;
    let (url, _) = (cluster.database().await, SqliteDatabase::open(&last).await.unwrap());
    let database = PostgresDatabase::connect(&url).await.unwrap();
    database.migrate().await.unwrap();
    // A server has started there with another secret, and nobody has made anything.
    let started = SqliteDatabase::open(&last).await.unwrap().settle(Secret::of([9; 32])).await;
    let started = started.unwrap();
    crate::store::RunStore::begin_run(&started, 5).await.unwrap();
    started.close().await;
    let (mut one, mut other) = (sqlite(&first).await, postgres(&url).await);
    let mut told = Vec::new();
    transfer(&mut one, &mut other, &mut |name, count| told.push((name, count))).await.unwrap();
    assert!(told.contains(&("entries", 2)), "{told:?}");
    transfer(&mut other, &mut sqlite(&last).await, &mut |_, _| {}).await.unwrap();
    let before = all(&mut one).await;
    assert_eq!(before, all(&mut other).await);
    assert_eq!(before, all(&mut sqlite(&last).await).await);
    // Another secret makes other keys.
    let other_secret = database.settle(Secret::of([8; 32])).await.unwrap_err();
    assert_eq!(other_secret, StoreError::OtherSecret);
    let moved = database.settle(SECRET).await.unwrap();
    // Life goes on there: logs at their ends, and numbers that were never given.
    let game = moved.open(&kept).await.unwrap().unwrap().game;
    assert_eq!(moved.entries(game).await.unwrap(), [entry(11), entry(12)]);
    moved.append(game, 2, vec![entry(13)], "further".to_owned()).await.unwrap();
    let new = NewGame {
        roles: vec![Role::Both],
        created: 90,
        agreed: "{}".to_owned(),
        summary: String::new(),
        seats: None,
        is_rated: false,
    };
    let made = moved.create_game(new).await.unwrap();
    assert_eq!(made.game.0, 7, "numbers 1 to 6 were given");
    let member = moved.member(Visitor::of(&Key::new().unwrap())).await.unwrap();
    assert_eq!(member.0, 4, "three came along");
    assert!(moved.open(&deleted).await.unwrap().is_none(), "the deleted game stays deleted");
    let again = transfer(&mut one, &mut other, &mut |_, _| {}).await;
    assert_eq!(again, Err(TransferError::NotEmpty("games")));
}

#[tokio::test]
async fn a_row_that_cannot_come_leaves_nothing_behind() {
    let (folder, cluster) = (tempfile::tempdir().unwrap(), Cluster::start().await);
    let file = folder.path().join("first.db");
    let store = SqliteStore::open(&file, SECRET).await.unwrap();
    let [_, kept] = filled(&store).await;
    // PostgreSQL takes no NUL in a text.
    store.run("UPDATE visits SET title = 'a' || char(0) || 'b'").await.unwrap();
    let url = cluster.database().await;
    let moved = PostgresDatabase::connect(&url).await.unwrap();
    moved.migrate().await.unwrap();
    let (mut one, mut other) = (sqlite(&file).await, postgres(&url).await);
    let failed = transfer(&mut one, &mut other, &mut |_, _| {}).await;
    assert!(matches!(failed, Err(TransferError::Store(_))), "{failed:?}");
    let moved = moved.settle(SECRET).await.unwrap();
    assert!(moved.open(&kept).await.unwrap().is_none());
}

#[tokio::test]
async fn no_table_is_forgotten() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("store.db");
    SqliteStore::open(&file, SECRET).await.unwrap().close().await;
    let mut connection = SqliteConnectOptions::new().filename(&file).connect().await.unwrap();
    let sql = "SELECT name FROM sqlite_schema WHERE type = 'table' \
               AND name NOT LIKE 'sqlite%' AND name <> '_sqlx_migrations' ORDER BY name";
    let rows = query(sql).fetch_all(&mut connection).await.unwrap();
    let there: Vec<String> = rows.iter().map(|row| row.get("name")).collect();
    let mut moved: Vec<_> = TABLES.iter().map(|table| table.name.to_owned()).collect();
    moved.sort();
    assert_eq!(there, moved);
}
