//! The pools in which ratings are kept apart.

use core::fmt;
use core::str::FromStr;

/// The sizes of boards that are rated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "u8", into = "u8"))]
pub enum Size {
    /// 9×9.
    Nine,
    /// 13×13.
    Thirteen,
    /// 19×19.
    Nineteen,
}

impl Size {
    /// All of them.
    pub const ALL: [Size; 3] = [Size::Nine, Size::Thirteen, Size::Nineteen];

    /// The lines on a side.
    #[must_use]
    pub const fn lines(self) -> u8 {
        match self {
            Size::Nine => 9,
            Size::Thirteen => 13,
            Size::Nineteen => 19,
        }
    }
}

impl From<Size> for u8 {
    fn from(size: Size) -> u8 {
        size.lines()
    }
}

impl TryFrom<u8> for Size {
    type Error = ParsePoolError;

    fn try_from(lines: u8) -> Result<Self, ParsePoolError> {
        Size::ALL.into_iter().find(|size| size.lines() == lines).ok_or(ParsePoolError)
    }
}

/// How fast a game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Speed {
    /// A few seconds a move.
    Blitz,
    /// Played in one sitting.
    Live,
    /// Played over days.
    Days,
}

impl Speed {
    /// All of them.
    pub const ALL: [Speed; 3] = [Speed::Blitz, Speed::Live, Speed::Days];

    const fn word(self) -> &'static str {
        match self {
            Speed::Blitz => "blitz",
            Speed::Live => "live",
            Speed::Days => "days",
        }
    }
}

/// The games that one rating is made of.
///
/// Printed and read as `overall`, `9-blitz` to `19-days`, and `programs`.
///
/// ```
/// use tengen_rating::{Pool, Size, Speed};
///
/// assert_eq!(Pool::Of(Size::Nine, Speed::Live).to_string(), "9-live");
/// assert_eq!("programs".parse(), Ok(Pool::Programs));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "alloc::string::String", into = "&'static str"))]
pub enum Pool {
    /// All games, but a person's games against programs. The rank of this pool is *the* rank.
    Overall,
    /// Those of one size and one speed.
    Of(Size, Speed),
    /// A person's games against programs. A program has no such pool: its other pools have its
    /// games against people too.
    Programs,
}

/// A rating that one game changes, and the rating of the opponent by which it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Touched {
    pub(crate) own: Pool,
    pub(crate) other: Pool,
}

impl Pool {
    /// All pools, in the order in which they are listed.
    pub const ALL: [Pool; 11] = {
        let mut all = [Pool::Overall; 11];
        let mut at = 0;
        while at < 9 {
            all[1 + at] = Pool::Of(Size::ALL[at / 3], Speed::ALL[at % 3]);
            at += 1;
        }
        all[10] = Pool::Programs;
        all
    };

    /// Each pool's word, in the order of [`Pool::ALL`].
    const WORDS: [&str; 11] = [
        "overall", "9-blitz", "9-live", "9-days", "13-blitz", "13-live", "13-days", "19-blitz",
        "19-live", "19-days", "programs",
    ];

    /// The word that [`Display`](fmt::Display) prints.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Pool::Overall => Pool::WORDS[0],
            Pool::Of(size, speed) => Pool::WORDS[1 + 3 * size as usize + speed as usize],
            Pool::Programs => Pool::WORDS[10],
        }
    }

    /// The pools of a player that a game changes. A person's rank does not move by games against
    /// programs, since programs are the same day and night and can be learned by heart.
    pub(crate) fn touched(
        size: Size,
        speed: Speed,
        own_program: bool,
        other_program: bool,
    ) -> impl Iterator<Item = Touched> {
        let same = |pool| Touched { own: pool, other: pool };
        let pools = if other_program && !own_program {
            [Some(Touched { own: Pool::Programs, other: Pool::Overall }), None]
        } else {
            [Some(same(Pool::Overall)), Some(same(Pool::Of(size, speed)))]
        };
        pools.into_iter().flatten()
    }
}

impl fmt::Display for Speed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl fmt::Display for Pool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Pool {
    type Err = ParsePoolError;

    fn from_str(text: &str) -> Result<Self, ParsePoolError> {
        Pool::ALL.into_iter().find(|pool| pool.word() == text).ok_or(ParsePoolError)
    }
}

impl From<Pool> for &'static str {
    fn from(pool: Pool) -> &'static str {
        pool.word()
    }
}

#[cfg(feature = "serde")]
impl TryFrom<alloc::string::String> for Pool {
    type Error = ParsePoolError;

    fn try_from(text: alloc::string::String) -> Result<Self, ParsePoolError> {
        text.parse()
    }
}

/// A text names no [`Pool`], or a number no [`Size`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParsePoolError;

impl fmt::Display for ParsePoolError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no rated pool of games is called that")
    }
}

impl core::error::Error for ParsePoolError {}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn pools_are_read_as_they_are_printed() {
        for pool in Pool::ALL {
            assert_eq!(pool.to_string().parse(), Ok(pool));
            if let Pool::Of(size, speed) = pool {
                assert_eq!(pool.word(), alloc::format!("{}-{speed}", size.lines()));
            }
        }
        assert_eq!("".parse::<Pool>(), Err(ParsePoolError));
        assert_eq!(Size::try_from(10), Err(ParsePoolError));
    }

    #[test]
    fn games_with_programs_leave_a_persons_rank_alone() {
        let touched = |own, other| {
            Pool::touched(Size::Nine, Speed::Live, own, other)
                .map(|touched| (touched.own, touched.other))
                .collect::<alloc::vec::Vec<_>>()
        };
        let all = [Pool::Overall, Pool::Of(Size::Nine, Speed::Live)].map(|pool| (pool, pool));
        assert_eq!(touched(false, false), all);
        assert_eq!(touched(true, true), all);
        assert_eq!(touched(true, false), all);
        assert_eq!(touched(false, true), [(Pool::Programs, Pool::Overall)]);
    }
}
