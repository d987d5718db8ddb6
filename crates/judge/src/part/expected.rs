//! The part of a board around some stones that nothing shuts off, drawn by what is to be expected
//! of each point.
//!
//! Around most stones that fight for their life there are gaps. Where the ground beyond is the
//! other side's by all appearances, nobody gets away through them, and the part can be read as if it
//! were shut off; where it is not, who comes so far has got away. What is found in such a part is an
//! estimate, by the drawing alone.

use super::{Enclosure, Field, Window};
use crate::shape::linked_chains;
use tengen_rules::{Board, Color, Point, PointSet};

/// How much of the board is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// The next points: who lives there lives, but there may be more room than they show.
    Close,
    /// Farther ones too.
    Wide,
}

impl Extent {
    /// Every empty point is in it up to the first distance from the stones, in steps over empty points,
    /// and up to the second those that are not the other side's by all appearances.
    fn distances(self) -> [usize; 2] {
        match self {
            Extent::Close => [3, 4],
            Extent::Wide => [5, 6],
        }
    }
}

/// No farther once there are more empty points than this.
const ENOUGH: usize = 40;
/// An empty point is a side's by all appearances from this share on.
const HELD: f32 = 0.4;
/// A chain with no more liberties, or a smaller share, has its part in the fight.
const WEAK: usize = 3;
const FIRM: f32 = 0.5;

impl Enclosure {
    /// The surroundings of some `stones`, as far as matters to their life, or to a race between those of
    /// both sides: none if there is no stone on one of the points. `shares` says of every point how much of it is
    /// to be expected to be Black's, from -1 to 1, by [`Point::index`]; the board has as many points.
    pub fn expected_around(
        board: &Board,
        stones: &[Point],
        shares: &[f32],
        drawing: Extent,
    ) -> Option<Enclosure> {
        let stone = *stones.first()?;
        let owners: Vec<Color> = stones.iter().map(|p| board.get(*p)).collect::<Option<_>>()?;
        let held = |p: Point, color: Color| {
            let share = shares.get(p.index()).copied().unwrap_or(0.0);
            if color == Color::Black { share } else { -share }
        };
        let inside = arena(board, (stones, &owners), drawing, held);
        // Beyond it, the other side's ground is as good as stones that stand there.
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

/// The points that are played on.
fn arena(
    board: &Board,
    (stones, owners): (&[Point], &[Color]),
    drawing: Extent,
    held: impl Fn(Point, Color) -> f32,
) -> PointSet {
    let chains = stones.iter().flat_map(|stone| linked_chains(board, *stone));
    let mut inside = PointSet::of(board.size(), chains.flat_map(|p| board.chain(p)));
    let mut edge: Vec<Point> = inside.iter().collect();
    let mut empty = 0;
    let [near, far] = drawing.distances();
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
                // From friends it is as far as from the stones themselves.
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

    /// What is played on, and what comes of it, where `share` of the open ground is Black's.
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
    fn who_may_get_out_lives() {
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
