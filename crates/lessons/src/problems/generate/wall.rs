//! The eyes of a wall.

use super::shape::lives;
use tengen_random::Random;
use tengen_rules::{Board, Color, Point, Size};

/// How many ways to place a number of stones are tried.
const TRIES: usize = 300;

/// The board with at most four more black stones beyond the wall. With them the wall lives against
/// every play inside. None if no such board is found.
pub(super) fn with_eyes(
    size: Size,
    stones: &[(Color, Point)],
    inside: &[Point],
    ring: &[Point],
    random: &mut Random,
) -> Option<Board> {
    let beyond = |p: &Point| !inside.contains(p) && !ring.contains(p);
    let touches = |p: &Point| size.neighbours(*p).any(|q| ring.contains(&q));
    let places: Vec<Point> = size.points().filter(|p| beyond(p) && touches(p)).collect();
    (0..=4).find_map(|more| {
        (0..TRIES).find_map(|_| {
            let mut all = stones.to_vec();
            for _ in 0..more {
                let place = *places.get(random.below(places.len()))?;
                if all.iter().all(|(_, p)| *p != place) {
                    all.push((Color::Black, place));
                }
            }
            let board = Board::with_stones(size, all).ok()?;
            lives(&board, inside, ring).then_some(board)
        })
    })
}
