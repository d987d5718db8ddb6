//! Clocks, in a time that the tests move.

use crate::harness::{Server, nine_by_nine, placed, with};
use serde_json::{Value, json};

fn absolute(main: u64) -> Value {
    with(nine_by_nine("japanese"), "clock", json!({"kind": "absolute", "main": main}))
}

#[tokio::test]
async fn time_runs_when_both_have_been_there_and_the_flag_falls_by_itself() {
    let server = Server::start().await;
    let keys = server.game(&absolute(60_000)).await;
    let mut black = server.follow(&keys.black).await;
    let view = black.until(|view| view["players"]["black"]["present"] == true).await;
    assert_eq!(
        (&view["clock"]["paused"], &view["clock"]["running"]),
        (&json!("start"), &Value::Null)
    );
    server.time.advance(3_600_000);
    let white = server.follow(&keys.white).await;
    let view = black.until(|view| view["clock"]["running"] == "black").await;
    assert_eq!(view["clock"]["black"]["main"], 60_000);
    // A player who has been present once may go away.
    drop(white);
    black.until(|view| view["players"]["white"]["present"] == false).await;
    server.time.advance(10_000);
    let view = server.must(&keys.black, placed("E5", 1)).await;
    assert_eq!(view["clock"]["black"]["main"], 50_000);
    assert_eq!(view["clock"]["running"], "white");
    server.time.advance(59_999);
    assert_eq!(server.view(&keys.white).await["clock"]["white"]["main"], 1);
    server.time.advance(1);
    let view = black.until(|view| view["phase"]["kind"] == "ended").await;
    assert_eq!(view["phase"]["resultText"], "B+T");
    assert_eq!(view["clock"]["white"]["flag"], true);
}

#[tokio::test]
async fn a_move_when_the_time_is_up_comes_too_late() {
    let server = Server::start().await;
    let keys = server.game(&absolute(60_000)).await;
    let _pages = (server.follow(&keys.black).await, server.follow(&keys.white).await);
    server.until(&keys.watch, |view| view["clock"]["running"] == "black").await;
    server.time.advance(60_000);
    let (status, code) = server.act(&keys.black, placed("E5", 1)).await.code();
    // The clock may end the game before the request comes.
    assert!(status == 422 && (code == "time-up" || code == "game-over"), "{code}");
    let view = server.view(&keys.black).await;
    assert_eq!((&view["phase"]["resultText"], &view["steps"]), (&json!("W+T"), &json!([])));
}

#[tokio::test]
async fn settling_and_placing_cost_no_time() {
    let server = Server::start().await;
    let game = with(absolute(60_000), "handicap", json!({"kind": "free", "stones": 2}));
    let keys = server.game(&game).await;
    let _pages = (server.follow(&keys.black).await, server.follow(&keys.white).await);
    server.time.advance(100_000);
    let view = server.moves(&keys, "C3 G7").await;
    assert_eq!(view["clock"]["running"], "white");
    server.time.advance(1_000);
    server.moves(&keys, "pass").await;
    server.time.advance(2_000);
    let view = server.moves(&keys, "pass").await;
    assert_eq!(
        (&view["clock"]["paused"], &view["clock"]["running"]),
        (&json!("settling"), &Value::Null)
    );
    server.time.advance(1_000_000);
    let view = server.must(&keys.black, json!({"do": "dispute"})).await;
    assert_eq!(view["clock"]["running"], "white");
    assert_eq!(view["clock"]["black"]["main"], 58_000);
    assert_eq!(view["clock"]["white"]["main"], 59_000);
}

#[tokio::test]
async fn overtime_is_shown_and_written_into_the_record() {
    let server = Server::start().await;
    let byo_yomi = json!({"kind": "byo-yomi", "main": 10_000, "periods": 3, "period": 30_000});
    let keys = server.game(&with(nine_by_nine("japanese"), "clock", byo_yomi)).await;
    let _pages = (server.follow(&keys.black).await, server.follow(&keys.white).await);
    server.until(&keys.watch, |view| view["clock"]["running"] == "black").await;
    server.time.advance(10_000 + 30_000 + 5_000);
    let clock = server.view(&keys.black).await["clock"].clone();
    let black = json!({"main": 0, "periods": 2, "period": 25_000, "stones": null, "flag": false});
    assert_eq!((&clock["black"], &clock["periodLength"]), (&black, &json!(30_000)));
    server.moves(&keys, "E5").await;
    server.time.advance(2_500);
    server.moves(&keys, "E6").await;
    let sgf = server.get(&format!("/api/g/{}/sgf", keys.watch)).await.text();
    assert!(sgf.contains("TM[10]") && sgf.contains("OT[3x30 byo-yomi]"), "{sgf}");
    assert!(sgf.contains(";B[ee]BL[30]OB[2]") && sgf.contains(";W[ed]WL[7.5]"), "{sgf}");

    let fischer = json!({"kind": "fischer", "main": 10_000, "increment": 5_000});
    let keys = server.game(&with(nine_by_nine("japanese"), "clock", fischer)).await;
    let _pages = (server.follow(&keys.black).await, server.follow(&keys.white).await);
    server.until(&keys.watch, |view| view["clock"]["running"] == "black").await;
    server.time.advance(1_000);
    let view = server.moves(&keys, "E5").await;
    assert_eq!(view["clock"]["black"]["main"], 14_000);

    let canadian = json!({"kind": "canadian", "main": 0, "stones": 2, "period": 60_000});
    let keys = server.game(&with(nine_by_nine("japanese"), "clock", canadian)).await;
    let view = server.view(&keys.black).await;
    assert_eq!(
        (&view["clock"]["black"]["stones"], &view["clock"]["black"]["period"]),
        (&json!(2), &json!(60_000))
    );
}

/// A game whose pages are closed leaves the memory, and its clock goes on.
#[tokio::test]
async fn a_game_that_rests_is_not_interrupted_and_its_flag_falls() {
    let server = Server::start().await;
    let keys = server.game(&absolute(600_000)).await;
    let pages = (server.follow(&keys.black).await, server.follow(&keys.white).await);
    server.until(&keys.watch, |view| view["clock"]["running"] == "black").await;
    server.time.advance(1_000);
    server.must(&keys.black, placed("E5", 1)).await;
    drop(pages);
    let rest = async || {
        while server.app.live_games() > 0 {
            server.app.rest();
            tokio::task::yield_now().await;
        }
    };
    rest().await;
    server.time.advance(100_000);
    let view = server.view(&keys.white).await;
    assert_eq!(
        (&view["clock"]["paused"], &view["clock"]["running"]),
        (&Value::Null, &json!("white"))
    );
    assert_eq!(view["clock"]["white"]["main"], 500_000);
    rest().await;
    assert_eq!(server.app.live_games(), 0);
    // Nobody opens the game any more.
    let mut list = server.list_of(&keys.watch).await;
    assert_eq!(list["phase"], "play");
    server.time.advance(500_000);
    while list["phase"] != "ended" {
        tokio::task::yield_now().await;
        list = server.list_of(&keys.watch).await;
    }
    assert_eq!(list["resultText"], "B+T");
}
