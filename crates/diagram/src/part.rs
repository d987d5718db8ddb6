//! A part of the board, to be drawn alone.

use tengen_rules::{Point, Size};

/// A rectangle of points: columns and rows from 0, the first and the last of each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// The leftmost column.
    pub left: usize,
    /// The highest row.
    pub top: usize,
    /// The rightmost column.
    pub right: usize,
    /// The lowest row.
    pub bottom: usize,
}

impl Part {
    /// All of the board.
    pub fn whole(size: Size) -> Part {
        Part { left: 0, top: 0, right: size.width() - 1, bottom: size.height() - 1 }
    }

    /// The rectangle that has these two points as opposite corners.
    pub fn between(size: Size, one: Point, other: Point) -> Part {
        let (columns, rows) =
            ([one, other].map(|p| size.column(p)), [one, other].map(|p| size.row(p)));
        Part {
            left: columns[0].min(columns[1]),
            top: rows[0].min(rows[1]),
            right: columns[0].max(columns[1]),
            bottom: rows[0].max(rows[1]),
        }
    }

    /// Whether the point lies in it.
    pub fn contains(&self, size: Size, point: Point) -> bool {
        (self.left..=self.right).contains(&size.column(point))
            && (self.top..=self.bottom).contains(&size.row(point))
    }

    pub(crate) fn columns(&self) -> usize {
        self.right - self.left + 1
    }

    pub(crate) fn rows(&self) -> usize {
        self.bottom - self.top + 1
    }
}
