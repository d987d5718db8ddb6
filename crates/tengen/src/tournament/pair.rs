//! `tengen tournament pair`.

use super::names::Numbers;
use super::weights::parts;
use super::{RoundArguments, print};
use crate::Failure;
use crate::sgf_tools::columns;
use crate::speech::say;
use serde_json::{Value, json};
use std::io::Write;
use tengen_tournament::{History, Paired, Tournament, pair};

pub(super) fn run(arguments: &RoundArguments) -> Result<(), Failure> {
    let tournament = arguments.read()?;
    let history = History::of(&tournament, arguments.before(&tournament));
    let paired = pair(&history);
    match arguments.file.json {
        true => print(&in_json(&tournament, &paired)),
        false => in_words(&tournament, &paired),
    }
}

fn in_words(tournament: &Tournament, paired: &Paired) -> Result<(), Failure> {
    let numbers = Numbers::of(tournament);
    let heads = ["table", "white", "black", "handicap"];
    let head = heads.map(|head| say(&format!("tournament-head-{head}"), &[])).to_vec();
    let row = |(at, table): (usize, &tengen_tournament::Table)| {
        vec![
            (at + 1).to_string(),
            numbers.words(table.white),
            numbers.words(table.black),
            table.handicap.to_string(),
        ]
    };
    let rows = std::iter::once(head).chain(paired.tables.iter().enumerate().map(row));
    let mut out = std::io::stdout().lock();
    writeln!(out, "{}\n", say("tournament-round", &[("round", (paired.round.0 + 1).into())]))?;
    write!(out, "{}", columns(&rows.collect::<Vec<_>>(), 40))?;
    if let Some(id) = paired.bye {
        writeln!(out, "\n{}", say("tournament-bye", &[("player", (&numbers.words(id)).into())]))?;
    }
    Ok(())
}

fn in_json(tournament: &Tournament, paired: &Paired) -> Value {
    let numbers = Numbers::of(tournament);
    let tables = paired.tables.iter().enumerate().map(|(at, table)| {
        json!({
            "table": at + 1,
            "white": numbers.json(table.white),
            "black": numbers.json(table.black),
            "handicap": table.handicap,
            "weight": table.weights.total(),
            "parts": parts(&table.weights),
        })
    });
    json!({
        "round": paired.round.0 + 1,
        "total": paired.total(),
        "bye": paired.bye.map(|id| numbers.json(id)),
        "tables": tables.collect::<Vec<_>>(),
    })
}
