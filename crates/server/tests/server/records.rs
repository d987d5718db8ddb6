//! Records: games written out, files read in.

use crate::harness::{Server, WALLS, nine_by_nine};
use serde_json::{Value, json};
use tengen_sgf::{GameResult, Step, WinBy, parse};

async fn uploaded(server: &Server, sgf: &[u8]) -> Vec<String> {
    let answer = server.post("/api/records", sgf.to_vec()).await;
    assert_eq!(answer.status, 201, "{}", answer.text());
    let keys = answer.json()["keys"].clone();
    keys.as_array().unwrap().iter().map(|key| key.as_str().unwrap().to_owned()).collect()
}

#[tokio::test]
async fn a_finished_game_is_written_out_and_read_in_again() {
    let server = Server::start().await;
    let mut game = nine_by_nine("japanese");
    game["names"] = json!({"black": "Anna \\ [B]", "white": "Bo]"});
    let keys = server.game(&game).await;
    server.moves(&keys, WALLS).await;
    server.moves(&keys, "pass pass").await;
    let view = server.judged(&keys.black).await;
    let accept = json!({"do": "accept", "proposal": view["phase"]["proposal"]});
    server.must(&keys.black, accept.clone()).await;
    let ended = server.must(&keys.white, accept).await;
    let answer = server.get(&format!("/api/g/{}/sgf", keys.watch)).await;
    assert_eq!(answer.headers["content-type"], "application/x-go-sgf");
    assert!(answer.headers["content-disposition"].to_str().unwrap().starts_with("attachment"));

    let parsed = parse(&answer.bytes);
    assert!(parsed.diagnostics.is_empty(), "{:?}", parsed.diagnostics);
    let root = parsed.collection.roots().next().unwrap();
    let (info, problems) = root.game_info();
    assert!(problems.is_empty());
    assert_eq!(info.black.name.as_deref(), Some("Anna \\ [B]"));
    assert_eq!(info.rules.as_deref(), Some("Japanese"));
    assert_eq!((info.komi, info.date.as_deref()), (Some(13), Some("2023-11-14")));
    assert!(matches!(info.result, Some(GameResult::Win { by: WinBy::Score(5), .. })));
    let steps: Vec<Step> = root.main_line().filter_map(|(_, step)| step.ok()).collect();
    assert_eq!(steps.len(), 20);
    let text = answer.text();
    assert!(text.contains("TB[") && text.contains("TW["), "{text}");

    let key = uploaded(&server, &answer.bytes).await.remove(0);
    let mut record = server.view(&key).await;
    // Of a record the territory is shown as it was written out.
    let last = record["steps"].as_array_mut().unwrap().last_mut().unwrap();
    let marks = last.as_object_mut().unwrap().remove("marks").unwrap();
    assert!(marks["black"].as_array().unwrap().len() > 30, "{marks}");
    assert_eq!((&record["kind"], &record["role"]), (&json!("record"), &json!("watch")));
    for field in ["board", "steps", "komi", "width", "setup"] {
        assert_eq!(record[field], ended[field], "{field}");
    }
    assert_eq!(
        record["phase"],
        json!({
            "kind": "record", "resultText": "B+2.5",
            "result": {"kind": "win", "winner": "black", "by": "score", "margin": 2.5},
        })
    );
    assert_eq!(record["notes"], json!([]));
    assert_eq!(server.get(&format!("/api/g/{key}/sgf")).await.bytes, answer.bytes);
    let act = server.act(&key, json!({"do": "resign"})).await;
    assert_eq!(act.code(), (403, "not-allowed".to_owned()));
    let mut stream = server.follow(&key).await;
    assert_eq!(stream.next().await.unwrap()["board"], ended["board"]);
}

#[tokio::test]
async fn a_running_game_can_be_had_too() {
    let server = Server::start().await;
    let keys = server.game(&nine_by_nine("tromp-taylor")).await;
    server.moves(&keys, "C3").await;
    let sgf = server.get(&format!("/api/g/{}/sgf", keys.black)).await.text();
    assert!(sgf.contains("RU[Tromp-Taylor]") && !sgf.contains("RE["), "{sgf}");
}

