//! Eyes of some stones, seen without search (D. B. Benson, "Life in the game of Go", 1976).

use super::stones::{Ground, Set, Stones, bit, points};
use tengen_rules::Color;

/// The stones of `color` that cannot be taken though their owner passes for ever. Stones in
/// `standing` need no eyes.
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
    // Each region between these stones: its empty points, and the stones around it.
    let mut regions: Vec<(Set, Set)> = Vec::new();
    let mut left = (empty | stones.own(!color)) & ground.open;
    while left != 0 {
        let region = ground.connected(left & left.wrapping_neg(), !own);
        left &= !region;
        // A region that reaches beyond the part is no eye.
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

/// The stones of `color` that are connected with standing stones, or have a liberty that nobody
/// fills.
pub(super) fn firm(ground: &Ground, stones: &Stones, color: Color, standing: Set) -> Set {
    let frozen = stones.empty(ground) & !ground.open;
    let own = stones.own(color);
    ground.connected(own & (standing | ground.around(frozen)), own)
}

/// The points where the stones of `target` can still make eyes or a seki; none if they may get
/// away. Such a point touches no opposing stone that stands: it may become an eye or a liberty that
/// cannot be filled.
pub(super) fn room(
    ground: &Ground,
    stones: &Stones,
    owner: Color,
    target: Set,
    standing: Set,
) -> Option<Set> {
    let own = stones.own(owner);
    let frozen = stones.empty(ground) & !ground.open;
    let firm = firm(ground, stones, !owner, standing);
    let reach = ground.connected(target & own, !firm);
    // Other stones of the owner leave room behind when they are taken; the target does not.
    let room = || reach & !ground.around(firm) & !ground.connected(target & own, own);
    (reach & (frozen | own & standing) == 0).then(room)
}

/// Whether some points are too few for two eyes or a seki, however play goes on.
pub(super) fn is_one_eye(ground: &Ground, room: Set) -> bool {
    let beside = |p: u32| room & !bit(p) & !ground.near[p as usize] == 0;
    room.count_ones() <= 2 && points(room).all(beside)
}

/// The points that one chain of `target` shuts in alone; of several chains, the one with most.
pub(super) fn enclosed(ground: &Ground, stones: &Stones, color: Color, target: Set) -> Set {
    let own = stones.own(color);
    let mut most: Set = 0;
    let mut chains = target & own;
    while chains != 0 {
        let chain = ground.connected(chains & chains.wrapping_neg(), own);
        chains &= !chain;
        let mut left = ground.around(chain) & !chain & ground.open;
        let mut shut = 0;
        while left != 0 {
            let region = ground.connected(left & left.wrapping_neg(), !chain);
            left &= !region;
            // A region that reaches beyond the part is not shut in.
            if region & !ground.open == 0 {
                shut |= region;
            }
        }
        if shut.count_ones() > most.count_ones() {
            most = shut;
        }
    }
    most
}

/// How many of the points are surrounded by stones of one side only.
pub(super) fn surrounded(ground: &Ground, among: Set, own: Set) -> u32 {
    points(among).filter(|p| ground.near[*p as usize] & !own == 0).count() as u32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::life::fight::part_board::PartBoard;
    use tengen_rules::{Board, Point};

    /// The points where Black can make eyes, and the points it shuts in alone. The part is the
    /// first five points of the first row and Black's stones of the second row. White's stones
    /// stand.
    fn seen(row: &str) -> (Option<String>, String) {
        let board = format!("{row} .\nX X X X X O .\nO O O O O O .");
        let board = Board::parse(&board).unwrap();
        let size = board.size();
        let black = board.chain(size.parse("A2").unwrap());
        let open = size.points().filter(|p| size.row(*p) == 0 && size.column(*p) < 5);
        let cells: Vec<Point> = black.chain(open).collect();
        let part = PartBoard::of(&board, &cells).unwrap();
        let stones = part.stones(Color::White, None);
        let target = part.set([size.parse("A2").unwrap()]);
        let named = |set: Set| {
            let names = points(set).map(|p| size.name(part.points[p as usize]));
            names.collect::<Vec<_>>().join(" ")
        };
        let room = room(&part.ground, &stones, Color::Black, target, part.standing);
        let enclosed = enclosed(&part.ground, &stones, Color::Black, target);
        let few = |room| if is_one_eye(&part.ground, room) { "few: " } else { "" };
        (room.map(|room| few(room).to_owned() + &named(room)), named(enclosed))
    }

    #[test]
    fn two_points_are_no_room_and_three_are_some() {
        for (row, room, enclosed) in [
            (". . X X X O", Some("few: A3 B3"), "A3 B3"),
            (". O X X X O", Some("few: A3 B3"), "A3 B3"),
            (". . . X X O", Some("A3 B3 C3"), "A3 B3 C3"),
            (". X . X X O", Some("A3 C3"), "A3 C3"),
            // The point beside White's stone is no eye.
            ("X X . . . O", Some("few: C3 D3"), ""),
            ("X X X . . .", None, ""),
        ] {
            assert_eq!(seen(row), (room.map(str::to_owned), enclosed.to_owned()), "{row}");
        }
    }
}
