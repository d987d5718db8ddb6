//! Stones that need no seki to live, judged by their shape: an estimate.

use crate::shape::is_nakade;
use tengen_rules::{Board, Color, Point, PointSet};

/// The largest eye that is lost when stones beside it have to be joined to the others in it.
const SMALL: usize = 2;

/// The stones that have room for two eyes, on a board from which the dead stones were taken off.
///
/// An eye is an empty region that only stones of one side are next to. An eye that is no killing
/// shape counts as two.
///
/// Stones beside the same large eye hang together. Beside a small eye they do so only if all of
/// them have two eyes without each other, as in Benson's theorem (1976). A side that fills an eye
/// to join a stone that is cut off loses that eye.
pub(crate) fn standing(board: &Board) -> PointSet {
    let mut found = PointSet::new(board.size());
    for color in Color::BOTH {
        found.extend(Side::of(board, color).standing());
    }
    found
}

/// An empty region that only stones of one side are next to.
struct Eye {
    /// Whether it is lost when stones beside it are joined in it.
    small: bool,
    /// How many eyes it is worth.
    worth: usize,
    /// The groups next to it, each once.
    beside: Vec<usize>,
}

/// The chains of one side, in groups, and their eyes.
struct Side<'a> {
    board: &'a Board,
    /// The groups: lists of chains, each by the point that names it.
    groups: Vec<Vec<Point>>,
    eyes: Vec<Eye>,
}

impl<'a> Side<'a> {
    fn of(board: &'a Board, color: Color) -> Side<'a> {
        let stones = board.size().points().filter(|p| board.get(*p) == Some(color));
        let named = stones.filter(|p| board.chain_id(*p) == Some(*p));
        let mut groups: Vec<Vec<Point>> = named.map(|p| vec![p]).collect();
        let mut rooms = Vec::new();
        for room in board.regions(|p| board.is_empty(p)) {
            let around = room.iter().flat_map(|p| board.neighbours(*p));
            let chains: Vec<Point> = around.filter_map(|p| board.chain_id(p)).collect();
            if !chains.is_empty() && chains.iter().all(|p| board.get(*p) == Some(color)) {
                rooms.push((room, chains));
            }
        }
        for (_, chains) in rooms.iter().filter(|(room, _)| room.len() > SMALL) {
            let beside = |group: &Vec<Point>| group.iter().any(|chain| chains.contains(chain));
            let (joined, apart) = groups.into_iter().partition(beside);
            groups = apart;
            groups.push(joined.concat());
        }
        let beside = |chains: &[Point]| {
            let next_to = |group: &Vec<Point>| group.iter().any(|chain| chains.contains(chain));
            (0..groups.len()).filter(|number| next_to(&groups[*number])).collect()
        };
        let eyes = rooms.iter().map(|(room, chains)| Eye {
            small: room.len() <= SMALL,
            worth: if is_nakade(board, room) { 1 } else { 2 },
            beside: beside(chains),
        });
        let eyes = eyes.collect();
        Side { board, groups, eyes }
    }

    fn standing(self) -> Vec<Point> {
        let mut stands = vec![true; self.groups.len()];
        loop {
            let serves = |eye: &&Eye, group: usize| {
                eye.beside.contains(&group)
                    && (!eye.small || eye.beside.iter().all(|other| stands[*other]))
            };
            let eyes = |group: usize| -> usize {
                self.eyes.iter().filter(|eye| serves(eye, group)).map(|eye| eye.worth).sum()
            };
            let falls = |group: &usize| stands[*group] && eyes(*group) < 2;
            let fallen: Vec<usize> = (0..stands.len()).filter(falls).collect();
            if fallen.is_empty() {
                break;
            }
            fallen.into_iter().for_each(|group| stands[group] = false);
        }
        let standing = self.groups.iter().zip(stands).filter(|(_, stands)| *stands);
        standing.flat_map(|(group, _)| group).flat_map(|p| self.board.chain(*p)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(text: &str) -> String {
        let board = Board::parse(text).unwrap();
        let names = standing(&board).iter().map(|p| board.size().name(p)).collect::<Vec<_>>();
        names.join(" ")
    }

    #[test]
    fn two_eyes_or_one_large_one_are_enough() {
        let text = ". X . X O . .
                    X X X X O . .
                    O O O O O . .";
        assert_eq!(named(text).split(' ').count(), 6 + 7);
    }

    #[test]
    fn four_in_a_bent_row_are_two_eyes_and_a_square_is_one() {
        let bent = ". . X O .
                    . X X O O
                    . X O O .
                    X X O . O";
        assert_eq!(named(bent).split(' ').count(), 6 + 7);
        let square = ". . X O .
                      . . X O O
                      X X X O .
                      O O O O .";
        assert_eq!(named(square), "D4 D3 E3 D2 A1 B1 C1 D1");
    }

    #[test]
    fn an_eye_that_must_be_filled_to_join_a_stone_is_none() {
        // B3 is an eye only while A3 is not in atari.
        let cut = "X . X . X O .
                   O X X X X O O
                   O O O O O O O";
        assert_eq!(named(cut), "");
        let whole = ". X . X X O .
                     X X X X X O O
                     O O O O O O O";
        assert_eq!(named(whole).split(' ').count(), 8);
    }
}
