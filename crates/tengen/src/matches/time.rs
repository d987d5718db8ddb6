//! The time of a match: the settings sent to engines, and the limits they are bound by.

use std::time::Duration;
use tengen_clock::{PlayerClock, TimeSystem};
use tengen_rules::Color;

/// The commands by which engines are told of time, of those that they know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Dialect {
    /// `kata-time_settings`: all systems, in fractions of a second.
    Kata,
    /// `kgs-time_settings`: byo-yomi periods too, in whole seconds.
    Kgs,
    /// `time_settings` of the protocol: absolute or Canadian, in whole seconds.
    Plain,
}

impl Dialect {
    /// The best dialect known to the engine that can express this system. Inexact values are on the
    /// safe side: one stone for each period instead of several periods, and no increments.
    pub(crate) fn for_system(system: &TimeSystem, knows: impl Fn(&str) -> bool) -> Option<Dialect> {
        let kgs = !matches!(system, TimeSystem::Fischer { .. });
        if knows("kata-time_settings") {
            Some(Dialect::Kata)
        } else if !is_in_whole_seconds(system) {
            None
        } else if kgs && knows("kgs-time_settings") {
            Some(Dialect::Kgs)
        } else {
            knows("time_settings").then_some(Dialect::Plain)
        }
    }

    /// The command that begins a game under this system.
    pub(crate) fn settings(self, system: &TimeSystem) -> String {
        let s = seconds;
        match (self, *system) {
            (Dialect::Plain, TimeSystem::None) => "time_settings 0 1 0".to_owned(),
            (Dialect::Plain, TimeSystem::Absolute { main } | TimeSystem::Fischer { main, .. }) => {
                format!("time_settings {} 0 0", s(main))
            }
            (Dialect::Plain, TimeSystem::ByoYomi { main, period, .. }) => {
                format!("time_settings {} {} 1", s(main), s(period))
            }
            (Dialect::Plain, TimeSystem::Canadian { main, stones, period }) => {
                format!("time_settings {} {} {stones}", s(main), s(period))
            }
            (dialect, system) => {
                let by = if dialect == Dialect::Kata { "kata" } else { "kgs" };
                let words = match system {
                    TimeSystem::None => "none".to_owned(),
                    TimeSystem::Absolute { main } => format!("absolute {}", s(main)),
                    TimeSystem::ByoYomi { main, period, periods } => {
                        format!("byoyomi {} {} {periods}", s(main), s(period))
                    }
                    TimeSystem::Canadian { main, stones, period } => {
                        format!("canadian {} {} {stones}", s(main), s(period))
                    }
                    TimeSystem::Fischer { main, increment, .. } => {
                        format!("fischer {} {}", s(main), s(increment))
                    }
                };
                format!("{by}-time_settings {words}")
            }
        }
    }

    /// The command that tells the time left before a move; `None` where it is always the same.
    pub(crate) fn left(
        self,
        system: &TimeSystem,
        clock: PlayerClock,
        color: Color,
    ) -> Option<String> {
        if matches!(system, TimeSystem::ByoYomi { main: 0, periods: 1, .. }) {
            return None;
        }
        let (left, stones) = match clock {
            PlayerClock::Unlimited | PlayerClock::Expired => return None,
            PlayerClock::Main { left } => (left, 0),
            PlayerClock::ByoYomi { left, .. } if self == Dialect::Plain => (left, 1),
            PlayerClock::ByoYomi { periods, left } => (left, periods),
            PlayerClock::Canadian { stones, left } => (left, stones),
        };
        let left = match self {
            Dialect::Kata => seconds(left),
            // Less than a second is still more than none.
            Dialect::Kgs | Dialect::Plain => (left / 1000).max(1).to_string(),
        };
        Some(format!("time_left {} {left} {stones}", color.letter()))
    }
}

fn is_in_whole_seconds(system: &TimeSystem) -> bool {
    let whole = |milliseconds: u64| milliseconds.is_multiple_of(1000);
    match *system {
        TimeSystem::None => true,
        // Increments are not told in any case.
        TimeSystem::Absolute { main } | TimeSystem::Fischer { main, .. } => whole(main),
        TimeSystem::ByoYomi { main, period, .. } | TimeSystem::Canadian { main, period, .. } => {
            whole(main) && whole(period)
        }
    }
}

