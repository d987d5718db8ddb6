//! `tengen tournament convert`.

use super::{read, standings};
use crate::Failure;
use crate::records::write_new;
use crate::speech::say;
use clap::Args;
use std::path::PathBuf;
use tengen_tournament::{History, Standings, formats, opengotha};

/// Options of `tengen tournament convert`.
#[derive(Debug, Args)]
pub(super) struct ConvertArguments {
    file: PathBuf,
    #[arg(short, long, value_name = "OUT")]
    output: PathBuf,
    #[arg(long)]
    force: bool,
}

pub(super) fn run(arguments: &ConvertArguments) -> Result<(), Failure> {
    let ConvertArguments { file, output, force } = arguments;
    let tournament = read(file)?;
    let history = History::of(&tournament, tournament.rounds_paired());
    let ending = output.extension().map(|ending| ending.to_string_lossy().to_lowercase());
    let bytes = match ending.as_deref() {
        Some("xml") => opengotha::write(&tournament).into_bytes(),
        Some("tou") => formats::ffg(&history),
        Some("csv") => {
            let standings = Standings::of(&history);
            let rows = standings::table(&history, &standings);
            rows.iter().map(|row| csv(row)).collect::<String>().into_bytes()
        }
        Some("h1" | "h2" | "h3" | "h4" | "h5" | "h6" | "h7" | "h8" | "h9") => {
            formats::egf(&history)
        }
        _ => {
            let name = output.display().to_string();
            return Err(Failure::Usage(say("tournament-ending", &[("file", (&name).into())])));
        }
    };
    write_new(output, &bytes, *force)
}

/// A line of a table, each cell that needs it in quotes.
fn csv(row: &[String]) -> String {
    let cell = |text: &String| match text.contains([',', '"', '\n']) {
        true => format!("\"{}\"", text.replace('"', "\"\"")),
        false => text.clone(),
    };
    row.iter().map(cell).collect::<Vec<_>>().join(",") + "\n"
}
