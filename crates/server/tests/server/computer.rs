//! The computer as an opponent.

use crate::harness::{Server, nine_by_nine, placed, with};
use serde_json::json;

fn against_computer(colour: &str) -> serde_json::Value {
    let mut game =
        with(nine_by_nine("chinese"), "opponent", json!({"kind": "computer", "rank": "20k"}));
    (game["width"], game["height"], game["colour"]) = (json!(5), json!(5), json!(colour));
    game
}

#[tokio::test]
async fn it_answers_and_a_move_is_taken_back_with_its_answer() {
    let server = Server::start().await;
    let keys = server.game(&against_computer("black")).await;
    assert!(keys.white.is_empty(), "nobody has the computer's key");
    let view = server.view(&keys.own).await;
    assert_eq!(
        view["players"]["white"],
        json!({"name": null, "kind": "computer", "rank": "20k", "present": true})
    );
    let view = server.must(&keys.own, placed("C3", 1)).await;
    assert_eq!((&view["thinking"], &view["toMove"]), (&json!(true), &json!("white")));
    let view = server.until(&keys.own, |view| view["thinking"] == false).await;
    assert_eq!(view["steps"].as_array().unwrap().len(), 2);
    assert_eq!(view["steps"][1]["c"], "white");
    let view = server.must(&keys.own, json!({"do": "undo"})).await;
    assert_eq!((&view["steps"], &view["thinking"]), (&json!([]), &json!(false)));
    // If the move is taken back while the computer thinks, the computer does not answer it.
    server.must(&keys.own, placed("B2", 1)).await;
    server.must(&keys.own, json!({"do": "undo"})).await;
    let view = server.must(&keys.own, placed("D2", 1)).await;
    assert_eq!(view["steps"].as_array().unwrap().len(), 1);
    let view = server.until(&keys.own, |view| view["thinking"] == false).await;
    assert_eq!(
        (&view["steps"][0]["p"], view["steps"].as_array().unwrap().len()),
        (&json!("D2"), 2)
    );
}

#[tokio::test]
async fn it_moves_first_and_thinks_again_after_a_restart() {
    let server = Server::start().await;
    let keys = server.game(&against_computer("white")).await;
    let server = server.restart(1_000).await;
    let view = server.until(&keys.own, |view| view["toMove"] == "white").await;
    assert_eq!(view["steps"][0]["c"], "black");
}

#[tokio::test]
async fn it_places_its_handicap_stones() {
    let server = Server::start().await;
    let mut game = against_computer("white");
    game["handicap"] = json!({"kind": "free", "stones": 3});
    let keys = server.game(&game).await;
    let view = server.until(&keys.own, |view| view["toMove"] == "white").await;
    assert_eq!(view["steps"].as_array().unwrap().len(), 3);
}

#[tokio::test]
async fn it_plays_to_the_end_and_accepts_the_judges_view() {
    let server = Server::start().await;
    let keys = server.game(&against_computer("black")).await;
    server.must(&keys.own, placed("C3", 1)).await;
    // From now on the person only passes, so play stops sooner or later.
    let stopped = loop {
        let view = server.until(&keys.own, |view| view["thinking"] == false).await;
        if view["phase"]["kind"] != "play" {
            break view;
        }
        let number = view["steps"].as_array().unwrap().len() + 1;
        server.must(&keys.own, placed("pass", number)).await;
    };
    assert_eq!(stopped["phase"]["kind"], "settling");
    let view = server.until(&keys.own, |view| view["phase"]["accepted"]["white"] == true).await;
    let accept = json!({"do": "accept", "proposal": view["phase"]["proposal"]});
    let view = server.must(&keys.own, accept).await;
    assert_eq!(
        (&view["phase"]["kind"], &view["phase"]["allAlive"]),
        (&json!("ended"), &json!(false))
    );
}
