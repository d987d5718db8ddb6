//! Results of rated games, and the ratings that follow.

use super::members::seated;
use super::*;
use crate::store::{MemberId, Recounted};
use futures_util::future::join_all;
use tengen_rating::gor::Class;
use tengen_rating::{End, Entry, Facts, Played, Pool, Score, Size, Speed, What, fold};

fn played(black: MemberId, white: MemberId, score: Score) -> Played {
    let facts = Facts::even(Size::Nine, Speed::Live, score, End::Counted);
    Played { black, white, facts }
}

/// A rated game that has ended.
async fn ended(store: &dyn Store, seats: [MemberId; 2], is_over: bool) -> GameId {
    let roles = vec![Role::Black, Role::White, Role::Watch];
    let phase = if is_over { "ended" } else { "play" };
    let (agreed, summary) = ("{}".to_owned(), format!("{{\"phase\":\"{phase}\"}}"));
    let new = NewGame { roles, created: 0, agreed, summary, seats: Some(seats), is_rated: true };
    store.create_game(new).await.unwrap().game
}

/// The result of a rated game, and a game whose result is due.
pub(in crate::store) async fn filled(store: &dyn Store, seats: [MemberId; 2]) {
    let game = ended(store, seats, true).await;
    store.add_result(game, 5, played(seats[0], seats[1], Score::Won)).await.unwrap();
    ended(store, seats, true).await;
}

async fn members(store: &impl Store, count: usize) -> Vec<MemberId> {
    let mut members = Vec::new();
    for _ in 0..count {
        members.push(store.member(visitor()).await.unwrap());
    }
    members
}

async fn a_result_is_added_once_and_is_no_more_due(store: impl Store) {
    let members = members(&store, 2).await;
    let seats = [members[0], members[1]];
    let game = ended(&store, seats, true).await;
    let [running, void] = [ended(&store, seats, false).await, ended(&store, seats, true).await];
    let unrated = seated(&store, seats).await;
    // One that was deleted is not looked at.
    let gone = ended(&store, seats, true).await;
    store.delete(ItemId::Game(gone), None).await.unwrap();
    let first = GameId(0);
    assert_eq!(store.results_due(first, 9).await, Ok(vec![game, void]));
    assert_eq!(store.results_due(first, 1).await, Ok(vec![game]));
    assert_eq!(store.results_due(game, 9).await, Ok(vec![void]));
    // Many servers find it at once.
    let added =
        join_all((0..8).map(|_| store.add_result(game, 5, played(seats[0], seats[1], Score::Won))));
    let added = added.await;
    let rows = added[0].clone().unwrap();
    assert!(added.iter().all(|found| *found == Ok(rows.clone())), "{added:?}");
    assert_eq!((rows.len(), rows[0].seq), (4, 1), "two players in two pools");
    assert_eq!(store.changes(game).await, Ok(Some(rows.clone())));
    assert_eq!(store.changes(void).await, Ok(None));
    store.no_result(void).await.unwrap();
    assert_eq!(store.results_due(first, 9).await, Ok(Vec::new()));
    // The games may go: their results stay.
    for game in [game, running] {
        store.delete(ItemId::Game(game), None).await.unwrap();
    }
    assert_eq!(store.changes(game).await, Ok(Some(rows)));
    assert!(store.open(&unrated[0].0).await.unwrap().is_some());
}

