//! Territory that a record marks at the end of a game.

use crate::terms;
use tengen_rules::{Board, Color, Count, Owner, Point, PointSet, Settlement, Size};
use tengen_sgf::Node;

/// The most stones that players take as added before they count.
const MOST_ADDED: usize = 6;

/// The points a node marks as the territory of Black and of White (`TB`, `TW`), those under dead
/// stones among them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TerritoryMarks {
    /// The points of Black and of White.
    pub of: [PointSet; 2],
}

impl TerritoryMarks {
    /// The marks of a node, if it has any.
    pub fn read(node: Node<'_>, size: Size) -> Option<TerritoryMarks> {
        let of = ["TB", "TW"].map(|name| {
            let points = node.property(name).map(|p| p.points(terms::sgf_size(size)));
            let points = points.unwrap_or_default().into_iter();
            PointSet::of(size, points.filter_map(|p| terms::point(size, p)))
        });
        of.iter().any(|points| !points.is_empty()).then_some(TerritoryMarks { of })
    }

    /// How the stones stand if the marks are right. Stones in the opponent's marked territory are
    /// dead, and stones around an eye that is not marked are in seki.
    pub fn settlement(&self, board: &Board) -> Settlement {
        let size = board.size();
        let marked = |color: Color| &self.of[color];
        let on_marks =
            |color: Color| marked(!color).iter().filter(move |p| board.get(*p) == Some(color));
        let dead = PointSet::of(size, Color::BOTH.into_iter().flat_map(on_marks));
        let settled = board.without(&dead);
        let mut seen = PointSet::new(size);
        let mut seki = PointSet::new(size);
        for start in size.points().filter(|p| settled.is_empty(*p)) {
            if seen.contains(start) {
                continue;
            }
            let region = settled.region(start, |p| settled.is_empty(p));
            seen.extend(region.iter());
            let around = || region.iter().flat_map(|p| settled.neighbours(p));
            let mut colors = around().filter_map(|p| settled.get(p));
            let Some(color) = colors.next().filter(|first| colors.all(|c| c == *first)) else {
                continue;
            };
            if !region.iter().any(|p| marked(color).contains(p)) {
                // A stone that also has a marked eye is left out, so that this eye still counts.
                let sees_marked = |p| settled.neighbours(p).any(|q| marked(color).contains(q));
                let stones = around().filter(|p| settled.get(*p) == Some(color));
                seki.extend(stones.filter(|p| !sees_marked(*p)));
            }
        }
        Settlement { dead, seki: Some(seki) }
    }

    /// The stones that the players took as added before they counted: points that are not marked,
    /// in an area that is. Empty if there are more than a few, or if two lie side by side: then
    /// marks are missing.
    pub fn added(&self, board: &Board, settlement: &Settlement) -> Vec<(Color, Point)> {
        let settled = board.without(&settlement.dead);
        let mut added = Vec::new();
        for region in settled.regions(|p| settled.is_empty(p)) {
            let near = region.iter().flat_map(|p| settled.neighbours(*p));
            let mut colors = near.filter_map(|p| settled.get(p));
            let Some(color) = colors.next().filter(|first| colors.all(|c| c == *first)) else {
                continue;
            };
            let marked = |p: &&Point| self.of[color].contains(**p);
            if region.iter().any(|p| marked(&p)) {
                added.extend(region.iter().filter(|p| !marked(p)).map(|p| (color, *p)));
            }
        }
        let beside = |(_, p): &(Color, Point)| {
            board.neighbours(*p).any(|q| added.iter().any(|(_, other)| *other == q))
        };
        if added.len() > MOST_ADDED || added.iter().any(beside) { Vec::new() } else { added }
    }

    /// Whether a count under these marks gives each side exactly the territory they mark. If not,
    /// the borders were not closed, or the marks mean something else.
    pub fn fit(&self, board: &Board, count: &Count) -> bool {
        board.size().points().all(|p| {
            Color::BOTH.into_iter().all(|color| {
                let owned = count.owner[p.index()] == Owner::Of(color);
                let marked = self.of[color].contains(p);
                // Area may be marked with its stones or without.
                let own_stone = board.get(p) == Some(color) && !count.removed.contains(p);
                owned == marked || (own_stone && !marked)
            })
        })
    }
}
