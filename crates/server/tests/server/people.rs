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
