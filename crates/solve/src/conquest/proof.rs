//! Making a proof of a plan: moves of the owner that work with every history.
//!
//! Positions in which the opponent is to move are *held* one after the other, each with a number. A
//! position is held in two cases. Either it is owned at once ([`owned`](Searcher::owned)). Or,
//! after each move of the opponent in it, the owner has a play that makes a position held before.
//! The opponent may make every move that the rules allow without a history, with one exception.
//! Where the owner has just taken a ko, the opponent may not retake it at once, if the rules forbid
//! that. Every position is held only once, for all its histories: either with such a ko or without.
//!
//! **The owner has the board from every held position, and superko forbids none of the owner's
//! moves.** To that end the owner always plays to the position with the least number.
//!
//! - The owner's numbers fall, so the owner never makes one of its own positions again.
//! - Nor does the owner make a position that the opponent has made. Let T be such a position: the
//!   opponent made it from A, and the owner answered by making B. Suppose the owner makes T later.
//!   Then T has a number, less than that of B. The answer to a pass in T, C, has a lesser number
//!   again. C was not available as an answer before, since B was the least. So C takes a ko that
//!   the opponent had just taken, and is A. But A has a greater number than B.
//! - When a position is owned, the owner keeps to the stones that make it so. All positions that
//!   the owner makes then are owned too. So the owner had not made them before, and nor had the
//!   opponent, since the owner would have kept to such stones there. The points that the owner has
//!   for certain only grow. In a region the moves are numbered as they are here, without a ko that
//!   may not be retaken.
//!
//! The positions before the one that is asked about are checked at each play: the owner makes none
//! of them.

use super::plan::{Next, Plan};
use super::search::Searcher;
use crate::problem::Question;
use crate::search::{MOVES, PASS, Turn};
use crate::stones::Stones;
use std::collections::HashMap;
use tengen_rules::Color;

/// The most memory that a position takes, in bytes: while the table grows, it is there twice.
const BYTES: usize = 4 * size_of::<(Stones, Held)>();

/// The held positions, each reflected to the first of its reflections.
pub(super) struct Proof {
    held: HashMap<Stones, Held>,
    /// The most positions that may be held.
    most: usize,
    /// The positions that the owner may not make again, in all reflections; without the newest.
    earlier: Vec<Stones>,
}

/// How a position is held.
#[derive(Clone, Copy)]
struct Held {
    number: u32,
    /// The ko that the opponent may not retake.
    ko: Option<u8>,
}

impl Proof {
    /// Starts with no held position; all held positions take at most `memory` bytes.
    pub(super) fn new(question: &Question, owner: Color, memory: usize) -> Proof {
        let Question { grid, trail, .. } = question;
        let before = &trail.steps[..trail.last()];
        let earlier = before.iter().filter(|step| trail.binds(step, owner)).flat_map(|step| {
            grid.symmetries.iter().map(|symmetry| step.stones.map(|points| symmetry.map(points)))
        });
        Proof { held: HashMap::new(), most: memory / BYTES, earlier: earlier.collect() }
    }

    /// The number of a position, if it is held with the ko that was just taken in it, or without a
    /// ko.
    fn number(&self, position: &Next) -> Option<u32> {
        let Held { number, ko } = self.held.get(&position.key.stones)?;
        (ko.is_none() || *ko == position.key.ko()).then_some(*number)
    }

    fn add(&mut self, position: &Next) {
        let (number, ko) = (self.held.len() as u32, position.key.ko());
        self.held.entry(position.key.stones).or_insert(Held { number, ko });
    }
}

/// A search for a proof.
pub(super) struct Prover<'p, 'a> {
    pub(super) searcher: Searcher<'p, 'a>,
    pub(super) proof: &'p mut Proof,
    /// The positions that the newest one arose from.
    pub(super) path: Vec<Stones>,
}

impl Prover<'_, '_> {
    /// Whether a proof shows that the plan, of at most `most` moves, works with every history.
    pub(super) fn prove(&mut self, most: u8) -> bool {
        let plan = self.searcher.plan;
        let (start, question) = (plan.start(), plan.question);
        if start.turn.to_move == plan.owner {
            return self.reply(&start, most, question.trail.newest().played);
        }
        // A second pass would end the game as it stands.
        !question.turn.passed && self.hold(&start, most)
    }

