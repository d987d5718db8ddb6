//! One way to lay a board of all that are the same but for turns, mirrors and the colours.

use crate::ask::{Step, Turn};
use tengen_rules::{Board, Color, Point, PointSet, Size};

/// How a board is laid before it is judged, so that no verdict depends on how it came.
///
/// Points are looked at in their order, and chance draws them by number. So a search with bounds
/// may find on one of two boards what it misses on the other, though these differ by a turn alone.
#[derive(Clone, Debug)]
pub(crate) struct Lie {
    /// The size of the board as it came, and as it is laid.
    given: Size,
    laid: Size,
    /// Where each point goes, and where it came from, by [`Point::index`].
    there: Vec<Point>,
    back: Vec<Point>,
    /// Whether the colours change places.
    swaps: bool,
}

impl Lie {
    /// How this board is laid.
    pub(crate) fn of(board: &Board) -> Lie {
        let size = board.size();
        let code = |lie: &Lie| -> Vec<u8> {
            let stone = |p: &Point| match board.get(*p).map(|color| lie.color(color)) {
                None => 0,
                Some(Color::Black) => 2,
                Some(Color::White) => 1,
            };
            lie.back.iter().map(stone).collect()
        };
        let best = (0..8).flat_map(|symmetry| {
            let turned = Lie::turned(size, symmetry);
            [turned.clone(), Lie { swaps: true, ..turned }]
        });
        // A wide board stays wide, and a tall one is turned.
        let best = best.filter(|lie| lie.laid.width() >= lie.laid.height());
        best.max_by_key(code).unwrap_or_else(|| Lie::turned(size, 0))
    }

    /// Columns, rows, and then both change places, as the bits of `symmetry` say.
    fn turned(given: Size, symmetry: u8) -> Lie {
        let crossed = symmetry & 4 > 0;
        let (width, height) = (given.width(), given.height());
        let sides = if crossed { (height, width) } else { (width, height) };
        // The sides of a size make a size the other way around too.
        let laid = Size::new(sides.0, sides.1).unwrap_or(given);
        let moved = |p: Point| {
            let (mut column, mut row) = (given.column(p), given.row(p));
            if symmetry & 1 > 0 {
                column = width - 1 - column;
            }
            if symmetry & 2 > 0 {
                row = height - 1 - row;
            }
            let place = if crossed { (row, column) } else { (column, row) };
            laid.point(place.0, place.1).unwrap_or(p)
        };
        let there: Vec<Point> = given.points().map(moved).collect();
        let mut back = there.clone();
        given.points().for_each(|p| back[there[p.index()].index()] = p);
        Lie { given, laid, there, back, swaps: false }
    }

    /// The board as it is laid.
    pub(crate) fn board(&self, board: &Board) -> Board {
        // In the order of the points there: a search goes by the order in which stones were set up.
        let stone = |p: Point| Some((self.color(board.get(self.point_back(p))?), p));
        let stones = self.laid.points().filter_map(stone);
        // Chains have the same liberties there.
        Board::with_stones(self.laid, stones).unwrap_or_else(|_| board.clone())
    }

    /// The side that has the stones of this one there, and the reverse.
    #[must_use]
    pub(crate) fn color(&self, color: Color) -> Color {
        if self.swaps { !color } else { color }
    }

    /// Where a point goes.
    pub(crate) fn point(&self, point: Point) -> Point {
        self.there.get(point.index()).copied().unwrap_or(point)
    }

    /// Where these points go.
    pub(crate) fn points(&self, points: &PointSet) -> PointSet {
        PointSet::of(self.laid, points.iter().map(|p| self.point(p)))
    }

    /// Black's shares of the points, by [`Point::index`], as they are there. None if there are not
    /// as many as points.
    pub(crate) fn shares(&self, shares: &[f32]) -> Option<Vec<f32>> {
        self.moved(shares, &self.back)
    }

    /// Black's shares of the points, by [`Point::index`], as they are on the board that came.
    pub(crate) fn shares_back(&self, shares: &[f32]) -> Option<Vec<f32>> {
        self.moved(shares, &self.there)
    }

    fn moved(&self, shares: &[f32], from: &[Point]) -> Option<Vec<f32>> {
        let sign = if self.swaps { -1.0 } else { 1.0 };
        let fits = shares.len() == from.len();
        fits.then(|| from.iter().map(|p| sign * shares[p.index()]).collect())
    }

    /// Where a point came from.
    pub(crate) fn point_back(&self, point: Point) -> Point {
        self.back.get(point.index()).copied().unwrap_or(point)
    }

    /// Where these points came from.
    pub(crate) fn points_back(&self, points: &PointSet) -> PointSet {
        PointSet::of(self.given, points.iter().map(|p| self.point_back(p)))
    }

    /// The owners of the points there, by [`Point::index`], as owners on the board that came.
    pub(crate) fn owners_back(&self, owners: &[Option<Color>]) -> Vec<Option<Color>> {
        self.there.iter().map(|p| owners[p.index()].map(|color| self.color(color))).collect()
    }

    /// A step there as one on the board that came.
    pub(crate) fn step_back(&self, step: Step) -> Step {
        match step {
            Step::Play(point) => Step::Play(self.point_back(point)),
            Step::Pass => Step::Pass,
            Step::PassFor(point) => Step::PassFor(self.point_back(point)),
        }
    }

    /// A line there as one on the board that came.
    pub(crate) fn line_back(&self, line: Vec<Turn>) -> Vec<Turn> {
        let turn =
            |turn: Turn| Turn { color: self.color(turn.color), step: self.step_back(turn.step) };
        line.into_iter().map(turn).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_is_laid_the_same_way_however_it_came() {
        let board = Board::parse(". X . . .\n O . . X .\n . . O . .").unwrap();
        let size = board.size();
        let laid = Lie::of(&board).board(&board);
        for symmetry in 0..8 {
            for swaps in [false, true] {
                let lie = Lie { swaps, ..Lie::turned(size, symmetry) };
                let came = lie.board(&board);
                let found = Lie::of(&came);
                assert_eq!(found.board(&came), laid, "{symmetry} {swaps}");
                let back = |p: Point| found.point_back(found.point(p));
                assert!(came.size().points().all(|p| back(p) == p));
                let shares: Vec<f32> = (0..size.area()).map(|n| n as f32).collect();
                let there = found.shares(&shares).unwrap();
                assert_eq!(found.shares_back(&there), Some(shares));
            }
        }
    }
}
