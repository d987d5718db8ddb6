//! The facts about each point that depend only on the board's size.

use crate::{Point, Size};
use alloc::boxed::Box;
use alloc::sync::Arc;
use once_cell::race::OnceBox;

/// The eight directions in the order of [`Place::near`], as (column, row) steps: the four
/// neighbours first, then the diagonals.
const STEPS: [(isize, isize); 8] =
    [(0, -1), (-1, 0), (1, 0), (0, 1), (-1, -1), (1, -1), (-1, 1), (1, 1)];

/// The bit in a [`crate::Board::code`] where the field of the point in each direction starts.
pub(super) const FIELD: [u16; 8] = [2, 6, 8, 12, 0, 4, 10, 14];

/// The bit where this point's field starts in the code of the point in each direction.
pub(super) const FIELD_BACK: [u16; 8] = [12, 8, 6, 2, 14, 10, 4, 0];

/// The lower bits of the neighbours' fields in a code, and of the diagonals'.
pub(super) const NEIGHBOURS: u16 = 1 << 2 | 1 << 6 | 1 << 8 | 1 << 12;
pub(super) const DIAGONALS: u16 = 1 | 1 << 4 | 1 << 10 | 1 << 14;

/// Of the fields whose lower bits are in `fields`, those with a black stone and those with a white
/// one.
#[inline]
pub(super) const fn by_color(code: u16, fields: u16) -> [u16; 2] {
    // 0 empty, 1 black, 2 white, 3 edge.
    let (low, high) = (code & fields, code >> 1 & fields);
    [low & !high, high & !low]
}

/// Of the fields whose lower bits are in `fields`, those of empty points.
#[inline]
pub(super) const fn none(code: u16, fields: u16) -> u16 {
    !(code | code >> 1) & fields
}

/// The place in [`Place::near`] of the first of these fields, given by their lower bits.
#[inline]
pub(super) const fn first(fields: u16) -> usize {
    const NEAR: [u8; 8] = [4, 0, 5, 1, 2, 6, 3, 7];
    NEAR[(fields.trailing_zeros() / 2 % 8) as usize] as usize
}

/// One point's surroundings and its keys.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    /// The points around, the four neighbours first. A direction beyond the edge has the board's
    /// area.
    pub(super) near: [u16; 8],
    /// One random key a colour; a position's hash is the xor of its stones' keys.
    pub(super) keys: [u64; 2],
}

impl Place {
    pub(super) fn neighbours(&self) -> [u16; 4] {
        let [a, b, c, d, ..] = self.near;
        [a, b, c, d]
    }
}

/// The places of each size that was used, for all boards of the program.
static PLACES: [OnceBox<Arc<[Place]>>; SIDE * SIDE] = [const { OnceBox::new() }; SIDE * SIDE];

const SIDE: usize = Size::MAX as usize;

/// One [`Place`] a point.
pub(super) fn places(size: Size) -> Arc<[Place]> {
    let at = (size.width() - 1) * SIDE + size.height() - 1;
    Arc::clone(PLACES[at].get_or_init(|| Box::new(new_places(size))))
}

fn new_places(size: Size) -> Arc<[Place]> {
    let mut state = 0x7465_6e67_656e_u64;
    let mut random = || {
        // SplitMix64 (Steele, Lea, Flood 2014).
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    };
    let place = |p: Point| {
        let (column, row) = (size.column(p), size.row(p));
        let near = STEPS.map(|(dx, dy)| {
            let at = column.checked_add_signed(dx).zip(row.checked_add_signed(dy));
            at.and_then(|(x, y)| size.point(x, y)).map_or(size.area() as u16, |q| q.0)
        });
        Place { near, keys: [random(), random()] }
    };
    size.points().map(place).collect()
}
