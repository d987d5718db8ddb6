//! The player with a network: a search that goes where the network thinks good moves are, and
//! believes what it says of the positions there.

mod aim;
mod analysis;
mod bias;
mod choose;
mod doubt;
mod foresight;
mod graph;
mod local;
mod manner;
mod network;
mod opinion;
mod outcome;
mod search;
mod select;
#[cfg(test)]
mod tests;
mod utility;

pub(crate) use aim::fate;
pub use aim::{Fate, Kos};
pub use analysis::{Analysis, Candidate};
pub use doubt::foresight;
pub use foresight::foreseen;
pub use network::NetworkAdviser;
pub use opinion::{Adviser, Look, Opinion};
pub(crate) use search::Bounds;

use crate::hope::Hope;
use crate::tidy::tidy;
use crate::{Action, Choice, Choices, Rank, Task, Walk};
use choose::{Found, ranked};
use graph::Graph;
use local::{Local, Locals};
use manner::Manner;
use search::{ROOT_OPTIMISM, Search, lock};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};
use tengen_net::{InputError, Network};
use tengen_random::Random;
use tengen_rules::{Color, Point, PointSet, Size};
use utility::Utility;

/// A search that keeps what it found out from move to move.
#[derive(Debug)]
pub(crate) struct Guided {
    /// The boards the advisers know.
    size: Size,
    advisers: Vec<Box<dyn Adviser>>,
    known: Option<Known>,
    locals: Locals,
}

/// What a search has found out.
#[derive(Debug)]
struct Known {
    root: Walk,
    choices: Choices,
    graph: Graph,
}

/// A pass is as good as the best move if it costs no more than this much utility...
const PASS_UTILITY: f64 = 0.02;
/// ...and no more than so many points.
const PASS_POINTS: f64 = 0.35;
/// A point is settled if its owner is this sure.
const SETTLED: i8 = 100;

impl Guided {
    /// A search with one thread for each adviser, all of the same opinion, on boards of `size`.
    pub(crate) fn new(size: Size, advisers: Vec<Box<dyn Adviser>>) -> Guided {
        Guided { size, advisers, known: None, locals: Locals::default() }
    }

    /// A search guided by a network.
    ///
    /// # Errors
    /// If networks know no boards of this size.
    pub(crate) fn with(
        network: &Network,
        size: Size,
        threads: usize,
    ) -> Result<Guided, InputError> {
        let adviser =
            || NetworkAdviser::new(network, size).map(|a| Box::new(a) as Box<dyn Adviser>);
        let advisers: Result<Vec<_>, _> = (0..threads.max(1)).map(|_| adviser()).collect();
        Ok(Guided::new(size, advisers?))
    }

    /// The boards it plays on.
    pub(crate) fn size(&self) -> Size {
        self.size
    }

    /// Forgets what was found.
    pub(crate) fn forget(&mut self) {
        self.known = None;
    }

    /// What the network alone says of a position.
    pub(crate) fn opinion(&mut self, walk: &Walk, look: Look) -> Option<Opinion> {
        self.advisers.first_mut().map(|adviser| adviser.advise(walk, look))
    }

