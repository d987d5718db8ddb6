//! Games analysed, by an analyst that counts stones.

use crate::harness::{Keys, Server, nine_by_nine, placed, with};
use axum::http::Request;
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
    fn name(&self) -> &str {
        "counter"
    }

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

/// Two lines of a study lead to one position, which is evaluated once.
#[tokio::test]
async fn a_page_of_a_study_has_the_line_analysed_that_it_looks_at() {
    let (server, counter) = server().await;
    let record = "(;SZ[9](;B[cc];W[gg];B[cg])(;B[cg];W[gg];B[cc]))";
    let from = json!({"from": {"kind": "sgf", "text": record}}).to_string();
    let key = server.post("/api/studies", from).await.json()["key"].as_str().unwrap().to_owned();
    let events = format!("/api/s/{key}/events?since=0&page=ab&analysis=true");
    let mut page = server.stream_of(Request::get(events)).await;
    let look = async |end: &str, at: usize| {
        let body = json!({"page": "ab", "end": end, "at": at}).to_string();
        server.post(&format!("/api/s/{key}/look"), body).await
    };
    assert_eq!(look("3", 1).await.status, 204);
    assert_eq!(look("3", 4).await.code(), (400, "bad-request".to_owned()));
    assert_eq!(look("99", 0).await.code(), (404, "unknown".to_owned()));
    let mut leads = [None; 4];
    let mut last = json!({"rough": 1});
    while last["rough"] != 0 {
        last = page.event("analysis").await.unwrap();
        assert_eq!((&last["end"], &last["revision"]), (&json!("3"), &json!(0)));
        for judged in last["judged"].as_array().unwrap() {
            leads[judged["after"].as_u64().unwrap() as usize] = judged["lead"].as_f64();
        }
    }
    assert_eq!(leads, [Some(0.0), Some(1.0), Some(2.0), Some(3.0)]);
    let before = counter.asked.lock().unwrap().clone();
    assert_eq!(look("6", 3).await.status, 204);
    let mut known = Vec::new();
    loop {
        let news = page.event("analysis").await.unwrap();
        if news["end"] == "6" {
            let judged = news["judged"].as_array().unwrap();
            known.extend(judged.iter().map(|judged| judged["after"].clone()));
            if news["rough"] == 0 {
                break;
            }
        }
    }
    assert!(known.contains(&json!(3)), "{known:?}");
    let after = counter.asked.lock().unwrap()[before.len()..].to_vec();
    // The last position was known from the other line but for the closest look, and the first too.
    assert!(!after.contains(&0) && after.iter().filter(|stones| **stones == 3).count() <= 1);
}

/// A page that looks at another line learns what is left of it, though nothing is new in it.
#[tokio::test]
async fn a_page_learns_what_is_left_of_a_line_of_which_it_knows_all() {
    let (server, _) = server().await;
    let key = studied(&server, "(;SZ[9];B[cc];W[gg];B[cg])").await;
    let events = format!("{key}/events?since=0&page=ab&analysis=true");
    let mut page = server.stream_of(Request::get(events)).await;
    for end in ["3", "2", "3"] {
        let body = json!({"page": "ab", "end": end, "at": 1}).to_string();
        assert_eq!(server.post(&format!("{key}/look"), body).await.status, 204);
        let mut news = json!({});
        while news["end"] != end || news["rough"] != 0 {
            news = page.event("analysis").await.unwrap();
        }
    }
}

/// A page that lost its connection comes back under its name before the server notices the loss.
#[tokio::test]
async fn a_page_that_comes_back_still_has_its_line_analysed() {
    let (server, _) = server().await;
    let from = json!({"from": {"kind": "sgf", "text": "(;SZ[9];B[cc])"}}).to_string();
    let key = server.post("/api/studies", from).await.json()["key"].as_str().unwrap().to_owned();
    let events = format!("/api/s/{key}/events?since=0&page=ab&analysis=true");
    let lost = server.stream_of(Request::get(&events)).await;
    let mut page = server.stream_of(Request::get(&events)).await;
    drop(lost);
    let look = json!({"page": "ab", "end": "1", "at": 1}).to_string();
    assert_eq!(server.post(&format!("/api/s/{key}/look"), look.clone()).await.status, 204);
    assert_eq!(page.event("analysis").await.unwrap()["end"], "1");
    drop(page);
    let gone = server.post(&format!("/api/s/{key}/look"), look).await;
    assert_eq!(gone.code(), (400, "bad-request".to_owned()));
}

