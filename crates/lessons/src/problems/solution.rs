//! The solution of a problem, and why a position is no problem.

use super::kind::Kind;
use super::level::Level;
use std::fmt;
use tengen_rules::Point;

/// The position could not be decided within the positions that may be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Undecided;

impl fmt::Display for Undecided {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the judge cannot read this to the end")
    }
}

impl std::error::Error for Undecided {}

/// The solution of a problem.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// Its kind, found from the right moves.
    pub kind: Kind,
    /// All first moves that are right.
    pub right: Vec<Point>,
    /// How many positions were read until it was decided that such a move exists.
    pub positions: usize,
    /// How many moves the solver makes until the result is clear, while the other side holds out as
    /// long as it can.
    pub moves: usize,
}

impl Solution {
    /// How hard the problem is.
    pub fn level(&self) -> Level {
        Level::of(self.kind, self.positions, self.moves)
    }
}

/// Why a position is no problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// No standing stones shut the chain in, or there is too much room.
    Bounds,
    /// A move could not be read to the end.
    Undecided,
    /// No move reaches the goal without a ko.
    Hopeless,
    /// The goal is reached even if the solver passes.
    Idle,
    /// Too many first moves are right.
    Many,
    /// It is a problem of another kind.
    Kind,
    /// It is harder or easier than its level says.
    Level,
    /// The main line does not end.
    Endless,
}

impl From<Undecided> for Flaw {
    fn from(_: Undecided) -> Flaw {
        Flaw::Undecided
    }
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Flaw::Bounds => "nothing that stands shuts the chain in, or it has too much room",
            Flaw::Undecided => "something could not be read to the end",
            Flaw::Hopeless => "nothing helps without a ko",
            Flaw::Idle => "nothing need be done",
            Flaw::Many => "too many first moves are right",
            Flaw::Kind => "it is a problem of another kind",
            Flaw::Level => "it is on another level",
            Flaw::Endless => "the main line does not end",
        })
    }
}

impl std::error::Error for Flaw {}
