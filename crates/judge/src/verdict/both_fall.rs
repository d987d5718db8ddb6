//! Chains that were read as falling to each other, where nobody lives: each reading ends when its
//! chain is taken, and says nothing of the stones that are given up for that.

use crate::verdict::{Basis, ChainStatus, Status, Why};
use tengen_rules::{Board, Color, Point, PointSet};

/// The confidence of such a verdict: nothing speaks for either side.
const EVEN: f32 = 0.5;

/// Leaves chains unsettled that fall to each other in a part of the board where no other stone
/// stays: the winner of such a fight was not read.
pub(crate) fn leave_unsettled(board: &Board, chains: &mut [ChainStatus]) {
    let falls = |chain: &&ChainStatus| chain.status == Status::Dead;
    let dead = chains.iter().filter(falls).flat_map(|chain| board.chain(chain.stone));
    let dead = PointSet::of(board.size(), dead);
    for part in board.regions(|p| board.is_empty(p) || dead.contains(p)) {
        let near = part.iter().flat_map(|p| board.neighbours(*p));
        let is_shut_in = near.clone().any(|q| board.get(q).is_some() && !dead.contains(q));
        let has = |color: Color| part.iter().any(|p: &Point| board.get(*p) == Some(color));
        if is_shut_in || !Color::BOTH.into_iter().all(has) {
            continue;
        }
        for chain in chains.iter_mut().filter(|chain| part.contains(&chain.stone)) {
            chain.status = Status::Unsettled;
            chain.basis = Basis::Estimated { confidence: EVEN };
            chain.why = Why::Unread;
            chain.spare = None;
        }
    }
}
