//! The player with a network: a search that goes where the network thinks good moves are, and
//! believes what it says of the positions there.

mod analysis;
mod choose;
mod graph;
mod opinion;
mod outcome;
mod search;
mod select;
#[cfg(test)]
mod tests;
mod utility;

pub use analysis::{Analysis, Candidate};
pub(crate) use opinion::Adviser;

use crate::hope::Hope;
use crate::{Action, Choice, Options, Task, Walk};
use choose::{Found, ranked};
use graph::Graph;
use search::{Bounds, Choices, Search, lock};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};
use tengen_rules::{Color, PointSet};
use utility::Utility;

/// A search that keeps what it found out from move to move.
#[derive(Debug)]
pub(crate) struct Guided {
    advisers: Vec<Box<dyn Adviser>>,
    found: Option<(Walk, Graph)>,
}

/// A pass is as good as the best move if it costs no more than this much utility...
const PASS_UTILITY: f64 = 0.02;
/// ...and no more than so many points.
const PASS_POINTS: f64 = 0.35;
/// A point is settled if its owner is this sure.
const SETTLED: i8 = 100;

impl Guided {
    /// A search with one thread for each adviser, all of the same opinion.
    pub(crate) fn new(advisers: Vec<Box<dyn Adviser>>) -> Guided {
        Guided { advisers, found: None }
    }

    /// Forgets what was found.
    pub(crate) fn forget(&mut self) {
        self.found = None;
    }

    pub(crate) fn choose(
        &mut self,
        task: &Task,
        options: &Options,
        hope: &mut Hope,
        deadline: Instant,
        stop: &AtomicBool,
    ) -> Choice {
        let walk = &task.walk;
        let visits = task.limits.playouts.unwrap_or(u64::MAX);
        let bounds = Bounds { deadline, visits, memory: options.memory, stop, when_decided: true };
        let seed = options.seed.wrapping_add(walk.line().moves() as u64);
        let graph = self.think(walk, &Choices::default(), bounds, seed);
        let found = ranked(graph);
        let Some(best) = found.first() else { return Choice::pass_at(0.0) };
        let analysis = Analysis::of(graph, walk);
        let given_up = hope.lost(walk.board(), walk.line().moves(), best.win_rate, best.lead);
        let played = choose_pass(graph, walk, &found).unwrap_or(best);
        let action = match graph.root().edges[played.edge].point {
            _ if task.may_resign && given_up => Action::Resign,
            Some(p) => Action::Play(p),
            None => Action::Pass,
        };
        let line = analysis.moves.iter().find(|m| m.point == graph.root().edges[played.edge].point);
        Choice {
            action,
            win_rate: played.win_rate,
            lead: played.lead,
            playouts: u64::from(graph.root().visits),
            line: line.map_or_else(Vec::new, |m| m.line.iter().map_while(|p| *p).collect()),
        }
    }

    /// Searches until `stop` or a limit of the task, and tells what was found `every` so often,
    /// and at the end.
    pub(crate) fn analyse(
        &mut self,
        task: &Task,
        options: &Options,
        deadline: Instant,
        stop: &AtomicBool,
        every: Duration,
        tell: &mut dyn FnMut(Analysis),
    ) {
        let walk = &task.walk;
        let visits = task.limits.playouts.unwrap_or(u64::MAX);
        let bounds = Bounds { deadline, visits, memory: options.memory, stop, when_decided: false };
        let graph = Mutex::new(self.graph_of(walk));
        let choices = Choices::default();
        let search = Search { root: walk, graph: &graph, choices: &choices, bounds };
        let (advisers, over) = (&mut self.advisers, AtomicBool::new(false));
        std::thread::scope(|scope| {
            let (search, over) = (&search, &over);
            let seed = options.seed;
            scope.spawn(move || {
                search.run(advisers, seed);
                over.store(true, Ordering::Release);
            });
            let mut next = Instant::now() + every;
            while !over.load(Ordering::Acquire) {
                std::thread::sleep(Duration::from_millis(2));
                if Instant::now() >= next {
                    next += every;
                    let analysis = Analysis::of(&lock(&graph), walk);
                    tell(analysis);
                }
            }
        });
        let graph = graph.into_inner().unwrap_or_else(PoisonError::into_inner);
        tell(Analysis::of(&graph, walk));
        self.found = Some((walk.clone(), graph));
    }

    fn think(&mut self, walk: &Walk, choices: &Choices, bounds: Bounds<'_>, seed: u64) -> &Graph {
        let graph = Mutex::new(self.graph_of(walk));
        Search { root: walk, graph: &graph, choices, bounds }.run(&mut self.advisers, seed);
        let graph = graph.into_inner().unwrap_or_else(PoisonError::into_inner);
        &self.found.insert((walk.clone(), graph)).1
    }

    /// What is known of the position of `walk` already, as a graph with that root; else one
    /// that knows nothing but what the network says of the root.
    fn graph_of(&mut self, walk: &Walk) -> Graph {
        let area = walk.board().size().area();
        if let Some((old, graph)) = self.found.take()
            && let Some(here) = old.leads_to(walk)
            && let Some(id) = graph.find(here.key())
            && graph.node(id).visits > 0
        {
            let utility = Utility::around(area, graph.node(id).mean.score);
            return graph.rooted_at(id, walk.key(), utility);
        }
        let mut utility = Utility::new(area, 0.0);
        let opinion = self.advisers.first_mut().map(|adviser| adviser.advise(walk, 0));
        if let Some(opinion) = &opinion {
            utility = Utility::around(area, f64::from(opinion.score));
        }
        let mut graph = Graph::new(walk.key(), walk.to_move(), utility);
        if let Some(opinion) = &opinion {
            graph.inform(Graph::ROOT, opinion);
        }
        graph
    }
}

/// A pass, where it wins a game that stops with it, or is as good as the best move and nothing
/// is left to play for.
fn choose_pass<'a>(graph: &Graph, walk: &Walk, found: &'a [Found]) -> Option<&'a Found> {
    let root = graph.root();
    let pass = found.iter().find(|f| root.edges[f.edge].point.is_none())?;
    let best = found.first()?;
    let settled = !walk.dead_removed() || is_settled(walk, &root.ownership);
    if walk.opponent_passed() && walk.pass_stops() && settled {
        let mut end = walk.clone();
        end.step(None);
        let lead = outcome::lead(&end, &root.ownership);
        let own = if walk.to_move() == Color::Black { lead } else { -lead };
        if own > 0.0 {
            return Some(pass);
        }
    }
    let as_good =
        pass.utility >= best.utility - PASS_UTILITY && pass.lead >= best.lead - PASS_POINTS;
    (settled && as_good).then_some(pass)
}

/// Whether there is no doubt whose any stone or empty point is, but for empty points between
/// living stones of both sides.
fn is_settled(walk: &Walk, ownership: &[i8]) -> bool {
    let board = walk.board();
    let mut open = PointSet::new(board.size());
    for p in board.size().points() {
        let share = ownership.get(p.index()).map_or(0, |s| s.unsigned_abs());
        if share < SETTLED.unsigned_abs() {
            if board.get(p).is_some() {
                return false;
            }
            open.insert(p);
        }
    }
    // A neutral point touches both colours; a region that is merely open does not end a game.
    open.iter()
        .all(|p| Color::BOTH.iter().all(|c| board.neighbours(p).any(|q| board.get(q) == Some(*c))))
}