#[tokio::test]
async fn strange_moves_are_replayed_and_noted() {
    let server = Server::start().await;
    let sgf = b"(;SZ[5]RU[Japanese]AB[ba][ab];W[aa];B[cc];B[cc];W[cc];B[az];W[tt];B[])";
    let key = uploaded(&server, sgf).await.remove(0);
    let view = server.view(&key).await;
    let notes = view["notes"].to_string();
    for part in ["move 1, A5", "suicide", "move 3, C3", "stone on this point", "line 1, column"] {
        assert!(notes.contains(part), "{part}: {notes}");
    }
    assert_eq!(view["setup"]["black"], json!(["B5", "A4"]));
    // The suicide left nothing, and a play on a stone is shown without one.
    assert_eq!(view["board"][0], ".X...");
    assert_eq!(view["board"][2], "..X..");
    let on_a_stone = json!({"c": "white", "p": null, "x": [], "n": 4, "illegal": "C3"});
    assert_eq!(view["steps"][3], on_a_stone);
    let steps = view["steps"].as_array().unwrap();
    let illegal: Vec<_> = steps.iter().map(|step| step["illegal"].as_str()).collect();
    assert_eq!(illegal, [Some("A5"), None, Some("C3"), Some("C3"), None, None]);
    assert_eq!(
        (&steps[0]["x"], steps.last().unwrap()),
        (&json!(["A5"]), &json!({"c": "black", "p": null, "x": [], "n": 6}),)
    );
}

#[tokio::test]
async fn setup_in_the_middle_comments_and_stones_without_liberty_are_shown() {
    let server = Server::start().await;
    let sgf = "(;SZ[3]C[Größe];B[bb]C[centre];AE[bb]AW[aa][ab];AB[ba][bb][ac];W[cc])";
    let key = uploaded(&server, sgf.as_bytes()).await.remove(0);
    let view = server.view(&key).await;
    assert_eq!(view["steps"][0]["comment"], "centre");
    let removed = view["steps"].as_array().unwrap().iter().find(|step| {
        step["add"]["empty"].as_array().is_some_and(|points| points.contains(&json!("B2")))
    });
    assert!(removed.is_some(), "{}", view["steps"]);
    assert!(view["notes"].to_string().contains("no liberty"), "{}", view["notes"]);
    assert_eq!(view["rules"]["id"], "unknown");
}

#[tokio::test]
async fn every_node_speaks_and_its_marks_and_faults_are_told_where_they_show() {
    let server = Server::start().await;
    let sgf = "(;SZ[5]C[root]TR[aa]DD[ee];AB[ba]C[handicap];B[cc]C[one]LB[cc:A][dd:B]SQ[aa:bb]\
               ;C[two]CR[ee];W[cc]TB[ab]TW[ba]DD[];;C[end]VW[aa])";
    let key = uploaded(&server, sgf.as_bytes()).await.remove(0);
    let view = server.view(&key).await;
    assert_eq!(view["setup"]["black"], json!(["B5"]));
    let start =
        json!({"comment": "root\n\nhandicap", "marks": {"triangle": ["A5"], "dimmed": ["E1"]}});
    assert_eq!(view["start"], start);
    // A node without a move shows the position before it. Its marks are the ones to be seen.
    assert_eq!(view["steps"][0]["comment"], "one\n\ntwo");
    assert_eq!(view["steps"][0]["marks"], json!({"circle": ["E1"]}));
    assert_eq!(view["steps"][1]["comment"], "end");
    assert_eq!(view["steps"][1]["marks"], json!({"visible": ["A5"]}));
    assert_eq!(view["steps"].as_array().unwrap().len(), 2);
    let notes = view["notes"].as_array().unwrap();
    let illegal = notes.iter().find(|note| note["code"] == "illegal-move").unwrap();
    assert_eq!((&illegal["at"], &illegal["args"]["number"]), (&json!(2), &json!(2)));
    assert!(notes.iter().all(|note| note["code"] == "illegal-move" || note["at"].is_null()));
}

#[tokio::test]
async fn what_is_not_shown_is_said_first_and_the_game_has_a_comment_of_its_own() {
    let server = Server::start().await;
    let sgf = b"(;SZ[5]RU[Japanese]KM[0]GC[Played in a park.]C[A corner.](;B[aa];W[bb])(;B[cc]))";
    let view = server.view(&uploaded(&server, sgf).await[0]).await;
    assert_eq!(view["notes"].as_array().unwrap().len(), 1);
    assert_eq!(view["notes"][0]["code"], "variations");
    assert_eq!(view["start"]["comment"], "Played in a park.\n\nA corner.");
    // Some programs write the comment on the game into both.
    let sgf = b"(;SZ[5]RU[Japanese]KM[0]GC[In a park.]C[In a park. In May.];B[aa])";
    let view = server.view(&uploaded(&server, sgf).await[0]).await;
    assert_eq!(view["notes"], json!([]));
    assert_eq!(view["start"]["comment"], "In a park. In May.");
    // The same beginning need not be the same words.
    let sgf = b"(;SZ[5]RU[Japanese]KM[0]GC[Game 1]C[Game 10 was longer.];B[aa])";
    let view = server.view(&uploaded(&server, sgf).await[0]).await;
    assert_eq!(view["start"]["comment"], "Game 1\n\nGame 10 was longer.");

    // More moves than are shown, with more faults than are told.
    let sgf = format!("(;SZ[5]{})", ";B[aa]".repeat(3001));
    let view = server.view(&uploaded(&server, sgf.as_bytes()).await[0]).await;
    let notes = view["notes"].as_array().unwrap();
    assert_eq!((&notes[0]["code"], &notes[0]["at"]), (&json!("cut-off"), &json!(3000)));
    assert_eq!(notes.last().unwrap()["code"], "more");
}

