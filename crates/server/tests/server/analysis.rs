//! Games analysed, by an analyst that counts stones.

use crate::harness::{Keys, Server, nine_by_nine, placed, with};
use serde_json::{Value, json};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use tengen_engine::{GameState, Limits};
use tengen_rules::{Color, Size};
use tengen_server::Engines;
use tengen_server::analysis::{Analyst, Evaluation, Hint};
use tengen_server::view::LineMove;

/// An analyst that gives Black as many points as there are stones on the board. While it `waits`,
/// it thinks until it is stopped.
#[derive(Default)]
struct Counter {
    waits: AtomicBool,
    waiting: AtomicUsize,
    /// How many stones lay on each board that it was asked about, in order.
    asked: Mutex<Vec<usize>>,
}

impl Analyst for Counter {
    fn knows(&self, size: Size) -> bool {
        size.width() <= 9
    }

    fn evaluate(
        &self,
        walk: &GameState,
        limits: Limits,
        stop: &dyn Fn() -> bool,
    ) -> Option<Evaluation> {
        while self.waits.load(Ordering::SeqCst) {
            self.waiting.fetch_add(1, Ordering::SeqCst);
            if stop() {
                return None;
            }
            std::thread::yield_now();
        }
        let (board, to_move) = (walk.board(), walk.to_move());
        let stones: usize = Color::BOTH.iter().map(|c| board.stones(*c)).sum();
        self.asked.lock().unwrap().push(stones);
        let best = board.empty_points().next().map(|p| board.size().name(p));
        let line = vec![LineMove { c: to_move, p: best.clone(), x: Vec::new() }];
        let hint = Hint { p: best, visits: 1, black: 0.5, lead: stones as f64, line };
        Some(Evaluation {
            to_move,
            visits: limits.playouts.unwrap(),
            black: 0.5,
            lead: stones as f64,
            moves: vec![hint],
            ownership: vec!["k".repeat(9); 9],
        })
    }
}

async fn server() -> (Server, Arc<Counter>) {
    let counter = Arc::new(Counter::default());
    let analyst: Arc<dyn Analyst> = Arc::clone(&counter) as _;
    (Server::with(Engines::default().with_analyst(analyst)).await, counter)
}

async fn ended(server: &Server, moves: &str) -> Keys {
    let keys = server.game(&nine_by_nine("chinese")).await;
    server.moves(&keys, moves).await;
    server.must(&keys.black, json!({"do": "resign"})).await;
    keys
}

/// The evaluations that a page has received, as soon as they are `enough`.
async fn told(server: &Server, key: &str, enough: impl Fn(&[Value], &Value) -> bool) -> Vec<Value> {
    let mut stream = server.follow_analysis(key).await;
    let mut known: Vec<Value> = Vec::new();
    loop {
        let news = stream.event("analysis").await.expect("the stream goes on");
        for judged in news["judged"].as_array().unwrap() {
            let after = usize::try_from(judged["after"].as_u64().unwrap()).unwrap();
            known.resize(known.len().max(after + 1), Value::Null);
            known[after] = judged.clone();
        }
        if enough(&known, &news) {
            return known;
        }
    }
}

#[tokio::test]
async fn a_finished_game_is_judged_position_by_position_and_then_more_closely() {
    let (server, _) = server().await;
    let keys = ended(&server, "C3 G7 C7").await;
    let view = server.view(&keys.watch).await;
    assert_eq!(view["analysis"]["kind"], "open", "whoever watches may look after the game");
    let closely = |known: &[Value], news: &Value| {
        let close = known.iter().filter(|judged| judged["visits"] == 100).count();
        assert!(news["left"] != 0 || news["rough"] == known.len() - close, "{news}");
        news["left"] == 0 && news["rough"] == 0
    };
    let known = told(&server, &keys.watch, closely).await;
    let leads: Vec<f64> = known.iter().map(|judged| judged["lead"].as_f64().unwrap()).collect();
    assert_eq!(leads, [0.0, 1.0, 2.0, 3.0]);
    assert_eq!(known[1]["toMove"], "white");
    assert_eq!(known[1]["moves"][0]["p"], "A9");
    // A later page gets at once all that is known.
    let mut later = server.follow_analysis(&keys.black).await;
    let news = later.event("analysis").await.unwrap();
    assert_eq!(news["judged"].as_array().unwrap().len(), 4);
}

#[tokio::test]
async fn the_position_somebody_looks_at_comes_first_and_most_closely() {
    let (server, counter) = server().await;
    let keys = ended(&server, "C3 G7 C7 G3 E5").await;
    counter.waits.store(true, Ordering::SeqCst);
    let mut stream = server.follow_analysis(&keys.watch).await;
    let first = stream.event("analysis").await.unwrap();
    assert_eq!((&first["left"], &first["rough"]), (&json!(6), &json!(6)));
    let path = format!("/api/g/{}/look", keys.watch);
    assert_eq!(server.post(&path, json!({"at": 4}).to_string()).await.status, 204);
    counter.waits.store(false, Ordering::SeqCst);
    let judged = loop {
        let news = stream.event("analysis").await.unwrap();
        let judged = news["judged"].as_array().unwrap();
        if let Some(judged) = judged.iter().find(|judged| judged["visits"] == 800) {
            break judged.clone();
        }
    };
    assert_eq!(judged["after"], 4);
    let asked = counter.asked.lock().unwrap().clone();
    let closest = asked.iter().position(|stones| *stones == 4).unwrap();
    assert!(closest <= 1, "at most what was under way comes before: {asked:?}");
}

