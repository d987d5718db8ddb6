//! Playing a position out: at random, but with answers to threats. The end of one playout is only a
//! sample.

mod near;
mod ownership;
mod pattern;

use crate::shape::{is_poor_self_atari, liberties_after, vital_point};
use tengen_random::Random;
use tengen_rules::{Board, Color, Point, Size};

pub use near::Near;
pub(crate) use ownership::STANDS_ABOVE;
pub use ownership::{Ownership, ownership};
pub use pattern::fits as shape_fits;

/// Where a playout starts, besides the stones.
#[derive(Clone, Copy, Debug)]
pub struct Situation {
    /// The side to move.
    pub to_move: Color,
    /// The opponent's last play, which is answered first.
    pub last: Option<Point>,
    /// Where the basic ko rule forbids to retake at once.
    pub ko: Option<Point>,
}

/// Plays positions of one size to their end, again and again, without allocating.
///
/// A move answers the last one if it can. It saves the chain put in atari, or takes the one that
/// stepped into it. It keeps the room of captured stones from becoming two eyes, or fits a local
/// shape. Other moves are random. Eyes are not filled and self-atari is avoided, so that stones in
/// seki mostly stay.
///
/// The order of the answers follows Gelly, Wang, Munos and Teytaud (2006). Only basic ko forbids
/// repetition, and a playout ends after three moves a point.
#[derive(Debug)]
pub struct Playout {
    near: Near,
    board: Board,
    moves: Vec<(Color, Point)>,
    answers: Vec<Point>,
    mercy: Option<usize>,
}

impl Playout {
    /// For boards of this size, played out to the end.
    pub fn new(size: Size) -> Playout {
        Playout {
            near: Near::new(size),
            board: Board::new(size),
            moves: Vec::with_capacity(size.area() * 3),
            answers: Vec::new(),
            mercy: None,
        }
    }

    /// For boards of this size, stopped when one side leads by more stones than a third of the
    /// points, and than 12. The winner is then clear, the owner of each point is not.
    pub fn with_mercy(size: Size) -> Playout {
        Playout { mercy: Some((size.area() / 3).max(12)), ..Playout::new(size) }
    }

    /// Plays `board` out and returns where that led; `board` must have the size this was made
    /// for, otherwise it is returned as it is.
    pub fn run(&mut self, board: &Board, start: Situation, random: &mut Random) -> &Board {
        self.board.clone_from(board);
        self.moves.clear();
        if board.size() != self.near.size() {
            return &self.board;
        }
        let Situation { mut to_move, mut last, mut ko } = start;
        let mut before = None;
        let mut passes = 0;
        let mut taken = 0;
        let most = board.size().area() * 3;
        while passes < 2 && self.moves.len() < most {
            let room = last.filter(|_| taken >= 3).and_then(|p| vital_point(&self.board, p));
            let choice = match room {
                Some(p) => Some(p),
                None => self.choose(to_move, last, before, ko, random),
            };
            before = last;
            last = choice;
            ko = None;
            match choice.and_then(|p| Some((p, self.board.play(to_move, p).ok()?))) {
                Some((p, played)) => {
                    passes = 0;
                    ko = played.ko;
                    taken = played.captured;
                    self.moves.push((to_move, p));
                    if self.mercy.is_some_and(|most| self.ahead() > most) {
                        break;
                    }
                }
                None => {
                    passes += 1;
                    taken = 0;
                }
            }
            to_move = !to_move;
        }
        &self.board
    }

    /// The plays of the last run.
    pub fn moves(&self) -> &[(Color, Point)] {
        &self.moves
    }

    /// The table of the points around each point.
    pub fn near(&self) -> &Near {
        &self.near
    }

    fn ahead(&self) -> usize {
        self.board.stones(Color::Black).abs_diff(self.board.stones(Color::White))
    }

    fn choose(
        &mut self,
        color: Color,
        last: Option<Point>,
        before: Option<Point>,
        ko: Option<Point>,
        random: &mut Random,
    ) -> Option<Point> {
        if let Some(last) = last {
            if let Some(p) = self.tactical(color, last, ko, random) {
                return Some(p);
            }
            if let Some(p) = self.shape(color, last, ko, random) {
                return Some(p);
            }
        }
        if let Some(p) = before.and_then(|p| self.shape(color, p, ko, random)) {
            return Some(p);
        }
        self.anywhere(color, ko, random)
    }

    fn pick(&self, random: &mut Random) -> Option<Point> {
        match self.answers.len() {
            0 => None,
            1 => Some(self.answers[0]),
            n => Some(self.answers[random.below(n)]),
        }
    }

    /// Saves the chain that the last move put in atari, or takes the stones it left there.
    fn tactical(
        &mut self,
        color: Color,
        last: Point,
        ko: Option<Point>,
        random: &mut Random,
    ) -> Option<Point> {
        self.answers.clear();
        let board = &self.board;
        if board.get(last) == Some(!color)
            && let Some(p) = board.atari(last)
            && Some(p) != ko
        {
            self.answers.push(p);
        }
        for q in board.neighbours(last).filter(|q| board.get(*q) == Some(color)) {
            let Some(escape) = board.atari(q) else { continue };
            if Some(escape) != ko && liberties_after(board, color, escape) >= 2 {
                self.answers.push(escape);
            }
            // Taking one of the attackers saves the chain as well.
            if board.chain_len(q) <= 12 {
                for r in board.chain(q) {
                    for s in board.neighbours(r) {
                        if board.get(s) == Some(!color)
                            && let Some(p) = board.atari(s)
                            && Some(p) != ko
                            && !self.answers.contains(&p)
                        {
                            self.answers.push(p);
                        }
                    }
                }
            }
        }
        self.pick(random)
    }

    /// A local shape next to `around`.
    fn shape(
        &mut self,
        color: Color,
        around: Point,
        ko: Option<Point>,
        random: &mut Random,
    ) -> Option<Point> {
        self.answers.clear();
        for p in self.near.eight(around) {
            if self.board.is_empty(p)
                && Some(p) != ko
                && pattern::fits(&self.near, &self.board, p)
                && !is_poor_self_atari(&self.board, color, p)
            {
                self.answers.push(p);
            }
        }
        self.pick(random)
    }

    /// Any sensible play: the first one met from a random place in the list of empty points.
    fn anywhere(&self, color: Color, ko: Option<Point>, random: &mut Random) -> Option<Point> {
        let count = self.board.empty_count();
        let start = random.below(count);
        (0..count)
            .map(|i| {
                self.board.empty_point(if start + i < count {
                    start + i
                } else {
                    start + i - count
                })
            })
            .find(|p| self.sensible(color, *p, ko))
    }

    fn sensible(&self, color: Color, point: Point, ko: Option<Point>) -> bool {
        let board = &self.board;
        if Some(point) == ko {
            return false;
        }
        if board.is_surrounded(color, point) {
            // A false eye too is worth more open than filled, until a chain beside it is in atari.
            if board.is_eye(color, point)
                || board.neighbours(point).all(|q| board.atari(q).is_none())
            {
                return false;
            }
        }
        // A play that leaves its own chain no liberty is poor as well.
        !is_poor_self_atari(board, color, point)
    }
}
