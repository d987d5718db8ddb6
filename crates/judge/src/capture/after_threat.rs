//! The capture of a chain whose owner has one ko threat, as a goal of exhaustive reading.

use crate::capture::Capture;
use crate::part::Position;
use crate::search::exhaustive::{Answer, Goal, Reading, Sight};
use tengen_rules::Color;

/// A chain is captured though its owner may retake one ko at once. All other kos are retaken as the
/// law of the reading has it.
pub(crate) struct AfterThreat {
    /// The capture once the threat is spent.
    captures: Reading<Capture>,
}

impl AfterThreat {
    pub(crate) fn new(captures: Reading<Capture>) -> AfterThreat {
        AfterThreat { captures }
    }
}

impl Goal for AfterThreat {
    fn side(&self) -> Color {
        self.captures.goal().side()
    }

    fn glance(&self, position: &Position) -> Sight {
        self.captures.goal().glance(position)
    }

    fn look(&mut self, position: &Position, left: &mut usize) -> Sight {
        let owner = self.captures.goal().color;
        let binds = |color: Color| color == owner && position.turn == owner;
        if !position.bans.iter().any(|(color, _)| binds(*color)) {
            return self.glance(position);
        }
        let mut answered = position.clone();
        answered.bans.retain(|(color, _)| *color != owner);
        match self.captures.answer(&answered, left) {
            Answer::Forced => self.glance(position),
            Answer::Held => Sight::Failed,
            Answer::Unknown => Sight::Unknown,
        }
    }
}
