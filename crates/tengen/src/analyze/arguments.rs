//! The arguments of `tengen analyze`.

use crate::Failure;
use crate::network::{ArithmeticArguments, Source};
use crate::options;
use crate::records::LineArguments;
use crate::speech::say;
use clap::Args;
use std::path::{Path, PathBuf};
use std::time::Duration;
use tengen_rules::Ruleset;

/// Options of `tengen analyze`.
#[derive(Debug, Args)]
pub(crate) struct AnalyzeArguments {
    #[arg(value_name = "FILE")]
    pub(super) file: PathBuf,
    #[arg(long, value_name = "FILE", default_value = "own")]
    pub(super) net: Source,
    #[command(flatten)]
    pub(super) arithmetic: ArithmeticArguments,
    #[command(flatten)]
    pub(super) line: LineArguments,
    #[arg(long = "move", value_name = "A..B", value_parser = moves)]
    pub(super) moves: Option<Moves>,
    #[arg(long, value_name = "NUMBER", default_value = "100", conflicts_with = "time", value_parser = options::at_least::<u64>(2))]
    pub(super) visits: u64,
    #[arg(long, value_name = "SECONDS", value_parser = options::seconds)]
    pub(super) time: Option<Duration>,
    #[arg(long, value_name = "NUMBER", value_parser = options::whole::<u16>(1, 256))]
    pub(super) threads: Option<u16>,
    #[arg(long, value_name = "NAME|FILE.toml", value_parser = options::rules)]
    pub(super) rules: Option<Ruleset>,
    #[arg(long, group = "form")]
    pub(super) json: bool,
    #[arg(long, group = "form")]
    pub(super) sgf: bool,
    #[arg(long, group = "form")]
    pub(super) html: bool,
    #[arg(short, long, value_name = "OUT")]
    pub(super) output: Option<PathBuf>,
    #[arg(long, requires = "output")]
    pub(super) force: bool,
}

/// The form of the output.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    Text,
    Json,
    Sgf,
    Html,
}

impl AnalyzeArguments {
    /// The form asked for, else the form that the file's name gives; text for standard output.
    ///
    /// # Errors
    /// If the file's name gives none.
    pub(super) fn form(&self) -> Result<Form, Failure> {
        let output = self.output.as_deref().filter(|path| *path != Path::new("-"));
        let extension = output.and_then(|path| path.extension()?.to_str());
        let named = extension.map(str::to_ascii_lowercase);
        Ok(match named.as_deref() {
            _ if self.json => Form::Json,
            _ if self.sgf => Form::Sgf,
            _ if self.html => Form::Html,
            Some("json") => Form::Json,
            Some("sgf") => Form::Sgf,
            Some("html" | "htm") => Form::Html,
            Some("txt") => Form::Text,
            None if output.is_none() => Form::Text,
            _ => return Err(Failure::Usage(say("analyze-format", &[]))),
        })
    }
}

/// Moves by their numbers, both ends included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Moves {
    pub(super) first: usize,
    pub(super) last: usize,
}

fn moves(text: &str) -> Result<Moves, String> {
    let wrong = || say("wanted-moves", &[]);
    let number = |text: &str, missing: usize| match text.trim() {
        "" => Ok(missing),
        text => text.parse().map_err(|_| wrong()),
    };
    let (first, last) = match text.split_once("..") {
        Some((first, last)) => (number(first, 1)?, number(last, usize::MAX)?),
        None => (number(text, 0)?, number(text, 0)?),
    };
    if first == 0 || last < first { Err(wrong()) } else { Ok(Moves { first, last }) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::{Arguments, Command};
    use clap::Parser;

    #[test]
    fn the_form_is_the_one_asked_for_or_that_of_the_files_name() {
        let form = |line: &str| {
            let line = ["tengen", "analyze", "game.sgf"].into_iter().chain(line.split_whitespace());
            let Some(Command::Analyze(arguments)) = Arguments::parse_from(line).command else {
                panic!("not an analysis");
            };
            arguments.form().ok()
        };
        for (line, expected) in [
            ("", Some(Form::Text)),
            ("-o -", Some(Form::Text)),
            ("-o game.TXT", Some(Form::Text)),
            ("-o game.htm", Some(Form::Html)),
            ("-o game.sgf", Some(Form::Sgf)),
            ("-o game.sgf --json", Some(Form::Json)),
            ("-o game.unknown --html", Some(Form::Html)),
            ("-o game.unknown", None),
            ("-o game", None),
        ] {
            assert_eq!(form(line), expected, "{line}");
        }
    }

    #[test]
    fn moves_are_named_by_their_numbers() {
        for (text, first, last) in [
            ("20..60", 20, 60),
            ("20..", 20, usize::MAX),
            ("..60", 1, 60),
            ("57", 57, 57),
            ("..", 1, usize::MAX),
        ] {
            assert_eq!(moves(text), Ok(Moves { first, last }), "{text}");
        }
        for bad in ["", "0", "0..3", "5..4", "a..b", "1..2..3", "-1"] {
            assert!(moves(bad).is_err(), "{bad}");
        }
    }
}
