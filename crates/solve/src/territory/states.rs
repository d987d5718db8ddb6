//! The state after every step of hypothetical play, for every position of a board.
//!
//! Under article 7 of the Japanese rules of 1989, a side that loses a stone in a ko may not retake
//! it at once. The side must first pass for that very ko. So a state is a position with the kos
//! that may not be retaken now. Such a ban ends when its ko loses its shape. Some states occur in
//! the game itself too: those without a ban, and those with one ban of the side that has the turn.

use super::positions::{Positions, turned};
use crate::grid::{Grid, Symmetry, points};
use crate::search::PASS;
use crate::stones::Stones;
use crate::watch::Watch;
use tengen_rules::Color;

/// A step of the side that has the turn, called Black.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step {
    /// The state after it, in which the other side is called Black.
    pub(super) to: u32,
    /// The stones it takes.
    pub(super) taken: u16,
    /// The symmetry that leads from that state's position to this one's.
    pub(super) back: u8,
    /// The point played on, or [`PASS`], be it for a ko.
    pub(super) play: u8,
}

/// All states, those of the same position together.
pub(super) struct States<'a> {
    pub(super) grid: &'a Grid,
    pub(super) positions: Positions<'a>,
    /// For each position its first state, the one without a ban; it has one state for every set of
    /// its kos. The last entry is the number of states.
    first: Vec<u32>,
    /// The points of each position where either side would take a ko.
    kos: Vec<u16>,
    /// For each state its first step; the last entry is the number of steps.
    from: Vec<u32>,
    steps: Vec<Step>,
    /// The symmetry equal to two in turn, the second of them done first.
    composed: Vec<Vec<u8>>,
}

