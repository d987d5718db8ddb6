//! Numbers that are kept: whole millionths.

use core::ops::{Add, Neg, Sub};

const MILLION: f64 = 1e6;

/// Points of a rating, or of its deviation, in whole millionths of a point.
///
/// A whole number has one form in every database, and two of them can be compared. A calculation is
/// done in floating point and rounded once, at its end.
///
/// ```
/// use tengen_rating::Points;
///
/// assert_eq!(Points::rounded(1500.000_000_4), Points::new(1500));
/// assert_eq!(Points::new(3).millionths(), 3_000_000);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(transparent))]
pub struct Points(i64);

impl Points {
    /// A whole number of points.
    #[must_use]
    pub const fn new(points: i32) -> Self {
        Points(points as i64 * 1_000_000)
    }

    /// Points from millionths, as they are kept.
    #[must_use]
    pub const fn from_millionths(millionths: i64) -> Self {
        Points(millionths)
    }

    /// The number to keep.
    #[must_use]
    pub const fn millionths(self) -> i64 {
        self.0
    }

    /// The nearest millionth; halves go away from zero. What no [`Points`] can hold becomes the
    /// nearest that one can, and what is not a number becomes zero.
    #[must_use]
    pub fn rounded(points: f64) -> Self {
        Points(libm::round(points * MILLION) as i64)
    }

    /// The points to calculate with. Exact up to nine thousand million points.
    #[must_use]
    pub const fn value(self) -> f64 {
        self.0 as f64 / MILLION
    }
}

impl Add for Points {
    type Output = Points;

    fn add(self, other: Points) -> Points {
        Points(self.0.saturating_add(other.0))
    }
}

impl Sub for Points {
    type Output = Points;

    fn sub(self, other: Points) -> Points {
        Points(self.0.saturating_sub(other.0))
    }
}

impl Neg for Points {
    type Output = Points;

    fn neg(self) -> Points {
        Points(self.0.saturating_neg())
    }
}

/// A chance to win, in whole millionths: 0 for never, 1,000,000 for always.
///
/// ```
/// use tengen_rating::Chance;
///
/// assert_eq!(Chance::rounded(0.4363).of_hundred(), 44);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(transparent))]
pub struct Chance(u32);

impl Chance {
    /// The nearest millionth from 0 to 1.
    #[must_use]
    pub fn rounded(chance: f64) -> Self {
        Chance(libm::round(chance.clamp(0.0, 1.0) * MILLION) as u32)
    }

    /// A chance from millionths, as they are kept; more than a million are a million.
    #[must_use]
    pub const fn from_millionths(millionths: u32) -> Self {
        Chance(if millionths > 1_000_000 { 1_000_000 } else { millionths })
    }

    /// The number to keep.
    #[must_use]
    pub const fn millionths(self) -> u32 {
        self.0
    }

    /// The chance as a number from 0 to 1.
    #[must_use]
    pub const fn value(self) -> f64 {
        self.0 as f64 / MILLION
    }

    /// How many of a hundred such games would be won, rounded. A chance is never called certain, so
    /// the answer is from 1 to 99.
    #[must_use]
    pub const fn of_hundred(self) -> u32 {
        let nearest = (self.0 + 5_000) / 10_000;
        if nearest < 1 {
            1
        } else if nearest > 99 {
            99
        } else {
            nearest
        }
    }
}
