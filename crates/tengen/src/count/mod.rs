//! `tengen count`: a position counted, with the dead stones that people name.

mod by_hand;
mod case;
mod open;
mod report;
mod table;

pub(crate) use by_hand::ByHand;
pub(crate) use table::{show, summary};

use crate::records::LineArguments;
use crate::speech::say;
use crate::terms::GivenTerms;
use crate::{Failure, options};
use case::Case;
use clap::Args;
use std::io::Write;
use std::path::PathBuf;

/// Options of `tengen count`.
#[derive(Debug, Args)]
pub(crate) struct CountArguments {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[command(flatten)]
    line: LineArguments,
    #[arg(long = "move", value_name = "N", value_parser = options::at_least::<usize>(0))]
    at: Option<usize>,
    #[arg(long, value_name = "POINTS", value_parser = Points::read)]
    dead: Option<Points>,
    #[arg(long, value_name = "POINTS", value_parser = Points::read)]
    seki: Option<Points>,
    #[command(flatten)]
    terms: GivenTerms,
    #[arg(long, value_name = "METHOD", value_parser = ByHand::read)]
    method: Option<ByHand>,
    #[arg(long, value_name = "DIR", requires = "method")]
    pictures: Option<PathBuf>,
    #[arg(long, requires = "pictures")]
    force: bool,
    #[arg(long)]
    json: bool,
}

/// Points named by a person, such as `D4,E5`; `none` stands for none.
#[derive(Clone, Debug)]
pub(crate) struct Points(Vec<String>);

impl Points {
    fn read(text: &str) -> Result<Points, String> {
        if text.trim().eq_ignore_ascii_case("none") {
            return Ok(Points(Vec::new()));
        }
        let names = text.split([',', ' ']).map(str::trim).filter(|name| !name.is_empty());
        let names: Vec<String> = names.map(str::to_owned).collect();
        if names.is_empty() { Err(say("wanted-points", &[])) } else { Ok(Points(names)) }
    }
}

/// Counts a position and prints the count.
pub(crate) fn run(arguments: &CountArguments) -> Result<(), Failure> {
    let case = Case::of(arguments)?;
    let stages = arguments.method.map(|method| case.by_hand(method)).transpose()?;
    if let (Some(folder), Some(stages)) = (&arguments.pictures, &stages) {
        by_hand::draw(stages, folder, arguments.force)?;
    }
    let text = if arguments.json {
        let json = report::in_json(&case, stages.as_deref());
        serde_json::to_string(&json).map_err(|error| Failure::Trouble(error.to_string()))? + "\n"
    } else {
        report::in_text(&case, stages.as_deref())
    };
    Ok(std::io::stdout().write_all(text.as_bytes())?)
}

#[cfg(test)]
mod tests;
