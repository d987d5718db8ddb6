//! Stones that look as if they lived because neither side can approach: an estimate, by a look at
//! each small region of shared liberties and by playouts. `Known::show` reads whether they do.

use crate::playout::Ownership;
use crate::shape::standing;
use crate::shape::{holds_all_around, is_nakade, liberties_after};
use crate::verdict::dependent::dependent;
use crate::verdict::opposed::opposed;
use tengen_rules::{Board, Color, Effect, Point, PointSet};

/// The largest eye that can be filled to join the stones around it.
const MOST_JOINING: usize = 1;
/// The largest region of shared liberties looked at.
pub(super) const MOST_SHARED: usize = 6;

/// Stones that look as if they stood in seki.
pub(crate) struct Seki {
    /// All of them.
    pub(crate) stones: PointSet,
    /// Those of them that cannot be taken, by their shape or as it was read.
    pub(crate) shown: PointSet,
}

/// The stones of `board` (with the dead ones off) that look as if they stood in seki, given the
/// stones that are `alive` by themselves. They border a region that touches both sides. Either
/// playouts hardly ever fill it, or a first play in it puts the chain that plays in atari, for both
/// sides. Or it was read that chains of both sides live there, and would not if it were filled:
/// from reading at most `positions` positions.
pub(crate) fn seki(
    board: &Board,
    alive: &PointSet,
    own: &Ownership,
    positions: &mut usize,
) -> Seki {
    let mut shown = opposed(board, |_| true);
    let mut found = shown.clone();
    let regions = board.regions(|p| board.is_empty(p));
    let alive = &living(board, alive, &regions);
    let neutral = neutral(board, &regions);
    for region in regions.iter().filter(|r| r.len() <= MOST_SHARED) {
        let weak = |color: Color| -> Vec<Point> {
            let near = region.iter().flat_map(|p| board.neighbours(*p));
            let weak = near.filter(|q| board.get(*q) == Some(color) && !alive.contains(*q));
            let chains = PointSet::of(board.size(), weak.filter_map(|q| board.chain_id(q)));
            chains.iter().collect()
        };
        let weak = Color::BOTH.map(weak);
        if weak.iter().any(Vec::is_empty) {
            continue;
        }
        if weak.iter().flatten().all(|chain| shown.contains(*chain)) {
            continue;
        }
        let untouched = region.iter().all(|p| own.neutral(*p) > 0.6);
        if untouched || neither_plays_first(board, region) {
            weak.iter().flatten().for_each(|p| found.extend(board.chain(*p)));
        } else if let Some(chains) = dependent(board, &weak, &neutral, positions) {
            chains.iter().flatten().for_each(|p| shown.extend(board.chain(*p)));
        }
    }
    found.extend(shown.iter());
    // An eye of one chain serves all that are beside it.
    let beside = |q: Point| !alive.contains(q);
    grow(board, &regions, MOST_SHARED, &mut found, beside, |_| true);
    Seki { stones: found, shown }
}

/// The empty points in regions that stones of both sides are next to.
fn neutral(board: &Board, regions: &[Vec<Point>]) -> PointSet {
    let of_both = |region: &&Vec<Point>| {
        let beside = |color| stones_around(board, region).any(|q| board.get(q) == Some(color));
        Color::BOTH.into_iter().all(beside)
    };
    PointSet::of(board.size(), regions.iter().filter(of_both).flatten().copied())
}

/// The stones with room for two eyes, those that are `alive`, and those that a small eye joins to
/// them: the opponent cannot play there, and the owner fills it when it has to.
fn living(board: &Board, alive: &PointSet, regions: &[Vec<Point>]) -> PointSet {
    let mut living = standing(board);
    living.extend(alive.iter());
    let has_time = |q: Point| board.atari(q).is_none();
    grow(board, regions, MOST_JOINING, &mut living, |_| true, has_time);
    living
}

/// Adds to `found` the chains that `join` accepts beside a region of at most `most` points, if one
/// of its chains is found and all are of one side. Only stones that `counts` accepts are looked at.
fn grow(
    board: &Board,
    regions: &[Vec<Point>],
    most: usize,
    found: &mut PointSet,
    counts: impl Fn(Point) -> bool,
    join: impl Fn(Point) -> bool,
) {
    loop {
        let before = found.len();
        for region in regions.iter().filter(|region| region.len() <= most) {
            let around: Vec<Point> = stones_around(board, region).filter(|q| counts(*q)).collect();
            let one_color = around.windows(2).all(|w| board.get(w[0]) == board.get(w[1]));
            if one_color && around.iter().any(|q| found.contains(*q)) {
                for q in around.into_iter().filter(|q| join(*q)) {
                    found.extend(board.chain(q));
                }
            }
        }
        if found.len() == before {
            return;
        }
    }
}

/// The stones next to a region, each as often as it is next to it.
pub(super) fn stones_around<'a>(
    board: &'a Board,
    region: &'a [Point],
) -> impl Iterator<Item = Point> + 'a {
    let near = region.iter().flat_map(|p| board.neighbours(*p));
    near.filter(|q| board.get(*q).is_some())
}

/// The liberties that the chain on `stone` shares with stones of the opponent. If it has none,
/// those of the chains in seki that it hangs together with by eyes.
pub(crate) fn shared(board: &Board, seki: &PointSet, stone: Point) -> PointSet {
    let color = board.get(stone);
    let of_both =
        |p: &Point| board.neighbours(*p).any(|q| board.get(q).is_some() && board.get(q) != color);
    let of = |stone: Point| board.liberties(stone).iter().filter(of_both).collect::<Vec<Point>>();
    let mut chains = vec![stone];
    let mut at = 0;
    while at < chains.len() {
        let shared = of(chains[at]);
        if !shared.is_empty() {
            return PointSet::of(board.size(), shared);
        }
        for p in board.liberties(chains[at]).iter() {
            let region: Vec<Point> = board.region(p, |q| board.is_empty(q)).iter().collect();
            for q in stones_around(board, &region) {
                let known = |c: &Point| board.chain_id(*c) == board.chain_id(q);
                if board.get(q) == color && seki.contains(q) && !chains.iter().any(known) {
                    chains.push(q);
                }
            }
        }
        at += 1;
    }
    PointSet::new(board.size())
}

/// Whether every play of either side in `region` is forbidden or leaves its own chain in atari.
/// False if such a chain, once captured, leaves the opponent room for only one eye: then the play
/// pays.
pub(crate) fn neither_plays_first(board: &Board, region: &[Point]) -> bool {
    region.iter().all(|p| Color::BOTH.iter().all(|color| loses(board, *color, *p)))
}

fn loses(board: &Board, color: Color, point: Point) -> bool {
    match board.effect(color, point) {
        Ok(Effect::Capture) => return false,
        Ok(Effect::Suicide(_)) | Err(_) => return true,
        Ok(Effect::Quiet) => {}
    }
    if liberties_after(board, color, point) >= 2 {
        return false;
    }
    let mut stones = vec![point];
    for q in board.neighbours(point).filter(|q| board.get(*q) == Some(color)) {
        if !stones.contains(&q) {
            stones.extend(board.chain(q));
        }
    }
    !(is_nakade(board, &stones) && holds_all_around(board, color, &stones))
}