    /// Chooses a move, telling `watch` what was found meanwhile.
    pub(crate) fn choose(
        &mut self,
        task: &Task,
        hope: &mut Hope,
        bounds: Bounds<'_>,
        seed: u64,
        watch: Option<&mut Watch<'_>>,
    ) -> Choice {
        let walk = &task.walk;
        let manner = Manner::of(task.rank);
        let visits = manner.visits.map_or(bounds.visits, |visits| visits.min(bounds.visits));
        let bounds = Bounds { visits, ..bounds };
        let mut random = Random::new(seed);
        let graph = self.graph_of(walk, &task.choices);
        let mut nodes = if task.rank == Rank::FULL { local::nodes(&bounds) } else { 0 };
        let local = self.locals.greatest(walk, &graph.root().ownership, &mut nodes);
        let allowed = |point: Option<Point>| task.choices.allow(walk.to_move(), 0, point);
        let local = local.filter(|local| {
            let sides = [walk.to_move(), !walk.to_move()].into_iter().cycle().enumerate();
            let mut moves = local.line.iter().zip(sides);
            moves.all(|(point, (depth, color))| task.choices.allow(color, depth, Some(*point)))
        });
        let mut ideas = Vec::new();
        if manner.taste.is_some() {
            ideas.extend(manner::ideas(&graph, walk, allowed, &mut random).into_iter().map(Some));
        }
        if walk.opponent_passed() || is_settled(walk, &graph.root().ownership) {
            ideas.push(None);
        }
        let search = Search { root: walk, choices: &task.choices, first: &ideas, bounds };
        self.search(search, graph, seed, watch);
        let local = local.filter(|local| self.is_greater(local, walk, &mut nodes));
        let Some(Known { graph, .. }) = &self.known else { return Choice::pass_at(0.0) };
        if let Some(tidying) = tidying(graph, walk, allowed).filter(|_| local.is_none()) {
            return tidying;
        }
        let found = ranked(graph);
        let Some(best) = found.first() else { return Choice::pass_at(0.0) };
        let given_up = hope.lost(walk.board(), walk.line().moves(), best.win_rate, best.lead);
        let pass = choose_pass(graph, walk, &found);
        let played = pass.unwrap_or(best);
        let edge = &graph.root().edges[played.edge];
        let other = match (pass, &manner.taste) {
            (None, Some(taste)) => taste.draw(graph, walk, &found, &ideas, &mut random),
            _ => None,
        };
        let local = local.filter(|_| !(task.may_resign && given_up));
        if let Some(Local { line, .. }) = local {
            let (win_rate, lead) = (best.win_rate, best.lead);
            let playouts = u64::from(graph.root().visits);
            return Choice { action: Action::Play(line[0]), win_rate, lead, playouts, line };
        }
        let action = match other.or(edge.point) {
            _ if task.may_resign && given_up => Action::Resign,
            Some(p) => Action::Play(p),
            None => Action::Pass,
        };
        let line = analysis::expected(graph, edge);
        Choice {
            action,
            win_rate: played.win_rate,
            lead: played.lead,
            playouts: u64::from(graph.root().visits),
            line: line.into_iter().map_while(|(point, _)| point).collect(),
        }
    }

    /// Whether what was read of a part of the board is more than the search's best move gets
    /// elsewhere, as the network sees it: than what a pass would lose.
    fn is_greater(&mut self, local: &Local, walk: &Walk, nodes: &mut u64) -> bool {
        let Some(Known { graph, .. }) = &self.known else { return false };
        let found = ranked(graph);
        let Some(best) = found.first() else { return false };
        let best_play = graph.root().edges[best.edge].point;
        match best_play {
            None => return true,
            Some(play) if local.cells.contains(play) => {
                return !local.is_kept_by(play, walk, nodes);
            }
            Some(_) => {}
        }
        let ownership = graph.root().ownership.clone();
        let mut passed = walk.clone();
        passed.step(None);
        let sign = if walk.to_move() == Color::Black { 1.0 } else { -1.0 };
        let look = Look { symmetry: 0, optimism: ROOT_OPTIMISM };
        let lead = |opinion: Opinion| sign * f64::from(opinion.lead);
        let after_pass = self.opinion(&passed, look).map(lead);
        let claims = after_pass.is_none_or(|after| best.lead - after >= f64::from(local.swing));
        let idle = |play| local::is_idle(walk, play, &ownership, nodes);
        !claims || best_play.is_some_and(idle)
    }

    /// Searches within the bounds and keeps what was found.
    pub(crate) fn think(
        &mut self,
        walk: &Walk,
        choices: &Choices,
        bounds: Bounds<'_>,
        seed: u64,
        watch: Option<&mut Watch<'_>>,
    ) -> &Graph {
        let graph = self.graph_of(walk, choices);
        self.search(Search { root: walk, choices, first: &[], bounds }, graph, seed, watch)
    }

