//! The phases in which networks were trained to play out dead stones under territory scoring.
//!
//! After two passes play goes on twice more, each time until two passes (KataGo's rules, "Go Rules
//! used by KataGo"). In the first such phase a play costs a point as before. The second begins from
//! the position then reached; plays in it cost nothing, and only stones that stood there count with
//! their points. Kos are different too. A stone that has taken a ko cannot be retaken until the
//! other side has spent a move on it. So no ko threat saves dead stones. This is a way to read
//! positions and no rule of ours: in a [`Game`](tengen_rules::Game) the players settle which stones
//! are dead.

use tengen_rules::{Board, Color, Point, PointSet, Score, Size};

/// One of the two phases after play.
#[derive(Clone, Debug)]
pub(super) struct Cleanup {
    /// The beginning of the second phase; `None` in the first.
    pub(super) start: Option<Start>,
    /// Stones that have taken a ko and may not be retaken yet.
    pub(super) blocked: PointSet,
    /// The ko captures made: the hash of the position before, the point, and the player. Hashes
    /// suffice, since nothing that counts in a game depends on them.
    taken: Vec<(u64, Point, Color)>,
}

/// The beginning of the second phase.
#[derive(Clone, Debug)]
pub(super) struct Start {
    pub(super) board: Board,
    /// White's lead in stones played until then.
    pub(super) white_ahead: Score,
}

impl Cleanup {
    pub(super) fn new(size: Size, start: Option<Start>) -> Cleanup {
        Cleanup { start, blocked: PointSet::new(size), taken: Vec::new() }
    }

    /// The blocked stone that a move of `color` on `point` frees to be retaken. The point is the
    /// stone's own, or the one where it could be retaken. Such a move places no stone.
    pub(super) fn frees(&self, board: &Board, color: Color, point: Point) -> Option<Point> {
        if self.blocked.is_empty() {
            return None;
        }
        let stone = match board.get(point) {
            Some(c) if c != color => point,
            Some(_) => return None,
            None => ko_stone(board, color, point)?,
        };
        let alone = board.chain_len(stone) == 1 && board.atari(stone).is_some();
        (alone && self.blocked.contains(stone)).then_some(stone)
    }

    /// Whether `color` has taken this ko in this position before, and so may not again.
    pub(super) fn is_banned(&self, board: &Board, color: Color, point: Point) -> bool {
        self.taken.contains(&(board.hash(), point, color))
    }

    /// The points where `color` may not take a ko again.
    pub(super) fn banned(&self, board: &Board, color: Color) -> impl Iterator<Item = Point> {
        let hash = board.hash();
        let same = move |(before, _, by): &&(u64, Point, Color)| *before == hash && *by == color;
        self.taken.iter().filter(same).map(|(_, point, _)| *point)
    }

    /// Enters a play of `color` that left `board`, where `ko` could take it back.
    pub(super) fn played(
        &mut self,
        before: u64,
        board: &Board,
        color: Color,
        point: Point,
        ko: Option<Point>,
    ) {
        if ko.is_some() {
            self.blocked.insert(point);
            self.taken.push((before, point, color));
        }
        let gone: Vec<Point> = self.blocked.iter().filter(|p| board.is_empty(*p)).collect();
        for p in gone {
            self.blocked.remove(p);
        }
    }

    /// A number for the blocked stones, so that positions with equal stones differ by it.
    pub(super) fn key(&self) -> u64 {
        // An odd multiplier spreads the points over the word; equal sets have equal sums.
        let spread = |p: Point| (p.index() as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.blocked.iter().map(|p| spread(p).rotate_left(29)).fold(0, u64::wrapping_add)
    }
}

/// The one stone that a play of `color` on the empty `point` would take, where only the opponent's
/// stones surround the point: a ko.
fn ko_stone(board: &Board, color: Color, point: Point) -> Option<Point> {
    let mut stone = None;
    for q in board.neighbours(point) {
        if board.get(q) != Some(!color) {
            return None;
        }
        if board.atari(q).is_some() && stone.replace(q).is_some() {
            return None;
        }
    }
    stone.filter(|q| board.chain_len(*q) == 1)
}
