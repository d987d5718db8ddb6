//! On what history a result rests.
//!
//! Under superko the value of a position depends on how it arose. A proof is a tree: in every
//! position of it one play of the winner, and all of the loser's. It holds after another history
//! too if there (1) no play of the winner is forbidden, and (2) every play of the loser that was
//! forbidden by the history is forbidden again. So beside a result are kept [`Range`], which all
//! positions lie in that the winner creates, and [`Needs`], the earlier positions that forbade
//! plays of the loser. Both may be larger than need be: then a result is not used that could
//! be, and is found anew; never the other way round.

use super::grid::Symmetry;
use super::stones::Stones;

/// A set of positions, described from outside: perhaps more than were put in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Range {
    /// The stones that all positions have, and those that any has.
    all: Stones,
    any: Stones,
    /// The marks of them all. A position's mark is one of 64 bits, the same for all its
    /// reflections.
    marks: u64,
}

impl Range {
    /// No position.
    pub(super) const NONE: Range = Range { all: Stones::EVERY, any: Stones::NONE, marks: 0 };

    /// Every position with these stones.
    pub(super) fn with(stones: Stones) -> Range {
        Range { all: stones, any: Stones::EVERY, marks: u64::MAX }
    }

    pub(super) fn one(stones: Stones, mark: u64) -> Range {
        Range { all: stones, any: stones, marks: mark }
    }

    #[inline]
    pub(super) fn and(self, other: Range) -> Range {
        Range {
            all: self.all.common(other.all),
            any: self.any.united(other.any),
            marks: self.marks | other.marks,
        }
    }

    /// Whether the position may be one of them.
    #[inline]
    pub(super) fn may_hold(&self, stones: Stones, mark: u64) -> bool {
        self.marks & mark != 0 && self.all.within(stones) && stones.within(self.any)
    }

    pub(super) fn map(&self, symmetry: &Symmetry) -> Range {
        Range {
            all: self.all.map(|points| symmetry.map(points)),
            any: self.any.map(|points| symmetry.map(points)),
            marks: self.marks,
        }
    }
}

/// Which steps of the trail forbade plays of the loser.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Needs {
    /// These, in no order.
    Few { steps: [u16; Needs::MOST], count: u8 },
    /// More, this one the first of them.
    Many { first: u16 },
}

impl Needs {
    /// So many are told apart.
    pub(super) const MOST: usize = 2;
    pub(super) const NONE: Needs = Needs::Few { steps: [0; Needs::MOST], count: 0 };

    /// The steps, if they are told apart.
    pub(super) fn steps(&self) -> Option<&[u16]> {
        match self {
            Needs::Few { steps, count } => Some(&steps[..usize::from(*count)]),
            Needs::Many { .. } => None,
        }
    }

    pub(super) fn add(&mut self, step: u16) {
        match self {
            Needs::Few { steps, count } => {
                let known = usize::from(*count);
                if steps[..known].contains(&step) {
                    return;
                }
                if let Some(place) = steps.get_mut(known) {
                    *place = step;
                    *count += 1;
                } else {
                    *self = Needs::Many { first: steps.iter().copied().fold(step, u16::min) };
                }
            }
            Needs::Many { first } => *first = step.min(*first),
        }
    }

    pub(super) fn and(mut self, other: Needs) -> Needs {
        match other {
            Needs::Few { steps, count } => {
                steps[..usize::from(count)].iter().for_each(|step| self.add(*step));
                self
            }
            Needs::Many { first } => match self {
                Needs::Few { steps, count } => {
                    let steps = steps[..usize::from(count)].iter().copied();
                    Needs::Many { first: steps.fold(first, u16::min) }
                }
                Needs::Many { first: also } => Needs::Many { first: first.min(also) },
            },
        }
    }

    /// Without the steps from `step` on, which are part of what is proved.
    pub(super) fn before(self, step: u16) -> Needs {
        match self {
            Needs::Few { steps, count } => {
                let mut kept = Needs::NONE;
                let steps = steps[..usize::from(count)].iter();
                steps.filter(|s| **s < step).for_each(|s| kept.add(*s));
                kept
            }
            Needs::Many { first } if first >= step => Needs::NONE,
            many @ Needs::Many { .. } => many,
        }
    }
}

/// What a result rests on, and how good it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Evidence {
    /// Black's margin at least, if Black is the winner, or at most, if White is.
    pub(super) margin: i8,
    /// What the winner creates.
    pub(super) range: Range,
    pub(super) needs: Needs,
}
