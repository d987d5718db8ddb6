//! Ranks of players.

use std::fmt;
use std::str::FromStr;

/// A rank from 30k to 9d. The ranks of professionals are taken for 9d.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(into = "String", try_from = "String"))]
pub struct Rank(i8);

/// A text that is no rank.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoRank(pub String);

impl fmt::Display for NoRank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "“{}” is no rank: ranks are 30k to 1k and 1d to 9d", self.0)
    }
}

impl std::error::Error for NoRank {}

impl Rank {
    /// The lowest rank, 30k.
    pub const LOWEST: Rank = Rank(-30);
    /// The highest rank, 9d.
    pub const HIGHEST: Rank = Rank(8);

    /// The rank of this number: −30 is 30k, −1 is 1k, 0 is 1d, 8 is 9d. Numbers beyond give the
    /// lowest or the highest rank.
    pub fn of(number: i32) -> Rank {
        Rank(number.clamp(-30, 8) as i8)
    }

    /// The number of the rank, as in [`Rank::of`].
    pub fn number(self) -> i32 {
        i32::from(self.0)
    }
}

impl FromStr for Rank {
    type Err = NoRank;

    /// Reads ranks as `10k`, `10K`, `1D` or `3p`.
    fn from_str(text: &str) -> Result<Rank, NoRank> {
        let wrong = || NoRank(text.to_owned());
        let text = text.trim();
        let (at, letter) = text.char_indices().next_back().ok_or_else(wrong)?;
        let number: i32 = text[..at].trim().parse().map_err(|_| wrong())?;
        match (letter.to_ascii_lowercase(), number) {
            ('k', 1..=30) => Ok(Rank(-(number as i8))),
            ('d', 1..=9) => Ok(Rank(number as i8 - 1)),
            ('p', 1..=9) => Ok(Rank::HIGHEST),
            _ => Err(wrong()),
        }
    }
}

impl From<Rank> for String {
    fn from(value: Rank) -> String {
        value.to_string()
    }
}

impl TryFrom<String> for Rank {
    type Error = NoRank;

    fn try_from(text: String) -> Result<Rank, NoRank> {
        text.parse()
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            kyu @ ..0 => write!(f, "{}k", -kyu),
            dan => write!(f, "{}d", dan + 1),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_are_read_as_they_are_written() {
        for number in -30..=8 {
            let rank = Rank::of(number);
            assert_eq!((rank.number(), rank.to_string().parse()), (number, Ok(rank)));
        }
        assert_eq!("7D".parse::<Rank>().unwrap().number(), 6);
        assert_eq!("3p".parse(), Ok(Rank::HIGHEST));
        for wrong in ["", "k", "0k", "31k", "10d", "5", "x1k", "−1k", "1dk"] {
            assert_eq!(wrong.parse::<Rank>(), Err(NoRank(wrong.to_owned())));
        }
    }
}
