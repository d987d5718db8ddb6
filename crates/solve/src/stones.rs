//! The stones of a small board, or of a part of one, as two sets of points; and what a play does to
//! them.
//!
//! The [`Board`] of `tengen-rules` is made for playouts on boards of any size and takes some
//! hundred bytes, which change with every play. A solver keeps millions of positions and goes back
//! and forth between them, so here a position is two words. The tests hold every play against
//! [`Board`], in every position of boards of at most nine points.

use super::grid::{Grid, Parts};
use tengen_rules::{Board, Color};

/// Which points hold stones of Black and of White.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Stones {
    of: [u32; 2],
}

/// The result of a play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Play {
    /// The stones after it.
    pub(super) stones: Stones,
    /// The opponent's stones it took, and the player's own that it lost.
    pub(super) taken: u32,
    pub(super) lost: u32,
    /// If a single stone took a single stone, the point where the opponent would take it back: a ko
    /// by its shape.
    pub(super) ko: Option<u8>,
}

impl Stones {
    pub(super) const NONE: Stones = Stones { of: [0; 2] };
    /// Both colours everywhere: no position, but larger than any.
    pub(super) const EVERY: Stones = Stones { of: [u32::MAX; 2] };

    /// The stones on the points of a grid.
    pub(super) fn on(grid: &Grid, board: &Board) -> Stones {
        let mut stones = Stones::default();
        for (i, p) in grid.points.iter().enumerate() {
            if let Some(color) = board.get(*p) {
                stones.of[color] |= 1 << i;
            }
        }
        stones
    }

    /// The position with these stones of one colour in place of those it has.
    pub(super) fn with(mut self, color: Color, points: u32) -> Stones {
        self.of[color] = points;
        self
    }

    #[inline]
    pub(super) fn of(self, color: Color) -> u32 {
        self.of[color]
    }

    #[inline]
    pub(super) fn occupied(self) -> u32 {
        self.of[0] | self.of[1]
    }

    /// Both sets in one word.
    #[inline]
    pub(super) fn word(self) -> u64 {
        u64::from(self.of[0]) << 32 | u64::from(self.of[1])
    }

    /// The stones of a word.
    pub(super) fn of_word(word: u64) -> Stones {
        Stones { of: [(word >> 32) as u32, word as u32] }
    }

    #[inline]
    pub(super) fn common(self, other: Stones) -> Stones {
        Stones { of: [self.of[0] & other.of[0], self.of[1] & other.of[1]] }
    }

    #[inline]
    pub(super) fn united(self, other: Stones) -> Stones {
        Stones { of: [self.of[0] | other.of[0], self.of[1] | other.of[1]] }
    }

    /// Whether all these stones are among the others.
    #[inline]
    pub(super) fn within(self, other: Stones) -> bool {
        self.common(other) == self
    }

    #[inline]
    pub(super) fn map(self, map: impl Fn(u32) -> u32) -> Stones {
        Stones { of: self.of.map(map) }
    }

    /// A play of `color` on `point`, which is empty.
    #[inline]
    pub(super) fn play(self, grid: &Grid, color: Color, point: u8) -> Play {
        let stone = 1u32 << point;
        let near = grid.near[usize::from(point)];
        let (own, other) = (self.of(color) | stone, self.of(!color));
        let empty = grid.full & !(own | other);
        let mut taken = 0;
        let mut seeds = near & other;
        while seeds != 0 {
            let chain = grid.flood(seeds & seeds.wrapping_neg(), other);
            seeds &= !chain;
            if grid.spread(chain) & empty == 0 && chain & grid.wall(!color) == 0 {
                taken |= chain;
            }
        }
        let mut lost = 0;
        if near & (empty | taken) == 0 {
            let chain = grid.flood(stone, own);
            if grid.spread(chain) & (empty | taken) == 0 && chain & grid.wall(color) == 0 {
                lost = chain;
            }
        }
        let alone = near & (own | empty) == 0 && stone & grid.wall(color) == 0;
        let single = taken.is_power_of_two() && alone;
        let ko = single.then(|| taken.trailing_zeros() as u8);
        let mut of = [0; 2];
        of[color] = own & !lost;
        of[!color] = other & !taken;
        Play { stones: Stones { of }, taken, lost, ko }
    }

    /// An estimate of how well a player stands, from liberties, stones off the edge and connected
    /// stones. The weights are those that solved small boards with the fewest positions.
    #[inline]
    pub(super) fn worth(self, grid: &Grid, color: Color) -> i32 {
        let own = self.of(color);
        let empty = grid.full & !self.occupied();
        let liberties = (grid.spread(own) & empty).count_ones() as i32;
        let inner = (own & grid.inner).count_ones() as i32;
        2 * liberties + 2 * inner - grid.euler(own)
    }

    /// Black's area less White's, all stones counting as they stand.
    pub(super) fn area_margin(self, grid: &Grid) -> i32 {
        let [black, white] = self.of;
        let mut margin = black.count_ones() as i32 - white.count_ones() as i32;
        for region in Parts(grid, grid.full & !(black | white)) {
            let around = grid.spread(region);
            let points = region.count_ones() as i32;
            let touches =
                |color: Color| around & self.of(color) != 0 || region & grid.wall(color) != 0;
            match (touches(Color::Black), touches(Color::White)) {
                (true, false) => margin += points,
                (false, true) => margin -= points,
                _ => {}
            }
        }
        margin
    }
}
