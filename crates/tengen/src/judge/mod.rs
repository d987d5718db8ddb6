//! `tengen judge`: which stones of a position are alive, dead or in seki, and why.

mod case;
mod line;
mod provisional;
mod report;
mod words;

pub(crate) use case::Judged;
pub(crate) use report::{counted, figure, for_programs, in_study};
pub(crate) use words::Words;

use crate::Failure;
use crate::network::NetworkArguments;
use crate::options;
use crate::records::LineArguments;
use crate::terms::GivenTerms;
use clap::Args;
use std::io::Write;
use std::path::PathBuf;
use tengen_rules::Color;

/// Options of `tengen judge`.
#[derive(Debug, Args)]
pub(crate) struct JudgeArguments {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[command(flatten)]
    line: LineArguments,
    #[arg(long = "move", value_name = "N", conflicts_with = "node", value_parser = options::at_least::<usize>(0))]
    at: Option<usize>,
    #[command(flatten)]
    terms: GivenTerms,
    #[arg(long, value_name = "COLOUR", value_parser = options::color)]
    to_move: Option<Color>,
    #[command(flatten)]
    network: NetworkArguments,
    #[arg(long, conflicts_with = "svg")]
    json: bool,
    #[arg(long)]
    svg: bool,
}

/// Judges a position and prints the result.
pub(crate) fn run(arguments: &JudgeArguments) -> Result<(), Failure> {
    let judged = Judged::of(arguments)?;
    let text = if arguments.json {
        let json = report::in_json(&judged);
        serde_json::to_string(&json).map_err(|error| Failure::Trouble(error.to_string()))? + "\n"
    } else if arguments.svg {
        report::figure(&judged).svg()
    } else {
        report::in_text(&judged)
    };
    Ok(std::io::stdout().write_all(text.as_bytes())?)
}
