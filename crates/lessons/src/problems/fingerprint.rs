//! A number shared by a position and all its turns and mirror images.

use tengen_rules::{Board, Point};

/// The number is the same for each of the eight ways to lay the board down, and for each stone of
/// the chain on `chain`. It is FNV-1a over the least of the eight ways to write the position.
pub(super) fn fingerprint(board: &Board, chain: Point) -> u64 {
    let written = (0..8).map(|way| written(board, chain, way)).min().unwrap_or_default();
    written.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

/// Width, then a byte a point: one of the eight ways to lay a board down.
fn written(board: &Board, chain: Point, way: u8) -> Vec<u8> {
    let size = board.size();
    let (swap, flip_x, flip_y) = (way & 1 != 0, way & 2 != 0, way & 4 != 0);
    let (width, height) =
        if swap { (size.height(), size.width()) } else { (size.width(), size.height()) };
    let mut bytes = vec![width as u8];
    for row in 0..height {
        for column in 0..width {
            let (x, y) = if swap { (row, column) } else { (column, row) };
            let x = if flip_x { size.width() - 1 - x } else { x };
            let y = if flip_y { size.height() - 1 - y } else { y };
            let Some(point) = size.point(x, y) else { continue };
            let ours = board.chain_id(point).is_some_and(|id| Some(id) == board.chain_id(chain));
            let symbol = board.get(point).map_or('.', tengen_rules::Color::symbol);
            bytes.push(if ours { symbol.to_ascii_lowercase() } else { symbol } as u8);
        }
    }
    bytes
}
