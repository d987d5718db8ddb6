//! The terms of a game: its rules, komi and compensation.

use tengen_rules::{GameSetup, Ruleset, Score};

/// The terms of a game: they stay the same from the first move to the last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Terms {
    /// The rule book.
    pub rules: Ruleset,
    /// What White receives for moving second.
    pub komi: Score,
    /// What White receives for the handicap besides.
    pub compensation: Score,
}

impl Terms {
    /// The terms of the game that `setup` begins.
    pub fn of(setup: &GameSetup) -> Terms {
        Terms { rules: setup.rules.clone(), komi: setup.komi, compensation: setup.compensation() }
    }
}
