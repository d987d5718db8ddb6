//! Tests that any [`Store`] must pass. Each check gets a store without games. [`all`] runs the
//! checks on the stores that `fresh` makes.

use super::{
    GameId, Kind, Left, NewGame, NewRecord, Opened, SqliteStore, Store, StoreError, StoredEntry,
};
use crate::key::{Key, Role};
use std::future::Future;

fn key() -> Key {
    Key::new().unwrap()
}

fn entry(at: u64, text: &str) -> StoredEntry {
    StoredEntry { at, entry: text.to_owned() }
}

async fn game(store: &impl Store, created: u64) -> (GameId, Vec<(Key, Role)>) {
    let keys = vec![(key(), Role::Black), (key(), Role::White), (key(), Role::Watch)];
    let (agreed, summary) = ("{\"deal\":1}".to_owned(), "{}".to_owned());
    let id = store.create_game(NewGame { keys: keys.clone(), created, agreed, summary }).await;
    (id.unwrap(), keys)
}

async fn keys_open_their_game_and_others_nothing(store: impl Store) {
    let (one, keys) = game(&store, 5).await;
    let (other, others) = game(&store, 6).await;
    assert_ne!(one, other);
    for (id, keys) in [(one, &keys), (other, &others)] {
        for (key, role) in keys {
            let opened = Opened { game: id, kind: Kind::Game, role: *role };
            assert_eq!(store.open(key).await, Ok(Some(opened)));
        }
    }
    assert_eq!(store.open(&key()).await, Ok(None));
    let stored = store.game(one).await.unwrap();
    assert_eq!((stored.created, stored.agreed.as_str()), (5, "{\"deal\":1}"));
    assert_eq!(stored.keys.len(), keys.len());
    assert!(keys.iter().all(|pair| stored.keys.contains(pair)));
    assert_eq!(store.game(GameId(1 << 40)).await, Err(StoreError::Unknown));
}

async fn a_key_is_given_once_and_a_refused_game_leaves_nothing(store: impl Store) {
    let (_, keys) = game(&store, 0).await;
    let free = key();
    let twice = vec![(free.clone(), Role::Black), keys[0].clone()];
    let new = NewGame { keys: twice, created: 0, agreed: String::new(), summary: String::new() };
    assert_eq!(store.create_game(new).await, Err(StoreError::Conflict));
    assert_eq!(store.open(&free).await, Ok(None));
}

async fn entries_come_back_in_order_and_only_follow_what_is_there(store: impl Store) {
    let (id, _) = game(&store, 0).await;
    let summary = || "{}".to_owned();
    assert_eq!(store.entries(id).await, Ok(Vec::new()));
    store.append(id, 0, vec![entry(10, "a"), entry(10, "b")], summary()).await.unwrap();
    store.append(id, 2, vec![entry(12, "c")], summary()).await.unwrap();
    let all = vec![entry(10, "a"), entry(10, "b"), entry(12, "c")];
    for seq in [0, 2, 4, 99] {
        let late = store.append(id, seq, vec![entry(13, "x")], summary()).await;
        assert_eq!(late, Err(StoreError::Conflict), "{seq}");
    }
    assert_eq!(store.entries(id).await, Ok(all));
    let nowhere = store.append(GameId(1 << 40), 0, vec![entry(1, "x")], summary()).await;
    assert_eq!(nowhere, Err(StoreError::Unknown));
}

async fn of_two_writers_one_appends(store: impl Store) {
    let (id, _) = game(&store, 0).await;
    let write = |text| store.append(id, 0, vec![entry(1, text)], "{}".to_owned());
    let (one, other) = tokio::join!(write("one"), write("other"));
    assert_ne!(one.is_ok(), other.is_ok());
    assert_eq!(store.entries(id).await.unwrap().len(), 1);
}

