//! A study keeps its last chapter, and knows which chapters are no games of Go.

use tengen_study::{Boards, Name, NodeBoard, Refusal, Study};

fn study(record: &[u8]) -> Study {
    Study::of(&tengen_sgf::parse(record).collection, "anna".parse::<Name>().unwrap())
}

/// Does what an operation of a person asks for.
fn done(study: &mut Study, by: &str, id: &str, act: &str) -> Result<(), Refusal> {
    let json = format!(r#"{{"c": "{by}", "id": "{id}", {act}}}"#);
    study.apply(serde_json::from_str(&json).unwrap()).map(drop)
}

const FIRST_GOES: &str = r#""op": "delete", "node": "0""#;
const SECOND_GOES: &str = r#""op": "delete", "node": "1""#;
const NEW: &str = r#""op": "paste", "nodes": [{"node": "x"}]"#;

#[test]
fn the_last_chapter_cannot_be_deleted() {
    let mut study = study(b"(;SZ[9])(;SZ[13];B[cc])");
    done(&mut study, "anna", "a1", FIRST_GOES).unwrap();
    // The other one was asked for at the same time.
    assert_eq!(done(&mut study, "ben", "b1", SECOND_GOES), Err(Refusal::LastChapter));
    assert_eq!(study.extent(), [1, 2]);
    // Its nodes are deleted as ever.
    done(&mut study, "ben", "b2", r#""op": "delete", "node": "2""#).unwrap();
    done(&mut study, "anna", "a2", r#""op": "undo", "of": "a1""#).unwrap();
    done(&mut study, "ben", "b3", SECOND_GOES).unwrap();
    // To delete it again by taking the undo back is refused as well.
    let again = done(&mut study, "anna", "a3", r#""op": "undo", "of": "a2""#);
    assert_eq!(again, Err(Refusal::LastChapter));
    assert_eq!(study.to_sgf(), "(;SZ[9])\n");
}

#[test]
fn the_only_chapter_stays_when_it_was_added() {
    let mut study = study(b"(;SZ[9])");
    done(&mut study, "ben", "b1", NEW).unwrap();
    done(&mut study, "ben", "b2", FIRST_GOES).unwrap();
    let undo = r#""op": "undo", "of": "b1""#;
    assert_eq!(done(&mut study, "ben", "b3", undo), Err(Refusal::LastChapter));
    done(&mut study, "ben", "b4", r#""op": "undo", "of": "b2""#).unwrap();
    done(&mut study, "ben", "b5", undo).unwrap();
    assert_eq!(study.to_sgf(), "(;SZ[9])\n");
}

#[test]
fn a_log_without_a_chapter_is_read() {
    let operation =
        |json: &str| serde_json::from_str(&format!(r#"{{"c": "anna", {json}}}"#)).unwrap();
    let mut study = study(b"(;SZ[9])");
    study.replay([operation(&format!(r#""id": "a1", {FIRST_GOES}"#))]).unwrap();
    assert_eq!(study.extent(), [0, 0]);
    done(&mut study, "anna", "a2", NEW).unwrap();
    assert_eq!(study.to_sgf(), "(;)\n");
}

#[test]
fn a_chapter_of_another_game_says_which_at_its_first_node() {
    let mut study = study(b"(;SZ[9];B[ee])(;GM[2]SZ[8];B[cd])(;GM[40]SZ[9])(;GM[1])");
    let mut boards = Boards::of(&study);
    let games = |boards: &Boards, study: &Study| {
        let told =
            boards.shown(study).filter_map(|(name, board)| Some((name.clone(), board.game?)));
        told.map(|(name, game)| format!("{name} {game}")).collect::<Vec<_>>()
    };
    assert_eq!(games(&boards, &study), ["2 2", "4 40"]);
    let other = |study: &Study, node: &str| study.other_game(&node.parse().unwrap()).unwrap();
    assert_eq!(
        ["1", "3", "4", "5"].map(|node| other(&study, node)),
        [None, Some(2), Some(40), None]
    );
    // Zagram writes Go with this number: the moves decide.
    let add = r#"{"c": "anna", "id": "a1", "op": "add", "parent": "4", "node": "x",
        "properties": [["B", ["cc"]]]}"#;
    let done = study.apply(serde_json::from_str(add).unwrap()).unwrap();
    boards.follow(&study, &done.effects);
    assert_eq!(games(&boards, &study), ["2 2"]);
    assert_eq!(other(&study, "x"), None);
}

/// Turns, captures, kos and points that are none: of all that another game knows nothing.
#[test]
fn the_rules_of_go_judge_no_other_game() {
    let moves = ";AB[bb];B[ab];B[ba];W[aa];W[d3];W[ab];W[ab]";
    let told = |game: u8| {
        let study = study(format!("(;GM[{game}]SZ[8]{moves})").as_bytes());
        let boards = Boards::of(&study);
        let unusual = |(_, board): (_, &NodeBoard)| {
            !board.wrong.is_empty() || board.captures.is_some() || board.turn.is_some()
        };
        boards.shown(&study).filter(|shown| unusual(*shown)).count()
    };
    assert!(told(1) > 0);
    assert_eq!(told(2), 0);
}

const OTHER: &str = "(;GM[2]SZ[8];B[d3];W[c5])\n";

#[test]
fn a_chapter_of_another_game_takes_no_moves_and_points_of_go() {
    let mut study = study(format!("{OTHER}(;SZ[8];B[ee])").as_bytes());
    let before = study.to_sgf();
    for (number, act) in [
        r#""op": "play", "parent": "2", "node": "x", "B": "cc""#,
        r#""op": "play", "parent": "2", "node": "x", "B": """#,
        r#""op": "insert", "above": "2", "node": "x", "properties": [["B", ["cc"]]]"#,
        r#""op": "mark", "node": "1", "point": "cc", "to": "CR""#,
        r#""op": "stone", "node": "1", "point": "cc", "to": "AB""#,
        r#""op": "label", "node": "1", "point": "cc", "text": "A""#,
        r#""op": "list", "node": "1", "name": "TB", "value": "cc", "on": true"#,
        r#""op": "set", "node": "1", "name": "PL", "values": ["W"]"#,
        r#""op": "set", "node": "1", "name": "BM", "values": ["1"]"#,
        r#""op": "set", "node": "1", "name": "GB", "values": ["1"]"#,
        r#""op": "add", "parent": "2", "node": "x", "properties": [["PL", ["B"]]]"#,
        r#""op": "insert", "above": "2", "node": "x", "properties": [["PL", ["B"]]]"#,
        r#""op": "split", "from": "1", "node": "x""#,
        r#""op": "lift", "node": "1""#,
        r#""op": "move", "node": "4", "parent": "1""#,
        r#""op": "move", "node": "2", "parent": "4""#,
    ]
    .into_iter()
    .enumerate()
    {
        let refused = done(&mut study, "anna", &format!("a{number}"), act);
        assert_eq!(refused, Err(Refusal::NotGo), "{act}");
    }
    assert_eq!(study.to_sgf(), before);
    // Words, and values as the other game has them, are welcome.
    done(&mut study, "anna", "b1", r#""op": "set", "node": "1", "name": "C", "values": ["x"]"#)
        .unwrap();
    let add = r#""op": "add", "parent": "2", "node": "y", "properties": [["B", ["e3"]]]"#;
    done(&mut study, "anna", "b2", add).unwrap();
    // A move beside another one is not the same.
    let add = r#""op": "add", "parent": "2", "node": "z", "properties": [["B", ["f3"]]]"#;
    done(&mut study, "anna", "b3", add).unwrap();
    for (id, of) in [("b4", "b3"), ("b5", "b4")] {
        done(&mut study, "anna", id, &format!(r#""op": "undo", "of": "{of}""#)).unwrap();
    }
    let taken = "(;GM[2]SZ[8];B[d3]C[x];W[c5](;B[e3])(;B[f3]))\n";
    assert!(study.to_sgf().starts_with(taken), "{}", study.to_sgf());
}

#[test]
fn a_chapter_of_another_game_takes_texts_and_bookmarks_and_gives_up_its_judgements() {
    let mut study = study(b"(;GM[2]SZ[8];B[d3]BM[1]PL[W])");
    for (number, act) in [
        r#""op": "set", "node": "1", "name": "HO", "values": ["1"]"#,
        r#""op": "set", "node": "1", "name": "N", "values": ["the trap"]"#,
        r#""op": "set", "node": "0", "name": "PB", "values": ["X"]"#,
        r#""op": "set", "node": "1", "name": "BM""#,
        r#""op": "set", "node": "1", "name": "PL""#,
    ]
    .into_iter()
    .enumerate()
    {
        done(&mut study, "anna", &format!("a{number}"), act).unwrap();
    }
    assert_eq!(study.to_sgf(), "(;GM[2]SZ[8]PB[X];B[d3]HO[1]N[the trap])\n");
    // What was taken away comes back.
    done(&mut study, "anna", "b", r#""op": "undo", "of": "a3""#).unwrap();
    assert_eq!(study.to_sgf(), "(;GM[2]SZ[8]PB[X];B[d3]BM[1]HO[1]N[the trap])\n");
}

#[test]
fn a_log_with_a_move_of_go_in_another_game_is_read() {
    let mut study = study(OTHER.as_bytes());
    let play = r#"{"c": "anna", "id": "a1", "op": "play", "parent": "2", "node": "x", "B": "cc"}"#;
    study.replay([serde_json::from_str(play).unwrap()]).unwrap();
    assert_eq!(study.to_sgf(), "(;GM[2]SZ[8];B[d3];W[c5];B[cc])\n");
}
