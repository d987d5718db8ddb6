//! Who plays whom, and when a challenge ends.

use super::*;
use crate::key::Key;
use crate::rated::MemberRank;
use crate::store::MemberId;
use futures_util::FutureExt;
use std::collections::BTreeSet;
use std::net::Ipv4Addr;
use std::time::Duration;

const SHARE: Share = Share { all: 100, address: 100 };

fn lobby() -> Arc<Lobby> {
    Arc::new(Lobby::new(SHARE, 0))
}

fn person(letter: &str) -> By {
    let visitor = Visitor::of(&Key::parse(&letter.repeat(22)).unwrap());
    let rank = MemberRank { is: "6k".to_owned(), provisional: true };
    By { visitor, member: MemberId(1), name: None, rank }
}

fn challenge(lobby: &Lobby, by: &By, seek: Option<Seek>) -> Challenge {
    let place = lobby.place(Ipv4Addr::LOCALHOST.into()).unwrap();
    let terms = Seek::on(9, Speed::Live).unwrap().terms();
    Challenge { by: by.clone(), terms, seek, place: Some(place) }
}

fn open(lobby: &Arc<Lobby>, by: &By) -> u64 {
    match lobby.offer_here(challenge(lobby, by, None)).unwrap() {
        Offered::Open(number) => number,
        Offered::Met(_) => panic!("nobody was looked for"),
    }
}

fn seek(lobby: &Arc<Lobby>, by: &By, side: usize, speed: Speed) -> Offered {
    lobby.offer_here(challenge(lobby, by, Seek::on(side, speed))).unwrap()
}

fn numbers(lobby: &Lobby) -> Vec<u64> {
    lobby.rows().iter().map(|row| row["id"].as_u64().unwrap()).collect()
}

#[tokio::test]
async fn the_second_who_looks_for_the_same_meets_the_first() {
    let (lobby, [anna, bo, cy]) = (lobby(), ["A", "B", "C"].map(person));
    let Offered::Open(first) = seek(&lobby, &anna, 9, Speed::Live) else { panic!() };
    // Others of another size or speed, and Anna herself, do not meet her.
    for (by, side, speed) in [(&bo, 9, Speed::Blitz), (&cy, 13, Speed::Live)] {
        assert!(matches!(seek(&lobby, by, side, speed), Offered::Open(_)));
    }
    let Offered::Open(again) = seek(&lobby, &anna, 9, Speed::Live) else { panic!() };
    assert_eq!(numbers(&lobby), [first + 1, first + 2, again], "the last one counts");
    let Offered::Met(taken) = seek(&lobby, &bo, 9, Speed::Live) else { panic!() };
    assert_eq!((taken.number, &taken.by), (again, &anna));
    assert_eq!(numbers(&lobby), [first + 2], "Bo looks for no other game");
}

#[tokio::test]
async fn one_of_two_gets_a_challenge_and_nobody_their_own() {
    let (lobby, [anna, bo, cy]) = (lobby(), ["A", "B", "C"].map(person));
    let number = open(&lobby, &anna);
    let beside = open(&lobby, &anna);
    let of_bo = open(&lobby, &bo);
    let of_cy = open(&lobby, &cy);
    assert_eq!(lobby.take_here(number, anna.visitor).err(), Some(Refused::Own));
    let taken = lobby.take_here(number, bo.visitor).unwrap();
    assert_eq!(lobby.take_here(number, cy.visitor).err(), Some(Refused::Gone));
    // Anna accepts Bo's at the same time.
    assert_eq!(lobby.take_here(of_bo, anna.visitor).err(), Some(Refused::Gone));
    assert_eq!(numbers(&lobby), [of_cy]);
    // The game could not be made.
    drop(taken);
    assert_eq!(numbers(&lobby), [number, beside, of_bo, of_cy]);
    assert_eq!(lobby.withdraw_here(number, bo.visitor), Err(Refused::Gone), "it is Anna's");
    assert_eq!(lobby.withdraw_here(number, anna.visitor), Ok(()));
    assert_eq!(lobby.take_here(number, bo.visitor).err(), Some(Refused::Gone));
}

#[tokio::test]
async fn a_person_has_five_open_challenges_and_an_address_its_share() {
    let (lobby, [anna, bo]) = (lobby(), ["A", "B"].map(person));
    let numbers: Vec<u64> = (0..MOST).map(|_| open(&lobby, &anna)).collect();
    let refused = lobby.offer_here(challenge(&lobby, &anna, None)).err();
    assert_eq!(refused, Some(Refused::TooMany));
    open(&lobby, &bo);
    lobby.withdraw_here(numbers[0], anna.visitor).unwrap();
    open(&lobby, &anna);
    let small = Lobby::new(Share { all: 9, address: 1 }, 0);
    let held = small.place(Ipv4Addr::LOCALHOST.into()).unwrap();
    let full = small.place(Ipv4Addr::LOCALHOST.into()).unwrap_err();
    assert_eq!((full.status.as_u16(), full.again.is_some()), (503, true));
    drop(held);
    assert!(small.place(Ipv4Addr::LOCALHOST.into()).is_ok());
}