#[tokio::test]
async fn files_of_many_games_give_many_records() {
    let server = Server::start().await;
    let sgf = "(;SZ[9]PB[One];B[aa](;W[bb]C[a\\]b])(;W[cc]))\n(;GM[2];B[a1])(;SZ[9]PB[Two];B[bb])";
    let keys = uploaded(&server, sgf.as_bytes()).await;
    assert_eq!(keys.len(), 2);
    let names = async |key: &str| server.view(key).await["players"]["black"]["name"].clone();
    assert_eq!((names(&keys[0]).await, names(&keys[1]).await), (json!("One"), json!("Two")));
    let alone = server.get(&format!("/api/g/{}/sgf", keys[0])).await.text();
    assert!(alone.contains("W[cc]") && !alone.contains("Two"), "{alone}");
    let again = uploaded(&server, alone.as_bytes()).await.remove(0);
    assert_eq!(server.view(&again).await["steps"], server.view(&keys[0]).await["steps"]);
    let many = "(;B[aa])".repeat(1001);
    let answer = server.post("/api/records", many).await;
    assert_eq!(answer.code(), (422, "bad-record".to_owned()));
}

#[tokio::test]
async fn records_in_other_formats_are_shown_and_kept_as_sgf() {
    let server = Server::start().await;
    let ngf = "Rating game\n19\nAnna\t7D\nBo\t6D\nwww.example.org\n0\n0\n6\n20240131 [10:00]\n10\n\
               White wins by resign!\n2\nPMABBREER\nPMACWEREE\n";
    let gib = "\\HS\n\\[GAMEBLACKNAME=Bo\\]\n\\[GAMEWHITENAME=Anna\\]\n\\HE\n\\GS\n2 1 0\n\
               INI 0 1 0 &4\nSTO 0 2 1 16 3\nSTO 0 3 2 3 3\n\\GE\n";
    let ugf =
        "[Header]\nSize=19\nHdcp=0,6.5\nPlayerB=Bo,\nPlayerW=Anna,\n[Data]\nQD,B1,1,0\nDD,W1,2,0\n";
    for record in [ngf, gib, ugf] {
        let key = uploaded(&server, record.as_bytes()).await.remove(0);
        let view = server.view(&key).await;
        assert_eq!(view["players"]["black"]["name"].as_str().map(|n| &n[..2]), Some("Bo"));
        assert_eq!(view["steps"].as_array().unwrap().len(), 2, "{record}");
        let kept = server.get(&format!("/api/g/{key}/sgf")).await.text();
        assert!(kept.starts_with("(;") && kept.contains("PW[Anna]"), "{kept}");
        let again = uploaded(&server, kept.as_bytes()).await.remove(0);
        assert_eq!(server.view(&again).await["steps"], view["steps"]);
    }
    // Files of these formats are never that large, but files of SGF are.
    let large = format!("[Header]\n{}", "x\n".repeat(5 << 20));
    let answer = server.post("/api/records", large[..9 << 20].to_owned()).await;
    assert_eq!(answer.code(), (422, "bad-record".to_owned()));
    assert!(answer.text().contains("too large"), "{}", answer.text());
}

#[tokio::test]
async fn rules_that_are_not_known_are_said_to_be() {
    let server = Server::start().await;
    for (rules, id, note) in [
        ("RU[koPOSITIONALscoreAREAtaxNONEsui1whb0]", "tromp-taylor", None),
        ("RU[our own]", "unknown", Some("the rules \"our own\" are not known")),
        ("", "unknown", Some("names no rules")),
    ] {
        let sgf = format!("(;SZ[5]KM[0]{rules};B[cc])");
        let key = uploaded(&server, sgf.as_bytes()).await.remove(0);
        let view = server.view(&key).await;
        assert_eq!(view["rules"]["id"], id);
        let notes = view["notes"].as_array().unwrap();
        assert_eq!(notes.len(), usize::from(note.is_some()));
        let said = |note: &str| notes[0]["text"].as_str().unwrap().contains(note);
        assert!(note.is_none_or(said), "{notes:?}");
    }
}

