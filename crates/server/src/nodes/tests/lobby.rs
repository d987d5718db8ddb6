//! One lobby at several servers.

use super::{Bus, CALLER, Mute, Site, Switch};
use crate::engines::Engines;
use crate::key::{Key, Visitor};
use crate::limits::ServerLimits;
use crate::lobby::{By, Challenge, Seek, Speed};
use crate::rated::MemberRank;
use crate::secret::Secret;
use crate::store::challenges::{Accepted, Made, NewChallenge, Stands, StoredChallenge, Take};
use crate::store::{GameId, MemberId};
use axum::body::{Body, BodyDataStream};
use axum::http::Request;
use futures_util::StreamExt;
use futures_util::future::join_all;
use serde_json::{Value, json};
use sqlx::{Connection, Executor, PgConnection};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tower::util::ServiceExt;

/// The browser with a name of this letter.
fn name(who: char) -> Key {
    Key::parse(&who.to_string().repeat(22)).unwrap()
}

fn cookie(who: char) -> String {
    format!("tengen={}", Secret::of([7; 32]).cookie(&name(who)))
}

fn open() -> Value {
    let clock = json!({"kind": "fischer", "main": 300_000, "increment": 10_000});
    json!({"kind": "open", "width": 9, "height": 9, "rules": "chinese", "clock": clock})
}

fn seek() -> Value {
    json!({"kind": "seek", "size": 9, "speed": "live"})
}

impl Site {
    async fn ask(&self, node: usize, who: char, path: (&str, String), body: Value) -> (u16, Value) {
        let request = Request::builder().method(path.0).uri(path.1).header("cookie", cookie(who));
        let body = if body.is_null() { Body::empty() } else { Body::from(body.to_string()) };
        self.send(node, request.body(body).unwrap()).await
    }

    async fn offer(&self, node: usize, who: char, wanted: Value) -> Value {
        let path = ("POST", "/api/challenges".to_owned());
        let (status, made) = self.ask(node, who, path, wanted).await;
        assert_eq!(status, 201, "{made}");
        made
    }

    /// Makes a challenge. The answer is its number.
    async fn opened(&self, node: usize, who: char) -> u64 {
        self.offer(node, who, open()).await["id"].as_u64().unwrap()
    }

    async fn accept(&self, node: usize, who: char, number: u64) -> (u16, Value) {
        let path = format!("/api/challenges/{number}/accept");
        self.ask(node, who, ("POST", path), Value::Null).await
    }

    async fn withdraw(&self, node: usize, who: char, number: u64) -> u16 {
        let path = ("DELETE", format!("/api/challenges/{number}"));
        self.ask(node, who, path, Value::Null).await.0
    }

    /// The numbers of the challenges that a server shows.
    async fn shown(&self, node: usize) -> Vec<u64> {
        let lobby = self.get(node, "/api/lobby").await;
        let rows = lobby["rows"].as_array().unwrap().iter();
        rows.map(|row| row["id"].as_u64().unwrap()).collect()
    }