/// `1`, `0.25`.
fn seconds(milliseconds: u64) -> String {
    (milliseconds as f64 / 1000.0).to_string()
}

/// The clock after a move that took `took`. The move may exceed its limit by `margin`.
pub(crate) fn after_move(
    clock: PlayerClock,
    system: &TimeSystem,
    took: Duration,
    margin: Duration,
) -> PlayerClock {
    let after = |took: Duration| clock.after_move(system, milliseconds(took));
    let exact = after(took);
    if exact.is_expired() { after(took.saturating_sub(margin)) } else { exact }
}

/// How long to wait for a move: until its time is certainly over, or without limit.
pub(crate) fn patience(
    clock: PlayerClock,
    system: &TimeSystem,
    margin: Duration,
) -> Option<Duration> {
    Some(Duration::from_millis(clock.time_until_flag(system)?) + margin)
}

fn milliseconds(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(system: &str, known: &[&str]) -> Option<String> {
        let system = crate::options::clock(system).unwrap();
        let dialect = Dialect::for_system(&system, |name| known.contains(&name))?;
        Some(dialect.settings(&system))
    }

    #[test]
    fn engines_are_told_in_the_best_words_they_know() {
        let all = ["kata-time_settings", "kgs-time_settings", "time_settings"];
        for (system, kata, kgs, plain) in [
            ("none", "none", Some("none"), Some("0 1 0")),
            ("10m", "absolute 600", Some("absolute 600"), Some("600 0 0")),
            ("1m+5x30s", "byoyomi 60 30 5", Some("byoyomi 60 30 5"), Some("60 30 1")),
            ("0s+1x100ms", "byoyomi 0 0.1 1", None, None),
            ("1m+25/10m", "canadian 60 600 25", Some("canadian 60 600 25"), Some("60 600 25")),
        ] {
            let with = |name: &str, words: &str| format!("{name}time_settings {words}");
            assert_eq!(told(system, &all), Some(with("kata-", kata)));
            assert_eq!(told(system, &all[1..]), kgs.map(|words| with("kgs-", words)));
            assert_eq!(told(system, &all[2..]), plain.map(|words| with("", words)));
            assert_eq!(told(system, &[]), None);
        }
        assert_eq!(told("1m+500ms", &all), Some("kata-time_settings fischer 60 0.5".to_owned()));
        assert_eq!(told("1m+500ms", &all[1..]), Some("time_settings 60 0 0".to_owned()));
    }

    #[test]
    fn what_is_left() {
        let left = |dialect: Dialect, system: &str, took: u64| {
            let system = crate::options::clock(system).unwrap();
            let clock = PlayerClock::start(&system).after_move(&system, took);
            dialect.left(&system, clock, Color::White)
        };
        let kata = |system, took| left(Dialect::Kata, system, took).unwrap();
        let plain = |system, took| left(Dialect::Plain, system, took).unwrap();
        assert_eq!(kata("10s", 2500), "time_left W 7.5 0");
        assert_eq!(plain("10s", 2500), "time_left W 7 0");
        assert_eq!(plain("10s", 9500), "time_left W 1 0");
        assert_eq!(kata("10s+5x30s", 50_000), "time_left W 30 4");
        assert_eq!(plain("10s+5x30s", 50_000), "time_left W 30 1");
        assert_eq!(plain("10s+25/600s", 20_000), "time_left W 590 24");
        assert_eq!(left(Dialect::Kata, "0s+1x1s", 500), None);
        assert_eq!(left(Dialect::Kata, "none", 500), None);
    }

    #[test]
    fn a_margin_forgives_but_gives_nothing() {
        let system = crate::options::clock("10s").unwrap();
        let clock = PlayerClock::start(&system);
        let margin = Duration::from_millis(250);
        let after = |took| after_move(clock, &system, Duration::from_millis(took), margin);
        assert_eq!(after(4000), PlayerClock::Main { left: 6000 });
        assert_eq!(after(10_100), PlayerClock::Main { left: 150 });
        assert!(after(10_250).is_expired());
        assert_eq!(patience(clock, &system, margin), Some(Duration::from_millis(10_250)));
        assert_eq!(patience(PlayerClock::Unlimited, &TimeSystem::None, margin), None);
    }
}