#[tokio::test]
async fn nothing_is_judged_when_nobody_looks_any_more() {
    let (server, counter) = server().await;
    let keys = ended(&server, "C3 G7").await;
    counter.waits.store(true, Ordering::SeqCst);
    let mut stream = server.follow_analysis(&keys.watch).await;
    stream.event("analysis").await.unwrap();
    while counter.waiting.load(Ordering::SeqCst) == 0 {
        tokio::task::yield_now().await;
    }
    drop(stream);
    // Once the analyst has been stopped, it waits no more.
    let mut before = usize::MAX;
    while before != counter.waiting.load(Ordering::SeqCst) {
        before = counter.waiting.load(Ordering::SeqCst);
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    assert!(counter.asked.lock().unwrap().is_empty());
    counter.waits.store(false, Ordering::SeqCst);
    told(&server, &keys.watch, |_, news| news["left"] == 0).await;
}

#[tokio::test]
async fn a_running_game_is_analysed_only_if_both_players_want_it_and_never_for_watchers() {
    let (server, _) = server().await;
    let keys = server.game(&nine_by_nine("chinese")).await;
    server.moves(&keys, "C3").await;
    let kind = async |key: &str| server.view(key).await["analysis"]["kind"].clone();
    let wish = |on: bool| json!({"do": "analysis", "on": on});
    let look = async |key: &str| {
        let body = json!({"at": 1}).to_string();
        server.post(&format!("/api/g/{key}/look"), body).await.status.as_u16()
    };
    assert_eq!(kind(&keys.black).await, "closed");
    let view = server.must(&keys.black, wish(true)).await;
    assert_eq!(
        view["analysis"],
        json!({"kind": "closed", "wanted": {"black": true, "white": false}})
    );
    assert!(view["can"].as_array().unwrap().contains(&json!("analysis")));
    assert_eq!(look(&keys.black).await, 403);
    let (status, _) = server.refused(&keys.watch, wish(true)).await;
    assert_eq!(status, 403);

    server.must(&keys.white, wish(true)).await;
    for (key, expected) in [(&keys.black, 204), (&keys.white, 204), (&keys.watch, 403)] {
        assert_eq!(look(key).await, expected);
    }
    assert_eq!(
        (kind(&keys.black).await, kind(&keys.watch).await),
        (json!("open"), json!("closed"))
    );
    told(&server, &keys.white, |known, _| known.len() == 2).await;
    // The stream of a spectator has no analysis.
    let mut watcher = server.follow_analysis(&keys.watch).await;
    let mut player = server.follow_analysis(&keys.black).await;
    player.event("analysis").await.unwrap();
    server.must(&keys.white, placed("G7", 2)).await;
    loop {
        let news = player.event("analysis").await.unwrap();
        if news["judged"].as_array().unwrap().iter().any(|judged| judged["after"] == 2) {
            break;
        }
    }
    server.must(&keys.white, wish(false)).await;
    assert_eq!(kind(&keys.black).await, "closed");
    server.must(&keys.black, json!({"do": "resign"})).await;
    loop {
        let (name, data) = watcher.next_event().await.unwrap();
        if name == "view" && data["analysis"]["kind"] == "open" {
            break;
        }
        assert_eq!(name, "view", "the game still runs");
    }
    watcher.event("analysis").await.unwrap();
}

#[tokio::test]
async fn moves_taken_back_are_judged_anew() {
    let (server, _) = server().await;
    let game = with(nine_by_nine("chinese"), "opponent", json!({"kind": "same-screen"}));
    let keys = server.game(&game).await;
    for (i, point) in ["C3", "G7"].into_iter().enumerate() {
        server.must(&keys.own, placed(point, i + 1)).await;
    }
    told(&server, &keys.own, |_, news| news["left"] == 0).await;
    let mut stream = server.follow_analysis(&keys.own).await;
    stream.event("analysis").await.unwrap();
    server.must(&keys.own, json!({"do": "undo"})).await;
    server.must(&keys.own, placed("pass", 2)).await;
    let judged = loop {
        let news = stream.event("analysis").await.unwrap();
        let judged = news["judged"].as_array().unwrap();
        if let Some(judged) = judged.iter().find(|judged| judged["after"] == 2) {
            break judged.clone();
        }
    };
    assert_eq!(judged["lead"], 1.0, "one stone lies on the board");
}

#[tokio::test]
async fn records_are_analysed_too_and_the_view_says_why_not() {
    let (server, _) = server().await;
    let upload = async |sgf: &str| {
        let answer = server.post("/api/records", sgf.to_owned()).await;
        answer.json()["keys"][0].as_str().unwrap().to_owned()
    };
    // An illegal move and stones set up in the middle of a record are analysed as they stand.
    let key = upload("(;SZ[9];B[cc];W[cc];AB[ee][ff]AW[gg];B[hh])").await;
    let known = told(&server, &key, |_, news| news["left"] == 0).await;
    let stones: Vec<f64> = known.iter().map(|judged| judged["lead"].as_f64().unwrap()).collect();
    let view = server.view(&key).await;
    assert_eq!(stones.len(), view["steps"].as_array().unwrap().len() + 1);
    assert_eq!((stones[0], stones[1], stones[2]), (0.0, 1.0, 1.0));
    assert_eq!(stones.last(), Some(&5.0));

    let key = upload("(;SZ[19];B[cc])").await;
    assert_eq!(server.view(&key).await["analysis"], json!({"kind": "no-board"}));
    let without = Server::start().await;
    let keys = without.game(&nine_by_nine("chinese")).await;
    assert_eq!(without.view(&keys.black).await["analysis"], json!({"kind": "no-network"}));
    let asked = without.act(&keys.black, json!({"do": "analysis", "on": true})).await;
    assert_eq!(asked.code(), (403, "not-allowed".to_owned()));
}
