//! The move to try next.

use super::graph::{Graph, Node, NodeId};
use super::move_number::point_of;
use tengen_rules::{Point, Size};

/// The weight of exploration against findings, for a node visited seldom...
const EXPLORATION: f64 = 1.0;
/// ...growing with the logarithm of its visits...
const EXPLORATION_LOG: f64 = 0.45;
/// ...beyond this number.
const EXPLORATION_BASE: f64 = 500.0;
/// The spread of a node's outcomes before it was visited often...
const SPREAD: f64 = 0.40;
/// ...with the weight of this many visits...
const SPREAD_VISITS: f64 = 2.0;
/// ...and how much the spread that was found matters.
const SPREAD_SCALE: f64 = 0.85;
/// How much worse than its parent an untried move is assumed to be, at most.
const UNTRIED_LOSS: f64 = 0.2;
/// The same at the root, where more should be tried.
const UNTRIED_LOSS_ROOT: f64 = 0.1;
/// The value of a visit under way: as bad as a game lost with all points.
const LOST: f64 = -1.4;

/// A move to try: one that was tried before, or a new one, by their places in the node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pick {
    Tried(usize),
    Untried(usize),
}

/// The best move to try from a node, among those that are `allowed`; none if no move is. `widened`
/// says which prior counts instead of the network's, and what is added to the value of the move.
///
/// Sources: Silver et al., "Mastering the game of Go without human knowledge", 2017, for polynomial
/// upper confidence trees with a prior. KataGo explores more where outcomes differ more.
pub(crate) fn select(
    graph: &Graph,
    id: NodeId,
    size: Size,
    mut allowed: impl FnMut(Option<Point>) -> bool,
    mut widened: impl FnMut(f32) -> (f64, f64),
) -> Option<Pick> {
    let node = graph.node(id);
    let total: f64 = node.edges.iter().map(|e| f64::from(e.visits + e.pending)).sum();
    let bound = exploration(node, total);
    // The best first, as long as the rules of this way forbid it.
    let mut tried: Vec<(f64, usize)> = Vec::with_capacity(node.edges.len());
    let mut visited = 0.0;
    for (i, edge) in node.edges.iter().enumerate() {
        visited += f64::from(edge.prior);
        let child = graph.node(edge.child);
        let (done, pending) = (f64::from(edge.visits), f64::from(edge.pending));
        let mean = if edge.visits == 0 || child.visits == 0 {
            untried_value(node, 0.0, id == Graph::ROOT)
        } else {
            node.seen(child.mean.utility)
        };
        let mean = (mean * done.max(1.0) + LOST * pending) / (done.max(1.0) + pending);
        let (prior, bonus) = widened(edge.prior);
        tried.push((mean + bonus + bound * prior / (1.0 + done + pending), i));
    }
    let new = node.untried.iter().enumerate().rev();
    let size_of = |number: u16| point_of(size, number);
    let new =
        new.map(|(i, (number, prior))| (i, size_of(*number), *prior)).find(|(_, p, _)| allowed(*p));
    let new = new.map(|(i, _, prior)| {
        let (prior, bonus) = widened(prior);
        (untried_value(node, visited, id == Graph::ROOT) + bonus + bound * prior, i)
    });
    loop {
        let best = (0..tried.len()).max_by(|a, b| tried[*a].0.total_cmp(&tried[*b].0));
        match (best, new) {
            (None, None) => return None,
            (None, Some((_, i))) => return Some(Pick::Untried(i)),
            (Some(at), Some((value, i))) if value > tried[at].0 => return Some(Pick::Untried(i)),
            (Some(at), _) => {
                let (_, i) = tried.swap_remove(at);
                if allowed(node.edges[i].point) {
                    return Some(Pick::Tried(i));
                }
            }
        }
    }
}

/// The factor of a move's prior.
fn exploration(node: &Node, total: f64) -> f64 {
    let log = ((total + EXPLORATION_BASE) / EXPLORATION_BASE).ln();
    let found = node.mean;
    let square = (found.utility_square - found.utility.powi(2)).max(0.0);
    let visits = f64::from(node.visits);
    let spread =
        ((SPREAD * SPREAD * SPREAD_VISITS + square * visits) / (SPREAD_VISITS + visits)).sqrt();
    let spread = 1.0 + SPREAD_SCALE * (spread / SPREAD - 1.0);
    (EXPLORATION + EXPLORATION_LOG * log) * spread * (total + 0.01).sqrt()
}

/// The expected value of a move that was not tried. It goes from the network's prediction for the
/// node to the node's mean as moves of more probability have been tried. A little is taken off,
/// since the best moves were tried first.
fn untried_value(node: &Node, visited: f64, root: bool) -> f64 {
    let share = visited.clamp(0.0, 1.0).powi(2);
    let value = share * node.mean.utility + (1.0 - share) * node.own.utility;
    let loss = if root { UNTRIED_LOSS_ROOT } else { UNTRIED_LOSS };
    node.seen(value) - loss * visited.clamp(0.0, 1.0).sqrt()
}
