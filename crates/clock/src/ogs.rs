//! The settings of Online-Go as its interface writes them: flat JSON, durations in seconds.

use crate::{duration::split_where, system::TimeSystem};

/// Reads the settings from a text in small letters; `None` if a setting of their system is
/// missing or the system is not known.
pub(crate) fn settings(text: &str) -> Option<TimeSystem> {
    let seconds = |name| number(text, name)?.checked_mul(1000);
    let count = |name| number(text, name).and_then(|n| u32::try_from(n).ok());
    let system = value(text, "system").or_else(|| value(text, "time_control"))?;
    let (system, _) = split_where(system.strip_prefix('"')?, |c| c == '"');
    Some(match system {
        "none" => TimeSystem::None,
        "absolute" => TimeSystem::Absolute { main: seconds("total_time")? },
        "simple" => TimeSystem::ByoYomi { main: 0, periods: 1, period: seconds("per_move")? },
        "byoyomi" => TimeSystem::ByoYomi {
            main: seconds("main_time")?,
            periods: count("periods")?,
            period: seconds("period_time")?,
        },
        "canadian" => TimeSystem::Canadian {
            main: seconds("main_time")?,
            stones: count("stones_per_period")?,
            period: seconds("period_time")?,
        },
        "fischer" => TimeSystem::Fischer {
            main: seconds("initial_time")?,
            increment: seconds("time_increment")?,
            cap: seconds("max_time"),
        },
        _ => return None,
    })
}

fn number(text: &str, name: &str) -> Option<u64> {
    split_where(value(text, name)?, |c| !c.is_ascii_digit()).0.parse().ok()
}

/// The text behind a name and its colon.
fn value<'a>(text: &'a str, name: &str) -> Option<&'a str> {
    text.match_indices(name).find_map(|(at, _)| {
        text[..at].strip_suffix('"')?;
        let rest = text[at + name.len()..].strip_prefix('"')?;
        Some(rest.trim_start().strip_prefix(':')?.trim_start())
    })
}
