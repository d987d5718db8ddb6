//! `tengen sgf split`: one file for each game.

use super::{SplitArguments, json};
use crate::Failure;
use crate::records::{Written, as_sgf, each, tell};
use crate::speech::say;
use serde::Serialize;
use std::io::Write;
use std::path::{Path, PathBuf};
use tengen_sgf::write_game;

#[derive(Serialize)]
struct Line {
    file: String,
    game: usize,
    written: String,
}

/// Writes every game to a file of its own.
pub(super) fn run(arguments: &SplitArguments) -> Result<(), Failure> {
    let mut written = Written::default();
    let result = each(&arguments.inputs, |path, below, parsed| {
        let games = parsed.collection.roots().count();
        for (number, root) in arguments.inputs.games(&parsed)? {
            let file = arguments.output.join(name(below, number, games));
            let file = written.write(file, path, &write_game(root), arguments.force)?;
            if arguments.json {
                let (file, written) = (path.display().to_string(), file.display().to_string());
                let line = Line { file, game: number, written };
                writeln!(std::io::stdout(), "{}", json(&line))?;
            }
        }
        Ok(())
    });
    if !arguments.json {
        tell(&say("files-written", &[("files", written.count().into())]));
    }
    result
}

/// The name of a game's file: that of its collection, with a number if that has several. The
/// numbers of one collection have the same length, so that names sort as the games do.
fn name(below: &Path, number: usize, games: usize) -> PathBuf {
    let below = if below == Path::new("-") { Path::new("game.sgf") } else { below };
    let path = as_sgf(below);
    if games < 2 {
        return path;
    }
    let digits = games.to_string().len();
    let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    path.with_file_name(format!("{stem}-{number:0digits$}.sgf"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_sort_as_the_games_do() {
        let at = |below: &str, number, games| name(Path::new(below), number, games);
        assert_eq!(at("a/b.sgf", 1, 1), Path::new("a/b.sgf"));
        assert_eq!(at("a/b.sgf", 7, 120), Path::new("a/b-007.sgf"));
        assert_eq!(at("-", 2, 2), Path::new("game-2.sgf"));
    }
}
