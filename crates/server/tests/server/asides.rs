//! Moves tried beside a finished game or a record, and positions as pictures.

use crate::harness::{Answer, Server, WALLS, nine_by_nine, with};
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::Request;
use futures_util::future::join_all;
use serde_json::json;
use std::net::SocketAddr;
use tengen_server::{ServerLimits, Share};

/// A ko at B4 and C4, just taken by White in answer to move 1.
const KO: &[u8] = b"(;SZ[5]RU[Japanese]KM[0]AB[ba][ab][bc]AW[ca][db][cc][bb];B[cb];W[ee])";

async fn record(server: &Server, sgf: &[u8]) -> String {
    let answer = server.post("/api/records", sgf.to_vec()).await;
    answer.json()["keys"][0].as_str().unwrap().to_owned()
}

async fn tried(server: &Server, key: &str, at: usize, moves: serde_json::Value) -> Answer {
    let body = json!({"at": at, "moves": moves}).to_string();
    server.post(&format!("/api/g/{key}/aside"), body).await
}

#[tokio::test]
async fn the_referee_follows_a_line_beside_a_record() {
    let server = Server::start().await;
    let key = record(&server, KO).await;
    let before = server.view(&key).await;
    let answer = tried(&server, &key, 1, json!(["E5", "E4", "B4"])).await.json();
    assert_eq!(answer["moves"][2], json!({"c": "white", "p": "B4", "x": ["C4"]}));
    assert_eq!(
        (&answer["toMove"], &answer["ko"], &answer["captures"]),
        (&json!("black"), &json!("C4"), &json!({"black": 1, "white": 1}))
    );
    // Each move by itself is told in words of the rules, and counted as the page counts.
    let ko = tried(&server, &key, 1, json!(["B4"])).await;
    assert_eq!(ko.code(), (422, "ko".to_owned()));
    assert_eq!(ko.json()["error"]["args"], json!({"point": "B4", "move": 0}));
    let occupied = tried(&server, &key, 1, json!(["A1", "A1"])).await;
    assert_eq!(occupied.code(), (422, "occupied".to_owned()));
    let suicide = tried(&server, &key, 2, json!(["pass", null])).await;
    assert_eq!(suicide.code(), (422, "off-board".to_owned()));
    let suicide = tried(&server, &key, 1, json!(["A5"])).await;
    assert_eq!(suicide.code(), (422, "suicide".to_owned()));
    assert_eq!(server.view(&key).await, before, "the record stays as it is");
}

#[tokio::test]
async fn a_repetition_is_named_by_its_move_in_the_game_or_in_the_line() {
    let server = Server::start().await;
    let sgf = String::from_utf8(KO.to_vec()).unwrap().replace("Japanese", "Tromp-Taylor");
    let key = record(&server, sgf.as_bytes()).await;
    // Without passes in between the retaken ko repeats the position that was set up.
    let game = tried(&server, &key, 1, json!(["B4"])).await;
    assert_eq!(game.code(), (422, "superko".to_owned()));
    assert_eq!(game.json()["error"]["args"]["move"], 0);
    let line = tried(&server, &key, 0, json!(["E1", "E2", "C4", "B4"])).await;
    assert_eq!(line.code(), (422, "aside-superko".to_owned()), "{}", line.text());
    assert_eq!(line.json()["error"]["args"]["move"], 2);
}

#[tokio::test]
async fn the_judge_counts_a_tried_position() {
    let server = Server::start().await;
    let sgf =
        b"(;SZ[5]RU[Chinese]KM[0];B[cc];W[dc];B[cd];W[dd];B[cb];W[db];B[ce];W[de];B[ca];W[da])";
    let key = record(&server, sgf).await;
    let body = json!({"at": 10, "moves": [null, null]}).to_string();
    let answer = server.post(&format!("/api/g/{key}/aside/judgement"), body).await.json();
    assert_eq!(answer["finished"], true, "{answer}");
    assert_eq!(answer["count"]["result"]["margin"], 5.0);
    assert_eq!(answer["owner"][0], "BBBWW");
    // An empty board is none that is over.
    let body = json!({"at": 0, "moves": []}).to_string();
    let answer = server.post(&format!("/api/g/{key}/aside/judgement"), body).await.json();
    assert_eq!(answer["finished"], false, "{answer}");
    assert_eq!(answer["left"][0], json!({"what": "undecided"}));
}

/// Black's stone at C1 is dead. Only some rules take it off without its capture.
#[tokio::test]
async fn the_judge_says_why_a_position_is_not_finished() {
    let server = Server::start().await;
    let stones = "AB[ba][da][ab][bb][cb][db][ce]\
        AW[ea][ga][eb][fb][ac][bc][cc][dc][ec][gc][bd][ed][fd][gd][de]";
    for (rules, finished) in [("Chinese", true), ("Tromp-Taylor", false)] {
        let sgf = format!("(;SZ[7:5]RU[{rules}]KM[0]{stones})");
        let key = record(&server, sgf.as_bytes()).await;
        let body = json!({"at": 0, "moves": [null, null]}).to_string();
        let answer = server.post(&format!("/api/g/{key}/aside/judgement"), body).await.json();
        let captures = json!([{"what": "capture", "stone": "C1"}]);
        let left = if finished { json!([]) } else { captures };
        assert_eq!((&answer["finished"], &answer["left"]), (&json!(finished), &left), "{answer}");
    }
}

