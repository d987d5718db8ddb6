//! The arguments of `tengen analyze`.

use super::output::Output;
use super::report::Paper;
use crate::Failure;
use crate::network::{ArithmeticArguments, Source};
use crate::options;
use crate::records::{EncodingArguments, ForkPath, InputArguments, Route, is_folder};
use crate::speech::say;
use clap::Args;
use std::path::{Path, PathBuf};
use std::time::Duration;
use tengen_engine::{Rank, Thresholds};
use tengen_rules::Ruleset;
use tengen_sgf::Node;

/// Options of `tengen analyze`.
#[derive(Debug, Args)]
pub(crate) struct AnalyzeArguments {
    #[arg(value_name = "FILE|DIR", required = true)]
    pub(super) paths: Vec<PathBuf>,
    #[arg(long, value_name = "FILE", default_value = "own")]
    pub(super) net: Source,
    #[command(flatten)]
    pub(super) arithmetic: ArithmeticArguments,
    #[arg(long, value_name = "N", value_parser = options::at_least::<usize>(1))]
    pub(super) game: Option<usize>,
    #[arg(long, value_name = "A.B.C", value_parser = ForkPath::read)]
    pub(super) path: Option<ForkPath>,
    #[arg(long, value_name = "N", conflicts_with = "path", value_parser = options::at_least::<usize>(0))]
    pub(super) node: Option<usize>,
    #[command(flatten)]
    pub(super) encoding: EncodingArguments,
    #[arg(long, conflicts_with_all = ["path", "node"])]
    pub(super) variations: bool,
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
    #[arg(long)]
    pub(super) full: bool,
    #[arg(long, value_name = "OUT|DIR")]
    pub(super) report: Option<PathBuf>,
    #[arg(long, value_name = "OUT|DIR")]
    pub(super) pdf: Option<PathBuf>,
    #[arg(long, value_enum, default_value = "a4")]
    pub(super) paper: Paper,
    #[arg(long, value_name = "RANK", value_parser = options::rank)]
    pub(super) rank: Option<Rank>,
    #[arg(short, long, value_name = "OUT|DIR")]
    pub(super) output: Option<PathBuf>,
    #[arg(long)]
    pub(super) force: bool,
}

/// The form of the output.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    Text,
    Json,
    Sgf,
    Html,
    /// A page with a report to be printed.
    Report,
    Pdf,
}

impl Form {
    /// How the names of files in this form end.
    pub(super) fn ending(self) -> &'static str {
        match self {
            Form::Text => "txt",
            Form::Json => "json",
            Form::Sgf => "sgf",
            Form::Html | Form::Report => "html",
            Form::Pdf => "pdf",
        }
    }

    /// Whether a file in this form is about one game.
    pub(super) fn has_one_game(self) -> bool {
        matches!(self, Form::Html | Form::Report | Form::Pdf)
    }
}

impl AnalyzeArguments {
    /// The files and games asked for. A line of a game is in one game.
    pub(super) fn inputs(&self) -> InputArguments {
        let names_line = self.path.is_some() || self.node.is_some();
        let game = self.game.or(names_line.then_some(1));
        InputArguments { paths: self.paths.clone(), game, encoding: self.encoding }
    }

    /// The line of a game that is asked for.
    pub(super) fn route<'a>(&self, root: Node<'a>) -> Result<Route<'a>, Failure> {
        Route::asked(root, self.path.as_ref(), self.node)
    }

    /// All that is to be written: each form, and its place. Where only a report is wanted, there is
    /// nothing else.
    pub(super) fn outputs(&self) -> Result<Vec<Output>, Failure> {
        let reports = [(Form::Report, &self.report), (Form::Pdf, &self.pdf)];
        let reports =
            reports.into_iter().filter_map(|(form, to)| Some((form, Some(to.as_deref()?))));
        let mut wanted: Vec<(Form, Option<&Path>)> = reports.collect();
        let names_form = self.json || self.sgf || self.html;
        if self.output.is_some() || names_form || wanted.is_empty() {
            wanted.insert(0, (self.form()?, self.output.as_deref()));
        }
        let output = |(form, to)| Output::of(to, form, &self.paths, self.force);
        wanted.into_iter().map(output).collect()
    }

    /// The points from which moves have names.
    pub(super) fn thresholds(&self) -> Thresholds {
        self.rank.map_or(Thresholds::USUAL, Thresholds::of)
    }

    /// The form asked for, else the form that the file's name gives; text for standard output.
    ///
    /// # Errors
    /// If the file's name gives none.
    fn form(&self) -> Result<Form, Failure> {
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
            Some("pdf") => Form::Pdf,
            Some("txt") => Form::Text,
            None if output.is_none_or(|path| path.is_dir() || is_folder(path)) => Form::Text,
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
