//! Time systems as a person types them: `byo-yomi 10m+5x30s`.

use core::{fmt, str::FromStr};

use crate::{
    duration::{Short, parse_short},
    system::{TimeSystem, TimeSystemError},
};

/// `none`, `absolute 10m`, `byo-yomi 10m+5x30s`, `canadian 10m+25/10m`,
/// `fischer 5m+10s` or `fischer 5m+10s max 10m`.
impl fmt::Display for TimeSystem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            TimeSystem::None => f.write_str("none"),
            TimeSystem::Absolute { main } => write!(f, "absolute {}", Short(main)),
            TimeSystem::ByoYomi { main, periods, period } => {
                write!(f, "byo-yomi {}+{periods}x{}", Short(main), Short(period))
            }
            TimeSystem::Canadian { main, stones, period } => {
                write!(f, "canadian {}+{stones}/{}", Short(main), Short(period))
            }
            TimeSystem::Fischer { main, increment, cap } => {
                write!(f, "fischer {}+{}", Short(main), Short(increment))?;
                if let Some(cap) = cap {
                    write!(f, " max {}", Short(cap))?;
                }
                Ok(())
            }
        }
    }
}

/// Reads the form that `Display` prints, in any letter case. The result is valid.
impl FromStr for TimeSystem {
    type Err = ParseTimeSystemError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let system = parse(text.trim()).ok_or(ParseTimeSystemError::Form)?;
        system.validate().map_err(ParseTimeSystemError::Invalid)?;
        Ok(system)
    }
}

fn parse(text: &str) -> Option<TimeSystem> {
    let (name, rest) =
        text.split_once(char::is_whitespace).map_or((text, ""), |(name, rest)| (name, rest.trim()));
    let is = |wanted: &str| name.eq_ignore_ascii_case(wanted);
    if is("none") {
        return rest.is_empty().then_some(TimeSystem::None);
    }
    if is("absolute") {
        return Some(TimeSystem::Absolute { main: parse_short(rest)? });
    }
    let (main, overtime) = rest.split_once('+')?;
    let main = parse_short(main)?;
    if is("byo-yomi") || is("byoyomi") {
        let (periods, period) = overtime.split_once(['x', 'X'])?;
        return Some(TimeSystem::ByoYomi {
            main,
            periods: periods.trim().parse().ok()?,
            period: parse_short(period)?,
        });
    }
    if is("canadian") {
        let (stones, period) = overtime.split_once('/')?;
        return Some(TimeSystem::Canadian {
            main,
            stones: stones.trim().parse().ok()?,
            period: parse_short(period)?,
        });
    }
    if is("fischer") {
        let (increment, cap) = match overtime.split_once("max") {
            Some((increment, cap)) => (increment, Some(parse_short(cap)?)),
            None => (overtime, None),
        };
        return Some(TimeSystem::Fischer { main, increment: parse_short(increment)?, cap });
    }
    None
}

/// Why a text is not a time system.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ParseTimeSystemError {
    /// The text has none of the known forms.
    Form,
    /// The text is well-formed, but no game can be played with it.
    Invalid(TimeSystemError),
}

impl fmt::Display for ParseTimeSystemError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseTimeSystemError::Form => f.write_str(
                "expected none, absolute 10m, byo-yomi 10m+5x30s, canadian 10m+25/10m, \
                 fischer 5m+10s or fischer 5m+10s max 10m",
            ),
            ParseTimeSystemError::Invalid(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for ParseTimeSystemError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            ParseTimeSystemError::Form => None,
            ParseTimeSystemError::Invalid(error) => Some(error),
        }
    }
}
