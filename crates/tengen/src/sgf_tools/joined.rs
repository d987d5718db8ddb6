//! The games of trees that join several.

use std::collections::HashSet;
use tengen_sgf::{Node, NodeId};

/// A game of a tree.
pub(super) struct Joined<'a> {
    pub(super) game: Node<'a>,
    /// The number of its first node, unless that is the first of the tree.
    pub(super) node: Option<usize>,
}

/// The games of a tree.
pub(super) fn joined(root: Node<'_>) -> Vec<Joined<'_>> {
    let games = root.games();
    let firsts: HashSet<NodeId> = games.iter().map(Node::id).collect();
    if firsts.contains(&root.id()) {
        return vec![Joined { game: root, node: None }];
    }
    let nodes = root.subtree().enumerate().filter(|(_, node)| firsts.contains(&node.id()));
    nodes.map(|(number, game)| Joined { game, node: Some(number) }).collect()
}
