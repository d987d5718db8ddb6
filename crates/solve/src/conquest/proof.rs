//! A plan made a proof.
//!
//! Positions in which the other side is to move are *held* one after the other, each with a number. One
//! is held if it is owned at once ([`owned`](Conquest::owned)), or if the owner has, after
//! whatever the other may do in it, a play that makes one that was held before. The other may
//! do all that the rules allow without a history but one thing: where the owner has just taken a
//! ko, it may not retake it at once, if the rules forbid that. Every position is held once,
//! for all that its history may be: with such a ko or without.
//!
//! **The owner has the board from every position that is held, and no superko is in his way.** He
//! plays to the least number that he can.
//!
//! - His numbers fall, so he never makes again what he has made.
//! - Nor what the other has made. Let that be T, made from A and answered by B; and let the owner make
//!   T later. It has a number then, less than B's, and its answer to a pass, C, has a number that is
//!   less again. C was not an answer before, as B was the least; so it takes a ko that the other had just
//!   taken, and is A. But A has a greater number than B.
//! - When a position is owned, he keeps to what makes it so. All that he makes then is owned too, so
//!   he had not made it before; nor had the other, as he would have kept to it there. What he has
//!   for certain only grows, and in a region his moves are numbered as they are here, without
//!   a ko that may not be retaken.
//!
//! What was before the position that is asked about is looked at play by play: the owner makes none of it.

use super::plan::{Next, Plan};
use super::search::Searcher;
use crate::problem::Question;
use crate::search::{MOVES, PASS, Turn};
use crate::stones::Stones;
use std::collections::HashMap;
use tengen_rules::Color;

/// What a position takes in memory, at most: while the table grows it is there twice.
const BYTES: usize = 4 * size_of::<(Stones, Held)>();

/// The positions that are held, reflected to the first of their reflections.
pub(super) struct Proof {
    held: HashMap<Stones, Held>,
    /// How many there may be.
    most: usize,
    /// The positions that the owner may not make again, but for the newest, in all reflections.
    earlier: Vec<Stones>,
}

/// How a position is held.
#[derive(Clone, Copy)]
struct Held {
    number: u32,
    /// The ko that the other may not retake.
    ko: Option<u8>,
}

impl Proof {
    /// Nothing held yet; what is takes at most so many bytes.
    pub(super) fn new(question: &Question, owner: Color, memory: usize) -> Proof {
        let Question { grid, trail, .. } = question;
        let before = &trail.steps[..trail.last()];
        let earlier = before.iter().filter(|step| trail.binds(step, owner)).flat_map(|step| {
            grid.symmetries.iter().map(|symmetry| step.stones.map(|points| symmetry.map(points)))
        });
        Proof { held: HashMap::new(), most: memory / BYTES, earlier: earlier.collect() }
    }

    /// The number of a position, if it is held with the ko that was just taken in it, or without any.
    fn number(&self, position: &Next) -> Option<u32> {
        let Held { number, ko } = self.held.get(&position.key.stones)?;
        (ko.is_none() || *ko == position.key.ko()).then_some(*number)
    }

    fn add(&mut self, position: &Next) {
        let (number, ko) = (self.held.len() as u32, position.key.ko());
        self.held.entry(position.key.stones).or_insert(Held { number, ko });
    }
}

/// Who makes a proof.
pub(super) struct Prover<'p, 'a> {
    pub(super) searcher: Searcher<'p, 'a>,
    pub(super) proof: &'p mut Proof,
    /// The positions that the newest one comes from.
    pub(super) path: Vec<Stones>,
}

impl Prover<'_, '_> {
    /// Whether what there is a plan for, in at most so many moves, is the owner's whatever the history is.
    pub(super) fn prove(&mut self, most: u8) -> bool {
        let plan = self.searcher.plan;
        let (start, question) = (plan.start(), plan.question);
        if start.turn.to_move == plan.owner {
            return self.reply(&start, most, question.trail.newest().played);
        }
        // Another pass would end the game as it stands.
        !question.turn.passed && self.hold(&start, most)
    }

    /// The owner's move in a game that he wins by the proof; `None` where all he has is certain, or
    /// nothing is proved.
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

    /// Whether the other, who is to move, has lost everything within `depth` moves: then the position is
    /// held, unless it is owned at once.
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
            // As it is held only once, rather for every history.
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

    /// Whether the owner has a play that makes a position that is held or owned, `depth` moves before he has
    /// everything; `played` if the other has not passed.
    fn reply(&mut self, position: &Next, depth: u8, played: bool) -> bool {
        let plan = self.searcher.plan;
        // What the plan says is looked at first: most often that is enough.
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

    /// What the owner makes with a play, if that was not there before what is asked about; `played`
    /// if the other has not passed.
    fn child(&self, position: &Next, play: u8, played: bool) -> Option<Next> {
        let Plan { question, grid, owner, .. } = *self.searcher.plan;
        let made = position.stones.play(grid, owner, play);
        let ko = made.ko.filter(|_| question.terms.repetition.forbids_retaking(played));
        let turn = Turn { to_move: !owner, passed: false, ko };
        let child = self.searcher.plan.next(play, made.stones, turn, 0);
        (!self.proof.earlier.contains(&child.stones)).then_some(child)
    }

    /// All that the owner may make.
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

    /// Whether a position is owned, and nothing that the owner makes in it then was before what is
    /// asked about.
    fn is_owned(&mut self, position: &Next) -> bool {
        let owned = self.searcher.owned(position.stones, 0);
        owned.is_some_and(|kept| {
            let kept = Stones::NONE.with(self.searcher.plan.owner, kept);
            !self.proof.earlier.iter().any(|earlier| kept.within(*earlier))
        })
    }
}
