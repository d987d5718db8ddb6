//! `tengen tournament standings`.

use super::names::Numbers;
use super::{RoundArguments, print};
use crate::Failure;
use crate::sgf_tools::columns;
use crate::speech::say;
use serde_json::{Map, Value, json};
use std::io::Write;
use tengen_tournament::formats::{Result as ListResult, Results};
use tengen_tournament::history::Did;
use tengen_tournament::standings::Row;
use tengen_tournament::{Criterion, History, PlayerId, Standings};

pub(super) fn run(arguments: &RoundArguments) -> Result<(), Failure> {
    let tournament = arguments.read()?;
    let history = arguments.until(&tournament);
    let standings = Standings::of(&history);
    match arguments.file.json {
        true => print(&in_json(&history, &standings)),
        false => {
            let mut out = std::io::stdout().lock();
            let rounds = history.rounds();
            let values =
                [("name", (&tournament.settings.general.name).into()), ("rounds", rounds.into())];
            writeln!(out, "{}\n", say("tournament-standings", &values))?;
            write!(out, "{}", columns(&table(&history, &standings), 40))?;
            Ok(())
        }
    }
}

/// The standings as rows of texts, a head before them.
pub(super) fn table(history: &History<'_>, standings: &Standings) -> Vec<Vec<String>> {
    let tournament = history.tournament();
    let heads = ["place", "player", "rank", "country", "club"];
    let head = heads.iter().map(|head| say(&format!("tournament-head-{head}"), &[]));
    let rounds = (1..=history.rounds()).map(|round| round.to_string());
    let head = head.chain(standings.criteria.iter().map(Criterion::to_string)).chain(rounds);
    let of_rows = Results::of(history, standings);
    let row = |row: &Row| {
        let player = tournament.player(row.player);
        let facts = [
            row.place.to_string(),
            player.full_name(),
            player.rank.to_string(),
            player.country.clone(),
            player.club.clone(),
        ];
        let values = row.values.iter().zip(&standings.criteria).map(|(value, of)| of.told(*value));
        facts.into_iter().chain(values).chain(results(history, &of_rows, row.player)).collect()
    };
    std::iter::once(head.collect()).chain(standings.rows.iter().map(row)).collect()
}

fn in_json(history: &History<'_>, standings: &Standings) -> Value {
    let tournament = history.tournament();
    let numbers = Numbers::of(tournament);
    let of_rows = Results::of(history, standings);
    let players = standings.rows.iter().map(|row| {
        let player = tournament.player(row.player);
        let values = row.values.iter().zip(&standings.criteria).map(|(value, of)| {
            // Halves and quarters are exact.
            let number = *value as f64 / of.units() as f64;
            let whole = value % of.units() == 0;
            let number = if whole { json!(value / of.units()) } else { json!(number) };
            (of.to_string(), number)
        });
        let mut json = numbers.json(row.player);
        json["place"] = json!(row.place);
        json["rank"] = json!(player.rank.to_string());
        json["country"] = json!(player.country);
        json["club"] = json!(player.club);
        json["values"] = Value::Object(values.collect::<Map<_, _>>());
        json["results"] = json!(results(history, &of_rows, row.player));
        json
    });
    let general = &tournament.settings.general;
    json!({
        "name": general.name,
        "rounds": history.rounds(),
        "criteria": standings.criteria.iter().map(Criterion::to_string).collect::<Vec<_>>(),
        "players": players.collect::<Vec<_>>(),
    })
}

/// The results of a player by rounds: the row of the opponent, the result, the colour and the
/// handicap, such as `3+/w2`; or why there is no game.
fn results(history: &History<'_>, of: &Results<'_>, id: PlayerId) -> Vec<String> {
    let told = |(did, result): (Did, ListResult)| match (did, result.color) {
        (Did::Played(_), Some(color)) => {
            let stroke = if result.is_by_default { '!' } else { '/' };
            format!("{}{}{stroke}{color}{}", result.opponent, result.sign, result.handicap)
        }
        (Did::Bye, _) => "bye".to_owned(),
        (Did::Absent, _) => "-".to_owned(),
        _ => "?".to_owned(),
    };
    history.of_player(id).zip(of.of_player(id)).map(told).collect()
}
