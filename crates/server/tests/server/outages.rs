//! A store that takes nothing for a while.

use crate::harness::{Server, nine_by_nine, placed, with};
use serde_json::{Value, json};

/// A server, and a game on it with a minute for each player, in which White is to move.
async fn playing() -> (Server, crate::harness::Keys) {
    let server = Server::start().await;
    let clock = json!({"kind": "absolute", "main": 60_000});
    let keys = server.game(&with(nine_by_nine("japanese"), "clock", clock)).await;
    drop((server.follow(&keys.black).await, server.follow(&keys.white).await));
    server.until(&keys.watch, |view| view["clock"]["running"] == "black").await;
    server.must(&keys.black, placed("E5", 1)).await;
    server.time.advance(10_000);
    server.app.beat().await.unwrap();
    (server, keys)
}

fn is_interrupted(view: &Value) -> bool {
    let clock = &view["clock"];
    clock["paused"] == "interrupted" && clock["running"] == Value::Null
}

#[tokio::test]
async fn a_player_whose_move_cannot_be_stored_loses_no_time() {
    let (server, keys) = playing().await;
    server.move_store(true);
    server.time.advance(500);
    assert_eq!(server.act(&keys.white, placed("C3", 2)).await.status, 503);
    // The move is sent again and again, for longer than White has time.
    for _ in 0..3 {
        server.time.advance(40_000);
        assert_eq!(server.act(&keys.white, placed("C3", 2)).await.status, 503);
        let view = server.view(&keys.watch).await;
        assert!(is_interrupted(&view), "{view}");
        assert_eq!(view["clock"]["white"]["main"], 50_000);
    }
    server.move_store(false);
    let view = server.must(&keys.white, placed("C3", 2)).await;
    assert_eq!(
        (&view["clock"]["running"], &view["clock"]["white"]["main"]),
        (&json!("black"), &json!(50_000))
    );
    server.time.advance(7_000);
    assert_eq!(server.view(&keys.watch).await["clock"]["black"]["main"], 53_000);
    // So it stays after a restart.
    assert_eq!(
        server.restart(1_000).await.view(&keys.watch).await["clock"]["white"]["main"],
        50_000
    );
}

#[tokio::test]
async fn no_flag_falls_while_the_store_takes_nothing() {
    let (server, keys) = playing().await;
    server.move_store(true);
    server.time.advance(100_000);
    let view = server.until(&keys.watch, is_interrupted).await;
    assert_eq!(view["clock"]["white"]["main"], 50_000);
    server.move_store(false);
    // The store is asked again, and then White has a minute to come back.
    server.time.advance(5_000);
    let white = server.follow(&keys.white).await;
    let view = server.until(&keys.watch, |view| view["clock"]["running"] == "white").await;
    assert_eq!(view["clock"]["white"]["main"], 50_000);
    drop(white);
    server.time.advance(50_000);
    let view = server.until(&keys.watch, |view| view["phase"]["kind"] == "ended").await;
    assert_eq!(view["phase"]["resultText"], "B+T");
}

/// The server itself notices, although nobody moves. It is so when no key can be looked up.
#[tokio::test]
async fn the_clocks_of_all_games_stand_when_the_server_cannot_say_that_it_is_alive() {
    let (server, keys) = playing().await;
    let (mut black, _white) = (server.follow(&keys.black).await, server.follow(&keys.white).await);
    server.move_store(true);
    server.time.advance(1_000);
    server.app.beat().await.unwrap_err();
    let view = black.until(is_interrupted).await;
    assert_eq!(view["clock"]["white"]["main"], 50_000);
    server.time.advance(30_000);
    server.move_store(false);
    server.app.beat().await.unwrap();
    // White has been there all the time, and the clock goes on at once.
    let view = black.until(|view| view["clock"]["running"] == "white").await;
    assert_eq!(view["clock"]["white"]["main"], 50_000);
    server.time.advance(2_000);
    let view = server.must(&keys.white, placed("C3", 2)).await;
    assert_eq!(view["clock"]["white"]["main"], 48_000);
}

#[tokio::test]
async fn a_game_can_be_looked_at_after_a_restart_into_an_outage() {
    let (server, keys) = playing().await;
    let server = server.restart(100_000).await;
    server.move_store(true);
    let view = server.view(&keys.watch).await;
    assert!(is_interrupted(&view) && view["clock"]["white"]["main"] == 50_000, "{view}");
    server.move_store(false);
    let view = server.must(&keys.white, placed("C3", 2)).await;
    assert_eq!(view["clock"]["white"]["main"], 50_000);
}
