//! A list of positions, kept as the changes from each to the next.

use crate::{Board, Color, Size};
use alloc::vec;
use alloc::vec::Vec;

/// Positions of one size in the order they arose.
///
/// A play changes a point or few, so that its changes take a few bytes where a position takes a
/// hundred. The last position is kept in full. An earlier one is found by undoing change after
/// change, which is needed only where hashes say that a position may have returned.
#[derive(Debug, Default)]
pub(crate) struct Positions {
    /// The last position: two bits a point, 32 points a word.
    last: Vec<u64>,
    /// A point, and in the two lowest bits the bits by which the position there changed.
    changes: Vec<u16>,
    /// For each position how many changes led to it since the empty board.
    ends: Vec<u32>,
}

impl Clone for Positions {
    fn clone(&self) -> Positions {
        Positions {
            last: self.last.clone(),
            changes: self.changes.clone(),
            ends: self.ends.clone(),
        }
    }

    fn clone_from(&mut self, source: &Positions) {
        self.last.clone_from(&source.last);
        self.changes.clone_from(&source.changes);
        self.ends.clone_from(&source.ends);
    }
}

impl Positions {
    /// An empty list for positions of this size.
    pub(crate) fn new(size: Size) -> Positions {
        let last = vec![0; size.area().div_ceil(32)];
        Positions { last, ..Positions::default() }
    }

    pub(crate) fn push(&mut self, board: &Board) {
        for (number, (word, now)) in self.last.iter_mut().zip(board.packed()).enumerate() {
            let mut changed = *word ^ now;
            *word = now;
            while changed != 0 {
                let place = changed.trailing_zeros() / 2;
                let bits = changed >> (2 * place) & 3;
                changed ^= bits << (2 * place);
                self.changes.push((32 * number as u16 + place as u16) << 2 | bits as u16);
            }
        }
        self.ends.push(self.changes.len() as u32);
    }

    /// Whether position `at`, from 0, is the one on `board`.
    pub(crate) fn is(&self, at: usize, board: &Board) -> bool {
        self.packed(at).into_iter().eq(board.packed())
    }

    /// Position `at`, from 0, as a board of the `size` they all have; `None` if the list is
    /// shorter.
    pub(crate) fn board(&self, size: Size, at: usize) -> Option<Board> {
        if at >= self.ends.len() {
            return None;
        }
        let packed = self.packed(at);
        let stones = size.points().filter_map(|p| {
            let color = match packed[p.index() / 32] >> (p.index() % 32 * 2) & 3 {
                1 => Color::Black,
                2 => Color::White,
                _ => return None,
            };
            Some((color, p))
        });
        Board::with_stones(size, stones).ok()
    }

    fn packed(&self, at: usize) -> Vec<u64> {
        let mut packed = self.last.clone();
        for change in &self.changes[self.ends[at] as usize..] {
            let at = usize::from(change >> 2);
            packed[at / 32] ^= u64::from(change & 3) << (at % 32 * 2);
        }
        packed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_position_is_found_again() {
        for size in [(1, 1), (5, 7), (19, 19), (52, 52)] {
            let size = Size::new(size.0, size.1).unwrap();
            let (mut board, mut positions) = (Board::new(size), Positions::new(size));
            let mut boards = Vec::new();
            // Any plays will do, self-capture among them.
            for roll in 0..200_usize {
                positions.push(&board);
                boards.push(board.clone());
                let color = if roll % 2 == 0 { Color::Black } else { Color::White };
                let point = board.empty_point(roll * 7919 % board.empty_count());
                board.play(color, point).unwrap();
            }
            for (at, board) in boards.iter().enumerate() {
                assert_eq!(positions.board(size, at).as_ref(), Some(board), "{size:?}, {at}");
                for (other, another) in boards.iter().enumerate() {
                    assert_eq!(positions.is(at, another), board == another, "{at}, {other}");
                }
            }
            assert_eq!(positions.board(size, boards.len()), None);
        }
    }
}