impl<'a> States<'a> {
    pub(super) fn of(positions: Positions<'a>) -> States<'a> {
        let grid = positions.grid;
        let kos: Vec<u16> = positions.all.iter().map(|stones| kos(grid, *stones) as u16).collect();
        let mut first = vec![0];
        first.extend(kos.iter().scan(0, |count, kos| {
            *count += 1u32 << kos.count_ones();
            Some(*count)
        }));
        let (from, steps) = (vec![0], Vec::new());
        let composed = composed(grid);
        let mut states = States { grid, positions, first, kos, from, steps, composed };
        for position in 0..states.positions.all.len() {
            states.add(position);
        }
        states
    }

    /// The number of states.
    pub(super) fn len(&self) -> usize {
        self.from.len() - 1
    }

    /// The steps from a state, the plain pass first.
    #[inline]
    pub(super) fn steps(&self, state: u32) -> &[Step] {
        let at = state as usize;
        &self.steps[self.from[at] as usize..self.from[at + 1] as usize]
    }

    /// The state of a position without a ban.
    #[inline]
    pub(super) fn free(&self, position: u32) -> u32 {
        self.first[position as usize]
    }

    /// The state of these stones with these bans, and the symmetry that leads back from its
    /// position.
    pub(super) fn number(&self, stones: Stones, bans: u32) -> (u32, u8) {
        let (position, symmetry) = self.positions.number(stones);
        let symmetry = &self.grid.symmetries[usize::from(symmetry)];
        let kos = self.kos(position);
        (self.free(position) + rank(symmetry.map(bans) & kos, kos), symmetry.inverse)
    }

    /// The position with the colours changed, and the symmetry that leads back from it.
    pub(super) fn turned(&self, position: u32) -> (u32, u8) {
        let (turned, symmetry) =
            self.positions.number(turned(self.positions.all[position as usize]));
        (turned, self.grid.symmetries[usize::from(symmetry)].inverse)
    }

    /// The symmetry equal to two in turn, the second done before the first.
    #[inline]
    pub(super) fn composed(&self, first: u8, second: u8) -> u8 {
        self.composed[usize::from(first)][usize::from(second)]
    }

    /// Translates a set of points of the position after a step to this position.
    #[inline]
    pub(super) fn back(&self, step: &Step, set: u16) -> u16 {
        self.grid.symmetries[usize::from(step.back)].map(set.into()) as u16
    }

    /// The least values that agree with a rule by which they follow from each other; `None` if
    /// `watch` says to stop.
    pub(super) fn settle<T: Copy + PartialEq>(
        &self,
        least: T,
        watch: &Watch,
        rule: impl Fn(&[T], u32, Stones) -> T,
    ) -> Option<Vec<T>> {
        let all = |position: u32| (self.free(position)..self.free(position + 1)).map(|s| (s, 0));
        let stones = |position: u32| self.positions.all[position as usize];
        self.settle_those(all, least, watch, |values, position, (state, _)| {
            rule(values, state, stones(position))
        })
    }

    /// The same for the states that can occur in a game. The rule gets the position and the point
    /// where Black may not retake.
    pub(super) fn settle_in_game<T: Copy + PartialEq>(
        &self,
        least: T,
        watch: &Watch,
        rule: impl Fn(&[T], u32, u32) -> T,
    ) -> Option<Vec<T>> {
        self.settle_those(
            |position| self.in_game(position),
            least,
            watch,
            |values, position, (_, ban)| rule(values, position, ban),
        )
    }

    /// The same for those states of each position.
    fn settle_those<T: Copy + PartialEq, S: Iterator<Item = (u32, u32)>>(
        &self,
        those: impl Fn(u32) -> S,
        least: T,
        watch: &Watch,
        rule: impl Fn(&[T], u32, (u32, u32)) -> T,
    ) -> Option<Vec<T>> {
        let mut values = vec![least; self.len()];
        loop {
            let mut changed = false;
            // Plays mostly lead to more stones, so the positions with the most come first.
            for position in (0..self.positions.all.len() as u32).rev() {
                for state in those(position) {
                    let value = rule(&values, position, state);
                    let known = &mut values[state.0 as usize];
                    changed |= value != *known;
                    *known = value;
                }
            }
            if watch.is_stopped() {
                return None;
            }
            if !changed {
                return Some(values);
            }
        }
    }

    /// The states of a position that can occur in a game, with the point where Black may not
    /// retake.
    fn in_game(&self, position: u32) -> impl Iterator<Item = (u32, u32)> {
        let kos = self.kos(position);
        let bans = std::iter::once(0).chain(points(self.of_black(position)).map(|p| 1 << p));
        bans.map(move |ban| (self.free(position) + rank(ban, kos), ban))
    }

    fn kos(&self, position: u32) -> u32 {
        self.kos[position as usize].into()
    }

    /// The kos that Black could take: the stones around such a point are the other side's.
    fn of_black(&self, position: u32) -> u32 {
        let white = self.positions.all[position as usize].of(Color::White);
        let kos = points(self.kos(position));
        let closed = kos.filter(|p| self.grid.near[usize::from(*p)] & !white == 0);
        closed.fold(0, |all, p| all | 1 << p)
    }

    fn add(&mut self, position: usize) {
        let (grid, stones) = (self.grid, self.positions.all[position]);
        let kos = self.kos(position as u32);
        let of_black = self.of_black(position as u32);
        for number in 0..1u32 << kos.count_ones() {
            let bans = unrank(number, kos);
            let own = bans & of_black;
            for lifted in std::iter::once(0).chain(points(own).map(|p| 1 << p)) {
                let (to, back) = self.number(turned(stones), bans & !lifted);
                self.steps.push(Step { to, taken: 0, back, play: PASS });
            }
            for play in points(grid.full & !stones.occupied() & !own) {
                let played = stones.play(grid, Color::Black, play);
                if played.lost == 0 {
                    let ko = played.ko.map_or(0, |p| 1 << p);
                    let (to, back) = self.number(turned(played.stones), bans & !(1 << play) | ko);
                    self.steps.push(Step { to, taken: played.taken as u16, back, play });
                }
            }
            self.from.push(self.steps.len() as u32);
        }
    }
}

/// The points where a play of either side takes a ko.
fn kos(grid: &Grid, stones: Stones) -> u32 {
    let takes = |color: Color, p: u8| {
        let closed = grid.near[usize::from(p)] & !stones.of(!color) == 0;
        closed && stones.play(grid, color, p).ko.is_some()
    };
    let empty = points(grid.full & !stones.occupied());
    let kos = empty.filter(|p| Color::BOTH.into_iter().any(|color| takes(color, *p)));
    kos.fold(0, |all, p| all | 1 << p)
}

/// The number of a part of a set, among all its parts.
fn rank(part: u32, set: u32) -> u32 {
    points(set).enumerate().fold(0, |rank, (i, p)| rank | (part >> p & 1) << i)
}

/// The part of a set that has this number.
fn unrank(rank: u32, set: u32) -> u32 {
    points(set).enumerate().fold(0, |part, (i, p)| part | (rank >> i & 1) << p)
}

fn composed(grid: &Grid) -> Vec<Vec<u8>> {
    let points = 0..grid.area() as usize;
    let both = |a: &Symmetry, b: &Symmetry| {
        let same = |c: &Symmetry| points.clone().all(|p| c.to[p] == a.to[usize::from(b.to[p])]);
        grid.symmetries.iter().position(same).unwrap_or(0) as u8
    };
    let row = |a| grid.symmetries.iter().map(|b| both(a, b)).collect();
    grid.symmetries.iter().map(row).collect()
}
