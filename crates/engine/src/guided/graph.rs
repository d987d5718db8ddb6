//! The knowledge of a search: positions, the moves tried from them, and their results.
//!
//! Positions reached by different orders of moves are one [`Node`], so that the findings on one way
//! serve the other. A [`GameState`](crate::GameState) goes with every descent and decides which
//! moves the rules allow on this way. How often each move was tried *from this node* is kept with
//! the move. A node's values are those of its moves weighted by that, so that they do not depend on
//! other ways to the positions behind.

use super::bias::{Biases, NodeBias};
use super::move_number::number_of;
use super::predictor::Prediction;
use super::utility::Utility;
use std::collections::HashMap;
use tengen_rules::{Color, Point};

/// The number of a node.
pub(crate) type NodeId = u32;

/// A move that was tried.
#[derive(Clone, Debug)]
pub(crate) struct Edge {
    pub(crate) point: Option<Point>,
    pub(crate) prior: f32,
    /// Finished visits through this move.
    pub(crate) visits: u32,
    /// Visits under way.
    pub(crate) pending: u32,
    pub(crate) child: NodeId,
}

/// Means over the visits of a node, seen from Black.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Values {
    pub(crate) utility: f64,
    /// Mean of the square of the utility.
    pub(crate) utility_square: f64,
    pub(crate) balance: f64,
    pub(crate) score: f64,
    /// Mean of the square of the score.
    pub(crate) score_square: f64,
    pub(crate) lead: f64,
}

impl Values {
    fn each(&self, other: &Values, f: impl Fn(f64, f64) -> f64) -> Values {
        Values {
            utility: f(self.utility, other.utility),
            utility_square: f(self.utility_square, other.utility_square),
            balance: f(self.balance, other.balance),
            score: f(self.score, other.score),
            score_square: f(self.score_square, other.score_square),
            lead: f(self.lead, other.lead),
        }
    }

    fn add(&mut self, other: &Values, weight: f64) {
        *self = self.each(other, |mine, theirs| mine + weight * theirs);
    }

    fn divided(&self, by: f64) -> Values {
        self.each(self, |mine, _| mine / by)
    }

    /// The values of a certain outcome.
    pub(crate) fn of_end(lead: f64, utility: &Utility) -> Values {
        let balance = if lead == 0.0 { 0.0 } else { lead.signum() };
        Values::of(utility, balance, lead, 0.0, lead)
    }

    fn of(utility: &Utility, balance: f64, score: f64, deviation: f64, lead: f64) -> Values {
        let value = utility.of(balance, score, deviation);
        Values {
            utility: value,
            utility_square: value * value,
            balance,
            score,
            score_square: score * score + deviation * deviation,
            lead,
        }
    }

    pub(crate) fn of_prediction(utility: &Utility, prediction: &Prediction) -> Values {
        let (balance, score) = (f64::from(prediction.balance), f64::from(prediction.score));
        let (deviation, lead) = (f64::from(prediction.score_deviation), f64::from(prediction.lead));
        Values::of(utility, balance, score, deviation, lead)
    }

    /// Adds `by` to the utility.
    fn correct(&mut self, by: f64) {
        self.utility += by;
        self.utility_square = self.utility * self.utility;
    }

    /// The same outcome under another utility.
    fn again(&self, utility: &Utility) -> Values {
        let deviation = (self.score_square - self.score * self.score).max(0.0).sqrt();
        Values::of(utility, self.balance, self.score, deviation, self.lead)
    }
}

/// How much is known of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NodeStatus {
    /// A thread is asking for a prediction.
    Asked,
    /// There is a prediction; play goes on.
    Open,
    /// The game is over.
    Over,
}

/// A position in the search.
#[derive(Clone, Debug)]
pub(crate) struct Node {
    pub(crate) standing: NodeStatus,
    pub(crate) to_move: Color,
    /// The network's values, or the outcome.
    pub(crate) own: Values,
    /// The weight of the network's prediction against a visit of a child.
    pub(crate) own_weight: f64,
    /// Errors found here that the network makes elsewhere too.
    pub(crate) bias: NodeBias,
    pub(crate) mean: Values,
    pub(crate) weight: f64,
    /// The prediction that made the node, and visits through its edges.
    pub(crate) visits: u32,
    /// Moves not tried yet, the most likely last, as [move number](number_of) and probability.
    pub(crate) untried: Vec<(u16, f32)>,
    pub(crate) edges: Vec<Edge>,
    /// Black's share of each point, in 127ths.
    pub(crate) ownership: Box<[i8]>,
}

/// The most bytes that a node takes in the tables of positions and of kinds of error.
const BESIDES: usize = 96;

impl Node {
    fn asked(to_move: Color) -> Node {
        Node {
            standing: NodeStatus::Asked,
            to_move,
            own: Values::default(),
            own_weight: 1.0,
            bias: NodeBias::default(),
            mean: Values::default(),
            weight: 0.0,
            visits: 0,
            untried: Vec::new(),
            edges: Vec::new(),
            ownership: Box::default(),
        }
    }

