//! The games of a file.

use super::tell;
use crate::speech::say;
use crate::{Failure, wrong};
use std::path::Path;
use tengen_sgf::{Node, Parsed, Problem};

/// The first node of the game with this number, from 1.
pub(crate) fn game(parsed: &Parsed, number: usize) -> Result<Node<'_>, Failure> {
    let root = number.checked_sub(1).and_then(|n| parsed.collection.roots().nth(n));
    let root = root.ok_or_else(|| {
        let games = parsed.collection.roots().count();
        let values = [("number", number.into()), ("games", games.into())];
        Failure::Usage(say("file-no-such-game", &values))
    })?;
    is_go(root).map_err(|why| {
        let go = parsed.collection.roots().position(|root| is_go(root).is_ok());
        Failure::Trouble(go.map_or(why.clone(), |at| {
            say("file-game-of-go", &[("why", (&why).into()), ("number", (at + 1).into())])
        }))
    })?;
    Ok(root)
}

/// The name of a game in a file: that of the file, and the game's number if there are several.
pub(crate) fn named(file: &str, number: usize, are_several: bool) -> String {
    match are_several {
        true => say("referee-game", &[("file", file.into()), ("number", number.into())]),
        false => file.to_owned(),
    }
}

/// Tells on standard error that a record, which is read, states another game than Go.
pub(crate) fn tell_stated_game(path: &Path, root: Node<'_>) {
    if !root.states_other_game() {
        return;
    }
    let problems = root.game_info().1.into_iter();
    for stated in problems.filter(|found| found.problem == Problem::OtherGame) {
        tell(&wrong::within(&path.display(), &wrong::diagnostic(&stated)));
    }
}

/// Refuses a record of another game than Go.
pub(crate) fn is_go(root: Node<'_>) -> Result<(), String> {
    match root.other_game() {
        Some(kind) => Err(say("referee-other-game", &[("game", kind.into())])),
        None => Ok(()),
    }
}
