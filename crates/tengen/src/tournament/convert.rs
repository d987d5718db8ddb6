//! `tengen tournament convert`.

use super::{read, standings};
use crate::Failure;
use crate::records::write_new;
use crate::speech::say;
use clap::Args;
use std::path::PathBuf;
use tengen_tournament::{History, PlayerId, Standings, Tournament, formats, opengotha};

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
        Some("aga") => {
            let report = formats::aga(&history, "AGA");
            report.map_err(|without| no_numbers(&tournament, &without))?.into_bytes()
        }
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

/// What the association does not take: players without its number.
fn no_numbers(tournament: &Tournament, without: &[PlayerId]) -> Failure {
    let names = without.iter().map(|id| tournament.player(*id).full_name());
    let names = names.collect::<Vec<_>>().join(", ");
    Failure::Trouble(say("tournament-no-aga-number", &[("players", (&names).into())]))
}

/// A line of a table, each cell that needs it in quotes.
fn csv(row: &[String]) -> String {
    let cell = |text: &String| match text.contains([',', '"', '\n']) {
        true => format!("\"{}\"", text.replace('"', "\"\"")),
        false => text.clone(),
    };
    row.iter().map(cell).collect::<Vec<_>>().join(",") + "\n"
}
