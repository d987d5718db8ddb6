//! The games of a file.

use crate::Failure;
use crate::speech::say;
use tengen_sgf::{Node, Parsed};

/// The first node of the game with this number, from 1.
pub(crate) fn game(parsed: &Parsed, number: usize) -> Result<Node<'_>, Failure> {
    let root = number.checked_sub(1).and_then(|n| parsed.collection.roots().nth(n));
    root.ok_or_else(|| {
        let games = parsed.collection.roots().count();
        let values = [("number", number.into()), ("games", games.into())];
        Failure::Usage(say("file-no-such-game", &values))
    })
}
