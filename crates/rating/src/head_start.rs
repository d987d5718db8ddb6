//! Handicap, komi and the size of the board as ranks.

use core::ops::Neg;

use crate::pool::Size;

/// The conditions of a game that favour one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Terms {
    /// The size of the board.
    pub size: Size,
    /// Whether the count is by area; else it is by territory.
    pub area: bool,
    /// White's komi in half points. Below zero it is Black's.
    pub komi: i16,
    /// The number of handicap stones. 0 and 1 are both Black's first move and no stone more.
    pub handicap: u8,
    /// The points that White gets for the handicap besides komi.
    pub compensation: u8,
}

/// How many ranks stronger Black plays by the conditions of the game, in 24ths of a rank.
///
/// Ranks = (6 + a − komi − compensation + (12 + a) · (stones − 1)) / 12. Here `a` is 1 under area
/// scoring, where each of Black's stones is a point, and else 0. A game without stones has no
/// bracket. A stone is worth more on a small board: the ranks count three times on 13×13 and six
/// times on 9×9. Source: `goratings`, the program that OGS fits its ratings with.
///
/// ```
/// use tengen_rating::{HeadStart, Size, Terms};
///
/// let fair = Terms { size: Size::Nine, area: true, komi: 14, handicap: 0, compensation: 0 };
/// assert_eq!(HeadStart::of(fair), HeadStart::NONE);
/// let two = Terms { size: Size::Nineteen, area: false, komi: 1, handicap: 2, compensation: 0 };
/// assert_eq!(HeadStart::of(two).ranks(), 35.0 / 24.0);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(transparent))]
pub struct HeadStart(i32);

impl HeadStart {
    /// Neither side is favoured.
    pub const NONE: HeadStart = HeadStart(0);

    /// Black's head start.
    #[must_use]
    pub fn of(terms: Terms) -> Self {
        let area = i32::from(terms.area);
        let stones = i32::from(terms.handicap.saturating_sub(1));
        let half_points =
            2 * (6 + area) - i32::from(terms.komi) - 2 * i32::from(terms.compensation)
                + 2 * (12 + area) * stones;
        let times = match terms.size {
            Size::Nine => 6,
            Size::Thirteen => 3,
            Size::Nineteen => 1,
        };
        HeadStart(half_points * times)
    }

    /// A head start from 24ths of a rank, as they are kept.
    #[must_use]
    pub const fn from_24ths(parts: i32) -> Self {
        HeadStart(parts)
    }

    /// The number to keep.
    #[must_use]
    pub const fn in_24ths(self) -> i32 {
        self.0
    }

    /// The head start in ranks.
    #[must_use]
    pub const fn ranks(self) -> f64 {
        self.0 as f64 / 24.0
    }
}

/// The other side's head start.
impl Neg for HeadStart {
    type Output = HeadStart;

    fn neg(self) -> HeadStart {
        HeadStart(self.0.saturating_neg())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_of_common_conditions() {
        for (size, area, komi, handicap, compensation, ranks) in [
            (Size::Nineteen, false, 13, 0, 0, -0.041_667),
            (Size::Nineteen, false, 13, 1, 0, -0.041_667),
            (Size::Nineteen, false, 1, 1, 0, 0.458_333),
            (Size::Nineteen, false, 1, 2, 0, 1.458_333),
            (Size::Nineteen, false, 1, 4, 0, 3.458_333),
            (Size::Nineteen, true, 1, 3, 2, 2.541_667),
            (Size::Thirteen, false, 1, 2, 0, 4.375),
            (Size::Nine, true, 14, 0, 0, 0.0),
            // Komi for Black, as in a game that gives more than a stone.
            (Size::Nineteen, false, -12, 0, 0, 1.0),
        ] {
            let terms = Terms { size, area, komi, handicap, compensation };
            let found = HeadStart::of(terms).ranks();
            assert!((found - ranks).abs() < 1e-6, "{terms:?}: {found}");
        }
    }

    #[test]
    fn no_conditions_are_too_large() {
        for komi in [i16::MIN, i16::MAX] {
            let terms =
                Terms { size: Size::Nine, area: true, komi, handicap: 255, compensation: 255 };
            assert_eq!(-(-HeadStart::of(terms)), HeadStart::of(terms));
        }
    }
}
