//! Copies are made, put back, and refused.

use super::*;
use crate::store::{GameStore, NewRecord, SigningStore, SqliteStore};
use crate::{key::Key, time::Time, time::WallTime};

const SECRET: Secret = Secret::of([7; 32]);

async fn with_record(data: &Path) -> (SqliteStore, Key) {
    fs::create_dir_all(data).unwrap();
    let store = SqliteStore::open(&data.join(DATABASE), SECRET).await.unwrap();
    let key = record(&store).await;
    (store, key)
}

async fn record(store: &SqliteStore) -> Key {
    let created = WallTime::new().now();
    let sgf = vec![7; 50_000];
    let new = NewRecord { created, summary: "{}".to_owned(), sgf };
    store.create_records(vec![new]).await.unwrap().remove(0).1
}

#[tokio::test]
async fn a_copy_made_while_the_server_runs_is_put_back_with_all_it_had() {
    let folder = tempfile::tempdir().unwrap();
    let (data, copy) = (folder.path().join("data"), folder.path().join("copy.db"));
    let (store, before) = with_record(&data).await;
    backup(&data, &copy).await.unwrap();
    assert!(matches!(backup(&data, &copy).await, Err(BackupError::Exists { .. })));
    let after = record(&store).await;
    // A server that was killed leaves its log beside the database.
    std::mem::forget(store);

    assert_private(&copy);
    fs::write(data.join("secret"), [7; 32]).unwrap();
    let Restored { kept, needs, .. } = restore(&data, &copy, Links::Kept).await.unwrap();
    assert_eq!(needs, Needs::Nothing);
    let kept = kept.unwrap();
    assert_private(&data.join(DATABASE));
    let store = SqliteStore::open(&data.join(DATABASE), SECRET).await.unwrap();
    assert!(store.open(&before).await.unwrap().is_some());
    assert!(store.open(&after).await.unwrap().is_none());
    let store = SqliteStore::open(&kept, SECRET).await.unwrap();
    assert!(store.open(&after).await.unwrap().is_some(), "what was there is kept whole");

    let empty = folder.path().join("empty");
    let restored = restore(&empty, &copy, Links::Kept).await.unwrap();
    assert_eq!(restored, Restored { kept: None, moved: None, needs: Needs::Secret });
    fs::write(empty.join("secret"), [8; 32]).unwrap();
    let restored = restore(&empty, &copy, Links::Kept).await.unwrap();
    assert_eq!(restored.needs, Needs::OtherSecret);
    let store = SqliteStore::open(&empty.join(DATABASE), SECRET).await.unwrap();
    assert!(store.open(&before).await.unwrap().is_some());
}

#[tokio::test]
async fn nobody_is_signed_in_by_a_copy_that_was_put_back() {
    let folder = tempfile::tempdir().unwrap();
    let (data, copy) = (folder.path().join("data"), folder.path().join("copy.db"));
    let (store, _) = with_record(&data).await;
    let (anna, session) = crate::store::person(&store, "Anna").await;
    assert!(store.session(session, 2_000).await.unwrap().is_some());
    store.close().await;
    backup(&data, &copy).await.unwrap();
    restore(&data, &copy, Links::Kept).await.unwrap();
    let store = SqliteStore::open(&data.join(DATABASE), SECRET).await.unwrap();
    assert_eq!(store.session(session, 2_000).await, Ok(None));
    assert!(store.ways_in(anna).await.unwrap().password, "the person is there");
    assert_eq!(store.ways_in(anna).await.unwrap().recovery, 3);
    store.close().await;
    // Codes open nothing under another secret, and nobody is told that they have some.
    let other = folder.path().join("other");
    fs::create_dir(&other).unwrap();
    restore(&other, &copy, Links::New).await.unwrap();
    let store = SqliteStore::open(&other.join(DATABASE), Secret::of([8; 32])).await.unwrap();
    let ways = store.ways_in(anna).await.unwrap();
    assert_eq!((ways.password, ways.recovery), (true, 0));
}

fn assert_private(file: &Path) {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(file.metadata().unwrap().permissions().mode() & 0o777, 0o600);
    }
    assert!(file.is_file());
}

