//! What is asked, and how an answer is put.

use tengen_rules::{Board, Point};

/// How far one side gets its way, kos considered. In ascending order of what is better for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Success {
    /// Not at all.
    No,
    /// By winning a ko for which it needs a threat first.
    KoAfterThreat,
    /// By winning a ko for which the other side needs a threat first.
    Ko,
    /// Whatever the other side does.
    Yes,
}

impl Success {
    /// How far the other side gets its way.
    pub fn other(self) -> Success {
        match self {
            Success::No => Success::Yes,
            Success::KoAfterThreat => Success::Ko,
            Success::Ko => Success::KoAfterThreat,
            Success::Yes => Success::No,
        }
    }
}

/// What a quick look found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Found {
    /// How far the side that was asked about gets its way.
    pub success: Success,
    /// The move for it; none if nothing need be played, or nothing helps.
    pub play: Option<Point>,
}

/// A position that is looked at.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    /// The stones.
    pub board: &'a Board,
    /// Where a ko may not be retaken by the side to move.
    pub ko: Option<Point>,
    /// The most positions looked at in one search; an answer may take several.
    pub positions: usize,
}
