//! Removal of stones that a problem does not need.

use super::super::problem::Problem;
use super::super::solver::Solver;
use tengen_random::Random;
use tengen_rules::{Point, PointSet};

/// Takes stones away in random order, as long as the kind of problem and its right first moves stay
/// the same. Walls stay, since the stones inside need them.
pub(super) fn away(problem: &mut Problem, positions: usize, random: &mut Random) {
    let Ok(whole) = Solver::examine(problem, positions) else { return };
    let Some(solver) = Solver::new(problem, !Problem::SOLVER) else { return };
    let board = &problem.board;
    let spare =
        |p: &Point| board.get(*p).is_some() && board.chain_id(*p) != board.chain_id(problem.chain);
    let mut left: Vec<Point> = solver.points().iter().copied().filter(spare).collect();
    while !left.is_empty() {
        let stone = left.swap_remove(random.below(left.len()));
        let without = problem.board.without(&PointSet::of(problem.board.size(), [stone]));
        let smaller = Problem { board: without, ..problem.clone() };
        let found = Solver::examine(&smaller, positions);
        if found.is_ok_and(|found| found.right == whole.right && found.kind == whole.kind) {
            *problem = smaller;
        }
    }
}
