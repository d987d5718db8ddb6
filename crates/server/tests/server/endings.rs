//! Whole games to their end, under the procedures of several rule books.

use crate::harness::{Keys, Server, WALLS, nine_by_nine, with};
use serde_json::{Value, json};

/// A finished board after two passes, with a dead white stone in Black's area at B2. The judge has
/// made its proposal.
async fn stopped(server: &Server, rules: &str) -> (Keys, Value) {
    let keys = server.game(&nine_by_nine(rules)).await;
    server.moves(&keys, WALLS).await;
    server.moves(&keys, "A1 B2 C9 pass pass").await;
    let view = server.judged(&keys.black).await;
    assert_eq!(view["phase"]["by"], "judge");
    (keys, view)
}

/// Lets both players accept a proposal in which only B2 is dead.
async fn agree_on_b2(server: &Server, keys: &Keys) -> Value {
    let view = server.view(&keys.black).await;
    if view["phase"]["dead"] != json!(["B2"]) {
        let marked = json!({"do": "mark", "at": "B2", "status": "dead", "proposal": view["phase"]["proposal"]});
        server.must(&keys.black, marked).await;
    }
    let view = server.view(&keys.black).await;
    assert_eq!(view["phase"]["dead"], json!(["B2"]));
    let accept = json!({"do": "accept", "proposal": view["phase"]["proposal"]});
    let half = server.must(&keys.black, accept.clone()).await;
    assert_eq!(half["phase"]["accepted"], json!({"black": true, "white": false}));
    assert!(!half["can"].as_array().unwrap().contains(&json!("accept")));
    server.must(&keys.white, accept).await
}

#[tokio::test]
async fn agreement_is_counted_as_the_rules_count() {
    let server = Server::start().await;
    // Black surrounds 34 points, one under a dead stone, with 11 stones; White 27 with 9.
    for (rules, text, method) in [
        ("japanese", "B+1.5", "territory"),
        ("korean", "B+1.5", "territory"),
        ("chinese", "B+1.5", "area"),
        ("aga-area", "B+1.5", "area"),
        ("aga-territory", "B+1.5", "territory"),
        ("new-zealand", "B+2", "area"),
    ] {
        let (keys, _) = stopped(&server, rules).await;
        let view = agree_on_b2(&server, &keys).await;
        let phase = &view["phase"];
        assert_eq!(
            (phase["kind"].as_str(), phase["resultText"].as_str()),
            (Some("ended"), Some(text)),
            "{rules}"
        );
        assert_eq!(phase["count"]["method"], method);
        assert_eq!(phase["dead"], json!(["B2"]));
        for side in ["black", "white"] {
            let lines = phase["count"][side]["lines"].as_array().unwrap();
            let sum: f64 = lines.iter().map(|line| line["points"].as_f64().unwrap()).sum();
            assert_eq!(sum, phase["count"][side]["total"], "{rules} {side}");
        }
        let other = &phase["count"]["other"];
        assert_eq!(other.is_object(), rules.starts_with("aga"), "{rules}");
        if other.is_object() {
            assert_eq!(other["result"], phase["count"]["result"]);
            assert_ne!(other["method"], phase["count"]["method"]);
        }
        assert_eq!(view["can"], json!(["say", "rematch"]));
        let code = server.refused(&keys.white, json!({"do": "resign"})).await;
        assert_eq!(code, (422, "game-over".to_owned()));
    }
}

#[tokio::test]
async fn owners_of_points_are_drawn_as_the_method_counts_them() {
    let server = Server::start().await;
    for (rules, row) in [("japanese", "BBBB..WWW"), ("chinese", "BBBBBWWWW")] {
        let (keys, _) = stopped(&server, rules).await;
        let view = agree_on_b2(&server, &keys).await;
        assert_eq!(view["phase"]["owner"][4], row, "{rules}");
    }
}

#[tokio::test]
async fn under_tromp_taylor_the_second_pass_counts_what_stands() {
    let server = Server::start().await;
    let keys = server.game(&nine_by_nine("tromp-taylor")).await;
    server.moves(&keys, WALLS).await;
    let view = server.moves(&keys, "A1 B2 C9 pass pass").await;
    let phase = &view["phase"];
    assert_eq!(phase["kind"], "ended");
    // The white stone at B2 makes the empty points of Black's side neutral.
    assert_eq!(phase["resultText"], "W+26");
    assert_eq!(phase["dead"], json!([]));
}

#[tokio::test]
async fn under_aga_rules_four_passes_leave_everything_alive() {
    let server = Server::start().await;
    let (keys, view) = stopped(&server, "aga-area").await;
    assert_eq!(view["phase"]["resumes"], "white");
    let resumed = server.must(&keys.white, json!({"do": "dispute"})).await;
    assert_eq!((&resumed["phase"]["kind"], &resumed["toMove"]), (&json!("play"), &json!("white")));
    let ended = server.moves(&keys, "pass pass").await;
    let phase = &ended["phase"];
    assert_eq!((&phase["kind"], &phase["allAlive"]), (&json!("ended"), &json!(true)));
    assert_eq!(phase["dead"], json!([]));
    assert_eq!(phase["count"]["other"]["result"], phase["count"]["result"]);
    assert!(ended["passStones"].is_object());
}

