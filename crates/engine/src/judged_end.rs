//! When to pass.

use crate::Task;
use tengen_judge::{Effort, Proposal, propose_with};
use tengen_rules::{Board, Color, PointSet, Settlement, count};

/// A game can be over only when so large a part of the board has stones.
const FULL_ENOUGH: f64 = 0.35;

/// Fewer playouts are not worth asking the judge with.
const FEWEST: u32 = 20;
/// After a pass the judge is asked in any case.
const FEWEST_AFTER_PASS: u32 = 8;

/// What the judge says of the position, where the game may be about to end.
pub(crate) struct JudgedEnd {
    /// Whether nothing is left to play for but dame.
    pub(crate) settled: bool,
    /// The lead of the side to move in points, were the game to stop here.
    pub(crate) lead_now: f64,
    /// The dead stones.
    pub(crate) dead: PointSet,
    /// Where a play is worth a point although nothing depends on it.
    pub(crate) dame: PointSet,
}

impl JudgedEnd {
    /// Looks whether the game may be over, with so many playouts at most; `None` where it
    /// clearly is not, or where so few playouts would say nothing.
    pub(crate) fn of(board: &Board, task: &Task, playouts: u32) -> Option<JudgedEnd> {
        let size = board.size();
        let stones = board.stones(Color::Black) + board.stones(Color::White);
        let full = stones as f64 >= FULL_ENOUGH * size.area() as f64;
        if !task.state.opponent_passed() && (!full || playouts < FEWEST) {
            return None;
        }
        let usual = Effort::usual(size.area());
        let playouts = usual.playouts.min(playouts.max(FEWEST_AFTER_PASS));
        // A position read costs about a tenth of a playout: as much of the one as of the other.
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
