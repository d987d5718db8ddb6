//! What a game is played under.

use tengen_rules::{GameSetup, Ruleset, Score};

/// What stays the same from the first move of a game to the last.
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
    /// The terms of a game that was set up so.
    pub fn of(setup: &GameSetup) -> Terms {
        Terms { rules: setup.rules.clone(), komi: setup.komi, compensation: setup.compensation() }
    }
}
