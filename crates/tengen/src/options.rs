//! Values of options, read from their texts.

use tengen_clock::{ParseTimeSystemError, TimeSystem};
use tengen_rules::kata::KataRules;
use tengen_rules::{Color, Ruleset, Score, Size};

/// `19` or `13x9`, each side from 2 to 25.
pub(crate) fn size(text: &str) -> Result<Size, String> {
    let side = |text: &str| text.trim().parse::<usize>().ok().filter(|n| (2..=25).contains(n));
    let sides = match text.split_once(['x', 'X', '×']) {
        Some((width, height)) => side(width).zip(side(height)),
        None => side(text).map(|side| (side, side)),
    };
    let size = sides.and_then(|(width, height)| Size::new(width, height).ok());
    size.ok_or_else(|| "say 9, 19 or 13x9; each side has 2 to 25 lines".to_owned())
}

/// A ruleset by name, from a file whose name ends with `.toml`, or as KataGo writes rules: in one
/// word or in JSON.
pub(crate) fn rules(text: &str) -> Result<Ruleset, String> {
    if text.ends_with(".toml") {
        return crate::rules::load(text.as_ref());
    }
    if text.starts_with('{') {
        let options = serde_json::from_str(text).map(KataRules::ruleset);
        return options.map_err(|e| format!("not rules in KataGo's JSON: {e}"));
    }
    Ruleset::named(text).ok_or_else(|| "`tengen rules` lists those that are known".to_owned())
}

/// A komi in steps of one half.
pub(crate) fn komi(text: &str) -> Result<Score, String> {
    text.parse::<Score>().map_err(|e| e.to_string())
}

/// A player, by colour or its letter.
pub(crate) fn color(text: &str) -> Result<Color, String> {
    match text.to_ascii_lowercase().as_str() {
        "black" | "b" => Ok(Color::Black),
        "white" | "w" => Ok(Color::White),
        _ => Err("say black or white".to_owned()),
    }
}

/// A time system with its name (`byo-yomi 10m+5x30s`) or, where the form says which it is,
/// without (`10m+5x30s`).
pub(crate) fn clock(text: &str) -> Result<TimeSystem, String> {
    let names = ["", "byo-yomi ", "canadian ", "fischer ", "absolute "];
    let mut why = None;
    for name in names {
        match format!("{name}{text}").parse::<TimeSystem>() {
            Ok(system) => return Ok(system),
            Err(ParseTimeSystemError::Form) => {}
            Err(ParseTimeSystemError::Invalid(error)) => why = why.or(Some(error)),
        }
    }
    Err(why.map_or_else(|| ParseTimeSystemError::Form.to_string(), |error| error.to_string()))
}

/// A time in seconds, such as `0.5`.
pub(crate) fn seconds(text: &str) -> Result<std::time::Duration, String> {
    let seconds = text.parse::<f64>().ok().filter(|s| (0.001..=86_400.0).contains(s));
    let seconds = seconds.ok_or("say a number of seconds from 0.001 to 86400")?;
    Ok(std::time::Duration::from_secs_f64(seconds))
}

/// An amount of memory in MiB, from 1 to a million.
pub(crate) fn mebibytes(text: &str) -> Result<usize, String> {
    match text.parse() {
        Ok(amount @ 1..=1_000_000) => Ok(amount),
        _ => Err("a number of MiB from 1 to 1000000 is expected".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes() {
        for (text, expected) in [("19", (19, 19)), ("13x9", (13, 9)), ("2×25", (2, 25))] {
            assert_eq!(size(text), Ok(Size::new(expected.0, expected.1).unwrap()), "{text}");
        }
        for bad in ["", "1", "26", "9x", "x9", "9x9x9", "-9", "nine", "9x100"] {
            assert!(size(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn clocks_are_known_by_their_form() {
        for (text, expected) in [
            ("none", "none"),
            ("10m", "absolute 10m"),
            ("5m+5x30s", "byo-yomi 5m+5x30s"),
            ("byo-yomi 0s+1x10s", "byo-yomi 0s+1x10s"),
            ("10m+25/10m", "canadian 10m+25/10m"),
            ("5m+10s", "fischer 5m+10s"),
        ] {
            assert_eq!(clock(text).unwrap().to_string(), expected, "{text}");
        }
        assert_eq!(clock("0s").unwrap_err(), "the main time must not be zero");
        assert!(clock("soon").unwrap_err().starts_with("expected none"));
    }
}
