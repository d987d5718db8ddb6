//! `tengen sgf split`: one file for each game.

use super::{SplitArguments, json};
use crate::records::{Joined, Written, each, game_file, joined, tell};
use crate::speech::say;
use crate::{Failure, wrong};
use serde::Serialize;
use std::io::Write;
use tengen_sgf::{write, write_game};

#[derive(Serialize)]
struct Line {
    file: String,
    game: usize,
    /// The number of its first node, if other games share the nodes before it.
    node: Option<usize>,
    written: String,
}

/// Writes every game to a file of its own.
pub(super) fn run(arguments: &SplitArguments) -> Result<(), Failure> {
    let edit = |error| Failure::Trouble(wrong::edit(error));
    let mut written = Written::default();
    let result = each(&arguments.inputs, |path, below, parsed| {
        let games = arguments.inputs.games(&parsed)?;
        let games = games.into_iter().map(|(number, root)| (number, joined(root)));
        let games: Vec<(usize, Vec<Joined<'_>>)> = games.collect();
        // Without a tree of several games each has the number that other commands know it by.
        let is_joined = games.iter().any(|(_, joined)| joined.len() > 1);
        let all = match is_joined {
            true => games.iter().map(|(_, joined)| joined.len()).sum(),
            false => parsed.collection.roots().count(),
        };
        let mut counted = 1_usize..;
        for (game, joined) in games {
            for Joined { game: own, node } in joined {
                let number = if is_joined { counted.next().unwrap_or(game) } else { game };
                let bytes = match node {
                    None => write_game(own.first()),
                    Some(_) => write(&own.alone().map_err(edit)?),
                };
                let file = arguments.output.join(game_file(below, number, all));
                let file = written.write(file, path, &bytes, arguments.force)?;
                if arguments.json {
                    let (file, written) = (path.display().to_string(), file.display().to_string());
                    let line = Line { file, game, node, written };
                    writeln!(std::io::stdout(), "{}", json(&line))?;
                }
            }
        }
        Ok(())
    });
    if !arguments.json {
        tell(&say("files-written", &[("files", written.count().into())]));
    }
    result
}
