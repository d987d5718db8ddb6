//! What a player does in a reading.

use tengen_rules::{Color, Point};

/// What a player does in a reading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// A stone is put here.
    Play(Point),
    /// A pass, or a move where it does not matter.
    Pass,
    /// A pass for the ko that may be retaken here afterwards.
    PassFor(Point),
}

/// One turn of a line of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Whose it is.
    pub color: Color,
    /// What is done.
    pub step: Step,
}
