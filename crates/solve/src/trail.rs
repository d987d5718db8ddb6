//! The positions that led to the one on the board, which superko looks at.

use super::stones::Stones;
use super::terms::Repetition;
use tengen_rules::Color;

/// A position of the trail.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step {
    pub(super) stones: Stones,
    /// Whose turn it was then.
    pub(super) to_move: Color,
    /// Whether a play created it. Otherwise a pass left it, or it is the start.
    pub(super) played: bool,
    /// The position's [mark](super::evidence::Range).
    pub(super) mark: u64,
    /// The symmetries of the board, a bit each, that leave every position up to here as it is.
    pub(super) symmetries: u8,
}

/// Every position since the start, the one on the board last.
#[derive(Clone, Debug)]
pub(super) struct Trail {
    pub(super) repetition: Repetition,
    pub(super) steps: Vec<Step>,
    /// How many of the steps are given: those before the search, which do not change.
    pub(super) given: usize,
}

impl Trail {
    /// Whether superko forbids `color` to create the position of `step` again.
    #[inline]
    pub(super) fn binds(&self, step: &Step, color: Color) -> bool {
        match self.repetition {
            Repetition::Any => false,
            Repetition::Positional => true,
            Repetition::Situational => step.to_move != color,
            Repetition::NaturalSituational { .. } => step.played && step.to_move != color,
        }
    }

    /// The number of the newest step because of which `color` may not create `after`.
    #[inline]
    pub(super) fn forbids(&self, color: Color, after: Stones) -> Option<usize> {
        let same = |step: &Step| step.stones == after && self.binds(step, color);
        self.steps.iter().rposition(same)
    }

    /// Whether a ko that is taken now may not be retaken at once. Retaking it would create again
    /// the position that is on the board.
    #[inline]
    pub(super) fn forbids_retaking(&self) -> bool {
        self.repetition.forbids_retaking(self.steps.last().is_some_and(|step| step.played))
    }

    /// The newest step: the position on the board.
    #[inline]
    pub(super) fn newest(&self) -> Step {
        self.steps[self.last()]
    }

    /// Its number.
    #[inline]
    pub(super) fn last(&self) -> usize {
        self.steps.len() - 1
    }
}
