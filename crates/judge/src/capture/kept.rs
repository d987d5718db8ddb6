//! A chain that is kept for good, as a goal of exhaustive reading.

use crate::capture::Capture;
use crate::part::Position;
use crate::search::exhaustive::{Answer, Goal, Reading, Sight};
use tengen_rules::Color;

/// A stone cannot be captured any more under the law of the reading of its capture.
///
/// Play that goes on for ever counts against the owner. So no chain is kept for good by retaking a
/// ko again and again.
pub(crate) struct Kept {
    captures: Reading<Capture>,
}

impl Kept {
    pub(crate) fn new(captures: Reading<Capture>) -> Kept {
        Kept { captures }
    }
}

impl Goal for Kept {
    fn side(&self) -> Color {
        self.captures.goal().color
    }

    fn glance(&self, position: &Position) -> Sight {
        match self.captures.goal().glance(position) {
            Sight::Reached => Sight::Failed,
            Sight::Failed => Sight::Reached,
            Sight::Open { force, prevent } => Sight::Open { force: prevent, prevent: force },
            Sight::Unknown => Sight::Unknown,
        }
    }

    fn look(&mut self, position: &Position, left: &mut usize) -> Sight {
        // The owner may pass, so the turn makes no difference. No ban binds the owner, since this
        // goal is read with a threat of theirs for every ko. From here on threats do not count.
        let opponents = Position { turn: self.captures.goal().side(), ..position.clone() };
        match self.captures.answer(&opponents, left) {
            Answer::Forced => self.glance(position),
            Answer::Held => Sight::Reached,
            Answer::Unknown => Sight::Unknown,
        }
    }
}
