//! Solving a part of a board by itself.

use super::grid::Grid;
use super::life::safe;
use super::problem::Question;
use super::search::Turn;
use super::solver::{Solution, Solver, deep};
use super::stones::Stones;
use super::terms::{Repetition, Terms};
use super::watch::Watch;
use std::io;
use tengen_rules::{Board, Color, Point, PointSet, Suicide};

/// The memory that one search of a part may take, in bytes.
const MEMORY: usize = 16 << 20;

/// A part of a board. All stones around it stand, however the play in it goes.
///
/// Play in it goes on until two passes in a row, a pass being a move elsewhere. Positions of the
/// part may not be repeated, and there are no threats elsewhere. In the end all its stones count as
/// they stand, by area. Points of the part that touch stones of one colour only, in it or around
/// it, belong to that colour.
#[derive(Clone, Debug)]
pub struct Part(Question);

impl Part {
    /// The points `cells` of a board, where `to_move` plays first and may not play on `ko`.
    /// `None` if there are more than [`MOST_POINTS`](super::MOST_POINTS).
    pub fn new(board: &Board, cells: &PointSet, to_move: Color, ko: Option<Point>) -> Option<Part> {
        let grid = Grid::part(board, cells)?;
        let terms = Terms { repetition: Repetition::Positional, suicide: Suicide::Forbidden };
        let (stones, ko) = (Stones::on(&grid, board), ko.and_then(|ko| grid.number(ko)));
        let mut question = Question::new(grid, terms, stones, to_move);
        question.turn = Turn { ko, ..question.turn };
        Some(Part(question))
    }

    /// Solves the part with best play by both sides, as far as a search of at most `nodes`
    /// positions reaches.
    ///
    /// # Errors
    /// If the system gives no thread to search in.
    pub fn solve(&self, nodes: u64) -> io::Result<Solution> {
        self.watched(nodes, &Watch::default())
    }

    /// The same, but the search stops when `watch` says so.
    ///
    /// # Errors
    /// If the system gives no thread to search in.
    pub fn watched(&self, nodes: u64, watch: &Watch) -> io::Result<Solution> {
        deep(|| Solver::new(&self.0, MEMORY, 1, nodes, watch).solve())
    }

    /// Black's lead over White by territory and prisoners, once the line of a
    /// [solution](Part::solve) has been played. A side's territory is the points it has for
    /// certain: empty points, and the other side's stones there. All other points are in seki and
    /// count nothing.
    pub fn territory(&self, line: &[Option<Point>]) -> i32 {
        let Question { grid, trail, turn, .. } = &self.0;
        let (mut stones, mut color, mut margin) = (trail.newest().stones, turn.to_move, 0);
        let sign = |color: Color| if color == Color::Black { 1 } else { -1 };
        for play in line {
            if let Some(point) = play.and_then(|p| grid.number(p)) {
                let played = stones.play(grid, color, point);
                margin += sign(color) * played.taken.count_ones() as i32;
                stones = played.stones;
            }
            color = !color;
        }
        for color in Color::BOTH {
            let free = safe(grid, stones, color).points & !stones.of(color);
            let dead = free & stones.of(!color);
            margin += sign(color) * (free.count_ones() + dead.count_ones()) as i32;
        }
        margin
    }
}
