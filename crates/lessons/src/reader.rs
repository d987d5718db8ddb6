//! Reading: whether a chain can be taken, and how it is best attacked and defended.
//!
//! Exact within a given number of plays of the attacker, as long as all that matters happens next
//! to the chain. The reader looks at the chain's liberties, the points beside those, and plays that
//! take a stone around it. That is enough for the small positions of a course, by each page's test.

use std::cell::Cell;
use tengen_rules::{Board, Color, Line, Point, PointSet};

/// How many positions one question may look at. A chain not taken by then counts as safe. The
/// pages' own questions need a fraction of it.
const MOST: usize = 4000;

/// Reads about one chain.
#[derive(Clone, Debug)]
pub(crate) struct Reader {
    /// One of its stones.
    pub(crate) chain: Point,
    /// The colour of the chain.
    pub(crate) owner: Color,
    /// How many positions may still be looked at.
    left: Cell<usize>,
}

/// A position in reading: the board, and where a ko may not be retaken. Other bans by superko do
/// not come up within a few plays next to one chain.
#[derive(Clone)]
struct Spot {
    board: Board,
    ko: Option<Point>,
}

impl Spot {
    fn of(line: &Line) -> Spot {
        Spot { board: line.board().clone(), ko: line.ko() }
    }

    fn passed(&self) -> Spot {
        Spot { board: self.board.clone(), ko: None }
    }

    /// After a play, if it is legal.
    fn played(&self, color: Color, point: Point) -> Option<Spot> {
        if self.ko == Some(point) || self.board.is_suicide(color, point) {
            return None;
        }
        let mut board = self.board.clone();
        let ko = board.play(color, point).ok()?.ko;
        Some(Spot { board, ko })
    }
}

impl Reader {
    /// About the chain on `chain`, if there is one.
    pub(crate) fn new(board: &Board, chain: Point) -> Option<Reader> {
        board.get(chain).map(|owner| Reader { chain, owner, left: Cell::new(MOST) })
    }

    /// Whether the chain is no longer on the board.
    pub(crate) fn is_taken(&self, board: &Board) -> bool {
        board.get(self.chain) != Some(self.owner)
    }

    /// The attacker is to move: in how many plays the chain is taken, and the first play, if `most`
    /// plays are enough.
    pub(crate) fn taken_in(&self, line: &Line, most: usize) -> Option<(usize, Point)> {
        self.left.set(MOST);
        self.soonest(&Spot::of(line), most)
    }

    /// The owner is to move: a move (`None` is a pass) after which the attacker cannot take the
    /// chain in `plays` plays. Without one the chain is lost.
    pub(crate) fn defence(&self, line: &Line, plays: usize) -> Option<Option<Point>> {
        self.left.set(MOST);
        self.defend(&Spot::of(line), plays)
    }

    /// The owner is to move and the chain is lost: the play by which it lasts longest. None if a
    /// pass makes it last longer.
    pub(crate) fn resistance(&self, line: &Line, plays: usize) -> Option<Point> {
        let spot = Spot::of(line);
        let length = |spot: &Spot| {
            self.left.set(MOST);
            self.soonest(spot, plays).map_or(0, |(plays, _)| plays)
        };
        let after_pass = length(&spot.passed());
        let reply = |point: Point| {
            let next = spot.played(self.owner, point)?;
            let runs = next.board.chain(self.chain).any(|stone| stone == point);
            Some(((length(&next), runs), point))
        };
        let candidates = self.candidates(&spot.board).into_iter();
        // Of plays that last equally long, one that extends the chain is the most natural.
        let ((lasts, _), point) = candidates.filter_map(reply).max_by_key(|(worth, _)| *worth)?;
        (lasts > 0 && lasts >= after_pass).then_some(point)
    }

    fn soonest(&self, spot: &Spot, most: usize) -> Option<(usize, Point)> {
        (1..=most).find_map(|plays| self.attack(spot, plays).map(|point| (plays, point)))
    }

