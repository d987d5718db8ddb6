//! Whether one side can have the whole board, whatever the history.
//!
//! The question is asked with a limit: is every point the owner's, for certain, after at most so
//! many moves? The answer depends on nothing but the position, whose turn it is and a ko just
//! taken, because a line that goes round in a circle gets nowhere within its limit. So all
//! answers can be kept, and the [search] is a plain alpha-beta search with two values, asked with
//! one limit after the other, as van der Werf, van den Herik and Uiterwijk solved 5×5 ("Solving
//! Go on small boards", ICGA Journal 26, 2003).
//!
//! A chain of the owner's that parts the board lets each side of it be looked at alone
//! ([`regions`]); that shortens plans by a dozen moves.
//!
//! What is found here is a plan, not a proof: superko may forbid one of its moves. A [proof]
//! keeps to what it never does.

mod plan;
mod proof;
mod regions;
mod search;

use super::problem::Question;
use super::reached::NO_PLAY;
use super::search::{MOVES, Turn};
use super::stones::Stones;
use super::watch::Watch;
use plan::{Next, Plan};
use proof::{Proof, Prover};
use search::{Habits, Searcher};
use std::thread;
use tengen_rules::Color;

/// The most moves that a plan may take.
const DEEPEST: u8 = 60;

/// From so many moves looked at on, threads look together: what is found before is found at once.
const TOGETHER_FROM: u64 = 1 << 20;

/// Of the memory, what the positions of a proof may take: one part in so many.
const PROOF: usize = 8;

/// A side, the owner, that wants the whole board, and what is known of how it gets there.
pub(super) struct Conquest<'a> {
    plan: Plan<'a>,
    /// What each thread has learnt of which moves are good.
    habits: Vec<Habits>,
    /// The owner's first moves where it begins, or what is there if the other does.
    starts: Vec<Start>,
    proof: Proof,
}

/// Where a plan may start, the other being to move.
#[derive(Clone, Copy)]
struct Start {
    position: Next,
    /// The limit that is asked with next.
    depth: u8,
}

impl<'a> Conquest<'a> {
    /// Nothing known yet; it will remember what fits into `memory` bytes, and use so many threads.
    pub(super) fn new(
        question: &'a Question,
        owner: Color,
        memory: usize,
        threads: usize,
        watch: &'a Watch,
    ) -> Conquest<'a> {
        let mut habits = Vec::new();
        habits.resize_with(threads.max(1), Habits::default);
        Conquest {
            plan: Plan::new(question, owner, memory - memory / PROOF, watch),
            habits,
            starts: Vec::new(),
            proof: Proof::new(question, owner, memory / PROOF),
        }
    }

    pub(super) fn owner(&self) -> Color {
        self.plan.owner
    }

    /// Moves looked at.
    pub(super) fn nodes(&self) -> u64 {
        self.plan.nodes()
    }

    /// Whether there is a plan, as far as can be seen with so many moves looked at; asked again, it
    /// goes on where it stopped.
    pub(super) fn ask(&mut self, nodes: u64) -> bool {
        let position = self.plan.start();
        if self.starts.is_empty() {
            self.starts = self.starts(&position);
        }
        // To refute every first move takes much longer than to follow a good one: each has a
        // quarter of what the one before it has.
        for at in 0..self.starts.len() {
            let Start { position: start, mut depth } = self.starts[at];
            let found = self.deepen(&start, &mut depth, nodes.unbounded_shr(2 * at as u32));
            self.starts[at].depth = depth;
            if found {
                if start.play != NO_PLAY {
                    let nodes = self.nodes();
                    self.searcher().remember(&position, (depth + 1, 0), start.play, nodes);
                }
                return true;
            }
        }
        false
    }

    /// Whether what there is a plan for is the owner's whatever the history is.
    pub(super) fn prove(&mut self) -> bool {
        let most = self.starts.iter().map(|start| start.depth + 1).max().unwrap_or(1);
        self.prover().prove(most)
    }

    /// The owner's move in a game that he wins by a proof; `None` where all he has is certain, or
    /// nothing is proved.
    pub(super) fn advice(&mut self, stones: Stones, turn: Turn) -> Option<u8> {
        self.prover().advice(stones, turn)
    }

    /// How much work it was to plan what the owner does here: the logarithm.
    pub(super) fn effort(&self, stones: Stones, turn: Turn) -> u8 {
        let position = self.plan.next(NO_PLAY, stones, turn, 0);
        self.plan.known.get(position.key).map_or(0, |known| known.effort)
    }

    /// Asks with one limit after the other.
    fn deepen(&mut self, start: &Next, depth: &mut u8, nodes: u64) -> bool {
        self.plan.begin(nodes);
        while *depth < DEEPEST {
            let Some(found) = self.search(start, *depth) else { return false };
            if found {
                return true;
            }
            *depth += 2;
            self.habits.iter_mut().for_each(Habits::fade);
        }
        false
    }

    /// Whether the owner has the board within `depth` moves; `None` if that was not found out.
    fn search(&mut self, start: &Next, depth: u8) -> Option<bool> {
        self.plan.grow();
        let plan = &self.plan;
        // Tests are about small boards, and about threads.
        let together = cfg!(test) || plan.nodes() >= TOGETHER_FROM;
        let count = if together { self.habits.len() } else { 1 };
        let mut searchers =
            self.habits[..count].iter_mut().map(|habits| Searcher::new(plan, habits, count > 1));
        let run = |mut searcher: Searcher<'_, '_>| {
            let found = searcher.search(start, depth, 0);
            let found = (!searcher.halted).then_some(found);
            // Who is first ends the others.
            if found.is_some() {
                plan.end();
            }
            found
        };
        let first = searchers.next()?;
        let found = thread::scope(|scope| {
            let helpers: Vec<_> = searchers.map(|s| scope.spawn(move || run(s))).collect();
            let found = run(first);
            let others = helpers.into_iter().filter_map(|helper| helper.join().ok().flatten());
            found.or(others.last())
        });
        if found.is_some() {
            plan.resume();
        }
        found
    }

    /// Where a plan may start, what looks best first.
    fn starts(&mut self, position: &Next) -> Vec<Start> {
        // The owner moves last: an odd limit would add nothing.
        let start = |position: &Next| Start { position: *position, depth: 2 };
        if position.turn.to_move != self.plan.owner {
            return vec![start(position)];
        }
        let mut children = [*position; MOVES];
        // What decides at once is found at once then.
        let Ok(count) = self.searcher().expand(position, 2, 0, &mut children) else {
            return vec![Start { position: *position, depth: 1 }];
        };
        let children = &mut children[..count];
        let grid = self.plan.grid;
        let reach = |child: &Next| {
            let own = child.stones.of(self.plan.owner);
            grid.spread(grid.spread(own)).count_ones() as i32
        };
        children.sort_by_key(|child| -32 * child.order - reach(child));
        children.iter().map(start).collect()
    }

    fn searcher(&mut self) -> Searcher<'_, 'a> {
        self.plan.begin(u64::MAX);
        Searcher::new(&self.plan, &mut self.habits[0], false)
    }

    fn prover(&mut self) -> Prover<'_, 'a> {
        self.plan.begin(u64::MAX);
        let searcher = Searcher::new(&self.plan, &mut self.habits[0], false);
        Prover { searcher, proof: &mut self.proof, path: Vec::new() }
    }
}