#[tokio::test]
async fn the_komi_that_is_assumed_is_said() {
    let server = Server::start().await;
    for (komi, expected) in [("KM[2]", None), ("", Some(7.5)), ("HA[2];B[aa];B[bb]", Some(0.0))] {
        let sgf = format!("(;SZ[5]RU[Chinese]{komi};W[cc])");
        let key = uploaded(&server, sgf.as_bytes()).await.remove(0);
        let view = server.view(&key).await;
        assert_eq!(view["komi"].as_f64(), expected.or(Some(2.0)));
        let codes: Vec<_> = view["notes"].as_array().unwrap().iter().collect();
        assert_eq!(codes.len(), usize::from(expected.is_some()), "{codes:?}");
        assert!(codes.iter().all(|note| note["code"] == "no-komi"), "{codes:?}");
    }
}

#[tokio::test]
async fn what_is_no_record_is_refused_with_its_place() {
    let server = Server::start().await;
    for text in ["", "hello", "\n\n  <html></html>", "(;)"] {
        let answer = server.post("/api/records", text.as_bytes().to_vec()).await;
        assert_eq!(answer.code(), (422, "no-record".to_owned()), "{text}");
    }
    let stray = server.post("/api/records", vec![0xff; 1000]).await;
    assert_eq!(stray.code(), (422, "no-record".to_owned()));
    for bytes in [b"()".to_vec(), b"(;GM[3]SZ[8])".to_vec(), b"]]]]))))".to_vec()] {
        let answer = server.post("/api/records", bytes.clone()).await;
        let shown = String::from_utf8_lossy(&bytes[..bytes.len().min(20)]).into_owned();
        assert_eq!(answer.code(), (422, "bad-record".to_owned()), "{shown}");
        let args = answer.json()["error"]["args"].clone();
        assert!(args["line"].as_u64() >= Some(1) && args["column"].as_u64() >= Some(1), "{args}");
        assert!(args["reason"].is_string());
    }
    let picture = server.post("/api/records", vec![0; 1000]).await;
    assert_eq!(picture.code(), (422, "not-record".to_owned()));
    let large = vec![b' '; (10 << 20) + 1];
    assert_eq!(server.post("/api/records", large).await.code(), (413, "too-large".to_owned()));
}

#[tokio::test]
async fn torn_and_hostile_files_crash_nothing() {
    let server = Server::start().await;
    let deep = "(;B[aa]".repeat(20_000);
    let long = format!("(;SZ[19]{})", ";B[aa];W[bb];AE[aa][bb]".repeat(5_000));
    let wide = format!("(;AB{})", "[aa]".repeat(200_000));
    for sgf in [
        "(;SZ[9];B[aa",
        "(;SZ[0];B[aa])",
        "(;SZ[99:-1]AB[aa:zz];B[ZZ])",
        "(;KM[1e99]HA[4000000000]RE[B+4000000000];B[])",
        "(;B[aa];W[aa];B[aa];W[aa])",
        "(;C[\u{1f600}\\",
        "B[aa]W[bb]",
        deep.as_str(),
        long.as_str(),
        wide.as_str(),
    ] {
        let answer = server.post("/api/records", sgf.to_owned()).await;
        let shown = &sgf[..sgf.len().min(20)];
        assert!([201, 422].contains(&answer.status.as_u16()), "{shown}: {}", answer.text());
        if answer.status == 201 {
            let key = answer.json()["keys"][0].as_str().unwrap().to_owned();
            let view = server.view(&key).await;
            assert!(view["steps"].as_array().unwrap().len() <= 3_001, "{shown}");
            assert_ne!(view["board"], Value::Null);
        }
    }
}

/// Taking the button is no pass, so a position from before it may recur.
#[tokio::test]
async fn a_ko_is_retaken_after_the_button() {
    let server = Server::start().await;
    let notes = async |rules: &str| {
        let sgf =
            format!("(;SZ[5]RU[{rules}]KM[0]AB[ba][ab][bc]AW[ca][bb][db][cc];B[cb];W[];B[];W[bb])");
        let key = uploaded(&server, sgf.as_bytes()).await.remove(0);
        server.view(&key).await["notes"].to_string()
    };
    assert!(notes("aga-area").await.contains("move 4"));
    assert_eq!(notes("button").await, "[]");
}