#[tokio::test]
async fn under_japanese_rules_the_opponent_of_who_asks_moves_first() {
    let server = Server::start().await;
    let (keys, view) = stopped(&server, "japanese").await;
    assert_eq!(view["phase"]["lastPasser"], "black");
    assert_eq!(view["phase"]["resumes"], "white");
    assert_eq!(server.view(&keys.white).await["phase"]["resumes"], "black");
    let resumed = server.must(&keys.white, json!({"do": "dispute"})).await;
    assert_eq!((&resumed["phase"]["kind"], &resumed["toMove"]), (&json!("play"), &json!("black")));
    server.moves(&keys, "pass pass").await;
    assert_eq!(server.judged(&keys.black).await["phase"]["stop"], 2);
}

#[tokio::test]
async fn a_changed_proposal_is_nobodys_agreement() {
    let server = Server::start().await;
    let (keys, view) = stopped(&server, "chinese").await;
    let first = view["phase"]["proposal"].clone();
    server.must(&keys.white, json!({"do": "accept", "proposal": first})).await;
    let status = if view["phase"]["dead"] == json!(["B2"]) { "alive" } else { "dead" };
    let marked = json!({"do": "mark", "at": "B2", "status": status, "proposal": first});
    let changed = server.must(&keys.black, marked.clone()).await;
    assert_eq!(changed["phase"]["accepted"], json!({"black": false, "white": false}));
    assert_eq!(changed["phase"]["by"], "black");
    assert_ne!(changed["phase"]["proposal"], first);
    let late = server.refused(&keys.white, json!({"do": "accept", "proposal": first})).await;
    assert_eq!(late, (422, "proposal-changed".to_owned()));
    assert_eq!(server.refused(&keys.white, marked).await, (422, "proposal-changed".to_owned()));
}

/// The request to mark the chain at a point in the proposal of this view.
fn mark(view: &Value, at: &str, status: &str) -> Value {
    json!({"do": "mark", "at": at, "status": status, "proposal": view["phase"]["proposal"]})
}

#[tokio::test]
async fn marks_turn_chains_and_what_is_dead_beside_them() {
    let server = Server::start().await;
    let keys = server.game(&nine_by_nine("chinese")).await;
    server.moves(&keys, WALLS).await;
    server.moves(&keys, "D9 B2 D8 B3 D7 C5 pass pass").await;
    let mut view = server.judged(&keys.black).await;
    for at in ["B2", "C5"] {
        view = server.must(&keys.black, mark(&view, at, "dead")).await;
    }
    // Points are listed from the top left.
    assert_eq!(view["phase"]["dead"], json!(["C5", "B3", "B2"]));
    let marked = view["phase"]["marked"].clone();
    assert!(marked.as_array().unwrap().contains(&json!("B3")), "{marked}");
    // The opponent takes the mark on this chain back, and the other stands as it was marked.
    let unmark =
        |view: &Value| json!({"do": "unmark", "at": "B3", "proposal": view["phase"]["proposal"]});
    for taken_back in [unmark(&view), mark(&view, "B3", "alive")] {
        let mut taken_back = taken_back;
        taken_back["proposal"] = view["phase"]["proposal"].clone();
        view = server.must(&keys.white, taken_back).await;
        assert_eq!(view["phase"]["dead"], json!(["C5"]));
        assert_eq!(
            [&view["phase"]["by"], &view["phase"]["changed"]],
            [&json!("white"), &json!(true)]
        );
        assert!(!view["phase"]["marked"].as_array().unwrap().contains(&json!("B3")));
        let twice = server.refused(&keys.white, unmark(&view)).await;
        assert_eq!(twice, (422, "not-marked".to_owned()));
        view = server.must(&keys.black, mark(&view, "B2", "dead")).await;
        assert_eq!(view["phase"]["dead"], json!(["C5", "B3", "B2"]));
    }
    for at in ["B3", "C5"] {
        view = server.must(&keys.black, mark(&view, at, "alive")).await;
    }
    assert_eq!([&view["phase"]["dead"], &view["phase"]["changed"]], [&json!([]), &json!(false)]);
    let nothing = server.refused(&keys.white, mark(&view, "A9", "dead")).await;
    assert_eq!(nothing, (422, "no-stone".to_owned()));
}

/// A seki at the bottom right, in which each side has an eye and J3 is shared: Black's stones have
/// the eye J5, White's J1. Both pass as soon as it stands.
const CORNER: &str = "H6 H7 J6 J7 H5 G7 H4 G6 J4 G5 H3 G4 G2 G3 G1 F3 F2 E3 E2 D3 C3 D4 D2 H2 C4 J2 C5 H1 C6 D5 \
    C7 D6 C8 D7 C9 D8 A9 D9 pass pass";

