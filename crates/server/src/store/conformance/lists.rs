//! The lists of visitors.

use super::*;

async fn visitors_are_known_until_they_are_forgotten(store: impl Store) {
    let (anna, bert, eve) = (visitor(), visitor(), visitor());
    let (_, keys) = game(&store, 0).await;
    let study = super::studies::study(&store, 0).await;
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

pub(super) async fn all<S: Store, F: Future<Output = S>>(fresh: impl Fn() -> F) {
    visitors_are_known_until_they_are_forgotten(fresh().await).await;
    visitors_have_their_games_the_latest_first(fresh().await).await;
    lists_are_put_in_order_each_for_one_visitor(fresh().await).await;
    a_game_is_kept_while_a_player_has_it_in_a_list(fresh().await).await;
    a_game_is_kept_until_the_other_player_has_taken_it_off(fresh().await).await;
    one_player_takes_nothing_off_for_the_other(fresh().await).await;
    what_is_put_into_a_list_is_not_deleted_by_another_that_leaves(fresh().await).await;
    a_key_is_handed_on_to_who_has_another(fresh().await).await;
}
