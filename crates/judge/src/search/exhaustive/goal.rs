//! Goals that a side wants to force.

use crate::part::Position;
use tengen_rules::{Color, Point};

/// The state of a position, as seen by a goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sight {
    /// The goal is reached.
    Reached,
    /// The goal cannot be reached any more.
    Failed,
    /// Neither.
    Open {
        /// How hard it looks to force, 1 or more.
        force: u32,
        /// How hard it looks to prevent, 1 or more.
        prevent: u32,
    },
    /// The positions ended before the goal could tell.
    Unknown,
}

/// A goal that one side wants to force.
pub(crate) trait Goal {
    /// The side that wants to force the goal.
    fn side(&self) -> Color;

    /// The state of a position as seen at once.
    fn glance(&self, position: &Position) -> Sight;

    /// The state of a position that is open at a glance. A goal may make a reading of its own for
    /// it.
    fn look(&mut self, position: &Position, _left: &mut usize) -> Sight {
        self.glance(position)
    }

    /// Whether a play of the side to move is worth reading in a position that is open. A goal that
    /// leaves plays out gives up certainty: its answers are then estimates.
    fn is_tried(&self, _position: &Position, _point: Point) -> bool {
        true
    }
}
