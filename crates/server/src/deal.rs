//! What was agreed when a game was made.

use crate::key::Role;
use serde::{Deserialize, Serialize};
use tengen_clock::TimeSystem;
use tengen_engine::Rank;
pub use tengen_rules::Parity;
use tengen_rules::{Color, GameSetup};

/// Everything about a game that was settled before its first event.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Deal {
    /// Board, rules, komi and handicap.
    pub game: GameSetup,
    /// How much time each side has.
    pub time: TimeSystem,
    /// Who plays whom.
    pub opponent: Opponent,
    /// The names of Black and White.
    pub names: [Option<String>; 2],
    /// How the colours were drawn, if they were.
    pub nigiri: Option<Nigiri>,
    /// The key that made the game.
    pub creator: Role,
}

/// Who plays against the creator of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum Opponent {
    /// The computer.
    Computer {
        /// How strong it plays.
        #[serde(alias = "level", with = "crate::rank")]
        rank: Rank,
    },
    /// Another person at the same screen.
    SameScreen,
    /// A person who opens a link.
    Link,
}

/// How the colours were drawn: White's side takes a handful, the creator guesses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Nigiri {
    /// The handful.
    pub stones: u8,
    /// The guess.
    pub guess: Parity,
    /// Whether it was right.
    pub right: bool,
    /// The creator's colour: Black after a right guess.
    pub creator: Color,
}

impl Nigiri {
    /// What follows from a guess at this handful.
    pub fn decide(guess: Parity, stones: u8) -> Nigiri {
        let drawn = tengen_rules::Nigiri { stones, guess };
        Nigiri { stones, guess, right: drawn.is_right(), creator: drawn.guesser() }
    }
}

impl Deal {
    /// The side the computer plays, and how strong.
    pub fn computer(&self) -> Option<(Color, Rank)> {
        match self.opponent {
            Opponent::Computer { rank } => Some((!self.creator.side()?, rank)),
            Opponent::SameScreen | Opponent::Link => None,
        }
    }

    /// Whether moves are taken back without asking anybody.
    pub fn undo_is_immediate(&self) -> bool {
        !matches!(self.opponent, Opponent::Link)
    }

    /// The roles that get a key.
    pub fn roles(&self) -> Vec<Role> {
        match self.opponent {
            Opponent::SameScreen => vec![Role::Both, Role::Watch],
            Opponent::Computer { .. } => vec![self.creator, Role::Watch],
            Opponent::Link => vec![Role::Black, Role::White, Role::Watch],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_right_guess_plays_black() {
        for (guess, stones, right) in [
            (Parity::Odd, 13, true),
            (Parity::Odd, 4, false),
            (Parity::Even, 4, true),
            (Parity::Even, 13, false),
        ] {
            let nigiri = Nigiri::decide(guess, stones);
            assert_eq!(nigiri.right, right);
            assert_eq!(nigiri.creator == Color::Black, right);
        }
    }
}
