//! The board divided up: the owner of each point, the dead stones, the stones in seki.

use super::groups::Groups;
use super::{Owner, Settlement};
use crate::{Board, Color, Method, Point, PointSet, Scoring};
use alloc::vec::Vec;

/// A neutral point that still has to be filled. It is in a region that touches live stones of both
/// sides, none of which is said to be in seki.
pub(crate) fn dame_left(board: &Board, settlement: &Settlement) -> Option<Point> {
    let live = |p: Point| if settlement.dead.contains(p) { None } else { board.get(p) };
    let in_seki = |p: &Point| settlement.seki.as_ref().is_some_and(|seki| seki.contains(*p));
    let dame = |region: &Region| {
        let mut around = region.points.iter().flat_map(|p| board.neighbours(p));
        region.borders == [true; 2] && !around.any(|p| live(p).is_some() && in_seki(&p))
    };
    let region = regions(board, live).into_iter().find(dame)?;
    region.points.iter().find(|p| board.is_empty(*p))
}

/// The board divided up.
pub(super) struct Ground {
    pub(super) owner: Vec<Owner>,
    pub(super) territory: [usize; 2],
    pub(super) seki: PointSet,
    pub(super) removed: PointSet,
    /// The live stones; [`Ground::independent_groups`] starts from them.
    live: PointSet,
}

/// A connected set of points without live stones, and the colours of the live stones around it.
pub(super) struct Region {
    pub(super) points: PointSet,
    borders: [bool; 2],
}

impl Region {
    pub(super) fn only_border(&self) -> Option<Color> {
        match self.borders {
            [true, false] => Some(Color::Black),
            [false, true] => Some(Color::White),
            _ => None,
        }
    }
}

impl Ground {
    /// The points of an `open` border are nobody's and part the areas beside them.
    pub(super) fn survey(
        board: &Board,
        scoring: &Scoring,
        settlement: &Settlement,
        open: &PointSet,
    ) -> Ground {
        let size = board.size();
        let dead = &settlement.dead;
        let live = |p: Point| if dead.contains(p) { None } else { board.get(p) };
        // A dead chain is a border as a whole, or none of it is.
        let whole = |p: &Point| board.is_empty(*p) || board.chain(*p).all(|q| open.contains(q));
        let open = &PointSet::of(size, open.iter().filter(whole));
        let regions = regions_between(board, live, open);
        let shown = || Groups::of_regions(board, live, &regions).in_seki();
        let seki = settlement.seki_or(board, shown);
        let mut ground = Ground {
            owner: size.points().map(|p| live(p).map_or(Owner::Neutral, Owner::Of)).collect(),
            territory: [0; 2],
            removed: PointSet::new(size),
            live: PointSet::of(size, size.points().filter(|p| live(*p).is_some())),
            seki,
        };
        // Article 10 of the Japanese rules lets a player take dead stones from their own territory
        // only; elsewhere they stay. All other rules take them off anywhere.
        let only_from_territory = scoring.method == Method::Territory && !scoring.seki_eyes;
        if !only_from_territory {
            ground.removed.extend(open.iter().filter(|p| dead.contains(*p)));
        }
        for region in &regions {
            let touches_seki = || {
                let mut around = region.points.iter().flat_map(|p| board.neighbours(p));
                around.any(|q| ground.seki.contains(q))
            };
            let whose = match region.only_border() {
                None => Owner::Neutral,
                Some(color) if !scoring.seki_eyes && touches_seki() => Owner::SekiEye(color),
                Some(color) => Owner::Of(color),
            };
            for p in region.points.iter() {
                ground.owner[p.index()] = whose;
            }
            if let Owner::Of(color) = whose {
                ground.territory[color] += region.points.len();
            }
            if !only_from_territory || matches!(whose, Owner::Of(_)) {
                let stones = region.points.iter().filter(|p| board.get(*p).is_some());
                ground.removed.extend(stones);
            }
        }
        ground
    }

    /// Groups (live stones joined through the points they own) that are not in seki.
    pub(super) fn independent_groups(&self, board: &Board) -> [usize; 2] {
        let mut groups = [0; 2];
        let mut seen = PointSet::new(board.size());
        for p in self.live.iter() {
            let Owner::Of(color) = self.owner[p.index()] else { continue };
            if seen.contains(p) {
                continue;
            }
            let group = board.region(p, |q| self.owner[q.index()] == Owner::Of(color));
            seen.extend(group.iter());
            if !group.iter().any(|q| self.seki.contains(q)) {
                groups[color] += 1;
            }
        }
        groups
    }
}

pub(super) fn regions(board: &Board, live: impl Fn(Point) -> Option<Color>) -> Vec<Region> {
    regions_between(board, live, &PointSet::new(board.size()))
}

/// The regions without the points of an `open` border.
fn regions_between(
    board: &Board,
    live: impl Fn(Point) -> Option<Color>,
    open: &PointSet,
) -> Vec<Region> {
    let mut seen = open.clone();
    let mut regions = Vec::new();
    for p in board.size().points() {
        if live(p).is_some() || seen.contains(p) {
            continue;
        }
        let points = board.region(p, |q| live(q).is_none() && !open.contains(q));
        seen.extend(points.iter());
        let mut borders = [false; 2];
        for color in points.iter().flat_map(|q| board.neighbours(q)).filter_map(&live) {
            borders[color] = true;
        }
        regions.push(Region { points, borders });
    }
    regions
}
