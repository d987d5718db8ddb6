//! Moves, and the view after them.

use crate::harness::{Server, nine_by_nine, placed, with};
use serde_json::{Value, json};

#[tokio::test]
async fn moves_show_what_they_did() {
    let server = Server::start().await;
    let keys = server.game(&nine_by_nine("japanese")).await;
    let view = server.moves(&keys, "A2 A1 B1").await;
    let step = json!({"c": "black", "p": "B1", "x": ["A1"], "n": 3});
    assert_eq!(view["steps"][2], step);
    assert_eq!(view["captures"], json!({"black": 1, "white": 0}));
    assert_eq!(view["board"][7], "X........");
    assert_eq!(view["board"][8], ".X.......");
    assert_eq!(view["lastMove"], json!({"c": "black", "p": "B1", "n": 3}));
    assert_eq!(view["toMove"], "white");
    // The view after Black's move goes to Black, and Black is not to move.
    assert_eq!(view["illegal"], json!({}));
    let white = server.view(&keys.white).await;
    assert_eq!(white["illegal"]["A1"]["code"], "suicide");
    assert_eq!(server.view(&keys.watch).await["illegal"], json!({}));
}

#[tokio::test]
async fn a_ko_is_marked_and_its_retaking_refused_by_its_name() {
    let server = Server::start().await;
    for (rules, code, status) in [("japanese", "ko", 422), ("tromp-taylor", "superko", 422)] {
        let keys = server.game(&nine_by_nine(rules)).await;
        server.moves(&keys, "B3 C3 A2 D2 B1 C1 J9 B2 C2").await;
        let view = server.view(&keys.white).await;
        assert_eq!(view["ko"], "B2", "{rules}");
        let illegal = &view["illegal"]["B2"];
        assert_eq!((illegal["code"].as_str(), &illegal["points"]), (Some(code), &json!(["C2"])));
        assert_eq!(illegal["args"]["move"], 8);
        assert!(illegal["text"].as_str().unwrap().contains("after move 8"));
        let refused = server.act(&keys.white, placed("B2", 10)).await;
        assert_eq!(refused.code(), (status, code.to_owned()));
        assert_eq!(refused.json()["error"], *illegal);
        let on = server.moves(&keys, "J1 H9").await;
        assert_eq!(on["ko"], Value::Null);
        server.moves(&keys, "B2").await;
    }
}

#[tokio::test]
async fn numbers_count_free_handicap_stones_and_so_do_repetitions() {
    let server = Server::start().await;
    let game = with(nine_by_nine("japanese"), "handicap", json!({"kind": "free", "stones": 3}));
    let keys = server.game(&game).await;
    let view = server.view(&keys.black).await;
    assert_eq!(view["phase"], json!({"kind": "placing", "left": 3}));
    assert_eq!(view["can"], json!(["say", "name", "play", "resign"]));
    assert_eq!(server.refused(&keys.black, placed("pass", 1)).await.1, "wrong-phase");
    let early = server.refused(&keys.white, placed("A1", 1)).await;
    assert_eq!(early, (422, "not-your-turn".to_owned()));
    let view = server.moves(&keys, "B3 A2 B1").await;
    assert_eq!((&view["phase"]["kind"], &view["toMove"]), (&json!("play"), &json!("white")));
    server.moves(&keys, "C3 J9 D2 J8 C1 J7 B2 C2").await;
    let view = server.view(&keys.white).await;
    assert_eq!(view["illegal"]["B2"]["args"]["move"], 10);
    let sgf = server.get(&format!("/api/g/{}/sgf", keys.watch)).await.text();
    assert!(sgf.contains("HA[3]") && sgf.contains("AB[bg][ah][bi]"), "{sgf}");
}

