//! All positions of a small board, by number.

use crate::grid::{Grid, points};
use crate::stones::Stones;
use tengen_rules::Color;

/// No position: not legal, or not the first of its reflections.
const NONE: u32 = u32::MAX;

/// The legal positions of a board, one for all its reflections, those with fewer stones first. The
/// side that has the turn is called Black.
pub(super) struct Positions<'a> {
    pub(super) grid: &'a Grid,
    pub(super) all: Vec<Stones>,
    /// The numbers of the positions, by their points as digits to the base 3.
    numbers: Vec<u32>,
    /// The number of a set of points in which each is the digit 1.
    digits: Vec<u32>,
    /// For each set of Black's stones the symmetries, a bit each, that lead to the first of its
    /// reflections.
    leading: Vec<u8>,
}

impl<'a> Positions<'a> {
    pub(super) fn of(grid: &'a Grid) -> Positions<'a> {
        let sets = 0..=grid.full;
        let digit = |set: u32| points(set).map(|p| 3u32.pow(p.into())).sum();
        let digits: Vec<u32> = sets.clone().map(digit).collect();
        let leading: Vec<u8> = sets.clone().map(|set| leading(grid, set)).collect();
        let (all, numbers) = (Vec::new(), vec![NONE; 3usize.pow(grid.area() as u32)]);
        let mut positions = Positions { grid, all, numbers, digits, leading };
        // Only a set to which the identity leads is the first of its reflections.
        for black in sets.filter(|set| positions.leading[*set as usize] & 1 != 0) {
            let rest = grid.full & !black;
            let mut white = 0u32;
            loop {
                let stones = of(black, white);
                if is_legal(grid, stones) && positions.first(stones).0 == stones {
                    positions.all.push(stones);
                }
                if white == rest {
                    break;
                }
                // The next part of the rest.
                white = white.wrapping_sub(rest) & rest;
            }
        }
        positions.all.sort_by_key(|stones| stones.occupied().count_ones());
        for (number, stones) in (0..).zip(&positions.all) {
            let at = positions.digits(*stones);
            positions.numbers[at] = number;
        }
        positions
    }

    /// The number of a legal position, and that of the symmetry that leads to it.
    #[inline]
    pub(super) fn number(&self, stones: Stones) -> (u32, u8) {
        let (first, symmetry) = self.first(stones);
        (self.numbers[self.digits(first)], symmetry)
    }

    /// The first of a position's reflections, and the number of the symmetry that leads there.
    #[inline]
    fn first(&self, stones: Stones) -> (Stones, u8) {
        let leading = u32::from(self.leading[stones.of(Color::Black) as usize]);
        let reflected = points(leading).map(|number| {
            let symmetry = &self.grid.symmetries[usize::from(number)];
            (stones.map(|set| symmetry.map(set)), number)
        });
        reflected.min().unwrap_or((stones, 0))
    }

    #[inline]
    fn digits(&self, stones: Stones) -> usize {
        let [black, white] = Color::BOTH.map(|color| self.digits[stones.of(color) as usize]);
        (black + 2 * white) as usize
    }
}

/// These stones with the colours changed.
#[inline]
pub(super) fn turned(stones: Stones) -> Stones {
    of(stones.of(Color::White), stones.of(Color::Black))
}

#[inline]
fn of(black: u32, white: u32) -> Stones {
    Stones::NONE.with(Color::Black, black).with(Color::White, white)
}

fn leading(grid: &Grid, set: u32) -> u8 {
    let images = grid.symmetries.iter().map(|symmetry| symmetry.map(set));
    let first = images.clone().min();
    let leading = images.enumerate().filter(|(_, image)| Some(*image) == first);
    leading.fold(0, |all, (number, _)| all | 1 << number)
}

/// Whether every chain has a liberty.
fn is_legal(grid: &Grid, stones: Stones) -> bool {
    let near = grid.spread(grid.full & !stones.occupied());
    Color::BOTH.into_iter().all(|color| {
        let own = stones.of(color);
        grid.flood(own & near, own) == own
    })
}