async fn visitors_have_their_games_the_latest_first(store: impl Store) {
    let (anna, bert) = (key(), key());
    let (old, old_keys) = game(&store, 1).await;
    let (new, new_keys) = game(&store, 2).await;
    for keys in [&old_keys, &new_keys] {
        store.visit(&anna, &keys[0].0, 5).await.unwrap();
        store.visit(&anna, &keys[0].0, 6).await.unwrap();
    }
    let order = async |visitor: &Key, limit| {
        let listed = store.visited(visitor, limit).await.unwrap();
        listed.iter().map(|line| line.opened.game).collect::<Vec<_>>()
    };
    assert_eq!(order(&anna, 10).await, [new, old]);
    store.append(old, 0, vec![entry(9, "a")], "{\"moves\":1}".to_owned()).await.unwrap();
    assert_eq!(order(&anna, 10).await, [old, new]);
    assert_eq!(order(&anna, 1).await, [old]);
    assert!(order(&bert, 10).await.is_empty());
    let listed = store.visited(&anna, 1).await.unwrap().remove(0);
    assert_eq!((listed.created, listed.changed), (1, 9));
    assert_eq!((listed.summary.as_str(), &listed.key), ("{\"moves\":1}", &old_keys[0].0));
    assert_eq!(listed.opened.role, Role::Black);
}

async fn lists_are_put_in_order_each_for_one_visitor(store: impl Store) {
    let (anna, bert) = (key(), key());
    let (_, keys) = game(&store, 1).await;
    let one = &keys[0].0;
    for visitor in [&anna, &bert] {
        store.visit(visitor, one, 5).await.unwrap();
    }
    assert_eq!(store.arrange(&anna, one, Some("Mine".to_owned()), None).await, Ok(true));
    assert_eq!(store.arrange(&anna, one, None, Some(true)).await, Ok(true));
    assert_eq!(store.arrange(&anna, &keys[1].0, None, Some(true)).await, Ok(false));
    store.visit(&anna, one, 6).await.unwrap();
    let line = async |visitor| {
        let listed = store.visited(visitor, 1).await.unwrap().remove(0);
        (listed.title, listed.away)
    };
    assert_eq!(line(&anna).await, ("Mine".to_owned(), true));
    assert_eq!(line(&bert).await, (String::new(), false));
}

async fn a_game_is_kept_while_a_player_has_it_in_a_list(store: impl Store) {
    let (anna, bert, eve) = (key(), key(), key());
    let (id, keys) = game(&store, 1).await;
    let (other, others) = game(&store, 2).await;
    // Anna has two of its keys, and Eve watches.
    for (visitor, key) in
        [(&anna, &keys[0]), (&anna, &keys[2]), (&bert, &keys[1]), (&eve, &keys[2])]
    {
        assert_eq!(store.has_visited(visitor, &key.0).await, Ok(false));
        store.visit(visitor, &key.0, 5).await.unwrap();
        assert_eq!(store.has_visited(visitor, &key.0).await, Ok(true));
    }
    store.visit(&anna, &others[0].0, 5).await.unwrap();
    for _ in 0..2 {
        assert_eq!(store.leave(Some(&anna), &keys[0].0, &[]).await, Ok(Left::Kept));
    }
    assert_eq!(store.leave(None, &keys[1].0, &[]).await, Ok(Left::Kept), "Bert's list has it");
    let listed = store.visited(&anna, 10).await.unwrap();
    assert_eq!(listed.iter().map(|line| line.opened.game).collect::<Vec<_>>(), [other]);
    assert_eq!(store.visited(&eve, 10).await.unwrap().len(), 1);
    assert_eq!(store.leave(Some(&anna), &keys[2].0, &[]).await, Ok(Left::Unlisted));
    assert_eq!(store.leave(Some(&bert), &keys[1].0, &[]).await, Ok(Left::Deleted));
    assert_eq!(store.open(&keys[0].0).await, Ok(None));
    assert_eq!(store.leave(Some(&bert), &keys[1].0, &[]).await, Ok(Left::Unlisted));
    assert!(store.visited(&eve, 10).await.unwrap().is_empty());
    assert_eq!(store.entries(id).await, Ok(Vec::new()));

    let record = new_record(&store).await;
    let id = store.open(&record).await.unwrap().unwrap().game;
    for visitor in [&anna, &eve] {
        store.visit(visitor, &record, 5).await.unwrap();
    }
    for stranger in [None, Some(&bert)] {
        assert_eq!(store.leave(stranger, &record, &[]).await, Ok(Left::Unlisted));
    }
    assert_eq!(store.leave(Some(&eve), &record, &[]).await, Ok(Left::Kept));
    assert_eq!(store.leave(Some(&anna), &record, &[]).await, Ok(Left::Deleted));
    assert_eq!(store.record(id).await, Err(StoreError::Unknown));
}

