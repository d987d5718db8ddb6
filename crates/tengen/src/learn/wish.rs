//! The lines that a person types on a page of the course.

use crate::heard::Heard;
use crate::play::command;
use tengen_messages::Language;
use tengen_rules::{Point, Size};

/// An answer, or where to go.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Wish {
    /// A point.
    Point(Point),
    /// A pass.
    Pass,
    /// A number, of points or of an option.
    Number(f64),
    /// To see the right answer.
    Show,
    /// To go back a page.
    Back,
}

const COMMANDS: [(&str, Wish); 3] =
    [("pass", Wish::Pass), ("show", Wish::Show), ("back", Wish::Back)];

pub(super) fn hear(text: &str, size: Size, language: Language) -> Heard<Wish> {
    Heard::read(text, language, |word| {
        // Half points are typed with a comma where the language writes them so.
        let number = word.replace(',', ".").parse().ok().filter(|number: &f64| number.is_finite());
        let point = || size.parse(word).map(Wish::Point);
        command(word, language, COMMANDS).or_else(|| number.map(Wish::Number)).or_else(point)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_numbers_and_commands_are_told_apart() {
        let size = Size::square(9).unwrap();
        let hear = |text| hear(text, size, Language::ENGLISH);
        assert_eq!(hear(" e5 "), Heard::Wish(Wish::Point(size.parse("E5").unwrap())));
        assert_eq!(hear("5,5"), Heard::Wish(Wish::Number(5.5)));
        assert_eq!(hear("Next"), Heard::Next);
        assert_eq!(hear(""), Heard::Nothing);
        for other in ["K10", "I5", "nan", "what?"] {
            assert!(matches!(hear(other), Heard::Unknown(_)), "{other}");
        }
    }

    #[test]
    fn commands_may_be_given_in_the_language_that_is_spoken_and_in_english() {
        let size = Size::square(9).unwrap();
        let own = COMMANDS.map(|(english, said)| (english, Heard::Wish(said)));
        let everywhere = [
            ("again", Heard::Again),
            ("next", Heard::Next),
            ("help", Heard::Help),
            ("quit", Heard::Quit),
        ];
        for language in Language::all() {
            let help = language.say("learn-help", &[]);
            for (english, expected) in own.iter().chain(&everywhere) {
                let own = language.say(&format!("command-{english}"), &[]);
                assert!(help.contains(&own) || *expected == Heard::Help, "{language}: {own}");
                for word in [own.to_uppercase(), own, (*english).to_owned()] {
                    assert_eq!(hear(&word, size, language), *expected, "{language}: {word}");
                }
            }
        }
    }
}
