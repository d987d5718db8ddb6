//! The order of the root's moves: the first is the one to play.

use super::graph::{Edge, Graph, Node};

/// A move is considered for its lower bound if it has this share of the most visits.
const LEAST_SHARE: f64 = 0.15;
/// How many standard errors below its mean a move is valued.
const ERRORS: f64 = 5.0;

/// The search's result for one move from the root, for the side to move there.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct RankedMove {
    /// The edge's place in the root.
    pub(crate) edge: usize,
    pub(crate) visits: u32,
    /// Mean utility, and a value it is very likely above.
    pub(crate) utility: f64,
    pub(crate) bound: f64,
    /// The probability of winning, from 0 to 1.
    pub(crate) win_rate: f64,
    pub(crate) lead: f64,
}

/// All moves that were tried from the root, the one to play first. Of those visited often that is
/// the one with the highest lower confidence bound. The others follow by visits.
pub(crate) fn ranked(graph: &Graph) -> Vec<RankedMove> {
    let root = graph.root();
    let tried = root.edges.iter().enumerate().filter(|(_, e)| e.visits > 0);
    let mut found: Vec<RankedMove> =
        tried.map(|(i, e)| ranked_move(root, i, e, graph.node(e.child))).collect();
    found.sort_by_key(|f| std::cmp::Reverse(f.visits));
    let most = found.first().map_or(0, |f| f.visits);
    let enough = |f: &RankedMove| f64::from(f.visits) >= LEAST_SHARE * f64::from(most);
    let best = (0..found.len())
        .filter(|i| enough(&found[*i]))
        .max_by(|a, b| found[*a].bound.total_cmp(&found[*b].bound));
    if let Some(best) = best {
        found[..=best].rotate_right(1);
    }
    found
}

fn ranked_move(root: &Node, i: usize, edge: &Edge, child: &Node) -> RankedMove {
    let seen = |x: f64| root.seen(x);
    let mean = child.mean;
    let visits = f64::from(edge.visits);
    let square = (mean.utility_square - mean.utility.powi(2)).max(0.0);
    // Few visits say little about the spread.
    let spread = ((square * visits + 0.16) / (visits + 1.0)).sqrt();
    RankedMove {
        edge: i,
        visits: edge.visits,
        utility: seen(mean.utility),
        bound: seen(mean.utility) - ERRORS * spread / visits.sqrt(),
        win_rate: 0.5 + 0.5 * seen(mean.balance),
        lead: seen(mean.lead),
    }
}
