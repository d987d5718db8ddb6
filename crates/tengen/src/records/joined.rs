//! The games of trees that join several.

use std::collections::HashMap;
use tengen_sgf::{Node, NodeId, TreeGame};

/// A game of a tree.
pub(crate) struct Joined<'a> {
    pub(crate) game: TreeGame<'a>,
    /// The number of its first node, unless that is the first of the tree.
    pub(crate) node: Option<usize>,
}

/// The games of a tree.
pub(crate) fn joined(root: Node<'_>) -> Vec<Joined<'_>> {
    let games = root.games();
    if let [game] = &games[..]
        && game.first().id() == root.id()
    {
        return games.into_iter().map(|game| Joined { game, node: None }).collect();
    }
    let mut numbers: HashMap<NodeId, usize> =
        games.iter().map(|game| (game.first().id(), 0)).collect();
    for (number, node) in root.subtree().enumerate() {
        numbers.entry(node.id()).and_modify(|known| *known = number);
    }
    let number = |game: &TreeGame<'_>| numbers.get(&game.first().id()).copied();
    games.into_iter().map(|game| Joined { node: number(&game), game }).collect()
}
