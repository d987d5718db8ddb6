//! The findings of a search, to be shown.

use super::graph::{Edge, Graph, NodeId, NodeStatus};
use super::move_number::point_of;
use super::ranking::ranked;
use crate::GameState;
use tengen_rules::{Color, Point};

/// The findings of a search about a position. Everything is seen by the side to move there.
#[derive(Clone, Debug, PartialEq)]
pub struct Analysis {
    /// The side to move.
    pub to_move: Color,
    /// Visits of the position: at least as many positions were looked at.
    pub visits: u64,
    /// The probability of winning, from 0 to 1.
    pub win_rate: f64,
    /// Points ahead, komi included.
    pub lead: f64,
    /// The expected score at the end, in points.
    pub score: f64,
    /// The standard deviation of the score.
    pub score_deviation: f64,
    /// The network's own prediction of winning, without search.
    pub first_win_rate: f64,
    /// The network's own prediction of the lead.
    pub first_lead: f64,
    /// The moves that were tried, the best first.
    pub moves: Vec<Candidate>,
    /// The moves that were not tried, each with its prior, the likeliest first.
    pub untried: Vec<(Option<Point>, f64)>,
    /// How much each point will belong to the side to move: from -1 (the opponent's) to 1, row by
    /// row from the top left.
    pub ownership: Vec<f32>,
}

/// A move that was looked at.
#[derive(Clone, Debug, PartialEq)]
pub struct Candidate {
    /// The point; no point is a pass.
    pub point: Option<Point>,
    /// How often it was tried.
    pub visits: u64,
    /// The probability of winning with it, from 0 to 1.
    pub win_rate: f64,
    /// A probability that the win rate is very likely above.
    pub win_rate_bound: f64,
    /// Points ahead with it.
    pub lead: f64,
    /// The expected score at the end.
    pub score: f64,
    /// The standard deviation of the score.
    pub score_deviation: f64,
    /// How likely a strong player is to choose it, as the network predicts before any search.
    pub prior: f64,
    /// The search's value of it: winning chances and points together.
    pub utility: f64,
    /// A utility that it is very likely above.
    pub bound: f64,
    /// How play would go on, this move first.
    pub line: Vec<Option<Point>>,
    /// How often each move of the line was tried in its place.
    pub line_visits: Vec<u64>,
    /// How much each point will belong to the side to move after it, as in an [`Analysis`].
    pub ownership: Vec<f32>,
}

/// Longest line of play told.
const LONGEST: usize = 15;
/// How many nodes share in the ownership that is told...
const OWNERSHIP_NODES: usize = 2000;
/// ...and in that after each move.
const MOVE_OWNERSHIP_NODES: usize = 100;

impl Analysis {
    pub(super) fn of(graph: &Graph, state: &GameState) -> Analysis {
        let root = graph.root();
        let (mean, own) = (root.mean, root.own);
        let rate = |balance: f64| 0.5 + 0.5 * root.seen(balance);
        let sign = if root.to_move == Color::Black { 1.0 } else { -1.0 };
        let area = state.board().size().area();
        let own_share = |from, nodes| {
            let shares = ownership(graph, from, nodes, area).into_iter();
            shares.map(|share| share * sign).collect()
        };
        let untried = root.untried.iter().rev();
        let untried =
            untried.map(|(number, prior)| (point_of(state.board().size(), *number), *prior));
        let untried = untried.filter(|(point, _)| state.allows(*point));
        let moves = ranked(graph).into_iter().map(|found| {
            let edge = &root.edges[found.edge];
            let child = graph.node(edge.child);
            let (line, line_visits) = expected(graph, edge).into_iter().unzip();
            let bound = found.win_rate - (found.utility - found.bound) / 2.8;
            Candidate {
                point: edge.point,
                visits: edge.visits.into(),
                win_rate: found.win_rate,
                win_rate_bound: bound.clamp(0.0, 1.0),
                lead: found.lead,
                score: root.seen(child.mean.score),
                score_deviation: deviation(child.mean.score, child.mean.score_square),
                prior: edge.prior.into(),
                utility: found.utility,
                bound: found.bound,
                line,
                line_visits,
                ownership: own_share(edge.child, MOVE_OWNERSHIP_NODES),
            }
        });
        Analysis {
            to_move: root.to_move,
            visits: root.visits.into(),
            win_rate: rate(mean.balance),
            lead: root.seen(mean.lead),
            score: root.seen(mean.score),
            score_deviation: deviation(mean.score, mean.score_square),
            first_win_rate: rate(own.balance),
            first_lead: root.seen(own.lead),
            moves: moves.collect(),
            untried: untried.map(|(point, prior)| (point, prior.into())).collect(),
            ownership: own_share(Graph::ROOT, OWNERSHIP_NODES),
        }
    }
}

fn deviation(mean: f64, square: f64) -> f64 {
    (square - mean * mean).max(0.0).sqrt()
}

/// An edge and the moves tried most from it on, with how often each was tried.
pub(super) fn expected(graph: &Graph, first: &Edge) -> Vec<(Option<Point>, u64)> {
    let mut line = vec![(first.point, first.visits.into())];
    let mut at = first.child;
    while line.len() < LONGEST
        && let Some(best) = graph.node(at).edges.iter().max_by_key(|e| e.visits)
        && best.visits > 0
    {
        line.push((best.point, best.visits.into()));
        at = best.child;
    }
    line
}

/// Black's share of each point: the network's predictions at a node and at those below it, at most
/// `nodes` of them, each weighted by the visits that ended there.
fn ownership(graph: &Graph, from: NodeId, nodes: usize, area: usize) -> Vec<f32> {
    let mut sum = vec![0.0f32; area];
    let mut total = 0.0f32;
    let mut weights = std::collections::BTreeMap::from([(from, 1.0f32)]);
    let mut order = vec![from];
    let mut at = 0;
    while let Some(&id) = order.get(at) {
        at += 1;
        let node = graph.node(id);
        let weight = weights.get(&id).copied().unwrap_or(0.0);
        let below: f32 = node.edges.iter().map(|e| e.visits as f32).sum();
        let own = if node.standing == NodeStatus::Over { 0.0 } else { weight / (1.0 + below) };
        if node.ownership.len() == area {
            for (sum, share) in sum.iter_mut().zip(&node.ownership) {
                *sum += own * f32::from(*share) / 127.0;
            }
            total += own;
        }
        for edge in &node.edges {
            if edge.visits > 0 && order.len() < nodes {
                let share = weight * edge.visits as f32 / (1.0 + below);
                weights.entry(edge.child).and_modify(|w| *w += share).or_insert_with(|| {
                    order.push(edge.child);
                    share
                });
            }
        }
    }
    sum.iter().map(|x| x / total.max(1e-6)).collect()
}
