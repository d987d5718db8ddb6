//! Boards for tests.

use tengen_random::Random;
use tengen_rules::{Board, Color, Size};

/// A board after random tries to play, twice as many as it has points. Plays that are not allowed
/// are left out.
pub(crate) fn some_board(size: Size, random: &mut Random) -> Board {
    let mut board = Board::new(size);
    for turn in 0..size.area() * 2 {
        let color = Color::BOTH[turn % 2];
        let point = size.at(random.below(size.area())).unwrap();
        if !board.is_suicide(color, point) {
            let _ = board.play(color, point);
        }
    }
    board
}