#[tokio::test]
async fn a_seki_is_declared_and_ended_and_the_count_follows() {
    let server = Server::start().await;
    let keys = server.game(&nine_by_nine("japanese")).await;
    server.moves(&keys, CORNER).await;
    let mut view = server.judged(&keys.black).await;
    let stands = |view: &Value| {
        let phase = &view["phase"];
        let has = |list: &str, at: &str| phase[list].as_array().unwrap().contains(&json!(at));
        let status = |at| match (has("dead", at), has("seki", at)) {
            (true, _) => "dead",
            (_, true) => "seki",
            _ => "alive",
        };
        let row = |n: usize| phase["owner"][9 - n].as_str().unwrap().chars().last().unwrap();
        (status("H3"), status("H1"), row(5), row(1))
    };
    let mut totals = Vec::new();
    for (at, status, expected) in [
        ("H3", "seki", ("seki", "seki", 's', 's')),
        ("H1", "alive", ("alive", "alive", 'B', 'W')),
        ("H1", "seki", ("seki", "seki", 's', 's')),
        ("H3", "dead", ("dead", "alive", 'W', 'W')),
        ("H3", "alive", ("seki", "seki", 's', 's')),
    ] {
        view = server.must(&keys.white, mark(&view, at, status)).await;
        assert_eq!(stands(&view), expected, "{at} {status}");
        totals.push(view["phase"]["count"]["black"]["total"].as_f64().unwrap());
    }
    assert_eq!((totals[1] - totals[0], totals[2], totals[4]), (1.0, totals[0], totals[0]));
    let alone = server.refused(&keys.white, mark(&view, "C9", "seki")).await;
    assert_eq!(alone, (422, "no-rival".to_owned()), "the walls share no liberty");
    let unknown = server.refused(&keys.white, mark(&view, "H3", "unsettled")).await;
    assert_eq!(unknown.0, 400);
}

#[tokio::test]
async fn where_the_rules_have_it_no_agreement_leaves_everything_alive() {
    let server = Server::start().await;
    let (keys, view) = stopped(&server, "new-zealand").await;
    assert!(view["can"].as_array().unwrap().contains(&json!("no-agreement")));
    let offered = server.must(&keys.black, json!({"do": "no-agreement"})).await;
    assert_eq!(offered["offer"], json!({"kind": "no-agreement", "by": "black"}));
    let own = server.refused(&keys.black, json!({"do": "answer", "accept": true})).await;
    assert_eq!(own, (422, "own-offer".to_owned()));
    let ended = server.must(&keys.white, json!({"do": "answer", "accept": true})).await;
    assert_eq!(
        (&ended["phase"]["kind"], &ended["phase"]["allAlive"]),
        (&json!("ended"), &json!(true))
    );

    let (keys, view) = stopped(&server, "japanese").await;
    assert!(!view["can"].as_array().unwrap().contains(&json!("no-agreement")));
    let code = server.refused(&keys.black, json!({"do": "no-agreement"})).await;
    assert_eq!(code, (422, "not-provided".to_owned()));
}

#[tokio::test]
async fn a_draw_is_a_draw_and_resigning_ends_the_game() {
    let server = Server::start().await;
    let game = with(nine_by_nine("tromp-taylor"), "komi", json!(9));
    let keys = server.game(&game).await;
    server.moves(&keys, WALLS).await;
    let view = server.moves(&keys, "pass pass").await;
    assert_eq!(view["phase"]["result"], json!({"kind": "draw"}));

    let keys = server.game(&nine_by_nine("japanese")).await;
    let view = server.must(&keys.black, json!({"do": "resign"})).await;
    let result = json!({"kind": "win", "winner": "white", "by": "resignation"});
    assert_eq!((&view["phase"]["result"], &view["phase"]["resultText"]), (&result, &json!("W+R")));
    assert_eq!(view["phase"]["count"], Value::Null);
}

#[tokio::test]
async fn two_people_at_one_screen_speak_for_both_sides() {
    let server = Server::start().await;
    let game = with(nine_by_nine("japanese"), "opponent", json!({"kind": "same-screen"}));
    let keys = server.game(&game).await;
    let both = Keys { black: keys.own.clone(), white: keys.own.clone(), ..keys };
    server.moves(&both, WALLS).await;
    let view = server.moves(&both, "pass pass").await;
    assert_eq!(view["role"], "both");
    let view = server.judged(&both.own).await;
    let proposal = view["phase"]["proposal"].clone();
    let unclear = server.refused(&both.own, json!({"do": "accept", "proposal": proposal})).await;
    assert_eq!(unclear, (400, "bad-request".to_owned()));
    for side in ["black", "white"] {
        server.must(&both.own, json!({"do": "accept", "proposal": proposal, "as": side})).await;
    }
    assert_eq!(server.view(&both.own).await["phase"]["resultText"], "B+2.5");
}
