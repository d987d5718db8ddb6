//! Moves as small numbers: a point by its index, or a pass.

use tengen_rules::{Point, Size};

/// The number of a pass.
const PASS: u16 = u16::MAX;

/// A move as a number.
pub(crate) fn number_of(point: Option<Point>) -> u16 {
    point.map_or(PASS, |p| p.index() as u16)
}

/// The move with this number.
pub(crate) fn point_of(size: Size, number: u16) -> Option<Point> {
    if number == PASS { None } else { size.at(usize::from(number)) }
}
