//! The judgement of stopped play, chain by chain, with the lines that show it.

use crate::harness::{Keys, Server, WALLS, nine_by_nine, placed, with};
use serde_json::{Value, json};

/// Black's corner of four points, which nothing attacks, with a dead white stone in it.
async fn stopped(server: &Server) -> Keys {
    let keys = server.game(&nine_by_nine("japanese")).await;
    server.moves(&keys, WALLS).await;
    server.moves(&keys, "A1 B2 C9 pass pass").await;
    server.judged(&keys.black).await;
    keys
}

fn judgement(key: &str, more: &str) -> String {
    format!("/api/g/{key}/judgement{more}")
}

fn chain<'a>(told: &'a Value, stone: &str) -> &'a Value {
    let chains = told["chains"].as_array().unwrap();
    let has = |chain: &&Value| chain["stones"].as_array().unwrap().contains(&json!(stone));
    chains.iter().find(has).expect("the chain is judged")
}

#[tokio::test]
async fn every_chain_has_its_reason_for_everybody_who_looks() {
    let server = Server::start().await;
    let keys = stopped(&server).await;
    let view = server.view(&keys.black).await;
    for (more, closer) in [("", false), ("?closer=true", true)] {
        let told = server.get(&judgement(&keys.watch, more)).await.json();
        assert_eq!((&told["closer"], &told["moves"]), (&json!(closer), &json!(23)));
        let dead = chain(&told, "B2");
        assert_eq!((&dead["status"], &dead["colour"]), (&json!("dead"), &json!("white")));
        assert_eq!(view["phase"]["dead"], json!(["B2"]));
        let wall = chain(&told, "E5");
        assert_eq!(
            (&wall["status"], wall["stones"].as_array().unwrap().len()),
            (&json!("alive"), 9)
        );
        for chain in told["chains"].as_array().unwrap() {
            assert!(!chain["why"].as_str().unwrap().is_empty());
            assert_eq!(chain["basis"] == "estimated", chain["confidence"].is_number(), "{chain}");
        }
    }
}

#[tokio::test]
async fn nobody_agrees_before_the_closer_look_is_done() {
    let server = Server::start().await;
    let keys = server.game(&nine_by_nine("japanese")).await;
    server.moves(&keys, WALLS).await;
    server.moves(&keys, "A1 B2 C9 pass").await;
    let mut stream = server.follow(&keys.black).await;
    let stopped = server.moves(&keys, "pass").await;
    let accept = json!({"do": "accept", "proposal": stopped["phase"]["proposal"]});
    assert_eq!(server.refused(&keys.black, accept).await.1, "busy");
    let (mut looks, mut asked) = (Vec::new(), false);
    while looks.last() != Some(&"done") {
        let view = stream.next().await.unwrap();
        let phase = &view["phase"];
        let accepts = view["can"].as_array().unwrap().contains(&json!("accept"));
        let look = match (&phase["judging"], &phase["closerLook"]) {
            _ if phase["kind"] != "settling" => continue,
            (Value::Bool(true), _) => "first",
            (_, look) if *look == "none" => "done",
            (_, look) if *look == "slow" => "slow",
            _ => "closer",
        };
        assert_eq!(accepts, matches!(look, "slow" | "done"), "{look}");
        if look == "closer" && !asked {
            let accept = json!({"do": "accept", "proposal": phase["proposal"]});
            assert_eq!(server.refused(&keys.black, accept).await.1, "busy");
            asked = true;
        }
        if looks.last() != Some(&look) {
            looks.push(look);
        }
    }
    looks.retain(|look| *look != "slow");
    assert_eq!(looks, ["first", "closer", "done"]);
    assert!(asked);
}

