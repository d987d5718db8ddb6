//! Time systems in game records: the SGF properties `TM` and `OT`.
//!
//! The standard fixes `TM` as seconds and leaves `OT` to the writer, so reading
//! follows the habits of the programs that write records.

use alloc::{
    format,
    string::{String, ToString},
};
use core::fmt;

use crate::{
    duration::split_where,
    system::{TimeSystem, TimeSystemError},
};

/// The texts of the properties `TM` and `OT`; an absent one is not written.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct SgfTime {
    /// `TM`: the main time in seconds.
    pub main: Option<String>,
    /// `OT`: the overtime in words.
    pub overtime: Option<String>,
}

impl TimeSystem {
    /// The values of `TM` and `OT`: `600` with `5x30 byo-yomi`, `25/600 Canadian`
    /// or `10 fischer` (`10 fischer max 600` if there is a cap).
    #[must_use]
    pub fn to_sgf(&self) -> SgfTime {
        let (main, overtime) = match *self {
            TimeSystem::None => return SgfTime::default(),
            TimeSystem::Absolute { main } => (main, None),
            TimeSystem::ByoYomi { main, periods, period } => {
                (main, Some(format!("{periods}x{} byo-yomi", Seconds(period))))
            }
            TimeSystem::Canadian { main, stones, period } => {
                (main, Some(format!("{stones}/{} Canadian", Seconds(period))))
            }
            TimeSystem::Fischer { main, increment, cap } => {
                let cap = cap.map_or(String::new(), |cap| format!(" max {}", Seconds(cap)));
                (main, Some(format!("{} fischer{cap}", Seconds(increment))))
            }
        };
        SgfTime { main: Some(Seconds(main).to_string()), overtime }
    }

    /// Reads the values of `TM` and `OT`, either of which may be absent, empty
    /// or `-`. Besides what [`to_sgf`](TimeSystem::to_sgf) writes it knows
    /// `60 simple` (one byo-yomi period), `1 moves / 30 sec`, times such as
    /// `10:00` and `1 hr`, and whole systems in `TM`: `10:00(5x1:00)` and
    /// `1 hr/125 moves`. A record that states nothing, or a main time of zero
    /// without overtime, has no limit.
    ///
    /// # Errors
    /// Says which of the two texts is not understood, or why no game can be
    /// played with what they say together.
    pub fn from_sgf(main: Option<&str>, overtime: Option<&str>) -> Result<Self, SgfTimeError> {
        let (main, within_main) = read_main(&plain(main)).ok_or(SgfTimeError::Main)?;
        let overtime =
            read_overtime(&plain(overtime)).ok_or(SgfTimeError::Overtime)?.or(within_main);
        let system = match overtime {
            None if main == 0 => TimeSystem::None,
            None => TimeSystem::Absolute { main },
            Some(Overtime::ByoYomi { periods, period }) => {
                TimeSystem::ByoYomi { main, periods, period }
            }
            Some(Overtime::Canadian { stones, period }) => {
                TimeSystem::Canadian { main, stones, period }
            }
            Some(Overtime::Fischer { increment, cap }) => {
                TimeSystem::Fischer { main, increment, cap }
            }
        };
        system.validate().map_err(SgfTimeError::Invalid)?;
        Ok(system)
    }
}

/// Why the time of a record is not understood.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SgfTimeError {
    /// The text of `TM` has no known form.
    Main,
    /// The text of `OT` has no known form.
    Overtime,
    /// Both are understood, but no game can be played with them.
    Invalid(TimeSystemError),
}

impl fmt::Display for SgfTimeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SgfTimeError::Main => f.write_str("the main time (TM) is not understood"),
            SgfTimeError::Overtime => f.write_str("the overtime (OT) is not understood"),
            SgfTimeError::Invalid(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for SgfTimeError {}

/// Milliseconds printed as seconds, with decimals only where needed.
struct Seconds(u64);

impl fmt::Display for Seconds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (whole, thousandths) = (self.0 / 1000, self.0 % 1000);
        if thousandths == 0 {
            return write!(f, "{whole}");
        }
        let decimals = format!("{thousandths:03}");
        write!(f, "{whole}.{}", decimals.trim_end_matches('0'))
    }
}

enum Overtime {
    ByoYomi { periods: u32, period: u64 },
    Canadian { stones: u32, period: u64 },
    Fischer { increment: u64, cap: Option<u64> },
}

/// Lower case without surrounding space; the ways of saying "nothing" become
/// the empty text.
fn plain(text: Option<&str>) -> String {
    let text = text.unwrap_or_default().trim().to_lowercase();
    match text.as_str() {
        "-" | "?" | "none" | "no" | "unlimited" | "no limit" => String::new(),
        _ => text,
    }
}

