//! `tengen sgf merge`: one tree of many games.

use super::{MergeArguments, json};
use crate::records::{Counts, each, listed, tell, write_new};
use crate::speech::say;
use crate::{Failure, wrong};
use serde::Serialize;
use std::io::Write;
use std::path::Path;
use tengen_sgf::tools::merge::Merger;
use tengen_sgf::write;

#[derive(Serialize)]
struct Line {
    games: usize,
    trees: usize,
    nodes: usize,
    /// How many games fewer the trees have than the files: the same game twice, games on the way of
    /// another, and games whose facts are the same.
    fewer: usize,
    removed: Counts,
}

/// Joins all games and writes them.
pub(super) fn run(arguments: &MergeArguments) -> Result<(), Failure> {
    let edit = |error| Failure::Trouble(wrong::edit(error));
    let (mut merger, mut games, mut told_apart) = (Merger::new(), 0_usize, 0_usize);
    let read = each(&arguments.inputs, |_, _, parsed| {
        let numbers = arguments.inputs.games(&parsed)?.into_iter().map(|(number, _)| number);
        let mut wanted = numbers.peekable();
        // The tree is FF[4], so the games have to be.
        let modern = parsed.collection.modern().map_err(edit)?;
        for (number, root) in (1..).zip(modern.roots()) {
            if wanted.next_if_eq(&number).is_some() {
                merger.add(root).map_err(edit)?;
                games += 1;
                told_apart += root.games().len();
            }
        }
        Ok(())
    });
    if games == 0 {
        return read;
    }
    let (trees, removed) = (merger.trees(), merger.removed());
    let merged = merger.finish().map_err(edit)?;
    let now: usize = merged.roots().map(|root| root.games().len()).sum();
    let fewer = told_apart.saturating_sub(now);
    let bytes = write(&merged);
    if arguments.output == Path::new("-") {
        std::io::stdout().write_all(&bytes)?;
    } else {
        write_new(&arguments.output, &bytes, arguments.force)?;
    }
    if arguments.json {
        let line = json(&Line { games, trees, nodes: merged.node_count(), fewer, removed });
        if arguments.output == Path::new("-") {
            tell(&line);
        } else {
            writeln!(std::io::stdout(), "{line}")?;
        }
    } else {
        let values = [("games", games.into()), ("trees", trees.into())];
        tell(&say("merge-summary", &values));
        if fewer > 0 {
            tell(&say("merge-fewer", &[("games", now.into()), ("fewer", fewer.into())]));
        }
        if !removed.is_empty() {
            tell(&say("merge-removed", &[("list", (&listed(&removed)).into())]));
        }
    }
    read
}
