//! Which chains are caught in ladders, read as the networks' training reads it.
//!
//! The reading is the one that makes KataGo's input planes (its `nninputs.cpp` and `board.cpp`),
//! with its limits. Every ko is taken to work for the defender, and a reading ends after [`NODES`]
//! plays. The judge's ladders answer the same question more cheaply and so not always alike; a
//! network must see the answers it was trained on.
//!
//! One answer depends on more than the position. A chain may run by a capture and be able to take
//! other stones besides. There KataGo's answer may depend on the order in which it keeps the
//! chain's stones, and earlier play decides that. Of 152,789 positions of random games two were
//! read otherwise.

use super::ladder_plays::{
    empty_neighbours, is_double_ko, is_suicide, is_worth_trying, joins, liberties_after,
    surely_free,
};
use tengen_rules::{Board, Color, Point};

/// How many plays one reading may try before it says "not caught".
const NODES: usize = 25_000;

/// Reads ladders again and again without allocation.
#[derive(Debug, Default)]
pub(super) struct Ladders {
    /// A board for each play ahead, out while it is in use.
    boards: Vec<Option<Board>>,
    /// The plays under consideration, those of nearer positions first.
    plays: Vec<Point>,
    /// Which chains were read, by the points that name them.
    read: Vec<bool>,
    left: usize,
}

impl Ladders {
    /// Calls `found` for each chain on `board` that cannot escape. A chain has one liberty and its
    /// owner moves first, or two liberties and its opponent moves first. `found` is told the
    /// chain's first stone and, of two liberties, those where the attack works. `ko` is the point
    /// where the ko rule forbids a play at once.
    pub(super) fn read(
        &mut self,
        board: &Board,
        ko: Option<Point>,
        mut found: impl FnMut(Point, &[Point]),
    ) {
        self.read.clear();
        self.read.resize(board.size().area(), false);
        for chain in board.size().points() {
            let Some((color, head)) = board.get(chain).zip(board.chain_id(chain)) else { continue };
            if std::mem::replace(&mut self.read[head.index()], true) {
                continue;
            }
            let mut liberties = [chain; 3];
            match board.few_liberties(chain, &mut liberties) {
                1 if self.caught(board, color, chain) => found(chain, &[]),
                2 => {
                    let [a, b, _] = liberties;
                    let works = [(a, b), (b, a)].map(|(attack, run)| {
                        self.attack_works(board, ko, color, chain, [attack, run])
                    });
                    match works {
                        [true, true] => found(chain, &[a, b]),
                        [true, false] => found(chain, &[a]),
                        [false, true] => found(chain, &[b]),
                        [false, false] => {}
                    }
                }
                _ => {}
            }
        }
    }

    fn attack_works(
        &mut self,
        board: &Board,
        ko: Option<Point>,
        color: Color,
        chain: Point,
        [attack, run]: [Point; 2],
    ) -> bool {
        if Some(attack) == ko || !is_worth_trying(board, color, attack, run) {
            return false;
        }
        self.after(board, 0, !color, attack, |ladders, next, _| ladders.caught(next, color, chain))
    }

    /// Whether the chain, with its owner to move, is lost.
    fn caught(&mut self, board: &Board, color: Color, chain: Point) -> bool {
        self.left = NODES;
        self.plays.clear();
        // At the start of the reading no ko stands in the defender's way.
        let lost = self.defender_loses(&LadderNode { board, ko: None, depth: 1 }, color, chain);
        lost && self.left > 0
    }

    /// Plays on a copy of `board` and gives the answer of `then` for it and its ko.
    fn after<T>(
        &mut self,
        board: &Board,
        depth: usize,
        color: Color,
        point: Point,
        then: impl FnOnce(&mut Ladders, &Board, Option<Point>) -> T,
    ) -> T {
        if self.boards.len() <= depth {
            self.boards.resize_with(depth + 1, || None);
        }
        let mut next = match self.boards[depth].take() {
            Some(mut next) => {
                next.clone_from(board);
                next
            }
            None => board.clone(),
        };
        let ko = next.play(color, point).ok().and_then(|played| played.ko);
        let answer = then(self, &next, ko);
        self.boards[depth] = Some(next);
        answer
    }