async fn a_game_is_kept_until_the_other_player_has_taken_it_off(store: impl Store) {
    let anna = key();
    let (_, keys) = game(&store, 1).await;
    let [black, white] = [&keys[0].0, &keys[1].0];
    store.visit(&anna, black, 5).await.unwrap();
    store.take_off(black).await.unwrap();
    assert_eq!(store.leave(Some(&anna), black, &[Role::White]).await, Ok(Left::Kept));
    assert!(store.visited(&anna, 1).await.unwrap().is_empty());
    assert!(store.open(white).await.unwrap().is_some());
    // The other player needs no list.
    store.take_off(white).await.unwrap();
    assert_eq!(store.leave(None, white, &[Role::Black]).await, Ok(Left::Deleted));
}

async fn one_player_takes_nothing_off_for_the_other(store: impl Store) {
    let anna = key();
    let (_, keys) = game(&store, 1).await;
    let [black, white] = [&keys[0].0, &keys[1].0];
    // Anna has opened the other player's link once, too.
    for key in [black, white] {
        store.visit(&anna, key, 5).await.unwrap();
    }
    store.take_off(black).await.unwrap();
    assert_eq!(store.leave(Some(&anna), black, &[Role::White]).await, Ok(Left::Kept));
    assert!(store.visited(&anna, 10).await.unwrap().is_empty());
    assert!(store.open(white).await.unwrap().is_some());
}

async fn what_is_put_into_a_list_is_not_deleted_by_another_that_leaves(store: impl Store) {
    let (anna, bert) = (key(), key());
    for _ in 0..20 {
        let record = new_record(&store).await;
        let id = store.open(&record).await.unwrap().unwrap().game;
        store.visit(&anna, &record, 5).await.unwrap();
        let (left, listed) =
            tokio::join!(store.leave(Some(&anna), &record, &[]), store.visit(&bert, &record, 6));
        let kept = store.record(id).await.is_ok();
        assert_eq!(
            (kept, left),
            (listed.is_ok(), Ok(if kept { Left::Kept } else { Left::Deleted }))
        );
    }
}

async fn new_record(store: &impl Store) -> Key {
    let record = key();
    let new = NewRecord { key: record.clone(), created: 3, summary: "{}".to_owned(), sgf: vec![1] };
    store.create_records(vec![new]).await.unwrap();
    record
}

async fn a_deleted_game_is_gone_and_its_number_with_it(store: impl Store) {
    let anna = key();
    let (old, old_keys) = game(&store, 1).await;
    let (id, keys) = game(&store, 2).await;
    for keys in [&old_keys, &keys] {
        store.visit(&anna, &keys[0].0, 5).await.unwrap();
    }
    store.append(old, 0, vec![entry(1, "a")], "{}".to_owned()).await.unwrap();
    store.append(id, 0, vec![entry(1, "b")], "{}".to_owned()).await.unwrap();
    store.delete(id).await.unwrap();
    assert_eq!(store.open(&keys[0].0).await, Ok(None));
    assert_eq!(store.game(id).await, Err(StoreError::Unknown));
    assert_eq!(store.entries(id).await, Ok(Vec::new()));
    let late = store.append(id, 0, vec![entry(2, "c")], "{}".to_owned()).await;
    assert_eq!(late, Err(StoreError::Unknown));
    let listed = store.visited(&anna, 10).await.unwrap();
    assert_eq!(listed.iter().map(|line| line.opened.game).collect::<Vec<_>>(), [old]);
    assert_eq!(store.entries(old).await.unwrap().len(), 1);
    assert!(![old, id].contains(&game(&store, 3).await.0));

    let record = key();
    let new = NewRecord { key: record.clone(), created: 3, summary: "{}".to_owned(), sgf: vec![1] };
    let ids = store.create_records(vec![new]).await.unwrap();
    store.delete(ids[0]).await.unwrap();
    assert_eq!(store.open(&record).await, Ok(None));
    assert_eq!(store.record(ids[0]).await, Err(StoreError::Unknown));
}

