//! What is settled on a small board whatever the opponent plays.

use super::grid::{Grid, MOST, Parts, points};
use super::stones::Stones;
use tengen_rules::Color;

/// What a player has for certain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Safe {
    /// Stones that cannot be taken.
    pub(super) stones: u32,
    /// These, and the points where the opponent cannot live among them.
    pub(super) points: u32,
}

/// What the player of `color` has for certain, whoever is to move and whether suicide is allowed or
/// not.
///
/// It goes on from Benson (1976) as Müller did (1997): a player who answers where he must has
/// more than one who only passes. A *pair* are two empty points either of which does; when the
/// opponent takes one, the other is the answer. No point is in two pairs, so that the opponent
/// never asks two questions at once.
///
/// - Chains with a pair of common liberties are one group.
/// - A point is *covered* by a group if it is next to it, or next to a pair of the group's
///   liberties.
/// - A group is alive if it covers all points of each of two regions around which there are only
///   living groups. A region is a connected part of the board without own stones, and no point
///   of it is left out because a stone is there: so the owner does not spoil it by what he plays
///   in it, as long as he leaves a point, and the opponent does not by removing his own. A point
///   of it is in no pair, so that there is one to leave.
///
/// Let R be a part of the board without living groups, and I the points of R that they do not
/// cover. R is controlled if I has one point at most, or two that touch. For the owner may play
/// on any empty point of R next to his living stones: the new stone joins them and stays for
/// ever. When none is left, what the opponent has in R has its liberties in I, and the owner
/// takes it there; that frees points which he may fill, and so on until nothing is left to take.
/// A single stone of his that is taken in turn makes one place of two, never two eyes.
///
/// On a part of a board, chains that hang together with stones around it are alive, and the opponent
/// may live in every region next to such stones of his.
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
                // An eye has no neighbour among what may be taken.
                if grid.spread(*region) & own & !alive != 0 {
                    continue;
                }
                let Some(rest) = cover(grid, *group, *region, empty, unpaired) else { continue };
                if left & region == 0 {
                    // The owner must not have to fill it when he answers.
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

/// The groups that the chains of `own` form, and the empty points that this needs none of.
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
                    // With more stones, what was refused may be joined.
                    other = one + 1;
                }
                None => other += 1,
            }
        }
        one += 1;
    }
    (groups, free)
}

/// Whether `group` covers all of `region`: then the points of `unpaired` that this leaves.
fn cover(grid: &Grid, group: u32, region: u32, empty: u32, unpaired: u32) -> Option<u32> {
    let beside = grid.spread(group);
    let mut rest = unpaired;
    for point in points(region & !beside) {
        let pair = pair(grid.near[usize::from(point)] & beside & empty & rest)?;
        rest &= !pair;
    }
    Some(rest)
}

/// Two of these points, if there are so many.
#[inline]
fn pair(points: u32) -> Option<u32> {
    let rest = points & points.wrapping_sub(1);
    (rest != 0).then(|| points & points.wrapping_neg() | rest & rest.wrapping_neg())
}
