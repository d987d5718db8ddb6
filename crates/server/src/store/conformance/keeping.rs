//! What is there, what nobody uses, and when the server ran.

use super::*;

const HOUR: u64 = 60 * 60 * 1000;

async fn all_that_is_there_is_listed_and_measured(store: impl Store) {
    let (id, keys) = game(&store, 1).await;
    let new = NewRecord { created: 2, summary: "{}".to_owned(), sgf: vec![1, 2, 3] };
    let (record, _) = store.create_records(vec![new]).await.unwrap().remove(0);
    let (study, study_keys) = super::studies::study(&store, 3).await;
    let (gone, _) = game(&store, 4).await;
    store.delete(ItemId::Game(gone), None).await.unwrap();
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
    let ended = "{\"phase\":\"ended\"}".to_owned();
    let (open, keys) = game(&store, HOUR).await;
    let (over, over_keys) = game(&store, HOUR).await;
    store.append(over, 0, vec![entry(2 * HOUR, "a")], ended).await.unwrap();
    let new = NewRecord { created: HOUR, summary: "{}".to_owned(), sgf: vec![1] };
    let (record, _) = store.create_records(vec![new]).await.unwrap().remove(0);
    let (study, _) = super::studies::study(&store, HOUR).await;
    let all = [
        (Unused::OpenGames, ItemId::Game(open)),
        (Unused::FinishedGames, ItemId::Game(over)),
        (Unused::Records, ItemId::Game(record)),
        (Unused::Studies, ItemId::Study(study)),
    ];
    let anna = visitor();
    store.visit(anna, &over_keys[0].0, 5).await.unwrap();
    assert_eq!(store.unused(Unused::FinishedGames, 9 * HOUR, 9).await, Ok(Vec::new()));
    assert_eq!(store.expire(all[1].1, Unused::FinishedGames, 9 * HOUR, 50 * HOUR).await, Ok(false));
    store.forget(anna).await.unwrap();
    store.visit(anna, &keys[0].0, 5).await.unwrap();
    for (unused, item) in all {
        assert_eq!(store.unused(unused, HOUR, 9).await, Ok(Vec::new()), "{unused:?}");
        assert_eq!(store.unused(unused, 3 * HOUR, 9).await, Ok(vec![item]), "{unused:?}");
        assert_eq!(store.unused(unused, 3 * HOUR, 0).await, Ok(Vec::new()));
        // A look between finding and deleting saves it.
        store.looked(vec![item], 20 * HOUR).await.unwrap();
        assert_eq!(store.expire(item, unused, 3 * HOUR, 50 * HOUR).await, Ok(false), "{unused:?}");
        // Looks are not noted again at once, nor set back.
        store.looked(vec![item], 21 * HOUR).await.unwrap();
        store.looked(vec![item], HOUR).await.unwrap();
        assert_eq!(store.expire(item, unused, 20 * HOUR, 50 * HOUR).await, Ok(false));
        for (_, other) in all.iter().filter(|(kind, _)| *kind != unused) {
            assert_ne!(
                store.expire(*other, unused, 90 * HOUR, 50 * HOUR).await,
                Ok(true),
                "{unused:?}"
            );
        }
        assert_eq!(
            store.expire(item, unused, 20 * HOUR + 1, 50 * HOUR).await,
            Ok(true),
            "{unused:?}"
        );
        assert_eq!(store.item(item).await, Err(StoreError::Unknown));
        let deleted = Deleted { at: 50 * HOUR, why: Cause::Unused };
        assert_eq!(store.deleted(item).await, Ok(Some(deleted)));
        assert_eq!(store.unused(unused, 90 * HOUR, 9).await, Ok(Vec::new()));
    }
    assert!(store.visited(anna, 9).await.unwrap().is_empty());
}

async fn keys_say_for_a_year_that_the_keeper_deleted_what_they_opened(store: impl Store) {
    let year = 365 * 24 * HOUR;
    let (game_id, keys) = game(&store, 0).await;
    let (study_id, study_keys) = super::studies::study(&store, 0).await;
    let renewed = store.renew_role(game_id, Role::Black).await.unwrap();
    let all = [
        (ItemId::Game(game_id), Linked::Game, Linked::Study, vec![&keys[0].0, &renewed]),
        (ItemId::Study(study_id), Linked::Study, Linked::Game, vec![&study_keys[0].0]),
    ];
    for (item, linked, other, keys) in all {
        assert_eq!(store.deleted(item).await, Ok(None));
        let deleted = Deleted { at: HOUR, why: Cause::Keeper };
        store.delete(item, Some(deleted)).await.unwrap();
        assert_eq!(store.deleted(item).await, Ok(Some(deleted)));
        for key in keys {
            assert_eq!(store.ended(key, linked).await, Ok(Some(Ended::Deleted(deleted))));
            assert_eq!(store.ended(key, other).await, Ok(None));
        }
    }
    // The next thing that goes lets the old ones be forgotten.
    let delete_next = async |at| {
        let (next, _) = game(&store, 0).await;
        let told = Deleted { at, why: Cause::Keeper };
        store.delete(ItemId::Game(next), Some(told)).await.unwrap();
    };
    delete_next(HOUR + year).await;
    assert!(store.deleted(ItemId::Game(game_id)).await.unwrap().is_some());
    delete_next(HOUR + year + 1).await;
    assert_eq!(store.deleted(ItemId::Game(game_id)).await, Ok(None));
    assert_eq!(store.ended(&keys[0].0, Linked::Game).await, Ok(None));
}

async fn runs_say_until_when_they_lived(store: impl Store) {
    assert_eq!(store.alive_after(7).await, Ok(7));
    assert_eq!(store.last_runs(9).await, Ok(Vec::new()));
    let first = store.begin_run(100).await.unwrap();
    store.alive(first, 150).await.unwrap();
    store.alive(first, 140).await.unwrap();
    let second = store.begin_run(200).await.unwrap();
    store.alive(second, 300).await.unwrap();
    let runs = [Run { started: 200, alive: 300 }, Run { started: 100, alive: 150 }];
    assert_eq!(store.last_runs(9).await, Ok(runs.to_vec()));
    assert_eq!(store.last_runs(1).await, Ok(runs[..1].to_vec()));
    for (written, lived) in [(50, 50), (100, 150), (130, 150), (160, 160), (200, 300), (299, 300)] {
        assert_eq!(store.alive_after(written).await, Ok(lived), "{written}");
    }
}

pub(super) async fn all<S: Store, F: Future<Output = S>>(fresh: impl Fn() -> F) {
    all_that_is_there_is_listed_and_measured(fresh().await).await;
    what_nobody_uses_is_found_and_deleted_only_if_it_still_is(fresh().await).await;
    keys_say_for_a_year_that_the_keeper_deleted_what_they_opened(fresh().await).await;
    runs_say_until_when_they_lived(fresh().await).await;
}
