//! How strong a player is taken to be, as it is kept.

use core::fmt;

use crate::points::Points;
use crate::scale::Rank;

/// The volatility's unit.
const THOUSAND_MILLION: f64 = 1e9;

/// A player's rating, how far it may be off, and how unsteady it is.
///
/// The three numbers of Glicko-2 (Glickman, "Example of the Glicko-2 system", 2013), each a whole
/// number within bounds. The bounds are those of goratings, but that the deviation stays at or
/// above 45: so a rating keeps moving by several points a game.
///
/// ```
/// use tengen_rating::{Points, State};
///
/// let state = State::new(Points::new(1500), Points::new(60), 60_000_000)?;
/// assert_eq!(state.rank().to_string(), "6k");
/// assert!(!state.is_provisional());
/// assert!(State::new(Points::new(1500), Points::new(400), 60_000_000).is_err());
/// # Ok::<(), tengen_rating::StateError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "Kept"))]
pub struct State {
    rating: Points,
    deviation: Points,
    volatility: i64,
}

impl State {
    /// The lowest rating.
    pub const LOWEST: Points = Points::new(100);
    /// The highest rating.
    pub const HIGHEST: Points = Points::new(6000);
    /// The deviation of a rating that is known as well as one can be.
    pub const SUREST: Points = Points::new(45);
    /// The deviation of a rating of which nothing is known.
    pub const UNKNOWN: Points = Points::new(350);
    /// A rating with a larger deviation is provisional. About ten games lead below it.
    pub const PROVISIONAL: Points = Points::new(110);
    /// The steadiest volatility, 0.01, in thousand-millionths.
    pub const STEADIEST: i64 = 10_000_000;
    /// The unsteadiest volatility, 0.15, in thousand-millionths.
    pub const UNSTEADIEST: i64 = 150_000_000;
    /// A player of whom nothing is known: 1500, about 6k, with deviation 350 and volatility 0.06.
    pub const START: State =
        State { rating: Points::new(1500), deviation: State::UNKNOWN, volatility: 60_000_000 };

    /// A state as it was kept. The volatility is in thousand-millionths.
    ///
    /// # Errors
    /// The first number that is out of its bounds.
    pub fn new(rating: Points, deviation: Points, volatility: i64) -> Result<Self, StateError> {
        if !(State::LOWEST..=State::HIGHEST).contains(&rating) {
            Err(StateError::Rating(rating))
        } else if !(State::SUREST..=State::UNKNOWN).contains(&deviation) {
            Err(StateError::Deviation(deviation))
        } else if !(State::STEADIEST..=State::UNSTEADIEST).contains(&volatility) {
            Err(StateError::Volatility(volatility))
        } else {
            Ok(State { rating, deviation, volatility })
        }
    }

    /// The state of a player who says their rank, and of whom nothing else is known.
    #[must_use]
    pub fn declared(rank: Rank) -> Self {
        State { rating: rank.middle(), ..State::START }
    }

    /// The calculated values, rounded and brought into the bounds. The volatility is a plain
    /// number.
    pub(crate) fn rounded(rating: f64, deviation: f64, volatility: f64) -> Self {
        let volatility = libm::round(volatility * THOUSAND_MILLION) as i64;
        State {
            rating: Points::rounded(rating).clamp(State::LOWEST, State::HIGHEST),
            deviation: Points::rounded(deviation).clamp(State::SUREST, State::UNKNOWN),
            volatility: volatility.clamp(State::STEADIEST, State::UNSTEADIEST),
        }
    }

    pub(crate) const fn with_deviation(self, deviation: Points) -> Self {
        State { deviation, ..self }
    }

    /// How strong the player is.
    #[must_use]
    pub const fn rating(&self) -> Points {
        self.rating
    }

    /// The standard deviation of the rating: the true one is within twice as much, 19 times of 20.
    #[must_use]
    pub const fn deviation(&self) -> Points {
        self.deviation
    }

    /// How unsteady the player's results are, in thousand-millionths.
    #[must_use]
    pub const fn volatility(&self) -> i64 {
        self.volatility
    }

    pub(crate) const fn volatility_value(&self) -> f64 {
        self.volatility as f64 / THOUSAND_MILLION
    }

    /// The rank to show.
    #[must_use]
    pub fn rank(&self) -> Rank {
        Rank::of(self.rating)
    }

    /// Whether the rank is shown as not yet sure.
    #[must_use]
    pub fn is_provisional(&self) -> bool {
        self.deviation > State::PROVISIONAL
    }
}

/// The three numbers before anybody has looked at their bounds.
#[cfg(feature = "serde")]
#[derive(serde::Deserialize)]
struct Kept {
    rating: Points,
    deviation: Points,
    volatility: i64,
}

#[cfg(feature = "serde")]
impl TryFrom<Kept> for State {
    type Error = StateError;

    fn try_from(kept: Kept) -> Result<Self, StateError> {
        State::new(kept.rating, kept.deviation, kept.volatility)
    }
}

/// Why three numbers are no [`State`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum StateError {
    /// The rating is not from [`State::LOWEST`] to [`State::HIGHEST`].
    Rating(Points),
    /// The deviation is not from [`State::SUREST`] to [`State::UNKNOWN`].
    Deviation(Points),
    /// The volatility is not from [`State::STEADIEST`] to [`State::UNSTEADIEST`].
    Volatility(i64),
}

impl fmt::Display for StateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StateError::Rating(points) => {
                write!(f, "the rating {} is not from 100 to 6000", points.value())
            }
            StateError::Deviation(points) => {
                write!(f, "the deviation {} is not from 45 to 350", points.value())
            }
            StateError::Volatility(number) => {
                write!(f, "the volatility {number} is not from 10000000 to 150000000")
            }
        }
    }
}

impl core::error::Error for StateError {}
