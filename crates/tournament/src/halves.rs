//! Scores in halves of a point.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Mul, Neg, Sub};

/// A number of half points: a jigo is one, a win two.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Halves(pub i32);

impl Halves {
    /// Whole points.
    pub const fn whole(points: i32) -> Halves {
        Halves(2 * points)
    }

    /// The whole points in it.
    pub const fn floor(self) -> i32 {
        self.0.div_euclid(2)
    }
}

impl fmt::Display for Halves {
    /// As `3`, `2.5` or `-0.5`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let half = if self.0 % 2 == 0 { "" } else { ".5" };
        write!(f, "{sign}{}{half}", self.0.abs() / 2)
    }
}

impl Add for Halves {
    type Output = Halves;
    fn add(self, other: Halves) -> Halves {
        Halves(self.0 + other.0)
    }
}

impl AddAssign for Halves {
    fn add_assign(&mut self, other: Halves) {
        *self = *self + other;
    }
}

impl Sub for Halves {
    type Output = Halves;
    fn sub(self, other: Halves) -> Halves {
        Halves(self.0 - other.0)
    }
}

impl Neg for Halves {
    type Output = Halves;
    fn neg(self) -> Halves {
        Halves(-self.0)
    }
}

impl Mul<i32> for Halves {
    type Output = Halves;
    fn mul(self, times: i32) -> Halves {
        Halves(self.0 * times)
    }
}

impl Sum for Halves {
    fn sum<I: Iterator<Item = Halves>>(all: I) -> Halves {
        all.fold(Halves::default(), Add::add)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_are_written_as_people_do() {
        let told = [0, 1, 2, 5, -1, -4].map(|halves| Halves(halves).to_string());
        assert_eq!(told, ["0", "0.5", "1", "2.5", "-0.5", "-2"]);
        assert_eq!((Halves(-1).floor(), Halves(5).floor()), (-1, 2));
    }
}
