//! Whether stones live that no wall shuts off. They are fought for in a close extent of the board,
//! and then in a wider one if the close one is not enough. The answer is an estimate.
//!
//! A close extent cuts off room and help that the owner might find farther away. It also counts
//! ground of the other side for the owner's stones. So stones that live in it live, while stones
//! that fall in it may only lack room. A wide extent is right more often, but its search ends
//! without an answer more often.

use crate::ask::share;
use crate::part::Enclosure;
use crate::part::Extent;
use crate::{Fight, Grade, Graded};
use tengen_rules::{Board, Color, Point};

/// A question about stones in the open.
#[derive(Clone, Copy, Debug)]
pub struct OpenFight<'a> {
    /// The board.
    pub board: &'a Board,
    /// The expected share of every point that is Black's, from -1 to 1, by [`Point::index`].
    pub shares: &'a [f32],
    /// Where one of the stones stands.
    pub stone: Point,
    /// The side that moves first.
    pub turn: Color,
    /// Where that side may not retake a ko.
    pub ko: Option<Point>,
    /// A part with fewer points than this may be read in more positions, by the square of the
    /// proportion, since each costs less there. 0 if the size of a part does not matter.
    pub usual_points: usize,
}

impl OpenFight<'_> {
    /// How far the side that moves first gets its way with the stones, as
    /// [`Fight::settle_for_good`] grades it.
    ///
    /// `expected` is the answer that other signs suggest. An answer of the close extent counts only
    /// if it agrees with `expected`. Unless the stones live by it, an answer of the wide extent
    /// comes first. `positions` goes down by the number read, of which at most `close` are in the
    /// close extent. None if no reliable answer was found, or if there is no stone.
    pub fn settle(
        &self,
        expected: Option<Grade>,
        preferred: &[Point],
        close: usize,
        positions: &mut usize,
    ) -> Option<Graded> {
        let owner = self.board.get(self.stone)?;
        let fight = |left: &mut usize| self.fight(Extent::Close, preferred, left);
        let close = share(positions, close, fight);
        let agrees = |found: &Graded| expected.is_none_or(|expected| found.grade == expected);
        let lives = |grade| grade == if self.turn == owner { Grade::Yes } else { Grade::No };
        if let Some(found) = close.filter(|found| lives(found.grade) && agrees(found)) {
            return Some(found);
        }
        let first = close.and_then(|found| found.play);
        let preferred: Vec<Point> = first.into_iter().chain(preferred.iter().copied()).collect();
        let wide = self.fight(Extent::Wide, &preferred, positions);
        wide.or(close.filter(agrees))
    }

    /// The same for a race with the chain on another stone, as [`Fight::settle`] grades it. It
    /// takes a wide extent, since a close one cuts off liberties.
    pub fn settle_race(
        &self,
        rival: Point,
        preferred: &[Point],
        positions: &mut usize,
    ) -> Option<Graded> {
        let OpenFight { board, shares, stone, turn, ko, .. } = *self;
        let part = Enclosure::expected_around(board, &[stone, rival], shares, Extent::Wide)?;
        Fight { part: &part, stone, rival: Some(rival), turn, ko }.settle(preferred, positions)
    }

    fn fight(&self, extent: Extent, preferred: &[Point], positions: &mut usize) -> Option<Graded> {
        let part = Enclosure::expected_around(self.board, &[self.stone], self.shares, extent)?;
        let OpenFight { stone, turn, ko, .. } = *self;
        let fight = Fight { part: &part, stone, rival: None, turn, ko };
        let points = part.points().count().max(1);
        let [usual, cost] = [self.usual_points.max(points), points].map(|points| points.pow(2));
        let most = in_proportion(*positions, usual, cost);
        let mut left = most;
        let found = fight.settle_for_good(preferred, &mut left);
        *positions -= in_proportion(most - left, cost, usual).min(*positions);
        // If no position was read, the bounds of the extent alone decided.
        found.filter(|_| left < most)
    }
}

