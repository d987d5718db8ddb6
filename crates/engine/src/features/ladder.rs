//! Which chains are caught in ladders, read as the networks' training reads it.
//!
//! The reading is the one KataGo's input planes are made with (its `nninputs.cpp` and
//! `board.cpp`), with its limits: every ko is taken to work for the defender, a position is given
//! up after [`NODES`] plays. The judge's ladders answer the same question more cheaply and so
//! not always alike; a network must see what it was trained on.
//!
//! One thing cannot be told from a position alone. Where a chain can run by a capture and take
//! something else besides, KataGo's answer may hang on the order in which it keeps the chain's
//! stones, which play has left behind. Of 152,789 positions of random games two were read otherwise.

use super::ladder_plays::{
    empty_neighbours, is_double_ko, is_suicide, is_worth_trying, joins, liberties_after,
    surely_free,
};
use tengen_rules::{Board, Color, Point};

/// How many plays one reading may try before it says "not caught".
const NODES: usize = 25_000;

/// Reads ladders again and again without allocating.
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
    /// Calls `found` for each chain with one or two liberties on `board` that cannot escape, if
    /// its owner moves first from one, its opponent from two; with the chain's first stone and, of
    /// two liberties, those where the attack works. `ko` is where the ko rule forbids a play at
    /// once.
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
        let lost = self.defender_loses(&Node { board, ko: None, depth: 1 }, color, chain);
        lost && self.left > 0
    }

    /// Plays on a copy of `board` and answers what `then` says of it and its ko.
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

    fn defender_loses(&mut self, at: &Node, color: Color, chain: Point) -> bool {
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
        at: &Node,
        color: Color,
        chain: Point,
        run: Point,
        from: usize,
    ) -> bool {
        let to = self.plays.len();
        // The last play is looked at before any is tried. It is where the chain runs, or else, if
        // running captures too, another capture: then this is not quite what was meant, but it is
        // what networks were shown.
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
            // Where it runs, its liberties can be counted without playing on.
            let liberties =
                if play == run { liberties_after(at.board, color, play, play) } else { 2 };
            let lost = match liberties {
                0 | 1 => true,
                2 => self.after(at.board, at.depth, color, play, |ladders, board, ko| {
                    let next = Node { board, ko, depth: at.depth + 1 };
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

    fn attacker_wins(&mut self, at: &Node, color: Color, chain: Point) -> bool {
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
        // Where the defender would have three liberties at once, the attacker must play himself.
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
                    let next = Node { board, ko, depth: at.depth + 1 };
                    ladders.defender_loses(&next, color, chain)
                })
        })
    }

    /// Counts a play; when the limit is reached, everything counts as an escape.
    fn may_go_on(&mut self) -> bool {
        self.left = self.left.saturating_sub(1);
        self.left > 0
    }
}

/// A position in the reading.
struct Node<'a> {
    board: &'a Board,
    ko: Option<Point>,
    /// Which of the boards the next play goes on; 1 at the start.
    depth: usize,
}

impl Node<'_> {
    /// Whether so many plays were made in a row that the chain counts as caught.
    fn is_too_deep(&self) -> bool {
        self.depth > self.board.size().area() * 3 / 2
    }
}
