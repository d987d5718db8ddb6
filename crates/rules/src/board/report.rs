//! The board's reports on plays and on positions set up.

use crate::Point;
use core::fmt;

/// The effect that placing a stone would have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// The stone stands; nothing is removed.
    Quiet,
    /// At least one chain of the opponent is captured.
    Capture,
    /// The player's own chain, of this many stones with the one placed, is removed: self-capture.
    Suicide(usize),
}

/// The effect of a play that was made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Played {
    /// Stones of the opponent taken off.
    pub captured: u16,
    /// Own stones taken off, the one placed among them.
    pub self_captured: u16,
    /// The point where the opponent could at once take back the one stone that has just taken one
    /// stone. It is the shape of the basic ko rule.
    pub ko: Option<Point>,
}

/// The point of an intended play already has a stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Occupied;

impl fmt::Display for Occupied {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("there is a stone on this point already")
    }
}

impl core::error::Error for Occupied {}

/// Why stones set up by hand do not make a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// The point is not on the board.
    OffBoard(Point),
    /// Two stones on one point.
    Twice(Point),
    /// The chain of the stone here has no liberty.
    NoLiberty(Point),
}

impl SetupError {
    /// The point concerned.
    pub const fn point(self) -> Point {
        match self {
            SetupError::OffBoard(p) | SetupError::Twice(p) | SetupError::NoLiberty(p) => p,
        }
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            SetupError::OffBoard(_) => "the point is not on the board",
            SetupError::Twice(_) => "two stones are set on one point",
            SetupError::NoLiberty(_) => "a chain that is set up has no liberty",
        })
    }
}

impl core::error::Error for SetupError {}
