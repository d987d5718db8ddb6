//! The points that a proof rests on.
//!
//! A proof about a chain holds on every board that looks the same on its zone, whatever lies
//! elsewhere: so of the opponent's moves only those inside need to be answered, all others are
//! answered like a pass. For that, what is in the zone must say by itself which stones each play
//! takes and that it is allowed: that is what is collected here.

use tengen_rules::{Board, Color, Point};

/// Enough for 25×25 points.
const WORDS: usize = 10;

/// A set of points, small enough to be copied.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Zone([u64; WORDS]);

impl Zone {
    /// Whether a point is in it.
    pub(super) fn holds(&self, point: Point) -> bool {
        self.0[point.index() / 64] >> (point.index() % 64) & 1 != 0
    }

    /// Adds a point.
    pub(super) fn add(&mut self, point: Point) {
        self.0[point.index() / 64] |= 1 << (point.index() % 64);
    }

    /// Adds all points of another.
    pub(super) fn join(&mut self, other: &Zone) {
        self.0.iter_mut().zip(other.0).for_each(|(word, more)| *word |= more);
    }

    /// Its points, by index.
    pub(super) fn points(&self, board: &Board) -> Vec<Point> {
        board.size().points().filter(|p| self.holds(*p)).collect()
    }

    /// The chain on `stone` with all that touches it: how many liberties it has, exactly.
    pub(super) fn add_all_of(&mut self, board: &Board, stone: Point) {
        for p in board.chain(stone) {
            self.add(p);
            board.neighbours(p).for_each(|q| self.add(q));
        }
    }

    /// The chain on `stone` with so many of its liberties: that it has no fewer. Liberties
    /// already here are taken first; `but` is not one of them.
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

    /// What decides what a play of who proves something on the empty `point` does: the points next
    /// to it, what it takes, and that it has a liberty.
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

    /// The same of a play of the other side. What else it may do on a board that looks the same
    /// here, like joining stones beyond, changes nothing here; only that it is suicide must hold
    /// there as well.
    pub(super) fn add_reply(&mut self, board: &Board, color: Color, point: Point) {
        let takes = self.add_taken(board, color, point);
        if takes {
            // Whether it is a ko.
            board.neighbours(point).for_each(|q| self.add(q));
        } else if board.is_suicide(color, point) {
            let own = board.neighbours(point).filter(|q| board.get(*q) == Some(color));
            own.for_each(|q| self.add_all_of(board, q));
            board.neighbours(point).for_each(|q| self.add(q));
        }
    }

    /// The chains that a play takes, with all around them, and of those next to it that stay
    /// another liberty. Says whether it takes any.
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

    /// What keeps the stones of `color` in here from being taken by a play elsewhere: a liberty
    /// of each chain.
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