async fn a_key_is_handed_on_to_who_has_another(store: impl Store) {
    let (anna, bert) = (key(), key());
    let (_, old) = game(&store, 1).await;
    let (new, keys) = game(&store, 2).await;
    store.visit(&anna, &old[0].0, 5).await.unwrap();
    store.visit(&bert, &old[1].0, 5).await.unwrap();
    for _ in 0..2 {
        store.hand_on(&old[0].0, &keys[1].0, 6).await.unwrap();
    }
    let listed = store.visited(&anna, 10).await.unwrap();
    let newest = (listed[0].opened.game, &listed[0].key, listed[0].opened.role);
    assert_eq!((listed.len(), newest), (2, (new, &keys[1].0, Role::White)));
    assert_eq!(store.visited(&bert, 10).await.unwrap().len(), 1);
}

async fn records_keep_every_byte(store: impl Store) {
    let bytes: Vec<u8> = (0..=255).collect();
    let record = |key: &Key, sgf: Vec<u8>| NewRecord {
        key: key.clone(),
        created: 3,
        summary: "{}".to_owned(),
        sgf,
    };
    let (one, other) = (key(), key());
    let both = vec![record(&one, bytes.clone()), record(&other, Vec::new())];
    let ids = store.create_records(both).await.unwrap();
    let opened = Opened { game: ids[0], kind: Kind::Record, role: Role::Watch };
    assert_eq!(store.open(&one).await, Ok(Some(opened)));
    assert_eq!(store.record(ids[0]).await, Ok(bytes));
    assert_eq!(store.record(ids[1]).await, Ok(Vec::new()));
    let (played, _) = game(&store, 0).await;
    assert_eq!(store.record(played).await, Err(StoreError::Unknown));
    let third = key();
    let half_wrong = vec![record(&third, Vec::new()), record(&one, Vec::new())];
    assert_eq!(store.create_records(half_wrong).await, Err(StoreError::Conflict));
    assert_eq!(store.open(&third).await, Ok(None));
}

async fn runs_say_until_when_they_lived(store: impl Store) {
    assert_eq!(store.alive_after(7).await, Ok(7));
    let first = store.begin_run(100).await.unwrap();
    store.alive(first, 150).await.unwrap();
    store.alive(first, 140).await.unwrap();
    let second = store.begin_run(200).await.unwrap();
    store.alive(second, 300).await.unwrap();
    for (written, lived) in [(50, 50), (100, 150), (130, 150), (160, 160), (200, 300), (299, 300)] {
        assert_eq!(store.alive_after(written).await, Ok(lived), "{written}");
    }
}

/// Runs every check, each on a store of its own.
async fn all<S: Store, F: Future<Output = S>>(fresh: impl Fn() -> F) {
    keys_open_their_game_and_others_nothing(fresh().await).await;
    a_key_is_given_once_and_a_refused_game_leaves_nothing(fresh().await).await;
    entries_come_back_in_order_and_only_follow_what_is_there(fresh().await).await;
    of_two_writers_one_appends(fresh().await).await;
    visitors_have_their_games_the_latest_first(fresh().await).await;
    lists_are_put_in_order_each_for_one_visitor(fresh().await).await;
    a_game_is_kept_while_a_player_has_it_in_a_list(fresh().await).await;
    a_game_is_kept_until_the_other_player_has_taken_it_off(fresh().await).await;
    one_player_takes_nothing_off_for_the_other(fresh().await).await;
    what_is_put_into_a_list_is_not_deleted_by_another_that_leaves(fresh().await).await;
    a_deleted_game_is_gone_and_its_number_with_it(fresh().await).await;
    a_key_is_handed_on_to_who_has_another(fresh().await).await;
    records_keep_every_byte(fresh().await).await;
    runs_say_until_when_they_lived(fresh().await).await;
}

#[tokio::test]
async fn sqlite_conforms() {
    let folder = tempfile::tempdir().unwrap();
    let count = std::cell::Cell::new(0);
    all(|| {
        count.set(count.get() + 1);
        let file = folder.path().join(format!("{}.db", count.get()));
        async move { SqliteStore::open(&file).await.unwrap() }
    })
    .await;
}

#[tokio::test]
async fn sqlite_keeps_what_two_servers_write_apart_and_changes_nothing_written() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.db");
    let one = SqliteStore::open(&file).await.unwrap();
    let other = SqliteStore::open(&file).await.unwrap();
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
    assert!(matches!(SqliteStore::open(&file).await, Err(StoreError::Failed(_))));
    assert_eq!(std::fs::read_to_string(&file).unwrap(), text);
}
