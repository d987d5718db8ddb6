//! Proof numbers: how hard a position looks to prove and to disprove.
//!
//! The numbers of a node follow from those of the nodes its moves lead to.

/// The number of a proof, or of a disproof, that is impossible.
const NEVER: u32 = u32::MAX;
/// The largest sum of numbers, far below [`NEVER`].
const MOST: u32 = 1 << 30;

/// How many positions must at least be decided to prove the goal, and how many to disprove it. Also
/// used as the limits up to which a node is searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Numbers {
    pub(crate) proof: u32,
    pub(crate) disproof: u32,
}

impl Numbers {
    pub(crate) const PROVED: Numbers = Numbers { proof: 0, disproof: NEVER };
    pub(crate) const FAILED: Numbers = Numbers { proof: NEVER, disproof: 0 };
    /// No limits.
    pub(crate) const UNLIMITED: Numbers = Numbers { proof: NEVER, disproof: NEVER };

    pub(crate) fn open(proof: u32, disproof: u32) -> Numbers {
        Numbers { proof, disproof }
    }

    pub(crate) fn is_proved(self) -> bool {
        self.proof == 0
    }

    pub(crate) fn is_failed(self) -> bool {
        self.disproof == 0
    }

    pub(crate) fn is_decided(self) -> bool {
        self.is_proved() || self.is_failed()
    }

    /// Whether one of the numbers is at its limit.
    pub(crate) fn reach(self, limits: Numbers) -> bool {
        self.proof >= limits.proof || self.disproof >= limits.disproof
    }

    /// The numbers to count for a position that is met in a circle. A circle proves nothing.
    pub(crate) fn in_circle(self, circle: bool) -> Numbers {
        if circle && !self.is_decided() { Numbers::FAILED } else { self }
    }

    /// The numbers as the side to move sees them: the one it wants least, and the other.
    fn seen_by(self, proving: bool) -> (u32, u32) {
        if proving { (self.proof, self.disproof) } else { (self.disproof, self.proof) }
    }

    fn from_view(proving: bool, mine: u32, other: u32) -> Numbers {
        if proving { Numbers::open(mine, other) } else { Numbers::open(other, mine) }
    }
}

/// A node's numbers, and which of its moves to look into. There is none if the node is decided.
pub(crate) struct Sum<T> {
    pub(crate) numbers: Numbers,
    pub(crate) best: Option<Best<T>>,
}

/// The move that looks best.
pub(crate) struct Best<T> {
    pub(crate) to: T,
    numbers: Numbers,
    /// The number of the next best move, which decides when to turn to that one.
    second: u32,
}

impl<T> Sum<T> {
    /// The sum for a node, from where its moves lead. `proving` says whether the side that wants
    /// the proof has the turn.
    ///
    /// The side to move wants the least of one number. A plain sum of the other number would count
    /// a position twice that several ways lead to. So it is the largest one, plus one for each
    /// other open move (weak proof numbers: Ueda, Hashimoto, Hashimoto and Iida, CG 2008).
    pub(crate) fn of(proving: bool, moves: impl Iterator<Item = (T, Numbers)>) -> Sum<T> {
        let (mut least, mut second, mut most, mut open) = (NEVER, NEVER, 0, 0);
        let mut best = None;
        for (to, numbers) in moves {
            let (mine, other) = numbers.seen_by(proving);
            if mine < least {
                (second, least, best) = (least, mine, Some((to, numbers)));
            } else {
                second = second.min(mine);
            }
            if other != 0 {
                most = most.max(other);
                open += 1;
            }
        }
        let total = match (most, open) {
            (NEVER, _) => NEVER,
            (_, 0) => 0,
            (most, open) => (most + (open - 1)).min(MOST),
        };
        let numbers = Numbers::from_view(proving, least, total);
        let best = best.filter(|_| !numbers.is_decided());
        Sum { numbers, best: best.map(|(to, numbers)| Best { to, numbers, second }) }
    }
}

impl<T> Best<T> {
    /// How far to look into this move from a node with these numbers and limits. The search leaves
    /// it when another move looks better by a quarter, or the node's own limits are met.
    pub(crate) fn limits(&self, proving: bool, own: Numbers, limits: Numbers) -> Numbers {
        let (most_mine, most_other) = limits.seen_by(proving);
        let (_, own) = own.seen_by(proving);
        let (_, child) = self.numbers.seen_by(proving);
        let above = self.second.saturating_add(1 + self.second / 4);
        let room = match most_other {
            NEVER => NEVER,
            most => child.saturating_add(most - own),
        };
        Numbers::from_view(proving, most_mine.min(above), room)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_least_of_one_and_the_largest_of_the_other() {
        let moves =
            [(3, 4), (2, 7), (9, 1)].map(|(proof, disproof)| Numbers::open(proof, disproof));
        let sum = Sum::of(true, moves.into_iter().enumerate());
        assert_eq!(sum.numbers, Numbers::open(2, 9));
        let best = sum.best.unwrap();
        assert_eq!(best.to, 1);
        let limits = best.limits(true, sum.numbers, Numbers::open(100, 20));
        assert_eq!(limits, Numbers::open(4, 18));
        let sum = Sum::of(false, moves.into_iter().enumerate());
        assert_eq!((sum.numbers, sum.best.unwrap().to), (Numbers::open(11, 1), 2));
    }

    #[test]
    fn without_moves_the_other_side_has_it() {
        let nothing = || std::iter::empty::<((), Numbers)>();
        assert_eq!(Sum::of(true, nothing()).numbers, Numbers::FAILED);
        assert_eq!(Sum::of(false, nothing()).numbers, Numbers::PROVED);
    }

    #[test]
    fn a_circle_proves_nothing_and_undoes_nothing() {
        assert_eq!(Numbers::open(1, 1).in_circle(true), Numbers::FAILED);
        assert_eq!(Numbers::PROVED.in_circle(true), Numbers::PROVED);
    }
}
