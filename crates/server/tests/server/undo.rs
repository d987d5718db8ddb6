//! Taking moves back.

use crate::harness::{Keys, Server, nine_by_nine, placed, with};
use serde_json::{Value, json};

#[tokio::test]
async fn between_people_the_other_one_is_asked() {
    let server = Server::start().await;
    let keys = server.game(&nine_by_nine("japanese")).await;
    let undo = || json!({"do": "undo"});
    assert_eq!(server.refused(&keys.black, undo()).await, (422, "nothing-to-undo".to_owned()));
    server.moves(&keys, "C3 G7 C7").await;
    let asked = server.must(&keys.black, undo()).await;
    assert_eq!(asked["offer"], json!({"kind": "undo", "by": "black", "moves": 1}));
    let can = |view: &Value, action: &str| view["can"].as_array().unwrap().contains(&json!(action));
    assert!(can(&asked, "withdraw") && !can(&asked, "answer") && !can(&asked, "undo"));
    assert!(can(&server.view(&keys.white).await, "answer"));
    assert!(!can(&server.view(&keys.watch).await, "answer"));
    assert_eq!(server.refused(&keys.white, undo()).await, (422, "offer-pending".to_owned()));

    let declined = server.must(&keys.white, json!({"do": "answer", "accept": false})).await;
    assert_eq!(
        (&declined["offer"], declined["steps"].as_array().unwrap().len()),
        (&Value::Null, 3)
    );
    assert_eq!(
        server.refused(&keys.white, json!({"do": "answer", "accept": true})).await,
        (422, "no-offer".to_owned())
    );

    // White asks for its own last move. Black's answer to it is taken back, too.
    let asked = server.must(&keys.white, undo()).await;
    assert_eq!(asked["offer"]["moves"], 2);
    let back = server.must(&keys.black, json!({"do": "answer", "accept": true})).await;
    assert_eq!((back["steps"].as_array().unwrap().len(), &back["toMove"]), (1, &json!("white")));
    assert_eq!(back["board"][2], ".........");
    // The same point again is a new move of the old number.
    server.must(&keys.white, placed("G7", 2)).await;
}

#[tokio::test]
async fn a_move_answers_an_offer() {
    let server = Server::start().await;
    let keys = server.game(&nine_by_nine("japanese")).await;
    server.moves(&keys, "C3").await;
    server.must(&keys.black, json!({"do": "undo"})).await;
    let view = server.moves(&keys, "G7").await;
    assert_eq!(view["offer"], Value::Null);
}

#[tokio::test]
async fn at_one_screen_one_move_goes_back_at_once() {
    let server = Server::start().await;
    let game = with(nine_by_nine("chinese"), "opponent", json!({"kind": "same-screen"}));
    let keys = server.game(&game).await;
    let both = Keys { black: keys.own.clone(), white: keys.own.clone(), ..keys };
    server.moves(&both, "C3 G7 pass").await;
    for left in [2, 1, 0] {
        let view = server.must(&both.own, json!({"do": "undo"})).await;
        assert_eq!(view["steps"].as_array().unwrap().len(), left);
    }
    let code = server.refused(&both.own, json!({"do": "undo"})).await;
    assert_eq!(code, (422, "nothing-to-undo".to_owned()));
}

#[tokio::test]
async fn taking_back_the_pass_that_stopped_play_opens_it_again() {
    let server = Server::start().await;
    let keys = server.game(&nine_by_nine("japanese")).await;
    server.moves(&keys, "C3 pass pass").await;
    server.judged(&keys.black).await;
    server.must(&keys.black, json!({"do": "undo"})).await;
    let view = server.must(&keys.white, json!({"do": "answer", "accept": true})).await;
    let play = json!({"kind": "play", "passStops": true, "resumed": false});
    assert_eq!((&view["phase"], &view["toMove"]), (&play, &json!("black")));
    server.moves(&keys, "pass").await;
    let view = server.judged(&keys.black).await;
    assert_eq!((&view["phase"]["stop"], &view["phase"]["by"]), (&json!(1), &json!("judge")));
}
