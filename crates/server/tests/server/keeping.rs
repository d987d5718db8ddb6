//! How long things are kept that nobody uses, and what is refused when there is no room.

use crate::harness::{Server, cookie, nine_by_nine, placed};
use axum::body::Body;
use axum::http::Request;
use serde_json::{Value, json};
use tengen_server::{Pace, Retention, ServerLimits, Space};

const DAY: u64 = 24 * 60 * 60 * 1000;

/// What is kept this many days: games that go on, games that are over, records, studies.
const KEPT: ServerLimits = ServerLimits {
    retention: Retention {
        open_games: Some(100),
        finished_games: Some(50),
        records: Some(200),
        studies: Some(300),
    },
    ..ServerLimits::PUBLIC
};

async fn send(server: &Server, method: &str, path: &str, letter: char, body: Value) -> Value {
    let request = Request::builder().method(method).uri(path).header("cookie", cookie(letter));
    let answer = server.send(request.body(Body::from(body.to_string())).unwrap()).await;
    if answer.bytes.is_empty() { Value::Null } else { answer.json() }
}

/// Notes looks, passes some days, and sweeps. The answer is how many of each kind were deleted.
async fn days(server: &Server, days: u64) -> [u64; 4] {
    server.app.note_looks().await;
    server.time.advance(days * DAY);
    server.app.sweep().await
}

async fn is_there(server: &Server, path: &str) -> bool {
    server.get(path).await.status == 200
}

#[tokio::test]
async fn what_nobody_uses_is_deleted_when_its_time_has_come() {
    let server = Server::within(KEPT).await;
    let open = server.game(&nine_by_nine("japanese")).await;
    let record = server.post("/api/records", "(;SZ[9];B[ee])").await.json()["keys"][0].clone();
    let record = format!("/api/g/{}", record.as_str().unwrap());
    let board = json!({"kind": "board", "width": 9, "height": 9, "rules": "japanese"});
    let study = json!({"title": "Ko", "from": board});
    let study = send(&server, "POST", "/api/studies", 'S', study).await;
    let study = format!("/api/s/{}", study["key"].as_str().unwrap());
    assert_eq!(days(&server, 99).await, [0; 4]);
    // A move counts as use.
    server.moves(&open, "E5").await;
    assert_eq!(days(&server, 99).await, [0; 4]);
    assert!(is_there(&server, &record).await && is_there(&server, &study).await);
    assert_eq!(days(&server, 2).await, [1, 0, 0, 0]);
    assert!(!is_there(&server, &format!("/api/g/{}", open.black)).await);
    // A look was use of the record, as of the study.
    assert_eq!(days(&server, 197).await, [0; 4]);
    assert_eq!(days(&server, 3).await, [0, 0, 1, 0]);
    assert!(!is_there(&server, &record).await);
    assert_eq!(days(&server, 97).await, [0; 4]);
    assert_eq!(days(&server, 3).await, [0, 0, 0, 1]);
    assert!(!is_there(&server, &study).await);
    let metrics = server.app.metrics();
    for kind in ["open-games", "records", "studies"] {
        let line = format!("tengen_expired_total{{kind=\"{kind}\"}} 1");
        assert!(metrics.lines().any(|own| own == line), "{line} in {metrics}");
    }
}

#[tokio::test]
async fn a_finished_game_is_kept_while_it_is_in_a_list() {
    let server = Server::within(KEPT).await;
    let keys = send(&server, "POST", "/api/games", 'A', nine_by_nine("japanese")).await;
    let black = keys["key"].as_str().unwrap().to_owned();
    server.must(&black, json!({"do": "resign", "as": null})).await;
    assert_eq!(days(&server, 400).await, [0; 4], "it is in the list of its player");
    send(&server, "POST", "/api/forget", 'A', json!({})).await;
    assert_eq!(days(&server, 49).await, [0, 1, 0, 0], "the days before count");
    assert!(!is_there(&server, &format!("/api/g/{black}")).await);
}

