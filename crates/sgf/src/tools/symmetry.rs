//! The eight ways to lay a board over itself.

use crate::point::{Point, Size};

/// A turn of the board, after which it may be mirrored.
///
/// ```
/// use tengen_sgf::tools::symmetry::Symmetry;
/// use tengen_sgf::{Point, Size};
///
/// let size = Size::new(19, 19).unwrap();
/// let corner = Point { column: 3, row: 2 };
/// assert_eq!(Symmetry::quarter_turns(1).apply(size, corner), Point { column: 16, row: 3 });
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Symmetry {
    /// Quarter turns clockwise, from 0 to 3.
    turns: u8,
    /// Whether left and right change places afterwards.
    mirrored: bool,
}

impl Symmetry {
    /// Left and right change places.
    pub const LEFT_RIGHT: Symmetry = Symmetry { turns: 0, mirrored: true };
    /// Top and bottom change places.
    pub const TOP_BOTTOM: Symmetry = Symmetry { turns: 2, mirrored: true };
    /// The upper left and the lower right corner stay in their places.
    pub const DIAGONAL: Symmetry = Symmetry { turns: 1, mirrored: true };
    /// The upper right and the lower left corner stay in their places.
    pub const OTHER_DIAGONAL: Symmetry = Symmetry { turns: 3, mirrored: true };

    /// All eight, the one that changes nothing first.
    pub const ALL: [Symmetry; 8] = [
        Symmetry::quarter_turns(0),
        Symmetry::quarter_turns(1),
        Symmetry::quarter_turns(2),
        Symmetry::quarter_turns(3),
        Symmetry::LEFT_RIGHT,
        Symmetry::TOP_BOTTOM,
        Symmetry::DIAGONAL,
        Symmetry::OTHER_DIAGONAL,
    ];

    /// This number of quarter turns, clockwise.
    #[must_use]
    pub const fn quarter_turns(turns: u8) -> Symmetry {
        Symmetry { turns: turns % 4, mirrored: false }
    }

    /// The size of a board of this size afterwards.
    #[must_use]
    pub fn size(self, size: Size) -> Size {
        let turned = Size::new(size.rows(), size.columns());
        if self.turns % 2 == 1 { turned.unwrap_or(size) } else { size }
    }

    /// The place of a point of a board of this size afterwards.
    #[must_use]
    pub fn apply(self, size: Size, point: Point) -> Point {
        let (columns, rows) = (size.columns(), size.rows());
        let Point { column, row } = point;
        let (last_column, last_row) = (columns.saturating_sub(1), rows.saturating_sub(1));
        let (right, up) = (last_column.saturating_sub(column), last_row.saturating_sub(row));
        let turned = match self.turns {
            0 => Point { column, row },
            1 => Point { column: up, row: column },
            2 => Point { column: right, row: up },
            _ => Point { column: row, row: right },
        };
        if self.mirrored {
            let last = self.size(size).columns().saturating_sub(1);
            return Point { column: last.saturating_sub(turned.column), row: turned.row };
        }
        turned
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn each_symmetry_moves_the_points_differently_and_loses_none() {
        for (columns, rows) in [(5, 5), (4, 7)] {
            let size = Size::new(columns, rows).unwrap();
            let points: Vec<Point> = (0..rows)
                .flat_map(|row| (0..columns).map(move |column| Point { column, row }))
                .collect();
            let mut seen = HashSet::new();
            for symmetry in Symmetry::ALL {
                let moved: Vec<Point> = points.iter().map(|p| symmetry.apply(size, *p)).collect();
                assert!(moved.iter().all(|p| symmetry.size(size).contains(*p)), "{symmetry:?}");
                assert_eq!(moved.iter().collect::<HashSet<_>>().len(), points.len());
                seen.insert(moved);
            }
            assert_eq!(seen.len(), 8);
        }
    }

    #[test]
    fn corners_stay_where_they_are_said_to_stay() {
        let size = Size::new(9, 9).unwrap();
        let at = |column, row| Point { column, row };
        assert_eq!(Symmetry::DIAGONAL.apply(size, at(0, 0)), at(0, 0));
        assert_eq!(Symmetry::DIAGONAL.apply(size, at(2, 5)), at(5, 2));
        assert_eq!(Symmetry::OTHER_DIAGONAL.apply(size, at(8, 0)), at(8, 0));
        assert_eq!(Symmetry::TOP_BOTTOM.apply(size, at(2, 1)), at(2, 7));
        assert_eq!(Symmetry::LEFT_RIGHT.apply(size, at(2, 1)), at(6, 1));
        assert_eq!(Symmetry::quarter_turns(1).apply(size, at(0, 0)), at(8, 0));
    }
}
