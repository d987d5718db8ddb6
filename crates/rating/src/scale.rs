//! Ratings as ranks.
//!
//! The scale is that of goratings and OGS: rank = 23.15 · ln(rating / 525), where 30 is the weakest
//! 1d and 29 the weakest 1k. A rank is a stone's worth at every height of it.

use core::fmt;
use core::str::FromStr;

use crate::head_start::HeadStart;
use crate::points::Points;
use crate::state::State;

const RANKS: f64 = 23.15;
const ZERO: f64 = 525.0;
/// The number of 1d on the scale.
const FIRST_DAN: i8 = 30;

/// The place on the scale, which goes on between two ranks.
pub(crate) fn place(rating: Points) -> f64 {
    RANKS * libm::log(rating.value() / ZERO)
}

/// The rating at a place, not brought into any bounds.
fn rating_at(place: f64) -> f64 {
    ZERO * libm::exp(place / RANKS)
}

/// The rating of somebody who is stronger by a head start, within the bounds of a [`State`].
pub(crate) fn ahead(rating: Points, by: HeadStart) -> Points {
    if by == HeadStart::NONE {
        return rating;
    }
    let shifted = rating_at(place(rating) + by.ranks());
    Points::rounded(shifted).clamp(State::LOWEST, State::HIGHEST)
}

/// A rank as it is shown and declared: 25k to 9d.
///
/// Ratings below 25k are shown as 25k, and those above 9d as 9d.
///
/// ```
/// use tengen_rating::{Points, Rank};
///
/// assert_eq!(Rank::of(Points::new(1500)).to_string(), "6k");
/// let rank: Rank = "1d".parse()?;
/// assert_eq!((rank.number(), Rank::of(rank.middle())), (30, rank));
/// assert!("10d".parse::<Rank>().is_err());
/// # Ok::<(), tengen_rating::ParseRankError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "i8", into = "i8"))]
pub struct Rank(i8);

impl Rank {
    /// 25k.
    pub const WEAKEST: Rank = Rank(5);
    /// 9d.
    pub const STRONGEST: Rank = Rank(38);

    /// A rank by its number, in which 29 is 1k and 30 is 1d.
    ///
    /// # Errors
    /// The number is not from 5 to 38.
    pub fn new(number: i8) -> Result<Self, ParseRankError> {
        let rank = Rank(number);
        if (Rank::WEAKEST..=Rank::STRONGEST).contains(&rank) {
            Ok(rank)
        } else {
            Err(ParseRankError)
        }
    }

    /// The rank in which a rating lies.
    #[must_use]
    pub fn of(rating: Points) -> Self {
        // The cast keeps what is out of range at the end of the range.
        Rank(libm::floor(place(rating)) as i8).clamp(Rank::WEAKEST, Rank::STRONGEST)
    }

    /// The rating in the middle of the rank. Players who say only their rank are there on average.
    #[must_use]
    pub fn middle(self) -> Points {
        Points::rounded(rating_at(f64::from(self.0) + 0.5))
    }

    /// The number of the rank: 5 is 25k, 29 is 1k, 30 is 1d and 38 is 9d.
    #[must_use]
    pub const fn number(self) -> i8 {
        self.0
    }
}

impl From<Rank> for i8 {
    fn from(rank: Rank) -> i8 {
        rank.0
    }
}

impl TryFrom<i8> for Rank {
    type Error = ParseRankError;

    fn try_from(number: i8) -> Result<Self, ParseRankError> {
        Rank::new(number)
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0 < FIRST_DAN {
            write!(f, "{}k", FIRST_DAN - self.0)
        } else {
            write!(f, "{}d", self.0 - FIRST_DAN + 1)
        }
    }
}

/// Reads `12k` and `3d`, in small or large letters.
impl FromStr for Rank {
    type Err = ParseRankError;

    fn from_str(text: &str) -> Result<Self, ParseRankError> {
        let (digits, letter) =
            text.split_at_checked(text.len().saturating_sub(1)).ok_or(ParseRankError)?;
        if !digits.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(ParseRankError);
        }
        match (digits.parse::<i8>(), letter) {
            (Ok(kyu @ 1..=25), "k" | "K") => Rank::new(FIRST_DAN - kyu),
            (Ok(dan @ 1..=9), "d" | "D") => Rank::new(FIRST_DAN - 1 + dan),
            _ => Err(ParseRankError),
        }
    }
}

/// A text or number is no rank from 25k to 9d.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseRankError;

impl fmt::Display for ParseRankError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a rank is from 25k to 1k or from 1d to 9d")
    }
}

impl core::error::Error for ParseRankError {}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn every_rating_has_its_place_to_the_last_digit() {
        for millionths in (100_000_000..=6_000_000_000).step_by(7_777_777) {
            let rating = Points::from_millionths(millionths);
            assert_eq!(Points::rounded(rating_at(place(rating))), rating);
        }
    }

    #[test]
    fn ranks_are_read_as_they_are_printed() {
        for number in 5..=38 {
            let rank = Rank::new(number).unwrap();
            assert_eq!(rank.to_string().parse(), Ok(rank));
            assert_eq!(Rank::of(rank.middle()), rank);
        }
        assert_eq!(Rank::new(4), Err(ParseRankError));
        for text in ["", "k", "0k", "26k", "10d", "0d", "+3k", "3 k", "3p", "k3", "3ｄ", "300k"] {
            assert_eq!(text.parse::<Rank>(), Err(ParseRankError), "{text}");
        }
    }

    #[test]
    fn ratings_beyond_the_ranks_are_shown_as_the_last_one() {
        assert_eq!(Rank::of(State::LOWEST), Rank::WEAKEST);
        assert_eq!(Rank::of(State::HIGHEST), Rank::STRONGEST);
    }
}
