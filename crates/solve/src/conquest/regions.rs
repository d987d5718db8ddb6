//! Does the owner have every region beside a chain, each looked at alone? Then the whole board is
//! the owner's.
//!
//! Let a chain of the owner's divide the rest of the board into at least two regions. In each
//! region the opponent begins, may pass, and may retake every ko at once, as if it had a threat
//! elsewhere. Let the owner be able, within some number of moves, to have all of each region with
//! an eye for the chain in it. Let the chain also have a liberty in each region now and after each
//! answer. Then the owner has the whole board: it answers each play in the same region, and after a
//! pass goes on in any region. The chain is never taken, since the opponent plays in one region at
//! a time and all others leave the chain a liberty.
//!
//! To ask this of one region, all points outside it are filled with the owner's stones but for one.
//! That point, where neither side plays, is the liberty that the other regions leave. So the region
//! is a position like any other, and is remembered like one.

use super::DEEPEST;
use super::plan::{Next, Plan};
use super::search::Searcher;
use crate::grid::{MOST, Parts};
use crate::life::safe;
use crate::reached::NO_PLAY;
use crate::search::Turn;
use crate::stones::Stones;

/// The most points of a region that is looked at alone.
const LARGEST: u32 = 12;

/// The most moves that a plan for a region may take.
pub(super) const LONGEST: u8 = 12;

/// A region, with all else filled but for one point beyond it.
#[derive(Clone, Copy)]
struct Region {
    points: u32,
    stones: Stones,
    beyond: u32,
}

impl Searcher<'_, '_> {
    /// If every point is the owner's with the opponent to move, the stones that make it so. They
    /// are all stones that the owner has for certain, or a chain of the owner's that has all
    /// regions around it. `beyond` stands for the board outside a region.
    pub(super) fn owned(&mut self, stones: Stones, beyond: u32) -> Option<u32> {
        let Plan { grid, owner, .. } = *self.plan;
        let certain = safe(grid, stones, owner);
        if certain.points == grid.full {
            return Some(certain.stones);
        }
        Parts(grid, stones.of(owner)).find(|chain| {
            let Some((regions, count)) = self.regions(stones, *chain, beyond) else {
                return false;
            };
            regions[..count].iter().all(|region| self.has_region(region)) && !self.halted
        })
    }

    /// Whether the chain that touches `beyond` has another liberty.
    pub(super) fn breathes(&self, stones: Stones, beyond: u32) -> bool {
        let Plan { grid, owner, .. } = *self.plan;
        let own = stones.of(owner);
        let chain = grid.flood(grid.spread(beyond) & own, own);
        grid.spread(chain) & !stones.occupied() & !beyond & grid.full != 0
    }

    /// The owner's move where some chain has every region around it but the one in which the
    /// opponent has just played.
    pub(super) fn answer(&mut self, stones: Stones, ko: Option<u8>) -> Option<u8> {
        Parts(self.plan.grid, stones.of(self.plan.owner)).find_map(|chain| {
            let (regions, count) = self.regions(stones, chain, 0)?;
            let regions = &regions[..count];
            let lacking = |one: &&Region| !self.has_region(one);
            let open: Vec<&Region> = regions.iter().filter(lacking).collect();
            match open[..] {
                // The opponent has passed, or its move changes nothing.
                [] => regions.iter().find_map(|region| self.first_move(region, ko)),
                [region] => self.first_move(region, ko),
                _ => None,
            }
        })
    }

    /// The regions around a chain, the smallest first; `None` if there are too few, or if one is
    /// too large.
    fn regions(&self, stones: Stones, chain: u32, beyond: u32) -> Option<([Region; MOST], usize)> {
        let Plan { grid, owner, .. } = *self.plan;
        // Within a region only the chain around it needs eyes.
        if beyond != 0 && grid.spread(beyond) & chain == 0 {
            return None;
        }
        let none = Region { points: 0, stones: Stones::NONE, beyond: 0 };
        let (mut regions, mut count) = ([none; MOST], 0);
        for points in Parts(grid, grid.full & !chain & !beyond) {
            if points.count_ones() > LARGEST {
                return None;
            }
            regions[count].points = points;
            count += 1;
        }
        if count < 2 {
            return None;
        }
        let found = &mut regions[..count];
        found.sort_unstable_by_key(|region| region.points.count_ones());
        for at in 0..count {
            let points = found[at].points;
            let other = found[usize::from(at == 0)].points;
            let beyond = other & other.wrapping_neg();
            let own = grid.full & !points & !beyond | stones.of(owner) & points;
            let stones = Stones::NONE.with(owner, own).with(!owner, stones.of(!owner) & points);
            found[at] = Region { points, stones, beyond };
        }
        Some((regions, count))
    }

    /// Whether a region is the owner's though the opponent begins.
    fn has_region(&mut self, region: &Region) -> bool {
        let Region { points, stones, beyond } = *region;
        if points.is_power_of_two() || self.plan.is_safe(stones) {
            return true;
        }
        if !self.breathes(stones, beyond) || self.plan.other_lives(stones) {
            return false;
        }
        let turn = Turn { to_move: !self.plan.owner, passed: false, ko: None };
        let position = self.plan.next(NO_PLAY, stones, turn, beyond);
        if let Some(known) =
            self.plan.known.get(position.key).and_then(|known| known.within(LONGEST))
        {
            return known;
        }
        self.within(&position, 2).is_some()
    }

    /// The owner's move in a region, if it needs one.
    fn first_move(&mut self, region: &Region, ko: Option<u8>) -> Option<u8> {
        let Region { points, stones, beyond } = *region;
        if self.plan.is_safe(stones) {
            return None;
        }
        let ko = ko.filter(|point| points >> point & 1 != 0);
        let turn = Turn { to_move: self.plan.owner, passed: false, ko };
        let position = self.plan.next(NO_PLAY, stones, turn, beyond);
        self.within(&position, 1)?;
        self.plan.best(&position)
    }

    /// The least number of moves within which the owner has a region.
    fn within(&mut self, position: &Next, least: u8) -> Option<u8> {
        let ply = usize::from(DEEPEST);
        (least..=LONGEST).step_by(2).find(|depth| self.search(position, *depth, ply))
    }
}
