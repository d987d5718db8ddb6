//! The tree of a record.

use std::num::NonZero;

use crate::{edit::EditError, node::Node, source::Source};

/// Names a node of one [`Collection`]. It stays valid until the node is removed,
/// and never comes to name another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(
    /// One more than the index, so that an absent name takes no space.
    NonZero<u32>,
);

impl NodeId {
    fn for_index(index: usize) -> Option<Self> {
        let number = u32::try_from(index).ok()?.checked_add(1)?;
        NonZero::new(number).map(NodeId)
    }

    fn index(self) -> usize {
        self.0.get() as usize - 1
    }
}

/// A range of bytes of the source.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Span {
    pub(crate) start: u32,
    pub(crate) end: u32,
}

impl Span {
    pub(crate) fn of<'a>(&self, bytes: &'a [u8]) -> &'a [u8] {
        &bytes[self.start as usize..self.end as usize]
    }
}

/// A property that does not come from the source: its name, and its values as
/// they are written between the brackets.
#[derive(Clone, Debug)]
pub(crate) struct OwnProperty {
    pub(crate) name: String,
    pub(crate) values: Vec<Vec<u8>>,
}

/// The properties of a node.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Body {
    /// As it was parsed, from its semicolon to its last value.
    Source(Span),
    /// In this place among those that do not come from the source.
    Own(u32),
    /// The node was taken out of its tree.
    Removed,
}

/// The surroundings of a parsed node. Every byte of the source belongs to exactly one part. The
/// parts are: before a node, its body, after a node and its descendants, and the tail of the
/// collection. That is why writing gives back the same bytes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Layout {
    /// White space and the parentheses that open here.
    pub(crate) before: Span,
    /// White space and the parenthesis that closes the one opened before.
    pub(crate) after: Span,
}

#[derive(Clone, Debug)]
pub(crate) struct NodeData {
    pub(crate) parent: Option<NodeId>,
    pub(crate) first_child: Option<NodeId>,
    pub(crate) last_child: Option<NodeId>,
    pub(crate) next: Option<NodeId>,
    pub(crate) body: Body,
    /// Absent if the writer has to lay it out.
    pub(crate) layout: Option<Layout>,
}

/// The games of one file, each a tree of nodes.
///
/// Parts that were parsed and not changed are written back byte for byte. Changing a node rewrites
/// that node, and adding a variation rewrites its siblings' parentheses.
///
/// A parsed node takes 48 bytes besides its text, however deep it lies; built
/// or changed it takes some hundred more.
#[derive(Clone, Debug, Default)]
pub struct Collection {
    pub(crate) source: Source,
    pub(crate) nodes: Vec<NodeData>,
    /// The properties of the nodes that were built or changed.
    pub(crate) own: Vec<Vec<OwnProperty>>,
    /// How many of the nodes were removed.
    pub(crate) removed: usize,
    pub(crate) first_root: Option<NodeId>,
    pub(crate) last_root: Option<NodeId>,
    /// The bytes behind the last node.
    pub(crate) tail: Span,
    /// Whether parentheses in the source are wrong, so that it cannot be
    /// changed piece by piece.
    pub(crate) broken: bool,
}

impl Collection {
    /// A collection without games, to be written as UTF-8.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// The first nodes of the games, in order.
    pub fn roots(&self) -> impl Iterator<Item = Node<'_>> {
        let first = self.first_root.and_then(|id| self.node(id));
        std::iter::successors(first, |root| root.data().next.and_then(|id| self.node(id)))
    }

    /// The node with this name, if this collection has it.
    #[must_use]
    pub fn node(&self, id: NodeId) -> Option<Node<'_>> {
        Node::new(self, id)
    }

    /// How many nodes there are in all games together.
    #[must_use]
    pub fn node_count(&self) -> usize {
        self.nodes.len() - self.removed
    }

    /// The name of the character encoding of the texts, such as `UTF-8` or
    /// `Shift_JIS`; declared, or else guessed.
    #[must_use]
    pub fn encoding(&self) -> &'static str {
        match self.source.utf16 {
            None => self.source.encoding.name(),
            Some(crate::charset::Utf16::Little) => "UTF-16LE",
            Some(crate::charset::Utf16::Big) => "UTF-16BE",
        }
    }

    /// Before the first change to a record with wrong parentheses, gives up its
    /// layout: the writer then makes them right.
    pub(crate) fn make_changeable(&mut self) {
        if self.broken {
            self.broken = false;
            self.tail = Span::default();
            for node in &mut self.nodes {
                node.layout = None;
            }
        }
    }

    /// Appends a node to the children of `parent`, or to the games.
    pub(crate) fn push(
        &mut self,
        parent: Option<NodeId>,
        body: Body,
        layout: Option<Layout>,
    ) -> Result<NodeId, EditError> {
        let id = NodeId::for_index(self.nodes.len()).ok_or(EditError::Full)?;
        let (first, last) = match parent {
            None => (&mut self.first_root, &mut self.last_root),
            Some(parent) => {
                let node = node_mut(&mut self.nodes, parent)?;
                (&mut node.first_child, &mut node.last_child)
            }
        };
        first.get_or_insert(id);
        let previous = last.replace(id);
        if let Some(previous) = previous {
            self.data_mut(previous)?.next = Some(id);
        }
        let (first_child, last_child, next) = (None, None, None);
        self.nodes.push(NodeData { parent, first_child, last_child, next, body, layout });
        Ok(id)
    }

    pub(crate) fn data(&self, id: NodeId) -> Result<&NodeData, EditError> {
        match self.nodes.get(id.index()) {
            None | Some(NodeData { body: Body::Removed, .. }) => Err(EditError::NoSuchNode),
            Some(node) => Ok(node),
        }
    }

    pub(crate) fn data_mut(&mut self, id: NodeId) -> Result<&mut NodeData, EditError> {
        node_mut(&mut self.nodes, id)
    }

    /// The properties of a node that were built or changed.
    pub(crate) fn own_properties(&self, index: u32) -> &[OwnProperty] {
        &self.own[index as usize]
    }
}

/// Borrows the nodes alone, so that the rest of the collection stays free.
fn node_mut(nodes: &mut [NodeData], id: NodeId) -> Result<&mut NodeData, EditError> {
    match nodes.get_mut(id.index()) {
        None | Some(NodeData { body: Body::Removed, .. }) => Err(EditError::NoSuchNode),
        Some(node) => Ok(node),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_node_is_as_small_as_is_said() {
        assert_eq!(size_of::<NodeData>(), 48);
    }
}
