//! `tengen tournament check`.

use super::names::Numbers;
use super::{FileArguments, print, read};
use crate::Failure;
use crate::speech::say;
use serde_json::json;
use std::io::Write;
use tengen_tournament::{Remark, check};

pub(super) fn run(arguments: &FileArguments) -> Result<(), Failure> {
    let tournament = read(&arguments.file)?;
    let numbers = Numbers::of(&tournament);
    let remarks = check(&tournament);
    if arguments.json {
        let remarks = remarks
            .iter()
            .map(|remark| json!({ "is": code(remark), "text": in_words(remark, &numbers) }));
        return print(&json!({ "remarks": remarks.collect::<Vec<_>>() }));
    }
    let mut out = std::io::stdout().lock();
    for remark in &remarks {
        writeln!(out, "{}", in_words(remark, &numbers))?;
    }
    writeln!(out, "{}", say("tournament-checked", &[("count", remarks.len().into())]))?;
    Ok(())
}

/// A name for programs.
fn code(remark: &Remark) -> &'static str {
    match remark {
        Remark::NoResult { .. } => "no-result",
        Remark::Unpaired { .. } => "unpaired",
        Remark::PlaysAbsent { .. } => "plays-absent",
        Remark::Byes { .. } => "byes",
        Remark::Rematch { .. } => "rematch",
        Remark::NoPin(_) => "no-pin",
        _ => "too-many-rounds",
    }
}

fn in_words(remark: &Remark, numbers: &Numbers<'_>) -> String {
    let id = format!("tournament-{}", code(remark));
    match remark {
        Remark::NoResult { round, table } => {
            say(&id, &[("round", (round.0 + 1).into()), ("table", (*table as usize).into())])
        }
        Remark::Unpaired { round, player } | Remark::PlaysAbsent { round, player } => {
            let player = numbers.words(*player);
            say(&id, &[("round", (round.0 + 1).into()), ("player", (&player).into())])
        }
        Remark::Byes { player, count } => {
            let player = numbers.words(*player);
            say(&id, &[("player", (&player).into()), ("count", (*count).into())])
        }
        Remark::Rematch { players, times } => {
            let [one, other] = players.map(|id| numbers.words(id));
            let values =
                [("one", (&one).into()), ("other", (&other).into()), ("times", (*times).into())];
            say(&id, &values)
        }
        Remark::NoPin(player) => say(&id, &[("player", (&numbers.words(*player)).into())]),
        _ => say(&id, &[]),
    }
}
