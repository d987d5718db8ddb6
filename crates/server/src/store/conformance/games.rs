//! Games and records.

use super::*;

async fn keys_open_their_game_and_others_nothing(store: impl Store) {
    let (one, keys) = game(&store, 5).await;
    let (other, others) = game(&store, 6).await;
    assert_ne!(one, other);
    for (id, keys) in [(one, &keys), (other, &others)] {
        for (key, role) in keys {
            let opened = Opened { game: id, kind: Kind::Game, role: *role, seat: None };
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

async fn a_role_is_given_once_and_a_refused_game_leaves_nothing(store: impl Store) {
    let (before, _) = game(&store, 0).await;
    let roles = vec![Role::Black, Role::Black];
    let (agreed, summary) = ("{}".to_owned(), String::new());
    let new = NewGame { roles, created: 0, agreed, summary, seats: None, is_rated: false };
    assert_eq!(store.create_game(new).await, Err(StoreError::Conflict));
    let (after, _) = game(&store, 0).await;
    for between in before.0 + 1..after.0 {
        assert_eq!(store.game(GameId(between)).await, Err(StoreError::Unknown));
        let key = store.secret().game_key(GameId(between), Role::Black, 1);
        assert_eq!(store.open(&key).await, Ok(None));
    }
}

async fn a_role_gets_another_key_and_the_old_one_opens_nothing(store: impl Store) {
    let (anna, bert) = (visitor(), visitor());
    let (id, keys) = game(&store, 0).await;
    let [black, white] = [&keys[0].0, &keys[1].0];
    for key in [black, white] {
        store.visit(anna, key, 5).await.unwrap();
    }
    store.visit(bert, black, 5).await.unwrap();
    let new = store.renew_role(id, Role::Black).await.unwrap();
    assert_eq!(store.open(black).await, Ok(None));
    for (key, was_replaced) in [(black, true), (&new, false), (white, false), (&key(), false)] {
        let ended = was_replaced.then_some(Ended::Replaced);
        assert_eq!(store.ended(key, Linked::Game).await, Ok(ended));
        assert_eq!(store.ended(key, Linked::Study).await, Ok(None));
    }
    assert_eq!(store.visit(bert, black, 6).await, Err(StoreError::Unknown));
    let opened = Opened { game: id, kind: Kind::Game, role: Role::Black, seat: None };
    assert_eq!(store.open(&new).await, Ok(Some(opened)));
    assert!(store.open(white).await.unwrap().is_some());
    assert!(store.game(id).await.unwrap().keys.contains(&(new.clone(), Role::Black)));
    assert!(store.visited(bert, 9).await.unwrap().is_empty(), "the old link went too far");
    assert_eq!(store.visited(anna, 9).await.unwrap().len(), 1);
    store.visit(bert, &new, 7).await.unwrap();
    assert_eq!(store.visited(bert, 9).await.unwrap()[0].key, new);
    assert_ne!(store.renew_role(id, Role::Black).await.unwrap(), new);
    for (game, role) in [(id, Role::Both), (GameId(1 << 40), Role::Black)] {
        assert_eq!(store.renew_role(game, role).await, Err(StoreError::Unknown));
    }
    store.delete(ItemId::Game(id), None).await.unwrap();
    for key in [black, &new] {
        let ended = store.ended(key, Linked::Game).await;
        assert_eq!(ended, Ok(None), "there is no game to ask for");
    }
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
    for from in 0..=all.len() + 1 {
        let rest = all.get(from..).unwrap_or_default().to_vec();
        assert_eq!(store.entries_from(id, from as u64).await, Ok(rest), "{from}");
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

async fn a_deleted_game_is_gone_and_its_number_with_it(store: impl Store) {
    let anna = visitor();
    let (old, old_keys) = game(&store, 1).await;
    let (id, keys) = game(&store, 2).await;
    for keys in [&old_keys, &keys] {
        store.visit(anna, &keys[0].0, 5).await.unwrap();
    }
    store.append(old, 0, vec![entry(1, "a")], "{}".to_owned()).await.unwrap();
    store.append(id, 0, vec![entry(1, "b")], "{}".to_owned()).await.unwrap();
    store.delete(ItemId::Game(id), None).await.unwrap();
    assert_eq!(store.open(&keys[0].0).await, Ok(None));
    assert_eq!(store.game(id).await, Err(StoreError::Unknown));
    assert_eq!(store.entries(id).await, Ok(Vec::new()));
    let late = store.append(id, 0, vec![entry(2, "c")], "{}".to_owned()).await;
    assert_eq!(late, Err(StoreError::Unknown));
    let listed = store.visited(anna, 10).await.unwrap();
    assert_eq!(listed.iter().map(|line| line.opened.game).collect::<Vec<_>>(), [old]);
    assert_eq!(store.entries(old).await.unwrap().len(), 1);
    assert!(![old, id].contains(&game(&store, 3).await.0));

    let new = NewRecord { created: 3, summary: "{}".to_owned(), sgf: vec![1] };
    let (id, record) = store.create_records(vec![new]).await.unwrap().remove(0);
    store.delete(ItemId::Game(id), None).await.unwrap();
    assert_eq!(store.open(&record).await, Ok(None));
    assert_eq!(store.record(id).await, Err(StoreError::Unknown));
}

async fn records_keep_every_byte(store: impl Store) {
    let bytes: Vec<u8> = (0..=255).collect();
    let record = |sgf: Vec<u8>| NewRecord { created: 3, summary: "{}".to_owned(), sgf };
    let both = vec![record(bytes.clone()), record(Vec::new())];
    let made = store.create_records(both).await.unwrap();
    let opened = Opened { game: made[0].0, kind: Kind::Record, role: Role::Watch, seat: None };
    assert_eq!(store.open(&made[0].1).await, Ok(Some(opened)));
    assert_eq!(store.record(made[0].0).await, Ok(bytes));
    assert_eq!(store.record(made[1].0).await, Ok(Vec::new()));
    let (played, _) = game(&store, 0).await;
    assert_eq!(store.record(played).await, Err(StoreError::Unknown));
}

pub(super) async fn all<S: Store, F: Future<Output = S>>(fresh: impl Fn() -> F) {
    keys_open_their_game_and_others_nothing(fresh().await).await;
    a_role_is_given_once_and_a_refused_game_leaves_nothing(fresh().await).await;
    a_role_gets_another_key_and_the_old_one_opens_nothing(fresh().await).await;
    entries_come_back_in_order_and_only_follow_what_is_there(fresh().await).await;
    of_two_writers_one_appends(fresh().await).await;
    a_deleted_game_is_gone_and_its_number_with_it(fresh().await).await;
    records_keep_every_byte(fresh().await).await;
}
