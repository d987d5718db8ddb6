//! What a person types at a problem.

use crate::play::command;
use tengen_messages::Language;
use tengen_rules::{Point, Size};

/// A line that was typed, understood.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Heard {
    /// A point, for the side whose turn it is.
    Point(Point),
    /// A pass.
    Pass,
    /// To be told four points of which one is right.
    Hint,
    /// That the judge move for the side whose turn it is.
    Judge,
    /// To take the last move back, and its answer.
    Undo,
    /// To begin the problem again.
    Again,
    /// To go on to the next one.
    Next,
    /// To be told the commands.
    Help,
    /// To leave.
    Quit,
    /// An empty line.
    Nothing,
    /// Anything else.
    Unknown(String),
}

/// The commands, as they are in English and as the messages `command-…` have them.
const COMMANDS: [(&str, Heard); 8] = [
    ("pass", Heard::Pass),
    ("hint", Heard::Hint),
    ("judge", Heard::Judge),
    ("undo", Heard::Undo),
    ("again", Heard::Again),
    ("next", Heard::Next),
    ("help", Heard::Help),
    ("quit", Heard::Quit),
];

impl Heard {
    pub(super) fn read(text: &str, size: Size, language: Language) -> Heard {
        let word = text.trim().to_lowercase();
        if word.is_empty() {
            return Heard::Nothing;
        }
        let command = command(&word, language, COMMANDS);
        let point = || size.parse(&word).map(Heard::Point);
        command.or_else(point).unwrap_or_else(|| Heard::Unknown(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_and_commands_are_told_apart_in_every_language() {
        let size = Size::square(7).unwrap();
        let german = Language::find("de").unwrap();
        let read = |text| Heard::read(text, size, german);
        assert_eq!(read(" e5 "), Heard::Point(size.parse("E5").unwrap()));
        assert_eq!(read("judge"), Heard::Judge);
        assert_eq!(read("Hinweis"), Heard::Hint);
        assert_eq!(read(""), Heard::Nothing);
        assert_eq!(read("K10"), Heard::Unknown("K10".to_owned()));
    }
}
