//! Stones that lie among dead stones of the opponent live, whatever these could take.

use tengen_judge::{
    Basis, ChainStatus, Effort, Foreseen, Proposal, Status, Why, propose, propose_with,
};
use tengen_rules::{Board, Color, Point, PointSet, presets};

/// White's stone at E5 can be taken at D5 by stones that fall all the same.
const IN_ATARI: &str = "
    O O . . O
    . O O O X
    O O O X X
    . X O O X
    X X X X X";

/// A ko at C9 decides about Black's stone at B9. White's stones around it do not live by it.
const IN_A_KO: &str = "
    O X . X X . X O O
    . O X X . X X O .
    O O X X X X X O O
    X X X . . . X O O
    . X . X . X X O .
    X X X X X X X O O
    X . X O O O O O O
    X X X O . O . O O
    . X X X O O . O .";

/// White's stones at C6 take A3 before they fall.
const TAKEN_FIRST: &str = "
    O . O O . O
    O O O X X X
    O O X X X .
    X O X X O O
    X O X X X .
    . X . X X X";

/// White's stone at B6 lies among two chains of Black.
const AMONG_ESTIMATED: &str = "
    X . X O . X .
    X O X O X O X
    . X X O X O .
    X O O O O . O
    X X X O O O .
    X X X O . O O
    X O O . O . O";

/// White's stones at F2 can be taken at E2 and F3, by stones that fall all the same.
const FALL_WHERE_A_WALL_MAY_BE_CUT: &str = "
    O . . O . O
    . X O . O .
    O O O O . X
    O . O . . .
    O O O . . O
    . O . . X O";

fn at(board: &Board, name: &str) -> Point {
    board.chain_id(board.size().parse(name).unwrap()).unwrap()
}

fn chain<'a>(board: &Board, judged: &'a Proposal, name: &str) -> &'a ChainStatus {
    let stone = at(board, name);
    judged.chains.iter().find(|chain| chain.stone == stone).unwrap()
}

#[test]
fn a_chain_lives_among_stones_that_were_read_to_fall_whatever_becomes_of_it() {
    for (rows, stone, dead) in
        [(IN_ATARI, "E5", "E4"), (IN_A_KO, "B9", "A9"), (TAKEN_FIRST, "A3", "C6")]
    {
        let board = Board::parse(rows).unwrap();
        // What the rules make of the fates that were read takes no reading from any chain.
        let rules = [&presets::AGA_AREA, &presets::JAPANESE];
        for (rules, to_move) in rules.into_iter().flat_map(|r| Color::BOTH.map(|c| (r, c))) {
            let judged = propose(&board, rules, to_move);
            let fallen = chain(&board, &judged, dead);
            assert!(
                fallen.status == Status::Dead && fallen.basis.weaker(Basis::Read) == Basis::Read
            );
            let found = chain(&board, &judged, stone);
            let why = Why::Freed { dead: at(&board, dead) };
            assert_eq!((found.status, found.basis, &found.why), (Status::Alive, Basis::Read, &why));
            assert!(judged.is_settled(), "{board}");
        }
    }
}

#[test]
fn a_chain_lives_no_more_surely_than_those_fall_that_would_take_it() {
    let board = Board::parse(FALL_WHERE_A_WALL_MAY_BE_CUT).unwrap();
    let judged = propose(&board, &presets::JAPANESE, Color::Black);
    let found = chain(&board, &judged, "F2");
    assert!(matches!(found.why, Why::Freed { .. }), "{found:?}");
    assert!(found.status == Status::Alive && matches!(found.basis, Basis::Estimated { .. }));
    assert!(judged.is_settled());
}

#[test]
fn a_chain_and_those_that_would_take_it_do_not_both_look_dead() {
    let board = Board::parse(AMONG_ESTIMATED).unwrap();
    let stone = at(&board, "B6");
    let share = |p: Point| if p == stone { 1.0 } else { -1.0 };
    let shares = board.size().points().map(share).collect();
    // A closer look agrees, so that playouts do not leave them open.
    let looked_at = ["A7", "C7", "B6"].into_iter().flat_map(|name| board.chain(at(&board, name)));
    let looked_at = PointSet::of(board.size(), looked_at);
    let seen = Foreseen { shares, fates: vec![(looked_at, Status::Dead)] };
    let effort = Effort::usual(board.size().area());
    let judged = propose_with(&board, &presets::AGA_AREA, Color::Black, effort, Some(&seen));
    let status = |name| chain(&board, &judged, name).status;
    assert_eq!(
        [status("A7"), status("C7"), status("B6")],
        [Status::Dead, Status::Dead, Status::Alive]
    );
    assert!(matches!(chain(&board, &judged, "B6").basis, Basis::Estimated { .. }));
}

#[test]
fn stones_that_no_living_stone_holds_free_nobody() {
    // The capture of a chain does not say what is given up for it, nor who wins its ko.
    for (rows, stone) in [
        ("X X X\n X . X\n X O O", "B1"),
        ("O . X\n O . .\n O X X", "C3"),
        (". O .\n O O X\n O . O", "C1"),
    ] {
        let board = Board::parse(rows).unwrap();
        let judged = propose(&board, &presets::AGA_AREA, Color::Black);
        assert!(!matches!(chain(&board, &judged, stone).why, Why::Freed { .. }), "{board}");
    }
}