    /// The owner's move in a game won by the proof. `None` where all the owner has is certain, or
    /// where no proof covers the position.
    pub(super) fn advice(&mut self, stones: Stones, turn: Turn) -> Option<u8> {
        if self.searcher.plan.is_safe(stones) {
            return None;
        }
        self.searcher.answer(stones, turn.ko).or_else(|| {
            let position = self.searcher.plan.next(PASS, stones, turn, 0);
            let (children, count) = self.children(&position, !turn.passed);
            let children = &children[..count];
            let owned = children.iter().find(|child| self.is_owned(child));
            owned.map(|child| child.play).or_else(|| {
                let numbered =
                    children.iter().filter_map(|c| Some((self.proof.number(c)?, c.play)));
                numbered.min().map(|(_, play)| play)
            })
        })
    }

    /// Whether the opponent, who is to move, has lost everything within `depth` moves. Then the
    /// position becomes held, unless it is owned at once.
    fn hold(&mut self, position: &Next, depth: u8) -> bool {
        if self.proof.held.contains_key(&position.key.stones) {
            return self.proof.number(position).is_some();
        }
        if self.is_owned(position) {
            return true;
        }
        let begun = self.path.contains(&position.key.stones);
        if depth == 0 || begun || self.proof.held.len() == self.proof.most {
            return false;
        }
        let (plan, Next { stones, turn, .. }) = (self.searcher.plan, *position);
        if turn.ko.is_some() {
            // A position is held only once, so it is better held for every history.
            let free = plan.next(position.play, stones, Turn { ko: None, ..turn }, 0);
            if self.searcher.search(&free, depth, 0) {
                return self.hold(&free, depth);
            }
        }
        let to_move = plan.owner;
        let after = |ko| Turn { to_move, passed: false, ko };
        let pass = plan.next(PASS, stones, after(None), 0);
        self.path.push(position.key.stones);
        let held = self.reply(&pass, depth - 1, false)
            && plan.plays(position).all(|(play, played)| {
                let child = plan.next(play, played.stones, after(played.ko), 0);
                self.reply(&child, depth - 1, true)
            });
        self.path.pop();
        if held {
            self.proof.add(position);
        }
        held
    }

    /// Whether the owner has a play that makes a held or owned position. The owner is to have
    /// everything in `depth` moves; `played` is whether the opponent has not passed.
    fn reply(&mut self, position: &Next, depth: u8, played: bool) -> bool {
        let plan = self.searcher.plan;
        // The move of the plan is looked at first: most often it is enough.
        let known = plan.best(position).and_then(|play| self.child(position, play, played));
        if known.is_some_and(|child| self.proof.number(&child).is_some() || self.is_owned(&child)) {
            return true;
        }
        let (children, count) = self.children(position, played);
        let children = &children[..count];
        if children.iter().any(|child| self.proof.number(child).is_some()) {
            return true;
        }
        let won = plan.known.get(position.key).map(|known| known.won);
        let depth = won.map_or(depth, |won| won.min(depth));
        if depth == 0 || !self.searcher.search(position, depth, 0) {
            return false;
        }
        let best = plan.best(position);
        let planned = children.iter().find(|child| Some(child.play) == best);
        if planned.is_some_and(|child| self.hold(child, depth - 1)) {
            return true;
        }
        let mut others = children.iter().filter(|child| Some(child.play) != best);
        others.any(|child| self.searcher.search(child, depth - 1, 0) && self.hold(child, depth - 1))
    }

    /// The position that the owner makes with a play, unless it was there before the position that
    /// is asked about. `played` is whether the opponent has not passed.
    fn child(&self, position: &Next, play: u8, played: bool) -> Option<Next> {
        let Plan { question, grid, owner, .. } = *self.searcher.plan;
        let made = position.stones.play(grid, owner, play);
        let ko = made.ko.filter(|_| question.terms.repetition.forbids_retaking(played));
        let turn = Turn { to_move: !owner, passed: false, ko };
        let child = self.searcher.plan.next(play, made.stones, turn, 0);
        (!self.proof.earlier.contains(&child.stones)).then_some(child)
    }

    /// All positions that the owner may make.
    fn children(&self, position: &Next, played: bool) -> ([Next; MOVES], usize) {
        let (mut children, mut count) = ([*position; MOVES], 0);
        for (play, _) in self.searcher.plan.plays(position) {
            if let Some(child) = self.child(position, play, played) {
                children[count] = child;
                count += 1;
            }
        }
        (children, count)
    }

    /// Whether a position is owned, and the owner makes no position in it that was there before the
    /// one that is asked about.
    fn is_owned(&mut self, position: &Next) -> bool {
        let owned = self.searcher.owned(position.stones, 0);
        owned.is_some_and(|kept| {
            let kept = Stones::NONE.with(self.searcher.plan.owner, kept);
            !self.proof.earlier.iter().any(|earlier| kept.within(*earlier))
        })
    }
}
