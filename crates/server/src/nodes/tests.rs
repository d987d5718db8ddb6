//! Two servers on one PostgreSQL, in one process.

#[path = "../../tests/server/browser.rs"]
mod browser;
mod lobby;
mod people;
mod studies;

use super::{Bus, Duty, Envelope, Heard, Nodes, Switch, Word};
use crate::admin;
use crate::app::App;
use crate::engines::Engines;
use crate::key::{Key, Role};
use crate::limits::{Retention, ServerLimits};
use crate::live::{Presence, Watching};
use crate::log::LogEntry;
use crate::secret::Secret;
use crate::snapshot::Snapshot;
use crate::store::Cluster;
use crate::store::{GameId, GameStore, PostgresStore, StoreError, StoredEntry};
use crate::time::{Time, WallTime};
use axum::body::Body;
use axum::http::{Method, Request};
use serde_json::{Value, json};
use std::future::Future;
use std::net::{IpAddr, Ipv4Addr};
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;
use tengen_rules::{Color, Outcome};
use tower::util::ServiceExt;

const CALLER: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);

/// A bus that loses words, and brings others twice, late and in another order.
#[derive(Debug)]
struct Unreliable {
    inner: Arc<dyn Bus>,
    told: AtomicU64,
}

impl Bus for Unreliable {
    fn tell(&self, envelope: Envelope) {
        // Some of each kind, in an order that looks like chance.
        let chance = self.told.fetch_add(1, Ordering::Relaxed).wrapping_mul(0x9E37_79B9) % 97;
        let copies = match chance {
            0..15 => 0,
            15..40 => 2,
            _ => 1,
        };
        for copy in 0..copies {
            let (inner, envelope) = (Arc::clone(&self.inner), envelope.clone());
            let late = if chance.is_multiple_of(3) { chance + 40 * copy } else { 0 };
            tokio::spawn(async move {
                tokio::time::sleep(Duration::from_millis(late)).await;
                inner.tell(envelope);
            });
        }
    }

    fn hear(&self) -> Pin<Box<dyn Future<Output = Heard> + Send + '_>> {
        self.inner.hear()
    }
}

/// Servers that share a database.
struct Site {
    nodes: Vec<App>,
    store: PostgresStore,
    database: String,
    _cluster: Cluster,
}

impl Site {
    /// Two servers, whose words go this way.
    async fn with(bus: impl Fn(&Switch) -> Arc<dyn Bus>) -> Site {
        Site::of(2, bus).await
    }

    /// Several servers, whose words go this way.
    async fn of(count: usize, bus: impl Fn(&Switch) -> Arc<dyn Bus>) -> Site {
        let cluster = Cluster::start().await;
        let database = cluster.database().await;
        let store = PostgresStore::open(&database, Secret::of([7; 32])).await.unwrap();
        let mut site = Site { nodes: Vec::new(), store, database, _cluster: cluster };
        let switch = Switch::default();
        for _ in 0..count {
            site.add(bus(&switch), Engines::default()).await;
        }
        site
    }

    async fn new() -> Site {
        Site::with(Switch::port).await
    }

    async fn add(&mut self, bus: Arc<dyn Bus>, engines: Engines) {
        self.add_within(ServerLimits::PUBLIC, bus, engines).await;
    }

    async fn add_within(&mut self, limits: ServerLimits, bus: Arc<dyn Bus>, engines: Engines) {
        let store = PostgresStore::open(&self.database, Secret::of([7; 32])).await.unwrap();
        let nodes = Nodes::join(store.clone(), bus).await.unwrap();
        let time: Arc<dyn Time> = Arc::new(WallTime::new());
        // Some things expire.
        let retention = Retention { open_games: Some(180), ..Retention::default() };
        let limits = ServerLimits { retention, ..limits };
        let app = App::within(limits, Arc::new(store), time, engines, nodes).await;
        self.nodes.push(app.unwrap());
    }

    async fn post(&self, node: usize, path: &str, body: Value) -> (u16, Value) {
        let request = Request::builder().method(Method::POST).uri(path);
        self.send(node, request.body(Body::from(body.to_string())).unwrap()).await
    }

