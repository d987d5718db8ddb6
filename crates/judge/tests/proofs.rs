//! What is proved of a position does not depend on what is expected of it, nor on how it lies.

mod common;

use common::{SYMMETRIES, moved};
use tengen_judge::{Basis, Effort, Foreseen, Proposal, Status, Why, propose, propose_with};
use tengen_rules::{Board, Color, Point, presets};

/// A fight between stones that live: White's chains at C9 and D6 depend on the first move.
const FIGHT: &str = "
    . X O . X O . O .
    X X O X X O O O O
    O O O . X . X X X
    X X X O O X X . X
    . X . X O O X X X
    X X X X X O . O .
    . X . X . X O O O
    X X X X X X X X X
    . X . X . X . X .";

/// Black's stone at B7 falls although it can be joined to the others at A7.
const JOINED: &str = "
    . X O X X . O
    X O O O O O .
    X X X . X O O
    X O X X O O O
    X O X X X X O
    O O O X . . O
    . O . O X O .";

/// Stones that kos and races decide about.
const RACES: [&str; 2] = [
    "
    X . X X X O O O X
    . X . X O . O O X
    X . X . X X X . X
    O O . X O . X O .
    . . . X O O X . X
    O X O X O X X X O
    X X X X O X O O O
    O X O O X O O X .
    . O O O . O . O O",
    "
    . . . X O . O
    . . . X X . O
    . X . X X X X
    X . X X O O O
    X O O X O . X
    X O X O O X X
    X X . X X . X",
];

fn at(board: &Board, name: &str) -> Point {
    board.size().parse(name).expect("a point")
}

/// The judgement of the chain on a point.
fn verdict(board: &Board, judged: &Proposal, name: &str) -> (Status, Basis, Why) {
    let stone = board.chain_id(at(board, name));
    let chain = judged.chains.iter().find(|chain| Some(chain.stone) == stone).expect("a chain");
    (chain.status, chain.basis, chain.why.clone())
}

/// The verdicts without a network, and with networks that are sure of either side everywhere.
fn in_all_views(board: &Board, to_move: Color) -> Vec<Proposal> {
    let (rules, area) = (&presets::JAPANESE, board.size().area());
    let seen = [None, Some(1.0), Some(-1.0)].map(|share| {
        let seen = share.map(|share| Foreseen { shares: vec![share; area], fates: Vec::new() });
        propose_with(board, rules, to_move, Effort::usual(area), seen.as_ref())
    });
    seen.into()
}

#[test]
fn what_a_network_expects_does_not_stand_against_a_proof() {
    let board = Board::parse(FIGHT).expect("a position");
    for judged in in_all_views(&board, Color::Black) {
        let of = |name| {
            let (status, basis, _) = verdict(&board, &judged, name);
            (status, basis)
        };
        for name in ["C9", "D6"] {
            assert_eq!(of(name), (Status::Unsettled, Basis::Proved), "{name}");
        }
        for name in ["B9", "H4"] {
            assert_eq!(of(name), (Status::Dead, Basis::Proved), "{name}");
        }
        assert_eq!(of("G7"), (Status::Alive, Basis::Proved));
    }
}

#[test]
fn a_stone_that_falls_with_those_that_it_joins_is_not_saved_by_joining_them() {
    let board = Board::parse(JOINED).expect("a position");
    for judged in in_all_views(&board, Color::White) {
        let (status, basis, _) = verdict(&board, &judged, "B7");
        assert_eq!((status, basis), (Status::Dead, Basis::Proved));
        // Both walls of the fight that a ko at C1 decides are open.
        for name in ["A6", "B4"] {
            let (status, basis, why) = verdict(&board, &judged, name);
            assert_eq!((status, basis), (Status::Unsettled, Basis::Read), "{name}");
            assert!(matches!(why, Why::Ko { .. }), "{name} {why:?}");
        }
    }
}

#[test]
fn verdicts_depend_neither_on_how_the_board_lies_nor_on_the_colours() {
    for (rows, to_move) in [
        (FIGHT, Color::Black),
        (JOINED, Color::White),
        (RACES[0], Color::Black),
        (RACES[1], Color::Black),
    ] {
        let board = Board::parse(rows).expect("a position");
        let size = board.size();
        let judged = propose(&board, &presets::JAPANESE, to_move);
        for symmetry in 1..SYMMETRIES {
            for swaps in [false, true] {
                let color = |color: Color| if swaps { !color } else { color };
                let stone = |p| Some((color(board.get(p)?), moved(size, p, symmetry)));
                let turned = Board::with_stones(size, size.points().filter_map(stone));
                let turned = turned.expect("a position").set_up();
                let other = propose(&turned, &presets::JAPANESE, color(to_move));
                assert_eq!(other.chains.len(), judged.chains.len());
                for chain in &judged.chains {
                    let stone = turned.chain_id(moved(size, chain.stone, symmetry));
                    let found = other.chains.iter().find(|other| Some(other.stone) == stone);
                    let found = found.expect("the same chain");
                    let told = (found.color, found.stones, found.status, found.basis, found.spare);
                    let expected = (chain.stones, chain.status, chain.basis, chain.spare);
                    let (stones, status, basis, spare) = expected;
                    assert_eq!(told, (color(chain.color), stones, status, basis, spare), "{board}");
                }
                for p in size.points() {
                    let there = other.owner[moved(size, p, symmetry).index()];
                    assert_eq!(there, judged.owner[p.index()].map(color), "{board}");
                }
            }
        }
    }
}