#[tokio::test(start_paused = true)]
async fn a_challenge_ends_ten_seconds_after_the_last_page_of_its_maker() {
    let (lobby, anna) = (lobby(), person("A"));
    let by = anna.visitor;
    let go = |lobby: &Arc<Lobby>| lobby.go(by);
    let come = || lobby.state().people.come(by);
    let (_here, number) = (come(), open(&lobby, &anna));
    tokio::time::sleep(Duration::from_secs(60)).await;
    assert_eq!(numbers(&lobby), [number], "the page is there");
    // It is loaded anew: its next stream may begin before the last one has ended.
    let _again = come();
    go(&lobby);
    tokio::time::sleep(Duration::from_secs(60)).await;
    assert_eq!(numbers(&lobby), [number]);
    go(&lobby);
    tokio::time::sleep(Duration::from_secs(9)).await;
    let _back = come();
    tokio::time::sleep(Duration::from_secs(9)).await;
    assert_eq!(numbers(&lobby), [number], "it came back in time");
    go(&lobby);
    tokio::time::sleep(Duration::from_secs(11)).await;
    assert!(numbers(&lobby).is_empty());
    // One whose maker has no page ends, too.
    open(&lobby, &anna);
    tokio::time::sleep(Duration::from_secs(11)).await;
    assert!(numbers(&lobby).is_empty());
}

#[tokio::test(start_paused = true)]
async fn a_challenge_that_is_given_back_ends_as_any_other() {
    let (lobby, [anna, bo]) = (lobby(), ["A", "B"].map(person));
    let number = open(&lobby, &anna);
    open(&lobby, &bo);
    // The game takes longer to be refused than a person may be away.
    let taken = lobby.take_here(number, bo.visitor).unwrap();
    tokio::time::sleep(Duration::from_secs(60)).await;
    drop(taken);
    assert_eq!(numbers(&lobby).len(), 2);
    tokio::time::sleep(Duration::from_secs(11)).await;
    assert!(numbers(&lobby).is_empty());
}

/// The game of a challenge is not made in the end, and its maker has done something meanwhile.
#[tokio::test]
async fn a_challenge_that_its_maker_took_back_or_made_anew_stays_closed() {
    let (lobby, [anna, bo]) = (lobby(), ["A", "B"].map(person));
    let number = open(&lobby, &anna);
    let taken = lobby.take_here(number, bo.visitor).unwrap();
    assert_eq!(lobby.withdraw_here(number, bo.visitor), Err(Refused::Gone), "it is Anna's");
    assert_eq!(lobby.withdraw_here(number, anna.visitor), Err(Refused::Gone), "it is taken");
    assert_eq!(lobby.state().mine(anna.visitor), [number], "its game may yet begin");
    drop(taken);
    assert!(numbers(&lobby).is_empty());

    let taken = lobby.take_here(open(&lobby, &anna), bo.visitor).unwrap();
    lobby.leave_here(anna.visitor);
    drop(taken);
    assert!(numbers(&lobby).is_empty());

    let Offered::Open(number) = seek(&lobby, &anna, 9, Speed::Live) else { panic!() };
    let taken = lobby.take_here(number, bo.visitor).unwrap();
    let Offered::Open(anew) = seek(&lobby, &anna, 9, Speed::Live) else { panic!() };
    drop(taken);
    assert_eq!(numbers(&lobby), [anew], "the last one counts");

    assert_eq!(lobby.state().mine(anna.visitor), [anew]);

    let taken = lobby.take_here(open(&lobby, &bo), anna.visitor).unwrap();
    let five: Vec<u64> = (0..MOST).map(|_| open(&lobby, &bo)).collect();
    drop(taken);
    assert_eq!(numbers(&lobby), [vec![anew], five].concat());

    // Challenges that the two have made meanwhile do not stay open beside their game.
    let taken = lobby.take_here(anew, bo.visitor).unwrap();
    open(&lobby, &anna);
    let other = lobby.take_here(open(&lobby, &anna), person("C").visitor).unwrap();
    taken.begun(bo.visitor, GameId(7));
    drop(other);
    assert!(numbers(&lobby).is_empty());
}

#[tokio::test(start_paused = true)]
async fn a_person_who_was_here_knows_which_challenge_became_their_game() {
    let (lobby, [anna, bo]) = (lobby(), ["A", "B"].map(person));
    let number = open(&lobby, &anna);
    let taken = lobby.take_here(number, bo.visitor).unwrap();
    assert_eq!(lobby.state().mine(anna.visitor), [number], "its game is being made");
    // Each of her pages has news of it, and of its end.
    let mut pages = [0, 1].map(|_| lobby.state().people.come(anna.visitor));
    let mut have_news = || pages.iter_mut().all(|page| page.changed().now_or_never().is_some());
    taken.begun(bo.visitor, GameId(7));
    assert!(have_news() && lobby.state().mine(anna.visitor).is_empty());
    let challenge = |by: &By| lobby.state().challenge_of(by.visitor, GameId(7));
    assert_eq!((challenge(&anna), challenge(&bo)), (Some(number), None));
    lobby.opened(anna.visitor, GameId(7));
    assert!(have_news() && challenge(&anna).is_none());
    let number = open(&lobby, &anna);
    lobby.take_here(number, bo.visitor).unwrap().begun(bo.visitor, GameId(8));
    for page in pages {
        lobby.go(anna.visitor);
        drop(page);
    }
    tokio::time::sleep(Duration::from_secs(11)).await;
    assert_eq!(lobby.state().challenge_of(anna.visitor, GameId(8)), None, "it is not kept");
}

/// Servers that share a lobby read a challenge by its number, or all of them at once.
#[test]
fn a_challenge_that_was_never_seen_ends_when_it_is_not_there() {
    let (lobby, asked) = (lobby(), BTreeSet::from([7]));
    let names = crate::who::Directory::default();
    for is_all in [false, true] {
        assert_eq!(lobby.state().take_in(Vec::new(), (&asked, is_all), &names), [7]);
    }
}
