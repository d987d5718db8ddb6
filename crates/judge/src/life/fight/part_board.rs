//! An enclosed part of a board with numbers for its points.

use super::stones::{Ground, Set, Stones, bit};
use tengen_rules::{Board, Color, Point};

/// The most points: the surrounding stones and the liberty beyond need some numbers too.
const MOST_POINTS: usize = 120;

/// A part of a board with numbers for its points.
#[derive(Clone, Debug)]
pub(super) struct PartBoard {
    pub(super) ground: Ground,
    /// The points of the board, by their numbers.
    pub(super) points: Vec<Point>,
    /// The stones at the beginning.
    of: [Set; 2],
    /// The two points that stand for the stones around.
    pub(super) standing: Set,
}

impl PartBoard {
    /// The points `cells` of a board, where the stones around them stand; none if there are too
    /// many.
    pub(super) fn of(board: &Board, cells: &[Point]) -> Option<PartBoard> {
        if cells.len() > MOST_POINTS {
            return None;
        }
        let mut number = vec![None; board.size().area()];
        for (i, p) in (0..).zip(cells) {
            number[p.index()] = Some(i);
        }
        // Behind the points: the stones of each side that stand, and a liberty that nobody fills.
        let count = cells.len() as u32;
        let walls = Color::BOTH.map(|color| count + color.index() as u32);
        let beyond = count + 2;
        let mut near = vec![0; cells.len() + 3];
        let mut join = |a: u32, b: u32| {
            near[a as usize] |= bit(b);
            near[b as usize] |= bit(a);
        };
        for (i, p) in (0..).zip(cells) {
            for q in board.neighbours(*p) {
                let outside = || board.get(q).map_or(beyond, |color| walls[color]);
                join(i, number[q.index()].unwrap_or_else(outside));
            }
        }
        walls.into_iter().for_each(|wall| join(wall, beyond));
        let mut of = walls.map(bit);
        for (i, p) in (0..).zip(cells) {
            if let Some(color) = board.get(*p) {
                of[color] |= bit(i);
            }
        }
        let ground = Ground { near, open: bit(count) - 1 };
        Some(PartBoard {
            ground,
            points: cells.to_vec(),
            of,
            standing: bit(walls[0]) | bit(walls[1]),
        })
    }

    /// The number of a point.
    pub(super) fn number(&self, point: Point) -> Option<u32> {
        (0..).zip(&self.points).find_map(|(i, p)| (*p == point).then_some(i))
    }

    /// The points of the board as a set of this part's.
    pub(super) fn set(&self, points: impl IntoIterator<Item = Point>) -> Set {
        points.into_iter().filter_map(|p| self.number(p)).fold(0, |set, i| set | bit(i))
    }

    /// The position at the beginning.
    pub(super) fn stones(&self, turn: Color, ko: Option<Point>) -> Stones {
        Stones { of: self.of, turn, ko: ko.and_then(|p| self.number(p)), barred: None, used: false }
    }
}

/// For tests: a fight for Black's stones on A3, where White's chain on `wall` is sure to stand.
#[cfg(test)]
pub(super) fn cornered(text: &str, wall: &str) -> (tengen_rules::Size, PartBoard, super::Goal) {
    let board = Board::parse(text).unwrap();
    let size = board.size();
    let point = |name: &str| size.parse(name).unwrap();
    let wall: Vec<Point> = board.chain(point(wall)).collect();
    let cells: Vec<Point> = size.points().filter(|p| !wall.contains(p)).collect();
    let part = PartBoard::of(&board, &cells).unwrap();
    let target = part.set(board.chain(point("A3")));
    let (attacker, standing) = (Color::White, part.standing);
    let goal = super::Goal { attacker, target, rivals: 0, racing: 0, keep: 0, standing };
    (size, part, goal)
}
