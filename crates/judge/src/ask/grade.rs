//! What is asked, and how an answer is put.

use tengen_rules::{Board, Point};

/// How far one side gets its way, kos considered. In ascending order of what is better for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Grade {
    /// Not at all.
    No,
    /// By winning a ko for which it needs a threat first.
    KoAfterThreat,
    /// By winning a ko for which the other side needs a threat first.
    Ko,
    /// Whatever the other side does.
    Yes,
}

impl Grade {
    /// How far the other side gets its way.
    pub fn other(self) -> Grade {
        match self {
            Grade::No => Grade::Yes,
            Grade::KoAfterThreat => Grade::Ko,
            Grade::Ko => Grade::KoAfterThreat,
            Grade::Yes => Grade::No,
        }
    }
}

/// What a quick look found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Graded {
    /// How far the side that was asked about gets its way.
    pub success: Grade,
    /// The move for it; none if nothing need be played, or nothing helps.
    pub play: Option<Point>,
}

/// A position that is looked at.
#[derive(Clone, Copy, Debug)]
pub struct QuickQuestion<'a> {
    /// The stones.
    pub board: &'a Board,
    /// Where a ko may not be retaken by the side to move.
    pub ko: Option<Point>,
    /// The most positions looked at in one search; an answer may take several.
    pub positions: usize,
}