/// The number of `positions` times `usual / cost`, rounded up. The product overflows on no machine.
fn in_proportion(positions: usize, usual: usize, cost: usize) -> usize {
    let positions = (positions as u128 * usual as u128).div_ceil(cost as u128);
    usize::try_from(positions).unwrap_or(usize::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Four black stones on the second line in the corner, with a gap on their left.
    const CORNER: &str = "
        . . . . . . . . . . .
        . O . . . . X X X X .
        . O O O O O O O O O .
        . . . . . . . . . O .
        . . . . . . . . . . .
        . . . . . . . . . . .";

    fn fight_for<T>(text: &str, stone: &str, turn: Color, ask: impl Fn(OpenFight<'_>) -> T) -> T {
        let board = Board::parse(text).unwrap();
        let size = board.size();
        let share = |p: Point| match board.get(p) {
            Some(Color::Black) => 0.0,
            Some(Color::White) => -1.0,
            None => -0.8,
        };
        let shares: Vec<f32> = size.points().map(share).collect();
        let stone = size.parse(stone).unwrap();
        let (board, shares) = (&board, &shares[..]);
        ask(OpenFight { board, shares, stone, turn, ko: None, usual_points: 0 })
    }

    #[test]
    fn stones_that_lack_room_in_a_close_extent_may_have_it_in_a_wide_one() {
        let ask = |positions: usize| {
            fight_for(CORNER, "K5", Color::Black, |fight| {
                let size = fight.board.size();
                let close = fight.fight(Extent::Close, &[], &mut { positions });
                let both = fight.settle(None, &[], positions / 4, &mut { positions });
                [close, both].map(|found| found.map(|f| (f.grade, f.play.map(|p| size.name(p)))))
            })
        };
        let lives = (Grade::Yes, Some("L5".to_owned()));
        assert_eq!(ask(400_000), [Some((Grade::No, None)), Some(lives)]);
        assert_eq!(ask(1), [None, None]);
    }

    #[test]
    fn a_small_part_may_be_read_in_more_positions() {
        let ask = |positions: usize, usual_points: usize| {
            fight_for(CORNER, "K5", Color::Black, |fight| {
                let mut left = positions;
                let fight = OpenFight { usual_points, ..fight };
                let found = fight.fight(Extent::Close, &[], &mut left);
                (found.map(|found| found.grade), positions - left)
            })
        };
        let (found, used) = ask(400_000, 0);
        assert_eq!((found, ask(used, 0).0, ask(used / 4, 0).0), (Some(Grade::No), found, None));
        // The part has fewer than 50 points.
        let (same, cost) = ask(used / 4, 200);
        assert!(same == found && cost <= used / 4, "{same:?} {cost} {used}");
    }

    #[test]
    fn as_many_positions_as_one_likes_may_be_allowed() {
        assert_eq!(in_proportion(1000, 9, 2), 4500);
        assert_eq!(in_proportion(7, 2, 9), 2);
        assert_eq!(in_proportion(usize::MAX, 625 * 625, 1), usize::MAX);
    }

    #[test]
    fn the_side_that_moves_first_wins_an_even_race_in_the_open() {
        let even = "
            . . . . . . . . .
            X X X X X X X X X
            O O O O . . . X X
            X X X X . . O O O
            O O O O O O O O O";
        let won = |turn| {
            fight_for(even, "A2", turn, |fight| {
                let rival = fight.board.size().parse("A3").unwrap();
                fight.settle_race(rival, &[], &mut { 100_000 }).map(|found| found.grade)
            })
        };
        assert_eq!(won(Color::White), Some(Grade::Yes));
        assert_eq!(won(Color::Black), Some(Grade::Yes));
        let none = fight_for(even, "A2", Color::White, |fight| {
            let empty = fight.board.size().parse("E3").unwrap();
            fight.settle_race(empty, &[], &mut { 100_000 })
        });
        assert_eq!(none, None);
    }
}
