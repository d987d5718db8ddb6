//! Facts about a record that are worth knowing but break no rule of the game.

use crate::speech::language;
use crate::wrong;
use tengen_clock::SgfTimeError;
use tengen_messages::{Language, Value};
use tengen_record::Assumed;
use tengen_reference::color_word;
use tengen_rules::{Color, Score};
use tengen_sgf::Diagnostic;

/// Such a fact.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Note {
    /// A value that cannot be read, or only by a guess.
    Value(Diagnostic),
    /// A condition that the record does not say.
    Assumed(Assumed),
    /// The clock that the record states is none.
    Clock(SgfTimeError),
    /// This player moved, and it was the opponent's turn.
    OutOfTurn { number: usize, color: Color },
    /// The chain of the stone on this point would have no liberty and was not set up.
    LeftOut { number: usize, point: String },
    /// The territory marked at the end does not fit the stones.
    MarksDoNotFit,
    /// The recorded result or the komi has a half point, and the other has none.
    ImpossibleHalf { komi: Score },
}

impl Note {
    /// A name for programs.
    pub(crate) fn code(&self) -> &'static str {
        match self {
            Note::Value(value) => value.problem.code(),
            Note::Assumed(Assumed::Rules { .. }) => "assumed-rules",
            Note::Assumed(Assumed::Komi { .. }) => "assumed-komi",
            Note::Assumed(Assumed::NoHandicap { .. }) => "assumed-no-handicap",
            Note::Clock(_) => "clock",
            Note::OutOfTurn { .. } => "out-of-turn",
            Note::LeftOut { .. } => "left-out",
            Note::MarksDoNotFit => "marks-do-not-fit",
            Note::ImpossibleHalf { .. } => "impossible-half",
        }
    }

    /// The fact in the language in use.
    pub(crate) fn in_words(&self) -> String {
        match self {
            Note::Value(value) => wrong::diagnostic(value),
            Note::Assumed(assumed) => wrong::assumed(assumed),
            Note::Clock(error) => wrong::time(*error),
            _ => self.said(language()),
        }
    }

    /// The fact in English, for programs.
    pub(crate) fn in_english(&self) -> String {
        match self {
            Note::Value(value) => value.to_string(),
            Note::Assumed(assumed) => assumed.to_string(),
            Note::Clock(error) => error.to_string(),
            _ => self.said(Language::ENGLISH),
        }
    }

    fn said(&self, language: Language) -> String {
        let say = |id: &str, values: &[(&str, Value<'_>)]| language.say(id, values);
        match self {
            Note::Value(_) | Note::Assumed(_) | Note::Clock(_) => String::new(),
            Note::OutOfTurn { number, color } => {
                let colour = color_word(*color);
                say(
                    "referee-out-of-turn",
                    &[("number", (*number).into()), ("colour", colour.into())],
                )
            }
            Note::LeftOut { number, point } => {
                say("referee-left-out", &[("number", (*number).into()), ("point", point.into())])
            }
            Note::MarksDoNotFit => say("referee-marks-do-not-fit", &[]),
            Note::ImpossibleHalf { komi } => {
                say("referee-impossible-half", &[("komi", f64::from(*komi).into())])
            }
        }
    }
}
