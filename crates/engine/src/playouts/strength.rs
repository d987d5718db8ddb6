//! How a rank plays without a network.

use super::tree::{Tree, TreeNode};
use crate::Rank;
use tengen_judge::is_poor_self_atari;
use tengen_random::Random;
use tengen_rules::{Board, Color};

/// How a rank plays without a network.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct PlayoutStrength {
    /// The most playouts a move; `None`: as many as the time allows.
    pub(super) playouts: Option<u64>,
    /// Moves are drawn in proportion to their visits to the power of one over this; 0 always takes
    /// the most visited.
    temperature: f64,
    /// A move is drawn only if its value is at most this far below the best move's.
    tolerance: f64,
}

const fn strength(playouts: u64, temperature: f64, tolerance: f64) -> PlayoutStrength {
    PlayoutStrength { playouts: Some(playouts), temperature, tolerance }
}

/// From 20 kyu on, as far as playouts reach, as strong on 9×9 as the same ranks with a network;
/// docs/ranks.md has the matches.
const STRENGTHS: [PlayoutStrength; Rank::best(false).place() + 1] = [
    strength(195, 0.80, 0.110),
    strength(235, 0.75, 0.105),
    strength(280, 0.70, 0.100),
    strength(335, 0.65, 0.095),
    strength(400, 0.60, 0.090),
    strength(485, 0.52, 0.080),
    strength(580, 0.47, 0.075),
    strength(700, 0.42, 0.070),
    strength(840, 0.36, 0.065),
    strength(1_000, 0.30, 0.060),
    strength(1_300, 0.15, 0.040),
];

const FULL: PlayoutStrength = PlayoutStrength { playouts: None, temperature: 0.0, tolerance: 0.0 };

impl PlayoutStrength {
    /// How `rank` plays. The engine plays a rank that playouts do not reach as well as it can.
    pub(super) fn of(rank: Rank) -> PlayoutStrength {
        STRENGTHS.get(rank.place()).copied().unwrap_or(FULL)
    }

    /// The root's child to play: the most visited, or one drawn among the children that look nearly
    /// as good and are no obvious blunder.
    pub(super) fn pick<'a>(
        &self,
        tree: &'a Tree,
        board: &Board,
        color: Color,
        random: &mut Random,
    ) -> Option<&'a TreeNode> {
        let best = tree.node(tree.best_child(Tree::ROOT)?);
        if self.temperature == 0.0 || best.point.is_none() {
            return Some(best);
        }
        let plausible: Vec<(&TreeNode, f64)> = tree
            .children(Tree::ROOT)
            .iter()
            .filter(|n| n.visits > 0 && n.mean_value() >= best.mean_value() - self.tolerance)
            .filter(|n| n.point.is_some_and(|p| !is_poor_self_atari(board, color, p)))
            .map(|n| (n, f64::from(n.visits).powf(1.0 / self.temperature)))
            .collect();
        let mut left = random.unit() * plausible.iter().map(|(_, w)| w).sum::<f64>();
        for (node, weight) in &plausible {
            left -= weight;
            if left <= 0.0 {
                return Some(node);
            }
        }
        Some(best)
    }
}
