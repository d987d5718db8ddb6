//! `tengen sgf duplicates`: the same game in several places.

use super::{ListArguments, info, json};
use crate::Failure;
use crate::records::{self, Joined, each, joined, tell};
use crate::speech::say;
use serde::Serialize;
use std::collections::HashMap;
use std::io::Write;
use tengen_sgf::tools::same::GameKey;

/// A game that is there several times, for programs.
#[derive(Serialize)]
struct Group<'a> {
    moves: usize,
    games: Vec<Place<'a>>,
}

#[derive(Clone, Copy, Serialize)]
struct Place<'a> {
    file: &'a str,
    game: usize,
    /// The number of its first node, if other games share the nodes before it.
    node: Option<usize>,
}

/// A game that was seen.
struct Seen {
    file: usize,
    game: usize,
    node: Option<usize>,
    moves: usize,
}

/// Lists the games that are there more than once.
pub(super) fn run(arguments: &ListArguments) -> Result<(), Failure> {
    let mut files: Vec<String> = Vec::new();
    let mut seen: HashMap<GameKey, Vec<Seen>> = HashMap::new();
    let mut games = 0_usize;
    let result = each(&arguments.inputs, |path, _, parsed| {
        let file = files.len();
        files.push(path.display().to_string());
        for (number, root) in arguments.inputs.games(&parsed)? {
            for Joined { game, node } in joined(root) {
                games += 1;
                if let Some(key) = GameKey::of(game.first()) {
                    let place = Seen { file, game: number, node, moves: info::moves(&game) };
                    seen.entry(key).or_default().push(place);
                }
            }
        }
        Ok(())
    });
    let mut groups: Vec<Vec<Seen>> = seen.into_values().filter(|all| all.len() > 1).collect();
    groups.sort_by_key(|all| (all[0].file, all[0].game, all[0].node));
    let mut out = std::io::stdout().lock();
    for group in &groups {
        let places = group.iter().map(|&Seen { file, game, node, .. }| Place {
            file: &files[file],
            game,
            node,
        });
        let group = Group { moves: group[0].moves, games: places.collect() };
        if arguments.json {
            writeln!(out, "{}", json(&group))?;
            continue;
        }
        let values = [("games", group.games.len().into()), ("moves", group.moves.into())];
        writeln!(out, "{}", say("duplicates-group", &values))?;
        for Place { file, game, node } in group.games {
            let place = records::named(file, game, true);
            let node = node.map_or_else(String::new, |node| format!(" --node {node}"));
            writeln!(out, "  {place}{node}")?;
        }
    }
    if !arguments.json {
        let extra: usize = groups.iter().map(|group| group.len() - 1).sum();
        let values =
            [("games", games.into()), ("groups", groups.len().into()), ("extra", extra.into())];
        tell(&say("duplicates-summary", &values));
    }
    result
}
