//! Stones that need no seki to live, by the look of them.

use crate::region::regions;
use tengen_rules::{Board, Color, Point, PointSet};

/// So many empty points of one's own in one place are room for two eyes.
const TWO_EYES: usize = 6;
/// An eye of more points is not lost when stones beside it have to be joined to the others in it.
const SMALL: usize = 2;

/// The stones of a board without dead ones that have room for two eyes, where an eye is an empty
/// region that only stones of one side are next to.
///
/// Stones beside the same eye hang together, but for a small one: there they do only if all of
/// them have two eyes without each other, as in Benson's theorem (1976), since who fills an
/// eye to join what is cut off has it no longer.
pub(crate) fn standing(board: &Board) -> PointSet {
    let mut found = PointSet::new(board.size());
    for color in Color::BOTH {
        found.extend(Side::of(board, color).standing());
    }
    found
}

/// The chains of one side, in groups, and their eyes.
struct Side<'a> {
    board: &'a Board,
    /// The groups: chains by the points that name them.
    groups: Vec<Vec<Point>>,
    /// For each eye its points, and the groups next to it.
    eyes: Vec<(usize, Vec<usize>)>,
}

impl<'a> Side<'a> {
    fn of(board: &'a Board, color: Color) -> Side<'a> {
        let chains = board.size().points().filter(|p| board.get(*p) == Some(color));
        let mut groups: Vec<Vec<Point>> =
            chains.filter(|p| board.chain_id(*p) == Some(*p)).map(|p| vec![p]).collect();
        let mut eyes = Vec::new();
        for region in regions(board, |p| board.is_empty(p)) {
            let around = region.iter().flat_map(|p| board.neighbours(*p));
            let mut chains: Vec<Point> = around.filter_map(|p| board.chain_id(p)).collect();
            if !chains.is_empty() && chains.iter().all(|p| board.get(*p) == Some(color)) {
                chains.sort_unstable_by_key(|p| p.index());
                chains.dedup();
                eyes.push((region.len(), chains));
            }
        }
        for (_, chains) in eyes.iter().filter(|(points, _)| *points > SMALL) {
            let beside = |group: &Vec<Point>| group.iter().any(|chain| chains.contains(chain));
            let (joined, apart) = groups.into_iter().partition(beside);
            groups = apart;
            groups.push(joined.concat());
        }
        let number = |chain: &Point| groups.iter().position(|group| group.contains(chain));
        let eyes = eyes
            .iter()
            .map(|(points, chains)| {
                let mut beside: Vec<usize> = chains.iter().filter_map(number).collect();
                beside.sort_unstable();
                beside.dedup();
                (*points, beside)
            })
            .collect();
        Side { board, groups, eyes }
    }

    fn standing(self) -> Vec<Point> {
        let mut stands = vec![true; self.groups.len()];
        loop {
            let weak = |group: &usize| {
                let eyes = self.eyes.iter().filter(|(points, beside)| {
                    beside.contains(group)
                        && (*points > SMALL || beside.iter().all(|other| stands[*other]))
                });
                eyes.map(|(points, _)| if *points >= TWO_EYES { 2 } else { 1 }).sum::<usize>() < 2
            };
            let fallen: Vec<usize> =
                (0..stands.len()).filter(|group| stands[*group] && weak(group)).collect();
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
