//! The lines that a person types in a game.

use std::path::PathBuf;
use tengen_messages::Language;
use tengen_rules::{Point, Size, StoneStatus};

/// A typed line, as it was understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Typed {
    /// A point: a play, or a stone to turn from dead to alive or back.
    Point(Point),
    /// To say how the chain on a point stands.
    Mark(Point, StoneStatus),
    /// A pass.
    Pass,
    /// To take back.
    Undo,
    /// To give up.
    Resign,
    /// To agree that the recurring position ends the game.
    Cycle,
    /// To agree with the proposal.
    Accept,
    /// To disagree and play on.
    Dispute,
    /// To count all stones as alive, as there is no agreement on who moves next.
    NoAgreement,
    /// To say so of a chain, without a point of the board.
    MarkNothing(StoneStatus),
    /// To write the record, without a file.
    SaveNowhere,
    /// To write the record.
    Save(PathBuf),
    /// To see the commands.
    Help,
    /// To leave.
    Quit,
    /// An empty line.
    Nothing,
    /// Anything else.
    Unknown(String),
}

/// The commands of one word: the English word and its meaning. Other languages have the messages
/// `command-…`, and the English words work there too.
const COMMANDS: [(&str, Typed); 9] = [
    ("pass", Typed::Pass),
    ("undo", Typed::Undo),
    ("resign", Typed::Resign),
    ("cycle", Typed::Cycle),
    ("accept", Typed::Accept),
    ("dispute", Typed::Dispute),
    ("no-agreement", Typed::NoAgreement),
    ("help", Typed::Help),
    ("quit", Typed::Quit),
];

/// Whether this word is a command, in English or in this language; case does not matter.
pub(super) fn is_command(word: &str, english: &str, language: Language) -> bool {
    let word = word.to_lowercase();
    word == english || word == language.say(&format!("command-{english}"), &[])
}

/// The command that a word means, in English or in this language. `?`, `exit` and `q` mean help and
/// quit in every language.
pub(crate) fn command<T, const N: usize>(
    word: &str,
    language: Language,
    commands: [(&str, T); N],
) -> Option<T> {
    let word = match word {
        "?" => "help",
        "exit" | "q" => "quit",
        word => word,
    };
    let found = commands.into_iter().find(|(english, _)| is_command(word, english, language));
    found.map(|(_, meant)| meant)
}

impl Typed {
    pub(crate) fn read(text: &str, size: Size, language: Language) -> Typed {
        let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let rest = rest.trim();
        if text.is_empty() {
            return Typed::Nothing;
        }
        if is_command(word, "save", language) {
            return if rest.is_empty() { Typed::SaveNowhere } else { Typed::Save(rest.into()) };
        }
        let mark = || {
            let means = |status: &StoneStatus| is_command(word, status.code(), language);
            let status = StoneStatus::ALL.into_iter().find(means)?;
            match size.parse(rest) {
                Some(point) => Some(Typed::Mark(point, status)),
                None => rest.is_empty().then_some(Typed::MarkNothing(status)),
            }
        };
        let command = command(text, language, COMMANDS);
        let point = || size.parse(text).map(Typed::Point);
        command.or_else(mark).or_else(point).unwrap_or_else(|| Typed::Unknown(text.to_owned()))
    }
}

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
            ("save", Typed::SaveNowhere),
            ("pass away", Typed::Unknown("pass away".into())),
            ("seki  e5", Typed::Mark(size.parse("E5").unwrap(), StoneStatus::Seki)),
            ("dead J9", Typed::Mark(size.parse("J9").unwrap(), StoneStatus::Dead)),
            ("ALIVE A1", Typed::Mark(size.parse("A1").unwrap(), StoneStatus::Alive)),
            ("seki", Typed::MarkNothing(StoneStatus::Seki)),
            ("dead K10", Typed::Unknown("dead K10".into())),
            ("K10", Typed::Unknown("K10".into())),
            ("I5", Typed::Unknown("I5".into())),
        ] {
            assert_eq!(Typed::read(text, size, Language::ENGLISH), expected, "{text}");
        }
    }

    #[test]
    fn commands_may_be_given_in_the_language_that_is_spoken_and_in_english() {
        let size = Size::square(9).unwrap();
        for language in Language::all() {
            for (english, expected) in COMMANDS {
                let own = language.say(&format!("command-{english}"), &[]);
                for word in [own.to_uppercase(), own, english.to_owned()] {
                    assert_eq!(Typed::read(&word, size, language), expected, "{language}: {word}");
                }
                let help = ["play-help-move", "play-help-settle"].map(|id| language.say(id, &[]));
                let told = help.iter().any(|text| {
                    let own = language.say(&format!("command-{english}"), &[]);
                    text.lines().any(|line| line.starts_with(&format!("{own} ")))
                });
                // Messages mention the other commands when they can be used.
                let rare = [Typed::Cycle, Typed::NoAgreement, Typed::Help].contains(&expected);
                assert!(told || rare, "{language}: {english}");
            }
        }
        for language in Language::all() {
            let help = language.say("play-help-settle", &[]);
            for status in StoneStatus::ALL {
                let own = language.say(&format!("command-{}", status.code()), &[]);
                assert!(
                    help.lines().any(|line| line.starts_with(&format!("{own} Q16 "))),
                    "{help}"
                );
                let marked = Typed::Mark(size.parse("E5").unwrap(), status);
                for word in [own.as_str(), status.code()] {
                    let read = Typed::read(&format!("{word} E5"), size, language);
                    assert_eq!(read, marked, "{language}: {word}");
                }
            }
        }
        let french = Language::find("fr").unwrap();
        let save = Typed::Save("ma partie.sgf".into());
        assert_eq!(Typed::read("enregistre ma partie.sgf", size, french), save);
    }
}
