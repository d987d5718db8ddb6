//! The search itself: descents through the graph, on one thread or more.

use super::bias;
use super::final_count;
use super::graph::{Edge, Graph, NodeId, NodeStatus};
use super::move_number::{number_of, point_of};
use super::predictor::{PredictionOptions, Predictor};
use super::root_noise::RootNoise;
use super::select::{Pick, select};
use crate::hash::mix;
use crate::{Choices, GameState};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tengen_rules::Point;

/// No descent goes deeper: without superko, a line of play might repeat for ever.
const DEEPEST: usize = 500;

/// The optimism of predictions in the tree...
const OPTIMISM: f32 = 1.0;
/// ...and at the root, where it is less since a move is chosen there.
pub(super) const ROOT_OPTIMISM: f32 = 0.2;

/// The bounds of a search.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bounds<'a> {
    pub(crate) deadline: Instant,
    /// Most visits of the root, those of earlier searches among them.
    pub(crate) visits: u64,
    /// Most bytes of the graph.
    pub(crate) memory: usize,
    /// Ends the search from outside.
    pub(crate) stop: &'a AtomicBool,
    /// Ends it too, when its observer has seen enough.
    pub(crate) enough: &'a AtomicBool,
    /// From when on the search stops once the best move can no longer change; never, if there is
    /// no such time.
    pub(crate) when_decided: Option<Instant>,
}

impl Bounds<'_> {
    /// How much time there is until the deadline; none once the search was ended from outside.
    pub(super) fn left(&self) -> Duration {
        let stopped = self.stop.load(Ordering::Relaxed);
        let left = self.deadline.saturating_duration_since(Instant::now());
        if stopped { Duration::ZERO } else { left }
    }
}

/// The position to search and the bounds.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Search<'a> {
    pub(crate) root: &'a GameState,
    pub(crate) choices: &'a Choices,
    /// Moves that are tried once before all others.
    pub(crate) first: &'a [Option<Point>],
    /// How widely moves are tried from the root that the network thinks little of; usually 0.
    pub(crate) noise: f64,
    pub(crate) bounds: Bounds<'a>,
}

/// Takes the graph although another worker may have panicked: it is still a graph.
pub(crate) fn lock(graph: &Mutex<Graph>) -> MutexGuard<'_, Graph> {
    graph.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Search<'_> {
    /// Searches with one thread for each predictor until a bound is met. A prediction of the root
    /// must be in the graph already.
    pub(crate) fn run(
        &self,
        graph: &Mutex<Graph>,
        predictors: &mut [Box<dyn Predictor>],
        seed: u64,
    ) {
        let (done, count) = (AtomicBool::new(false), AtomicU64::new(0));
        let Some((first, others)) = predictors.split_first_mut() else { return };
        for point in self.first {
            if self.bounds.left().is_zero() {
                break;
            }
            Worker::new(self, graph, seed).try_move(*point, &mut **first);
        }
        std::thread::scope(|scope| {
            for (i, predictor) in others.iter_mut().enumerate() {
                let (done, count) = (&done, &count);
                let seed = seed.wrapping_add(0x9e37_79b9 * (i as u64 + 1));
                let work =
                    move || Worker::new(self, graph, seed).work(&mut **predictor, done, count);
                // If the system gives no more threads, the others do the work.
                if std::thread::Builder::new().spawn_scoped(scope, work).is_err() {
                    break;
                }
            }
            Worker::new(self, graph, seed).work(&mut **first, &done, &count);
        });
    }

    /// Whether the answer can no longer change. The other moves cannot reach the most visited one
    /// within the visits left or, at the present pace, within the time left.
    fn is_decided(&self, graph: &Graph, made: u64, started: Instant) -> bool {
        let mut most = [0u32; 2];
        for edge in &graph.root().edges {
            let visits = edge.visits;
            if visits > most[0] {
                most = [visits, most[0]];
            } else if visits > most[1] {
                most[1] = visits;
            }
        }
        let spent = started.elapsed().as_secs_f64().max(1e-6);
        let ahead = self.bounds.deadline.saturating_duration_since(Instant::now()).as_secs_f64();
        let by_time = (made as f64 / spent * ahead) as u64;
        let left = by_time.min(self.bounds.visits.saturating_sub(u64::from(graph.root().visits)));
        made >= 16 && u64::from(most[0] - most[1]) > left
    }
}

