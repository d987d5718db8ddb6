//! What a game is worth to one player.

/// A player's result in one game.
///
/// ```
/// use tengen_rating::Score;
///
/// assert_eq!(Score::Won.other(), Score::Lost);
/// assert_eq!(Score::Drawn.value(), 0.5);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Score {
    /// No point.
    Lost,
    /// Half a point: jigo.
    Drawn,
    /// One point.
    Won,
}

impl Score {
    /// The opponent's result in the same game.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Score::Lost => Score::Won,
            Score::Drawn => Score::Drawn,
            Score::Won => Score::Lost,
        }
    }

    /// 0, ½ or 1.
    #[must_use]
    pub const fn value(self) -> f64 {
        match self {
            Score::Lost => 0.0,
            Score::Drawn => 0.5,
            Score::Won => 1.0,
        }
    }
}
