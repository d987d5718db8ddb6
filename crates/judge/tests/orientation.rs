//! The count of stones about which nothing has decided does not depend on how the board lies, nor
//! on which side has which colour. It is the one of the verdict: dead stones are nobody's stones.

mod common;

use common::{SYMMETRIES, moved};
use tengen_judge::{Proposal, Status, beside_dead, propose};
use tengen_rules::{
    Board, Color, Extras, Owner, PointSet, Ruleset, Score, Settlement, count_as_it_stands, presets,
};

/// A position, and Black's lead by Chinese and by Japanese rules with Black to move first and with
/// White.
struct Position {
    rows: &'static str,
    chinese: [i32; 2],
    japanese: [i32; 2],
}

const POSITIONS: [Position; 8] = [
    // White's two stones are in atari at E5.
    Position {
        rows: "
            . . . X O . . . .
            . . . X O . . . .
            . . . X O . . . .
            . . X X O . . . .
            . X O O . O . . .
            . . X X O . . . .
            . . . X O . . . .
            . . . X O . . . .
            . . . X O . . . .",
        chinese: [-8, -13],
        japanese: [-8, -13],
    },
    // White's four stones are in atari at F5.
    Position {
        rows: "
            . . . . X O . . .
            . . . . X O . . .
            . . . . X O . . .
            . X X X X O . . .
            X O O O O . O . .
            . X X X X O . . .
            . . . . X O . . .
            . . . . X O . . .
            . . . . X O . . .",
        chinese: [10, 1],
        japanese: [8, -1],
    },
    // Stones of both sides are in atari at E5.
    Position {
        rows: "
            . . . . X O . . .
            . . . . X O . . .
            . . . . X O . . .
            . . . X O X O . .
            . . . X . X O . .
            . . . X X O O . .
            . . . . X O . . .
            . . . . X O . . .
            . . . . X O . . .",
        chinese: [13, 6],
        japanese: [12, 5],
    },
    // White's wall is open, and J3 is in atari there.
    Position {
        rows: "
            . . . X O . . . .
            . . . X O . . . .
            . . . X O . . . .
            . . . X O . . . .
            . . . X O O O O .
            . . . X X X X O .
            . . . . . . X X O
            . . . . . . . . X
            . . . . . . . . .",
        chinese: [28, 25],
        japanese: [26, 23],
    },
    // A ko at E5.
    Position {
        rows: "
            . . . X O . . . .
            . . . X O . . . .
            . . . X O . . . .
            . . . X O . . . .
            . . X O . O . . .
            . . . X O . . . .
            . . . X O . . . .
            . . . X O . . . .
            . . . X O . . . .",
        chinese: [-9, -9],
        japanese: [-9, -9],
    },
    // A ko at E1, and dame.
    Position {
        rows: "
            . . . X . O . . .
            . . . X . O . . .
            . . . X O . . . .
            . . . X O . . . .
            . . . X O . . . .
            . . . X O . . . .
            . . . X O . . . .
            . . . X O . . . .
            . . X O . O . . .",
        chinese: [-7, -7],
        japanese: [-7, -7],
    },
    // White's C8 is in atari at B8, and C9 in a ko at D9.
    Position {
        rows: "
            . O X . X X O . .
            O . O X X O O . O
            X O O O X O . O .
            X X X O X O O . .
            . X . X X X O O O
            X . X X . X X X O
            . X X . X . X O O
            X . . X . X X O .
            . X . . X . X O .",
        chinese: [31, 11],
        japanese: [22, 3],
    },
    // Black's A3 is in atari at A2, and C1 in a ko at B1.
    Position {
        rows: "
            . . . . X O . . .
            . . . . X O . . .
            . . . . X O . . .
            . . . . X O . . .
            X X X X X O . . .
            O O O O O O . . .
            X X X O . O . . .
            . O X X O . O . .
            O . O X O . . . .",
        chinese: [-16, -31],
        japanese: [-5, -27],
    },
];

/// A position as it lies in `symmetry`, with Black's stones in the first of these colours.
fn lying(rows: &str, symmetry: usize, colors: [Color; 2]) -> Board {
    let board = Board::parse(rows).expect("a position");
    let of = |color: Color| colors[color.index()];
    let stones = board
        .size()
        .points()
        .filter_map(|p| Some((of(board.get(p)?), moved(board.size(), p, symmetry))));
    Board::with_stones(board.size(), stones).expect("a position")
}

/// The count by this verdict for the first of these colours, and the owners of all points.
fn counted(
    board: &Board,
    rules: &Ruleset,
    dead: &PointSet,
    judged: &Proposal,
) -> (Score, Vec<Owner>) {
    let settlement = Settlement { dead: dead.clone(), seki: Some(judged.seki.clone()) };
    let extras = Extras::default();
    let count = count_as_it_stands(board, &rules.scoring, &settlement, &extras, &judged.borders);
    (count.margin(), count.owner)
}

#[test]
fn a_count_depends_neither_on_how_the_board_lies_nor_on_the_colours() {
    let mut wrong = Vec::new();
    for (number, Position { rows, chinese, japanese }) in POSITIONS.iter().enumerate() {
        for (rules, leads) in [(&presets::CHINESE, chinese), (&presets::JAPANESE, japanese)] {
            for (first, lead) in Color::BOTH.into_iter().zip(leads) {
                // What territory adds does not depend on how the board lies.
                let all = if rules.id == presets::CHINESE.id { SYMMETRIES } else { 2 };
                for symmetry in 0..all {
                    for colors in [Color::BOTH, [Color::White, Color::Black]] {
                        let board = lying(rows, symmetry, colors);
                        let to_move = colors[first.index()];
                        let judged = propose(&board, rules, to_move);
                        let (margin, owner) = counted(&board, rules, &judged.dead, &judged);
                        let own = if colors[0] == Color::Black { margin } else { -margin };
                        let what = format!("{number} {} {first} {symmetry} {colors:?}", rules.id);
                        if own != Score::whole(*lead) {
                            wrong.push(format!("{what}: {own}, not {lead}"));
                        }
                        assert!(
                            judged.chains.iter().any(|chain| chain.status == Status::Unsettled),
                            "{what}"
                        );
                        for p in judged.dead.iter() {
                            let stone = board.get(p).expect("a dead stone");
                            assert_ne!(owner[p.index()], Owner::Of(stone), "{what}");
                        }
                        // What decides is a play on an empty point.
                        assert!(judged.borders.iter().all(|p| board.is_empty(p)), "{what}");
                        if symmetry == 1 {
                            // The same stones named by people give the same count.
                            let beside = beside_dead(&board, &judged.dead, rules, to_move);
                            let by_people = counted(&board, rules, &judged.dead, &beside.proposal);
                            assert_eq!(by_people, (margin, owner), "{what}");
                        }
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
