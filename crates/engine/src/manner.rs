//! Choosing among the root's moves, and giving up.

use crate::level::Strength;
use crate::tree::{Node, Tree};
use tengen_judge::{Random, is_poor_self_atari};
use tengen_rules::{Board, Color};

/// Below this win rate a game may be given up.
const HOPELESS: f64 = 0.08;
/// After so many hopeless moves in a row.
const HOPELESS_TURNS: u32 = 3;
/// On boards of fewer points a game is soon over anyway, and only given up when all is lost.
const SMALL: usize = 64;

/// The root's child to play: the most visited, or one drawn with the level's freedom among
/// those that look nearly as good and are no blunder anyone would see.
pub(crate) fn pick<'a>(
    tree: &'a Tree,
    board: &Board,
    color: Color,
    strength: &Strength,
    random: &mut Random,
) -> Option<&'a Node> {
    let best = tree.node(tree.best_child(Tree::ROOT)?);
    if strength.freedom == 0.0 || best.point.is_none() {
        return Some(best);
    }
    let plausible: Vec<(&Node, f64)> = tree
        .children(Tree::ROOT)
        .iter()
        .filter(|n| n.visits > 0 && n.mean_value() >= best.mean_value() - strength.tolerance)
        .filter(|n| n.point.is_some_and(|p| !is_poor_self_atari(board, color, p)))
        .map(|n| (n, f64::from(n.visits).powf(1.0 / strength.freedom)))
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

/// Counts hopeless moves in a row.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Hope {
    lost_turns: u32,
}

impl Hope {
    /// Notes how the game stands before a move and says whether to give it up: late enough, for
    /// several moves, and not for want of a few points.
    pub(crate) fn lost(&mut self, board: &Board, moves: usize, win_rate: f64, lead: f64) -> bool {
        let area = board.size().area();
        let (rate, behind) = if area < SMALL {
            (0.01, area as f64 / 2.0)
        } else {
            (HOPELESS, area as f64 / 24.0 + 5.0)
        };
        if win_rate < rate && -lead > behind {
            self.lost_turns += 1;
        } else {
            self.lost_turns = 0;
        }
        self.lost_turns >= HOPELESS_TURNS && moves > area / 3
    }
}
