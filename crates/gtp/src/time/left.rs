//! The time that the controller says is left.

use super::{Settings, Timer, seconds};
use crate::arguments::{Answer, Arguments};
use tengen_clock::{PlayerClock, TimeSystem};

/// Seconds below zero that clocks of controllers show when time has just run out.
const SLIGHTLY_LATE: f64 = -10.0;

impl Timer {
    /// `time_left color time stones`: `stones` are those of a Canadian period, or byo-yomi periods.
    /// Zero means the main time. No time left of it means that overtime begins, where there is any.
    pub(crate) fn left(&mut self, arguments: Arguments<'_>) -> Answer {
        let color = arguments.color(0)?;
        let left = match arguments.number::<f64>(1)? {
            late if (SLIGHTLY_LATE..0.0).contains(&late) => 0,
            _ => seconds(arguments, 1)?,
        };
        let stones: u32 = arguments.number(2)?;
        if self.is_guess || self.settings.system == TimeSystem::None {
            let Some(system) = guess(left, stones) else { return Ok(String::new()) };
            self.settings = Settings { system, most_per_move: None };
            if !self.is_guess {
                self.clocks = [self.settings.start(); 2];
            }
            self.is_guess = true;
        }
        self.clocks[color] = clock(&self.settings.system, left, stones)?;
        Ok(String::new())
    }
}

/// The system that a controller uses if it keeps clocks without having said how; `None` if it names
/// an overtime of unknown length.
fn guess(left: u64, stones: u32) -> Option<TimeSystem> {
    match (left, stones) {
        (_, 0) => Some(TimeSystem::Absolute { main: left }),
        (0, _) => None,
        _ => Some(TimeSystem::Canadian { main: 0, stones, period: left }),
    }
}

fn clock(system: &TimeSystem, left: u64, stones: u32) -> Result<PlayerClock, String> {
    Ok(match *system {
        TimeSystem::ByoYomi { periods, period, .. } => match (left, stones) {
            (1.., 0) => PlayerClock::Main { left },
            (0, 0) => PlayerClock::ByoYomi { periods, left: period },
            // A period is whole when a move begins, even if it is said to be over.
            (0, _) => PlayerClock::ByoYomi { periods: stones.min(periods), left: period },
            _ => PlayerClock::ByoYomi { periods: stones.min(periods), left: left.min(period) },
        },
        TimeSystem::Canadian { stones: all, period, .. } => match (left, stones) {
            (1.., 0) => PlayerClock::Main { left },
            (0, 0) => PlayerClock::Canadian { stones: all, left: period },
            (0, _) if stones >= all => PlayerClock::Canadian { stones: all, left: period },
            (0, _) => PlayerClock::Expired,
            _ => PlayerClock::Canadian { stones: stones.min(all), left: left.min(period) },
        },
        TimeSystem::Absolute { .. } | TimeSystem::Fischer { .. } | TimeSystem::None => {
            if stones > 0 {
                return Err(format!("{stones} stones: this time system has no overtime"));
            }
            if left == 0 { PlayerClock::Expired } else { PlayerClock::Main { left } }
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use tengen_rules::{Color, Size};

    /// A controller's settings, its `time_left` (none for the first move), and the least and most
    /// seconds that a move in mid-game may take then.
    const CASES: &[(&str, &str, f64, f64)] = &[
        ("byoyomi 60 2 3", "0 3", 1.7, 2.0),
        ("byoyomi 60 2 3", "0 0", 1.7, 2.0),
        ("byoyomi 60 2 3", "-0.5 0", 1.7, 2.0),
        ("byoyomi 60 2 3", "1 0", 2.0, 3.0),
        ("byoyomi 60 2 3", "0.1 0", 1.9, 2.1),
        ("byoyomi 60 2 3", "9 3", 1.7, 2.0),
        ("byoyomi 60 2 3", "2 9", 1.7, 2.0),
        ("byoyomi 60 5 3", "3 0", 5.0, 8.0),
        ("byoyomi 60 2 3", "", 2.0, 62.0),
        ("canadian 60 6 3", "0 0", 1.5, 2.0),
        ("canadian 60 6 3", "0 3", 1.5, 2.0),
        ("canadian 60 6 3", "0 2", 0.0, 0.1),
        ("canadian 60 6 3", "20 3", 1.5, 2.0),
        ("canadian 60 6 3", "6 9", 1.5, 2.0),
        ("canadian 60 6 3", "1 0", 2.0, 3.0),
        ("absolute 60", "0 0", 0.0, 0.1),
        ("absolute 60", "20 0", 0.2, 5.0),
        ("absolute 0", "", 0.0, 0.1),
        ("absolute 2147483647", "2147483647 0", 1000.0, f64::MAX),
        ("fischer 0 30", "", 5.0, 30.0),
        ("fischer-capped 300 30 300 -1", "300 0", 29.0, 100.0),
        ("fischer-capped 300 30 -1 4", "300 0", 3.9, 4.0),
    ];

    #[test]
    fn every_clock_gives_its_moves_the_time_that_is_theirs() {
        let size = Size::square(9).unwrap();
        for &(settings, left, least, most) in CASES {
            let mut timer = Timer::new();
            let words = |line: &str| line.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
            timer.named_settings(Arguments(&words(settings))).unwrap();
            if !left.is_empty() {
                timer.left(Arguments(&words(&format!("b {left}")))).unwrap();
            }
            let time = timer.budget(Color::Black, size, 20).unwrap().time.as_secs_f64();
            assert!((least..=most).contains(&time), "{settings}, {left}: {time}");
        }
    }

    #[test]
    fn a_clock_without_settings_is_a_guess_that_lasts_for_a_game() {
        let size = Size::square(9).unwrap();
        let mut timer = Timer::new();
        let left = |timer: &mut Timer, line: &str| {
            let words: Vec<_> = line.split(' ').map(str::to_owned).collect();
            timer.left(Arguments(&words)).unwrap();
            timer.budget(Color::Black, size, 20).map(|allowed| allowed.time.as_secs_f64())
        };
        assert_eq!(left(&mut timer, "b 0 3"), None);
        assert!(left(&mut timer, "b 60 0").is_some_and(|time| time > 0.5));
        assert!(left(&mut timer, "b 8 4").is_some_and(|time| time > 1.5));
        timer.reset();
        assert_eq!(timer.budget(Color::Black, size, 0), None);
    }
}
