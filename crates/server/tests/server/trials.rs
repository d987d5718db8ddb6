//! Trials: played out, conceded and put back.

use crate::harness::{Keys, Server, WALLS, nine_by_nine, with};
use serde_json::{Value, json};

/// White's stone at B2 in Black's area, after two passes.
async fn stopped(server: &Server, rules: &str) -> Keys {
    let keys = server.game(&nine_by_nine(rules)).await;
    server.moves(&keys, WALLS).await;
    server.moves(&keys, "A1 B2 C9 pass pass").await;
    server.judged(&keys.black).await;
    keys
}

fn trial(view: &Value) -> &Value {
    &view["phase"]["trial"]
}

fn can(view: &Value, what: &str) -> bool {
    view["can"].as_array().unwrap().contains(&json!(what))
}

/// Moves of the trial, the sides in turn.
async fn steps(server: &Server, keys: &Keys, moves: &str) -> Value {
    let mut view = server.view(&keys.watch).await;
    for at in moves.split(' ') {
        let number = trial(&view)["steps"].as_array().unwrap().len() + 1;
        let key = if trial(&view)["toMove"] == "black" { &keys.black } else { &keys.white };
        let act = match at {
            "pass" => json!({"do": "trial-pass", "ko": null, "move": number}),
            "judge" => json!({"do": "trial-judge", "move": number}),
            at => json!({"do": "trial-play", "at": at, "move": number}),
        };
        view = server.must(key, act).await;
    }
    view
}

#[tokio::test]
async fn a_claim_is_played_out_put_back_and_outlives_the_server() {
    let server = Server::start().await;
    let keys = stopped(&server, "japanese").await;
    let before = server.view(&keys.watch).await;
    assert!(can(&server.view(&keys.white).await, "trial") && !can(&before, "trial"));
    let begun = server.must(&keys.white, json!({"do": "trial", "at": "B2"})).await;
    assert_eq!(
        (&trial(&begun)["toMove"], &trial(&begun)["owner"]),
        (&json!("black"), &json!("white"))
    );
    assert!(can(&begun, "trial-end") && !can(&begun, "trial-move") && !can(&begun, "mark"));
    let open = server.refused(&keys.black, json!({"do": "dispute"})).await;
    assert_eq!(open, (422, "trial-open".to_owned()));
    let taken = json!({"do": "trial-play", "at": "B2", "move": 1});
    assert_eq!(server.refused(&keys.black, taken).await, (422, "occupied".to_owned()));
    steps(&server, &keys, "B1 pass B3 pass A2").await;
    // After a restart in the middle, the trial goes on where it was.
    let server = server.restart(1000).await;
    let late = json!({"do": "trial-play", "at": "C2", "move": 5});
    assert_eq!(server.refused(&keys.white, late).await, (409, "stale".to_owned()));
    let view = steps(&server, &keys, "pass C2").await;
    assert_eq!(trial(&view)["steps"][6]["x"], json!(["B2"]));
    assert_eq!((&trial(&view)["dead"], &view["board"]), (&json!(true), &before["board"]));
    let view = steps(&server, &keys, "pass pass").await;
    assert_eq!(
        (&view["steps"], &view["board"], &view["captures"]),
        (&before["steps"], &before["board"], &before["captures"])
    );
    let phase = &view["phase"];
    assert_eq!(
        (&phase["trial"], &phase["by"], &phase["dead"]),
        (&Value::Null, &json!("trial"), &json!(["B2"]))
    );
    let verdict = &phase["verdicts"][0];
    assert_eq!((&verdict["dead"], &verdict["concededBy"]), (&json!(true), &Value::Null));
    assert_eq!(verdict["steps"].as_array().unwrap().len(), 9);
    let sgf = server.get(&format!("/api/g/{}/sgf", keys.black)).await.text();
    assert!(sgf.contains("Played out beside the game, then put back: White B2: Black B1"), "{sgf}");
    // The game is counted from its own position, which the trial left as it was.
    for key in [&keys.black, &keys.white] {
        let accept = json!({"do": "accept", "proposal": phase["proposal"]});
        server.must(key, accept).await;
    }
    assert_eq!(server.view(&keys.watch).await["phase"]["resultText"], "B+1.5");
}

#[tokio::test]
async fn who_gives_in_ends_it_and_who_puts_back_learns_nothing() {
    let server = Server::start().await;
    let keys = stopped(&server, "chinese").await;
    server.must(&keys.black, json!({"do": "trial", "at": "E5"})).await;
    let back = server.must(&keys.white, json!({"do": "trial-put-back"})).await;
    assert_eq!((&trial(&back), &back["phase"]["verdicts"]), (&&Value::Null, &json!([])));
    server.must(&keys.black, json!({"do": "trial", "at": "B2"})).await;
    let ended = server.must(&keys.black, json!({"do": "trial-concede"})).await;
    assert_eq!(ended["phase"]["verdicts"][0]["concededBy"], "black");
    assert_eq!(
        (&ended["phase"]["dead"], ended["phase"]["accepted"].clone()),
        (&json!([]), json!({"black": false, "white": false}))
    );
    let none = server.refused(&keys.black, json!({"do": "trial-concede"})).await;
    assert_eq!(none, (422, "no-trial".to_owned()));
    let watcher = server.act(&keys.watch, json!({"do": "trial", "at": "B2"})).await.code();
    assert_eq!(watcher, (403, "not-allowed".to_owned()));
    let empty = server.refused(&keys.black, json!({"do": "trial", "at": "A2"})).await;
    assert_eq!(empty, (422, "no-stone".to_owned()));
}

/// White's three stones in the corner cannot live, and everything around them does.
async fn corner(server: &Server, opponent: Value) -> Keys {
    let keys = server.game(&with(nine_by_nine("japanese"), "opponent", opponent)).await;
    let own = Keys { black: keys.own.clone(), white: keys.own.clone(), ..keys.clone() };
    server.moves(&own, WALLS).await;
    server.moves(&own, "C9 A9 C8 B9 C7 A8 B7 pass A7 pass pass").await;
    server.judged(&own.own).await;
    own
}

#[tokio::test]
async fn the_judge_plays_for_a_side_that_lets_it() {
    let server = Server::start().await;
    let keys = corner(&server, json!({"kind": "same-screen"})).await;
    let begin = json!({"do": "trial", "at": "A9"});
    server.must(&keys.own, begin).await;
    let mut view = steps(&server, &keys, "judge").await;
    assert_eq!(trial(&view)["steps"][0]["p"], "B8", "the play that takes the stones");
    while !trial(&view).is_null() {
        view = steps(&server, &keys, "judge").await;
    }
    assert_eq!(view["phase"]["verdicts"][0]["dead"], true);
}