    async fn get(&self, node: usize, path: &str) -> Value {
        self.send(node, Request::get(path).body(Body::empty()).unwrap()).await.1
    }

    async fn send(&self, node: usize, request: Request<Body>) -> (u16, Value) {
        let answer = self.nodes[node].router().oneshot(request).await.unwrap();
        let status = answer.status().as_u16();
        let bytes = axum::body::to_bytes(answer.into_body(), usize::MAX).await.unwrap();
        (status, serde_json::from_slice(&bytes).unwrap_or_default())
    }

    /// Makes a game at the first server.
    async fn game(&self, change: impl FnOnce(&mut Value)) -> Game {
        let mut setup = json!({
            "width": 9, "height": 9, "rules": "chinese", "komi": null, "handicap": {"kind": "none"},
            "colour": "black", "opponent": {"kind": "link"}, "clock": {"kind": "none"},
        });
        change(&mut setup);
        let (status, made) = self.post(0, "/api/games", setup).await;
        assert_eq!(status, 201, "{made}");
        let key = |role: &str| {
            let link = made["links"][role].as_str().unwrap_or_default();
            link.trim_start_matches("/g/").to_owned()
        };
        let own = Key::parse(made["key"].as_str().unwrap()).unwrap();
        let id = self.store.open(&own).await.unwrap().unwrap().game;
        Game { id, black: key("black"), white: key("white") }
    }

    fn follow(&self, node: usize, game: &Game, role: Role) -> (Watching, Presence) {
        self.nodes[node].hub.follow(game.id, role, CALLER).unwrap()
    }

    async fn act(&self, node: usize, game: &Game, role: Role, act: Value) -> Result<(), u16> {
        let key = if role == Role::Black { &game.black } else { &game.white };
        let (status, _) = self.post(node, &format!("/api/g/{key}/act"), act).await;
        if status == 200 { Ok(()) } else { Err(status) }
    }

    async fn snapshot(&self, node: usize, game: &Game) -> Arc<Snapshot> {
        self.nodes[node].hub.snapshot(game.id).await.unwrap()
    }
}

struct Game {
    id: GameId,
    black: String,
    white: String,
}

fn play(at: &str, number: usize) -> Value {
    json!({"do": "play", "at": at, "move": number})
}

