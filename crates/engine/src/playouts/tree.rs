//! The search tree: the moves tried and their results.

use super::candidates::MovePrior;
use tengen_rules::{Color, Point};

/// The playouts after which "all moves as first" estimates weigh as much as real ones. Source:
/// Gelly and Silver, "Monte-Carlo tree search and rapid action value estimation in computer Go"
/// (2011).
const RAVE_EQUIVALENT: f32 = 3000.0;

/// A move, seen from the side that makes it.
#[derive(Clone, Debug)]
pub(crate) struct TreeNode {
    /// `None` is a pass (and the root).
    pub(crate) point: Option<Point>,
    /// The place of the first child, and how many children there are; none before the node is
    /// expanded.
    first: u32,
    children: u16,
    /// Finished playouts and those under way, which count as lost until they finish.
    pub(crate) visits: u32,
    value: f64,
    wins: f64,
    lead: f64,
    prior_visits: f32,
    prior_wins: f32,
    amaf_visits: f32,
    amaf_value: f32,
}

impl TreeNode {
    fn new(candidate: &MovePrior) -> TreeNode {
        TreeNode {
            point: candidate.point,
            first: 0,
            children: 0,
            visits: 0,
            value: 0.0,
            wins: 0.0,
            lead: 0.0,
            prior_visits: candidate.visits,
            prior_wins: candidate.wins,
            amaf_visits: 0.0,
            amaf_value: 0.0,
        }
    }

    /// The part of the playouts that the side that makes the move won.
    pub(crate) fn win_rate(&self) -> f64 {
        if self.visits == 0 { 0.5 } else { self.wins / f64::from(self.visits) }
    }

    /// Mean value, wins and margins together, to the side that makes the move.
    pub(crate) fn mean_value(&self) -> f64 {
        if self.visits == 0 { 0.5 } else { self.value / f64::from(self.visits) }
    }

    /// Mean lead in points of the side that makes the move.
    pub(crate) fn mean_lead(&self) -> f64 {
        if self.visits == 0 { 0.0 } else { self.lead / f64::from(self.visits) }
    }

    fn urgency(&self) -> f32 {
        let n = self.visits as f32 + self.prior_visits;
        let mean = (self.value as f32 + self.prior_wins) / n.max(1.0);
        if self.amaf_visits == 0.0 {
            return mean;
        }
        let amaf = self.amaf_value / self.amaf_visits;
        let weight =
            self.amaf_visits / (self.amaf_visits + n + self.amaf_visits * n / RAVE_EQUIVALENT);
        weight * amaf + (1.0 - weight) * mean
    }
}

/// The outcome of one playout, seen from Black.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PlayoutOutcome {
    pub(crate) value: f64,
    pub(crate) win: f64,
    pub(crate) lead: f64,
}

/// Nodes in one list; the root is the first.
#[derive(Debug)]
pub(crate) struct Tree {
    nodes: Vec<TreeNode>,
    most: usize,
}

impl Tree {
    /// A tree with only a root, for at most `most` nodes.
    pub(crate) fn new(most: usize) -> Tree {
        let root = TreeNode::new(&MovePrior { point: None, visits: 0.0, wins: 0.0 });
        Tree { nodes: vec![root], most: most.max(1) }
    }

    pub(crate) const ROOT: usize = 0;

    pub(crate) fn node(&self, at: usize) -> &TreeNode {
        &self.nodes[at]
    }

    fn range(&self, at: usize) -> std::ops::Range<usize> {
        let node = &self.nodes[at];
        node.first as usize..node.first as usize + usize::from(node.children)
    }

    pub(crate) fn children(&self, at: usize) -> &[TreeNode] {
        &self.nodes[self.range(at)]
    }

    /// The `i`th child of an expanded node.
    pub(crate) fn child(&self, at: usize, i: usize) -> usize {
        self.nodes[at].first as usize + i
    }

    pub(crate) fn is_expanded(&self, at: usize) -> bool {
        self.nodes[at].children > 0
    }

    pub(crate) fn is_full(&self) -> bool {
        self.nodes.len() >= self.most
    }

    /// Gives a node its children. It does nothing if the node has some, or the tree is full.
    pub(crate) fn expand(&mut self, at: usize, candidates: &[MovePrior]) {
        if !self.is_expanded(at) && (at == Tree::ROOT || !self.is_full()) {
            self.nodes[at].first = self.nodes.len() as u32;
            self.nodes[at].children = candidates.len() as u16;
            self.nodes.extend(candidates.iter().map(TreeNode::new));
        }
    }

    /// The child to try next, counted as visited (and so far lost).
    pub(crate) fn descend(&mut self, at: usize) -> Option<usize> {
        let range = self.range(at);
        let mut best: Option<(usize, f32)> = None;
        for i in range {
            let urgency = self.nodes[i].urgency();
            if best.is_none_or(|(_, most)| urgency > most) {
                best = Some((i, urgency));
            }
        }
        let (best, _) = best?;
        self.nodes[best].visits += 1;
        Some(best)
    }

    /// Counts one visit of the root, where every descent begins.
    pub(crate) fn enter(&mut self) {
        self.nodes[Tree::ROOT].visits += 1;
    }

    /// Enters an outcome along `path` (from the root), where `to_move` moves at the root. `played`
    /// has the first player on each point after the end of the path. The moves of the path are
    /// added to it on the way up.
    pub(crate) fn update(
        &mut self,
        path: &[usize],
        to_move: Color,
        outcome: PlayoutOutcome,
        played: &mut [Option<Color>],
    ) {
        for (depth, &at) in path.iter().enumerate().rev() {
            // The side to move at this depth; its opponent made the move that led here.
            let next = if depth.is_multiple_of(2) { to_move } else { !to_move };
            let (value, mover) = (seen_by(next, outcome.value) as f32, !next);
            for i in self.range(at) {
                let child = &mut self.nodes[i];
                if child.point.is_some_and(|p| played[p.index()] == Some(next)) {
                    child.amaf_visits += 1.0;
                    child.amaf_value += value;
                }
            }
            let node = &mut self.nodes[at];
            node.value += seen_by(mover, outcome.value);
            node.wins += seen_by(mover, outcome.win);
            node.lead += if mover == Color::Black { outcome.lead } else { -outcome.lead };
            if let Some(p) = node.point {
                played[p.index()] = Some(mover);
            }
        }
    }

    /// The most visited child; of equals the one with the better value.
    pub(crate) fn best_child(&self, at: usize) -> Option<usize> {
        let rank = |i: &usize| (self.nodes[*i].visits, (self.nodes[*i].mean_value() * 1e9) as u64);
        self.range(at).max_by_key(rank)
    }
}

fn seen_by(color: Color, for_black: f64) -> f64 {
    if color == Color::Black { for_black } else { 1.0 - for_black }
}
