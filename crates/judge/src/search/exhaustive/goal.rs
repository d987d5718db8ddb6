//! What a side wants to force.

use crate::part::Position;
use tengen_rules::{Color, Point};

/// What is seen of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sight {
    /// What was to be forced has come about.
    Reached,
    /// It cannot come about any more.
    Failed,
    /// Neither.
    Open {
        /// How hard it looks to force, 1 or more.
        force: u32,
        /// How hard it looks to prevent, 1 or more.
        prevent: u32,
    },
    /// The budget ended while it was being found out.
    Unknown,
}

/// What a side wants to force.
pub(crate) trait Goal {
    /// Who wants to force it.
    fn side(&self) -> Color;

    /// What is seen at once.
    fn glance(&self, position: &Position) -> Sight;

    /// What is seen of a position that is open at a glance; it may take a reading of its own.
    fn look(&mut self, position: &Position, _left: &mut usize) -> Sight {
        self.glance(position)
    }

    /// Whether a play of the side to move is worth reading in a position that is open. A goal
    /// that leaves plays out gives up certainty: what is found is then an estimate.
    fn is_tried(&self, _position: &Position, _point: Point) -> bool {
        true
    }
}
