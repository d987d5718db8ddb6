//! A proposal point by point.

use crate::verdict::Proposal;
use tengen_rules::{Board, Color, Point, PointSet};

/// The side that a point would belong to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Area {
    /// This side: a stone of its own that stays, or a point that only its stones surround.
    Of(Color),
    /// Neither side: a neutral point, or an empty point of stones in seki.
    Neutral,
    /// Neither side yet: a border is open here.
    Unsealed,
}

impl Proposal {
    /// The side that each point of the judged `board` would belong to, by [`Point::index`].
    pub fn areas(&self, board: &Board) -> Vec<Area> {
        let settled = board.without(&self.dead);
        let size = board.size();
        let mut in_seki = PointSet::new(size);
        for p in self.seki.iter().flat_map(|p| settled.neighbours(p)) {
            if settled.is_empty(p) && !in_seki.contains(p) {
                in_seki.extend(settled.region(p, |q| settled.is_empty(q)).iter());
            }
        }
        let area = |p: Point| match self.owner[p.index()] {
            _ if self.unsealed.contains(p) => Area::Unsealed,
            Some(color) if !in_seki.contains(p) => Area::Of(color),
            _ => Area::Neutral,
        };
        size.points().map(area).collect()
    }
}
