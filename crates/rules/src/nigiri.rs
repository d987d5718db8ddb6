//! Drawing the colours of an even game.

use crate::Color;

/// A guess at a handful of stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Parity {
    /// 1, 3, 5 …
    Odd,
    /// 2, 4, 6 …
    Even,
}

/// Nigiri: one player takes a handful of white stones, the other says whether their number is odd
/// or even. If that is right, the other has the black stones.
///
/// ```
/// use tengen_rules::{Color, Nigiri, Parity};
/// assert_eq!(Nigiri { stones: 7, guess: Parity::Odd }.guesser(), Color::Black);
/// assert_eq!(Nigiri { stones: 12, guess: Parity::Odd }.guesser(), Color::White);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Nigiri {
    /// How many stones the handful had.
    pub stones: u8,
    /// The other player's guess.
    pub guess: Parity,
}

impl Nigiri {
    /// Whether the guess was right.
    pub const fn is_right(self) -> bool {
        (self.stones % 2 == 1) == matches!(self.guess, Parity::Odd)
    }

    /// The colour of the player who guessed.
    pub const fn guesser(self) -> Color {
        if self.is_right() { Color::Black } else { Color::White }
    }
}
