//! A server that goes away in the middle of games.

use crate::harness::{Server, WALLS, nine_by_nine, placed, with};
use serde_json::{Value, json};

/// The view without the fields that change with time alone.
fn lasting(mut view: Value) -> Value {
    view["rev"] = Value::Null;
    if view["clock"].is_object() {
        view["clock"]["now"] = Value::Null;
    }
    for side in ["black", "white"] {
        view["players"][side]["present"] = Value::Null;
    }
    view
}

#[tokio::test]
async fn games_go_on_where_they_were() {
    let mut server = Server::start().await;
    let playing = server.game(&nine_by_nine("japanese")).await;
    server.moves(&playing, "B3 C3 A2 D2 B1 C1 J9 B2 C2").await;
    server.must(&playing.black, json!({"do": "undo"})).await;
    let clock = json!({"kind": "byo-yomi", "main": 60_000, "periods": 3, "period": 10_000});
    let settling = server.game(&with(nine_by_nine("aga-area"), "clock", clock)).await;
    let pages = (server.follow(&settling.black).await, server.follow(&settling.white).await);
    server.until(&settling.watch, |view| view["clock"]["running"] == "black").await;
    server.time.advance(65_000);
    server.moves(&settling, WALLS).await;
    server.moves(&settling, "A1 B2 C9 pass pass").await;
    let view = server.judged(&settling.black).await;
    let accept = json!({"do": "accept", "proposal": view["phase"]["proposal"]});
    server.must(&settling.black, accept.clone()).await;
    let ended = server.game(&nine_by_nine("korean")).await;
    server.must(&ended.white, json!({"do": "resign"})).await;
    let placing = with(nine_by_nine("chinese"), "handicap", json!({"kind": "free", "stones": 3}));
    let placing = server.game(&placing).await;
    server.moves(&placing, "C3 G7").await;

    drop(pages);
    let games = [&playing, &settling, &ended, &placing];
    let mut before = Vec::new();
    for keys in games {
        for key in [&keys.black, &keys.white, &keys.watch] {
            before.push((key.clone(), server.view(key).await));
        }
    }
    server = server.restart(3_600_000).await;
    // The judge looks once more.
    server.judged(&settling.black).await;
    for (key, view) in before {
        let after = server.view(&key).await;
        assert!(after["rev"].as_u64() > view["rev"].as_u64());
        assert_eq!(lasting(after), lasting(view));
    }
    server.must(&playing.white, json!({"do": "answer", "accept": true})).await;
    assert_eq!(server.view(&settling.black).await["clock"]["black"]["main"], 0);
    let done = server.must(&settling.white, accept).await;
    assert_eq!(done["phase"]["kind"], "ended");
    assert_eq!(server.moves(&placing, "C7").await["phase"]["kind"], "play");
}

#[tokio::test]
async fn a_judge_who_was_interrupted_looks_again() {
    let server = Server::start().await;
    let keys = server.game(&nine_by_nine("japanese")).await;
    server.moves(&keys, "C3 pass pass").await;
    let server = server.restart(1_000).await;
    assert_eq!(server.judged(&keys.black).await["phase"]["by"], "judge");
}

#[tokio::test]
async fn time_while_the_server_is_gone_is_charged_to_nobody() {
    let mut server = Server::start().await;
    let game = with(nine_by_nine("japanese"), "clock", json!({"kind": "absolute", "main": 60_000}));
    let keys = server.game(&game).await;
    let pages = (server.follow(&keys.black).await, server.follow(&keys.white).await);
    server.until(&keys.watch, |view| view["clock"]["running"] == "black").await;
    server.time.advance(4_000);
    server.moves(&keys, "E5").await;
    server.time.advance(5_000);
    server.app.beat().await.unwrap();
    drop(pages);
    server = server.restart(3_600_000).await;

    // White had used five seconds when the server was last alive.
    let view = server.view(&keys.watch).await;
    let clock = &view["clock"];
    assert_eq!((&clock["paused"], &clock["running"]), (&json!("interrupted"), &Value::Null));
    assert_eq!(
        (&clock["black"]["main"], &clock["white"]["main"]),
        (&json!(56_000), &json!(55_000))
    );
    let black = server.follow(&keys.black).await;
    server.time.advance(30_000);
    assert_eq!(server.view(&keys.watch).await["clock"]["paused"], "interrupted");
    let white = server.follow(&keys.white).await;
    let view = server.until(&keys.watch, |view| view["clock"]["running"] == "white").await;
    assert_eq!(view["clock"]["white"]["main"], 55_000);
    drop((black, white));

    // The second time no player comes back, and after a minute the clock runs all the same.
    server = server.restart(3_600_000).await;
    server.view(&keys.watch).await;
    server.time.advance(60_000);
    let view = server.until(&keys.watch, |view| view["clock"]["running"] == "white").await;
    assert_eq!(view["clock"]["white"]["main"], 55_000);
    server.time.advance(55_000);
    let view = server.until(&keys.watch, |view| view["phase"]["kind"] == "ended").await;
    assert_eq!(view["phase"]["resultText"], "B+T");
}

#[tokio::test]
async fn a_player_who_moves_is_back() {
    let server = Server::start().await;
    let game = with(nine_by_nine("japanese"), "clock", json!({"kind": "absolute", "main": 60_000}));
    let keys = server.game(&game).await;
    let pages = (server.follow(&keys.black).await, server.follow(&keys.white).await);
    server.until(&keys.watch, |view| view["clock"]["running"] == "black").await;
    drop(pages);
    let server = server.restart(3_600_000).await;
    let view = server.must(&keys.black, placed("E5", 1)).await;
    assert_eq!(
        (&view["clock"]["running"], &view["clock"]["black"]["main"]),
        (&json!("white"), &json!(60_000))
    );
}

#[tokio::test]
async fn two_servers_on_one_database_do_not_both_make_a_move() {
    let mut server = Server::start().await;
    let keys = server.game(&nine_by_nine("japanese")).await;
    let (one, other) = (server.app.clone(), server.beside().await);
    server.turn_to(&other);
    assert_eq!(server.view(&keys.black).await["steps"], json!([]));
    server.turn_to(&one);
    server.must(&keys.black, placed("C3", 1)).await;
    server.turn_to(&other);
    // For this server Black's first move is still to come. It learns better when it writes.
    let stale = server.act(&keys.black, placed("G7", 1)).await;
    assert_eq!(stale.code(), (409, "stale".to_owned()));
    let view = server.must(&keys.white, placed("G7", 2)).await;
    assert_eq!(view["steps"].as_array().unwrap().len(), 2);
}

#[tokio::test]
async fn those_who_watch_it_learn_that_it_is_well_or_about_to_end() {
    let server = Server::start().await;
    for path in ["/healthz", "/readyz"] {
        assert_eq!(
            (server.get(path).await.status.as_u16(), server.get(path).await.text().as_str()),
            (200, "ok\n")
        );
    }
    // Those who ask often are told the same for a second, and write nothing.
    server.move_store(true);
    assert_eq!(server.get("/readyz").await.status, 200);
    tokio::time::sleep(std::time::Duration::from_millis(1_100)).await;
    for _ in 0..2 {
        let gone = server.get("/readyz").await;
        assert!(gone.status == 503 && gone.text().contains("deleted or replaced"));
    }
    server.move_store(false);
    tokio::time::sleep(std::time::Duration::from_millis(1_100)).await;
    assert_eq!(server.get("/readyz").await.status, 200);
    server.app.close();
    assert_eq!(server.get("/healthz").await.status, 200);
    assert_eq!(server.get("/readyz").await.code(), (503, "busy".to_owned()));
}
