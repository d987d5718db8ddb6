//! The next step of either side in hypothetical play about one chain. It is read where possible,
//! else estimated.

use crate::ask::{Effort, Step};
use crate::capture::CaptureReading;
use crate::part::Enclosure;
use crate::playout::{Playout, ownership};
use crate::search::KoLaw;
use crate::shape::{liberties_after, unconditional};
use tengen_random::Random;
use tengen_rules::{Board, Color, Point, PointSet};

/// Hypothetical play about a chain, somewhere in the middle.
#[derive(Clone, Debug)]
pub struct Hypothesis<'a> {
    /// The position reached.
    pub board: &'a Board,
    /// The owner of the chain.
    pub owner: Color,
    /// The points where the chain stood when play began.
    pub stones: &'a PointSet,
    /// The side to move.
    pub turn: Color,
    /// The kos that the side to move may retake only after a pass for them.
    pub bans: &'a [Point],
}

impl Hypothesis<'_> {
    /// The step of the side to move, from reading under [`KoLaw::PassForKo`]. Each question about
    /// the chain, and about each of its liberties, looks at no more than `positions` positions. The
    /// attacker captures if it can, and the owner defends as long as it can. Both pass where
    /// nothing is left to be done. `None` if it is beyond reading.
    pub fn next(&self, positions: usize) -> Option<Step> {
        let stood = self.stones.iter();
        let mut left = stood.filter(|p| self.board.get(*p) == Some(self.owner)).peekable();
        if left.peek().is_none() {
            return Some(self.replaces().map_or(Step::Pass, Step::Play));
        }
        let mut budget = positions;
        // After an exchange several chains may be left of it; the largest matters.
        let stone = left.max_by_key(|p| self.board.chain_len(*p))?;
        if unconditional(self.board, self.owner).chains.contains(stone) {
            return Some(Step::Pass);
        }
        let standing = self.standing(stone);
        let Some(part) = Enclosure::around(self.board, stone, &standing) else {
            return self.in_the_open(stone, positions);
        };
        let step = part.step(stone, self.turn, self.bans, KoLaw::PassForKo, &mut budget)?;
        Some(step.unwrap_or_else(|| match self.turn == self.owner {
            true => Step::Pass,
            false => self.approach(stone).map_or(Step::Pass, Step::Play),
        }))
    }

    /// The step in a part too open to be read to its end. It asks whether the chain falls before it
    /// has four liberties, though its owner has every ko threat. `None` if that reading gives no
    /// answer.
    fn in_the_open(&self, stone: Point, mut positions: usize) -> Option<Step> {
        let (board, ko) = (self.board, self.bans.first().copied());
        let mut reading = CaptureReading::open(board, stone, 4, self.owner)?;
        if reading.is_taken(board, self.turn, ko, &mut positions)? {
            let next = reading.fall(board, self.turn, ko, &mut positions).map(|(_, step)| step);
            let last = board.atari(stone).filter(|_| self.turn != self.owner).map(Step::Play);
            return Some(last.or(next).unwrap_or(Step::Pass));
        }
        if self.turn != self.owner {
            return None;
        }
        // Its owner keeps it by any play after which it does not fall.
        let holds = |p: &Point| {
            let mut after = board.clone();
            let mut reading = match after.play(self.owner, *p) {
                Ok(_) => CaptureReading::open(&after, stone, 4, self.owner),
                Err(_) => None,
            };
            let taken = reading.as_mut().map(|reading| {
                reading.is_taken(&after, !self.owner, None, &mut positions.clone()) == Some(false)
            });
            taken == Some(true)
        };
        board.liberties(stone).iter().find(holds).map(Step::Play)
    }

    /// Where the opponent fills a liberty of a chain that is lost, the outermost first. It prefers
    /// a point where the new stone has most liberties, and then one beside a stone of its own.
    fn approach(&self, stone: Point) -> Option<Point> {
        let (board, attacker) = (self.board, self.turn);
        let legal = |p: &Point| !self.bans.contains(p) && !board.is_suicide(attacker, *p);
        let safety = |p: &Point| {
            let inside = board.neighbours(*p).all(|q| board.get(q) != Some(attacker));
            (liberties_after(board, attacker, *p), !inside)
        };
        board.liberties(stone).iter().filter(legal).max_by_key(safety)
    }

    /// Stones that stand by proof or by playouts, without the chain in question.
    fn standing(&self, stone: Point) -> PointSet {
        let (board, size) = (self.board, self.board.size());
        let playouts = Effort::usual(size.area()).playouts / 2;
        let (mut runner, mut random) = (Playout::new(size), Random::new(1989));
        let own = ownership(board, self.turn, playouts, &mut runner, &mut random);
        let mut standing = own.standing(board);
        board.chain(stone).for_each(|p| {
            standing.remove(p);
        });
        standing
    }

    /// Where the owner gets a stone in the place of taken stones, by taking in return.
    fn replaces(&self) -> Option<Point> {
        if self.turn != self.owner {
            return None;
        }
        let taken = |p: &Point| {
            let mut after = self.board.clone();
            let played = after.play(self.owner, *p);
            played.is_ok_and(|played| played.captured > 0 && played.ko.is_none())
                && after.atari(*p).is_none()
        };
        self.stones.iter().filter(|p| self.board.is_empty(*p)).find(taken)
    }
}