    fn search(
        &mut self,
        search: Search<'_>,
        graph: Graph,
        seed: u64,
        watch: Option<&mut Watch<'_>>,
    ) -> &Graph {
        let graph = Mutex::new(graph);
        match watch {
            None => search.run(&graph, &mut self.advisers, seed),
            Some(watch) => watched(&search, &graph, &mut self.advisers, seed, watch),
        }
        let graph = graph.into_inner().unwrap_or_else(PoisonError::into_inner);
        let (root, choices) = (search.root.clone(), search.choices.clone());
        &self.known.insert(Known { root, choices, graph }).graph
    }

    /// What is known of the position of `walk` already, as a graph with that root; else one
    /// that knows nothing but what the network says of the root. It knows of no move from the
    /// root that the choices or the rules forbid.
    fn graph_of(&mut self, walk: &Walk, choices: &Choices) -> Graph {
        let area = walk.board().size().area();
        if let Some(Known { root, choices: old, graph }) = self.known.take()
            && serves(&old, choices, root.line().moves() == walk.line().moves())
            && let Some(here) = root.leads_to(walk)
            && let Some(id) = graph.find(here.key())
            && graph.node(id).visits > 0
        {
            let (mut graph, color) = (graph, walk.to_move());
            graph.restrict(id, |point| choices.allow(color, 0, point) && walk.allows(point));
            let utility = Utility::around(area, graph.node(id).mean.score);
            return graph.rooted_at(id, walk.key(), utility);
        }
        let mut utility = Utility::new(area, 0.0);
        let opinion = self.opinion(walk, Look { symmetry: 0, optimism: ROOT_OPTIMISM });
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

/// Whether what was found under the `old` choices is of use under the new ones. A search
/// that tried few moves from the root says nothing of the others. Its findings behind the root are
/// as good as ever, unless moves there were restricted too.
fn serves(old: &Choices, new: &Choices, same_root: bool) -> bool {
    let (all, deep) = (*old == Choices::default(), old.are_deep() || new.are_deep());
    if same_root { old == new || all && !deep } else { !deep }
}

/// Somebody who wants to know what a search has found while it goes on.
pub struct Watch<'a> {
    /// How often.
    pub every: Duration,
    /// What is done with it.
    pub tell: &'a mut (dyn FnMut(Analysis) + 'a),
    /// Asked often; the search ends when it says so.
    pub enough: &'a mut (dyn FnMut() -> bool + 'a),
}

impl std::fmt::Debug for Watch<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Watch").field("every", &self.every).finish_non_exhaustive()
    }
}

/// How often a watcher is asked whether it knows enough.
const GLANCE: Duration = Duration::from_millis(2);

/// Searches on other threads, telling what was found on this one; the last word comes when the
/// search is over.
fn watched(
    search: &Search<'_>,
    graph: &Mutex<Graph>,
    advisers: &mut [Box<dyn Adviser>],
    seed: u64,
    watch: &mut Watch<'_>,
) {
    let (over, enough) = (AtomicBool::new(false), AtomicBool::new(false));
    let tell = |watch: &mut Watch<'_>| {
        let analysis = Analysis::of(&lock(graph), search.root);
        (watch.tell)(analysis);
    };
    std::thread::scope(|scope| {
        let bounded = Search { bounds: Bounds { enough: &enough, ..search.bounds }, ..*search };
        let over = &over;
        scope.spawn(move || {
            bounded.run(graph, advisers, seed);
            over.store(true, Ordering::Release);
        });
        let mut next = Instant::now() + watch.every;
        while !over.load(Ordering::Acquire) {
            std::thread::sleep(GLANCE);
            if (watch.enough)() {
                enough.store(true, Ordering::Relaxed);
            } else if Instant::now() >= next {
                next += watch.every;
                tell(watch);
            }
        }
    });
    tell(watch);
}

/// A move that takes dead stones off, where nothing else is left to be done and it must be.
fn tidying(graph: &Graph, walk: &Walk, allowed: impl Fn(Option<Point>) -> bool) -> Option<Choice> {
    let ownership = &graph.root().ownership;
    if walk.dead_removed() || !is_settled(walk, ownership) {
        return None;
    }
    tidy(walk, &outcome::dead(walk, ownership), allowed)
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