#[tokio::test]
async fn a_running_game_gives_no_advice() {
    let server = Server::start().await;
    let keys = server.game(&nine_by_nine("japanese")).await;
    server.moves(&keys, "C3").await;
    assert_eq!(tried(&server, &keys.black, 1, json!(["D4"])).await.code().1, "not-allowed");
    server.must(&keys.black, json!({"do": "resign"})).await;
    let answer = tried(&server, &keys.watch, 1, json!(["D4"])).await.json();
    assert_eq!((&answer["moves"][0]["c"], &answer["toMove"]), (&json!("white"), &json!("black")));
    for (at, moves) in [(9, json!([])), (0, json!(vec![None::<String>; 501]))] {
        assert_eq!(tried(&server, &keys.watch, at, moves).await.code().1, "bad-request");
    }
}

#[tokio::test]
async fn a_position_is_had_as_a_picture() {
    let server = Server::start().await;
    let keys = server.game(&nine_by_nine("japanese")).await;
    server.moves(&keys, WALLS).await;
    let picture = async |name: &str| server.get(&format!("/api/g/{}/{name}", keys.watch)).await;
    let (early, late) = (picture("picture.svg?at=2").await, picture("picture.svg").await);
    assert_eq!(early.headers["content-type"], "image/svg+xml");
    let discs = |answer: &Answer| answer.text().matches("<circle").count();
    // A square board has nine star points at most; two stones and the ring of the last one.
    assert!(discs(&early) < discs(&late), "{} {}", discs(&early), discs(&late));
    let png = picture("picture.png?at=2").await;
    assert_eq!(png.headers["content-type"], "image/png");
    assert!(png.bytes.starts_with(b"\x89PNG"));
    assert_eq!(picture("picture.png?at=999").await.code().1, "bad-request");
    let marked = record(&server, b"(;SZ[5];B[cc]TR[cc]LB[aa:Q]VW[aa:cc])").await;
    let marked = server.get(&format!("/api/g/{marked}/picture.svg")).await.text();
    assert!(marked.contains(">Q<"), "{marked}");
}

/// The answers to a request that is sent `times` times at once from each of many addresses.
async fn flood(server: &Server, times: usize, request: impl Fn() -> Request<Body>) -> Vec<Answer> {
    let sent = (0..20).flat_map(|address| std::iter::repeat_n(address, times)).map(|address| {
        let mut request = request();
        let caller = SocketAddr::from(([192, 0, 2, address], 1000));
        request.extensions_mut().insert(ConnectInfo(caller));
        server.send(request)
    });
    join_all(sent).await
}

/// Asserts that some requests were answered and the others refused for this reason.
fn assert_bounded(answers: &[Answer], reason: &str) {
    let (done, refused): (Vec<_>, Vec<_>) = answers.iter().partition(|one| one.status == 200);
    assert!(done.len() >= 2 && !refused.is_empty(), "{} of {}", done.len(), answers.len());
    for answer in refused {
        assert_eq!(answer.code(), (503, "busy".to_owned()));
        assert_eq!(answer.json()["error"]["text"], reason);
        assert_eq!(answer.headers["retry-after"], "2");
    }
}

#[tokio::test]
async fn a_flood_of_pictures_or_of_moves_beside_a_game_is_told_to_come_back() {
    // A very small room is full on a fast machine, too.
    let (server, path) = drawing(Share { all: 4, address: 3 }).await;
    let full = "other positions are being drawn";
    assert_bounded(&flood(&server, 3, || picture(&path)).await, full);
    assert_bounded(&flood(&server, 3, || line(&path)).await, full);
}

/// One address has a share, and leaves the rest to others.
#[tokio::test]
async fn a_flood_from_one_address_leaves_room_for_others() {
    let (server, path) = drawing(Share { all: 24, address: 3 }).await;
    let alone: Vec<_> = (0..60).map(|_| server.send(picture(&path))).collect();
    let (alone, other) = tokio::join!(join_all(alone), flood(&server, 1, || line(&path)));
    assert_bounded(&alone, "too much is asked from this address at once");
    assert!(other.iter().all(|answer| answer.status == 200));
}

/// A server with this room for positions, and the path of a finished game: a record waits in
/// another queue. A large picture takes a while.
async fn drawing(positions: Share) -> (Server, String) {
    let server = Server::within(ServerLimits { positions, ..ServerLimits::PUBLIC }).await;
    let large = with(with(nine_by_nine("japanese"), "width", json!(25)), "height", json!(25));
    let keys = server.game(&large).await;
    server.moves(&keys, "D4").await;
    server.must(&keys.white, json!({"do": "resign"})).await;
    let path = format!("/api/g/{}", keys.watch);
    (server, path)
}

fn picture(path: &str) -> Request<Body> {
    Request::get(format!("{path}/picture.png")).body(Body::empty()).unwrap()
}

/// A long line on points without neighbours, so that every move is legal.
fn line(path: &str) -> Request<Body> {
    let points = (1..=25)
        .step_by(2)
        .flat_map(|row| "ACEGJLNPRTVXZ".chars().map(move |column| format!("{column}{row}")));
    let body = json!({"at": 1, "moves": points.collect::<Vec<_>>()}).to_string();
    Request::post(format!("{path}/aside")).body(Body::from(body)).unwrap()
}

#[tokio::test]
async fn a_flood_of_records_to_read_is_told_to_come_back() {
    let server = Server::start().await;
    let key = record(&server, b"(;SZ[9];B[aa])").await;
    let view = || Request::get(format!("/api/g/{key}")).body(Body::empty()).unwrap();
    assert_bounded(&flood(&server, 10, view).await, "other records are being read");
    assert_eq!(server.get(&format!("/api/g/{key}")).await.status, 200);
}
