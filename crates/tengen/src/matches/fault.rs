//! What an engine can do wrong.

use std::fmt;
use std::time::Duration;
use tengen_gtp::controller::{AskError, Lost};
use tengen_rules::{Color, Outcome, Win};

/// What an engine did wrong, by which it lost its game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    /// It thought too long about a move.
    Time(Duration),
    /// It made a move that the rules do not allow.
    Illegal { vertex: String, why: String },
    /// It answered something that is no move.
    Nonsense(String),
    /// It refused what it had to do.
    Refused { request: String, why: String },
    /// It is gone.
    Lost(Lost),
}

impl Fault {
    /// What asking for `request` has come to.
    pub(crate) fn of(request: &str, error: AskError) -> Fault {
        match error {
            AskError::Refused(why) => Fault::Refused { request: request.to_owned(), why },
            AskError::Lost(lost) => Fault::Lost(lost),
        }
    }

    /// In one word, for lists.
    pub(crate) fn code(&self) -> &'static str {
        match self {
            Fault::Time(_) => "time",
            Fault::Illegal { .. } => "illegal",
            Fault::Nonsense(_) => "nonsense",
            Fault::Refused { .. } => "refusal",
            Fault::Lost(Lost::Ended { .. }) => "crash",
            Fault::Lost(Lost::Silent { .. }) => "silence",
            Fault::Lost(Lost::Flood) => "flood",
            Fault::Lost(Lost::Stopped) => "stopped",
        }
    }

    /// How the game ends by it.
    pub(crate) fn outcome(&self, color: Color) -> Outcome {
        let by = if matches!(self, Fault::Time(_)) { Win::Time } else { Win::Forfeit };
        Outcome::Win { winner: !color, by }
    }
}

/// As it follows an engine's name.
impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Time(took) => write!(f, "exceeded its time, after {:.2} s", took.as_secs_f64()),
            Fault::Illegal { vertex, why } => write!(f, "played {vertex}: illegal, {why}"),
            Fault::Nonsense(said) => {
                let said: String = said.chars().take(60).collect();
                write!(f, "answered {said:?} instead of a move")
            }
            Fault::Refused { request, why } => write!(f, "refused `{request}`: {why}"),
            Fault::Lost(lost) => lost.fmt(f),
        }
    }
}
