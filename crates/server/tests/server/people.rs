//! Two people who play by link: names, phrases, another game.

use crate::harness::{Server, nine_by_nine, with};
use serde_json::{Value, json};

fn can(view: &Value, what: &str) -> bool {
    view["can"].as_array().unwrap().contains(&json!(what))
}

#[tokio::test]
async fn a_player_who_comes_by_a_link_says_a_name_once() {
    let server = Server::start().await;
    let game = with(nine_by_nine("japanese"), "names", json!({"me": "Anna"}));
    let keys = server.game(&game).await;
    assert!(can(&server.view(&keys.white).await, "name"));
    for (key, name, status) in [
        (&keys.white, "", 400),
        (&keys.white, &"x".repeat(61), 400),
        (&keys.white, "a\u{202e}b", 400),
        (&keys.watch, "Eve", 403),
        (&keys.black, "Annabel", 403),
    ] {
        let refused = server.refused(key, json!({"do": "name", "name": name})).await;
        assert_eq!(refused.0, status, "{name}: {refused:?}");
    }
    let view = server.must(&keys.white, json!({"do": "name", "name": "  Bo "})).await;
    assert_eq!(view["players"]["white"]["name"], "Bo");
    assert!(!can(&view, "name"));
    let again = server.refused(&keys.white, json!({"do": "name", "name": "Bob"})).await;
    assert_eq!(again, (403, "not-allowed".to_owned()));

    // The name is stored with the game, and the record has it.
    let server = server.restart(1_000).await;
    assert_eq!(server.view(&keys.black).await["players"]["white"]["name"], "Bo");
    let sgf = server.get(&format!("/api/g/{}/sgf", keys.watch)).await.text();
    assert!(sgf.contains("PB[Anna]") && sgf.contains("PW[Bo]"), "{sgf}");
}

#[tokio::test]
async fn nobody_is_asked_for_a_name_at_one_board_or_against_the_computer() {
    let server = Server::start().await;
    for opponent in [json!({"kind": "same-screen"}), json!({"kind": "computer", "rank": "20k"})] {
        let keys = server.game(&with(nine_by_nine("japanese"), "opponent", opponent)).await;
        assert!(!can(&server.view(&keys.own).await, "name"));
        let refused = server.act(&keys.own, json!({"do": "name", "name": "Anna"})).await.code();
        assert_eq!(refused, (403, "not-allowed".to_owned()));
    }
}

#[tokio::test]
async fn players_elsewhere_say_set_phrases_and_not_too_many() {
    let server = Server::start().await;
    let keys = server.game(&nine_by_nine("japanese")).await;
    let say = |phrase: &str| json!({"do": "say", "phrase": phrase});
    server.must(&keys.black, say("hello")).await;
    let view = server.view(&keys.white).await;
    assert_eq!(
        (&view["said"][0]["by"], &view["said"][0]["phrase"]),
        (&json!("black"), &json!("hello"))
    );
    assert_eq!(server.view(&keys.watch).await["said"], json!([]), "it is between the players");
    assert_eq!(server.act(&keys.white, say("you cheat")).await.status, 400);
    assert_eq!(server.act(&keys.watch, say("hello")).await.code().0, 403);

    for phrase in ["good-luck", "good-move"] {
        server.must(&keys.black, say(phrase)).await;
    }
    let flood = server.act(&keys.black, say("sorry")).await;
    assert_eq!(flood.code(), (422, "too-many-phrases".to_owned()));
    assert_eq!(flood.json()["error"]["args"]["seconds"], 10);
    server.must(&keys.white, say("thanks")).await;
    server.time.advance(10_000);
    // The end of the game is no end of manners.
    server.must(&keys.white, json!({"do": "resign"})).await;
    let view = server.must(&keys.black, say("good-game")).await;
    let said = view["said"].as_array().unwrap();
    assert!(can(&view, "say") && said.len() == 5, "{said:?}");
    let numbers: Vec<u64> = said.iter().map(|one| one["number"].as_u64().unwrap()).collect();
    assert!(numbers.is_sorted_by(|a, b| a < b), "{numbers:?}");
}

#[tokio::test]
async fn nobody_talks_to_the_computer_or_across_one_board() {
    let server = Server::start().await;
    for opponent in [json!({"kind": "same-screen"}), json!({"kind": "computer", "rank": "20k"})] {
        let keys = server.game(&with(nine_by_nine("japanese"), "opponent", opponent)).await;
        assert!(!can(&server.view(&keys.own).await, "say"));
        let refused = server.act(&keys.own, json!({"do": "say", "phrase": "hello"})).await.code();
        assert_eq!(refused, (403, "not-allowed".to_owned()));
    }
}
