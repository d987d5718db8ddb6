//! Shapes of three by three points that are worth an answer.

use super::Near;
use std::sync::OnceLock;
use tengen_rules::{Board, Point};

/// The local shapes of Gelly, Wang, Munos and Teytaud, "Modification of UCT with Patterns in
/// Monte-Carlo Go" (2006): hane, cuts, and moves at the edge. The move is in the centre.
///
/// `X` and `O` are the two sides, either way round. `x` and `o` stand for all but that side, `#`
/// for a cell beyond the edge, `?` for every cell.
const SHAPES: [&[u8; 9]; 13] = [
    b"XOX...???", // hane that encloses
    b"XO....?.?", // hane that does not cut
    b"XO?X..x.?", // magari
    b".O.X.....", // diagonal contact
    b"XO?O.o?o?", // cut, not protected
    b"XO?O.X???", // cut, peeped at
    b"?X?O.Oooo", // pushing between
    b"OX?o.O???", // cut of a knight's move
    b"X.?O.?##?", // run along the edge
    b"OX?X.O###", // block a cut at the edge
    b"?X?x.O###", // block a connection at the edge
    b"?XOx.x###", // descent
    b"?OXX.O###", // cut at the edge
];

/// Whether one of the local shapes that are worth an answer fits around the empty `point`.
pub fn fits(near: &Near, board: &Board, point: Point) -> bool {
    static TABLE: OnceLock<Vec<u64>> = OnceLock::new();
    let table = TABLE.get_or_init(table);
    let code = near.code(board, point);
    table[code / 64] >> (code % 64) & 1 == 1
}

/// One bit for each of the 2¹⁶ surroundings.
fn table() -> Vec<u64> {
    let mut table = vec![0; (1 << 16) / 64];
    for shape in SHAPES {
        for turn in 0..8 {
            for swap in [false, true] {
                let mut cells = [0u8; 8];
                for (to, cell) in cells.iter_mut().enumerate() {
                    *cell = allowed(shape[turned(to, turn)], swap);
                }
                fill(&mut table, &cells, 0, 0);
            }
        }
    }
    table
}

/// The place in a shape that comes to lie on the `to`th of the eight outer cells.
fn turned(to: usize, turn: usize) -> usize {
    // The centre is cell 4 of the nine.
    let cell = if to < 4 { to } else { to + 1 };
    let (mut x, mut y) = (cell % 3, cell / 3);
    if turn & 1 != 0 {
        x = 2 - x;
    }
    if turn & 2 != 0 {
        y = 2 - y;
    }
    if turn & 4 != 0 {
        (x, y) = (y, x);
    }
    y * 3 + x
}

/// Which of empty, black, white and edge (bits 0 to 3) a letter allows.
fn allowed(letter: u8, swap: bool) -> u8 {
    let (x, o) = if swap { (4, 2) } else { (2, 4) };
    match letter {
        b'X' => x,
        b'O' => o,
        b'x' => 15 & !x,
        b'o' => 15 & !o,
        b'.' => 1,
        b'#' => 8,
        _ => 15,
    }
}

fn fill(table: &mut [u64], cells: &[u8; 8], at: usize, code: usize) {
    if at == 8 {
        table[code / 64] |= 1 << (code % 64);
        return;
    }
    for cell in (0..4).filter(|cell| cells[at] >> cell & 1 == 1) {
        fill(table, cells, at + 1, code | cell << (2 * at));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cut_fits_in_both_colours_and_open_space_does_not() {
        for text in [". X O . . O . . . . . . . . . .", ". O X . . X . . . . . . . . . ."] {
            let rows: Vec<&str> = text.split(' ').collect();
            let text: Vec<String> = rows.chunks(4).map(|r| r.join(" ")).collect();
            let board = Board::parse(&text.join("\n")).unwrap();
            let near = Near::new(board.size());
            let fits = |name| fits(&near, &board, board.size().parse(name).unwrap());
            assert!(fits("C3"));
            assert!(!fits("C1"));
        }
    }
}
