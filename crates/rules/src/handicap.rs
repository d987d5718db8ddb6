//! Handicap stones: how many fit, and where the fixed ones go.

use crate::{Point, Size};
use alloc::vec::Vec;
use core::fmt;

/// The head start given to Black.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", tag = "kind", content = "stones"))]
pub enum Handicap {
    /// An even game: Black moves first.
    #[default]
    None,
    /// This many stones on the traditional points; White moves first.
    Fixed(u8),
    /// Black places this many stones on points of their choice; then White moves.
    Free(u8),
}

impl Handicap {
    /// How many stones Black gets before the first move.
    pub const fn stones(self) -> usize {
        match self {
            Handicap::None => 0,
            Handicap::Fixed(n) | Handicap::Free(n) => n as usize,
        }
    }
}

/// A handicap that the board has no room for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HandicapError {
    /// Stones asked for.
    pub stones: usize,
    /// The most that are possible, from 2 on; 0 if none are.
    pub most: usize,
}

impl fmt::Display for HandicapError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.most {
            0 => write!(f, "a board of this size has no handicap points"),
            most => {
                write!(f, "a handicap of {}: 2 to {most} stones are possible here", self.stones)
            }
        }
    }
}

impl core::error::Error for HandicapError {}

/// The order of the traditional points as (column, row). Each is 0 for the side near A1's corner
/// (left, bottom), 1 for the middle, 2 for the far side. In the AGA's picture, seen from Black,
/// they are numbered `4 7 1 / 6 9 5 / 2 8 3`.
const NUMBERED: [(usize, usize); 9] =
    [(2, 2), (0, 0), (2, 0), (0, 2), (2, 1), (0, 1), (1, 2), (1, 0), (1, 1)];

/// The most fixed handicap stones on a board of this size. They are 9 if both sides are odd and
/// have at least 9 lines, 4 if both have at least 7, else none.
pub const fn max_fixed_handicap(size: Size) -> usize {
    let (w, h) = (size.width(), size.height());
    if w >= 9 && h >= 9 && w % 2 == 1 && h % 2 == 1 {
        9
    } else if w >= 7 && h >= 7 {
        4
    } else {
        0
    }
}

/// The traditional points of `stones` handicap stones in their traditional order. By AGA rule 4, 5
/// and 7 stones take the centre as their last. The points are on the fourth line from 13 lines,
/// else on the third.
///
/// # Errors
/// If `stones` is not between 2 and [`max_fixed_handicap`].
pub fn fixed_handicap(size: Size, stones: usize) -> Result<Vec<Point>, HandicapError> {
    let most = max_fixed_handicap(size);
    if stones < 2 || stones > most {
        return Err(HandicapError { stones, most });
    }
    let mut order: Vec<usize> = (0..stones).collect();
    if stones == 5 || stones == 7 {
        order[stones - 1] = 8;
    }
    let line = |length: usize, place: usize| {
        let edge = if length >= 13 { 3 } else { 2 };
        [edge, length / 2, length - 1 - edge][place]
    };
    Ok(order
        .into_iter()
        .filter_map(|i| {
            let (column, row) = NUMBERED[i];
            size.point(line(size.width(), column), size.height() - 1 - line(size.height(), row))
        })
        .collect())
}

/// The most free handicap stones on a board of this size: one point stays empty. 0 where that
/// leaves no room for two stones.
pub const fn max_free_handicap(size: Size) -> usize {
    if size.area() > 2 { size.area() - 1 } else { 0 }
}

/// The points on which a player may put `stones` free handicap stones, in order. The first are
/// those of [`fixed_handicap`]. Each of the others is as far as possible from the stones before it:
/// from the third line up while a point is free there, then on the second, then on the first.
///
/// ```
/// use tengen_rules::{Size, free_handicap};
/// let points = free_handicap(Size::square(19)?, 13)?;
/// assert_eq!(points.len(), 13);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// If `stones` is not between 2 and [`max_free_handicap`].
pub fn free_handicap(size: Size, stones: usize) -> Result<Vec<Point>, HandicapError> {
    let most = max_free_handicap(size);
    if stones < 2 || stones > most {
        return Err(HandicapError { stones, most });
    }
    let mut points = fixed_handicap(size, stones.min(max_fixed_handicap(size))).unwrap_or_default();
    let squared_distance = |a: Point, b: Point| {
        let columns = size.column(a).abs_diff(size.column(b));
        let rows = size.row(a).abs_diff(size.row(b));
        columns * columns + rows * rows
    };
    let nearest = |point| points.iter().map(|p| squared_distance(*p, point)).min();
    let mut gaps: Vec<(Point, usize)> =
        size.points().map(|point| (point, nearest(point).unwrap_or(usize::MAX))).collect();
    let line = |point: Point| {
        let (column, row) = (size.column(point), size.row(point));
        column.min(size.width() - 1 - column).min(row).min(size.height() - 1 - row)
    };
    while points.len() < stones {
        let free = gaps.iter().filter(|(_, gap)| *gap > 0);
        // The first of equal points in reading order is taken.
        let best = free.rev().max_by_key(|(point, gap)| (line(*point).min(2), *gap, line(*point)));
        let Some(&(chosen, _)) = best else { break };
        points.push(chosen);
        for (point, gap) in &mut gaps {
            *gap = (*gap).min(squared_distance(*point, chosen));
        }
    }
    Ok(points)
}
