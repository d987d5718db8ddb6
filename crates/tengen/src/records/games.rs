//! The games of a file.

use crate::Failure;
use crate::speech::say;
use tengen_sgf::{Node, Parsed};

/// The first node of the game with this number, from 1.
pub(crate) fn game(parsed: &Parsed, number: usize) -> Result<Node<'_>, Failure> {
    let root = number.checked_sub(1).and_then(|n| parsed.collection.roots().nth(n));
    let root = root.ok_or_else(|| {
        let games = parsed.collection.roots().count();
        let values = [("number", number.into()), ("games", games.into())];
        Failure::Usage(say("file-no-such-game", &values))
    })?;
    is_go(root).map_err(Failure::Trouble)?;
    Ok(root)
}

/// Refuses a record that states another game than Go and whose moves are none of Go.
pub(crate) fn is_go(root: Node<'_>) -> Result<(), String> {
    match root.game_kind().filter(|_| !root.may_be_go()) {
        Some(kind) => Err(say("referee-other-game", &[("game", kind.into())])),
        None => Ok(()),
    }
}
