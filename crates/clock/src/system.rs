//! The time systems, as data.

use core::fmt;

/// The longest duration [`TimeSystem::validate`] accepts in one field: 30 days
/// in milliseconds.
pub const MAX_DURATION: u64 = 30 * 24 * 60 * 60 * 1000;

/// The largest number of periods or stones [`TimeSystem::validate`] accepts.
pub const MAX_COUNT: u32 = 1000;

/// How much time each player gets. Durations are in milliseconds.
///
/// Any value can be constructed; [`validate`](TimeSystem::validate) says whether
/// a game can be played with it. The clock functions are total either way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(tag = "type", rename_all = "snake_case"))]
pub enum TimeSystem {
    /// No limit.
    None,
    /// All moves within one stretch of time.
    Absolute {
        /// The time for the whole game.
        main: u64,
    },
    /// Japanese overtime: after the main time, a number of periods. A move made
    /// within the current period gives that period back in full; a period that
    /// runs out is gone.
    ByoYomi {
        /// The time before overtime begins; may be zero.
        main: u64,
        /// How many periods there are.
        periods: u32,
        /// How long each period lasts.
        period: u64,
    },
    /// Canadian overtime: after the main time, a number of stones to be played
    /// within each period; playing them all starts a new period.
    Canadian {
        /// The time before overtime begins; may be zero.
        main: u64,
        /// How many stones have to be played in a period.
        stones: u32,
        /// How long each period lasts.
        period: u64,
    },
    /// Every completed move adds time.
    Fischer {
        /// The time at the start.
        main: u64,
        /// The time that a completed move adds.
        increment: u64,
        /// Additions do not lift the time above this; no limit if absent.
        #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
        cap: Option<u64>,
    },
}

impl TimeSystem {
    /// Checks that a game can be played under this system.
    ///
    /// # Errors
    /// The first field that is zero and must not be, is larger than
    /// [`MAX_DURATION`] or [`MAX_COUNT`], or a cap below the main time.
    pub fn validate(&self) -> Result<(), TimeSystemError> {
        match *self {
            TimeSystem::None => Ok(()),
            TimeSystem::Absolute { main } => positive(Field::Main, main),
            TimeSystem::ByoYomi { main, periods, period } => {
                not_too_long(Field::Main, main)?;
                count(Field::Periods, periods)?;
                positive(Field::Period, period)
            }
            TimeSystem::Canadian { main, stones, period } => {
                not_too_long(Field::Main, main)?;
                count(Field::Stones, stones)?;
                positive(Field::Period, period)
            }
            TimeSystem::Fischer { main, increment, cap } => {
                positive(Field::Main, main)?;
                not_too_long(Field::Increment, increment)?;
                let Some(cap) = cap else { return Ok(()) };
                not_too_long(Field::Cap, cap)?;
                if cap < main {
                    return Err(TimeSystemError::CapBelowMain);
                }
                Ok(())
            }
        }
    }
}

fn not_too_long(field: Field, value: u64) -> Result<(), TimeSystemError> {
    if value > MAX_DURATION {
        return Err(TimeSystemError::TooLarge(field));
    }
    Ok(())
}

fn positive(field: Field, value: u64) -> Result<(), TimeSystemError> {
    if value == 0 {
        return Err(TimeSystemError::Zero(field));
    }
    not_too_long(field, value)
}

fn count(field: Field, value: u32) -> Result<(), TimeSystemError> {
    match value {
        0 => Err(TimeSystemError::Zero(field)),
        1..=MAX_COUNT => Ok(()),
        _ => Err(TimeSystemError::TooLarge(field)),
    }
}

/// A field of a [`TimeSystem`], to say which one is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Field {
    /// The main time.
    Main,
    /// The number of byo-yomi periods.
    Periods,
    /// The number of stones of a Canadian period.
    Stones,
    /// The length of an overtime period.
    Period,
    /// The Fischer increment.
    Increment,
    /// The Fischer cap.
    Cap,
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Field::Main => "main time",
            Field::Periods => "number of periods",
            Field::Stones => "number of stones",
            Field::Period => "period",
            Field::Increment => "increment",
            Field::Cap => "maximum",
        })
    }
}

/// Why a [`TimeSystem`] cannot be played with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum TimeSystemError {
    /// The field is zero, so that the flag would fall at once.
    Zero(Field),
    /// The field is above [`MAX_DURATION`] or [`MAX_COUNT`].
    TooLarge(Field),
    /// A Fischer cap is smaller than the time at the start.
    CapBelowMain,
}

impl fmt::Display for TimeSystemError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TimeSystemError::Zero(field) => write!(f, "the {field} must not be zero"),
            TimeSystemError::TooLarge(field @ (Field::Periods | Field::Stones)) => {
                write!(f, "the {field} must not exceed {MAX_COUNT}")
            }
            TimeSystemError::TooLarge(field) => write!(f, "the {field} must not exceed 30 days"),
            TimeSystemError::CapBelowMain => {
                f.write_str("the maximum must not be below the main time")
            }
        }
    }
}

impl core::error::Error for TimeSystemError {}
