//! Faults in the arguments, in words.

use super::usage;
use crate::katago;
use crate::speech::say;
use clap::builder::StyledStr;
use clap::error::{ContextKind, ContextValue, Error, ErrorFormatter, ErrorKind};
use std::error::Error as _;
use tengen_messages::Value;

/// Formats faults in the arguments like all other failures of the program.
pub(super) struct Mistake;

impl ErrorFormatter for Mistake {
    fn format_error(error: &Error<Mistake>) -> StyledStr {
        let mut mistake = what(error);
        let similar = [
            ContextKind::SuggestedSubcommand,
            ContextKind::SuggestedArg,
            ContextKind::SuggestedValue,
        ];
        let mut similar = similar.into_iter().map(|kind| context(error, kind));
        if let Some(similar) = similar.find(|found| !found.is_empty()) {
            let more = say("argument-similar", &[("similar", (&similar).into())]);
            mistake = and(&mistake, &more);
        }
        for kind in [ContextKind::ValidValue, ContextKind::ValidSubcommand] {
            let values = context(error, kind);
            if !values.is_empty() {
                let more = say("argument-choices", &[("values", (&values).into())]);
                mistake = and(&mistake, &more);
            }
        }
        let mut text = format!("tengen: {mistake}");
        if let Some(ContextValue::StyledStr(made)) = error.get(ContextKind::Usage) {
            let made = usage(&made.to_string());
            text.push_str(&format!("\n\n{} {made}", say("help-usage", &[])));
        }
        text.push_str(&format!("\n\n{}\n", say("argument-help", &[])));
        text.into()
    }
}

/// A fault, and advice.
fn and(mistake: &str, more: &str) -> String {
    say("argument-and", &[("mistake", mistake.into()), ("more", more.into())])
}

/// Clap's information of one kind about a fault; empty if there is none.
fn context(error: &Error<Mistake>, kind: ContextKind) -> String {
    error.get(kind).map(ToString::to_string).unwrap_or_default()
}

/// The fault in a sentence.
fn what(error: &Error<Mistake>) -> String {
    let argument = katago::as_typed(&context(error, ContextKind::InvalidArg), std::env::args_os());
    let value = context(error, ContextKind::InvalidValue);
    let command = context(error, ContextKind::InvalidSubcommand);
    let prior = context(error, ContextKind::PriorArg);
    let number = |kind| match error.get(kind) {
        Some(ContextValue::Number(number)) => *number as f64,
        _ => 0.0,
    };
    let argument = ("argument", Value::from(&argument));
    let value = ("value", Value::from(&value));
    let command = ("command", Value::from(&command));
    match error.kind() {
        ErrorKind::ValueValidation => {
            let why = error.source().map(ToString::to_string).unwrap_or_default();
            say("argument-invalid", &[argument, value, ("why", (&why).into())])
        }
        ErrorKind::InvalidValue if value.1 == Value::Text("") => say("argument-empty", &[argument]),
        ErrorKind::InvalidValue => say("argument-not-possible", &[argument, value]),
        ErrorKind::UnknownArgument => say("argument-unknown", &[argument]),
        ErrorKind::InvalidSubcommand => say("argument-unknown-command", &[command]),
        ErrorKind::MissingSubcommand => say("argument-command-missing", &[command]),
        ErrorKind::MissingRequiredArgument => say("argument-missing", &[("arguments", argument.1)]),
        ErrorKind::ArgumentConflict => match (&argument.1, &command.1) {
            (given, _) if *given == Value::Text(&prior) => say("argument-twice", &[argument]),
            (Value::Text(""), given) => {
                let values = [("argument", given.clone()), ("others", (&prior).into())];
                say("argument-conflict", &values)
            }
            _ => say("argument-conflict", &[argument, ("others", (&prior).into())]),
        },
        ErrorKind::TooManyValues => say("argument-too-many", &[argument, value]),
        ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => {
            let wanted = number(ContextKind::ExpectedNumValues) + number(ContextKind::MinValues);
            let given = number(ContextKind::ActualNumValues);
            say("argument-count", &[argument, ("wanted", wanted.into()), ("given", given.into())])
        }
        ErrorKind::InvalidUtf8 => say("argument-not-text", &[]),
        _ => say("argument-other", &[]),
    }
}
