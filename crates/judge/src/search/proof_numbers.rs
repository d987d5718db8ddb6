//! Proof numbers: how hard a position looks to prove and to disprove, and how those of a node
//! follow from those of the nodes its moves lead to. Four searches are made with them.

/// Such a number of what cannot be.
const NEVER: u32 = u32::MAX;
/// Below this they are added up, which keeps them far from [`NEVER`].
const MOST: u32 = 1 << 30;

/// How many positions must at least be decided for a proof, and for it to be known that there is
/// none. Also the limits up to which a node is looked into.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Numbers {
    pub(crate) proof: u32,
    pub(crate) disproof: u32,
}

impl Numbers {
    pub(crate) const PROVED: Numbers = Numbers { proof: 0, disproof: NEVER };
    pub(crate) const FAILED: Numbers = Numbers { proof: NEVER, disproof: 0 };
    /// As limits: none.
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

    /// Whether one of them is at its limit.
    pub(crate) fn reach(self, limits: Numbers) -> bool {
        self.proof >= limits.proof || self.disproof >= limits.disproof
    }

    /// What they count for if the position is met in a circle, which proves nothing.
    pub(crate) fn in_circle(self, circle: bool) -> Numbers {
        if circle && !self.is_decided() { Numbers::FAILED } else { self }
    }

    /// As who has the turn sees them: the number it wants least, and the other.
    fn seen_by(self, proving: bool) -> (u32, u32) {
        if proving { (self.proof, self.disproof) } else { (self.disproof, self.proof) }
    }

    fn from_view(proving: bool, mine: u32, other: u32) -> Numbers {
        if proving { Numbers::open(mine, other) } else { Numbers::open(other, mine) }
    }
}

/// A node's numbers, and which of its moves to look into; none if none is left or it is decided.
pub(crate) struct Sum<T> {
    pub(crate) numbers: Numbers,
    pub(crate) best: Option<Best<T>>,
}

/// The move that looks best.
pub(crate) struct Best<T> {
    pub(crate) to: T,
    numbers: Numbers,
    /// The number of the next best, which decides when to turn to it.
    second: u32,
}

impl<T> Sum<T> {
    /// Of a node where the side that wants the proof has the turn (`proving`) or the other, from
    /// where its moves lead. Whoever has the turn wants the least of one number; of the other the
    /// sum would count twice what several ways lead to, so it is the largest and one for each of
    /// the rest (weak proof numbers: Ueda, Hashimoto, Hashimoto and Iida, CG 2008).
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
    /// How far to look into it from a node with these numbers and limits: until another looks
    /// better by a quarter, or the node's own limits are met.
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
