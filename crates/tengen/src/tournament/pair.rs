//! `tengen tournament pair`.

use super::names::Numbers;
use super::weights::parts;
use super::{RoundArguments, print};
use crate::Failure;
use crate::sgf_tools::columns;
use crate::speech::say;
use clap::Args;
use serde_json::{Value, json};
use std::io::Write;
use tengen_tournament::{
    History, Paired, PlayerId, Table, Tournament, Wishes, pair, pair_with, players,
};

/// Options of `tengen tournament pair`.
#[derive(Debug, Args)]
pub(super) struct PairArguments {
    #[command(flatten)]
    round: RoundArguments,
    #[arg(long, value_name = "N-N", value_parser = group)]
    together: Vec<Group>,
    #[arg(long, value_name = "N-N", value_parser = group)]
    apart: Vec<Group>,
    #[arg(long, value_name = "N")]
    bye: Option<usize>,
}

/// Players by their numbers.
#[derive(Clone, Debug)]
struct Group(Vec<usize>);

/// Numbers as `3-7`, each once.
fn group(text: &str) -> Result<Group, String> {
    let wanted = || say("wanted-players", &[]);
    let numbers = text.split('-').map(|number| number.trim().parse().map_err(|_| wanted()));
    let numbers: Vec<usize> = numbers.collect::<Result<_, String>>()?;
    let is_twice = |(at, number)| numbers[..at].contains(number);
    if numbers.len() < 2 || numbers.iter().enumerate().any(is_twice) {
        return Err(wanted());
    }
    Ok(Group(numbers))
}

impl PairArguments {
    /// The wishes, about players of the round.
    fn wishes(&self, numbers: &Numbers<'_>, present: &[PlayerId]) -> Result<Wishes, Failure> {
        let player = |number: &usize| {
            let found = present.iter().copied().find(|id| numbers.number(*id) == *number);
            found.ok_or_else(|| {
                Failure::Usage(say("tournament-not-here", &[("number", (*number).into())]))
            })
        };
        let all = |group: &Group| group.0.iter().map(player).collect::<Result<Vec<_>, Failure>>();
        let pairs = self.together.iter().map(|group| {
            <[PlayerId; 2]>::try_from(all(group)?)
                .map_err(|_| Failure::Usage(say("tournament-together-two", &[])))
        });
        Ok(Wishes {
            together: pairs.collect::<Result<_, _>>()?,
            apart: self.apart.iter().map(all).collect::<Result<_, _>>()?,
            bye: self.bye.as_ref().map(player).transpose()?,
        })
    }
}

pub(super) fn run(arguments: &PairArguments) -> Result<(), Failure> {
    let tournament = arguments.round.read()?;
    let history = History::of(&tournament, arguments.round.before(&tournament));
    let numbers = Numbers::of(&tournament);
    let wishes = arguments.wishes(&numbers, &players(&history).0)?;
    let paired = pair_with(&history, &wishes);
    let has_wishes = wishes != Wishes::default();
    // What the wishes cost beside the best pairing.
    let cost = has_wishes.then(|| pair(&history).total() - paired.total());
    match arguments.round.file.json {
        true => print(&in_json(&tournament, &paired, cost)),
        false => in_words(&history, &paired, cost),
    }
}

fn in_words(history: &History<'_>, paired: &Paired, cost: Option<i64>) -> Result<(), Failure> {
    let tournament = history.tournament();
    let numbers = Numbers::of(tournament);
    let heads = ["table", "white", "black", "handicap", "score", "remark"];
    let head = heads.map(|head| say(&format!("tournament-head-{head}"), &[])).to_vec();
    let row = |(at, table): (usize, &Table)| {
        let score = [table.white, table.black].map(|id| match tournament.settings.is_mcmahon() {
            true => history.now(id).mcmahon,
            false => history.now(id).wins,
        });
        vec![
            (at + 1).to_string(),
            numbers.words(table.white),
            numbers.words(table.black),
            table.handicap.to_string(),
            format!("{}:{}", score[0], score[1]),
            remarks(history, table),
        ]
    };
    let rows = std::iter::once(head).chain(paired.tables.iter().enumerate().map(row));
    let mut out = std::io::stdout().lock();
    writeln!(out, "{}\n", say("tournament-round", &[("round", (paired.round.0 + 1).into())]))?;
    write!(out, "{}", columns(&rows.collect::<Vec<_>>(), 40))?;
    if let Some(id) = paired.bye {
        writeln!(out, "\n{}", say("tournament-bye", &[("player", (&numbers.words(id)).into())]))?;
    }
    if let Some(cost) = cost {
        let (cost, total) = (cost.to_string(), paired.total().to_string());
        let values = [("cost", (&cost).into()), ("total", (&total).into())];
        writeln!(out, "\n{}", say("tournament-cost", &values))?;
    }
    Ok(())
}

/// What a director may be asked about a pair.
fn remarks(history: &History<'_>, table: &Table) -> String {
    let [white, black] = [table.white, table.black].map(|id| history.tournament().player(id));
    let is_same = |one: &str, other: &str| !one.is_empty() && one.eq_ignore_ascii_case(other);
    let is_same_club = is_same(&white.club, &black.club);
    let told = [
        ("met", history.have_met(table.white, table.black)),
        ("club", is_same_club),
        ("country", !is_same_club && is_same(&white.country, &black.country)),
    ];
    let told = told.into_iter().filter(|(_, is_told)| *is_told);
    let told = told.map(|(what, _)| say(&format!("tournament-remark-{what}"), &[]));
    told.collect::<Vec<_>>().join(", ")
}

fn in_json(tournament: &Tournament, paired: &Paired, cost: Option<i64>) -> Value {
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
        "cost": cost,
        "bye": paired.bye.map(|id| numbers.json(id)),
        "tables": tables.collect::<Vec<_>>(),
    })
}
