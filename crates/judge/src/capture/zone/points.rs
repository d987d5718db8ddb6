//! The points that a proof rests on.
//!
//! A proof about a chain holds on every board that looks the same on its zone. So only those moves
//! of the opponent need an answer that lie inside the zone. All others are answered like a pass.
//! For that, the points of the zone must decide alone which stones each play takes, and that the
//! play is allowed. This module collects them.

use tengen_rules::{Board, Color, Point};

/// Enough for 25×25 points.
const WORDS: usize = 10;

/// A set of points, small enough to be copied.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Zone([u64; WORDS]);

impl Zone {
    /// Whether a point is in the zone.
    pub(super) fn holds(&self, point: Point) -> bool {
        self.0[point.index() / 64] >> (point.index() % 64) & 1 != 0
    }

    /// Adds a point.
    pub(super) fn add(&mut self, point: Point) {
        self.0[point.index() / 64] |= 1 << (point.index() % 64);
    }

    /// Adds all points of another zone.
    pub(super) fn join(&mut self, other: &Zone) {
        self.0.iter_mut().zip(other.0).for_each(|(word, more)| *word |= more);
    }

    /// The points of the zone, by index.
    pub(super) fn points(&self, board: &Board) -> Vec<Point> {
        board.size().points().filter(|p| self.holds(*p)).collect()
    }

    /// Adds the chain on `stone` and all that touches it, which decides exactly how many liberties
    /// it has.
    pub(super) fn add_all_of(&mut self, board: &Board, stone: Point) {
        for p in board.chain(stone) {
            self.add(p);
            board.neighbours(p).for_each(|q| self.add(q));
        }
    }

    /// Adds the chain on `stone` and `count` of its liberties, which decides that it has no fewer.
    /// Liberties already in the zone are taken first; `but` is not one of them.
    pub(super) fn add_liberties_of(
        &mut self,
        board: &Board,
        stone: Point,
        count: usize,
        but: Option<Point>,
    ) {
        board.chain(stone).for_each(|p| self.add(p));
        let liberties = board.liberties(stone);
        let mut here: Vec<Point> = liberties.iter().filter(|p| Some(*p) != but).collect();
        here.sort_by_key(|p| !self.holds(*p));
        here.into_iter().take(count).for_each(|p| self.add(p));
    }

    /// Adds the points that decide the effect of a play on the empty `point` by the side that
    /// proves. They are the points next to it, the chains it takes, and a liberty that it has
    /// afterwards.
    pub(super) fn add_play(&mut self, board: &Board, color: Color, point: Point) {
        board.neighbours(point).for_each(|q| self.add(q));
        if self.add_taken(board, color, point) || board.neighbours(point).any(|q| board.is_empty(q))
        {
            return;
        }
        let mut own = board.neighbours(point).filter(|q| board.get(*q) == Some(color));
        if let Some(friend) = own.find(|q| board.atari(*q).is_none()) {
            self.add_liberties_of(board, friend, 1, Some(point));
        }
    }

    /// The same for a play of the other side. On a board that looks the same here, the play may do
    /// more, like joining stones beyond. That changes nothing here. Only a suicide must be suicide
    /// there as well.
    pub(super) fn add_reply(&mut self, board: &Board, color: Color, point: Point) {
        let takes = self.add_taken(board, color, point);
        if takes {
            // The neighbours decide whether it is a ko.
            board.neighbours(point).for_each(|q| self.add(q));
        } else if board.is_suicide(color, point) {
            let own = board.neighbours(point).filter(|q| board.get(*q) == Some(color));
            own.for_each(|q| self.add_all_of(board, q));
            board.neighbours(point).for_each(|q| self.add(q));
        }
    }

    /// Adds the chains that a play takes, with all around them. Of each chain next to it that
    /// stays, adds another liberty. Returns whether the play takes any chain.
    fn add_taken(&mut self, board: &Board, color: Color, point: Point) -> bool {
        self.add(point);
        let mut takes = false;
        for q in board.neighbours(point).filter(|q| board.get(*q) == Some(!color)) {
            if board.atari(q) == Some(point) {
                takes = true;
                self.add_all_of(board, q);
            } else {
                self.add_liberties_of(board, q, 1, Some(point));
            }
        }
        takes
    }

    /// Adds a liberty of each chain of `color` in the zone, so that no play elsewhere takes it.
    pub(super) fn guard(&mut self, board: &Board, color: Color) {
        let mut seen: Vec<Point> = Vec::new();
        for p in self.points(board) {
            if board.get(p) == Some(color)
                && let Some(id) = board.chain_id(p)
                && !seen.contains(&id)
            {
                seen.push(id);
                self.add_liberties_of(board, p, 1, None);
            }
        }
    }
}
