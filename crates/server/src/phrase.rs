//! The things that players can say to each other: set phrases, which each page says in its own
//! language. There is no free text.

use serde::{Deserialize, Serialize};
use tengen_rules::Color;

/// A set phrase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phrase {
    /// Hello.
    Hello,
    /// A wish for a pleasant game.
    GoodLuck,
    /// Praise of the last move.
    GoodMove,
    /// The player will be a moment.
    OneMoment,
    /// An apology.
    Sorry,
    /// It was a good game.
    GoodGame,
    /// Thanks.
    Thanks,
    /// Goodbye.
    Goodbye,
}

/// A phrase that a player said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Said {
    /// A number that grows with every phrase of the game, over restarts too.
    pub number: u64,
    /// The player.
    pub by: Color,
    /// The phrase.
    pub phrase: Phrase,
}
