//! Live games whose store fails.

use crate::app::App;
use crate::engines::Engines;
use crate::secret::Secret;
use crate::store::{GameId, GameStore, SqliteStore};
use crate::time::ManualTime;
use axum::body::Body;
use axum::http::Request;
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;
use tower::util::ServiceExt;

async fn post(app: &App, path: &str, body: Value) -> Value {
    let request = Request::post(path).body(Body::from(body.to_string())).unwrap();
    let answer = app.router().oneshot(request).await.unwrap();
    let bytes = axum::body::to_bytes(answer.into_body(), usize::MAX).await.unwrap();
    serde_json::from_slice(&bytes).unwrap()
}

/// Waits until something is so. The answer is whether it became so.
async fn becomes(mut what: impl AsyncFnMut() -> bool) -> bool {
    for _ in 0..500 {
        if what().await {
            return true;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    false
}

#[tokio::test]
async fn a_flag_that_cannot_be_stored_does_not_fall_and_the_store_is_left_in_peace() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.db");
    let store = SqliteStore::open(&file, Secret::of([7; 32])).await.unwrap();
    let time = Arc::new(ManualTime::at(1_700_000_000_000));
    let app = App::new(Arc::new(store.clone()), time.clone(), Engines::default()).await.unwrap();
    let wanted = json!({
        "width": 9, "height": 9, "rules": "japanese", "komi": null, "handicap": {"kind": "none"},
        "colour": "black", "opponent": {"kind": "link"},
        "clock": {"kind": "absolute", "main": 5_000},
    });
    time.advance(1);
    let made = post(&app, "/api/games", wanted).await;
    for (number, (side, at)) in (1..).zip([("black", "E5"), ("white", "C3")]) {
        let link = made["links"][side].as_str().unwrap();
        let act = json!({"do": "play", "at": at, "move": number});
        let view = post(&app, &format!("/api{link}/act"), act).await;
        assert!(view.get("error").is_none(), "{view}");
    }
    store
        .run("CREATE TRIGGER full BEFORE INSERT ON entries BEGIN SELECT RAISE(FAIL, 'full'); END")
        .await
        .unwrap();
    time.advance(60_000);
    let failures = || {
        let numbers = app.metrics();
        let line = numbers.lines().find_map(|line| {
            line.strip_prefix("tengen_append_failures_total{log=\"game\"} ")?.parse::<u64>().ok()
        });
        line.unwrap_or_default()
    };
    assert!(becomes(async || failures() > 0).await);
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(failures(), 1, "the store is asked again at once");
    store.run("DROP TRIGGER full").await.unwrap();
    // The clock has stood. It waits for a player, but not for ever, and then goes on.
    for (later, wanted) in [(10_000, "interrupted"), (60_000, "continued"), (5_000, "flag")] {
        let has = async |wanted: &str| {
            let entries = store.entries(GameId(1)).await.unwrap();
            entries.iter().any(|stored| stored.entry.contains(wanted))
        };
        assert!(!has(wanted).await, "{wanted} too early");
        time.advance(later);
        assert!(becomes(async || has(wanted).await).await, "{wanted}");
    }
}
