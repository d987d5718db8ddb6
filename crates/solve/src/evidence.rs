//! The history that a result rests on.
//!
//! Under superko the value of a position depends on how it arose. A proof is a tree that has, in
//! every position, one play of the winner or all plays of the loser. It holds after another history
//! too on two conditions. (1) That history forbids no play of the winner. (2) It forbids every play
//! of the loser that was forbidden before. So a result is kept with a [`Range`], which holds all
//! positions that the winner creates. It is also kept with [`Needs`], the earlier positions that
//! forbade plays of the loser. Both may be larger than they need be. Then a usable result is found
//! anew; a result that does not hold is never used.

use super::grid::Symmetry;
use super::stones::Stones;

/// A set of positions, described by bounds: it may hold more positions than were put in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Range {
    /// The stones that all positions have, and the stones that any of them has.
    all: Stones,
    any: Stones,
    /// The marks of all positions. A position's mark is one of 64 bits, the same for all its
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

    /// Whether the set may hold the position.
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

/// The steps of the trail that forbade plays of the loser.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Needs {
    /// At most [`Needs::MOST`] steps, in no order.
    Few { steps: [u16; Needs::MOST], count: u8 },
    /// More steps; `first` is the earliest.
    Many { first: u16 },
}

impl Needs {
    /// The most steps that are kept one by one.
    pub(super) const MOST: usize = 2;
    pub(super) const NONE: Needs = Needs::Few { steps: [0; Needs::MOST], count: 0 };

    /// The steps, if they are kept one by one.
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

    /// Without the steps from `step` on, which are part of the proof itself.
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

/// The margin of a result, and the history it rests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Evidence {
    /// The least margin of Black if Black is the winner; the greatest if White is.
    pub(super) margin: i8,
    /// The positions that the winner creates.
    pub(super) range: Range,
    pub(super) needs: Needs,
}
