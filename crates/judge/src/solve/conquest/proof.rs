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

use super::{Conquest, MOVES, Next};
use crate::solve::search::{PASS, Turn};
use crate::solve::stones::Stones;
use std::collections::HashMap;

/// The positions that are held, reflected to the first of their reflections.
#[derive(Debug, Default)]
pub(super) struct Proof(HashMap<Stones, Held>);

/// How a position is held.
#[derive(Clone, Copy, Debug)]
struct Held {
    number: u32,
    /// The ko that the other may not retake.
    ko: Option<u8>,
}

impl Proof {
    /// The number of a position, if it is held with the ko that was just taken in it, or without any.
    fn number(&self, position: &Next) -> Option<u32> {
        let Held { number, ko } = self.0.get(&position.key.stones)?;
        (ko.is_none() || *ko == position.key.ko()).then_some(*number)
    }

    fn add(&mut self, position: &Next) {
        let (number, ko) = (self.0.len() as u32, position.key.ko());
        self.0.entry(position.key.stones).or_insert(Held { number, ko });
    }
}

impl Conquest<'_> {
    /// Whether what a plan was found for is the owner's, whatever the history is.
    pub(in crate::solve) fn prove(&mut self) -> bool {
        (self.most_nodes, self.halted) = (u64::MAX, false);
        let most = self.starts.iter().map(|start| start.depth + 1).max().unwrap_or(1);
        let start = self.start();
        if start.turn.to_move == self.owner {
            return self.reply(&start, most, self.question.trail.newest().played);
        }
        // Another pass would end the game as it stands.
        !self.question.turn.passed && self.hold(&start, most)
    }

    /// The owner's move in a game that he wins by a proof; `None` where all he has is certain, or
    /// nothing is proved.
    pub(in crate::solve) fn advice(&mut self, stones: Stones, turn: Turn) -> Option<u8> {
        (self.most_nodes, self.halted) = (u64::MAX, false);
        if self.is_safe(stones) {
            return None;
        }
        let keeping = self.answer(stones, turn.ko);
        keeping.or_else(|| {
            let (children, count) = self.children(stones, turn);
            let children = &children[..count];
            let owned = children.iter().find(|child| self.is_owned_for_good(child));
            owned.map(|child| child.play).or_else(|| {
                let numbered =
                    children.iter().filter_map(|c| Some((self.proof.number(c)?, c.play)));
                numbered.min().map(|(_, play)| play)
            })
        })
    }

    /// Whether the other, who is to move in it, is within `depth` moves of having lost everything: then the position is
    /// held, unless it is owned at once.
    fn hold(&mut self, position: &Next, depth: u8) -> bool {
        if self.proof.0.contains_key(&position.key.stones) {
            return self.proof.number(position).is_some();
        }
        if self.is_owned_for_good(position) {
            return true;
        }
        let Next { stones, turn, .. } = *position;
        if turn.ko.is_some() {
            // As it is held only once, rather for every history.
            let free = self.next(position.play, stones, Turn { ko: None, ..turn }, 0);
            if self.search(&free, depth, 0) {
                return self.hold(&free, depth);
            }
        }
        let to_move = self.owner;
        let after = |ko| Turn { to_move, passed: false, ko };
        let pass = self.next(PASS, stones, after(None), 0);
        let replies = self.reply(&pass, depth - 1, false)
            && self.plays(position).all(|(play, played)| {
                let child = self.next(play, played.stones, after(played.ko), 0);
                self.reply(&child, depth - 1, true)
            });
        if replies {
            self.proof.add(position);
        }
        replies
    }

    /// Whether the owner has a play that makes a position that is held, `depth` moves before he has
    /// everything; `played` if the other has not passed.
    fn reply(&mut self, position: &Next, depth: u8, played: bool) -> bool {
        let (mut children, count) = self.children(position.stones, position.turn);
        let children = &mut children[..count];
        if !self.question.terms.repetition.forbids_retaking(played) {
            for child in children.iter_mut().filter(|child| child.turn.ko.is_some()) {
                let turn = Turn { ko: None, ..child.turn };
                *child = self.next(child.play, child.stones, turn, 0);
            }
        }
        if children.iter().any(|child| self.proof.number(child).is_some()) {
            return true;
        }
        let known = self.best(position);
        let known = children.iter().find(|child| Some(child.play) == known);
        if known.is_some_and(|child| self.is_owned_for_good(child)) {
            return true;
        }
        let won = self.known.find(position.key, |known| Some(known.won));
        let depth = won.map_or(depth, |won| won.min(depth));
        if depth == 0 || !self.search(position, depth, 0) {
            return false;
        }
        let best = self.best(position);
        let tried = children.iter().find(|child| Some(child.play) == best);
        if tried.is_some_and(|child| self.hold(child, depth - 1)) {
            return true;
        }
        let mut others = children.iter().filter(|child| Some(child.play) != best);
        others.any(|child| self.search(child, depth - 1, 0) && self.hold(child, depth - 1))
    }

    /// What the owner may make.
    fn children(&mut self, stones: Stones, turn: Turn) -> ([Next; MOVES], usize) {
        let position = self.next(PASS, stones, turn, 0);
        let (mut children, mut count) = ([position; MOVES], 0);
        for (play, played) in self.plays(&position) {
            let turn = Turn { to_move: !self.owner, passed: false, ko: played.ko };
            let child = self.next(play, played.stones, turn, 0);
            if !self.earlier.contains(&child.key.stones) {
                children[count] = child;
                count += 1;
            }
        }
        (children, count)
    }

    /// Whether a position is owned, and nothing that the owner makes in it then was before what is
    /// asked about.
    fn is_owned_for_good(&mut self, position: &Next) -> bool {
        let owned = self.owned(position.stones, 0);
        owned.is_some_and(|kept| {
            let kept = Stones::NONE.with(self.owner, kept);
            !self.earlier.iter().any(|earlier| kept.within(*earlier))
        })
    }
}
