//! Two eyes, seen at a glance (D. B. Benson, "Life in the game of Go", 1976).

use super::stones::{Ground, Set, Stones, bit, points};
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

/// Whether the stones of `prey` can neither get out nor make two eyes or a seki, whatever is
/// played, for want of room: an eye, and a liberty that cannot be filled, is a point that touches
/// no stone which stands.
pub(super) fn cramped(
    ground: &Ground,
    stones: &Stones,
    owner: Color,
    prey: Set,
    standing: Set,
) -> bool {
    let (own, rivals) = (stones.own(owner), stones.own(!owner));
    let frozen = stones.empty(ground) & !ground.open;
    // What of the other side's hangs together with what stands, or has a liberty that nobody fills.
    let firm = ground.connected(rivals & (standing | ground.around(frozen)), rivals);
    let reach = ground.connected(prey & own, !firm);
    if reach & (frozen | own & standing) != 0 {
        return false;
    }
    // Friends that may be taken leave room behind, the prey does not.
    let room = reach & !ground.around(firm) & !ground.connected(prey & own, own);
    let beside = |p: u32| room & !bit(p) & !ground.near[p as usize] == 0;
    room.count_ones() <= 2 && points(room).all(beside)
}

/// How many of the points are surrounded by stones of one side only.
pub(super) fn surrounded(ground: &Ground, among: Set, own: Set) -> u32 {
    points(among).filter(|p| ground.near[*p as usize] & !own == 0).count() as u32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fight::arena::Arena;
    use tengen_rules::{Board, Point};

    /// Whether Black, whose stones are those of the second row, is cramped on the first five points
    /// of the first.
    fn is_cramped(row: &str) -> bool {
        let board = format!("{row} .\nX X X X X O .\nO O O O O O .");
        let board = Board::parse(&board).unwrap();
        let size = board.size();
        let black = board.chain(size.parse("A2").unwrap());
        let open = size.points().filter(|p| size.row(*p) == 0 && size.column(*p) < 5);
        let cells: Vec<Point> = black.chain(open).collect();
        let arena = Arena::of(&board, &cells).unwrap();
        let stones = arena.stones(Color::White, None);
        let prey = arena.set([size.parse("A2").unwrap()]);
        cramped(&arena.ground, &stones, Color::Black, prey, arena.standing)
    }

    #[test]
    fn two_points_are_no_room_and_three_are_some() {
        for (row, expected) in [
            (". . X X X O", true),
            (". O X X X O", true),
            (". . . X X O", false),
            // The point beside White's stone is no eye.
            ("X X . . . O", true),
            ("X X X . . .", false),
        ] {
            assert_eq!(is_cramped(row), expected, "{row}");
        }
    }
}