/// Standings are those of the whole log, however the results came.
async fn standings_are_those_of_the_log(store: impl Store) {
    let members = members(&store, 3).await;
    let (mut log, mut games) = (Vec::new(), Vec::new());
    let scores = [Score::Won, Score::Lost, Score::Drawn];
    let pairs =
        (0_usize..12).map(|n| (members[n % 3], members[(n + 1 + n / 6) % 3], scores[n % 3]));
    for (at, (black, white, score)) in (1..).zip(pairs.filter(|(black, white, _)| black != white)) {
        let game = ended(&store, [black, white], true).await;
        let at = at * 86_400_000;
        let rows = store.add_result(game, at, played(black, white, score)).await.unwrap();
        games.push(game);
        let seq = rows[0].seq;
        log.push(Entry { seq, at, what: What::Played(played(black, white, score)) });
    }
    let agree = async |log: &[Entry]| {
        let ledger = fold(log, Class::D, |_| {}).unwrap();
        for (member, pool) in
            members.iter().flat_map(|member| Pool::ALL.map(|pool| (*member, pool)))
        {
            assert_eq!(store.standing(member, pool).await, Ok(ledger.standing(member, pool)));
        }
    };
    agree(&log).await;
    // Made anew they are the same to the last digit.
    let entries = log.len() as u64;
    assert_eq!(store.recount().await, Ok(Recounted { entries, changed: 0 }));
    agree(&log).await;

    // One result is annulled, twice, and then counts again.
    let before = store.changes(games[2]).await.unwrap();
    for _ in 0..2 {
        store.annul(games[2], 7, true).await.unwrap();
        assert_eq!(store.changes(games[2]).await, Ok(Some(Vec::new())));
        let again = store.add_result(games[2], 8, played(members[0], members[1], Score::Won)).await;
        assert_eq!(again, Ok(Vec::new()), "it is in the log");
    }
    log.push(Entry { seq: entries + 1, at: 7, what: What::Annulled { of: 3 } });
    agree(&log).await;
    let restored = store.annul(games[2], 9, false).await.unwrap();
    assert_eq!(restored.entries, entries + 2);
    assert!(restored.changed > 0);
    assert_eq!(store.changes(games[2]).await, Ok(before));
    assert_eq!(store.annul(GameId(9_999), 9, true).await, Err(StoreError::Unknown));
}

/// Games of a member in a pool come a page at a time, the last first, without annulled ones.
async fn the_games_of_a_member_are_listed(store: impl Store) {
    let members = [store.member(visitor()).await.unwrap(), store.member(visitor()).await.unwrap()];
    let [anna, bo] = members;
    let mut games = Vec::new();
    for n in 0..5 {
        let score = if n % 2 == 0 { Score::Won } else { Score::Lost };
        let end = End::Resigned { moves: 20 + n };
        let facts = Facts::even(Size::Nine, Speed::Live, score, end);
        let (game, _) = game(&store, 5).await;
        let played = Played { black: anna, white: bo, facts };
        store.add_result(game, 10 + u64::from(n), played).await.unwrap();
        games.push(game);
    }
    let list = async |member, pool, before, limit| {
        let found = store.rated_games(member, pool, before, limit).await.unwrap();
        found.iter().map(|found| (found.game, found.change.seq)).collect::<Vec<_>>()
    };
    let pool = Pool::Of(Size::Nine, Speed::Live);
    assert_eq!(list(anna, pool, None, 2).await, [(games[4], 5), (games[3], 4)]);
    assert_eq!(list(bo, Pool::Overall, Some(3), 9).await, [(games[1], 2), (games[0], 1)]);
    assert_eq!(list(anna, Pool::Programs, None, 9).await, []);
    let last = store.rated_games(bo, pool, None, 1).await.unwrap().remove(0);
    assert_eq!((last.change.member, last.change.at, last.change.score), (bo, 14, Score::Lost));
    assert_eq!(last.played.facts.by, End::Resigned { moves: 24 });
    store.annul(games[3], 20, true).await.unwrap();
    let seqs: Vec<u64> = list(anna, pool, None, 9).await.iter().map(|(_, seq)| *seq).collect();
    assert_eq!(seqs, [5, 3, 2, 1]);
}

pub(super) async fn all<S: Store, F: Future<Output = S>>(fresh: &impl Fn() -> F) {
    a_result_is_added_once_and_is_no_more_due(fresh().await).await;
    standings_are_those_of_the_log(fresh().await).await;
    the_games_of_a_member_are_listed(fresh().await).await;
}
