//! Tests that any [`Store`] must pass. Each check gets a store without games. [`all`] runs the
//! checks on the stores that `fresh` makes.

use super::{
    GameId, Item, ItemId, ItemKind, Kind, Left, NewGame, NewRecord, Opened, Sizes, SqliteStore,
    Store, StoreError, StoredEntry, StoredPerson, StudyId, Unused,
};
use crate::key::{Key, Role, Visitor};
use crate::secret::Secret;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, query};
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
    let made = store.create_game(NewGame { roles, created, agreed, summary }).await.unwrap();
    assert_eq!(made.keys.len(), 3);
    (made.game, made.keys)
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

async fn a_role_is_given_once_and_a_refused_game_leaves_nothing(store: impl Store) {
    let (before, _) = game(&store, 0).await;
    let roles = vec![Role::Black, Role::Black];
    let new = NewGame { roles, created: 0, agreed: "{}".to_owned(), summary: String::new() };
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
    assert_eq!(store.visit(bert, black, 6).await, Err(StoreError::Unknown));
    let opened = Opened { game: id, kind: Kind::Game, role: Role::Black };
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
}

async fn visitors_are_known_until_they_are_forgotten(store: impl Store) {
    let (anna, bert, eve) = (visitor(), visitor(), visitor());
    let (_, keys) = game(&store, 0).await;
    let study = super::conformance_studies::study(&store, 0).await;
    store.visit(anna, &keys[0].0, 5).await.unwrap();
    store.visit_study(bert, &study.1[1].0, 5).await.unwrap();
    let person = StoredPerson { number: 2, visitor: Some(eve), called: String::new() };
    store.keep_person(study.0, person).await.unwrap();
    for known in [anna, bert, eve] {
        assert_eq!(store.knows(known).await, Ok(true));
    }
    assert_eq!(store.knows(visitor()).await, Ok(false));
    for known in [anna, bert] {
        store.forget(known).await.unwrap();
        assert_eq!(store.knows(known).await, Ok(false));
    }
    assert!(store.visited(anna, 9).await.unwrap().is_empty());
    assert!(store.visited_studies(bert, 9).await.unwrap().is_empty());
    assert!(store.open(&keys[0].0).await.unwrap().is_some(), "the game stays");
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

async fn visitors_have_their_games_the_latest_first(store: impl Store) {
    let (anna, bert) = (visitor(), visitor());
    let (old, old_keys) = game(&store, 1).await;
    let (new, new_keys) = game(&store, 2).await;
    for keys in [&old_keys, &new_keys] {
        store.visit(anna, &keys[0].0, 5).await.unwrap();
        store.visit(anna, &keys[0].0, 6).await.unwrap();
    }
    let order = async |visitor: Visitor, limit| {
        let listed = store.visited(visitor, limit).await.unwrap();
        listed.iter().map(|line| line.opened.game).collect::<Vec<_>>()
    };
    assert_eq!(order(anna, 10).await, [new, old]);
    store.append(old, 0, vec![entry(9, "a")], "{\"moves\":1}".to_owned()).await.unwrap();
    assert_eq!(order(anna, 10).await, [old, new]);
    assert_eq!(order(anna, 1).await, [old]);
    assert!(order(bert, 10).await.is_empty());
    let listed = store.visited(anna, 1).await.unwrap().remove(0);
    assert_eq!((listed.created, listed.changed), (1, 9));
    assert_eq!((listed.summary.as_str(), &listed.key), ("{\"moves\":1}", &old_keys[0].0));
    assert_eq!(listed.opened.role, Role::Black);
}

async fn lists_are_put_in_order_each_for_one_visitor(store: impl Store) {
    let (anna, bert) = (visitor(), visitor());
    let (_, keys) = game(&store, 1).await;
    let one = &keys[0].0;
    for visitor in [anna, bert] {
        store.visit(visitor, one, 5).await.unwrap();
    }
    assert_eq!(store.arrange(anna, one, Some("Mine".to_owned()), None).await, Ok(true));
    assert_eq!(store.arrange(anna, one, None, Some(true)).await, Ok(true));
    assert_eq!(store.arrange(anna, &keys[1].0, None, Some(true)).await, Ok(false));
    store.visit(anna, one, 6).await.unwrap();
    let line = async |visitor| {
        let listed = store.visited(visitor, 1).await.unwrap().remove(0);
        (listed.title, listed.away)
    };
    assert_eq!(line(anna).await, ("Mine".to_owned(), true));
    assert_eq!(line(bert).await, (String::new(), false));
}

async fn a_game_is_kept_while_a_player_has_it_in_a_list(store: impl Store) {
    let (anna, bert, eve) = (visitor(), visitor(), visitor());
    let (id, keys) = game(&store, 1).await;
    let (other, others) = game(&store, 2).await;
    // Anna has two of its keys, and Eve watches.
    for (visitor, (key, role)) in
        [(anna, &keys[0]), (anna, &keys[2]), (bert, &keys[1]), (eve, &keys[2])]
    {
        assert_eq!(store.listed_key(visitor, id, *role).await, Ok(None));
        store.visit(visitor, key, 5).await.unwrap();
        assert_eq!(store.listed_key(visitor, id, *role).await, Ok(Some(key.clone())));
    }
    assert_eq!(store.listed_key(anna, id, keys[1].1).await, Ok(None), "that is Bert's");
    assert_eq!(store.listed_key(anna, other, keys[0].1).await, Ok(None));
    store.visit(anna, &others[0].0, 5).await.unwrap();
    for _ in 0..2 {
        assert_eq!(store.leave(Some(anna), &keys[0].0, &[]).await, Ok(Left::Kept));
    }
    assert_eq!(store.leave(None, &keys[1].0, &[]).await, Ok(Left::Kept), "Bert's list has it");
    let listed = store.visited(anna, 10).await.unwrap();
    assert_eq!(listed.iter().map(|line| line.opened.game).collect::<Vec<_>>(), [other]);
    assert_eq!(store.visited(eve, 10).await.unwrap().len(), 1);
    assert_eq!(store.leave(Some(anna), &keys[2].0, &[]).await, Ok(Left::Unlisted));
    assert_eq!(store.leave(Some(bert), &keys[1].0, &[]).await, Ok(Left::Deleted));
    assert_eq!(store.open(&keys[0].0).await, Ok(None));
    assert_eq!(store.leave(Some(bert), &keys[1].0, &[]).await, Ok(Left::Unlisted));
    assert!(store.visited(eve, 10).await.unwrap().is_empty());
    assert_eq!(store.entries(id).await, Ok(Vec::new()));

    let record = new_record(&store).await;
    let id = store.open(&record).await.unwrap().unwrap().game;
    for visitor in [anna, eve] {
        store.visit(visitor, &record, 5).await.unwrap();
    }
    for stranger in [None, Some(bert)] {
        assert_eq!(store.leave(stranger, &record, &[]).await, Ok(Left::Unlisted));
    }
    assert_eq!(store.leave(Some(eve), &record, &[]).await, Ok(Left::Kept));
    assert_eq!(store.leave(Some(anna), &record, &[]).await, Ok(Left::Deleted));
    assert_eq!(store.record(id).await, Err(StoreError::Unknown));
}

async fn a_game_is_kept_until_the_other_player_has_taken_it_off(store: impl Store) {
    let anna = visitor();
    let (_, keys) = game(&store, 1).await;
    let [black, white] = [&keys[0].0, &keys[1].0];
    store.visit(anna, black, 5).await.unwrap();
    store.take_off(black).await.unwrap();
    assert_eq!(store.leave(Some(anna), black, &[Role::White]).await, Ok(Left::Kept));
    assert!(store.visited(anna, 1).await.unwrap().is_empty());
    assert!(store.open(white).await.unwrap().is_some());
    // The other player needs no list.
    store.take_off(white).await.unwrap();
    assert_eq!(store.leave(None, white, &[Role::Black]).await, Ok(Left::Deleted));
}

async fn one_player_takes_nothing_off_for_the_other(store: impl Store) {
    let anna = visitor();
    let (_, keys) = game(&store, 1).await;
    let [black, white] = [&keys[0].0, &keys[1].0];
    // Anna has opened the other player's link once, too.
    for key in [black, white] {
        store.visit(anna, key, 5).await.unwrap();
    }
    store.take_off(black).await.unwrap();
    assert_eq!(store.leave(Some(anna), black, &[Role::White]).await, Ok(Left::Kept));
    assert!(store.visited(anna, 10).await.unwrap().is_empty());
    assert!(store.open(white).await.unwrap().is_some());
}

async fn what_is_put_into_a_list_is_not_deleted_by_another_that_leaves(store: impl Store) {
    let (anna, bert) = (visitor(), visitor());
    for _ in 0..20 {
        let record = new_record(&store).await;
        let id = store.open(&record).await.unwrap().unwrap().game;
        store.visit(anna, &record, 5).await.unwrap();
        let (left, listed) =
            tokio::join!(store.leave(Some(anna), &record, &[]), store.visit(bert, &record, 6));
        let kept = store.record(id).await.is_ok();
        assert_eq!(
            (kept, left),
            (listed.is_ok(), Ok(if kept { Left::Kept } else { Left::Deleted }))
        );
    }
}

async fn new_record(store: &impl Store) -> Key {
    let new = NewRecord { created: 3, summary: "{}".to_owned(), sgf: vec![1] };
    store.create_records(vec![new]).await.unwrap().remove(0).1
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
    store.delete(id).await.unwrap();
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
    store.delete(id).await.unwrap();
    assert_eq!(store.open(&record).await, Ok(None));
    assert_eq!(store.record(id).await, Err(StoreError::Unknown));
}

async fn a_key_is_handed_on_to_who_has_another(store: impl Store) {
    let (anna, bert) = (visitor(), visitor());
    let (_, old) = game(&store, 1).await;
    let (new, keys) = game(&store, 2).await;
    store.visit(anna, &old[0].0, 5).await.unwrap();
    store.visit(bert, &old[1].0, 5).await.unwrap();
    for _ in 0..2 {
        store.hand_on(&old[0].0, &keys[1].0, 6).await.unwrap();
    }
    let listed = store.visited(anna, 10).await.unwrap();
    let newest = (listed[0].opened.game, &listed[0].key, listed[0].opened.role);
    assert_eq!((listed.len(), newest), (2, (new, &keys[1].0, Role::White)));
    assert_eq!(store.visited(bert, 10).await.unwrap().len(), 1);
}

async fn records_keep_every_byte(store: impl Store) {
    let bytes: Vec<u8> = (0..=255).collect();
    let record = |sgf: Vec<u8>| NewRecord { created: 3, summary: "{}".to_owned(), sgf };
    let both = vec![record(bytes.clone()), record(Vec::new())];
    let made = store.create_records(both).await.unwrap();
    let opened = Opened { game: made[0].0, kind: Kind::Record, role: Role::Watch };
    assert_eq!(store.open(&made[0].1).await, Ok(Some(opened)));
    assert_eq!(store.record(made[0].0).await, Ok(bytes));
    assert_eq!(store.record(made[1].0).await, Ok(Vec::new()));
    let (played, _) = game(&store, 0).await;
    assert_eq!(store.record(played).await, Err(StoreError::Unknown));
}

async fn all_that_is_there_is_listed_and_measured(store: impl Store) {
    let (id, keys) = game(&store, 1).await;
    let new = NewRecord { created: 2, summary: "{}".to_owned(), sgf: vec![1, 2, 3] };
    let (record, _) = store.create_records(vec![new]).await.unwrap().remove(0);
    let (study, study_keys) = super::conformance_studies::study(&store, 3).await;
    let (gone, _) = game(&store, 4).await;
    store.delete(gone).await.unwrap();
    store.append(id, 0, vec![entry(9, "a"), entry(9, "ö")], "{\"n\":1}".to_owned()).await.unwrap();
    store.append_operations(study, 0, vec![entry(7, "abc")], "{}".to_owned()).await.unwrap();
    let all = async |limit| store.items(Box::new(|_| true), limit).await.unwrap();
    let (id, record, study) = (ItemId::Game(id), ItemId::Game(record), ItemId::Study(study));
    let ids = |items: Vec<Item>| items.into_iter().map(|item| item.id).collect::<Vec<_>>();
    assert_eq!(ids(all(9).await), [id, record, study]);
    assert_eq!(ids(all(1).await), [id, study]);
    assert_eq!(ids(all(0).await), []);
    let records = store.items(Box::new(|item| item.kind == ItemKind::Record), 1).await;
    assert_eq!(ids(records.unwrap()), [record]);
    let item = store.item(id).await.unwrap();
    let facts = (item.kind, item.created, item.changed, item.summary.as_str());
    assert_eq!(facts, (ItemKind::Game, 1, 9, "{\"n\":1}"));
    let item = store.item(study).await.unwrap();
    assert_eq!((item.kind, item.title.as_str(), item.changed), (ItemKind::Study, "Ko", 7));
    let anna = visitor();
    store.visit(anna, &keys[0].0, 5).await.unwrap();
    store.visit_study(anna, &study_keys[0].0, 5).await.unwrap();
    for (id, entries, bytes, lists) in [(id, 2, 3, 1), (record, 0, 3, 0), (study, 1, 6, 1)] {
        assert_eq!(store.sizes(id).await, Ok(Sizes { entries, bytes, lists }), "{id}");
    }
    for nothing in [ItemId::Game(gone), ItemId::Game(GameId(1 << 40)), ItemId::Study(StudyId(99))] {
        assert_eq!(store.item(nothing).await, Err(StoreError::Unknown), "{nothing}");
    }
    let ItemId::Study(number) = study else { unreachable!() };
    assert!(!store.study_head(number).await.unwrap().is_closed);
    store.close_study(number).await.unwrap();
    assert!(store.study_head(number).await.unwrap().is_closed);
    assert_eq!(store.close_study(StudyId(99)).await, Err(StoreError::Unknown));
    assert!(store.bytes().await.unwrap() > 10_000);
}

async fn what_nobody_uses_is_found_and_deleted_only_if_it_still_is(store: impl Store) {
    const HOUR: u64 = 60 * 60 * 1000;
    let ended = "{\"phase\":\"ended\"}".to_owned();
    let (open, keys) = game(&store, HOUR).await;
    let (over, over_keys) = game(&store, HOUR).await;
    store.append(over, 0, vec![entry(2 * HOUR, "a")], ended).await.unwrap();
    let new = NewRecord { created: HOUR, summary: "{}".to_owned(), sgf: vec![1] };
    let (record, _) = store.create_records(vec![new]).await.unwrap().remove(0);
    let (study, _) = super::conformance_studies::study(&store, HOUR).await;
    let all = [
        (Unused::OpenGames, ItemId::Game(open)),
        (Unused::FinishedGames, ItemId::Game(over)),
        (Unused::Records, ItemId::Game(record)),
        (Unused::Studies, ItemId::Study(study)),
    ];
    let anna = visitor();
    store.visit(anna, &over_keys[0].0, 5).await.unwrap();
    assert_eq!(store.unused(Unused::FinishedGames, 9 * HOUR, 9).await, Ok(Vec::new()));
    assert_eq!(store.expire(all[1].1, Unused::FinishedGames, 9 * HOUR).await, Ok(false));
    store.forget(anna).await.unwrap();
    store.visit(anna, &keys[0].0, 5).await.unwrap();
    for (unused, item) in all {
        assert_eq!(store.unused(unused, HOUR, 9).await, Ok(Vec::new()), "{unused:?}");
        assert_eq!(store.unused(unused, 3 * HOUR, 9).await, Ok(vec![item]), "{unused:?}");
        assert_eq!(store.unused(unused, 3 * HOUR, 0).await, Ok(Vec::new()));
        // A look between finding and deleting saves it.
        store.looked(vec![item], 20 * HOUR).await.unwrap();
        assert_eq!(store.expire(item, unused, 3 * HOUR).await, Ok(false), "{unused:?}");
        // Looks are not noted again at once, nor set back.
        store.looked(vec![item], 21 * HOUR).await.unwrap();
        store.looked(vec![item], HOUR).await.unwrap();
        assert_eq!(store.expire(item, unused, 20 * HOUR).await, Ok(false));
        for (_, other) in all.iter().filter(|(kind, _)| *kind != unused) {
            assert_ne!(store.expire(*other, unused, 90 * HOUR).await, Ok(true), "{unused:?}");
        }
        assert_eq!(store.expire(item, unused, 20 * HOUR + 1).await, Ok(true), "{unused:?}");
        assert_eq!(store.item(item).await, Err(StoreError::Unknown));
        assert_eq!(store.unused(unused, 90 * HOUR, 9).await, Ok(Vec::new()));
    }
    assert!(store.visited(anna, 9).await.unwrap().is_empty());
}

async fn runs_say_until_when_they_lived(store: impl Store) {
    assert_eq!(store.alive_after(7).await, Ok(7));
    assert_eq!(store.last_alive().await, Ok(None));
    let first = store.begin_run(100).await.unwrap();
    store.alive(first, 150).await.unwrap();
    store.alive(first, 140).await.unwrap();
    let second = store.begin_run(200).await.unwrap();
    store.alive(second, 300).await.unwrap();
    assert_eq!(store.last_alive().await, Ok(Some(300)));
    for (written, lived) in [(50, 50), (100, 150), (130, 150), (160, 160), (200, 300), (299, 300)] {
        assert_eq!(store.alive_after(written).await, Ok(lived), "{written}");
    }
}

/// Runs every check, each on a store of its own.
async fn all<S: Store, F: Future<Output = S>>(fresh: impl Fn() -> F) {
    keys_open_their_game_and_others_nothing(fresh().await).await;
    a_role_is_given_once_and_a_refused_game_leaves_nothing(fresh().await).await;
    a_role_gets_another_key_and_the_old_one_opens_nothing(fresh().await).await;
    visitors_are_known_until_they_are_forgotten(fresh().await).await;
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
    all_that_is_there_is_listed_and_measured(fresh().await).await;
    what_nobody_uses_is_found_and_deleted_only_if_it_still_is(fresh().await).await;
    runs_say_until_when_they_lived(fresh().await).await;
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
    super::conformance_studies::all(fresh).await;
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
    super::conformance_studies::all(|| cluster.store()).await;
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
    let other = folder.path().join("other.db");
    let options = SqliteConnectOptions::new().filename(&other).create_if_missing(true);
    let mut theirs = options.connect().await.unwrap();
    query("CREATE TABLE notes (text TEXT)").execute(&mut theirs).await.unwrap();
    theirs.close().await.unwrap();
    assert_eq!(SqliteStore::open(&other, SECRET).await.err(), Some(StoreError::Foreign));
    assert_eq!(std::fs::read_to_string(&file).unwrap(), text);
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

/// Where a copy was put back, numbers come again that other games have had. Their links do not.
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