    fn defender_loses(&mut self, at: &LadderNode, color: Color, chain: Point) -> bool {
        if at.is_too_deep() {
            return true;
        }
        let Some(run) = at.board.atari(chain) else { return false };
        if at.ko.is_some() {
            return false;
        }
        let from = self.plays.len();
        self.add_captures(at.board, color, chain, from);
        if !self.plays[from..].contains(&run) {
            self.plays.push(run);
        }
        let lost = self.no_defence(at, color, chain, run, from);
        self.plays.truncate(from);
        lost
    }

    /// The plays that take a chain in atari next to this one.
    fn add_captures(&mut self, board: &Board, color: Color, chain: Point, from: usize) {
        for p in board.chain(chain) {
            for q in board.neighbours(p) {
                if board.get(q) == Some(!color)
                    && let Some(take) = board.atari(q)
                    && !self.plays[from..].contains(&take)
                {
                    self.plays.push(take);
                }
            }
        }
    }

    fn no_defence(
        &mut self,
        at: &LadderNode,
        color: Color,
        chain: Point,
        run: Point,
        from: usize,
    ) -> bool {
        let to = self.plays.len();
        // The last play is looked at before any is tried. It is the liberty where the chain runs,
        // or another capture if that liberty captures too. The second case looks unintended, but it
        // is the reading that networks were trained with.
        if surely_free(at.board, color, self.plays[to - 1]) {
            return false;
        }
        for i in from..to {
            let play = self.plays[i];
            if is_suicide(at.board, color, play) {
                continue;
            }
            if !self.may_go_on() {
                return false;
            }
            // Where the chain runs, its liberties can be counted without playing on.
            let liberties =
                if play == run { liberties_after(at.board, color, play, play) } else { 2 };
            let lost = match liberties {
                0 | 1 => true,
                2 => self.after(at.board, at.depth, color, play, |ladders, board, ko| {
                    let next = LadderNode { board, ko, depth: at.depth + 1 };
                    ladders.attacker_wins(&next, color, chain)
                }),
                _ => false,
            };
            if !lost {
                return false;
            }
        }
        true
    }

    fn attacker_wins(&mut self, at: &LadderNode, color: Color, chain: Point) -> bool {
        if at.is_too_deep() {
            return true;
        }
        let mut found = [chain; 3];
        match at.board.few_liberties(chain, &mut found) {
            0 | 1 => return true,
            2 => {}
            _ => return false,
        }
        let mut attacks = [found[0], found[1]];
        let room = attacks.map(|p| empty_neighbours(at.board, p));
        if room == [0, 0] && is_double_ko(at.board, color, chain, attacks) {
            return true;
        }
        let apart = at.board.neighbours(attacks[0]).all(|p| p != attacks[1]);
        // Where the defender would have three liberties at once, the attacker must play there.
        let tried = match [apart && room[0] >= 3, apart && room[1] >= 3] {
            [true, true] => return false,
            [true, false] => 0..1,
            [false, true] => 1..2,
            [false, false] => {
                let worth = |i: usize| room[i] * 2 + joins(at.board, color, attacks[i]);
                if worth(1) > worth(0) {
                    attacks.swap(0, 1);
                }
                0..2
            }
        };
        tried.into_iter().any(|i| {
            let (attack, run) = (attacks[i], attacks[1 - i]);
            Some(attack) != at.ko
                && is_worth_trying(at.board, color, attack, run)
                && self.may_go_on()
                && self.after(at.board, at.depth, !color, attack, |ladders, board, ko| {
                    let next = LadderNode { board, ko, depth: at.depth + 1 };
                    ladders.defender_loses(&next, color, chain)
                })
        })
    }

    /// Counts a play. When the limit is reached, every chain counts as escaped.
    fn may_go_on(&mut self) -> bool {
        self.left = self.left.saturating_sub(1);
        self.left > 0
    }
}

/// A position in the reading.
struct LadderNode<'a> {
    board: &'a Board,
    ko: Option<Point>,
    /// The number of the board that the next play goes on; 1 at the start.
    depth: usize,
}

impl LadderNode<'_> {
    /// Whether a ladder has gone on for so long that the chain counts as caught.
    fn is_too_deep(&self) -> bool {
        self.depth > self.board.size().area() * 3 / 2
    }
}
