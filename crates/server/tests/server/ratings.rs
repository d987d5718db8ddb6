//! Rated games of two people, and the ranks that they get.

use crate::harness::{Server, nine_by_nine, placed, with};
use crate::lobby::{act, ask, met, offer, open, view};
use serde_json::{Value, json};
use std::time::Duration;
use tengen_server::admin::{Reply, Request, Why};

/// What a game has changed, once it is rated.
async fn changes(server: &Server, (by, address): &(char, String)) -> Vec<Value> {
    for _ in 0..100 {
        let rated = ask(server, *by, ("GET", &format!("/api{address}/rated")), Value::Null).await;
        let changes = rated.json()["changes"].as_array().unwrap().clone();
        if !changes.is_empty() {
            return changes;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("the game is not rated");
}

/// Each player makes a move.
async fn play(server: &Server, [black, white]: [&(char, String); 2]) {
    assert_eq!(act(server, black, placed("C3", 1)).await.status, 200);
    assert_eq!(act(server, white, placed("G7", 2)).await.status, 200);
}

/// The change of a member's rank.
fn overall(changes: &[Value], member: &Value) -> Value {
    let mut own = changes.iter().filter(|change| change["member"] == *member);
    own.find(|change| change["pool"] == "overall").unwrap().clone()
}

#[tokio::test]
async fn a_rated_game_changes_the_ranks_of_both() {
    let server = Server::start().await;
    let [black, white] = met(&server).await;
    let before = view(&server, black.0, &black.1).await;
    assert_eq!(before["rated"], true);
    for colour in ["black", "white"] {
        let player = &before["players"][colour];
        assert_eq!((&player["rank"], &player["provisional"]), (&json!("6k"), &json!(true)));
    }
    let path = format!("/api{}/rated", black.1);
    let rated = ask(&server, black.0, ("GET", &path), Value::Null).await;
    assert_eq!(rated.json(), json!({"changes": [], "annulled": false}));
    play(&server, [&black, &white]).await;
    assert_eq!(act(&server, &white, json!({"do": "resign"})).await.status, 200);
    let changes = changes(&server, &black).await;
    assert_eq!(changes.len(), 4, "two players in two pools");
    let change = |colour: &str| overall(&changes, &before["players"][colour]["guest"]);
    let (won, lost) = (change("black"), change("white"));
    assert_eq!((&won["before"]["is"], &lost["before"]["is"]), (&json!("6k"), &json!("6k")));
    assert_ne!(won["after"]["is"], "6k");
    assert!(won["rating"][1].as_f64() > won["rating"][0].as_f64());
    assert!(lost["rating"][1].as_f64() < lost["rating"][0].as_f64());
    assert_eq!(won["after"]["provisional"], true);
    // The record has the ranks before the game.
    let sgf = ask(&server, black.0, ("GET", &format!("/api{}/sgf", black.1)), Value::Null).await;
    assert!(sgf.text().contains("BR[6k?]") && sgf.text().contains("WR[6k?]"), "{}", sgf.text());
    // The lobby and the next game say the new rank.
    let made = offer(&server, black.0, open()).await;
    assert_eq!(made.status, 201, "{}", made.text());
    let row = server.get("/api/lobby").await.json()["rows"][0].clone();
    assert_eq!((&row["rank"], &row["rated"]), (&won["after"], &json!(false)));
    let id = made.json()["id"].clone();
    let path = format!("/api/challenges/{id}/accept");
    let met = ask(&server, white.0, ("POST", &path), Value::Null).await.json();
    let next = view(&server, white.0, met["address"].as_str().unwrap()).await;
    assert_eq!(next["rated"], false);
    let colour = if next["role"] == "white" { "white" } else { "black" };
    assert_eq!(next["players"][colour]["rank"], lost["after"]["is"]);
}

#[tokio::test]
async fn a_game_without_a_result_and_one_that_does_not_count_change_nothing() {
    let server = Server::start().await;
    let [black, _] = met(&server).await;
    assert_eq!(act(&server, &black, json!({"do": "call-off"})).await.status, 200);
    // Nor does one count in which not each has moved.
    let [_, white] = met(&server).await;
    assert_eq!(act(&server, &white, json!({"do": "resign"})).await.status, 200);
    // Another game that counts is rated behind them.
    let [black, white] = met(&server).await;
    play(&server, [&black, &white]).await;
    assert_eq!(act(&server, &black, json!({"do": "resign"})).await.status, 200);
    let changes = changes(&server, &white).await;
    assert!(changes.iter().all(|change| change["games"] == 1), "{changes:?}");
    for (field, value) in [("width", json!(13)), ("clock", json!({"kind": "none"}))] {
        let wanted = with(with(open(), "rated", json!(true)), field, value);
        assert_eq!(offer(&server, 'C', wanted).await.code().1, "not-rated");
    }
    assert_eq!(offer(&server, 'C', with(open(), "rated", json!(true))).await.status, 201);
}

/// As where the server is killed between the end of a game and its rating.
#[tokio::test]
async fn a_result_that_was_not_rated_is_rated_later() {
    let server = Server::start().await;
    let [black, white] = met(&server).await;
    play(&server, [&black, &white]).await;
    server.move_standings(true).await;
    assert_eq!(act(&server, &black, json!({"do": "resign"})).await.status, 200);
    // Another write waits behind the attempt to rate the game.
    server.game(&nine_by_nine("japanese")).await;
    server.move_standings(false).await;
    let path = format!("/api{}/rated", white.1);
    let rated = ask(&server, white.0, ("GET", &path), Value::Null).await.json();
    assert_eq!(rated, json!({"changes": [], "annulled": false}), "the attempt failed");
    let server = server.restart(1_000).await;
    assert_eq!(changes(&server, &white).await.len(), 4);
}

#[tokio::test]
async fn a_keeper_annuls_a_result_and_lets_it_count_again() {
    let server = Server::start().await;
    let [black, white] = met(&server).await;
    let annul = |annulled| Request::Annul { item: black.1.clone(), annulled };
    let refused = Reply::Refused { why: Why::NotRated };
    assert_eq!(server.app.administer(annul(true)).await, refused, "it goes on");
    play(&server, [&black, &white]).await;
    assert_eq!(act(&server, &white, json!({"do": "resign"})).await.status, 200);
    let before = changes(&server, &black).await;
    let recounted = |entries, changed| Reply::Recounted { entries, changed };
    assert_eq!(server.app.administer(Request::Recount).await, recounted(1, 0));
    server.spoil_ratings().await;
    assert_eq!(server.app.administer(Request::Recount).await, recounted(1, 4));
    assert_eq!(changes(&server, &black).await, before);
    assert_eq!(server.app.administer(annul(true)).await, recounted(2, 4));
    let path = format!("/api{}/rated", black.1);
    let rated = ask(&server, black.0, ("GET", &path), Value::Null).await;
    assert_eq!(rated.json(), json!({"changes": [], "annulled": true}));
    offer(&server, black.0, open()).await;
    let row = server.get("/api/lobby").await.json()["rows"][0].clone();
    assert_eq!(row["rank"], json!({"is": "6k", "provisional": true}));
    assert_eq!(server.app.administer(annul(false)).await, recounted(3, 4));
    assert_eq!(changes(&server, &black).await, before);
    // The result stays when its game goes.
    let delete = Request::Delete { item: "g1".to_owned() };
    assert!(matches!(server.app.administer(delete).await, Reply::Done { .. }));
    let annul = Request::Annul { item: "g1".to_owned(), annulled: true };
    assert_eq!(server.app.administer(annul).await, recounted(4, 4));
}
