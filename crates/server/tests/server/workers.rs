//! Workers that evaluate positions and look at stopped games.

use crate::harness::{Answer, Server, nine_by_nine, placed, with};
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::Request;
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tengen_engine::{GameState, Limits};
use tengen_rules::Size;
use tengen_server::Engines;
use tengen_server::analysis::{Analyst, Evaluation};

const TOKEN: &str = "a-token-for-this-test";

/// An analyst that is never asked, since the server has no cores for it.
struct Never;

impl Analyst for Never {
    fn name(&self) -> &str {
        "never"
    }

    fn knows(&self, _: Size) -> bool {
        true
    }

    fn evaluate(&self, _: &GameState, _: Limits, _: &dyn Fn() -> bool) -> Option<Evaluation> {
        panic!("the server evaluates itself")
    }
}

/// A server that leaves searches and evaluations to workers.
async fn server() -> Server {
    let server = Server::with(Engines::default().with_analyst(Arc::new(Never)).with_players(0));
    let server = server.await;
    server.app.employ(TOKEN.parse().unwrap());
    server
}

/// A request of a worker from the address with this last number.
async fn post(server: &Server, path: &str, from: u8, body: &Value) -> Answer {
    let request = Request::post(format!("/api/worker/jobs{path}"));
    let request = request.header("authorization", format!("Bearer {TOKEN}"));
    let mut request = request.body(Body::from(body.to_string())).unwrap();
    let caller = SocketAddr::from(([192, 0, 2, from], 1000));
    request.extensions_mut().insert(ConnectInfo(caller));
    server.send(request).await
}

/// The next job of this kind for a worker from this address. It asks again when there is none, or
/// one of another kind, which is called off then.
async fn job(server: &Server, from: u8, kind: &str) -> Value {
    let asks = json!({
        "worker": "w", "version": env!("CARGO_PKG_VERSION"), "protocol": tengen_server::workers::PROTOCOL, "network": null,
    });
    loop {
        let answer = post(server, "", from, &asks).await;
        if answer.status == 204 {
            continue;
        }
        assert_eq!(answer.status, 200, "{}", answer.text());
        let given = answer.json();
        if given["job"]["kind"] == kind {
            return given;
        }
    }
}

async fn answer(server: &Server, from: u8, given: &Value, answer: Value) {
    let path = format!("/{}", given["number"]);
    let sends = json!({"worker": "w", "answer": answer});
    assert_eq!(post(server, &path, from, &sends).await.status, 204);
}

/// What a worker finds of a position on 9×9 where this side is to move: this move, and this lead.
fn found(to_move: &Value, point: &str, lead: f64) -> Value {
    let line = json!([{"c": to_move, "p": point, "x": []}]);
    json!({
        "kind": "evaluate", "toMove": to_move, "visits": 16, "black": 0.5, "lead": lead,
        "moves": [{"p": point, "visits": 16, "black": 0.5, "lead": lead, "line": line}],
        "ownership": vec!["k".repeat(9); 9],
    })
}

#[tokio::test]
async fn positions_are_evaluated_by_workers_and_no_lie_is_told_to_a_page() {
    let server = server().await;
    let keys = server.game(&nine_by_nine("chinese")).await;
    server.moves(&keys, "E5 C3").await;
    server.must(&keys.white, json!({"do": "resign"})).await;
    let mut page = server.follow_analysis(&keys.black).await;
    assert_eq!(page.event("analysis").await.unwrap()["left"], 3);

    // A liar: on a point with a stone. A worker from its address gets nothing for a while.
    let given = job(&server, 1, "evaluate").await;
    let walk = &given["job"]["walk"];
    assert_eq!((&walk["size"], &given["job"]["visits"]), (&json!([9, 9]), &json!(16)));
    answer(&server, 1, &given, found(&walk["toMove"], "Z9", 99.0)).await;
    tokio::time::sleep(Duration::from_millis(50)).await;
    let asks = json!({
        "worker": "w", "version": env!("CARGO_PKG_VERSION"), "protocol": tengen_server::workers::PROTOCOL, "network": null,
    });
    assert_eq!(post(&server, "", 1, &asks).await.status, 403);

    // The lead that an honest worker finds is how many moves were made.
    for _ in 0..3 {
        let given = job(&server, 2, "evaluate").await;
        let walk = &given["job"]["walk"];
        let made = walk["moves"].as_array().unwrap().len();
        answer(&server, 2, &given, found(&walk["toMove"], "G7", made as f64)).await;
    }
    let mut leads = vec![None; 3];
    while leads.iter().any(Option::is_none) {
        let news = page.event("analysis").await.unwrap();
        for judged in news["judged"].as_array().unwrap() {
            leads[judged["after"].as_u64().unwrap() as usize] = judged["lead"].as_f64();
        }
    }
    assert_eq!(leads, [0.0, 1.0, 2.0].map(Some));
}

#[tokio::test]
async fn the_computers_move_comes_before_evaluations_and_an_undone_one_is_called_off() {
    let server = server().await;
    let ended = server.game(&nine_by_nine("chinese")).await;
    server.moves(&ended, "E5 C3").await;
    server.must(&ended.white, json!({"do": "resign"})).await;
    let mut page = server.follow_analysis(&ended.black).await;
    page.event("analysis").await.unwrap();
    let evaluation = job(&server, 1, "evaluate").await;

    let computer = json!({"kind": "computer", "rank": "20k"});
    let keys = server.game(&with(nine_by_nine("chinese"), "opponent", computer)).await;
    let still = json!({"worker": "w"});
    let number = |given: &Value| format!("/{}", given["number"]);
    assert_eq!(post(&server, &number(&evaluation), 1, &still).await.status, 204);
    server.must(&keys.own, placed("E5", 1)).await;
    // Its worker is called back, and gets the move.
    while post(&server, &number(&evaluation), 1, &still).await.status == 204 {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let given = job(&server, 1, "move").await;
    assert_eq!(given["job"]["agreed"]["names"], json!([null, null]));
    assert!(!given.to_string().contains(&keys.own), "a worker learns no key");
    server.must(&keys.own, json!({"do": "undo"})).await;
    assert_eq!(post(&server, &number(&given), 1, &still).await.status, 404);

    server.must(&keys.own, placed("D4", 1)).await;
    let given = job(&server, 1, "move").await;
    answer(&server, 1, &given, json!({"kind": "move", "moved": {"play": "G7"}})).await;
    let view = server.until(&keys.own, |view| view["thinking"] == false).await;
    assert_eq!(view["steps"][1]["p"], "G7");
}
