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
    let enabling = ["OO.....", "...OX..", "..OO..."].map(|row| (row, "O", Confirmed::Enabling));
    let cases = enabling.into_iter().chain([
        ("..OO.XX", "X", Confirmed::Enabling),
        // White could have a stone in the middle in any case.
        ("......O", "O", Confirmed::Dead),
    ]);
    for (row, color, expected) in cases {
        let board = Board::parse(&row.split("").collect::<Vec<_>>().join(" ")).unwrap();
        let stone = board.size().at(row.find(color).unwrap()).unwrap();
        let found = confirm(&board, &PointSet::new(board.size()), stone, 20_000);
        assert_eq!(found, Ok(expected), "{row}");
    }
}

/// A position turned to every side, and each of these with the colours changed.
fn turned(text: &str) -> Vec<Board> {
    type Rows = Vec<Vec<char>>;
    let with = |all: Vec<Rows>, turn: fn(&Rows) -> Rows| -> Vec<Rows> {
        let turned: Vec<Rows> = all.iter().map(turn).collect();
        all.into_iter().chain(turned).collect()
    };
    let rows = text.lines().map(|row| row.chars().filter(|c| !c.is_whitespace()).collect());
    let all = vec![rows.collect()];
    let all = with(all, |rows| rows.iter().rev().cloned().collect());
    let all =
        with(all, |rows| rows.iter().map(|row| row.iter().rev().copied().collect()).collect());
    let all = with(all, |rows| {
        (0..rows[0].len()).map(|column| rows.iter().map(|row| row[column]).collect()).collect()
    });
    let all = with(all, |rows| {
        let changed = |c: &char| match c {
            'X' => 'O',
            'O' => 'X',
            other => *other,
        };
        rows.iter().map(|row| row.iter().map(changed).collect()).collect()
    });
    let written = |rows: &Rows| {
        let row = |row: &Vec<char>| row.iter().map(char::to_string).collect::<Vec<_>>().join(" ");
        Board::parse(&rows.iter().map(row).collect::<Vec<_>>().join("\n")).expect("a position")
    };
    all.iter().map(written).collect()
}

#[test]
fn a_stone_that_could_be_played_in_any_case_saves_nothing() {
    let cases = [
        // White's stones at the edge are taken at the next point. White may fill the neutral points
        // beyond it in any case: one, one beside two stones, two, or one by taking a dead stone.
        (
            ". O . O O
             O O O O O
             O O O O .
             X X X X .
             . X . X O
             X X X X X",
            [1, 0],
        ),
        (
            ". O . O O
             O O O O O
             O O O O .
             X X X X .
             . X . X O
             X X X X O
             . X . X X",
            [1, 0],
        ),
        (
            ". O . O O
             O O O O O
             O O O O .
             O O O O .
             X X X X .
             . X . X O
             X X X X X",
            [1, 0],
        ),
        (
            ". O . O O
             O O O O O
             O O O O X
             O O O O .
             X X X X .
             . X . X O
             X X X X X",
            [2, 0],
        ),
        // Black takes A1, and White takes back there.
        (
            "O . O . O
             O O O O O
             O O O O O
             X X O O O
             O . O O O",
            [1, 1],
        ),
    ];
    for (text, expected) in cases {
        for board in turned(text) {
            let mut found = [0, 0];
            for (_, stone) in board.chains() {
                match confirm(&board, &PointSet::new(board.size()), stone, POSITIONS).unwrap() {
                    Confirmed::Uncapturable => {}
                    Confirmed::Dead => found[0] += 1,
                    Confirmed::Enabling => found[1] += 1,
                }
            }
            assert_eq!(found, expected, "dead and enabling on\n{board}");
        }
    }
}