/// The address of a study of this record, below `/api/s/`.
async fn studied(server: &Server, sgf: &str) -> String {
    let from = json!({"from": {"kind": "sgf", "text": sgf}}).to_string();
    let made = server.post("/api/studies", from).await.json();
    format!("/api/s/{}", made["key"].as_str().unwrap())
}

#[tokio::test]
async fn what_programs_wrote_into_a_record_is_told_with_their_names() {
    let server = Server::start().await;
    let record = "(;SZ[9];B[ee]SBKV[48.00]SBKS[-0.4];W[ec]\
        LZ[K 45.0 1.2k 0.9 8.1\nmove C7 visits 900 winrate 5500 scoreMean 0.90 pv C7 D4 pass];B[cc])";
    let study = studied(&server, record).await;
    let told = server.get(&format!("{study}/evaluations?end=3")).await.json();
    let [sabaki, lizzie] = &told["recorded"].as_array().unwrap()[..] else { panic!("{told}") };
    assert_eq!((&sabaki["node"], &sabaki["by"]), (&json!("1"), &json!("Sabaki")));
    assert_eq!((&sabaki["visits"], &sabaki["moves"]), (&Value::Null, &json!([])));
    assert_eq!(sabaki["black"].as_f64().map(|black| (black * 100.0).round()), Some(48.0));
    assert_eq!(
        (&lizzie["node"], &lizzie["by"], &lizzie["engine"]),
        (&json!("2"), &json!("Lizzie"), &json!("K"))
    );
    assert_eq!((&lizzie["visits"], &lizzie["moves"][0]["visits"]), (&json!(1200), &json!(900)));
    assert_eq!(lizzie["toMove"], "black");
    let line = lizzie["moves"][0]["line"].as_array().unwrap();
    let line: Vec<_> = line.iter().map(|made| (&made["c"], &made["p"])).collect();
    let (black, white) = (&json!("black"), &json!("white"));
    assert_eq!(line, [(black, &json!("C7")), (white, &json!("D4")), (black, &Value::Null)]);
    assert_eq!(server.get(&format!("{study}/evaluations?end=9")).await.status, 404);
}

#[tokio::test]
async fn a_record_keeps_what_the_analysis_found_of_its_positions() {
    let (server, _) = server().await;
    // Both lines lead to one position, of which one evaluation is known.
    let record = "(;SZ[9](;B[cc];W[gc];B[cg]SBKV[1])(;B[cg];W[gc];B[cc]C[same](;W[gg])(;W[ee])))";
    let study = studied(&server, record).await;
    let events = format!("{study}/events?since=0&page=ab&analysis=true");
    let mut page = server.stream_of(Request::get(&events)).await;
    let look = json!({"page": "ab", "end": "3", "at": 3}).to_string();
    assert_eq!(server.post(&format!("{study}/look"), look).await.status, 204);
    while page.event("analysis").await.unwrap()["rough"] != 0 {}
    let plain = server.get(&format!("{study}/sgf")).await.text();
    assert!(plain.contains("B[cg]SBKV[1])") && !plain.contains("TENGENV"), "{plain}");
    let kept = server.get(&format!("{study}/sgf?evaluations=true")).await.text();
    let parsed = tengen_sgf::parse(kept.as_bytes());
    let (mut stored, mut others) = (Vec::new(), 0);
    for node in parsed.collection.nodes() {
        match tengen_sgf::tools::evaluations::tengen::stored(node) {
            Some(found) => stored.push(found),
            None => others += 1,
        }
    }
    // The first node, the two moves, and the third on either line; not what comes behind.
    assert_eq!((stored.len(), others), (5, 4), "{kept}");
    assert_eq!(stored[3].position, stored[4].position);
    assert_eq!(stored[3].position.len(), 32);
    assert!(stored.iter().all(|found| found.evaluation.engine.as_deref() == Some("counter")));
    assert!(kept.contains("C[same]SBKV[50.00]SBKS[3.00]TENGENV[1 "), "{kept}");
    assert_eq!(kept.matches("SBKV[").count(), 5, "what stood there gives way: {kept}");
}
