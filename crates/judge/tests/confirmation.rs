//! The conformance cases of life and death: the Japanese rules' hypothetical play.

use serde_json::Value;
use tengen_judge::{Confirmed, Unconfirmed, confirm};
use tengen_rules::{Board, Color, PointSet};

/// The most positions read for one chain.
const POSITIONS: usize = 400_000;

fn strings(value: &Value) -> Vec<&str> {
    value.as_array().into_iter().flatten().filter_map(Value::as_str).collect()
}

/// The position after the first `after` moves, none of which a rule for repetition forbids.
fn board_after(case: &Value, after: Option<u64>) -> Board {
    let mut board = Board::parse(&strings(&case["rows"]).join("\n")).expect("a position");
    let moves = strings(&case["moves"]);
    let count = after.map_or(moves.len(), |n| n as usize);
    for text in &moves[..count] {
        let (side, place) = text.split_once(' ').expect("side and point");
        let color = if side == "B" { Color::Black } else { Color::White };
        if place != "pass" {
            board.play(color, board.size().parse(place).expect("a point")).expect("a free point");
        }
    }
    board
}

#[test]
fn life_and_death_come_out_as_the_cases_say() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../conformance/cases.json");
    let file: Value = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    let (mut checks, mut wrong) = (0, Vec::new());
    for case in file["cases"].as_array().unwrap() {
        for check in case["checks"].as_array().unwrap().iter().filter(|c| c["t"] == "life") {
            checks += 1;
            let board = board_after(case, check["after"].as_u64());
            let point = |name: &str| board.size().parse(name).expect("a point");
            let frozen =
                PointSet::of(board.size(), strings(&check["frozen"]).into_iter().map(point));
            for (name, expected) in check["expect"].as_object().unwrap() {
                let found = confirm(&board, &frozen, point(name), POSITIONS);
                let right = match expected.as_str().unwrap() {
                    "uncapturable" => found == Ok(Confirmed::Uncapturable),
                    "enabling" => found == Ok(Confirmed::Enabling),
                    "dead" => found == Ok(Confirmed::Dead),
                    "capturable" => matches!(found, Ok(Confirmed::Enabling | Confirmed::Dead)),
                    other => panic!("no such status: {other}"),
                };
                if !right {
                    wrong.push(format!("{} {name}: {found:?}, not {expected}", case["id"]));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert_eq!(checks, 19);
}

/// A corner of which nothing is known, and which is too large to be read to the end.
fn open_corner() -> (Board, PointSet) {
    let board = Board::parse(
        ". . . . . O .
         . X . . . O O
         . . . . . O .
         . . . . . O O
         O O O O O O .",
    )
    .unwrap();
    let eyes = ["G5", "G3", "G1"].map(|name| board.size().parse(name).unwrap());
    let frozen = PointSet::of(board.size(), eyes);
    (board, frozen)
}

#[test]
fn a_reading_that_does_not_end_is_undecided() {
    let (board, frozen) = open_corner();
    let stone = board.size().parse("B4").unwrap();
    let found = confirm(&board, &frozen, stone, 50);
    assert_eq!(found, Err(Unconfirmed::Undecided(50)));
    assert_eq!(found.unwrap_err().to_string(), "not decided within 50 positions");
    let empty = board.size().parse("A4").unwrap();
    assert_eq!(confirm(&board, &frozen, empty, 50), Err(Unconfirmed::NoStone(empty)));
}

#[test]
fn stones_behind_a_frozen_point_need_no_reading() {
    let (board, frozen) = open_corner();
    let wall = board.size().parse("F5").unwrap();
    assert_eq!(confirm(&board, &frozen, wall, 0), Ok(Confirmed::Uncapturable));
}

#[test]
fn a_stone_is_new_for_good_though_its_owner_has_no_play_but_a_pass() {
    // On a line there is not much to play, and every play may be one too many. A stone that cannot
    // live is not yet taken: the side that takes it gives up its eye, and then is in atari.
    for (row, stone) in [("......O", "G1"), ("..OO.XX", "F1")] {
        let board = Board::parse(&row.split("").collect::<Vec<_>>().join(" ")).unwrap();
        let stone = board.size().parse(stone).unwrap();
        let found = confirm(&board, &PointSet::new(board.size()), stone, 20_000);
        assert_eq!(found, Ok(Confirmed::Enabling), "{row}");
    }
}
