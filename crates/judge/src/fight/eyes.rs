//! Two eyes, seen at a glance (D. B. Benson, "Life in the game of Go", 1976).

use super::stones::{Ground, Set, Stones, points};
use tengen_rules::Color;

/// The stones of `color` on `stones` that cannot be taken though their owner passes for ever.
/// Stones that stand, as `standing` says, need no eyes.
pub(super) fn alive(ground: &Ground, stones: &Stones, color: Color, standing: Set) -> Set {
    let own = stones.own(color);
    let empty = stones.empty(ground);
    let mut chains: Vec<Set> = Vec::new();
    let mut left = own;
    while left != 0 {
        let chain = ground.connected(left & left.wrapping_neg(), own);
        left &= !chain;
        chains.push(chain);
    }
    // A region of what is not theirs: its points, those of them that are empty, and the stones
    // around it.
    let mut regions: Vec<(Set, Set)> = Vec::new();
    let mut left = (empty | stones.own(!color)) & ground.open;
    while left != 0 {
        let region = ground.connected(left & left.wrapping_neg(), !own);
        left &= !region;
        // What reaches beyond is no eye.
        if region & !ground.open == 0 {
            regions.push((region & empty, ground.around(region) & own));
        }
    }
    loop {
        let before = chains.len();
        chains.retain(|chain| {
            let near = ground.around(*chain);
            let vital = regions
                .iter()
                .filter(|(empty, walls)| walls & chain != 0 && *empty != 0 && empty & !near == 0);
            chain & standing != 0 || vital.count() >= 2
        });
        if chains.len() == before {
            return chains.into_iter().fold(0, |all, chain| all | chain);
        }
        let alive: Set = chains.iter().fold(0, |all, chain| all | chain);
        regions.retain(|(_, walls)| walls & !alive == 0);
    }
}

/// How many of the points are surrounded by stones of one side only.
pub(super) fn surrounded(ground: &Ground, among: Set, own: Set) -> u32 {
    points(among).filter(|p| ground.near[*p as usize] & !own == 0).count() as u32
}
