//! The lines that a person types at a problem.

use crate::heard::Heard;
use crate::play::command;
use tengen_messages::Language;
use tengen_rules::{Point, Size};

/// The action asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Wish {
    /// A play for the side to move; none is a pass.
    Play(Option<Point>),
    /// To name four points of which one is right.
    Hint,
    /// To let the judge move for the side to move.
    Judge,
    /// To take the last move back, and its answer.
    Undo,
}

const COMMANDS: [(&str, Wish); 4] = [
    ("pass", Wish::Play(None)),
    ("hint", Wish::Hint),
    ("judge", Wish::Judge),
    ("undo", Wish::Undo),
];

pub(super) fn hear(text: &str, size: Size, language: Language) -> Heard<Wish> {
    Heard::read(text, language, |word| {
        let play = || size.parse(word).map(|point| Wish::Play(Some(point)));
        command(word, language, COMMANDS).or_else(play)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_and_commands_are_told_apart_in_every_language() {
        let size = Size::square(7).unwrap();
        let german = Language::find("de").unwrap();
        let hear = |text| hear(text, size, german);
        assert_eq!(hear(" e5 "), Heard::Wish(Wish::Play(size.parse("E5"))));
        assert_eq!(hear("judge"), Heard::Wish(Wish::Judge));
        assert_eq!(hear("Hinweis"), Heard::Wish(Wish::Hint));
        assert_eq!(hear("quit"), Heard::Quit);
        assert_eq!(hear(""), Heard::Nothing);
        assert_eq!(hear("K10"), Heard::Unknown("K10".to_owned()));
    }
}