    /// Waits until these servers show these challenges.
    async fn show(&self, nodes: &[usize], numbers: &[u64], patience: u64) {
        let begun = Instant::now();
        for node in nodes {
            while self.shown(*node).await != numbers {
                let shown = self.shown(*node).await;
                assert!(begun.elapsed() < Duration::from_secs(patience), "{node}: {shown:?}");
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        }
    }

    /// A page of the lobby.
    async fn page(&self, node: usize, who: char) -> Page {
        let request = Request::get("/api/lobby/events").header("cookie", cookie(who));
        let request = request.body(Body::empty()).unwrap();
        let answer = self.nodes[node].router().oneshot(request).await.unwrap();
        let mut page = Page { body: answer.into_body().into_data_stream(), text: String::new() };
        page.event("lobby").await;
        page
    }

    /// The node that has a challenge.
    async fn keeper(&self, number: u64) -> Option<i64> {
        self.store.challenges(Some(vec![number])).await.unwrap()[0].made.node
    }

    /// Waits until the server of this place keeps a challenge.
    async fn keeps(&self, node: usize, number: u64) {
        let begun = Instant::now();
        while self.keeper(number).await != Some(self.nodes[node].services.nodes.number()) {
            let keeper = self.keeper(number).await;
            assert!(begun.elapsed() < Duration::from_secs(10), "{keeper:?} keeps it");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// The lease of a server runs out.
    async fn expire(&self, node: usize) {
        let number = self.nodes[node].services.nodes.number();
        let sql = "UPDATE nodes SET expires = now() - interval '1 second' WHERE id =";
        self.store.run(format!("{sql} {number}").leak()).await.unwrap();
    }
}

/// An open stream of the lobby.
struct Page {
    body: BodyDataStream,
    text: String,
}

impl Page {
    /// The next event of this name.
    async fn event(&mut self, wanted: &str) -> Value {
        loop {
            if let Some((event, rest)) = self.text.split_once("\n\n") {
                let field = |name: &str| {
                    let value = event.lines().find_map(|line| line.strip_prefix(name));
                    value.map(|value| value.trim().to_owned())
                };
                let (name, data) = (field("event:"), field("data:"));
                self.text = rest.to_owned();
                if name.as_deref() == Some(wanted) {
                    return serde_json::from_str(&data.unwrap()).unwrap();
                }
                continue;
            }
            let chunk = tokio::time::timeout(Duration::from_secs(20), self.body.next()).await;
            let chunk = chunk.unwrap_or_else(|_| panic!("no {wanted} in time"));
            self.text += std::str::from_utf8(&chunk.expect("it goes on").unwrap()).unwrap();
        }
    }

    /// Waits until the person's own challenges are these.
    async fn has(&mut self, mine: &[u64]) {
        while self.event("own").await["mine"] != json!(mine) {}
    }

    /// The game that is told to have come of this challenge. It may be told before as one that
    /// began: the store has it first.
    async fn begun(&mut self, challenge: impl Into<Value>) -> Value {
        let challenge = challenge.into();
        loop {
            let own = self.event("own").await;
            match own["begun"].get(0) {
                Some(game) if game["challenge"] == challenge => return game.clone(),
                Some(game) => assert!(game["challenge"].is_null() && own["mine"] != json!([])),
                None => {}
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_is_open_at_all_servers_and_ends_at_all() {
    let site = Site::new().await;
    let mut pages = [site.page(0, 'A').await, site.page(1, 'A').await];
    let mut bo = site.page(1, 'B').await;
    let number = site.opened(0, 'A').await;
    assert_eq!(site.shown(0).await, [number], "the server itself knows when it answers");
    for page in &mut pages {
        page.has(&[number]).await;
    }
    let opened = bo.event("step").await["opened"][0].clone();
    assert_eq!((&opened["id"], &opened["rules"]), (&json!(number), &json!("chinese")));
    assert_eq!(site.withdraw(1, 'B', number).await, 409, "it is Anna's");
    assert_eq!(site.accept(1, 'A', number).await.0, 403, "it is her own");
    assert_eq!(site.withdraw(1, 'A', number).await, 204);
    for page in &mut pages {
        page.has(&[]).await;
    }
    assert_eq!(bo.event("step").await["closed"], json!([number]));
    assert_eq!(site.withdraw(0, 'A', number).await, 409);
    // A person has five, wherever they make them.
    for at in 0..5 {
        site.opened(at % 2, 'A').await;
    }
    let places = |node: usize| site.nodes[node].lobby.as_ref().unwrap().places();
    assert_eq!([places(0), places(1)], [3, 2], "a place is where a challenge was made");
    let path = ("POST", "/api/challenges".to_owned());
    let (status, answer) = site.ask(1, 'A', path, open()).await;
    assert_eq!((status, &answer["error"]["code"]), (422, &json!("too-many-challenges")));
    let forget = ("POST", "/api/forget".to_owned());
    assert_eq!(site.ask(1, 'A', forget, json!({})).await.0, 204);
    site.show(&[0, 1], &[], 10).await;
    assert_eq!([places(0), places(1)], [0, 0], "each has its places back");
}

/// The second of two offers that a person makes at once ends the first, which no server may have
/// read by then.
#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_that_is_gone_at_once_has_no_place_any_more() {
    let site = Site::of(1, Switch::port).await;
    let lobby = site.nodes[0].lobby.as_ref().unwrap();
    let looks = Seek::on(9, Speed::Live).unwrap();
    let challenge = || {
        let rank = MemberRank { is: "6k".to_owned(), provisional: true };
        let by = By { visitor: Visitor::of(&name('A')), member: MemberId(1), name: None, rank };
        let place = Some(lobby.place(CALLER).unwrap());
        Challenge { by, terms: looks.terms(), seek: Some(looks), place }
    };
    for round in 0..40 {
        let (one, other) = tokio::join!(lobby.offer(challenge()), lobby.offer(challenge()));
        assert!(one.is_ok() && other.is_ok());
        let begun = Instant::now();
        while lobby.places() != 1 {
            let places = lobby.places();
            assert!(begun.elapsed() < Duration::from_secs(5), "{places} places in round {round}");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn of_twenty_who_accept_at_two_servers_one_gets_the_game() {
    let site = Site::new().await;
    // The page of the maker is at another server than the challenge was made at.
    let mut anna = site.page(1, 'A').await;
    let number = site.opened(0, 'A').await;
    anna.has(&[number]).await;
    let others = ('B'..='U').enumerate();
    let answers = join_all(others.map(|(at, who)| site.accept(at % 2, who, number))).await;
    let (won, lost): (Vec<_>, Vec<_>) = answers.into_iter().partition(|(status, _)| *status == 201);
    assert_eq!((won.len(), lost.len()), (1, 19));
    for (status, answer) in lost {
        assert_eq!((status, &answer["error"]["code"]), (409, &json!("gone")));
    }
    let game = anna.begun(number).await;
    assert_eq!(game["rules"], "chinese");
    site.show(&[0, 1], &[], 10).await;
    // She opens it at one server, and her pages at all hear that.
    let visit = format!("/api{}/visit", game["address"].as_str().unwrap());
    assert_eq!(site.ask(0, 'A', ("POST", visit), Value::Null).await.0, 200);
    while anna.event("own").await.get("begun") != Some(&json!([])) {}
    let games = site.ask(1, 'A', ("GET", "/api/games".to_owned()), Value::Null).await.1;
    assert_eq!(games.as_array().unwrap().len(), 1, "{games}");
}

#[tokio::test(flavor = "multi_thread")]
async fn those_who_accept_each_others_challenge_at_two_servers_play_one_game() {
    let site = Site::new().await;
    for (anna, bo) in [('A', 'B'), ('C', 'D'), ('E', 'F'), ('G', 'H')] {
        let (hers, his) = (site.opened(0, anna).await, site.opened(1, bo).await);
        let (one, other) = tokio::join!(site.accept(0, anna, his), site.accept(1, bo, hers));
        let mut statuses = [one.0, other.0];
        statuses.sort_unstable();
        assert_eq!(statuses, [201, 409], "{one:?} {other:?}");
        site.show(&[0, 1], &[], 10).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn of_three_who_look_for_the_same_at_three_servers_two_play() {
    let site = Site::of(3, Switch::port).await;
    for round in ["ABC", "DEF", "GHI"] {
        let seekers = round.chars().enumerate();
        let made = join_all(seekers.map(|(at, who)| site.offer(at, who, seek()))).await;
        let games = made.iter().filter(|made| made["key"].is_string()).count();
        assert_eq!(games, 1, "{made:?}");
        // One goes on. The other who waited has met the third.
        let waiting = made.iter().enumerate().filter(|(_, made)| made["id"].is_number());
        let waiting: Vec<(usize, u64)> =
            waiting.map(|(at, made)| (at, made["id"].as_u64().unwrap())).collect();
        assert_eq!(waiting.len(), 2, "{made:?}");
        let stored = site.store.challenges(None).await.unwrap();
        let is_open = |number: u64| {
            stored.iter().any(|stored| stored.id == number && stored.stands == Stands::Open)
        };
        let left: Vec<_> = waiting.into_iter().filter(|(_, number)| is_open(*number)).collect();
        let [(at, number)] = left[..] else { panic!("{stored:?}") };
        site.show(&[0, 1, 2], &[number], 10).await;
        let left = round.chars().nth(at).unwrap();
        // They look for one game, at whatever server.
        let anew = site.offer((left as usize) % 3, left, seek()).await["id"].as_u64().unwrap();
        site.show(&[0, 1, 2], &[anew], 10).await;
        assert_eq!(site.withdraw(0, left, anew).await, 204);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_is_open_again_at_all_servers_if_its_game_cannot_be_made() {
    let site = Site::new().await;
    let mut pages = [site.page(0, 'A').await, site.page(1, 'B').await];
    let (hers, his) = (site.opened(0, 'A').await, site.opened(1, 'B').await);
    site.store.run("ALTER TABLE seats RENAME TO elsewhere").await.unwrap();
    let (status, answer) = site.accept(1, 'B', hers).await;
    assert!(status >= 500, "{status} {answer}");
    site.store.run("ALTER TABLE elsewhere RENAME TO seats").await.unwrap();
    site.show(&[0, 1], &[hers, his], 10).await;
    assert_eq!(site.accept(0, 'B', hers).await.0, 201);
    for (page, number) in pages.iter_mut().zip([json!(hers), Value::Null]) {
        page.begun(number).await;
    }
}

/// Nothing stays taken, whenever the one who accepts hangs up.
#[tokio::test(flavor = "multi_thread")]
async fn one_who_hangs_up_leaves_a_game_or_an_open_challenge() {
    let site = Arc::new(Site::new().await);
    let _page = site.page(0, 'A').await;
    for late in 0..12 {
        let number = site.opened(0, 'A').await;
        let accept = site.accept(1, 'B', number);
        let _ = tokio::time::timeout(Duration::from_millis(late * 2), accept).await;
        let begun = Instant::now();
        loop {
            let stored = site.store.challenges(None).await.unwrap();
            let is_taken = |stands: Stands| matches!(stands, Stands::Taken(_));
            if !stored.iter().any(|stored| is_taken(stored.stands)) {
                break;
            }
            assert!(begun.elapsed() < Duration::from_secs(10), "{stored:?}");
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        site.withdraw(0, 'A', number).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_lives_as_long_as_its_maker_has_a_page_at_any_server() {
    let site = Site::new().await;
    // It is made at one server, and the page is at the other.
    let there = site.page(1, 'A').await;
    let number = site.opened(0, 'A').await;
    site.keeps(1, number).await;
    // Another page does not matter until the first is gone.
    let here = site.page(0, 'A').await;
    drop(there);
    site.keeps(0, number).await;
    // A server that gets another number keeps what it has.
    let before = site.nodes[0].services.nodes.number();
    site.expire(0).await;
    site.nodes[0].services.nodes.renew().await.unwrap();
    assert_ne!(site.nodes[0].services.nodes.number(), before);
    site.keeps(0, number).await;
    site.show(&[0, 1], &[number], 1).await;
    let left = Instant::now();
    drop(here);
    site.show(&[0, 1], &[], 15).await;
    assert!(left.elapsed() > Duration::from_secs(9), "she may come back");
}

/// The first server is killed. One maker's page comes to another server, and one's does not.
#[tokio::test(flavor = "multi_thread")]
async fn when_a_server_is_killed_challenges_go_with_the_pages_of_their_makers() {
    let site = Site::of(3, Switch::port).await;
    let pages = [site.page(0, 'A').await, site.page(0, 'B').await];
    let (hers, his) = (site.opened(0, 'A').await, site.opened(0, 'B').await);
    site.show(&[1, 2], &[hers, his], 10).await;
    // It was making games of Cy's and Eve's. They have played each other before.
    let _pages = [site.page(1, 'C').await, site.page(1, 'E').await];
    let before = site.opened(1, 'C').await;
    assert_eq!(site.accept(1, 'E', before).await.0, 201);
    let (of_cy, of_eve) = (site.opened(1, 'C').await, site.opened(1, 'E').await);
    let node = site.nodes[0].services.nodes.number();
    for (challenge, by, number) in [(of_cy, 'D', 7), (of_eve, 'F', 8)] {
        let take = Take { node, number };
        let taken = site.store.take_challenge(challenge, Visitor::of(&name(by)), take).await;
        assert!(matches!(taken.unwrap(), Accepted::Taken(_)));
    }
    // Eve's game is as one that was made since.
    site.store.run("UPDATE challenges SET last_game = 0 WHERE take = 8").await.unwrap();
    site.nodes[0].close();
    site.expire(0).await;
    drop(pages);
    let killed = Instant::now();
    let mut anna = site.page(2, 'A').await;
    site.keeps(2, hers).await;
    // Cy still waits, and Eve plays.
    site.show(&[1, 2], &[hers, of_cy], 20).await;
    let is_taken = |stored: &StoredChallenge| matches!(stored.stands, Stands::Taken(_));
    while site.store.challenges(None).await.unwrap().iter().any(is_taken) {
        assert!(killed.elapsed() < Duration::from_secs(20), "a challenge stays taken");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    site.show(&[1, 2], &[hers, of_cy], 5).await;
    assert_eq!(site.accept(1, 'D', hers).await.0, 201);
    anna.begun(hers).await;
}

/// The first server does for all what one does, and may have no lobby.
#[tokio::test(flavor = "multi_thread")]
async fn challenges_end_also_if_the_first_server_has_no_lobby() {
    let (mut site, switch) = (Site::of(0, Switch::port).await, Switch::default());
    let limits = ServerLimits { lobby: false, ..ServerLimits::PUBLIC };
    site.add_within(limits, switch.port(), Engines::default()).await;
    site.add(switch.port(), Engines::default()).await;
    let anna = site.page(1, 'A').await;
    let number = site.opened(1, 'A').await;
    site.keeps(1, number).await;
    drop(anna);
    site.show(&[1], &[], 20).await;
}

/// All that several requests want of the lobby fails, as another program has its lock.
#[tokio::test(flavor = "multi_thread")]
async fn requests_that_fail_do_not_keep_a_server_from_reading() {
    let site = Site::of(1, Switch::port).await;
    let _anna = site.page(0, 'A').await;
    let (number, beside) = (site.opened(0, 'A').await, site.opened(0, 'A').await);
    let lobby = site.nodes[0].lobby.as_ref().unwrap();
    let mut other = PgConnection::connect(&site.database).await.unwrap();
    other.execute("SELECT pg_advisory_lock(x'6c6f626279'::bigint)").await.unwrap();
    let takes = ('B'..='K').map(|who| lobby.take(number, Visitor::of(&name(who))));
    assert!(join_all(takes).await.iter().all(Result::is_err));
    // Challenges that these have taken cannot be given back either. The server still reads all
    // the time.
    other
        .execute("DELETE FROM challenges WHERE id = (SELECT min(id) FROM challenges)")
        .await
        .unwrap();
    lobby.look_again();
    site.show(&[0], &[beside], 15).await;
    other.execute("DELETE FROM challenges").await.unwrap();
    lobby.look_again();
    site.show(&[0], &[], 15).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn while_servers_cannot_hear_each_other_they_play_by_the_lobby() {
    let is_mute = Arc::new(AtomicBool::new(false));
    let bus = |switch: &Switch| -> Arc<dyn Bus> {
        Arc::new(Mute { inner: switch.port(), is_mute: Arc::clone(&is_mute) })
    };
    let site = Site::with(bus).await;
    let mut anna = site.page(0, 'A').await;
    site.show(&[0, 1], &[], 10).await;
    is_mute.store(true, Ordering::Relaxed);
    let number = site.opened(0, 'A').await;
    // The other server need not know of it yet.
    assert_eq!(site.accept(1, 'B', number).await.0, 201);
    assert_eq!(site.accept(0, 'C', number).await.0, 409);
    anna.begun(number).await;
    let another = site.opened(1, 'C').await;
    site.show(&[0, 1], &[another], 10).await;
}

/// What the database does with challenges whose makers did something while their games were made.
#[tokio::test]
async fn a_challenge_that_was_taken_back_or_made_anew_does_not_open_again() {
    let site = Site::of(0, Switch::port).await;
    let store = &site.store;
    let person = |who: char| Visitor::of(&name(who));
    let make = async |who: char, seek: Option<&str>| {
        let seek = seek.map(str::to_owned);
        let (visitor, member) = (person(who), MemberId(1));
        let new = NewChallenge { visitor, member, seek, terms: "{}".to_owned(), node: None };
        match store.offer_challenge(new, Take { node: 1, number: 1 }, 5).await.unwrap() {
            Made::Open(number, _) => number,
            other => panic!("{other:?}"),
        }
    };
    let take = async |number: u64, by: char, take: i64| {
        let taken = store.take_challenge(number, person(by), Take { node: 1, number: take }).await;
        match taken.unwrap() {
            Accepted::Taken(taken) => taken.all,
            other => panic!("{other:?}"),
        }
    };
    let all = async || {
        let stored = store.challenges(None).await.unwrap();
        stored.iter().map(|stored| (stored.id, stored.stands)).collect::<Vec<_>>()
    };
    let (hers, beside, his) = (make('A', None).await, make('A', None).await, make('B', None).await);
    assert_eq!(take(hers, 'B', 2).await, [hers, beside, his]);
    assert_eq!(store.withdraw_challenge(beside, person('B')).await.unwrap(), None);
    assert_eq!(store.withdraw_challenge(beside, person('A')).await.unwrap(), Some(false));
    assert!(store.give_back(vec![3], 5).await.unwrap().is_empty(), "it is another take");
    let takes = [2, 2].into_iter().chain(100..1_000).collect();
    assert_eq!(store.give_back(takes, 5).await.unwrap(), [hers, his]);
    assert_eq!(all().await, [(hers, Stands::Open), (his, Stands::Open)]);
    // Of a person who looks for a game the last time counts.
    let looks = make('A', Some("9 live")).await;
    take(looks, 'C', 4).await;
    let anew = make('A', Some("9 live")).await;
    store.give_back(vec![4], 5).await.unwrap();
    let open = |numbers: &[u64]| numbers.iter().map(|number| (*number, Stands::Open)).collect();
    let expected: Vec<_> = open(&[hers, his, anew]);
    assert_eq!(all().await, expected);
    // One who has made five others has no place for it.
    take(anew, 'C', 5).await;
    let mut five = Vec::new();
    for _ in 0..5 {
        five.push(make('A', None).await);
    }
    store.give_back(vec![5], 5).await.unwrap();
    let expected: Vec<_> = open(&[&[his], &five[..]].concat());
    assert_eq!(all().await, expected);
    // Challenges that the two have made meanwhile do not stay open beside their game.
    let begins = five[0];
    take(begins, 'B', 6).await;
    take(make('A', None).await, 'C', 7).await;
    make('B', None).await;
    let players = [person('A'), person('B')];
    store.challenge_begun((begins, 6), players, GameId(9)).await.unwrap();
    store.give_back(vec![7], 5).await.unwrap();
    assert_eq!(all().await, [(begins, Stands::Begun(GameId(9)))]);
    store.end_challenges(person('A'), Some(GameId(9))).await.unwrap();
    assert!(all().await.is_empty());
}
