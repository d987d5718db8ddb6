//! Life that no sequence of moves can take, even if its owner only passes.

use crate::region::regions;
use std::collections::{BTreeMap, BTreeSet};
use tengen_rules::{Board, Color, Point, PointSet};

/// What is settled for one side whatever the other plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unconditional {
    /// The stones of that side that cannot be captured, were it to pass for ever.
    pub chains: PointSet,
    /// The points within those stones where the other side cannot make two eyes, and so cannot
    /// live: empty ones, and stones of the other side that are dead.
    pub territory: PointSet,
}

/// The unconditionally alive chains of `color`: D. B. Benson, "Life in the Game of Go" (1976).
/// The territory is Benson's healthy regions, and besides them the enclosed regions where the
/// points away from the living stones leave room for one eye at most (after M. Müller, "Playing
/// it safe", 1997). It supposes that a play may not remove one's own single stone.
pub fn unconditional(board: &Board, color: Color) -> Unconditional {
    let size = board.size();
    let regions = regions(board, |p| board.get(p) != Some(color));
    let enclosed: Vec<Enclosed> =
        regions.iter().map(|points| Enclosed::new(board, color, points)).collect();
    let mut alive: BTreeSet<Point> =
        board.chains().filter(|(c, _)| *c == color).map(|(_, head)| head).collect();
    loop {
        let mut eyes: BTreeMap<Point, usize> = BTreeMap::new();
        for region in enclosed.iter().filter(|r| r.border.is_subset(&alive)) {
            for head in &region.vital_to {
                *eyes.entry(*head).or_default() += 1;
            }
        }
        let before = alive.len();
        alive.retain(|head| eyes.get(head).is_some_and(|n| *n >= 2));
        if alive.len() == before {
            break;
        }
    }
    let mut result = Unconditional { chains: PointSet::new(size), territory: PointSet::new(size) };
    for head in &alive {
        result.chains.extend(board.chain(*head));
    }
    for (region, points) in enclosed.iter().zip(&regions) {
        if !region.border.is_empty() && region.border.is_subset(&alive) && region.one_eye_at_most {
            result.territory.extend(points.iter().copied());
        }
    }
    result
}

/// A region without stones of the side, and the chains of the side around it.
struct Enclosed {
    border: BTreeSet<Point>,
    /// The chains that have every empty point of the region as a liberty.
    vital_to: Vec<Point>,
    /// Whether the other side can make at most one eye in it.
    one_eye_at_most: bool,
}

impl Enclosed {
    fn new(board: &Board, color: Color, points: &[Point]) -> Enclosed {
        let heads = |p: Point| {
            let own = board.neighbours(p).filter(|q| board.get(*q) == Some(color));
            own.filter_map(|q| board.chain_id(q)).collect::<BTreeSet<Point>>()
        };
        let mut border = BTreeSet::new();
        let mut common: Option<BTreeSet<Point>> = None;
        let mut interior = Vec::new();
        for &p in points {
            let touching = heads(p);
            if board.is_empty(p) {
                if touching.is_empty() {
                    interior.push(p);
                }
                common = Some(match common {
                    None => touching.clone(),
                    Some(common) => common.intersection(&touching).copied().collect(),
                });
            }
            border.extend(touching);
        }
        // Two eyes need two points that do not touch. More than four points always have such a
        // pair, since no more than two points of a grid are neighbours of one another.
        let touch = |p: Point, q: Point| board.neighbours(p).any(|r| r == q);
        let one_eye_at_most = interior.len() <= 2
            && interior.iter().all(|p| interior.iter().all(|q| p == q || touch(*p, *q)));
        Enclosed { border, vital_to: common.into_iter().flatten().collect(), one_eye_at_most }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_eyes_live_and_the_stone_in_one_of_them_is_dead() {
        let board = Board::parse(
            ". X . X O . .
             X X X X O . .
             . O . X O . .
             X X X X O . .
             O O O O O . .",
        )
        .unwrap();
        let black = unconditional(&board, Color::Black);
        assert_eq!(black.chains.len(), board.stones(Color::Black));
        assert!(black.territory.contains(board.size().parse("B3").unwrap()));
        assert!(unconditional(&board, Color::White).chains.is_empty());
    }

    #[test]
    fn a_false_eye_is_no_eye_and_an_empty_board_has_no_life() {
        let board = Board::parse(
            ". X O X .
             X X O X X
             O O O O O
             . . . . .",
        )
        .unwrap();
        assert!(unconditional(&board, Color::Black).chains.is_empty());
        let empty = Board::parse(". .\n. .").unwrap();
        let none = unconditional(&empty, Color::White);
        assert!(none.chains.is_empty() && none.territory.is_empty());
    }

    #[test]
    fn a_region_with_room_for_two_eyes_is_not_territory() {
        let board = Board::parse(
            ". X . X . . . . .
             X X X X . . . . .
             . . . X . . . . .
             . . . X . . . . .",
        )
        .unwrap();
        let black = unconditional(&board, Color::Black);
        assert!(!black.chains.is_empty());
        assert!(!black.territory.contains(board.size().parse("H2").unwrap()));
    }
}
