//! What a person types on a page of the course.

use crate::play::command;
use tengen_messages::Language;
use tengen_rules::{Point, Size};

/// A line that was typed, understood.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Heard {
    /// A point.
    Point(Point),
    /// A pass.
    Pass,
    /// A number, of points or of an option.
    Number(f64),
    /// To be shown what is right.
    Show,
    /// To begin the page again.
    Again,
    /// To go on to the next page.
    Next,
    /// To go back a page.
    Back,
    /// To be told the commands.
    Help,
    /// To leave.
    Quit,
    /// An empty line.
    Nothing,
    /// Anything else.
    Unknown(String),
}

/// The commands: what they are in English, and what they mean. In another language they are the
/// messages `command-…`, and the English words go on working.
const COMMANDS: [(&str, Heard); 7] = [
    ("pass", Heard::Pass),
    ("show", Heard::Show),
    ("again", Heard::Again),
    ("next", Heard::Next),
    ("back", Heard::Back),
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
        // Half points are typed with a comma where the language writes them so.
        let number =
            || word.replace(',', ".").parse().ok().filter(|number: &f64| number.is_finite());
        let point = || size.parse(&word).map(Heard::Point);
        let heard = command.or_else(|| number().map(Heard::Number));
        heard.or_else(point).unwrap_or_else(|| Heard::Unknown(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_numbers_and_commands_are_told_apart() {
        let size = Size::square(9).unwrap();
        let read = |text| Heard::read(text, size, Language::ENGLISH);
        assert_eq!(read(" e5 "), Heard::Point(size.parse("E5").unwrap()));
        assert_eq!(read("5,5"), Heard::Number(5.5));
        assert_eq!(read("Next"), Heard::Next);
        assert_eq!(read(""), Heard::Nothing);
        for other in ["K10", "I5", "nan", "what?"] {
            assert!(matches!(read(other), Heard::Unknown(_)), "{other}");
        }
    }
    #[test]
    fn commands_may_be_given_in_the_language_that_is_spoken_and_in_english() {
        let size = Size::square(9).unwrap();
        for language in Language::all() {
            let help = language.say("learn-help", &[]);
            for (english, expected) in COMMANDS {
                let own = language.say(&format!("command-{english}"), &[]);
                assert!(help.contains(&own) || expected == Heard::Help, "{language}: {own}");
                for word in [own.to_uppercase(), own, english.to_owned()] {
                    assert_eq!(Heard::read(&word, size, language), expected, "{language}: {word}");
                }
            }
        }
    }
}
