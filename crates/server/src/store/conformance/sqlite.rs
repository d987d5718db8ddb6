//! What only a file can do wrong.

use super::*;
use crate::store::ItemStore;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};

#[tokio::test]
async fn sqlite_keeps_what_two_servers_write_apart_and_changes_nothing_written() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.db");
    let one = SqliteStore::open(&file, SECRET).await.unwrap();
    let other = SqliteStore::open(&file, SECRET).await.unwrap();
    let (id, _) = game(&one, 0).await;
    one.append(id, 0, vec![entry(1, "a")], "{}".to_owned()).await.unwrap();
    let late = other.append(id, 0, vec![entry(1, "b")], "{}".to_owned()).await;
    assert_eq!(late, Err(StoreError::Conflict));
    other.append(id, 1, vec![entry(2, "b")], "{}".to_owned()).await.unwrap();
    assert_eq!(one.entries(id).await.unwrap().len(), 2);
    for sql in ["DELETE FROM entries", "UPDATE entries SET entry = 'x'"] {
        assert!(one.run(sql).await.is_err(), "{sql}");
    }
}

#[tokio::test]
async fn a_file_that_is_no_database_is_refused_and_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("letter.txt");
    let text = "Dear Anna, this is no database. ".repeat(200);
    std::fs::write(&file, &text).unwrap();
    assert!(matches!(SqliteStore::open(&file, SECRET).await, Err(StoreError::Damaged(_))));
    assert_eq!(std::fs::read_to_string(&file).unwrap(), text);
    let steps = "CREATE TABLE _sqlx_migrations (version BIGINT, description TEXT); \
                 INSERT INTO _sqlx_migrations VALUES (1, 'users')";
    let log = "PRAGMA journal_mode = WAL";
    for (name, more) in [("other.db", ""), ("by-the-same-means.db", steps), ("log.db", log)] {
        let other = folder.path().join(name);
        let options = SqliteConnectOptions::new().filename(&other).create_if_missing(true);
        let mut theirs = options.connect().await.unwrap();
        for sql in ["CREATE TABLE notes (text TEXT)", more] {
            sqlx::raw_sql(sql).execute(&mut theirs).await.unwrap();
        }
        theirs.close().await.unwrap();
        let before = std::fs::read(&other).unwrap();
        assert_eq!(SqliteStore::open(&other, SECRET).await.err(), Some(StoreError::Foreign));
        assert!(std::fs::read(&other).unwrap() == before, "{name} is as it was");
    }
    let files: Vec<_> =
        std::fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().file_name()).collect();
    assert_eq!(files.len(), 4, "no log lies beside them: {files:?}");
}

#[tokio::test]
async fn a_database_damaged_in_its_middle_is_never_taken_for_an_empty_one() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.db");
    let store = SqliteStore::open(&file, SECRET).await.unwrap();
    let (id, _) = game(&store, 0).await;
    let text = "a move ".repeat(100);
    for seq in 0..200 {
        store.append(id, seq, vec![entry(1, &text)], "{}".to_owned()).await.unwrap();
    }
    store.close().await;
    let bytes = std::fs::read(&file).unwrap();
    for filler in [0, 0xa5] {
        let mut damaged = bytes.clone();
        let middle = bytes.len() / 2 / 4096 * 4096;
        damaged[middle..middle + 4096].fill(filler);
        std::fs::write(&file, damaged).unwrap();
        let opened = SqliteStore::open(&file, SECRET).await;
        assert!(matches!(opened, Err(StoreError::Damaged(_))), "{opened:?}");
        // A larger file is read while the server runs.
        let read = super::super::read_through(&file).await;
        assert!(matches!(read, Err(StoreError::Damaged(_))), "{read:?}");
    }
}

#[tokio::test]
async fn a_database_of_a_later_version_is_named_so() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.db");
    let store = SqliteStore::open(&file, SECRET).await.unwrap();
    let later = "INSERT INTO _sqlx_migrations (version, description, success, checksum, \
                 execution_time) VALUES (9999, 'later', 1, x'00', 0)";
    store.run(later).await.unwrap();
    store.close().await;
    assert_eq!(SqliteStore::open(&file, SECRET).await.unwrap_err(), StoreError::Later);
}

#[tokio::test]
async fn the_same_number_by_the_same_secret_has_other_links() {
    let mut all = std::collections::HashSet::new();
    for _ in 0..2 {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("games.db");
        let store = SqliteStore::open(&file, Secret::of([7; 32])).await.unwrap();
        let (id, keys) = game(&store, 5).await;
        assert_eq!(id, GameId(1));
        let renewed = store.renew_role(id, Role::Black).await.unwrap();
        let keys = keys.into_iter().map(|(key, _)| key).chain([renewed]);
        assert!(keys.into_iter().all(|key| all.insert(key)));
    }
    assert_eq!(all.len(), 8);
}

/// As `cp` or a shell does that writes into the file.
#[cfg(unix)]
#[tokio::test]
async fn a_file_that_is_cut_off_while_it_is_in_use_is_called_damaged() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.db");
    let store = SqliteStore::open(&file, SECRET).await.unwrap();
    let (id, _) = game(&store, 0).await;
    let write = async |seq| store.append(id, seq, vec![entry(1, "a")], "{}".to_owned()).await;
    write(0).await.unwrap();
    store.has_all().await.unwrap();
    let opened = std::fs::File::options().write(true).open(&file).unwrap();
    let whole = opened.metadata().unwrap().len();
    for length in [whole - 4096, 4096, 0] {
        opened.set_len(length).unwrap();
        for failed in [store.has_all().await, write(1).await] {
            assert!(matches!(failed, Err(StoreError::Damaged(_))), "{length}: {failed:?}");
        }
    }
}

#[cfg(unix)]
#[tokio::test]
async fn nothing_is_acknowledged_while_the_file_or_its_log_is_not_at_its_place() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.db");
    let away = folder.path().join("away");
    let store = SqliteStore::open(&file, SECRET).await.unwrap();
    let (id, _) = game(&store, 0).await;
    let write = async |seq| store.append(id, seq, vec![entry(1, "a")], "{}".to_owned()).await;
    write(0).await.unwrap();
    // Deleted, or in another place.
    std::fs::rename(&file, &away).unwrap();
    assert_eq!(write(1).await, Err(StoreError::Gone(file.clone())));
    assert_eq!(store.bytes().await, Err(StoreError::Gone(file.clone())));
    assert_eq!(store.free().await, Err(StoreError::Gone(file.clone())));
    assert!(!file.exists(), "none is made anew");
    // Replaced.
    std::fs::copy(&away, &file).unwrap();
    let before = std::fs::read(&file).unwrap();
    assert_eq!(write(1).await, Err(StoreError::Gone(file.clone())));
    assert!(std::fs::read(&file).unwrap() == before, "another file stays as it is");
    // Put back: nothing of that was written.
    std::fs::rename(&away, &file).unwrap();
    write(1).await.unwrap();
    let log = folder.path().join("games.db-wal");
    std::fs::remove_file(&log).unwrap();
    assert_eq!(write(2).await, Err(StoreError::Gone(log)));
    // The changes in a deleted log come into the file at the end.
    store.close().await;
    let store = SqliteStore::open(&file, SECRET).await.unwrap();
    assert_eq!(store.entries(id).await.unwrap().len(), 2);
}