    /// The attacker is to move: a play that takes the chain in at most `plays` plays.
    fn attack(&self, spot: &Spot, plays: usize) -> Option<Point> {
        let liberties = spot.board.liberties(self.chain);
        // The owner may pass, so each liberty costs the attacker a play.
        if plays == 0 || liberties.len() > plays || !self.look() {
            return None;
        }
        let attacker = !self.owner;
        let works = |point: &Point| {
            spot.played(attacker, *point).is_some_and(|next| {
                self.is_taken(&next.board) || (plays > 1 && self.defend(&next, plays - 1).is_none())
            })
        };
        if liberties.len() == 1 {
            // Nothing is quicker. If it does not work (a ko), another play may.
            if let Some(last) = liberties.iter().find(|point| works(point)) {
                return Some(last);
            }
        }
        self.candidates(&spot.board).into_iter().find(works)
    }

    fn defend(&self, spot: &Spot, plays: usize) -> Option<Option<Point>> {
        let after = |point: Point| {
            let next = spot.played(self.owner, point)?;
            Some((next.board.liberties(self.chain).len(), point, next))
        };
        let mut replies: Vec<_> =
            self.candidates(&spot.board).into_iter().filter_map(after).collect();
        // The play that leaves most liberties is the natural way out, and the one to show.
        replies.sort_by_key(|(liberties, ..)| std::cmp::Reverse(*liberties));
        let safe = |spot: &Spot| self.attack(spot, plays).is_none();
        let reply = replies.into_iter().find(|(_, _, next)| safe(next));
        match reply {
            Some((_, point, _)) => Some(Some(point)),
            None => safe(&spot.passed()).then_some(None),
        }
    }

    /// Counts one more position. False if none may be looked at any more.
    fn look(&self) -> bool {
        let left = self.left.get();
        self.left.set(left.saturating_sub(1));
        left > 0
    }

    /// The points that matter.
    fn candidates(&self, board: &Board) -> Vec<Point> {
        let liberties = board.liberties(self.chain);
        let mut points = PointSet::new(board.size());
        points.extend(liberties.iter());
        points.extend(liberties.iter().flat_map(|p| board.neighbours(p)));
        for stone in board.chain(self.chain) {
            for beside in board.neighbours(stone).filter(|p| board.get(*p) == Some(!self.owner)) {
                let around = board.liberties(beside);
                if around.len() <= 2 {
                    points.extend(around.iter());
                }
            }
        }
        points.iter().filter(|p| board.is_empty(*p)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tengen_rules::presets;

    fn read(text: &str, chain: &str, most: usize) -> Option<(usize, String)> {
        let board = Board::parse(text).unwrap();
        let size = board.size();
        let reader = Reader::new(&board, size.parse(chain).unwrap()).unwrap();
        let line = Line::new(board, !reader.owner, presets::JAPANESE.play);
        reader.taken_in(&line, most).map(|(plays, point)| (plays, size.name(point)))
    }

    #[test]
    fn an_atari_a_snapback_and_three_points_in_a_row_are_read() {
        assert_eq!(read(". X .\nX O .\n. X .", "B2", 1), Some((1, "C2".to_owned())));
        let snapback = "O.O.O\nOOOOO\nOOOOO\nXXOOO\n..OOO";
        assert_eq!(read(snapback, "A2", 3).map(|(plays, _)| plays), Some(2));
        let row = ". . . O X\nO O O O X\nX X X X X\n. . . . .";
        assert_eq!(read(row, "A3", 5), Some((4, "B4".to_owned())));
        let four = ". . . . O X\nO O O O O X\nX X X X X X\n. . . . . .";
        assert_eq!(read(four, "A3", 6), None, "four points in a row live");
    }

    #[test]
    fn a_chain_in_the_open_is_not_taken() {
        assert_eq!(read(". . . . .\n. . . . .\n. . O . .\n. . . . .\n. . . . .", "C3", 4), None);
    }
}
