//! A small part of a board as sets of bits: up to 128 points, each with its neighbours.
//!
//! Things that do not change during a fight are joined to one point each. They are the standing
//! stones of each side, and the liberties that nobody fills.

use tengen_rules::Color;

/// Points of a [`Ground`], a bit each.
pub(super) type Set = u128;

/// A point of a ground by its number.
pub(super) fn bit(point: u32) -> Set {
    1 << point
}

/// The points of a set by their numbers, in order.
pub(super) fn points(mut set: Set) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let point = set.trailing_zeros();
        (set != 0).then(|| {
            set &= set - 1;
            point
        })
    })
}

/// Which points lie next to each other, and where play goes on.
#[derive(Clone, Debug, Default)]
pub(super) struct Ground {
    /// The neighbours of each point.
    pub(super) near: Vec<Set>,
    /// Where stones may be put.
    pub(super) open: Set,
}

/// Which side may retake a ko at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum LocalThreats {
    /// This side, once: it has one threat and the other has none. With threats without end it would
    /// also win kos that players call lost, such as kos of several steps.
    One(Color),
    /// Neither: a ko can be retaken only after a pass, so no other play in the part is a threat for
    /// it.
    Nobodys,
    /// Neither, but a play in the part serves as a threat. That fits a race, where each play takes
    /// a liberty.
    Plays,
}

/// Stones on a ground.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Stones {
    /// Those of each colour, by [`Color::index`].
    pub(super) of: [Set; 2],
    /// The side that has the turn.
    pub(super) turn: Color,
    /// Where that side may not retake a ko, unless it uses its threat for it.
    pub(super) ko: Option<u32>,
    /// Where the other side may not retake a ko until it has passed.
    pub(super) barred: Option<u32>,
    /// Whether the threat has been used.
    pub(super) used: bool,
}

impl Ground {
    /// The points next to those of a set, and those of it that have neighbours in it.
    pub(super) fn around(&self, set: Set) -> Set {
        points(set).fold(0, |all, p| all | self.near[p as usize])
    }

    /// The points of `mask` that are connected with those of `seed`, which are in it.
    pub(super) fn connected(&self, seed: Set, mask: Set) -> Set {
        let (mut found, mut edge) = (seed, seed);
        while edge != 0 {
            edge = self.around(edge) & mask & !found;
            found |= edge;
        }
        found
    }
}

impl Stones {
    /// The points without a stone, those that nobody fills among them.
    pub(super) fn empty(&self, ground: &Ground) -> Set {
        let all = if ground.near.len() < 128 { (1 << ground.near.len()) - 1 } else { Set::MAX };
        all & !self.of[0] & !self.of[1]
    }

    /// The stones of a side.
    pub(super) fn own(&self, color: Color) -> Set {
        self.of[color]
    }

    /// The liberties of the stones that are connected with those of `seed`, and these stones.
    pub(super) fn liberties(&self, ground: &Ground, seed: Set, color: Color) -> (Set, Set) {
        let chain = ground.connected(seed, self.own(color));
        (ground.around(chain) & self.empty(ground), chain)
    }

    /// The position after a pass of the side to move.
    pub(super) fn passed(&self) -> Stones {
        Stones { turn: !self.turn, ko: self.barred, barred: None, ..*self }
    }

    /// The position after a play of the side to move on an empty point; none if it is suicide or
    /// retakes a ko too early.
    pub(super) fn played(
        &self,
        ground: &Ground,
        point: u32,
        threats: LocalThreats,
    ) -> Option<Stones> {
        let (turn, other) = (self.turn, !self.turn);
        let near = ground.near[point as usize];
        let mut next = *self;
        next.of[turn] |= bit(point);
        let empty = next.empty(ground);
        let (mut taken, mut seen) = (0, 0);
        for q in points(near & self.own(other)) {
            if seen & bit(q) == 0 {
                let (liberties, chain) = next.liberties(ground, bit(q), other);
                seen |= chain;
                taken |= if liberties == 0 { chain } else { 0 };
            }
        }
        next.of[other] &= !taken;
        if taken == 0 && near & empty == 0 && next.liberties(ground, bit(point), turn).0 == 0 {
            return None;
        }
        next.turn = other;
        // A ko: one stone, alone and with one liberty, has taken one.
        let alone = near & (self.own(turn) | empty) == 0;
        let ko = (taken.count_ones() == 1 && alone).then(|| taken.trailing_zeros());
        let retakes = ko.is_some() && self.ko == Some(point);
        if retakes && (self.used || threats != LocalThreats::One(turn)) {
            return None;
        }
        next.used |= retakes;
        let filled = next.of[0] | next.of[1];
        let open = |p: &u32| filled & bit(*p) == 0;
        // If a side is kept from two kos, the newer one counts.
        next.ko = ko.or(self.barred.filter(open));
        next.barred = self.ko.filter(open).filter(|_| threats == LocalThreats::Nobodys);
        Some(next)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::life::fight::part_board::PartBoard;
    use tengen_rules::{Board, Point};

    #[test]
    fn the_side_with_the_threat_retakes_a_ko_at_once_and_only_once() {
        let board = Board::parse(
            ". X O .
             X O . O
             . X O .",
        )
        .unwrap();
        let cells: Vec<Point> = board.size().points().collect();
        let part = PartBoard::of(&board, &cells).unwrap();
        let number = |name| part.number(board.size().parse(name).unwrap()).unwrap();
        let (left, right) = (number("B2"), number("C2"));
        for (threats, again) in [
            (LocalThreats::Nobodys, false),
            (LocalThreats::Plays, false),
            (LocalThreats::One(Color::Black), false),
            (LocalThreats::One(Color::White), true),
        ] {
            let play = |at: &Stones, p: u32| at.played(&part.ground, p, threats);
            let taken = play(&part.stones(Color::Black, None), right).unwrap();
            assert_eq!(taken.ko, Some(left));
            assert!(play(&taken.passed().passed(), left).is_some(), "after a pass");
            let others = play(&taken, number("D3")).and_then(|at| play(&at, number("A3"))).unwrap();
            let elsewhere = play(&others, left).is_some();
            assert_eq!(elsewhere, threats != LocalThreats::Nobodys, "{threats:?}");
            let retaken = play(&taken, left);
            assert_eq!(retaken.is_some(), again, "{threats:?}");
            let Some(retaken) = retaken else { continue };
            // Black has no threat, and White none left.
            assert!(play(&retaken, right).is_none());
            let taken = play(&retaken.passed().passed(), right).unwrap();
            assert!(play(&taken, left).is_none());
        }
    }
}
