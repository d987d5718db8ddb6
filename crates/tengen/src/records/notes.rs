//! Facts about a record that its readers are told.

use crate::speech::language;
use crate::wrong;
use std::path::Path;
use tengen_clock::SgfTimeError;
use tengen_messages::{Language, Value};
use tengen_record::{Assumed, Finding, MainLine, Wrong};
use tengen_reference::{color_word, illegal_words};
use tengen_rules::{Color, Illegal, Score, Size};
use tengen_sgf::{Diagnostic, Problem};

/// Such a fact. Only illegal moves and unreadable values are against the rules of the game or of
/// the format.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Note {
    /// A move that the rules do not allow, on a board of this size.
    Illegal { number: usize, color: Color, reason: Illegal, size: Size },
    /// Such a move of a record that states another game, and so other rules.
    OtherRules { number: usize, color: Color, reason: Illegal, size: Size },
    /// A move or a set-up that cannot be read.
    Unreadable(Diagnostic),
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
    /// The note about something that a follower found.
    pub(crate) fn of(finding: &Finding, size: Size) -> Note {
        let number = finding.number;
        match &finding.what {
            Wrong::Illegal { color, reason } => {
                Note::Illegal { number, color: *color, reason: *reason, size }
            }
            Wrong::OutOfTurn(color) => Note::OutOfTurn { number, color: *color },
            Wrong::Unreadable(why) => Note::Unreadable(*why),
            Wrong::LeftOut(point) => Note::LeftOut { number, point: size.name(*point) },
        }
    }

    /// All notes about a record up to the place where these findings end.
    pub(crate) fn all(line: &MainLine, findings: &[Finding]) -> Vec<Note> {
        // Of a converted komi or result the condition says more.
        let converted = [Problem::KomiConverted, Problem::ResultConverted];
        let values = line.problems.iter().filter(|v| !converted.contains(&v.problem));
        let values = values.copied().map(Note::Value);
        let assumed = line.conditions.assumed.iter().cloned().map(Note::Assumed);
        let found = findings.iter().map(|finding| Note::of(finding, line.size));
        values.chain(assumed).chain(found).collect()
    }

    /// A name for programs.
    pub(crate) fn code(&self) -> &'static str {
        match self {
            Note::Illegal { .. } => "illegal",
            Note::OtherRules { .. } => "other-rules",
            Note::Unreadable(_) => "unreadable",
            Note::Value(value) => value.problem.code(),
            Note::Assumed(Assumed::Rules { .. }) => "assumed-rules",
            Note::Assumed(Assumed::Komi { .. }) => "assumed-komi",
            Note::Assumed(Assumed::Converted { .. }) => "komi-converted",
            Note::Assumed(Assumed::ConvertedResult { .. }) => "result-converted",
            Note::Assumed(Assumed::NoHandicap(_)) => "assumed-no-handicap",
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
            Note::Value(value) | Note::Unreadable(value) => wrong::diagnostic(value),
            Note::Assumed(assumed) => wrong::assumed(assumed),
            Note::Clock(error) => wrong::time(*error),
            _ => self.said(language()),
        }
    }

    /// The fact in English, for programs.
    pub(crate) fn in_english(&self) -> String {
        match self {
            Note::Value(value) | Note::Unreadable(value) => value.to_string(),
            Note::Assumed(assumed) => assumed.to_string(),
            Note::Clock(error) => error.to_string(),
            _ => self.said(Language::ENGLISH),
        }
    }

    fn said(&self, language: Language) -> String {
        let say = |id: &str, values: &[(&str, Value<'_>)]| language.say(id, values);
        match self {
            Note::Value(_) | Note::Unreadable(_) | Note::Assumed(_) | Note::Clock(_) => {
                String::new()
            }
            Note::Illegal { number, color, reason, size }
            | Note::OtherRules { number, color, reason, size } => {
                let (point, why) =
                    (size.name(reason.point()), illegal_words(*reason, *size, language));
                let values = [
                    ("number", (*number).into()),
                    ("colour", color_word(*color).into()),
                    ("point", (&point).into()),
                    ("why", (&why).into()),
                ];
                let is_illegal = matches!(self, Note::Illegal { .. });
                say(if is_illegal { "referee-illegal" } else { "referee-other-rules" }, &values)
            }
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

/// Tells the notes about a file on standard error.
pub(crate) fn tell_notes(file: &Path, notes: &[Note]) {
    for note in notes {
        crate::speech::tell(&wrong::within(&file.display(), &note.in_words()));
    }
}
