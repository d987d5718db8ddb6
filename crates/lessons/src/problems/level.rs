//! How hard a problem is.

use super::kind::Kind;
use std::fmt;
use std::str::FromStr;

/// How many levels there are.
pub const LEVELS: u8 = 5;

/// How hard a problem is, from 1 to [`LEVELS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

impl Level {
    /// All levels, the easiest first.
    pub fn all() -> impl Iterator<Item = Level> {
        (1..=LEVELS).map(Level)
    }

    /// The number.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The level of a problem of this kind. Deciding it takes `positions`, and the solver makes
    /// `moves` moves until the result is clear.
    ///
    /// Each doubling of the positions counts half as much as one move more. The limits are ours,
    /// set so that the problems of each kind spread over the levels.
    pub fn of(kind: Kind, positions: usize, moves: usize) -> Level {
        let weight = 2 * moves + positions.max(1).ilog2() as usize;
        let limits = match kind {
            Kind::Capture => [3, 4, 5, 7],
            Kind::Escape => [4, 6, 8, 10],
            Kind::Ladder => [11, 15, 19, 26],
            Kind::Net => [7, 8, 10, 13],
            Kind::Live | Kind::Kill => [7, 10, 13, 16],
        };
        Level(1 + limits.iter().filter(|limit| weight > **limit).count() as u8)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// There is no such level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSuchLevel;

impl fmt::Display for NoSuchLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "levels go from 1 to {LEVELS}")
    }
}

impl std::error::Error for NoSuchLevel {}

impl FromStr for Level {
    type Err = NoSuchLevel;

    fn from_str(text: &str) -> Result<Level, NoSuchLevel> {
        let number = text.parse().map_err(|_| NoSuchLevel)?;
        Level::all().find(|level| level.0 == number).ok_or(NoSuchLevel)
    }
}
