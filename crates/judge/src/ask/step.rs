//! The steps of a player in a reading.

use tengen_rules::{Color, Point};

/// One step of a player in a reading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// A stone is played here.
    Play(Point),
    /// A pass, or a move at a point that does not matter.
    Pass,
    /// A pass for the ko on this point, which the side may retake afterwards.
    PassFor(Point),
}

/// One turn of a line of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The side whose turn it is.
    pub color: Color,
    /// The step of that side.
    pub step: Step,
}
