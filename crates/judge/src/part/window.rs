//! A part cut out of a board, so that a reading does not carry the rest along.

use super::Field;
use crate::ask::{Step, Turn};
use tengen_rules::{Board, Point, PointSet, Size};

/// The part of a board that can change, and the stones right around it, on a board of its own. The
/// other points of that board are empty, and nobody plays on them. So the stones around cannot be
/// taken, as before.
#[derive(Clone, Debug)]
pub(crate) struct Window {
    whole: Size,
    left: usize,
    top: usize,
    board: Board,
}

impl Window {
    /// Cuts the points of a field out of the board it belongs to.
    pub(crate) fn of(board: &Board, field: &Field) -> Option<Window> {
        let size = board.size();
        let around = field.cells().iter().flat_map(|p| board.neighbours(*p));
        let around = around.filter(|p| board.get(*p).is_some());
        let kept = PointSet::of(size, field.cells().iter().copied().chain(around));
        let columns: Vec<usize> = kept.iter().map(|p| size.column(p)).collect();
        let rows: Vec<usize> = kept.iter().map(|p| size.row(p)).collect();
        // One line more on each side, where the stones around have their liberties.
        let left = columns.iter().min()?.saturating_sub(1);
        let top = rows.iter().min()?.saturating_sub(1);
        let right = (columns.iter().max()? + 2).min(size.width());
        let bottom = (rows.iter().max()? + 2).min(size.height());
        let cut = Size::new(right - left, bottom - top).ok()?;
        let stones = kept.iter().filter_map(|p| {
            let point = cut.point(size.column(p) - left, size.row(p) - top)?;
            Some((board.get(p)?, point))
        });
        let board = Board::with_stones(cut, stones).ok()?;
        Some(Window { whole: size, left, top, board })
    }

    /// The board cut out.
    pub(crate) fn board(&self) -> &Board {
        &self.board
    }

    /// A point of the whole board as one of the board cut out; none if it lies outside.
    pub(crate) fn inside(&self, point: Point) -> Option<Point> {
        let column = self.whole.column(point).checked_sub(self.left)?;
        let row = self.whole.row(point).checked_sub(self.top)?;
        self.board.size().point(column, row)
    }

    /// A point of the board cut out as one of the whole board.
    pub(crate) fn outside(&self, point: Point) -> Option<Point> {
        let size = self.board.size();
        self.whole.point(size.column(point) + self.left, size.row(point) + self.top)
    }

    /// A step on the whole board.
    pub(crate) fn step(&self, step: Step) -> Option<Step> {
        Some(match step {
            Step::Play(point) => Step::Play(self.outside(point)?),
            Step::Pass => Step::Pass,
            Step::PassFor(point) => Step::PassFor(self.outside(point)?),
        })
    }

    /// A line on the whole board.
    pub(crate) fn line(&self, line: Vec<Turn>) -> Vec<Turn> {
        let turn = |turn: Turn| Some(Turn { step: self.step(turn.step)?, ..turn });
        line.into_iter().filter_map(turn).collect()
    }
}
