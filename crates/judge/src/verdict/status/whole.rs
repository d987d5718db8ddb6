//! Areas that are judged as a whole.

use super::Known;
use super::lean::how_often_right;
use crate::shape::standing;
use crate::verdict::{Basis, ChainStatus, Status};
use tengen_rules::{Color, Point, PointSet};

/// The largest area whose stones are judged as a whole.
const MOST_WHOLE: usize = 24;

impl Known<'_> {
    /// Gives one status to the estimated chains of one side that only empty points and their dead
    /// stones part, unless the living ones have room for two eyes elsewhere. Dead and living stones
    /// cannot lie in one area of the opponent.
    pub(super) fn judge_whole(&self, chains: &mut [ChainStatus], lean: &[f32]) {
        let board = self.board;
        let dead = |chain: &&ChainStatus| chain.status == Status::Dead;
        let removed = chains.iter().filter(dead).flat_map(|chain| board.chain(chain.stone));
        let removed = PointSet::of(board.size(), removed);
        let stands = standing(&board.without(&removed));
        for color in Color::BOTH {
            let open = |p: Point| {
                board.is_empty(p) || (board.get(p) == Some(color) && removed.contains(p))
            };
            for area in board.regions(open).into_iter().filter(|area| area.len() <= MOST_WHOLE) {
                let area = PointSet::of(board.size(), area);
                let beside = |stone: Point| {
                    let mut around = board.chain(stone).flat_map(|p| board.neighbours(p));
                    area.contains(stone) || around.any(|q| area.contains(q))
                };
                let estimated = chains.iter_mut().filter(|chain| {
                    chain.color == color
                        && chain.why == self.unread()
                        && !stands.contains(chain.stone)
                        && beside(chain.stone)
                });
                agree(&mut estimated.collect::<Vec<_>>(), lean);
            }
        }
    }
}

/// Gives chains of which some look dead and some alive the status that all of them together lean
/// to.
fn agree(chains: &mut [&mut ChainStatus], lean: &[f32]) {
    let has = |status| chains.iter().any(|chain| chain.status == status);
    if !has(Status::Dead) || !has(Status::Alive) {
        return;
    }
    let stones: f32 = chains.iter().map(|chain| chain.stones as f32).sum();
    let leans = |chain: &&mut ChainStatus| lean[chain.stone.index()] * chain.stones as f32;
    let mean = chains.iter().map(leans).sum::<f32>() / stones;
    for chain in chains {
        chain.status = if mean < 0.0 { Status::Dead } else { Status::Alive };
        chain.basis = Basis::Estimated { confidence: how_often_right(mean) };
    }
}
