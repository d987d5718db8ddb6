//! How far a player is from having the whole board for certain, at least.

use super::grid::{Grid, points};
use super::life::safe;
use super::stones::Stones;
use tengen_rules::Color;

/// For every set of a player's stones how many more he needs, whatever the opponent does, before
/// [`safe`] can give him every point.
///
/// A bound to leave lines off by that cannot come to an end in time: were it too high, a proof
/// could be missed, but none be wrong.
#[derive(Debug)]
pub(super) struct Distance {
    /// By the set of stones; empty if the board is too large for a table.
    missing: Vec<u8>,
}

impl Distance {
    /// The most points of a board that there is a table for: one of 32 MiB.
    const MOST: usize = 25;

    pub(super) fn new(grid: &Grid) -> Distance {
        let area = grid.points.len();
        if area > Distance::MOST {
            return Distance { missing: Vec::new() };
        }
        // First: which sets have safe ones within them. Smaller sets have smaller numbers.
        let mut missing = vec![1u8; 1 << area];
        let bit = |p: u8| 1usize << p;
        for set in 0..missing.len() {
            let first = first(grid, set as u32) as usize;
            missing[set] = if first < set {
                missing[first]
            } else if points(set as u32).any(|p| missing[set ^ bit(p)] == 0)
                || safe(grid, Stones::NONE.with(Color::Black, set as u32), Color::Black).points
                    == grid.full
            {
                0
            } else {
                1
            };
        }
        // Then, from the largest on: one more than the best set with another stone.
        for set in (0..missing.len()).rev() {
            if missing[set] != 0 {
                let more = points(grid.full & !(set as u32)).map(|p| missing[set | bit(p)]);
                missing[set] = more.min().map_or(u8::MAX, |least| least.saturating_add(1));
            }
        }
        Distance { missing }
    }

    /// How many stones are missing at least; 0 where that is not known.
    #[inline]
    pub(super) fn from(&self, own: u32) -> u8 {
        self.missing.get(own as usize).copied().unwrap_or(0)
    }
}

/// The first of a set's reflections.
fn first(grid: &Grid, set: u32) -> u32 {
    grid.symmetries.iter().skip(1).map(|symmetry| symmetry.map(set)).fold(set, u32::min)
}