    /// The value of `utility`, which is Black's, to the side to move.
    pub(crate) fn seen(&self, utility: f64) -> f64 {
        if self.to_move == Color::Black { utility } else { -utility }
    }

    /// Bytes this node takes, about.
    pub(crate) fn bytes(&self) -> usize {
        size_of::<Node>()
            + BESIDES
            + self.untried.capacity() * size_of::<(u16, f32)>()
            + self.edges.capacity() * size_of::<Edge>()
            + self.ownership.len()
    }
}

/// The positions of a search. The first node is the root.
#[derive(Debug)]
pub(crate) struct Graph {
    pub(crate) nodes: Vec<Node>,
    index: HashMap<u64, NodeId>,
    biases: Biases,
    pub(crate) utility: Utility,
    /// Bytes taken, about.
    pub(crate) bytes: usize,
}

impl Graph {
    pub(crate) const ROOT: NodeId = 0;

    /// A graph with only a root, of which nothing is known.
    pub(crate) fn new(key: u64, to_move: Color, utility: Utility) -> Graph {
        let nodes = vec![Node::asked(to_move)];
        let index = HashMap::from([(key, Graph::ROOT)]);
        Graph { nodes, index, biases: Biases::default(), utility, bytes: 0 }
    }

    pub(crate) fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id as usize]
    }

    pub(crate) fn node_mut(&mut self, id: NodeId) -> &mut Node {
        &mut self.nodes[id as usize]
    }

    pub(crate) fn root(&self) -> &Node {
        self.node(Graph::ROOT)
    }

    /// The node of a position, if it is known.
    pub(crate) fn find(&self, key: u64) -> Option<NodeId> {
        self.index.get(&key).copied()
    }

    /// A new node that waits for a prediction, of the kind that `bias::key` gave.
    pub(crate) fn add(&mut self, key: u64, to_move: Color, kind: u64) -> NodeId {
        let id = self.nodes.len() as NodeId;
        let bias = NodeBias::of(self.biases.kind(kind));
        self.nodes.push(Node { bias, ..Node::asked(to_move) });
        self.index.insert(key, id);
        id
    }

    /// Enters the prediction of a node.
    pub(crate) fn inform(&mut self, id: NodeId, prediction: &Prediction) {
        let own = Values::of_prediction(&self.utility, prediction);
        let node = self.node_mut(id);
        node.own = own;
        node.own_weight = prediction.error.map_or(1.0, weight_of_error);
        node.untried =
            prediction.policy.iter().rev().map(|(p, prior)| (number_of(*p), *prior)).collect();
        node.ownership = prediction.ownership.iter().map(|x| (x * 127.0).round() as i8).collect();
        node.standing = NodeStatus::Open;
        self.bytes += self.node(id).bytes();
        self.refresh(id);
    }

    /// Enters that the game is over at a node, with this lead of Black.
    pub(crate) fn end(&mut self, id: NodeId, lead: f64) {
        let own = Values::of_end(lead, &self.utility);
        let node = self.node_mut(id);
        (node.own, node.standing) = (own, NodeStatus::Over);
        self.bytes += self.node(id).bytes();
        self.refresh(id);
    }

    /// Computes a node's means again from its own values and its children's.
    pub(crate) fn refresh(&mut self, id: NodeId) {
        let node = self.node(id);
        let (mut sum, mut weight, mut visits) = (Values::default(), 0.0, 1);
        for (edge, share) in node.edges.iter().zip(self.shares(node)) {
            visits += edge.visits;
            if share > 0.0 {
                sum.add(&self.node(edge.child).mean, share);
                weight += share;
            }
        }
        let node = &mut self.nodes[id as usize];
        let mut own = node.own;
        if node.standing == NodeStatus::Open {
            // Without a visited child, no error is known any more.
            let error = if weight > 0.0 { sum.utility / weight - own.utility } else { 0.0 };
            self.biases.learn(&mut node.bias, error, weight);
            own.correct(self.biases.correction(&node.bias));
        }
        sum.add(&own, node.own_weight);
        weight += node.own_weight;
        (node.mean, node.weight, node.visits) = (sum.divided(weight), weight, visits);
    }

    /// The weight of each tried move in its node's means: as often as it was tried, with two
    /// changes. A move that turned out worse than the moves before it weighs less if it was tried
    /// more than its probability warranted. The visits that show a bad move to be bad should not
    /// count against the node. And the worse a move is, the less it weighs.
    fn shares(&self, node: &Node) -> Vec<f64> {
        let mut order: Vec<usize> =
            (0..node.edges.len()).filter(|i| node.edges[*i].visits > 0).collect();
        let mut shares = vec![0.0; node.edges.len()];
        // Edges are tried in the order of their probability.
        let (mut weights, mut utilities, mut priors) = (0.0, 0.0, 0.0);
        for &i in &order {
            let edge = &node.edges[i];
            let child = self.node(edge.child);
            let each = child.weight / f64::from(child.visits.max(1));
            let mut weight = f64::from(edge.visits) * each;
            let utility = node.seen(child.mean.utility);
            let prior = f64::from(edge.prior);
            if weights > 0.0 && priors > 0.0 {
                let behind = utilities / weights - utility;
                let warranted = 2.0 * weights * prior / priors;
                if behind > 0.0 && weight > warranted {
                    weight -= (weight - warranted) * (1.0 - (-behind / NOISE_SCALE).exp());
                }
            }
            weights += weight;
            utilities += weight * utility;
            priors += prior;
            shares[i] = weight;
        }
        if order.len() > 1 && weights > 0.0 {
            let mean = utilities / weights;
            let mut total = 0.0;
            for &i in &order {
                let child = self.node(node.edges[i].child);
                let spread = (child.mean.utility_square - child.mean.utility.powi(2)).max(0.0);
                // A child with few visits is hardly known: it starts with two visits of a wide
                // spread.
                let known = shares[i] + 2.0;
                let deviation = ((spread * shares[i] + 2.0 * 0.09) / known / known).sqrt();
                let z = (node.seen(child.mean.utility) - mean) / deviation.max(1e-4);
                shares[i] *= (likely_best(z) + 1e-4).powf(VALUE_EXPONENT);
                total += shares[i];
            }
            for i in order.drain(..) {
                shares[i] *= weights / total;
            }
        }
        shares
    }

    /// Takes the moves of a node that are not `allowed` back among the untried ones, so that their
    /// findings do not count there.
    pub(crate) fn restrict(&mut self, id: NodeId, allowed: impl Fn(Option<Point>) -> bool) {
        let node = self.node_mut(id);
        let barred = node.edges.extract_if(.., |edge| !allowed(edge.point));
        let barred: Vec<_> = barred.map(|edge| (number_of(edge.point), edge.prior)).collect();
        if barred.is_empty() {
            return;
        }
        node.untried.extend(barred);
        node.untried.sort_by(|a, b| a.1.total_cmp(&b.1));
        self.refresh(id);
    }

    /// The part of the graph that can be reached from `root`, which becomes its root. Utilities are
    /// computed again around the score that is expected now.
    pub(crate) fn rooted_at(mut self, root: NodeId, key: u64, utility: Utility) -> Graph {
        let mut renamed = vec![NodeId::MAX; self.nodes.len()];
        let mut order = vec![root];
        renamed[root as usize] = 0;
        let mut at = 0;
        while let Some(&id) = order.get(at) {
            for edge in &self.nodes[id as usize].edges {
                let name = &mut renamed[edge.child as usize];
                if *name == NodeId::MAX {
                    *name = order.len() as NodeId;
                    order.push(edge.child);
                }
            }
            at += 1;
        }
        let mut nodes = Vec::with_capacity(order.len());
        for &id in &order {
            let blank = Node::asked(Color::Black);
            let mut node = std::mem::replace(&mut self.nodes[id as usize], blank);
            for edge in &mut node.edges {
                edge.child = renamed[edge.child as usize];
                edge.pending = 0;
            }
            node.own = node.own.again(&utility);
            nodes.push(node);
        }
        let rename = |(key, id): (u64, NodeId)| {
            let name = renamed[id as usize];
            (name != NodeId::MAX).then_some((key, name))
        };
        let mut index: HashMap<u64, NodeId> = self.index.drain().filter_map(rename).collect();
        index.insert(key, Graph::ROOT);
        for (node, name) in self.nodes.iter().zip(&renamed) {
            if *name == NodeId::MAX {
                self.biases.forget(&node.bias);
            }
        }
        self.biases.keep(nodes.iter_mut().map(|node| &mut node.bias));
        let bytes = nodes.iter().map(Node::bytes).sum();
        let mut graph = Graph { nodes, index, biases: self.biases, utility, bytes };
        for id in graph.children_first() {
            if graph.node(id).standing != NodeStatus::Asked {
                graph.refresh(id);
            }
        }
        graph
    }

    /// All nodes, each after its children.
    fn children_first(&self) -> Vec<NodeId> {
        let mut done = Vec::with_capacity(self.nodes.len());
        let mut seen = vec![false; self.nodes.len()];
        let mut stack = vec![(Graph::ROOT, 0)];
        seen[0] = true;
        while let Some((id, next)) = stack.pop() {
            match self.node(id).edges.get(next) {
                Some(edge) => {
                    stack.push((id, next + 1));
                    if !std::mem::replace(&mut seen[edge.child as usize], true) {
                        stack.push((edge.child, 0));
                    }
                }
                None => done.push(id),
            }
        }
        done
    }
}

/// By how much utility a move must fall behind to lose most of the visits it did not deserve.
const NOISE_SCALE: f64 = 0.15;
/// How strongly worse moves lose weight.
const VALUE_EXPONENT: f64 = 0.25;

/// The weight of a prediction with this standard error: one for an error of a quarter.
fn weight_of_error(error: f32) -> f64 {
    (0.25 / f64::from(error).max(1e-3)).clamp(0.1, 8.0)
}

/// The probability that a value `z` deviations above the mean is above it, by the distribution of
/// Student with three degrees of freedom.
fn likely_best(z: f64) -> f64 {
    let t = z / 3f64.sqrt();
    0.5 + (t / (1.0 + t * t) + t.atan()) / std::f64::consts::PI
}
