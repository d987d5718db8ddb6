//! The players' clocks, set by the controller and measured by us.

mod left;
mod settings;

use crate::arguments::{Answer, Arguments};
use settings::Settings;
pub(crate) use settings::names;
use std::time::Duration;
use tengen_clock::{MAX_DURATION, PlayerClock, TimeSystem};
use tengen_engine::{Allowance, Delay, budget};
use tengen_rules::{Color, Size};

/// The clocks of both players.
#[derive(Clone, Debug)]
pub(crate) struct Timer {
    settings: Settings,
    /// Whether the controller has sent no settings, and the system is only what its clocks suggest.
    is_guess: bool,
    clocks: [PlayerClock; 2],
    /// How much longer moves took than planned.
    delay: Delay,
}

impl Timer {
    /// Clocks before the controller has said anything of them.
    pub(crate) fn new() -> Timer {
        Timer::with(Settings::NONE)
    }

    fn with(settings: Settings) -> Timer {
        let clocks = [settings.start(); 2];
        Timer { settings, is_guess: false, clocks, delay: Delay::default() }
    }

    /// Both clocks as at the start of a game.
    pub(crate) fn reset(&mut self) {
        let settings = if self.is_guess { Settings::NONE } else { self.settings };
        *self = Timer { delay: self.delay, ..Timer::with(settings) };
    }

    /// The time for a move, after `moves` moves of the game.
    pub(crate) fn budget(&self, color: Color, size: Size, moves: usize) -> Option<Allowance> {
        let Settings { system, most_per_move } = self.settings;
        let allowed = budget(&system, self.clocks[color], size, moves, self.delay.expected())?;
        let time = most_per_move.map_or(allowed.time, |most| allowed.time.min(most));
        Some(Allowance { time, ..allowed })
    }

    /// Charges the time that a move took. A move later than `planned` leaves more room to the moves
    /// after it.
    pub(crate) fn spend(&mut self, color: Color, time: Duration, planned: Option<Duration>) {
        let milliseconds = |time: Duration| u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
        let clock = &mut self.clocks[color];
        *clock = clock.after_move(&self.settings.system, milliseconds(time));
        self.delay.note(planned.map_or(Duration::ZERO, |planned| time.saturating_sub(planned)));
    }

    /// `time_settings main period stones`: absolute or Canadian time. No limit if there is a period
    /// without stones, or no time at all.
    pub(crate) fn settings(&mut self, arguments: Arguments<'_>) -> Answer {
        let (main, period) = (seconds(arguments, 0)?, seconds(arguments, 1)?);
        let stones = arguments.number(2)?;
        let settings = match (main, period, stones) {
            (0, 0, _) | (_, 1.., 0) => Settings::NONE,
            (_, 0, _) => Settings::of(TimeSystem::Absolute { main })?,
            _ => Settings::of(TimeSystem::Canadian { main, stones, period })?,
        };
        *self = Timer::with(settings);
        Ok(String::new())
    }

    /// `kgs-time_settings` and `kata-time_settings`: the system's name, then its numbers.
    pub(crate) fn named_settings(&mut self, arguments: Arguments<'_>) -> Answer {
        *self = Timer::with(settings::named(arguments)?);
        Ok(String::new())
    }
}

/// An argument in seconds, as milliseconds. Longer times than any clock has are cut.
fn seconds(arguments: Arguments<'_>, place: usize) -> Result<u64, String> {
    let time: f64 = arguments.number(place)?;
    if !time.is_finite() || time < 0.0 {
        return Err(format!("syntax error: {time} is not a time in seconds"));
    }
    Ok(((time * 1000.0) as u64).min(MAX_DURATION))
}