/// The end of a descent.
enum Leaf {
    /// A position that is new: it needs a prediction.
    New(NodeId),
    /// A position whose values are known.
    Known,
    /// A position that another thread is asking about: nothing was learned.
    Busy,
}

/// One thread of a search.
struct Worker<'a> {
    search: &'a Search<'a>,
    graph: &'a Mutex<Graph>,
    state: GameState,
    path: Vec<(NodeId, usize)>,
    seed: u64,
}

impl<'a> Worker<'a> {
    fn new(search: &'a Search<'a>, graph: &'a Mutex<Graph>, seed: u64) -> Worker<'a> {
        Worker { search, graph, state: search.root.clone(), path: Vec::new(), seed }
    }

    fn work(&mut self, predictor: &mut dyn Predictor, done: &AtomicBool, count: &AtomicU64) {
        let bounds = &self.search.bounds;
        let started = Instant::now();
        // On a busy machine one step may take long: none is begun that would end too late.
        let mut longest = Duration::ZERO;
        while !done.load(Ordering::Relaxed) {
            let mut graph = lock(self.graph);
            let made = count.load(Ordering::Relaxed);
            let now = Instant::now();
            let over = bounds.stop.load(Ordering::Relaxed)
                || bounds.enough.load(Ordering::Relaxed)
                || now + longest >= bounds.deadline
                || u64::from(graph.root().visits) >= bounds.visits
                || graph.bytes >= bounds.memory
                || bounds.when_decided.is_some_and(|from| now >= from)
                    && made % 8 == 7
                    && self.search.is_decided(&graph, made, started);
            // The first descent is always made, so that there is an answer.
            if over && made > 0 {
                done.store(true, Ordering::Relaxed);
                return;
            }
            let Some(leaf) = self.descend(&mut graph) else {
                done.store(true, Ordering::Relaxed);
                return;
            };
            match leaf {
                Leaf::Known => self.back_up(&mut graph),
                Leaf::Busy => {
                    self.give_up(&mut graph);
                    drop(graph);
                    std::thread::sleep(Duration::from_micros(50));
                    continue;
                }
                Leaf::New(id) => {
                    drop(graph);
                    self.learn(id, predictor);
                }
            }
            longest = longest.max(now.elapsed());
            count.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// Predicts the position reached, which is new, and updates the nodes on the way there.
    fn learn(&mut self, id: NodeId, predictor: &mut dyn Predictor) {
        let look = PredictionOptions { symmetry: self.symmetry(), optimism: OPTIMISM };
        let prediction = predictor.predict(&self.state, look);
        let mut graph = lock(self.graph);
        graph.inform(id, &prediction);
        self.back_up(&mut graph);
    }

    /// Tries a move from the root that was not tried yet; does nothing if it is none.
    fn try_move(&mut self, point: Option<Point>, predictor: &mut dyn Predictor) {
        let mut graph = lock(self.graph);
        let number = number_of(point);
        let at = graph.root().untried.iter().position(|(untried, _)| *untried == number);
        self.state.clone_from(self.search.root);
        self.path.clear();
        let Some(at) = at.filter(|_| self.allows(point)) else { return };
        let (i, new) = self.open(&mut graph, Graph::ROOT, at);
        let edge = &mut graph.node_mut(Graph::ROOT).edges[i];
        edge.pending += 1;
        let child = edge.child;
        self.path.push((Graph::ROOT, i));
        match if new { self.new_leaf(&mut graph, Graph::ROOT, child) } else { Leaf::Known } {
            Leaf::New(id) => {
                drop(graph);
                self.learn(id, predictor);
            }
            Leaf::Known | Leaf::Busy => self.back_up(&mut graph),
        }
    }

    /// A random symmetry to look through.
    fn symmetry(&mut self) -> u8 {
        (self.bits() >> 61) as u8
    }

    /// Random bits, of which the first are the best.
    fn bits(&mut self) -> u64 {
        self.seed =
            self.seed.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
        self.seed
    }

    /// Follows the best moves from the root to a position with something to learn; `None` if there
    /// is no move to try at all.
    fn descend(&mut self, graph: &mut Graph) -> Option<Leaf> {
        self.state.clone_from(self.search.root);
        self.path.clear();
        let size = self.state.board().size();
        let mut at = Graph::ROOT;
        loop {
            match graph.node(at).standing {
                NodeStatus::Asked => return Some(Leaf::Busy),
                NodeStatus::Over => return Some(Leaf::Known),
                NodeStatus::Open if self.path.len() >= DEEPEST => return Some(Leaf::Known),
                NodeStatus::Open => {}
            }
            let width = if at == Graph::ROOT { self.search.noise } else { 0.0 };
            let mut noise = (width > 0.0).then(|| RootNoise::new(width, self.bits()));
            let widened = |prior: f32| match &mut noise {
                Some(noise) => noise.widened(prior),
                None => (f64::from(prior), 0.0),
            };
            let pick = select(graph, at, size, |point| self.allows(point), widened);
            let Some(pick) = pick else {
                return if at == Graph::ROOT { None } else { Some(Leaf::Known) };
            };
            let (i, new) = match pick {
                Pick::Tried(i) => {
                    self.state.step(graph.node(at).edges[i].point);
                    (i, false)
                }
                Pick::Untried(i) => self.open(graph, at, i),
            };
            let node = graph.node_mut(at);
            node.edges[i].pending += 1;
            let (child, visits) = (node.edges[i].child, node.edges[i].visits);
            self.path.push((at, i));
            if new {
                return Some(self.new_leaf(graph, at, child));
            }
            // Findings about a position on other ways are used here without a descent.
            if graph.node(child).visits > visits + 1 {
                return Some(Leaf::Known);
            }
            at = child;
        }
    }

    /// Whether a move may be made where this descent stands.
    fn allows(&self, point: Option<Point>) -> bool {
        let (state, choices) = (&self.state, self.search.choices);
        choices.allow(state.to_move(), self.path.len(), point) && state.allows(point)
    }

    /// A key of the position at this depth. Where moves are still restricted, one position at two
    /// depths is two.
    fn key(&self, depth: usize) -> u64 {
        let restricted = depth < self.search.choices.depth();
        self.state.key() ^ if restricted { mix(depth as u64) } else { 0 }
    }

    /// Makes the `i`th of the untried moves of a node an edge of it, and goes there. Returns the
    /// number of the edge, and whether it leads to a new node.
    fn open(&mut self, graph: &mut Graph, at: NodeId, i: usize) -> (usize, bool) {
        let (number, prior) = graph.node_mut(at).untried.remove(i);
        let point = point_of(self.state.board().size(), number);
        let kind = bias::key(&self.state, point);
        self.state.step(point);
        let key = self.key(self.path.len() + 1);
        let known = graph.find(key);
        let child = known.unwrap_or_else(|| graph.add(key, self.state.to_move(), kind));
        let edges = &mut graph.node_mut(at).edges;
        edges.push(Edge { point, prior, visits: 0, pending: 0, child });
        (edges.len() - 1, known.is_none())
    }

    /// A node without a prediction: the game may be over there.
    fn new_leaf(&self, graph: &mut Graph, parent: NodeId, child: NodeId) -> Leaf {
        if self.state.is_drawn() {
            graph.end(child, 0.0);
            return Leaf::Known;
        }
        if self.state.is_over() {
            let lead = final_count::lead(&self.state, &graph.node(parent).ownership);
            graph.end(child, lead);
            return Leaf::Known;
        }
        Leaf::New(child)
    }

    fn back_up(&self, graph: &mut Graph) {
        for &(id, i) in self.path.iter().rev() {
            let edge = &mut graph.node_mut(id).edges[i];
            edge.pending = edge.pending.saturating_sub(1);
            edge.visits += 1;
            graph.refresh(id);
        }
    }

    fn give_up(&self, graph: &mut Graph) {
        for &(id, i) in self.path.iter().rev() {
            let edge = &mut graph.node_mut(id).edges[i];
            edge.pending = edge.pending.saturating_sub(1);
        }
    }
}
