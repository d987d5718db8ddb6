//! The lines that a person types at a page of the course or at a problem.

use crate::play::command;
use tengen_messages::Language;

/// A line that was typed, as it was understood. `S` are the wishes that only one screen knows.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Heard<S> {
    /// A wish that only this screen knows.
    Wish(S),
    /// To begin again.
    Again,
    /// To go on to the next one.
    Next,
    /// To see the commands.
    Help,
    /// To leave.
    Quit,
    /// An empty line.
    Nothing,
    /// Anything else.
    Unknown(String),
}

impl<S> Heard<S> {
    /// Reads a line. `own` gets it in lower case and without blanks around it. A command is its
    /// English word or, in another language, the message `command-…`.
    pub(crate) fn read(
        text: &str,
        language: Language,
        own: impl FnOnce(&str) -> Option<S>,
    ) -> Heard<S> {
        let word = text.trim().to_lowercase();
        if word.is_empty() {
            return Heard::Nothing;
        }
        let everywhere = [
            ("again", Heard::Again),
            ("next", Heard::Next),
            ("help", Heard::Help),
            ("quit", Heard::Quit),
        ];
        let own = || own(&word).map(Heard::Wish);
        let heard = command(&word, language, everywhere).or_else(own);
        heard.unwrap_or_else(|| Heard::Unknown(text.to_owned()))
    }
}