#[tokio::test]
async fn a_copy_whose_secret_is_lost_gets_new_links_beside_the_old_ones() {
    let folder = tempfile::tempdir().unwrap();
    let (data, copy) = (folder.path().join("data"), folder.path().join("copy.db"));
    let (_store, old) = with_record(&data).await;
    backup(&data, &copy).await.unwrap();
    let other = folder.path().join("other");
    fs::create_dir(&other).unwrap();
    let found_damaged = note(&other.join(DATABASE));
    fs::write(&found_damaged, "2026-11-27: Page 7").unwrap();
    let restored = restore(&other, &copy, Links::New).await.unwrap();
    assert_eq!(restored.needs, Needs::Nothing);
    assert!(!found_damaged.exists(), "the copy is whole");
    let store = SqliteStore::open(&other.join(DATABASE), Secret::of([8; 32])).await.unwrap();
    let record = store.open(&old).await.unwrap().unwrap();
    let shown = store.game(record.game).await.unwrap().keys.remove(0).0;
    assert_ne!(shown, old);
    assert_eq!(store.open(&shown).await.unwrap(), Some(record));
    store.close().await;

    // The secret that it had before is found after all.
    let again = folder.path().join("again.db");
    backup(&other, &again).await.unwrap();
    fs::write(other.join(SECRET_FILE), [7; 32]).unwrap();
    assert_eq!(restore(&other, &again, Links::New).await.unwrap().needs, Needs::Nothing);
    let store = SqliteStore::open(&other.join(DATABASE), SECRET).await.unwrap();
    assert_eq!(store.open(&old).await.unwrap(), store.open(&shown).await.unwrap());
    assert_eq!(store.game(record.game).await.unwrap().keys.remove(0).0, old);
    store.close().await;

    // There is nothing to make anew beside the secret of the copy, and nothing is changed.
    let refused = restore(&other, &copy, Links::New).await;
    assert!(matches!(refused, Err(BackupError::SecretIsThere { .. })), "{refused:?}");
    let store = SqliteStore::open(&other.join(DATABASE), SECRET).await.unwrap();
    assert!(store.open(&shown).await.unwrap().is_some());
}

#[tokio::test]
async fn what_is_no_copy_is_refused_and_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let (data, copy) = (folder.path().join("data"), folder.path().join("copy.db"));
    let nothing = backup(&data, &copy).await;
    assert!(matches!(nothing, Err(BackupError::NoDatabase { .. })));
    let (store, key) = with_record(&data).await;
    backup(&data, &copy).await.unwrap();

    let damaged = folder.path().join("damaged.db");
    let mut bytes = fs::read(&copy).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle - 4000..middle + 4000].fill(0xa5);
    fs::write(&damaged, bytes).unwrap();
    let text = folder.path().join("text.db");
    fs::write(&text, "no database ".repeat(1000)).unwrap();
    for bad in [&damaged, &text] {
        let refused = restore(&data, bad, Links::Kept).await;
        assert!(matches!(refused, Err(BackupError::Damaged { .. })), "{refused:?}");
    }
    let missing = restore(&data, &folder.path().join("missing"), Links::Kept).await;
    assert!(matches!(missing, Err(BackupError::File { .. })));

    let later = folder.path().join("later.db");
    fs::copy(&copy, &later).unwrap();
    let mut connection = SqliteConnectOptions::new().filename(&later).connect().await.unwrap();
    let step = "INSERT INTO _sqlx_migrations (version, description, success, checksum, \
                execution_time) VALUES (999, 'later', 1, x'00', 0)";
    query(step).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    assert!(matches!(restore(&data, &later, Links::Kept).await, Err(BackupError::Later { .. })));

    let server = locked(&data).unwrap();
    let used = restore(&data, &copy, Links::Kept).await;
    assert!(matches!(used, Err(BackupError::Folder(ServeError::InUse { .. }))));
    drop(server);
    assert!(store.open(&key).await.unwrap().is_some());
    let files: Vec<_> = fs::read_dir(&data).unwrap().map(|f| f.unwrap().file_name()).collect();
    assert!(files.iter().all(|name| !name.to_string_lossy().contains("before")), "{files:?}");
}

#[tokio::test]
async fn what_keeps_a_copy_from_being_written_has_the_name_that_a_person_gave() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    with_record(&data).await;
    let (missing, other) = (folder.path().join("missing"), folder.path().join("other"));
    fs::write(&other, "no folder").unwrap();
    fs::create_dir(folder.path().join("taken.db.part")).unwrap();
    for (file, named) in [
        (missing.join("copy.db"), &missing),
        (other.join("copy.db"), &other),
        (folder.path().join("taken.db"), &folder.path().join("taken.db")),
    ] {
        let refused = backup(&data, &file).await;
        let Err(BackupError::File { file, .. }) = refused else { panic!("{refused:?}") };
        assert_eq!(&file, named);
    }
}
