//! The faults of an engine.

use crate::speech::fixed;
use std::time::Duration;
use tengen_gtp::controller::{AskError, Lost};
use tengen_messages::{Language, Value};
use tengen_reference::refusal_words;
use tengen_rules::{Color, Outcome, Refusal, Size, Win};

/// The fault by which an engine lost its game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    /// It thought too long about a move.
    Time(Duration),
    /// It made a move that the rules do not allow.
    Illegal { vertex: String, why: Refusal, size: Size },
    /// Its answer is no move.
    Nonsense(String),
    /// It refused a request that it must carry out.
    Refused { request: String, why: String },
    /// It ended or does not answer.
    Lost(Lost),
}

impl Fault {
    /// The fault that an error on asking for `request` means.
    pub(crate) fn of(request: &str, error: AskError) -> Fault {
        match error {
            AskError::Refused(why) => Fault::Refused { request: request.to_owned(), why },
            AskError::Lost(lost) => Fault::Lost(lost),
        }
    }

    /// One word for it, for lists.
    pub(crate) fn code(&self) -> &'static str {
        match self {
            Fault::Time(_) => "time",
            Fault::Illegal { .. } => "illegal",
            Fault::Nonsense(_) => "nonsense",
            Fault::Refused { .. } => "refusal",
            Fault::Lost(Lost::Ended { .. }) => "crash",
            Fault::Lost(Lost::Silent { .. }) => "silence",
            Fault::Lost(Lost::Flood) => "flood",
            Fault::Lost(Lost::Stopped) => "stopped",
        }
    }

    /// The outcome of the game by it.
    pub(crate) fn outcome(&self, color: Color) -> Outcome {
        let by = if matches!(self, Fault::Time(_)) { Win::Time } else { Win::Forfeit };
        Outcome::Win { winner: !color, by }
    }
}

impl Fault {
    /// The fault of an engine of this name, in words.
    pub(crate) fn said(&self, name: &str, language: Language) -> String {
        let said = |id: &str, values: &[(&str, Value<'_>)]| {
            language.say(id, &[&[("name", name.into())], values].concat())
        };
        match self {
            Fault::Time(took) => {
                let took = fixed(took.as_secs_f64(), 2, language);
                said("match-fault-time", &[("seconds", (&took).into())])
            }
            Fault::Illegal { vertex, why, size } => {
                let why = refusal_words(why, *size, language);
                said("match-fault-illegal", &[("vertex", vertex.into()), ("why", (&why).into())])
            }
            Fault::Nonsense(answer) => {
                let answer: String = answer.chars().take(60).collect();
                let answer = format!("{answer:?}");
                said("match-fault-nonsense", &[("answer", (&answer).into())])
            }
            Fault::Refused { request, why } => {
                let values = [("request", request.into()), ("why", why.into())];
                said("match-fault-refusal", &values)
            }
            Fault::Lost(lost) => lost_words(lost, name, language),
        }
    }
}

/// How an engine of this name was lost, in words.
pub(crate) fn lost_words(lost: &Lost, name: &str, language: Language) -> String {
    let name = ("name", Value::from(name));
    match lost {
        Lost::Ended { status, last_words } => {
            let how = status.map(|status| status.to_string()).unwrap_or_default();
            let ended = match status {
                Some(_) => language.say("match-lost-ended", &[name, ("status", (&how).into())]),
                None => language.say("match-lost-closed", &[name]),
            };
            last_words.lines().next_back().map_or(ended.clone(), |line| {
                let values = [("ended", (&ended).into()), ("line", line.into())];
                language.say("match-lost-last", &values)
            })
        }
        Lost::Silent { waited } => {
            let waited = fixed(waited.as_secs_f64(), 1, language);
            language.say("match-lost-silent", &[name, ("seconds", (&waited).into())])
        }
        Lost::Flood => language.say("match-lost-flood", &[name]),
        Lost::Stopped => language.say("match-lost-stopped", &[name]),
    }
}
