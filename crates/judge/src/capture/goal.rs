//! The capture of a stone, as a goal of exhaustive reading.

use crate::part::{Field, Position};
use crate::search::exhaustive::{Goal, Sight};
use crate::shape::Benson;
use std::rc::Rc;
use tengen_rules::{Color, Point};

/// The stone on a point is taken.
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

    fn glance(&self, position: &Position) -> Sight {
        if position.board.get(self.point) != Some(self.color) {
            return Sight::Reached;
        }
        match self.field.liberties(&position.board, self.point) {
            Some(liberties) => Sight::Open { force: liberties.clamp(1, 4), prevent: 1 },
            None => Sight::Failed,
        }
    }

    fn look(&mut self, position: &Position, _: &mut usize) -> Sight {
        let seen = self.glance(position);
        if let Sight::Open { .. } = seen {
            self.benson.read_given(&position.board, self.color, self.field.skin());
            if self.benson.is_alive(&position.board, self.point) {
                return Sight::Failed;
            }
            self.benson.read_given(&position.board, !self.color, self.field.skin());
            let mut lost =
                self.benson.regions().filter(|region| self.field.settles(&position.board, region));
            if lost.any(|region| region.points.contains(&self.point)) {
                return Sight::Reached;
            }
        }
        seen
    }
}
