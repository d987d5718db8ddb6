//! Amounts of points, counted in halves.

use core::fmt;
use core::iter::Sum;
use core::ops::{Add, AddAssign, Neg, Sub};
use core::str::FromStr;

/// An amount of points, exact to half a point: a komi, a total, a margin.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "f64", into = "f64"))]
pub struct Score(i32);

impl Score {
    /// No points.
    pub const ZERO: Score = Score(0);

    /// The largest komi or other amount taken from outside, in points: more than any board has.
    pub const LIMIT: i32 = 10_000;

    /// This many half points.
    pub const fn halves(halves: i32) -> Score {
        Score(halves)
    }

    /// This many whole points.
    pub const fn whole(points: i32) -> Score {
        Score(points * 2)
    }

    /// The amount in half points.
    pub const fn to_halves(self) -> i32 {
        self.0
    }

    /// The amount without its sign.
    pub const fn abs(self) -> Score {
        Score(self.0.abs())
    }
}

/// A number that is no amount of points: not a multiple of one half, or beyond [`Score::LIMIT`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScoreError;

impl fmt::Display for ScoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not a number of points in steps of one half between -{0} and {0}", Score::LIMIT)
    }
}

impl core::error::Error for ScoreError {}

impl TryFrom<f64> for Score {
    type Error = ScoreError;
    fn try_from(points: f64) -> Result<Score, ScoreError> {
        let halves = points * 2.0;
        let limit = f64::from(Score::LIMIT * 2);
        // NaN fails the first comparison; the cast is exact within the limit.
        if !(halves >= -limit && halves <= limit) || f64::from(halves as i32) != halves {
            return Err(ScoreError);
        }
        Ok(Score(halves as i32))
    }
}

impl From<Score> for f64 {
    fn from(score: Score) -> f64 {
        f64::from(score.0) / 2.0
    }
}

impl FromStr for Score {
    type Err = ScoreError;
    fn from_str(text: &str) -> Result<Score, ScoreError> {
        text.trim().parse::<f64>().map_err(|_| ScoreError)?.try_into()
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let half = if self.0 % 2 == 0 { "" } else { ".5" };
        write!(f, "{sign}{}{half}", self.0.abs() / 2)
    }
}

impl Add for Score {
    type Output = Score;
    fn add(self, other: Score) -> Score {
        Score(self.0 + other.0)
    }
}

impl Sub for Score {
    type Output = Score;
    fn sub(self, other: Score) -> Score {
        Score(self.0 - other.0)
    }
}

impl Neg for Score {
    type Output = Score;
    fn neg(self) -> Score {
        Score(-self.0)
    }
}

impl AddAssign for Score {
    fn add_assign(&mut self, other: Score) {
        self.0 += other.0;
    }
}

impl Sum for Score {
    fn sum<I: Iterator<Item = Score>>(amounts: I) -> Score {
        amounts.fold(Score::ZERO, Add::add)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn half_points_are_exact_and_everything_else_is_refused() {
        for (text, halves, shown) in [
            ("6.5", 13, "6.5"),
            ("-0.5", -1, "-0.5"),
            ("7", 14, "7"),
            (" 0 ", 0, "0"),
            ("-7.5", -15, "-7.5"),
        ] {
            let score: Score = text.parse().unwrap();
            assert_eq!((score.to_halves(), score.to_string().as_str()), (halves, shown));
        }
        for bad in ["NaN", "inf", "1e9", "6.25", "komi", "", "-1e300"] {
            assert_eq!(bad.parse::<Score>(), Err(ScoreError), "{bad}");
        }
    }
}
