//! Members, and the seats of games.

use super::*;
use crate::store::MemberId;
use futures_util::future::join_all;

/// A game whose seats these members have. The answer is its keys.
pub(in crate::store) async fn seated(store: &dyn Store, seats: [MemberId; 2]) -> Vec<(Key, Role)> {
    let roles = vec![Role::Black, Role::White, Role::Watch];
    let (agreed, summary) = ("{}".to_owned(), "{}".to_owned());
    let new = NewGame { roles, created: 0, agreed, summary, seats: Some(seats), is_rated: false };
    store.create_game(new).await.unwrap().keys
}

async fn seat(store: &impl Store, key: &Key) -> Option<Visitor> {
    store.open(key).await.unwrap().unwrap().seat
}

async fn a_visitor_is_one_member_however_often_they_ask(store: impl Store) {
    let (anna, bo) = (visitor(), visitor());
    assert_eq!(store.knows(anna).await, Ok(false));
    let asked = join_all((0..20).map(|_| store.member(anna))).await;
    let first = asked[0].clone().unwrap();
    assert!(asked.iter().all(|found| *found == Ok(first)), "{asked:?}");
    assert_ne!(store.member(bo).await, Ok(first));
    assert_eq!(store.knows(anna).await, Ok(true));
}

async fn a_seat_is_its_members_until_they_are_forgotten(store: impl Store) {
    let (anna, bo) = (visitor(), visitor());
    let members = [store.member(anna).await.unwrap(), store.member(bo).await.unwrap()];
    let keys = seated(&store, members).await;
    let [black, white, watch] = [0, 1, 2].map(|place| keys[place].0.clone());
    assert_eq!(seat(&store, &black).await, Some(anna));
    assert_eq!(seat(&store, &white).await, Some(bo));
    assert_eq!(seat(&store, &watch).await, None);
    // Another link to the seat is no other seat.
    let game = store.open(&white).await.unwrap().unwrap().game;
    let renewed = store.renew_role(game, Role::White).await.unwrap();
    assert_eq!(seat(&store, &renewed).await, Some(bo));
    store.forget(anna).await.unwrap();
    assert_eq!(store.knows(anna).await, Ok(false));
    assert_eq!(seat(&store, &black).await, None, "the key alone decides");
    assert_eq!(seat(&store, &renewed).await, Some(bo));
    let again = store.member(anna).await.unwrap();
    assert!(!members.contains(&again), "a number is never given again");
    assert_eq!(seat(&store, &black).await, None);
}

async fn seats_go_with_their_game_and_members_stay(store: impl Store) {
    let members = [store.member(visitor()).await.unwrap(), store.member(visitor()).await.unwrap()];
    let keys = seated(&store, members).await;
    let game = store.open(&keys[0].0).await.unwrap().unwrap().game;
    store.delete(ItemId::Game(game), None).await.unwrap();
    assert_eq!(store.open(&keys[0].0).await, Ok(None));
    let next = seated(&store, members).await;
    assert!(seat(&store, &next[0].0).await.is_some());
}

async fn a_game_that_began_without_its_players_is_in_their_lists(store: impl Store) {
    let (anna, bo) = (visitor(), visitor());
    let members = [store.member(anna).await.unwrap(), store.member(bo).await.unwrap()];
    let keys = seated(&store, members).await;
    let game = store.open(&keys[0].0).await.unwrap().unwrap().game;
    let lists = async |visitor| {
        let [all, unopened] = [store.visited(visitor, 9).await, store.unopened(visitor, 9).await];
        let keys = |listed: Vec<Listed>| -> Vec<(Key, bool)> {
            listed.into_iter().map(|listed| (listed.key, listed.unopened)).collect()
        };
        (keys(all.unwrap()), keys(unopened.unwrap()))
    };
    for (visitor, (key, role)) in [(anna, &keys[0]), (bo, &keys[1])] {
        let list = vec![(key.clone(), true)];
        assert_eq!(lists(visitor).await, (list.clone(), list));
        assert_eq!(store.has_opened(visitor, game, *role).await, Ok(false));
    }
    // Anna opens it, and Bo has not.
    store.visit(anna, &keys[0].0, 5).await.unwrap();
    assert_eq!(lists(anna).await, (vec![(keys[0].0.clone(), false)], vec![]));
    assert_eq!(store.has_opened(anna, game, Role::Black).await, Ok(true));
    assert_eq!(store.has_opened(anna, game, Role::White).await, Ok(false));
    assert_eq!(lists(bo).await.1.len(), 1);
    // One whom the server has forgotten has no list.
    store.forget(bo).await.unwrap();
    seated(&store, members).await;
    assert_eq!(lists(bo).await, (vec![], vec![]));
    assert_eq!(lists(anna).await.1.len(), 1);
}

async fn a_member_has_one_seat_of_a_game(store: impl Store) {
    let one = store.member(visitor()).await.unwrap();
    let roles = vec![Role::Black, Role::White, Role::Watch];
    let (agreed, summary) = ("{}".to_owned(), "{}".to_owned());
    let new =
        NewGame { roles, created: 0, agreed, summary, seats: Some([one, one]), is_rated: false };
    assert_eq!(store.create_game(new).await, Err(StoreError::Conflict));
}

pub(super) async fn all<S: Store, F: Future<Output = S>>(fresh: &impl Fn() -> F) {
    a_visitor_is_one_member_however_often_they_ask(fresh().await).await;
    a_seat_is_its_members_until_they_are_forgotten(fresh().await).await;
    seats_go_with_their_game_and_members_stay(fresh().await).await;
    a_game_that_began_without_its_players_is_in_their_lists(fresh().await).await;
    a_member_has_one_seat_of_a_game(fresh().await).await;
}
