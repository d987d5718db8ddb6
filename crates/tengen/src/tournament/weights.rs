//! `tengen tournament weights`.

use super::names::Numbers;
use super::{WeightArguments, print};
use crate::Failure;
use crate::sgf_tools::columns;
use serde_json::{Map, Value, json};
use std::io::Write;
use tengen_tournament::weights::{Weighing, Weights};
use tengen_tournament::{History, PlayerId, players};

pub(super) fn run(arguments: &WeightArguments) -> Result<(), Failure> {
    let tournament = arguments.round.read()?;
    let history = History::of(&tournament, arguments.round.before(&tournament));
    let (players, bye) = players(&history);
    let weighing = Weighing::of(&history, &players);
    let numbers = Numbers::of(&tournament);
    let players: Vec<PlayerId> = weighing.players().filter(|id| Some(*id) != bye).collect();
    let pairs = players.iter().enumerate().flat_map(|(at, one)| {
        players[at + 1..].iter().map(|other| (*one, *other, weighing.pair(*one, *other)))
    });
    let round = history.rounds() + 1;
    if arguments.round.file.json {
        let pairs = pairs.map(|(one, other, weights)| {
            let players = [numbers.json(one), numbers.json(other)];
            json!({ "players": players, "parts": parts(&weights), "total": weights.total() })
        });
        return print(&json!({ "round": round, "pairs": pairs.collect::<Vec<_>>() }));
    }
    let head = ["round", "player1", "player2"].into_iter().chain(Weights::NAMES).chain(["total"]);
    let rows = pairs.map(|(one, other, weights)| {
        let names = [round, numbers.number(one), numbers.number(other)].map(|n| n.to_string());
        let parts = weights.parts().map(|part| part.to_string());
        names.into_iter().chain(parts).chain([weights.total().to_string()]).collect()
    });
    let rows: Vec<Vec<String>> =
        std::iter::once(head.map(str::to_owned).collect()).chain(rows).collect();
    let mut out = std::io::stdout().lock();
    match arguments.csv {
        true => rows.iter().try_for_each(|row| writeln!(out, "{}", row.join(",")))?,
        false => write!(out, "{}", columns(&rows, 20))?,
    }
    Ok(())
}

/// The components by their names.
pub(super) fn parts(weights: &Weights) -> Value {
    let named = Weights::NAMES.into_iter().zip(weights.parts());
    Value::Object(named.map(|(name, part)| (name.to_owned(), json!(part))).collect::<Map<_, _>>())
}
