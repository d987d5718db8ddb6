//! The drawing of one point.

use crate::Diagram;
use tengen_rules::{Color, Point};

/// The drawing of one point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cell {
    /// A stone.
    Stone {
        /// Its colour.
        color: Color,
        /// Whether it was played last.
        last: bool,
        /// Whether it is dead.
        dead: bool,
        /// Whether it is alive in seki.
        seki: bool,
        /// Whether it is open if it lives.
        open: bool,
    },
    /// An empty point.
    Empty(Mark),
}

/// The mark on an empty point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// Only the crossing of its lines.
    Plain,
    /// The dot of a star point.
    Star,
    /// A ko that may not be retaken at once.
    Ko,
    /// Territory of this player.
    Territory(Color),
    /// A neutral point.
    Neutral,
    /// A neutral point where a border is open.
    Unsealed,
    /// A point that goes with stones of which it is open whether they live.
    Open,
    /// A point where a stone of this player is counted as added.
    Added(Color),
    /// A point that is not to be seen, be it empty or not.
    Hidden,
}

impl Diagram {
    /// The drawing of `point`. Of several marks the one that needs more attention wins.
    pub fn cell(&self, point: Point) -> Cell {
        if self.visible.as_ref().is_some_and(|visible| !visible.contains(point)) {
            return Cell::Empty(Mark::Hidden);
        }
        if let Some(color) = Color::BOTH.into_iter().find(|c| self.added[*c].contains(point)) {
            return Cell::Empty(Mark::Added(color));
        }
        if let Some(color) = self.stone(point) {
            let open = self.open.contains(point);
            return Cell::Stone {
                color,
                last: self.last == Some(point),
                dead: !open && self.dead.contains(point),
                seki: !open && self.seki.contains(point),
                open,
            };
        }
        let owner = Color::BOTH.into_iter().find(|c| self.territory[c.index()].contains(point));
        Cell::Empty(match owner {
            _ if self.open.contains(point) => Mark::Open,
            _ if self.unsealed.contains(point) => Mark::Unsealed,
            _ if self.ko == Some(point) => Mark::Ko,
            Some(color) => Mark::Territory(color),
            None if self.neutral.contains(point) => Mark::Neutral,
            None if self.board.size().stars().contains(&point) => Mark::Star,
            None => Mark::Plain,
        })
    }

    /// All cells of the part that is drawn, top row first.
    pub(crate) fn rows(&self) -> impl Iterator<Item = Vec<Cell>> {
        let (size, part) = (self.board.size(), self.drawn_part());
        (part.top..=part.bottom).map(move |row| {
            let points = (part.left..=part.right).filter_map(|column| size.point(column, row));
            points.map(|point| self.cell(point)).collect()
        })
    }
}
