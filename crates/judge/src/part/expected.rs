//! The part of a board around stones that nothing shuts off, bounded by the ownership expected of
//! each point.
//!
//! Around most stones that fight for their life there are gaps. If the ground beyond a gap seems
//! the other side's, the part is read as if the gap were shut. Otherwise, stones that reach the gap
//! have got away. Answers in such a part are estimates, as good as its bounds.

use super::{Enclosure, Field, Window};
use crate::shape::linked_chains;
use tengen_rules::{Board, Color, Point, PointSet};

/// How far the part extends around the stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// The nearest points. Stones that live there live, but they may have more room than it shows.
    Close,
    /// Farther ones too.
    Wide,
}

impl Extent {
    /// Two distances from the stones, in steps over empty points. Up to the first, every empty
    /// point is in the part. Up to the second, so are those that do not seem the other side's.
    fn distances(self) -> [usize; 2] {
        match self {
            Extent::Close => [3, 4],
            Extent::Wide => [5, 6],
        }
    }
}

/// The part grows no farther once it has more empty points than this.
const ENOUGH: usize = 40;
/// An empty point seems a side's if its share of it is above this.
const HELD: f32 = 0.4;
/// A chain with no more liberties than `WEAK`, or a smaller share than `FIRM`, belongs to the
/// fight.
const WEAK: usize = 3;
const FIRM: f32 = 0.5;

impl Enclosure {
    /// The surroundings of `stones`, as far as they matter to the life of these, or to a race
    /// between those of both sides. None if `stones` is empty or names an empty point. `shares`
    /// says of each point of the board how much it is expected to be Black's. The shares run from
    /// -1 to 1 and are ordered by [`Point::index`].
    pub fn expected_around(
        board: &Board,
        stones: &[Point],
        shares: &[f32],
        extent: Extent,
    ) -> Option<Enclosure> {
        let stone = *stones.first()?;
        let owners: Vec<Color> = stones.iter().map(|p| board.get(*p)).collect::<Option<_>>()?;
        let held = |p: Point, color: Color| {
            let share = shares.get(p.index()).copied().unwrap_or(0.0);
            if color == Color::Black { share } else { -share }
        };
        let inside = arena(board, (stones, &owners), extent, held);
        // Ground of the other side next to the part counts as standing stones.
        let around = inside.iter().flat_map(|p| board.neighbours(p));
        let beyond = around.filter(|q| !inside.contains(*q) && board.is_empty(*q));
        let wall = |q| Some((!*owners.iter().find(|owner| held(q, !**owner) > HELD)?, q));
        let stones = board.size().points().filter_map(|p| Some((board.get(p)?, p)));
        let beyond = PointSet::of(board.size(), beyond);
        let walled = stones.chain(beyond.iter().filter_map(wall));
        let board = Board::with_stones(board.size(), walled).ok()?;
        let outside = board.empty_points().filter(|p| !inside.contains(*p));
        let frozen = PointSet::of(board.size(), outside);
        let window = Window::of(&board, &Field::around(&board, &frozen, stone))?;
        Enclosure::cut(window, &inside, stone, false)
    }
}

/// The points of the part.
fn arena(
    board: &Board,
    (stones, owners): (&[Point], &[Color]),
    extent: Extent,
    held: impl Fn(Point, Color) -> f32,
) -> PointSet {
    let chains = stones.iter().flat_map(|stone| linked_chains(board, *stone));
    let mut inside = PointSet::of(board.size(), chains.flat_map(|p| board.chain(p)));
    let mut edge: Vec<Point> = inside.iter().collect();
    let mut empty = 0;
    let [near, far] = extent.distances();
    for distance in 1..=far {
        let mut next = Vec::new();
        let mut around: Vec<Point> = edge.iter().flat_map(|p| board.neighbours(*p)).collect();
        while let Some(q) = around.pop() {
            if inside.contains(q) {
                continue;
            }
            let Some(color) = board.get(q) else {
                let open = || owners.iter().any(|owner| held(q, !*owner) <= HELD);
                if distance <= near || open() {
                    inside.insert(q);
                    empty += 1;
                    next.push(q);
                }
                continue;
            };
            if board.few_liberties(q, &mut [q; WEAK + 1]) > WEAK && held(q, color) >= FIRM {
                continue;
            }
            for p in board.chain(q) {
                inside.insert(p);
                // Around stones of the owners' sides, the distance does not grow.
                if owners.contains(&color) {
                    around.extend(board.neighbours(p));
                } else {
                    next.push(p);
                }
            }
        }
        if next.is_empty() || empty > ENOUGH {
            break;
        }
        edge = next;
    }
    inside
}

#[cfg(test)]
mod tests {

    use crate::{Enclosure, Extent, Fight, Grade, Graded};
    use tengen_rules::{Board, Color, Point};

    /// Black has room for one eye in the corner, and there is a gap in White's wall on the right.
    const GAP: &str = "
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        O O O O O . . . .
        X X X X O . . . .
        . . X X . . . . .";

    /// The points of the part, and the grade of its fight. `share` is Black's share of the open
    /// ground.
    fn fought(text: &str, share: f32, turn: Color) -> (Vec<String>, Graded) {
        let board = Board::parse(text).unwrap();
        let size = board.size();
        let stone = size.parse("A2").unwrap();
        let expected = |p: Point| match board.get(p) {
            Some(Color::Black) => 0.0,
            Some(Color::White) => -1.0,
            None => share,
        };
        let shares: Vec<f32> = size.points().map(expected).collect();
        let part = Enclosure::expected_around(&board, &[stone], &shares, Extent::Close).unwrap();
        let fight = Fight { part: &part, stone, rival: None, turn, ko: None };
        let found = fight.settle(&[], &mut { 1_000_000 }).unwrap();
        (part.points().map(|p| size.name(p)).collect(), found)
    }

    #[test]
    fn a_gap_before_the_other_sides_ground_is_none() {
        let (points, found) = fought(GAP, -0.9, Color::Black);
        assert!(points.contains(&"G1".to_owned()), "{points:?}");
        assert!(!points.contains(&"H1".to_owned()), "{points:?}");
        assert_eq!(found, Graded { grade: Grade::No, play: None });
        assert_eq!(fought(GAP, -0.9, Color::White).1, Graded { grade: Grade::Yes, play: None });
    }

    #[test]
    fn a_group_that_may_get_out_lives() {
        let wide = GAP.replace("X X X X O", "X X X X .");
        let (points, found) = fought(&wide, 0.0, Color::Black);
        assert!(points.contains(&"H1".to_owned()), "{points:?}");
        assert_eq!(found.grade, Grade::Yes);
    }

    #[test]
    fn around_no_stone_there_is_nothing() {
        let board = Board::parse(GAP).unwrap();
        let none: Point = board.size().parse("A7").unwrap();
        assert!(Enclosure::expected_around(&board, &[none], &[], Extent::Close).is_none());
    }
}
