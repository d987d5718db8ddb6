//! Values that both players have.

use serde::Serialize;
use tengen_rules::Color;

/// A value for each player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Both<T> {
    /// Black's.
    pub black: T,
    /// White's.
    pub white: T,
}

impl<T> Both<T> {
    /// The values of `of`.
    pub fn each(mut of: impl FnMut(Color) -> T) -> Both<T> {
        Both { black: of(Color::Black), white: of(Color::White) }
    }
}