#[tokio::test]
async fn what_a_page_follows_is_used() {
    let server = Server::within(KEPT).await;
    let keys = server.game(&nine_by_nine("japanese")).await;
    let mut stream = server.follow(&keys.black).await;
    assert!(stream.next().await.is_some());
    for _ in 0..3 {
        server.time.advance(400 * DAY);
        assert_eq!(server.app.sweep().await, [0; 4], "even if no look is noted");
    }
    server.app.note_looks().await;
    drop(stream);
    assert_eq!(days(&server, 90).await, [0; 4]);
}

#[tokio::test]
async fn at_home_everything_is_kept() {
    let server = Server::within(ServerLimits::HOME).await;
    let keys = server.game(&nine_by_nine("japanese")).await;
    assert_eq!(days(&server, 10_000).await, [0; 4]);
    assert!(is_there(&server, &format!("/api/g/{}", keys.black)).await);
}

#[tokio::test]
async fn nothing_new_is_taken_without_room_and_games_go_on() {
    let space = Space { most_mib: Some(0), free_mib: 0 };
    let server = Server::within(ServerLimits { space, ..KEPT }).await;
    // It is measured from time to time, and now.
    let game = nine_by_nine("japanese").to_string();
    let before = server.post("/api/games", game.clone()).await;
    server.app.measure().await;
    let board = json!({"kind": "board", "width": 9, "height": 9, "rules": "japanese"});
    let study = json!({"title": "Ko", "from": board}).to_string();
    for (path, body) in
        [("/api/games", &game), ("/api/records", &"(;SZ[9])".to_owned()), ("/api/studies", &study)]
    {
        assert_eq!(server.post(path, body.clone()).await.code(), (507, "full".to_owned()));
    }
    if before.status == 201 {
        let keys = server.made(before);
        server.moves(&keys, "E5 C3").await;
    }
}

#[tokio::test]
async fn a_full_disk_is_seen_before_it_is_full() {
    let space = Space { most_mib: None, free_mib: u64::MAX >> 20 };
    let server = Server::within(ServerLimits { space, ..KEPT }).await;
    server.app.measure().await;
    let refused = server.post("/api/games", nine_by_nine("japanese").to_string()).await;
    assert_eq!(refused.code(), (507, "full".to_owned()));
}

#[tokio::test]
async fn an_address_plays_at_a_pace() {
    let acts = Pace { burst: 3.0, a_minute: 60.0 };
    let server = Server::within(ServerLimits { acts, ..KEPT }).await;
    let game = server.game(&nine_by_nine("japanese")).await;
    server.moves(&game, "E5 E4 E3").await;
    let early = server.act(&game.white, placed("D4", 4)).await;
    assert_eq!(early.code(), (503, "busy".to_owned()));
    assert_eq!(early.headers["retry-after"], "1");
    let args = &early.json()["error"]["args"];
    assert_eq!(*args, json!({"of": "address", "wait": 1, "unit": "s"}));
    server.time.advance(1_000);
    assert_eq!(server.act(&game.white, placed("D4", 4)).await.status, 200);
}

#[tokio::test]
async fn an_address_adds_so_much_and_no_more() {
    let added = Pace { burst: 8.0, a_minute: 1.0 };
    let server = Server::within(ServerLimits { added, ..KEPT }).await;
    let record = format!("(;SZ[9]C[{}])", "x".repeat(5 * 1024));
    assert_eq!(server.post("/api/records", record.clone()).await.status, 201);
    let refused = server.post("/api/records", record.clone()).await;
    assert_eq!(refused.code(), (429, "too-much".to_owned()));
    assert_eq!(refused.json()["error"]["args"], json!({"wait": 3, "unit": "min"}));
    // Nearly 3 KiB are left, a little more than 5 are needed, and one comes back a minute.
    assert_eq!(refused.headers["retry-after"], "122");
    assert_eq!(server.post("/api/games", nine_by_nine("japanese").to_string()).await.status, 201);
    server.time.advance(5 * 60_000);
    assert_eq!(server.post("/api/records", record).await.status, 201);
}
