//! Whether the game is about to end, as the judge sees it: when to pass.

use crate::Task;
use tengen_judge::{Effort, Proposal, propose_with};
use tengen_rules::{Board, Color, PointSet, Settlement, count};

/// A game can be over only when at least this part of the board has stones.
const FULL_ENOUGH: f64 = 0.35;

/// Fewer playouts are not worth a question to the judge.
const FEWEST: u32 = 20;
/// After a pass the judge is asked in any case, with at least this many playouts.
const FEWEST_AFTER_PASS: u32 = 8;

/// The judge's view of the position, where the game may be about to end.
pub(crate) struct JudgedEnd {
    /// Whether only neutral points are left to play for.
    pub(crate) settled: bool,
    /// The lead of the side to move in points, were the game to stop here.
    pub(crate) lead_now: f64,
    /// The dead stones.
    pub(crate) dead: PointSet,
    /// Neutral points that count for the side that plays there.
    pub(crate) dame: PointSet,
}

impl JudgedEnd {
    /// Asks the judge whether the game may be over, with at most `playouts` playouts. `None` where
    /// it is clearly not over, or where so small a number would tell nothing.
    pub(crate) fn of(board: &Board, task: &Task, playouts: u32) -> Option<JudgedEnd> {
        let size = board.size();
        let stones = board.stones(Color::Black) + board.stones(Color::White);
        let full = stones as f64 >= FULL_ENOUGH * size.area() as f64;
        if !task.state.opponent_passed() && (!full || playouts < FEWEST) {
            return None;
        }
        let usual = Effort::usual(size.area());
        let playouts = usual.playouts.min(playouts.max(FEWEST_AFTER_PASS));
        // A position read costs about a tenth of a playout: half the work goes to each.
        let positions = usual.positions.min(10 * playouts as usize);
        let effort = Effort { playouts, positions, ..usual };
        let proposal = propose_with(board, task.rules(), task.color(), effort, None);
        let settlement = settlement(board, task, &proposal);
        let margin =
            f64::from(count(board, task.scoring(), &settlement, &task.state.extras()).margin());
        let lead_now = if task.color() == Color::Black { margin } else { -margin };
        let settled = full && proposal.is_settled();
        let none = || PointSet::new(size);
        let dame = if proposal.dame_count { proposal.dame } else { none() };
        Some(JudgedEnd { settled, lead_now, dead: proposal.dead, dame })
    }
}

fn settlement(board: &Board, task: &Task, proposal: &Proposal) -> Settlement {
    let dead =
        if task.state.dead_removed() { proposal.dead.clone() } else { PointSet::new(board.size()) };
    Settlement { dead, seki: Some(proposal.seki.clone()) }
}
