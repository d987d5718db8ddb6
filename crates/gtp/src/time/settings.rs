//! The time systems by their names.

use super::seconds;
use crate::arguments::Arguments;
use crate::table::exactly;
use std::time::Duration;
use tengen_clock::{Field, MAX_COUNT, PlayerClock, TimeSystem, TimeSystemError};

/// A time system, and KataGo's limit beside it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Settings {
    pub(super) system: TimeSystem,
    /// The most time that one move may take.
    pub(super) most_per_move: Option<Duration>,
}

impl Settings {
    pub(super) const NONE: Settings = Settings { system: TimeSystem::None, most_per_move: None };

    /// A system without the limit of a move.
    pub(super) fn of(system: TimeSystem) -> Result<Settings, String> {
        match system.validate() {
            // A controller may have no time left to give.
            Ok(()) | Err(TimeSystemError::Zero(Field::Main)) => {
                Ok(Settings { system, most_per_move: None })
            }
            Err(e) => Err(format!("unacceptable time settings: {e}")),
        }
    }

    /// A clock at the start of a game.
    pub(super) fn start(&self) -> PlayerClock {
        match self.system {
            // The first increment is there, or no move could be made.
            TimeSystem::Fischer { main: 0, increment, .. } => PlayerClock::Main { left: increment },
            system => PlayerClock::start(&system),
        }
    }
}

/// A system: its name, how many numbers come after it, and how they are read, the first of them in
/// place 1.
type Named = (&'static str, usize, fn(Arguments<'_>) -> Result<Settings, String>);

const SYSTEMS: [Named; 6] = [
    ("none", 0, |_| Ok(Settings::NONE)),
    ("absolute", 1, |numbers| Settings::of(TimeSystem::Absolute { main: seconds(numbers, 1)? })),
    ("byoyomi", 3, |numbers| {
        let (main, period) = (seconds(numbers, 1)?, seconds(numbers, 2)?);
        Settings::of(TimeSystem::ByoYomi { main, period, periods: count(numbers, 3)? })
    }),
    ("canadian", 3, |numbers| {
        let (main, period) = (seconds(numbers, 1)?, seconds(numbers, 2)?);
        Settings::of(TimeSystem::Canadian { main, period, stones: count(numbers, 3)? })
    }),
    ("fischer", 2, |numbers| {
        let (main, increment) = (seconds(numbers, 1)?, seconds(numbers, 2)?);
        Settings::of(TimeSystem::Fischer { main, increment, cap: None })
    }),
    ("fischer-capped", 4, |numbers| {
        let (main, increment) = (seconds(numbers, 1)?, seconds(numbers, 2)?);
        let cap = unless_negative(numbers, 3)?;
        let settings = Settings::of(TimeSystem::Fischer { main, increment, cap })?;
        let most_per_move = unless_negative(numbers, 4)?.map(Duration::from_millis);
        Ok(Settings { most_per_move, ..settings })
    }),
];

/// The names of all systems.
pub(crate) fn names() -> String {
    SYSTEMS.map(|(name, ..)| name).join(" ")
}

/// The settings that a name and its numbers mean.
pub(super) fn named(arguments: Arguments<'_>) -> Result<Settings, String> {
    let asked = arguments.text(0)?.to_ascii_lowercase();
    let asked = if asked == "byo-yomi" { "byoyomi" } else { &asked };
    let unknown = || format!("syntax error: no time system {asked} is known; {}", names());
    let (_, numbers, read) =
        SYSTEMS.into_iter().find(|(name, ..)| *name == asked).ok_or_else(unknown)?;
    exactly(1 + numbers).check(arguments.0)?;
    read(arguments)
}

/// A number of periods or stones. More than a clock counts are as good as its most.
fn count(numbers: Arguments<'_>, place: usize) -> Result<u32, String> {
    Ok(numbers.number::<u32>(place)?.min(MAX_COUNT))
}

/// A limit in seconds; a negative number means that there is none.
fn unless_negative(numbers: Arguments<'_>, place: usize) -> Result<Option<u64>, String> {
    let limit: f64 = numbers.number(place)?;
    if limit < 0.0 { Ok(None) } else { seconds(numbers, place).map(Some) }
}
