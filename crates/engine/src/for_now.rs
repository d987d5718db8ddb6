//! How unsettled chains count for now, by the judge's opinion and by the rules.

use tengen_judge::{Ground, Provisional};
use tengen_rules::Color;

/// How an unsettled chain counts for now, and why. Page and programs say it from here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ForNow {
    /// Whether it counts as dead.
    pub is_dead: bool,
    /// The reason. None stands for the rules: they take no stone off.
    pub ground: Option<Ground>,
}

impl ForNow {
    /// How this chain counts under rules that take dead stones off, or take none off.
    pub(crate) fn of(provisional: &Provisional, takes_off: bool) -> ForNow {
        ForNow {
            is_dead: takes_off && provisional.is_dead(),
            ground: takes_off.then_some(provisional.ground),
        }
    }

    /// `dead` or `alive`, for messages and programs.
    pub fn status(self) -> &'static str {
        if self.is_dead { "dead" } else { "alive" }
    }

    /// The reason for messages and programs.
    pub fn because(self) -> &'static str {
        match self.ground {
            None => "rules",
            Some(Ground::FirstMove(_)) => "first-move",
            Some(Ground::Estimate(_)) => "estimate",
            Some(Ground::OpenKo) => "open-ko",
            Some(Ground::Undecided) => "undecided",
        }
    }

    /// The side that moves first, if the reason names it.
    pub fn first(self) -> Option<Color> {
        match self.ground? {
            Ground::FirstMove(first) | Ground::Estimate(first) => Some(first),
            Ground::OpenKo | Ground::Undecided => None,
        }
    }
}
