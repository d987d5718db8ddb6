//! Stones and points that one side keeps for certain on a small board.

use super::grid::{Grid, MOST, Parts, points};
use super::stones::Stones;
use tengen_rules::Color;

/// The stones and points that a player has for certain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Safe {
    /// Stones that cannot be taken.
    pub(super) stones: u32,
    /// These stones, and the points where the opponent cannot live among them.
    pub(super) points: u32,
}

/// Returns what the player of `color` has for certain, with either side to move, and whether or not
/// suicide is allowed.
///
/// The method extends that of Benson (1976) as Müller did (1997): a player who answers each threat
/// has more than one who only passes. A *pair* is two empty points, either of which serves the same
/// purpose. When the opponent takes one, the player answers on the other. No point is in two pairs,
/// so that the opponent never threatens two pairs with one play.
///
/// - Chains with a pair of common liberties are one group.
/// - A point is *covered* by a group if it is next to it, or next to a pair of the group's
///   liberties.
/// - A group is alive if it covers all points of each of two regions around which there are only
///   living groups. A region is a connected part of the board without own stones; the opponent's
///   stones in it are points of it too. So the opponent cannot spoil the region by removing stones.
///   The owner does not spoil it by plays in it either, as long as one point is left. To ensure
///   that, one point of it is in no pair.
///
/// Let R be a part of the board without living groups, and I the points of R that these groups do
/// not cover. R is controlled if I has at most one point, or two adjacent points. For the owner may
/// play on any empty point of R next to the living stones: the new stone joins them and stays for
/// ever. When no such point is left, the opponent's stones in R have their liberties in I, and the
/// owner takes them there. That frees points which the owner may fill, and so on until no stone is
/// left to take. If the opponent takes a single stone of the owner in turn, that makes one eye out
/// of two points, never two eyes.
///
/// On a part of a board, chains connected with own stones around it are alive. In every region next
/// to such stones of the opponent, the opponent may live.
pub(super) fn safe(grid: &Grid, stones: Stones, color: Color) -> Safe {
    const NONE: Safe = Safe { stones: 0, points: 0 };
    let (own, other) = (stones.of(color), stones.of(!color));
    let (wall, open) = (grid.wall(color), grid.wall(!color));
    let mut regions = [0; MOST];
    let mut count = 0;
    for region in Parts(grid, grid.full & !own) {
        regions[count] = region;
        count += 1;
    }
    if count < 2 && wall == 0 {
        return NONE;
    }
    let empty = grid.full & !(own | other);
    let (mut groups, free) = join(grid, own, empty);
    let mut alive = own;
    let (mut covered, mut unpaired);
    loop {
        (covered, unpaired) = (0, free);
        let (mut kept, mut left) = (0, 0);
        for group in groups.iter_mut().filter(|group| **group != 0) {
            let mut eyes = 0;
            for region in regions[..count].iter().filter(|region| *region & open == 0) {
                // An eye has no neighbouring stones that may be taken.
                if grid.spread(*region) & own & !alive != 0 {
                    continue;
                }
                let Some(rest) = cover(grid, *group, *region, empty, unpaired) else { continue };
                if left & region == 0 {
                    // A point that the owner never has to fill to answer a threat.
                    let unasked = region & !(empty & !rest);
                    left |= unasked & unasked.wrapping_neg();
                }
                if left & region != 0 {
                    (eyes, unpaired) = (eyes + 1, rest & !left);
                    covered |= region;
                }
            }
            if eyes >= 2 || *group & wall != 0 {
                kept |= *group;
            } else {
                *group = 0;
            }
        }
        if kept == alive {
            break;
        }
        alive = kept;
    }
    if alive == 0 && wall == 0 {
        return NONE;
    }
    let beside = grid.spread(alive) | wall;
    let mut points = alive;
    for region in Parts(grid, grid.full & !alive).filter(|region| region & open == 0) {
        let mut inner = region & !beside & !covered;
        for point in self::points(inner) {
            if let Some(pair) = pair(grid.near[usize::from(point)] & beside & unpaired) {
                unpaired &= !pair;
                inner &= !(1 << point);
            }
        }
        let touching =
            inner.count_ones() == 2 && grid.flood(inner & inner.wrapping_neg(), inner) == inner;
        if inner.count_ones() <= 1 || touching {
            points |= region;
        }
    }
    Safe { stones: alive, points }
}

/// The groups that the chains of `own` form, and the empty points that no pair of these uses.
fn join(grid: &Grid, own: u32, empty: u32) -> ([u32; MOST], u32) {
    let mut groups = [0; MOST];
    let mut count = 0;
    for chain in Parts(grid, own) {
        groups[count] = chain;
        count += 1;
    }
    let mut free = empty;
    let mut one = 0;
    while one < count {
        let mut other = one + 1;
        while other < count {
            match pair(grid.spread(groups[one]) & grid.spread(groups[other]) & free) {
                Some(pair) => {
                    free &= !pair;
                    groups[one] |= groups[other];
                    count -= 1;
                    groups.swap(other, count);
                    groups[count] = 0;
                    // A group with more stones may join one that did not fit before.
                    other = one + 1;
                }
                None => other += 1,
            }
        }
        one += 1;
    }
    (groups, free)
}

/// If `group` covers all of `region`, the points of `unpaired` that this leaves.
fn cover(grid: &Grid, group: u32, region: u32, empty: u32, unpaired: u32) -> Option<u32> {
    let beside = grid.spread(group);
    let mut rest = unpaired;
    for point in points(region & !beside) {
        let pair = pair(grid.near[usize::from(point)] & beside & empty & rest)?;
        rest &= !pair;
    }
    Some(rest)
}

/// Two of these points, if there are at least two.
#[inline]
fn pair(points: u32) -> Option<u32> {
    let rest = points & points.wrapping_sub(1);
    (rest != 0).then(|| points & points.wrapping_neg() | rest & rest.wrapping_neg())
}