#[tokio::test]
async fn a_fixed_handicap_stands_before_the_first_move() {
    let server = Server::start().await;
    let game = json!({
        "width": 19, "height": 19, "rules": "aga-area", "komi": null,
        "handicap": {"kind": "fixed", "stones": 4}, "colour": "white",
        "opponent": {"kind": "link"}, "clock": {"kind": "none"}, "names": {"me": "Anna", "other": "Bo"},
    });
    let keys = server.game(&game).await;
    let view = server.view(&keys.own).await;
    assert_eq!(view["role"], "white");
    assert_eq!(view["setup"]["black"], json!(["D16", "Q16", "D4", "Q4"]));
    assert_eq!((&view["komi"], &view["compensation"]), (&json!(0.5), &json!(3.0)));
    assert_eq!(view["toMove"], "white");
    assert_eq!(view["players"]["white"]["name"], "Anna");
    assert_eq!(view["players"]["black"]["name"], "Bo");
    let preset =
        server.get("/api/preset?rules=aga-area&width=19&height=19&handicap=4").await.json();
    assert_eq!(preset["komi"], view["komi"]);
    assert_eq!(preset["compensation"], view["compensation"]);
    assert_eq!(preset["points"], json!(["Q16", "D4", "Q4", "D16"]));
    assert_eq!(preset["maxFixed"], 9);
}

#[tokio::test]
async fn keys_hand_on_what_is_theirs() {
    let server = Server::start().await;
    let keys = server.game(&nine_by_nine("japanese")).await;
    let links = |view: Value| {
        ["black", "white", "watch"].map(|role| view["links"][role].as_str().is_some())
    };
    assert_eq!(links(server.view(&keys.black).await), [true, true, true]);
    assert_eq!(links(server.view(&keys.white).await), [false, true, true]);
    assert_eq!(links(server.view(&keys.watch).await), [false, false, true]);
}

#[tokio::test]
async fn nigiri_is_fair_and_says_who_plays_what() {
    let server = Server::start().await;
    let game = with(nine_by_nine("japanese"), "colour", json!({"nigiri": "odd"}));
    let mut colours = [0; 2];
    for _ in 0..60 {
        let made = server.post("/api/games", game.to_string()).await.json();
        let nigiri = &made["nigiri"];
        let odd = nigiri["stones"].as_u64().unwrap() % 2 == 1;
        let creator = if odd { "black" } else { "white" };
        assert_eq!((&nigiri["right"], &nigiri["creator"]), (&json!(odd), &json!(creator)));
        let key = made["key"].as_str().unwrap();
        assert_eq!(made["links"][creator], format!("/g/{key}"));
        assert_eq!(server.view(key).await["nigiri"], *nigiri);
        colours[usize::from(odd)] += 1;
    }
    // All sixty are alike with a probability of 1 in 2^59.
    assert!(colours.iter().all(|n| *n > 0), "{colours:?}");
}

#[tokio::test]
async fn a_recurring_position_is_the_players_to_call_off() {
    let server = Server::start().await;
    let keys = server.game(&nine_by_nine("japanese")).await;
    let early = server.refused(&keys.black, json!({"do": "no-result"})).await;
    assert_eq!(early, (422, "not-provided".to_owned()));
    // Three kos, taken round and round, bring the position back.
    server.moves(&keys, TRIPLE_KO).await;
    let view = server.moves(&keys, "A1 A4 A7 A2 A5 A8").await;
    let start = TRIPLE_KO.split_whitespace().count();
    assert_eq!(view["repetition"], json!({"move": start}), "{view}");
    let view = server.view(&keys.black).await;
    assert!(view["can"].as_array().unwrap().contains(&json!("no-result")));
    let offered = server.must(&keys.black, json!({"do": "no-result"})).await;
    assert_eq!(offered["offer"], json!({"kind": "no-result", "by": "black"}));
    let taken = server.must(&keys.black, json!({"do": "withdraw"})).await;
    assert_eq!(taken["offer"], Value::Null);
    server.must(&keys.black, json!({"do": "no-result"})).await;
    let ended = server.must(&keys.white, json!({"do": "answer", "accept": true})).await;
    assert_eq!(ended["phase"]["result"], json!({"kind": "no-result"}));
    assert_eq!(ended["phase"]["resultText"], "Void");
}

/// Three kos at the left edge, Black to move and able to take two of them.
const TRIPLE_KO: &str = "B2 B1 B3 B5 B4 B6 A3 B7 B8 A6 B9 A2 A9 A8 A5 J1";
