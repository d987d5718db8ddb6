//! How far each chain leans to its own side, by playouts and a network, and how often that was
//! right.

use super::Known;
use crate::verdict::Status;
use tengen_rules::{Color, Point};

/// If playouts and the network both lean more than this, and to different sides, neither counts.
const DIVIDED_ABOVE: f32 = 0.3;

/// How often estimates were right: the least lean of a row, and the share right from there on.
/// Measured on 1383 chains of 64 finished games (`examples/calibration.rs`); every estimate was
/// right. Each row uses the rule of succession, since nothing is certain because it was always so.
/// It says nothing of positions in mid-game.
const RIGHT: [(f32, f32); 5] =
    [(0.9, 0.999), (0.7, 0.994), (0.5, 0.974), (0.3, 0.929), (0.0, 0.857)];

/// The confidence of an estimate with this lean.
pub(super) fn how_often_right(lean: f32) -> f32 {
    let row = RIGHT.iter().find(|(from, _)| lean.abs() >= *from);
    row.map_or(0.0, |(_, right)| *right)
}

impl Known<'_> {
    /// Whether playouts and the network expect the opposite of each other about a chain, and no
    /// closer look was had.
    pub(super) fn is_divided(&self, color: Color, stone: Point) -> bool {
        let Some(seen) = self.foreseen else { return false };
        if seen.fates.iter().any(|(stones, _)| stones.contains(stone)) {
            return false;
        }
        let played = self.own.mean(self.board, color, stone);
        let shares = self.board.chain(stone).filter_map(|p| seen.shares.get(p.index()));
        let black = shares.sum::<f32>() / self.board.chain_len(stone) as f32;
        let expected = if color == Color::Black { black } else { -black };
        played * expected < 0.0 && played.abs().min(expected.abs()) > DIVIDED_ABOVE
    }

    /// Whether a closer look says that the first move decides about a stone.
    pub(super) fn hangs(&self, stone: Point) -> bool {
        let fates = self.foreseen.iter().flat_map(|seen| &seen.fates);
        fates.filter(|(_, fate)| *fate == Status::Unsettled).any(|(p, _)| p.contains(stone))
    }

    /// How far a point will be `color`'s. Playouts count half and the network half if one was
    /// asked, since each overlooks points that the other shows.
    fn lean_to(&self, color: Color, point: Point) -> f32 {
        let played = self.own.lean_to(color, point);
        match self.foreseen.and_then(|seen| seen.shares.get(point.index())) {
            Some(share) if color == Color::Black => 0.5 * (share + played),
            Some(share) => 0.5 * (played - share),
            None => played,
        }
    }

    /// How far each stone leans to its own side. Chains that stand in one area of the opponent live
    /// or die together, so they share one lean.
    pub(super) fn shared_fate(&self) -> Vec<f32> {
        let board = self.board;
        let mut lean: Vec<f32> = vec![0.0; board.size().area()];
        for (color, stone) in board.chains() {
            let sum: f32 = board.chain(stone).map(|p| self.lean_to(color, p)).sum();
            let mean = sum / board.chain_len(stone) as f32;
            board.chain(stone).for_each(|p| lean[p.index()] = mean);
        }
        for color in Color::BOTH {
            let inside = |p: Point| match board.get(p) {
                None => self.lean_to(color, p) < 0.2,
                // Their status alone is known.
                Some(_) if self.hangs(p) => false,
                Some(c) => c == color && lean[p.index()] < 0.3,
            };
            for region in board.regions(inside) {
                let stones: Vec<Point> =
                    region.into_iter().filter(|p| board.get(*p).is_some()).collect();
                let sum: f32 = stones.iter().map(|p| lean[p.index()]).sum();
                for p in &stones {
                    lean[p.index()] = sum / stones.len() as f32;
                }
            }
        }
        lean
    }
}
