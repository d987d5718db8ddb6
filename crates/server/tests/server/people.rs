//! Two people who play by link: names, phrases, another game.

use crate::harness::{Server, cookie, nine_by_nine, with};
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
async fn nobody_names_themselves_or_talks_to_the_computer_or_across_one_board() {
    let server = Server::start().await;
    let acts = [json!({"do": "name", "name": "Anna"}), json!({"do": "say", "phrase": "hello"})];
    for opponent in [json!({"kind": "same-screen"}), json!({"kind": "computer", "rank": "20k"})] {
        let keys = server.game(&with(nine_by_nine("japanese"), "opponent", opponent)).await;
        for act in &acts {
            assert!(!can(&server.view(&keys.own).await, act["do"].as_str().unwrap()));
            let refused = server.act(&keys.own, act.clone()).await.code();
            assert_eq!(refused, (403, "not-allowed".to_owned()), "{act}");
        }
    }
}

/// The key at the end of an address of a game.
fn key_of(address: &Value) -> String {
    address.as_str().expect("an address").trim_start_matches("/g/").to_owned()
}

#[tokio::test]
async fn two_people_agree_to_another_game_with_colours_changed() {
    let server = Server::start().await;
    let clock = json!({"kind": "absolute", "main": 600_000});
    let game = with(nine_by_nine("chinese"), "names", json!({"me": "Anna", "other": "Bo"}));
    let game = with(with(game, "clock", clock), "komi", json!(3.5));
    let keys = server.game(&game).await;
    let wish = |on: bool| json!({"do": "rematch", "on": on});
    assert_eq!(server.refused(&keys.black, wish(true)).await.1, "not-allowed", "it goes on");
    let cookie = cookie('B');
    let visit = format!("/api/g/{}/visit", keys.white);
    let visit = axum::http::Request::post(visit).header("cookie", &cookie);
    server.send(visit.body(axum::body::Body::empty()).unwrap()).await;
    server.must(&keys.white, json!({"do": "resign"})).await;
    assert_eq!(server.refused(&keys.watch, wish(true)).await.1, "not-allowed");

    // Bo asks, Anna would rather not, and then Anna asks.
    let asked = server.must(&keys.white, wish(true)).await;
    assert_eq!(asked["rematch"], json!({"wanted": {"black": false, "white": true}, "next": null}));
    let declined = server.must(&keys.black, wish(false)).await;
    assert_eq!(declined["rematch"]["wanted"], json!({"black": false, "white": false}));
    server.must(&keys.black, wish(true)).await;
    let begun = server.must(&keys.white, wish(true)).await;
    let bo = key_of(&begun["rematch"]["next"]);
    let anna = key_of(&server.view(&keys.black).await["rematch"]["next"]);
    assert!(!can(&begun, "rematch"));
    let view = server.view(&bo).await;
    assert_eq!((&view["role"], &view["players"]["black"]["name"]), (&json!("black"), &json!("Bo")));
    assert_eq!((&view["komi"], &view["rules"]["id"]), (&json!(3.5), &json!("chinese")));
    assert_eq!(view["clock"]["kind"], "absolute");
    assert_eq!(server.view(&anna).await["role"], "white");
    let watched = key_of(&server.view(&keys.watch).await["rematch"]["next"]);
    assert_eq!(server.view(&watched).await["role"], "watch");
    // A player who has gone away finds it in their list.
    let list = axum::http::Request::get("/api/games").header("cookie", &cookie);
    let list = server.send(list.body(axum::body::Body::empty()).unwrap()).await.json();
    assert!(list.as_array().unwrap().iter().any(|line| line["key"] == bo.as_str()), "{list}");

    // After a restart the old game still leads to the new one, and begins no third.
    let server = server.restart(1_000).await;
    let again = server.must(&keys.black, wish(true)).await;
    assert_eq!(key_of(&again["rematch"]["next"]), anna);
}

#[tokio::test]
async fn the_computer_and_one_board_begin_again_at_once_and_a_handicap_keeps_its_colours() {
    let server = Server::start().await;
    let computer = json!({"kind": "computer", "rank": "20k"});
    let none = json!({"kind": "none"});
    for (opponent, handicap, role) in [
        (&computer, &none, "white"),
        (&computer, &json!({"kind": "fixed", "stones": 2}), "black"),
        (&json!({"kind": "same-screen"}), &none, "both"),
    ] {
        let game = with(nine_by_nine("japanese"), "opponent", opponent.clone());
        let keys = server.game(&with(game, "handicap", handicap.clone())).await;
        server.must(&keys.own, json!({"do": "resign", "as": "black"})).await;
        let view = server.must(&keys.own, json!({"do": "rematch", "on": true})).await;
        let next = server.view(&key_of(&view["rematch"]["next"])).await;
        assert_eq!((next["role"].as_str(), &next["handicap"]), (Some(role), handicap));
    }
}

#[tokio::test]
async fn a_next_game_that_was_deleted_makes_room_for_another() {
    let server = Server::start().await;
    let computer = json!({"kind": "computer", "rank": "20k"});
    let keys = server.game(&with(nine_by_nine("japanese"), "opponent", computer)).await;
    server.must(&keys.own, json!({"do": "resign"})).await;
    // A page of the first game stays open all the time.
    let mut page = server.follow(&keys.own).await;
    let again = json!({"do": "rematch", "on": true});
    let first = key_of(&server.must(&keys.own, again.clone()).await["rematch"]["next"]);
    let gone = axum::http::Request::delete(format!("/api/games/{first}"));
    assert_eq!(server.send(gone.body(axum::body::Body::empty()).unwrap()).await.status, 204);
    page.until(|view| view["rematch"]["next"].is_string()).await;
    page.until(|view| view["rematch"]["next"].is_null() && can(view, "rematch")).await;
    let second = key_of(&server.must(&keys.own, again).await["rematch"]["next"]);
    assert_ne!(first, second);
    assert_eq!(server.view(&second).await["phase"]["kind"], "play");
}
