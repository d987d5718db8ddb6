//! Square boards turned and mirrored.

use tengen_rules::{Point, Size};

/// The number of ways to turn and to mirror a square board.
pub(crate) const SYMMETRIES: usize = 8;

/// Where a `point` of a square board lies on the board turned or mirrored.
pub(crate) fn moved(size: Size, point: Point, symmetry: usize) -> Point {
    let (mut column, mut line) = (size.column(point), size.row(point));
    let last = size.width() - 1;
    if symmetry & 1 > 0 {
        column = last - column;
    }
    if symmetry & 2 > 0 {
        line = last - line;
    }
    if symmetry & 4 > 0 {
        (column, line) = (line, column);
    }
    size.point(column, line).expect("a point of a square board")
}
