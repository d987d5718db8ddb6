//! Durations as short text: `10m`, `1h30m`, `500ms`.

use core::fmt;

const UNITS: [(&str, u64); 5] =
    [("d", 24 * 60 * 60 * 1000), ("h", 60 * 60 * 1000), ("m", 60 * 1000), ("s", 1000), ("ms", 1)];

/// Prints milliseconds in the form that [`parse_short`] reads.
pub(crate) struct Short(pub(crate) u64);

impl fmt::Display for Short {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0 == 0 {
            return f.write_str("0s");
        }
        let mut rest = self.0;
        for (name, size) in UNITS {
            if rest >= size {
                write!(f, "{}{name}", rest / size)?;
                rest %= size;
            }
        }
        Ok(())
    }
}

/// Reads whole numbers each followed by a unit, largest unit first and no unit
/// twice. A bare number is refused, because seconds and minutes are equally
/// likely to be meant.
pub(crate) fn parse_short(text: &str) -> Option<u64> {
    let mut rest = text.trim();
    let mut units = UNITS.as_slice();
    let mut total = 0u64;
    while !rest.is_empty() {
        let (number, after) = split_where(rest, |c| !c.is_ascii_digit());
        let (name, after) = split_where(after, |c| !c.is_ascii_alphabetic());
        let index = units.iter().position(|(unit, _)| unit.eq_ignore_ascii_case(name))?;
        let value = number.parse::<u64>().ok()?.checked_mul(units[index].1)?;
        total = total.checked_add(value)?;
        units = &units[index + 1..];
        rest = after;
    }
    (units.len() < UNITS.len()).then_some(total)
}

/// Splits before the first character that fulfils the condition.
pub(crate) fn split_where(text: &str, stop: impl Fn(char) -> bool) -> (&str, &str) {
    text.split_at(text.find(stop).unwrap_or(text.len()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn reads_and_prints() {
        for (text, ms, printed) in [
            ("10m", 600_000, "10m"),
            ("1h30m", 5_400_000, "1h30m"),
            ("90s", 90_000, "1m30s"),
            ("500ms", 500, "500ms"),
            ("2D", 172_800_000, "2d"),
            ("0s", 0, "0s"),
            ("1s1ms", 1001, "1s1ms"),
        ] {
            assert_eq!(parse_short(text), Some(ms), "{text}");
            assert_eq!(Short(ms).to_string(), printed);
            assert_eq!(parse_short(printed), Some(ms));
        }
    }

    #[test]
    fn refuses_what_is_not_a_duration() {
        for text in [
            "",
            "10",
            "m",
            "10x",
            "-1m",
            "1m1h",
            "1m1m",
            "1.5m",
            "99999999999999999999s",
            "18446744073709551615d",
            "1m 2s",
        ] {
            assert_eq!(parse_short(text), None, "{text}");
        }
    }
}
