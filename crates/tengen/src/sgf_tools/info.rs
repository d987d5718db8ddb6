//! `tengen sgf info`: the facts about games.

use super::columns::columns;
use super::{ListArguments, json};
use crate::Failure;
use crate::records::remarks::printable;
use crate::records::{Joined, each, joined};
use crate::speech::{fixed, language, say};
use serde::Serialize;
use std::io::Write;
use tengen_record::ruleset_of;
use tengen_reference::ruleset_name;
use tengen_sgf::{GameInfo, Player, StandardDate, Step, TreeGame};

/// The facts about a game, for programs.
#[derive(Serialize)]
struct Facts<'a> {
    file: &'a str,
    game: usize,
    /// The number of its first node, if other games share the nodes before it.
    node: Option<usize>,
    size: String,
    black: Side<'a>,
    white: Side<'a>,
    date: Option<String>,
    event: &'a Option<String>,
    round: &'a Option<String>,
    place: &'a Option<String>,
    rules: &'a Option<String>,
    komi: Option<f64>,
    handicap: Option<u32>,
    result: Option<String>,
    main_time: &'a Option<String>,
    overtime: &'a Option<String>,
    moves: usize,
    nodes: usize,
    encoding: &'a str,
    format: String,
}

#[derive(Serialize)]
struct Side<'a> {
    name: &'a Option<String>,
    rank: &'a Option<String>,
    team: &'a Option<String>,
}

impl<'a> Side<'a> {
    fn of(player: &'a Player) -> Side<'a> {
        Side { name: &player.name, rank: &player.rank, team: &player.team }
    }
}

/// The date in the form of FF\[4\], so that names and lists sort by it, if it can be read.
pub(super) fn date(info: &GameInfo) -> Option<String> {
    let text = info.date.as_ref()?;
    Some(StandardDate::read(text).map_or_else(|| text.clone(), |date| date.text))
}

/// How many moves the game has along its first variations.
pub(super) fn moves(game: &TreeGame<'_>) -> usize {
    game.line().filter(|(_, step)| matches!(step, Ok(Step::Move { .. }))).count()
}

/// The result in short; as it is written if it is not understood.
pub(super) fn result(game: &TreeGame<'_>, info: &GameInfo) -> Option<String> {
    info.result.map(|result| result.to_string()).or_else(|| game.written_result())
}

/// Lists the facts about every game.
pub(super) fn run(arguments: &ListArguments) -> Result<(), Failure> {
    let mut rows: Vec<Vec<String>> = Vec::new();
    let inputs = &arguments.inputs;
    let result = each(inputs, |path, _, parsed| {
        let file = path.display().to_string();
        let several = parsed.collection.roots().nth(1).is_some();
        for (number, root) in inputs.games(&parsed)? {
            for Joined { game, node } in joined(root) {
                let (info, _) = game.info();
                if arguments.json {
                    let facts = Facts {
                        file: &file,
                        game: number,
                        node,
                        size: info.size.to_string(),
                        black: Side::of(&info.black),
                        white: Side::of(&info.white),
                        date: date(&info),
                        event: &info.event,
                        round: &info.round,
                        place: &info.place,
                        rules: &info.rules,
                        komi: info.komi.map(|halves| f64::from(halves) / 2.0),
                        handicap: info.handicap,
                        result: result(&game, &info),
                        main_time: &info.main_time,
                        overtime: &info.overtime,
                        moves: moves(&game),
                        nodes: game.first().subtree().count(),
                        encoding: parsed.collection.encoding(),
                        format: parsed.format.to_string(),
                    };
                    writeln!(std::io::stdout(), "{}", json(&facts))?;
                    continue;
                }
                let mut place = file.clone();
                if several {
                    place += &format!(" {number}");
                }
                if let Some(node) = node {
                    place += &format!(" --node {node}");
                }
                rows.push(row(place, &game, &info));
            }
        }
        Ok(())
    });
    if !arguments.json && !rows.is_empty() {
        let head = ["file", "date", "black", "white", "size", "komi", "handicap"];
        let head = head.into_iter().chain(["rules", "result", "moves"]);
        let head = head.map(|name| say(&format!("info-{name}"), &[])).collect();
        rows.insert(0, head);
        std::io::stdout().write_all(columns(&rows, 24).as_bytes())?;
    }
    result
}

/// The name of the rules in the language in use; as they are written if they are not known.
fn rules(info: &GameInfo) -> String {
    match ruleset_of(info) {
        Ok(Some(rules)) => ruleset_name(&rules, language()),
        _ => printable(info.rules.as_deref().unwrap_or("")),
    }
}

fn row(place: String, game: &TreeGame<'_>, info: &GameInfo) -> Vec<String> {
    let text = |text: &Option<String>| printable(text.as_deref().unwrap_or(""));
    let player = |player: &Player| {
        let parts = [&player.name, &player.rank].into_iter().flatten();
        printable(&parts.map(String::as_str).collect::<Vec<_>>().join(" "))
    };
    let komi = info.komi.map(|halves| {
        let digits = usize::from(halves % 2 != 0);
        fixed(f64::from(halves) / 2.0, digits, language())
    });
    vec![
        place,
        text(&date(info)),
        player(&info.black),
        player(&info.white),
        info.size.to_string(),
        komi.unwrap_or_default(),
        info.handicap.map(|stones| stones.to_string()).unwrap_or_default(),
        rules(info),
        printable(&result(game, info).unwrap_or_default()),
        moves(game).to_string(),
    ]
}