/// Waits until a follower sees this.
async fn sees(watching: &mut Watching, what: impl Fn(&Snapshot) -> bool) -> Arc<Snapshot> {
    let seen = watching.wait_for(|shown| shown.as_ref().is_some_and(|shown| what(shown)));
    let seen = tokio::time::timeout(Duration::from_secs(10), seen).await;
    seen.expect("seen in time").unwrap().clone().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_happens_at_one_server_is_seen_at_the_other() {
    let site = Site::new().await;
    let game = site.game(|_| {}).await;
    let (mut black, _black) = site.follow(0, &game, Role::Black);
    let (mut white, _white) = site.follow(1, &game, Role::White);
    sees(&mut black, |shown| shown.present == [true; 2]).await;
    sees(&mut white, |shown| shown.present == [true; 2]).await;
    for (number, (node, role, at)) in [
        (0, Role::Black, "E5"),
        (1, Role::White, "C3"),
        (1, Role::Black, "G7"),
        (0, Role::White, "C7"),
    ]
    .into_iter()
    .enumerate()
    {
        assert_eq!(site.act(node, &game, role, play(at, number + 1)).await, Ok(()));
        for watching in [&mut black, &mut white] {
            sees(watching, |shown| shown.table.game().moves().len() == number + 1).await;
        }
    }
    site.act(1, &game, Role::White, json!({"do": "say", "phrase": "good-move"})).await.unwrap();
    sees(&mut black, |shown| shown.said.len() == 1).await;
    site.act(0, &game, Role::Black, json!({"do": "resign", "as": null})).await.unwrap();
    sees(&mut white, |shown| shown.table.game().outcome().is_some()).await;
    // Each wants another game, at their own server. There is one.
    for (node, role) in [(0, Role::Black), (1, Role::White)] {
        site.act(node, &game, role, json!({"do": "rematch", "on": true})).await.unwrap();
    }
    let next = sees(&mut black, |shown| shown.rematch.next.is_some()).await;
    let same = sees(&mut white, |shown| shown.rematch.next.is_some()).await;
    assert_eq!(next.rematch.next, same.rematch.next);
    drop(_white);
    sees(&mut black, |shown| shown.present == [true, false]).await;
}

/// Of two that play the same move at the same time, one plays it, and nothing is stored twice.
#[tokio::test(flavor = "multi_thread")]
async fn of_two_servers_that_want_the_same_number_one_has_it() {
    let site = Site::new().await;
    let game = site.game(|_| {}).await;
    let points = ["A1", "C1", "E1", "G1", "J1", "B3", "D3", "F3", "H3", "A5", "C5", "E5"];
    for (number, at) in points.iter().enumerate() {
        let role = if number % 2 == 0 { Role::Black } else { Role::White };
        let both = [0, 1].map(|node| site.act(node, &game, role, play(at, number + 1)));
        let [one, other] = both;
        let (one, other) = tokio::join!(one, other);
        assert!(one.is_ok() != other.is_ok(), "{number}: {one:?} {other:?}");
    }
    let stored = site.store.entries(game.id).await.unwrap();
    let moves = stored.iter().filter(|stored| stored.entry.contains("play")).count();
    assert_eq!(moves, points.len());
    for node in [0, 1] {
        let shown = site.snapshot(node, &game).await;
        assert_eq!(shown.table.game().moves().len(), points.len());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bus_that_loses_and_repeats_words_costs_a_second_and_nothing_else() {
    let site =
        Site::with(|switch| Arc::new(Unreliable { inner: switch.port(), told: AtomicU64::new(0) }))
            .await;
    let game = site.game(|_| {}).await;
    let (mut black, _black) = site.follow(0, &game, Role::Black);
    let (mut white, _white) = site.follow(1, &game, Role::White);
    let points = (0..9).flat_map(|row| "ABCDEFGHJ".chars().map(move |c| format!("{c}{}", row + 1)));
    for (number, at) in points.take(40).enumerate() {
        let (node, role) = if number % 2 == 0 { (0, Role::Black) } else { (1, Role::White) };
        assert_eq!(site.act(node, &game, role, play(&at, number + 1)).await, Ok(()));
    }
    for watching in [&mut black, &mut white] {
        let shown = |shown: &Snapshot| shown.table.game().moves().len() == 40;
        sees(watching, |seen| shown(seen) && seen.present == [true; 2]).await;
    }
}

/// The server that works for a game is stopped, as by SIGSTOP: its lease runs out. The other one
/// takes its place. When the first goes on, it works for the game no more.
#[tokio::test(flavor = "multi_thread")]
async fn when_a_lease_runs_out_the_other_server_moves_for_the_computer() {
    let site = Site::new().await;
    let nodes = |node: usize| &site.nodes[node].services.nodes;
    let game = site.game(|_| {}).await;
    let own = nodes(0).duty(game.id).await.unwrap();
    assert!(nodes(0).has(own) && !nodes(1).has(own));
    assert_eq!(nodes(1).duty(game.id).await.unwrap(), own, "while its lease runs, it stays");
    site.store
        .run("UPDATE nodes SET expires = now() - interval '1 second' WHERE id = 1")
        .await
        .unwrap();
    let other = nodes(1).duty(game.id).await.unwrap();
    assert!(nodes(1).has(other) && !nodes(0).has(other));
    // The first server gets another number, and its old duty counts no more.
    nodes(0).renew().await.unwrap();
    assert!(!nodes(0).has(own));
    assert_eq!(nodes(0).duty(game.id).await.unwrap(), other);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_computer_answers_wherever_a_person_plays_and_after_its_server_has_gone() {
    let site = Site::new().await;
    let computer =
        |setup: &mut Value| setup["opponent"] = json!({"kind": "computer", "rank": "15k"});
    let game = site.game(computer).await;
    let own = Game { id: game.id, black: game.black.clone(), white: String::new() };
    let (mut here, _here) = site.follow(0, &own, Role::Black);
    let (mut there, _there) = site.follow(1, &own, Role::Black);
    let key = site.store.game(game.id).await.unwrap().keys;
    let key = key.iter().find(|(_, role)| *role == Role::Black).unwrap().0.as_str().to_owned();
    let moves = |shown: &Snapshot| shown.table.game().moves().len();
    let (status, shown) = site.post(1, &format!("/api/g/{key}/act"), play("E5", 1)).await;
    assert_eq!(status, 200, "{shown}");
    sees(&mut there, |shown| moves(shown) == 2).await;
    sees(&mut here, |shown| moves(shown) == 2).await;
    // The server that works for the game ends.
    let duty = site.nodes[0].services.nodes.duty(game.id).await.unwrap();
    let worker = [0, 1].into_iter().find(|node| site.nodes[*node].services.nodes.has(duty));
    let worker = worker.unwrap();
    let (other, watching) = if worker == 0 { (1, &mut there) } else { (0, &mut here) };
    site.nodes[worker].close();
    let at = ["A1", "J9", "A9", "J1"];
    let taken = sees(watching, |shown| moves(shown) == 2).await;
    let size = taken.table.game().setup().size;
    let free = at.into_iter().find(|at| {
        let point = size.parse(at).unwrap();
        taken.table.game().moves().iter().all(|played| played.point != Some(point))
    });
    let (status, shown) =
        site.post(other, &format!("/api/g/{key}/act"), play(free.unwrap(), 3)).await;
    assert_eq!(status, 200, "{shown}");
    sees(watching, |shown| moves(shown) == 4).await;
    assert_eq!(taken.table.game().moves()[0].color, Color::Black);
}

/// Waits until the task of a game has ended, and its pages' streams with it.
async fn ends(watching: &mut Watching) {
    let ended = async { while watching.changed().await.is_ok() {} };
    tokio::time::timeout(Duration::from_secs(10), ended).await.expect("it ends in time");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_keeper_does_at_one_server_is_told_to_pages_at_the_other() {
    let site = Site::new().await;
    let game = site.game(|_| {}).await;
    let item = format!("g{}", game.id.0);
    let (mut white, _white) = site.follow(1, &game, Role::White);
    sees(&mut white, |_| true).await;
    let revoke = admin::Request::Revoke { item: item.clone(), role: "black".to_owned() };
    let revoked = site.nodes[0].administer(revoke).await;
    let admin::Reply::Link { link, .. } = revoked else { panic!("{revoked:?}") };
    ends(&mut white).await;
    let old = site.get(1, &format!("/api/g/{}", game.black)).await;
    assert_eq!(old["error"]["code"], "unknown-key");
    assert_eq!(site.get(1, &format!("/api{link}")).await["role"], "black");

    let (mut white, _white) = site.follow(1, &game, Role::White);
    sees(&mut white, |_| true).await;
    let close = admin::Request::Close { item: item.clone() };
    assert_eq!(site.nodes[0].administer(close).await, admin::Reply::Done { item: item.clone() });
    sees(&mut white, |shown| shown.table.game().outcome() == Some(Outcome::NoResult)).await;
    let delete = admin::Request::Delete { item: item.clone() };
    assert_eq!(site.nodes[0].administer(delete).await, admin::Reply::Done { item });
    ends(&mut white).await;
    let gone = site.get(1, &format!("/api/g/{}", game.white)).await;
    assert_eq!(gone["error"]["code"], "unknown-key");
}

#[tokio::test(flavor = "multi_thread")]
async fn one_server_deletes_what_nobody_uses_and_tells_the_other() {
    let site = Site::new().await;
    let game = site.game(|_| {}).await;
    site.nodes[1].hub.snapshot(game.id).await.unwrap();
    site.store.run("UPDATE game_heads SET changed_ms = 1, looked_ms = 1").await.unwrap();
    assert_eq!(site.nodes[1].sweep().await, [0; 4], "the other has the duty");
    assert_eq!(site.nodes[0].sweep().await, [1, 0, 0, 0]);
    let gone = site.get(1, &format!("/api/g/{}", game.white)).await;
    assert_eq!(gone["error"]["code"], "unknown-key");
    // When it has gone, the other takes its place.
    let next = site.game(|_| {}).await;
    site.nodes[0].close();
    site.nodes[0].services.nodes.retire().await;
    site.store.run("UPDATE game_heads SET changed_ms = 1, looked_ms = 1").await.unwrap();
    for _ in 0..200 {
        if site.nodes[1].sweep().await == [1, 0, 0, 0] {
            let gone = site.get(1, &format!("/api/g/{}", next.white)).await;
            assert_eq!(gone["error"]["code"], "unknown-key");
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("nobody sweeps");
}

/// A bus that is mute while a test wants it, as when NATS is away.
#[derive(Debug)]
struct Mute {
    inner: Arc<dyn Bus>,
    is_mute: Arc<AtomicBool>,
}

impl Bus for Mute {
    fn tell(&self, envelope: Envelope) {
        if !self.is_mute.load(Ordering::Relaxed) {
            self.inner.tell(envelope);
        }
    }

    fn hear(&self) -> Pin<Box<dyn Future<Output = Heard> + Send + '_>> {
        self.inner.hear()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn while_servers_cannot_hear_each_other_they_look_into_the_database() {
    let is_mute = Arc::new(AtomicBool::new(false));
    let bus = |switch: &Switch| -> Arc<dyn Bus> {
        Arc::new(Mute { inner: switch.port(), is_mute: Arc::clone(&is_mute) })
    };
    let site = Site::with(bus).await;
    let game = site.game(|_| {}).await;
    let (mut white, _white) = site.follow(1, &game, Role::White);
    sees(&mut white, |shown| shown.present[Color::White]).await;
    is_mute.store(true, Ordering::Relaxed);
    assert_eq!(site.act(0, &game, Role::Black, play("E5", 1)).await, Ok(()));
    sees(&mut white, |shown| shown.table.game().moves().len() == 1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn words_leave_in_the_order_of_their_numbers() {
    let site = Site::new().await;
    // The second server listens itself: this is a third, whose words nobody takes but the test.
    let store = PostgresStore::open(&site.database, Secret::of([7; 32])).await.unwrap();
    let switch = Switch::default();
    let teller = Arc::new(Nodes::join(store.clone(), switch.port()).await.unwrap());
    let listener = Nodes::join(store, switch.port()).await.unwrap();
    listener.renew().await.unwrap();
    let threads: Vec<_> = (0..8)
        .map(|_| {
            let teller = Arc::clone(&teller);
            std::thread::spawn(move || {
                (0..500).for_each(|_| teller.tell(|| Word::Who { game: GameId(1) }));
            })
        })
        .collect();
    threads.into_iter().for_each(|thread| thread.join().unwrap());
    let mut heard = 0;
    while heard < 8 * 500 {
        for one in listener.hear().await {
            assert!(matches!(one, Heard::Word(_)), "nothing was lost");
            heard += 1;
        }
    }
}

/// The duty of a game, as a server that asks learns it.
async fn duty(site: &Site, node: usize, game: &Game) -> Duty {
    site.nodes[node].services.nodes.duty(game.id).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_forgets_a_game_leaves_the_duty_of_another_alone() {
    let site = Site::new().await;
    let game = site.game(|_| {}).await;
    let (mut black, _black) = site.follow(0, &game, Role::Black);
    sees(&mut black, |shown| shown.present[Color::Black]).await;
    let own = duty(&site, 0, &game).await;
    // A page comes to the second server, and goes.
    let (mut white, left) = site.follow(1, &game, Role::White);
    sees(&mut white, |shown| shown.present == [true; 2]).await;
    drop(left);
    sees(&mut black, |shown| shown.present == [true, false]).await;
    site.nodes[1].rest();
    while site.nodes[1].live_games() > 0 {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(duty(&site, 1, &game).await, own);
    assert!(site.nodes[0].services.nodes.has(own));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_that_rests_at_a_server_that_has_gone_goes_on_at_another() {
    let site = Site::new().await;
    let clock = |setup: &mut Value| {
        setup["clock"] = json!({"kind": "absolute", "main": 5_000});
    };
    let game = site.game(clock).await;
    for (number, (role, at)) in [(Role::Black, "E5"), (Role::White, "C3")].into_iter().enumerate() {
        assert_eq!(site.act(0, &game, role, play(at, number + 1)).await, Ok(()));
    }
    // The first server is killed: it has the game in its memory no more, and its lease runs out.
    site.nodes[0].close();
    site.store
        .run("UPDATE nodes SET expires = now() - interval '1 second' WHERE id = 1")
        .await
        .unwrap();
    // Nobody looks at it.
    for _ in 0..400 {
        let stored = site.store.entries(game.id).await.unwrap();
        if stored.iter().any(|stored| stored.entry.contains("flag")) {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("the flag does not fall");
}

/// The computer forgets its choice if somebody was faster, and chooses anew.
#[tokio::test(flavor = "multi_thread")]
async fn a_computer_that_was_outrun_does_not_pass() {
    let mut site = Site::new().await;
    let computer =
        |setup: &mut Value| setup["opponent"] = json!({"kind": "computer", "rank": "15k"});
    let game = site.game(computer).await;
    let (mut black, _black) = site.follow(0, &game, Role::Black);
    sees(&mut black, |shown| shown.present[Color::Black]).await;
    let at = site.store.entries(game.id).await.unwrap().len() as u64;
    assert_eq!(site.act(0, &game, Role::Black, play("E5", 1)).await, Ok(()));
    // Somebody else stores an entry while it thinks, and no word of it comes.
    site.nodes.truncate(1);
    let seen = LogEntry::Seen { color: Color::Black };
    let seen =
        StoredEntry { at: WallTime::new().now(), entry: serde_json::to_string(&seen).unwrap() };
    let mut tries = at;
    while site.store.append(game.id, tries, vec![seen.clone()], "{}".to_owned()).await.is_err() {
        tries += 1;
        assert!(tries < at + 10);
    }
    let shown = sees(&mut black, |shown| shown.table.game().moves().len() == 2).await;
    assert!(shown.table.game().moves()[1].point.is_some(), "it passed");
}

/// All leases ran out, as while the database was away. Those who come back go on with their run, so
/// that a server that comes later takes no game for interrupted.
#[tokio::test(flavor = "multi_thread")]
async fn servers_that_come_back_go_on_with_their_run() {
    let mut site = Site::new().await;
    let run = site.nodes[0].services.nodes.run();
    let clock = |setup: &mut Value| {
        setup["clock"] = json!({"kind": "absolute", "main": 600_000});
    };
    let game = site.game(clock).await;
    for (number, (role, at)) in [(Role::Black, "E5"), (Role::White, "C3")].into_iter().enumerate() {
        assert_eq!(site.act(0, &game, role, play(at, number + 1)).await, Ok(()));
    }
    site.store.run("UPDATE nodes SET expires = now() - interval '1 second'").await.unwrap();
    for node in [1, 0] {
        site.nodes[node].services.nodes.renew().await.unwrap();
    }
    site.add(Switch::default().port(), Engines::default()).await;
    assert!(site.nodes.iter().all(|node| node.services.nodes.run() == run));
    let shown = site.snapshot(2, &game).await;
    assert_eq!(shown.table.interrupted(), None);
}

#[tokio::test]
async fn a_server_of_another_version_is_refused() {
    let site = Site::new().await;
    site.store.run("UPDATE nodes SET version = '9.9'").await.unwrap();
    let joined = site.store.join_nodes(None).await;
    assert_eq!(joined.unwrap_err(), StoreError::OtherVersion("9.9".to_owned()));
}
