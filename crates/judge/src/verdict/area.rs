//! A proposal point by point.

use crate::verdict::Proposal;
use tengen_rules::{Board, Color, Point, PointSet};

/// Whose a point would be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Area {
    /// This side's: a stone that stays, or a point that only its stones surround.
    Of(Color),
    /// Nobody's, or an empty point of stones in seki.
    Neutral,
    /// Nobody's yet: a border is open here.
    Unsealed,
}

impl Proposal {
    /// Whose each point of the `board` that was judged would be, by [`Point::index`].
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
