//! The kind of a problem, found from its right moves.

use super::kind::Kind;
use super::problem::Problem;
use tengen_judge::captures_in_ladder;
use tengen_rules::{Board, Point};

/// How many positions of a ladder are looked at.
const LADDER: usize = 2_000;

/// The kind of a problem with these right first moves.
pub(super) fn kind(problem: &Problem, right: &[Point]) -> Kind {
    let (board, chain) = (&problem.board, problem.chain);
    if !matches!(problem.kind, Kind::Capture | Kind::Ladder | Kind::Net) {
        return problem.kind;
    }
    let ladder = captures_in_ladder(board, chain, &mut LADDER.clone());
    let liberties = board.liberties(chain);
    let quiet =
        |p: &Point| !liberties.contains(*p) && board.captures(Problem::SOLVER, *p).is_empty();
    if right.iter().all(|p| ladder.contains(p)) && is_long(board, chain, right) {
        Kind::Ladder
    } else if right.iter().all(quiet) {
        Kind::Net
    } else {
        Kind::Capture
    }
}

/// How many times at least the chain runs in a ladder; less is an atari at the edge.
const RUNS: usize = 2;

/// Whether the first of these plays begins a ladder in which the chain runs at least [`RUNS`]
/// times.
pub(super) fn is_long(board: &Board, chain: Point, right: &[Point]) -> bool {
    let Some(first) = right.first() else { return false };
    let mut board = board.clone();
    let mut attack = *first;
    for _ in 0..RUNS {
        if board.play(Problem::SOLVER, attack).is_err() {
            return false;
        }
        let Some(run) = board.atari(chain) else { return false };
        if board.play(!Problem::SOLVER, run).is_err() || board.atari(chain).is_some() {
            return false;
        }
        match captures_in_ladder(&board, chain, &mut LADDER.clone()).first() {
            Some(next) => attack = *next,
            None => return false,
        }
    }
    true
}
