//! The end of a game.

use crate::{Color, Score};
use core::fmt;

/// The result of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", tag = "kind"))]
pub enum Outcome {
    /// One side won.
    Win {
        /// The winner.
        winner: Color,
        /// The kind of win.
        #[cfg_attr(feature = "serde", serde(flatten))]
        by: Win,
    },
    /// Equal counts (jigo), or a draw the rules let the players agree on.
    Draw,
    /// The game has no result (mukyoshobu).
    NoResult,
    /// Both players lose (Japanese 1989, article 13).
    BothLose,
}

/// The kind of a win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", tag = "by", content = "margin"))]
pub enum Win {
    /// By this many points on the board.
    Score(Score),
    /// The other side resigned.
    Resignation,
    /// The other side ran out of time.
    Time,
    /// The other side broke the rules, or the referee decided so.
    Forfeit,
}

impl Outcome {
    /// The result of a count with this margin (Black's total less White's).
    pub fn of_margin(margin: Score) -> Outcome {
        let winner = match margin.cmp(&Score::ZERO) {
            core::cmp::Ordering::Equal => return Outcome::Draw,
            core::cmp::Ordering::Greater => Color::Black,
            core::cmp::Ordering::Less => Color::White,
        };
        Outcome::Win { winner, by: Win::Score(margin.abs()) }
    }

    /// Black's lead in points, below zero if White leads; none if nothing was counted. It is the
    /// inverse of [`Outcome::of_margin`].
    pub fn margin(self) -> Option<Score> {
        match self {
            Outcome::Win { winner: Color::Black, by: Win::Score(margin) } => Some(margin),
            Outcome::Win { winner: Color::White, by: Win::Score(margin) } => Some(-margin),
            Outcome::Draw => Some(Score::ZERO),
            Outcome::Win { .. } | Outcome::NoResult | Outcome::BothLose => None,
        }
    }
}

/// As in SGF's `RE` property: `B+3.5`, `W+R`, `B+T`, `W+F`, `Draw`, `Void`.
impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Win { winner, by } => {
                write!(f, "{}+", winner.letter())?;
                match by {
                    Win::Score(margin) => margin.fmt(f),
                    Win::Resignation => f.write_str("R"),
                    Win::Time => f.write_str("T"),
                    Win::Forfeit => f.write_str("F"),
                }
            }
            Outcome::Draw => f.write_str("Draw"),
            Outcome::NoResult | Outcome::BothLose => f.write_str("Void"),
        }
    }
}
