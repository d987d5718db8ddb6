//! The nodes of a tree one after another.

use crate::{
    node::Node,
    tree::{Collection, NodeId},
};

impl<'a> Node<'a> {
    /// This node and all that follow it, in the order of the file. It takes no memory, however deep
    /// the tree is.
    ///
    /// ```
    /// let parsed = tengen_sgf::parse(b"(;C[0](;C[1];C[2])(;C[3]))");
    /// let root = parsed.collection.roots().next().unwrap();
    /// let comments: Vec<_> = root.subtree().filter_map(|node| node.text("C")).collect();
    /// assert_eq!(comments, ["0", "1", "2", "3"]);
    /// ```
    #[must_use]
    pub fn subtree(&self) -> Subtree<'a> {
        Subtree { next: Some(*self), top: self.id() }
    }

    /// The child of the same parent behind this one, or the next game.
    pub(crate) fn next_sibling(&self) -> Option<Node<'a>> {
        self.collection.node(self.data().next?)
    }
}

impl Collection {
    /// The nodes of all games in the order of the file.
    pub fn nodes(&self) -> impl Iterator<Item = Node<'_>> {
        self.roots().flat_map(|root| root.subtree())
    }

    /// The names of the nodes of one game, or of all, so that they can be changed.
    pub(crate) fn ids(&self, root: Option<NodeId>) -> Vec<NodeId> {
        match root {
            Some(root) => self.node(root).iter().flat_map(Node::subtree).map(|n| n.id()).collect(),
            None => self.nodes().map(|node| node.id()).collect(),
        }
    }
}

/// The nodes of a part of a tree: see [`Node::subtree`].
#[derive(Clone, Debug)]
pub struct Subtree<'a> {
    next: Option<Node<'a>>,
    top: NodeId,
}

impl<'a> Iterator for Subtree<'a> {
    type Item = Node<'a>;

    fn next(&mut self) -> Option<Node<'a>> {
        let node = self.next?;
        self.next = node.first_child().or_else(|| {
            let below_top = |node: &Node<'a>| node.id() != self.top;
            let mut open = std::iter::successors(Some(node), Node::parent).take_while(below_top);
            open.find_map(|node| node.next_sibling())
        });
        Some(node)
    }
}

#[cfg(test)]
mod tests {
    use crate::parse;

    #[test]
    fn a_part_of_a_tree_ends_with_its_last_line() {
        let parsed = parse(b"(;C[0];C[1](;C[2](;C[3])(;C[4];C[5]))(;C[6]))(;C[7])");
        let comments = |below: usize| -> String {
            let top = parsed.collection.nodes().nth(below).unwrap();
            top.subtree().filter_map(|node| node.text("C")).collect()
        };
        assert_eq!(
            [0, 1, 2, 3, 4, 6, 7].map(comments),
            ["0123456", "123456", "2345", "3", "45", "6", "7"]
        );
    }

    #[test]
    fn a_tree_of_a_million_nodes_is_walked() {
        let deep = format!("({})", ";B[]".repeat(1_000_000));
        assert_eq!(parse(deep.as_bytes()).collection.nodes().count(), 1_000_000);
    }
}
