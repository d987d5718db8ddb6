//! Groups as article 8 of the Japanese rules of 1989 has them, and those in seki with each other.

use super::ground::{Region, regions};
use crate::{Board, Color, Point, PointSet};
use alloc::vec;
use alloc::vec::Vec;

/// The live stones of a board, and the points without them. Live stones joined through the eye
/// points they surround are one group.
pub(crate) struct Groups<'a> {
    board: &'a Board,
    live: Vec<Option<Color>>,
    eye_of: Vec<Option<Color>>,
    /// The empty points of regions that touch live stones of both sides. A dead stone left on
    /// neutral ground is no neutral point: neither side can play there.
    neutral: PointSet,
}

impl<'a> Groups<'a> {
    /// The groups once the `dead` stones are off.
    pub(crate) fn without(board: &'a Board, dead: &PointSet) -> Groups<'a> {
        let live = |p: Point| if dead.contains(p) { None } else { board.get(p) };
        Groups::of_regions(board, live, &regions(board, live))
    }

    pub(super) fn of_regions(
        board: &'a Board,
        live: impl Fn(Point) -> Option<Color>,
        regions: &[Region],
    ) -> Groups<'a> {
        let size = board.size();
        let mut eye_of: Vec<Option<Color>> = vec![None; size.area()];
        let mut neutral = PointSet::new(size);
        for region in regions {
            match region.only_border() {
                Some(color) => {
                    for p in region.points.iter() {
                        eye_of[p.index()] = Some(color);
                    }
                }
                None => neutral.extend(region.points.iter().filter(|p| board.is_empty(*p))),
            }
        }
        Groups { board, live: size.points().map(live).collect(), eye_of, neutral }
    }

    fn color(&self, point: Point) -> Option<Color> {
        self.live[point.index()]
    }

    /// The stones of the group that has a stone on this point; none if no live stone is there.
    fn group(&self, stone: Point) -> PointSet {
        let size = self.board.size();
        let Some(color) = self.color(stone) else { return PointSet::new(size) };
        let joined =
            |q: Point| self.color(q) == Some(color) || self.eye_of[q.index()] == Some(color);
        let group = self.board.region(stone, joined);
        PointSet::of(size, group.iter().filter(|q| self.color(*q).is_some()))
    }

    /// Every group among `stones`.
    fn groups_of(&self, stones: &PointSet) -> Vec<PointSet> {
        let mut seen = PointSet::new(self.board.size());
        let mut groups = Vec::new();
        for p in stones.iter() {
            if !seen.contains(p) && self.color(p).is_some() {
                let group = self.group(p);
                seen.extend(group.iter());
                groups.push(group);
            }
        }
        groups
    }

    /// The stones of every group among `stones`.
    pub(crate) fn whole(&self, stones: &PointSet) -> PointSet {
        self.joined(&self.groups_of(stones))
    }

    fn joined(&self, groups: &[PointSet]) -> PointSet {
        PointSet::of(self.board.size(), groups.iter().flat_map(PointSet::iter))
    }

    fn neutral_beside<'b>(&'b self, group: &'b PointSet) -> impl Iterator<Item = Point> + 'b {
        let beside = group.iter().flat_map(|p| self.board.neighbours(p));
        beside.filter(|p| self.neutral.contains(*p))
    }

    /// Article 8: the groups that have a neutral point next to them are in seki.
    pub(crate) fn in_seki(&self) -> PointSet {
        let size = self.board.size();
        let stones = PointSet::of(size, size.points().filter(|p| self.color(*p).is_some()));
        let mut groups = self.groups_of(&stones);
        groups.retain(|group| self.neutral_beside(group).next().is_some());
        self.joined(&groups)
    }

    /// The opponent's groups that share a liberty with this group.
    fn rivals(&self, group: &PointSet) -> PointSet {
        let size = self.board.size();
        let own = group.iter().next().and_then(|p| self.color(p));
        let beside = self.neutral_beside(group).flat_map(|p| self.board.neighbours(p));
        let theirs = beside.filter(|q| self.color(*q).is_some() && self.color(*q) != own);
        self.whole(&PointSet::of(size, theirs))
    }

    /// The groups of `stones`, and the opponent's groups that share a liberty with them: all that
    /// stand in seki if `stones` do.
    pub(crate) fn seki_of(&self, stones: &PointSet) -> PointSet {
        let mut seki = PointSet::new(self.board.size());
        for group in self.groups_of(stones) {
            seki.extend(self.rivals(&group).iter());
            seki.extend(group.iter());
        }
        seki
    }

    /// [`seki_of`](Groups::seki_of) these stones, or one of a group among them that shares no
    /// liberty with the opponent's: it is in no seki.
    pub(crate) fn opposed(&self, stones: &PointSet) -> Result<PointSet, Point> {
        let alone = |p: &Point| self.color(*p).is_some() && self.rivals(&self.group(*p)).is_empty();
        stones.iter().find(alone).map_or_else(|| Ok(self.seki_of(stones)), Err)
    }

    /// The groups of `seki` that had rivals in it and lose the last of them with the stones `gone`.
    pub(crate) fn left_alone(&self, seki: &PointSet, gone: &PointSet) -> PointSet {
        let mut groups = self.groups_of(&seki.difference(gone));
        groups.retain(|group| {
            let rivals = self.rivals(group);
            let mut rivals = rivals.iter().filter(|p| seki.contains(*p)).peekable();
            rivals.peek().is_some() && rivals.all(|p| gone.contains(p))
        });
        self.joined(&groups)
    }
}
