//! The players' clocks, set by the controller and measured by us.

use crate::arguments::{Answer, Arguments};
use std::time::Duration;
use tengen_clock::{PlayerClock, TimeSystem, TimeSystemError};
use tengen_engine::{Allowance, budget};
use tengen_rules::{Color, Size};

/// The clocks of both players.
#[derive(Clone, Debug)]
pub(crate) struct Timer {
    system: TimeSystem,
    clocks: [PlayerClock; 2],
}

impl Timer {
    pub(crate) fn new(system: TimeSystem) -> Timer {
        Timer { system, clocks: [PlayerClock::start(&system); 2] }
    }

    /// Both clocks as at the start of a game.
    pub(crate) fn reset(&mut self) {
        *self = Timer::new(self.system);
    }

    /// The time for a move, after `moves` moves of the game.
    pub(crate) fn budget(&self, color: Color, size: Size, moves: usize) -> Option<Allowance> {
        budget(&self.system, self.clocks[color], size, moves)
    }

    /// Charges the time that a move took.
    pub(crate) fn spend(&mut self, color: Color, time: Duration) {
        let clock = &mut self.clocks[color];
        let elapsed = u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
        *clock = clock.after_move(&self.system, elapsed);
    }

    fn start(&mut self, system: TimeSystem) -> Answer {
        let system = system.validate().map(|()| system);
        let bad = |e: TimeSystemError| format!("unacceptable time settings: {e}");
        *self = Timer::new(system.map_err(bad)?);
        Ok(String::new())
    }

    /// `time_settings main period stones`: absolute or Canadian time. No limit if there is a period
    /// without stones, or no time at all.
    pub(crate) fn settings(&mut self, arguments: Arguments<'_>) -> Answer {
        let (main, period) = (seconds(arguments, 0)?, seconds(arguments, 1)?);
        let stones: u32 = arguments.number(2)?;
        self.start(match (main, period, stones) {
            (0, 0, _) | (_, 1.., 0) => TimeSystem::None,
            (_, 0, _) => TimeSystem::Absolute { main },
            _ => TimeSystem::Canadian { main, stones, period },
        })
    }

    /// `kgs-time_settings` and `kata-time_settings`: the system's name, then its numbers.
    pub(crate) fn named_settings(&mut self, arguments: Arguments<'_>) -> Answer {
        let time = |place| seconds(arguments, place);
        let system = match arguments.text(0)?.to_ascii_lowercase().as_str() {
            "none" => TimeSystem::None,
            "absolute" => TimeSystem::Absolute { main: time(1)? },
            "byoyomi" => {
                let periods = arguments.number(3)?;
                TimeSystem::ByoYomi { main: time(1)?, period: time(2)?, periods }
            }
            "canadian" => {
                let stones = arguments.number(3)?;
                TimeSystem::Canadian { main: time(1)?, period: time(2)?, stones }
            }
            "fischer" => TimeSystem::Fischer { main: time(1)?, increment: time(2)?, cap: None },
            other => return Err(format!("syntax error: no time system {other} is known")),
        };
        self.start(system)
    }

    /// `time_left color time stones`: `stones` are those of a Canadian period, or byo-yomi periods.
    /// Zero means the main time.
    pub(crate) fn left(&mut self, arguments: Arguments<'_>) -> Answer {
        let (color, left) = (arguments.color(0)?, seconds(arguments, 1)?);
        let stones: u32 = arguments.number(2)?;
        if self.system == TimeSystem::None {
            // The controller keeps a clock without having sent its settings.
            self.system = match stones {
                0 => TimeSystem::Absolute { main: left },
                _ => TimeSystem::Canadian { main: 0, stones, period: left },
            };
            self.clocks = [PlayerClock::start(&self.system); 2];
        }
        self.clocks[color] = match self.system {
            _ if left == 0 => PlayerClock::Expired,
            TimeSystem::ByoYomi { .. } if stones > 0 => {
                PlayerClock::ByoYomi { periods: stones, left }
            }
            TimeSystem::Canadian { .. } if stones > 0 => PlayerClock::Canadian { stones, left },
            _ => PlayerClock::Main { left },
        };
        Ok(String::new())
    }
}

/// An argument in seconds, as milliseconds.
fn seconds(arguments: Arguments<'_>, place: usize) -> Result<u64, String> {
    let time: f64 = arguments.number(place)?;
    // The clock refuses times beyond its range.
    let milliseconds = time * 1000.0;
    if !(0.0..1e15).contains(&milliseconds) {
        return Err(format!("syntax error: {time} is not a time in seconds"));
    }
    Ok(milliseconds as u64)
}
