//! Names of positions: equal positions have equal names.

use tengen_engine::GameState;
use tengen_rules::{Color, Size};

/// A position's names: 32 hexadecimal digits each.
pub(super) struct Names {
    /// For stones, side to move and ko.
    pub(super) this: String,
    /// The same for all positions that are turns or mirror images of one another.
    pub(super) symmetric: String,
}

/// The names of the position of `walk`.
pub(super) fn names(walk: &GameState) -> Names {
    let all = (0..8).map(|symmetry| hash(walk, symmetry));
    let least = all.min().unwrap_or_default();
    Names { this: format!("{:032X}", hash(walk, 0)), symmetric: format!("{least:032X}") }
}

/// FNV-1a, of 128 bits, over the position with the board turned or mirrored by `symmetry`.
fn hash(walk: &GameState, symmetry: usize) -> u128 {
    let (board, size) = (walk.board(), walk.board().size());
    let turned = symmetry & 4 != 0;
    let (width, height) = sides(size, turned);
    let mut hash: u128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d;
    let mut add = |byte: u8| {
        hash = (hash ^ u128::from(byte)).wrapping_mul(0x0000_0000_0100_0000_0000_0000_0000_013b);
    };
    add(width as u8);
    add(height as u8);
    add(walk.to_move() as u8);
    for row in 0..height {
        for column in 0..width {
            let row = if symmetry & 1 != 0 { height - 1 - row } else { row };
            let column = if symmetry & 2 != 0 { width - 1 - column } else { column };
            let (column, row) = if turned { (row, column) } else { (column, row) };
            let point = size.point(column, row);
            let stone = point.and_then(|p| board.get(p));
            let ko = point.is_some() && walk.line().ko() == point;
            add(stone.map_or(0, |color: Color| 1 + color as u8) + 4 * u8::from(ko));
        }
    }
    hash
}

fn sides(size: Size, turned: bool) -> (usize, usize) {
    let (width, height) = (size.width(), size.height());
    if turned { (height, width) } else { (width, height) }
}
