//! Names, TOML and JSON.

use crate::speech::say;

/// A name from a file, with its control characters made visible. Quotes and backslashes are none.
pub(crate) fn name(text: &str) -> String {
    let shown = |c: char| match c {
        '\'' | '"' | '\\' => c.to_string(),
        c => c.escape_debug().to_string(),
    };
    text.chars().map(shown).collect()
}

/// The error of a reader of TOML or JSON, which is in English. Frequent errors have messages; the
/// others are quoted.
pub(crate) fn parsed(message: &str) -> String {
    let message = message.trim_end();
    let (what, expected) = match message.split_once(", expected ") {
        Some((what, expected)) => (what, Some(expected)),
        None => (message, None),
    };
    let known = expected.map(quoted).unwrap_or_default().join(", ");
    let found = quoted(what).first().copied().unwrap_or_default().to_owned();
    let values = [("found", (&found).into()), ("known", (&known).into())];
    match what.split_once('`').map_or(what, |(before, _)| before.trim_end()) {
        "unknown variant" if !known.is_empty() => say("wrong-variant", &values),
        "unknown field" if !known.is_empty() => say("wrong-field", &values),
        "missing field" => say("wrong-missing", &values[..1]),
        _ => say("wrong-reader", &[("what", message.into())]),
    }
}

/// The same of a line of JSON.
pub(crate) fn json(error: &serde_json::Error) -> String {
    let said = error.to_string();
    // The place follows after the text.
    let what = said.rsplit_once(" at line ").map_or(said.as_str(), |(what, _)| what);
    parsed(what)
}

/// The words in backticks.
fn quoted(text: &str) -> Vec<&str> {
    text.split('`').skip(1).step_by(2).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_people_do_wrong_is_said_in_our_words() {
        for (message, said) in [
            (
                "unknown variant `mega`, expected one of `one`, `two`, or `none`",
                "“mega” is not known here; possible: one, two, none",
            ),
            (
                "unknown field `ko_rule`, expected `ko` or `suicide`\n",
                "there is no “ko_rule” here; possible: ko, suicide",
            ),
            ("missing field `play`", "“play” is missing"),
            ("unknown field `x`, there are no fields", "unknown field `x`, there are no fields"),
            ("invalid type: map, expected a string", "invalid type: map, expected a string"),
        ] {
            assert_eq!(parsed(message), said);
        }
    }
}
