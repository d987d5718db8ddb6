//! Can one side, the owner, have the whole board with every history?
//!
//! The question has a limit: is every point the owner's, for certain, after at most this many
//! moves? The answer depends only on the position, on whose turn it is and on a ko just taken. The
//! history does not matter, because a line that repeats positions only uses up its limit. So all
//! answers can be kept. The [search] is a plain alpha-beta search with two values, asked with one
//! limit after the other. Van der Werf, van den Herik and Uiterwijk solved 5×5 in this way
//! ("Solving Go on small boards", ICGA Journal 26, 2003).
//!
//! If a chain of the owner's divides the board, each side of it can be looked at alone
//! ([`regions`]). That shortens plans by a dozen moves.
//!
//! The search finds a plan, which proves nothing yet: superko may forbid one of its moves. The
//! [proof] uses only moves that superko never forbids.

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

/// From this many moves looked at on, several threads search together. Below it, one thread is fast
/// enough.
const TOGETHER_FROM: u64 = 1 << 20;

/// The positions of a proof may take one part in this many of the memory.
const PROOF: usize = 8;

/// The state of a search for the owner's plan of the whole board, and the results so far.
pub(super) struct Conquest<'a> {
    plan: Plan<'a>,
    /// The moves that each thread has found to be good.
    habits: Vec<Habits>,
    /// The owner's first moves if the owner begins; otherwise the given position.
    starts: Vec<Start>,
    proof: Proof,
}

/// A position where a plan may start, with the opponent to move.
#[derive(Clone, Copy)]
struct Start {
    position: Next,
    /// The limit to ask with next.
    depth: u8,
}

impl<'a> Conquest<'a> {
    /// Starts without results. The tables take at most `memory` bytes, and the search uses
    /// `threads` threads.
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

    /// Whether a plan is found with at most `nodes` moves looked at. A further call goes on where
    /// the last one stopped.
    pub(super) fn ask(&mut self, nodes: u64) -> bool {
        let position = self.plan.start();
        if self.starts.is_empty() {
            self.starts = self.starts(&position);
        }
        // To refute every first move takes much longer than to follow a good one. So each has a
        // quarter of the moves that the one before it has.
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

    /// Whether a proof shows that the plan works with every history.
    pub(super) fn prove(&mut self) -> bool {
        let most = self.starts.iter().map(|start| start.depth + 1).max().unwrap_or(1);
        self.prover().prove(most)
    }

    /// The owner's move in a game won by a proof. `None` where all the owner has is certain, or
    /// where no proof covers the position.
    pub(super) fn advice(&mut self, stones: Stones, turn: Turn) -> Option<u8> {
        self.prover().advice(stones, turn)
    }

    /// How much work it was to plan the owner's move here, as a logarithm.
    pub(super) fn effort(&self, stones: Stones, turn: Turn) -> u8 {
        let position = self.plan.next(NO_PLAY, stones, turn, 0);
        self.plan.known.get(position.key).map_or(0, |known| known.effort)
    }

    /// Asks with one limit after the other. Returns whether a plan was found.
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

    /// Whether the owner has the board within `depth` moves; `None` if the search was stopped.
    fn search(&mut self, start: &Next, depth: u8) -> Option<bool> {
        self.plan.grow();
        let plan = &self.plan;
        // The boards of the tests are too small to reach the limit, and the tests need the threads.
        let together = cfg!(test) || plan.nodes() >= TOGETHER_FROM;
        let count = if together { self.habits.len() } else { 1 };
        let mut searchers =
            self.habits[..count].iter_mut().map(|habits| Searcher::new(plan, habits, count > 1));
        let run = |mut searcher: Searcher<'_, '_>| {
            let found = searcher.search(start, depth, 0);
            let found = (!searcher.halted).then_some(found);
            // The first thread that has an answer ends the others.
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

    /// The positions where a plan may start, those that look best first.
    fn starts(&mut self, position: &Next) -> Vec<Start> {
        // The owner moves last, so an odd limit would add nothing.
        let start = |position: &Next| Start { position: *position, depth: 2 };
        if position.turn.to_move != self.plan.owner {
            return vec![start(position)];
        }
        let mut children = [*position; MOVES];
        // A first move that decides at once is found again at once.
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
