//! The agreement before a game begins.

use crate::handicap::{Handicap, HandicapError};
use crate::{Color, Point, Ruleset, Score, SetupError, Size};
use alloc::vec::Vec;
use core::fmt;

/// Everything that is agreed before the first move.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
pub struct GameSetup {
    /// The board.
    pub size: Size,
    /// The rule book.
    pub rules: Ruleset,
    /// The points White receives for moving second; [`GameSetup::new`] takes them from the ruleset.
    pub komi: Score,
    /// Black's head start.
    pub handicap: Handicap,
    /// Stones set up by hand before the game: a problem, a position to play on from. Handicap
    /// stones are added to them.
    #[cfg_attr(feature = "serde", serde(default))]
    pub stones: Vec<(Color, Point)>,
    /// The player who moves first, if another than the handicap says.
    #[cfg_attr(feature = "serde", serde(default))]
    pub to_move: Option<Color>,
    /// Stones each player (Black, White) holds as prisoners from before.
    #[cfg_attr(feature = "serde", serde(default))]
    pub prisoners: [u32; 2],
}

impl GameSetup {
    /// A game on an empty board or with a handicap, with the komi the ruleset gives it.
    pub fn new(size: Size, rules: Ruleset, handicap: Handicap) -> GameSetup {
        let komi = rules.komi_for(handicap);
        let (stones, to_move, prisoners) = (Vec::new(), None, [0; 2]);
        GameSetup { size, rules, komi, handicap, stones, to_move, prisoners }
    }

    /// The points White receives for the handicap besides komi.
    pub fn compensation(&self) -> Score {
        self.rules.compensation.points(self.handicap.stones())
    }
}

impl Ruleset {
    /// The komi of an even game or a handicap game.
    pub fn komi_for(&self, handicap: Handicap) -> Score {
        if handicap == Handicap::None { self.komi } else { self.handicap_komi }
    }
}

/// Why a game cannot start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum StartError {
    /// The handicap does not fit the board.
    Handicap(HandicapError),
    /// The stones set up make no position.
    Setup(SetupError),
}

impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StartError::Handicap(e) => e.fmt(f),
            StartError::Setup(e) => e.fmt(f),
        }
    }
}

impl core::error::Error for StartError {}

impl From<HandicapError> for StartError {
    fn from(e: HandicapError) -> StartError {
        StartError::Handicap(e)
    }
}

impl From<SetupError> for StartError {
    fn from(e: SetupError) -> StartError {
        StartError::Setup(e)
    }
}
