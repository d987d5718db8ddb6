//! Points and stones by name.

use super::both::Both;
use tengen_rules::{Board, Point, Size};

/// The names of points, in the order given.
pub(crate) fn names(size: Size, points: impl IntoIterator<Item = Point>) -> Vec<String> {
    points.into_iter().map(|p| size.name(p)).collect()
}

/// The stones of a position.
pub(crate) fn stones(board: &Board) -> Both<Vec<String>> {
    let size = board.size();
    Both::each(|color| names(size, size.points().filter(|p| board.get(*p) == Some(color))))
}
