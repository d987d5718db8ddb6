//! Chains that were read as falling where nobody lives: each reading ends when its chain is taken,
//! and says nothing of the stones that are given up for that.

use crate::verdict::{Basis, ChainStatus, Status, Why};
use tengen_rules::{Board, Color, Point, PointSet};

/// The confidence of such a verdict: nothing speaks for either side.
const EVEN: f32 = 0.5;

/// Leaves dead chains unsettled in a part of the board where no stone is known to stay: those of
/// one side fall as well, or nobody read whether they do. The winner of such a fight was not read.
/// Says whether a status changed.
pub(crate) fn leave_unsettled(board: &Board, chains: &mut [ChainStatus]) -> bool {
    let may_fall = |chain: &&ChainStatus| {
        let is_unread = chain.status == Status::Unsettled && chain.why == Why::Unread;
        chain.status == Status::Dead || is_unread
    };
    let falling = chains.iter().filter(may_fall).flat_map(|chain| board.chain(chain.stone));
    let falling = PointSet::of(board.size(), falling);
    let mut changed = false;
    for part in board.regions(|p| board.is_empty(p) || falling.contains(p)) {
        let near = part.iter().flat_map(|p| board.neighbours(*p));
        let is_shut_in = near.clone().any(|q| board.get(q).is_some() && !falling.contains(q));
        let has = |color: Color| part.iter().any(|p: &Point| board.get(*p) == Some(color));
        if is_shut_in || !Color::BOTH.into_iter().all(has) {
            continue;
        }
        let dead =
            |chain: &&mut ChainStatus| chain.status == Status::Dead && part.contains(&chain.stone);
        for chain in chains.iter_mut().filter(dead) {
            changed = true;
            chain.status = Status::Unsettled;
            chain.basis = Basis::Estimated { confidence: EVEN };
            chain.why = Why::Unread;
            chain.spare = None;
        }
    }
    changed
}
