//! What a person types.

use std::path::PathBuf;
use tengen_rules::{Point, Size};

/// A line that was typed, understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Typed {
    /// A point: a play, or a stone whose status is to change.
    Point(Point),
    /// A pass.
    Pass,
    /// To take back.
    Undo,
    /// To give up.
    Resign,
    /// To agree that the recurring position ends the game.
    Cycle,
    /// To agree with what is proposed.
    Accept,
    /// Not to agree, and play on.
    Dispute,
    /// To count all as alive since it is not agreed who moves next.
    NoAgreement,
    /// To write the record.
    Save(PathBuf),
    /// To be told the commands.
    Help,
    /// To leave.
    Quit,
    /// An empty line.
    Nothing,
    /// Anything else.
    Unknown(String),
}

impl Typed {
    pub(crate) fn read(text: &str, size: Size) -> Typed {
        let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let typed = match (word.to_lowercase().as_str(), rest.trim()) {
            ("", _) => Typed::Nothing,
            ("save", file) if !file.is_empty() => Typed::Save(file.into()),
            (word, "") => match word {
                "pass" => Typed::Pass,
                "undo" => Typed::Undo,
                "resign" => Typed::Resign,
                "cycle" => Typed::Cycle,
                "accept" => Typed::Accept,
                "dispute" => Typed::Dispute,
                "no-agreement" => Typed::NoAgreement,
                "help" | "?" => Typed::Help,
                "quit" | "exit" => Typed::Quit,
                _ => Typed::Unknown(text.to_owned()),
            },
            _ => Typed::Unknown(text.to_owned()),
        };
        match (typed, size.parse(text)) {
            (Typed::Unknown(_), Some(point)) => Typed::Point(point),
            (typed, _) => typed,
        }
    }
}

/// The commands while moves are made.
pub(crate) const MOVE_HELP: &str = "\
Q16           play on Q16: the column's letter, then the row's number
pass          pass
undo          take the last move back
resign        give up
save FILE     write the record into a file
quit          leave the game";

/// The commands while the stones are settled.
pub(crate) const SETTLE_HELP: &str = "\
Q16           the chain on Q16 is dead, or alive after all
accept        agree with what is shown
dispute       do not agree, and play on
undo          take the last pass back
resign        give up
save FILE     write the record into a file
quit          leave the game";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_understood() {
        let size = Size::square(9).unwrap();
        let point = |name| Typed::Point(size.parse(name).unwrap());
        for (text, expected) in [
            ("E5", point("E5")),
            ("e5", point("E5")),
            ("PASS", Typed::Pass),
            ("", Typed::Nothing),
            ("?", Typed::Help),
            ("save my game.sgf", Typed::Save("my game.sgf".into())),
            ("no-agreement", Typed::NoAgreement),
            ("save", Typed::Unknown("save".into())),
            ("pass away", Typed::Unknown("pass away".into())),
            ("K10", Typed::Unknown("K10".into())),
            ("I5", Typed::Unknown("I5".into())),
        ] {
            assert_eq!(Typed::read(text, size), expected, "{text}");
        }
    }
}