#[tokio::test]
async fn a_line_is_told_with_what_it_takes_off() {
    let server = Server::start().await;
    let keys = server.game(&nine_by_nine("chinese")).await;
    server.moves(&keys, WALLS).await;
    // White's three stones in the corner have two liberties; Black takes them in two moves.
    server.moves(&keys, "C9 A9 C8 B9 C7 A8 B7 pass A7 pass pass").await;
    server.judged(&keys.black).await;
    let told = server.get(&judgement(&keys.black, "")).await.json();
    for chain in told["chains"].as_array().unwrap() {
        for line in chain["lines"].as_array().into_iter().flatten() {
            assert!(line[0]["c"].is_string() && line[0]["x"].is_array(), "{line}");
        }
    }
    let corner = chain(&told, "A9");
    assert_eq!(corner["status"], "dead", "{corner}");
}

#[tokio::test]
async fn nobody_is_advised_while_the_game_is_played() {
    let server = Server::start().await;
    let keys = server.game(&nine_by_nine("japanese")).await;
    server.moves(&keys, "E5").await;
    assert_eq!(server.get(&judgement(&keys.black, "")).await.code().0, 403);
    assert_eq!(server.get(&judgement(&keys.black, "?closer=perhaps")).await.code().0, 400);
    assert_eq!(server.get(&judgement("nobodysgame", "")).await.code().0, 404);
}

#[tokio::test]
async fn a_hundred_who_ask_at_once_are_all_told_the_same() {
    let server = Server::start().await;
    let keys = stopped(&server).await;
    let path = judgement(&keys.watch, "?closer=true");
    let asked = (0..100).map(|_| server.get(&path));
    let told: Vec<String> =
        futures_util::future::join_all(asked).await.iter().map(|answer| answer.text()).collect();
    assert!(told.iter().all(|text| *text == told[0]));
}

#[tokio::test]
async fn a_board_that_is_wide_open_before_the_pass_is_undecided_after_it() {
    let server = Server::start().await;
    let game = with(nine_by_nine("japanese"), "opponent", json!({"kind": "same-screen"}));
    let game = with(game, "handicap", json!({"kind": "fixed", "stones": 4}));
    let keys = server.game(&game).await;
    for (i, point) in ["E5", "D5"].into_iter().enumerate() {
        server.must(&keys.own, placed(point, i + 1)).await;
    }
    let asked = server.get(&format!("/api/g/{}/open", keys.own)).await.json();
    assert_eq!(asked["wide"], true);
    for number in [3, 4] {
        server.must(&keys.own, json!({"do": "pass", "move": number})).await;
    }
    for more in ["", "?closer=true"] {
        let told = server.get(&judgement(&keys.own, more)).await.json();
        assert_eq!(told["finished"], false, "{more}");
        assert_eq!(told["left"][0], json!({"what": "undecided"}), "{more}");
    }
}

#[tokio::test]
async fn who_thinks_of_passing_learns_what_is_open_but_not_against_a_person() {
    let server = Server::start().await;
    let open = async |key: &str| server.get(&format!("/api/g/{key}/open")).await;
    let game = with(nine_by_nine("japanese"), "opponent", json!({"kind": "same-screen"}));
    let keys = server.game(&game).await;
    // Hardly a stone stands yet.
    assert_eq!(open(&keys.own).await.json(), json!({"points": [], "wide": true}));
    let walls: Vec<&str> = WALLS.split_whitespace().collect();
    for (i, point) in walls[..16].iter().enumerate() {
        server.must(&keys.own, placed(point, i + 1)).await;
    }
    let told = open(&keys.own).await.json();
    let points = told["points"].as_array().unwrap();
    assert!(points.contains(&json!("E9")) || points.contains(&json!("F9")), "{told}");
    assert_eq!(open(&keys.watch).await.code(), (403, "not-allowed".to_owned()));
    for (i, point) in walls[16..].iter().enumerate() {
        server.must(&keys.own, placed(point, i + 17)).await;
    }
    assert_eq!(open(&keys.own).await.json(), json!({"points": [], "wide": false}));

    let keys = server.game(&nine_by_nine("japanese")).await;
    server.moves(&keys, "E5 E4").await;
    assert_eq!(open(&keys.black).await.code(), (403, "not-allowed".to_owned()));
}
