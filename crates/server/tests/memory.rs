//! How much memory a live game takes: the bytes it has asked the allocator for and not given back.

use axum::body::Body;
use axum::http::Request;
use peak_alloc::PeakAlloc;
use serde_json::{Value, json};
use std::sync::Arc;
use tengen_server::store::SqliteStore;
use tengen_server::time::ManualTime;
use tengen_server::{App, Engines, Secret};
use tower::ServiceExt;

#[global_allocator]
static ALLOCATOR: PeakAlloc = PeakAlloc;

const GAMES: usize = 100;

async fn asked(app: &App, request: Request<Body>) -> Value {
    let answer = app.router().oneshot(request).await.unwrap();
    let bytes = axum::body::to_bytes(answer.into_body(), usize::MAX).await.unwrap();
    serde_json::from_slice(&bytes).unwrap()
}

fn post(path: &str, body: &Value) -> Request<Body> {
    Request::post(path).body(Body::from(body.to_string())).unwrap()
}

/// Games on 19×19 by link, and then the pages of both players. This file has one test only: others
/// beside it would be counted as well.
#[tokio::test]
async fn a_live_game_takes_less_than_30_kib_and_its_two_pages_less_than_16() {
    let folder = tempfile::tempdir().unwrap();
    let store =
        SqliteStore::open(&folder.path().join("games.db"), Secret::of([7; 32])).await.unwrap();
    let time = Arc::new(ManualTime::at(1_700_000_000_000));
    let app = App::new(Arc::new(store), time, Engines::default()).await.unwrap();
    let wanted = json!({
        "width": 19, "height": 19, "rules": "japanese", "komi": null, "handicap": {"kind": "none"},
        "colour": "black", "opponent": {"kind": "link"}, "clock": {"kind": "none"},
    });
    let mut games = Vec::new();
    for _ in 0..GAMES {
        let made = asked(&app, post("/api/games", &wanted)).await;
        let key = |side: &str| made["links"][side].as_str().unwrap()[3..].to_owned();
        games.push(["black", "white"].map(key));
    }
    let before = ALLOCATOR.current_usage();
    for keys in &games {
        asked(&app, Request::get(format!("/api/g/{}", keys[0])).body(Body::empty()).unwrap()).await;
    }
    let fresh = (ALLOCATOR.current_usage() - before) / GAMES;
    let mut pages = Vec::new();
    for key in games.iter().flatten() {
        let request = Request::get(format!("/api/g/{key}/events?changes=true"));
        let answer = app.router().oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
        let mut body = answer.into_body();
        http_body_util::BodyExt::frame(&mut body).await.unwrap().unwrap();
        pages.push(body);
    }
    let followed = (ALLOCATOR.current_usage() - before) / GAMES;
    // Futures are larger in a debug build.
    assert!(fresh < 30 << 10, "{fresh} bytes a game");
    assert!(followed - fresh < 16 << 10, "{} bytes two pages", followed - fresh);
}
