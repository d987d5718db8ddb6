//! Tests that any [`Store`] must pass. Each check gets a store without games. [`all`] runs the
//! checks on the stores that `fresh` makes.

mod before;
mod games;
mod keeping;
mod lists;
pub(super) mod members;
pub(super) mod ratings;
pub(super) mod signing;
mod sqlite;
pub(super) mod studies;

use super::{
    Cause, Deleted, Ended, GameId, GameStore, Item, ItemId, ItemKind, Kind, Left, Linked, Listed,
    NewGame, NewRecord, Opened, Run, Sizes, SqliteStore, Store, StoreError, StoredEntry,
    StoredPerson, StudyId, Unused,
};
use crate::key::{Key, Role, Visitor};
use crate::secret::Secret;
use std::future::Future;

const SECRET: Secret = Secret::of([7; 32]);

fn key() -> Key {
    Key::new().unwrap()
}

fn visitor() -> Visitor {
    Visitor::of(&key())
}

fn entry(at: u64, text: &str) -> StoredEntry {
    StoredEntry { at, entry: text.to_owned() }
}

async fn game(store: &impl Store, created: u64) -> (GameId, Vec<(Key, Role)>) {
    let roles = vec![Role::Black, Role::White, Role::Watch];
    let (agreed, summary) = ("{\"deal\":1}".to_owned(), "{}".to_owned());
    let new = NewGame { roles, created, agreed, summary, seats: None, is_rated: false };
    let made = store.create_game(new).await.unwrap();
    assert_eq!(made.keys.len(), 3);
    (made.game, made.keys)
}

async fn new_record(store: &impl Store) -> Key {
    let new = NewRecord { created: 3, summary: "{}".to_owned(), sgf: vec![1] };
    store.create_records(vec![new]).await.unwrap().remove(0).1
}

async fn all<S: Store, F: Future<Output = S>>(fresh: impl Fn() -> F) {
    games::all(&fresh).await;
    lists::all(&fresh).await;
    members::all(&fresh).await;
    ratings::all(&fresh).await;
    signing::all(&fresh).await;
    studies::all(&fresh).await;
    keeping::all(&fresh).await;
}

#[tokio::test]
async fn sqlite_conforms() {
    let folder = tempfile::tempdir().unwrap();
    let count = std::cell::Cell::new(0);
    let fresh = || {
        count.set(count.get() + 1);
        let file = folder.path().join(format!("{}.db", count.get()));
        async move { SqliteStore::open(&file, SECRET).await.unwrap() }
    };
    all(fresh).await;
}

#[cfg(unix)]
async fn database(address: &str) -> super::PostgresDatabase {
    super::PostgresDatabase::connect(address).await.unwrap()
}

#[cfg(unix)]
#[tokio::test]
async fn postgres_conforms() {
    let cluster = super::postgres::testing::Cluster::start().await;
    all(|| cluster.store()).await;
    // Two servers on one database.
    let address = cluster.database().await;
    let one = super::PostgresStore::open(&address, SECRET).await.unwrap();
    let other = super::PostgresStore::open(&address, SECRET).await.unwrap();
    let (id, _) = game(&one, 0).await;
    one.append(id, 0, vec![entry(1, "a")], "{}".to_owned()).await.unwrap();
    let late = other.append(id, 0, vec![entry(1, "b")], "{}".to_owned()).await;
    assert_eq!(late, Err(StoreError::Conflict));
    for sql in ["DELETE FROM entries", "UPDATE entries SET entry = 'x'"] {
        assert!(one.run(sql).await.is_err(), "{sql}");
    }
    signing::on_two_servers(&one, &other).await;
    // One of them claims it, until it ends.
    let (first, second) = (database(&address).await, database(&address).await);
    let claim = first.claim(super::Shared::No).await.unwrap();
    assert!(claim.is_some() && second.claim(super::Shared::No).await.unwrap().is_none());
    drop(claim);
    while second.claim(super::Shared::No).await.unwrap().is_none() {
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
    one.close().await;
    assert!(super::PostgresStore::open("nothing", SECRET).await.is_err());
}
