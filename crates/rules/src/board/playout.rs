//! Where a uniformly random playout plays.

use super::geometry::{DIAGONALS, NEIGHBOURS, by_color};
use super::{Board, Cell};
use crate::{Color, Point};

/// Whether what a point's code says makes it an eye of `color`, given that it is surrounded.
#[inline]
fn uncut(code: u16, color: Color) -> bool {
    let against = by_color(code, DIAGONALS)[(!color).index()];
    let edge = code & code >> 1 & DIAGONALS;
    // Taking one off clears the lowest bit: then no more may be left.
    against & against.wrapping_sub(u16::from(edge == 0)) == 0
}

impl Board {
    /// Whether all points next to `point` have stones of `color`.
    #[inline]
    pub fn is_surrounded(&self, color: Color, point: Point) -> bool {
        // Black is 1, White 2 and the edge both.
        let all = NEIGHBOURS << color.index();
        self.cells.get(point.index()).is_some_and(|cell| cell.code & all == all)
    }

    /// Whether the empty point `point` is an eye of `color` that random play should leave alone:
    /// surrounded, with at most one diagonal point the opponent's, at the edge none.
    #[inline]
    pub fn is_eye(&self, color: Color, point: Point) -> bool {
        self.is_surrounded(color, point) && uncut(self.cells[point.index()].code, color)
    }

    /// The first play from the `n`th empty point on, round to the one before it, that `color`
    /// may make in a uniformly random playout: any but into an [eye](Board::is_eye), on `ko`, or
    /// where the stone would stand alone among the opponent's and take nothing. Self-capture of
    /// more stones is thus allowed.
    ///
    /// # Panics
    /// If `n` is not below [`Board::empty_count`], unless both are 0.
    #[inline]
    pub fn random_play(&self, color: Color, ko: Option<Point>, n: usize) -> Option<Point> {
        match color {
            Color::Black => self.random_play_of::<true>(ko, n),
            Color::White => self.random_play_of::<false>(ko, n),
        }
    }

    /// [`Board::random_play`] for one colour, whose bits in the codes are then constants.
    fn random_play_of<const BLACK: bool>(&self, ko: Option<Point>, n: usize) -> Option<Point> {
        let color = if BLACK { Color::Black } else { Color::White };
        let (own, other) = (NEIGHBOURS << color.index(), NEIGHBOURS << (!color).index());
        let empty = &self.empty[..self.count.into()];
        let mut at = n;
        for _ in 0..empty.len() {
            let p = Point(empty[at]);
            let Cell { code, .. } = self.cells[p.index()];
            let plays = if code & own == own {
                !uncut(code, color)
            } else if code & other == other {
                self.ends_one(p) && ko != Some(p)
            } else {
                true
            };
            if plays {
                return Some(p);
            }
            at = if at + 1 == empty.len() { 0 } else { at + 1 };
        }
        None
    }

    /// Whether the empty `point`, with no empty neighbours, is the last liberty of a chain.
    #[inline]
    fn ends_one(&self, point: Point) -> bool {
        let heads = self.places[point.index()].neighbours().map(|q| self.cells[q as usize].head);
        let [a, b, c, d] = heads.map(|head| self.chains[head as usize].pseudo());
        // A point is at most four of a chain's pseudo-liberties: as many as it has stones there.
        if a.min(b).min(c.min(d)) > 4 {
            return false;
        }
        let here = |head: u16| heads.iter().filter(|other| **other == head).count();
        heads.iter().zip([a, b, c, d]).any(|(head, pseudo)| here(*head) == usize::from(pseudo))
    }
}
