//! What a side wants to force.

use super::field::{Field, Position};
use super::search::Budget;
use crate::benson::Benson;
use std::rc::Rc;
use tengen_rules::{Color, Point};

/// What is seen of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Look {
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
    fn glance(&self, position: &Position) -> Look;

    /// What is seen of a position that is open at a glance; it may take a reading of its own.
    fn look(&mut self, position: &Position, _budget: &mut Budget) -> Look {
        self.glance(position)
    }

    /// Whether a play of the side to move is worth reading in a position that is open. A goal
    /// that leaves plays out gives up certainty: what is found is then an estimate.
    fn is_tried(&self, _position: &Position, _point: Point) -> bool {
        true
    }
}

/// That the stone on a point is taken.
#[derive(Clone, Debug)]
pub(crate) struct Capture {
    /// Whose stone it is.
    pub(crate) color: Color,
    /// Where it stands.
    pub(crate) point: Point,
    field: Rc<Field>,
    benson: Benson,
}

impl Capture {
    pub(crate) fn new(field: Rc<Field>, color: Color, point: Point) -> Capture {
        Capture { color, point, field, benson: Benson::default() }
    }
}

impl Goal for Capture {
    fn side(&self) -> Color {
        !self.color
    }

    fn glance(&self, position: &Position) -> Look {
        if position.board.get(self.point) != Some(self.color) {
            return Look::Reached;
        }
        match self.field.liberties(&position.board, self.point) {
            Some(liberties) => Look::Open { force: liberties.clamp(1, 4), prevent: 1 },
            None => Look::Failed,
        }
    }

    fn look(&mut self, position: &Position, _: &mut Budget) -> Look {
        let seen = self.glance(position);
        if let Look::Open { .. } = seen {
            self.benson.read_given(&position.board, self.color, self.field.skin());
            if self.benson.is_alive(&position.board, self.point) {
                return Look::Failed;
            }
            self.benson.read_given(&position.board, !self.color, self.field.skin());
            let mut lost =
                self.benson.regions().filter(|region| self.field.settles(&position.board, region));
            if lost.any(|region| region.points.contains(&self.point)) {
                return Look::Reached;
            }
        }
        seen
    }
}