fn read_main(text: &str) -> Option<(u64, Option<Overtime>)> {
    if text.is_empty() {
        return Some((0, None));
    }
    if let Some((main, rest)) = text.split_once('(') {
        let overtime = read_overtime(rest.trim_end().strip_suffix(')')?)?;
        return Some((read_time(main)?, overtime));
    }
    if let Some((period, stones)) = text.split_once('/') {
        let period = read_time(period)?;
        let stones = read_stones(stones)?;
        return Some((0, Some(Overtime::Canadian { stones, period })));
    }
    Some((read_time(text)?, None))
}

/// `None` if the text is not understood, `Some(None)` if it states no overtime.
fn read_overtime(text: &str) -> Option<Option<Overtime>> {
    let text = text.trim();
    if text.is_empty() {
        return Some(None);
    }
    if let Some(rest) = without(text, &["fischer"]) {
        let (increment, cap) = match rest.split_once("max") {
            Some((increment, cap)) => (increment.to_string(), Some(read_time(cap)?)),
            None => (rest, None),
        };
        let increment = read_time(increment.trim().trim_start_matches('+'))?;
        return Some(Some(Overtime::Fischer { increment, cap }));
    }
    if let Some(rest) = without(text, &["simple"]) {
        let period = read_time(&rest)?;
        return Some(Some(Overtime::ByoYomi { periods: 1, period }));
    }
    if text.contains('/') {
        let text = without(text, &["canadian"]).unwrap_or_else(|| text.to_string());
        let (stones, period) = text.split_once('/')?;
        let (stones, period) = (read_stones(stones)?, read_time(period)?);
        return Some(Some(Overtime::Canadian { stones, period }));
    }
    let named = without(text, &["byo-yomi", "byoyomi", "byo yomi", "japanese"]);
    let is_named = named.is_some();
    let text = named.unwrap_or_else(|| text.to_string());
    let (periods, period) = match text.split_once(['x', '×', '*']) {
        Some((periods, period)) => (periods.trim().parse().ok()?, period),
        None if is_named => (1, text.as_str()),
        None => return None,
    };
    let period = read_time(period)?;
    Some(Some(Overtime::ByoYomi { periods, period }))
}

/// The text without the first of the names that occurs in it, if one does.
fn without(text: &str, names: &[&str]) -> Option<String> {
    let name = names.iter().find(|name| text.contains(**name))?;
    Some(text.replacen(name, "", 1))
}

/// `25`, `125 moves`, `25 stones`.
fn read_stones(text: &str) -> Option<u32> {
    let (number, unit) = split_where(text.trim(), |c| !c.is_ascii_digit());
    match unit.trim() {
        "" | "move" | "moves" | "stone" | "stones" => number.parse().ok(),
        _ => None,
    }
}

/// `600`, `0.5`, `10:00`, `1:00:00`, `1 hr`, `1h 30m`, `30 sec`; milliseconds.
fn read_time(text: &str) -> Option<u64> {
    let text = text.trim();
    if text.contains(':') {
        return read_face(text);
    }
    if let Some(ms) = read_decimal(text, 1000) {
        return Some(ms);
    }
    let mut rest = text;
    let mut total = 0u64;
    loop {
        let (number, after) = split_where(rest, |c| !c.is_ascii_digit() && c != '.');
        let (unit, after) = split_where(after.trim_start(), |c| !c.is_alphabetic());
        let size = match unit {
            "s" | "sec" | "secs" | "second" | "seconds" => 1000,
            "m" | "min" | "mins" | "minute" | "minutes" => 60 * 1000,
            "h" | "hr" | "hrs" | "hour" | "hours" => 60 * 60 * 1000,
            "d" | "day" | "days" => 24 * 60 * 60 * 1000,
            _ => return None,
        };
        total = total.checked_add(read_decimal(number, size)?)?;
        rest = after.trim_start_matches(['.', ',']).trim_start();
        if rest.is_empty() {
            return Some(total);
        }
    }
}

/// `mm:ss` or `h:mm:ss`.
fn read_face(text: &str) -> Option<u64> {
    let mut seconds = 0u64;
    for (index, part) in text.split(':').enumerate() {
        let value: u64 = part.parse().ok()?;
        if index > 2 || (index > 0 && value >= 60) {
            return None;
        }
        seconds = seconds.checked_mul(60)?.checked_add(value)?;
    }
    seconds.checked_mul(1000)
}

/// A decimal number times a unit of `size` milliseconds; what is below a
/// millisecond is cut off.
fn read_decimal(text: &str, size: u64) -> Option<u64> {
    let (whole, decimals) = text.split_once('.').unwrap_or((text, ""));
    let digits = |text: &str| text.bytes().all(|b| b.is_ascii_digit());
    if whole.is_empty() || !digits(whole) || !digits(decimals) {
        return None;
    }
    let mut total = whole.parse::<u64>().ok()?.checked_mul(size)?;
    let mut place = size;
    for digit in decimals.bytes() {
        // The remainder of each division is below a millisecond for every
        // decimal place a record could mean.
        total = total.checked_add(u64::from(digit - b'0') * place / 10)?;
        place /= 10;
    }
    Some(total)
}
