//! The tree of a record.

use std::{collections::HashMap, num::NonZero};

use crate::{edit::EditError, node::Node, source::Source};

/// Names a node of one [`Collection`]. It stays valid until the node is removed,
/// and never comes to name another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(
    /// One more than the index, so that an absent name takes no space.
    NonZero<u32>,
);

impl NodeId {
    pub(crate) fn for_index(index: usize) -> Option<Self> {
        let number = u32::try_from(index).ok()?.checked_add(1)?;
        NonZero::new(number).map(NodeId)
    }

    pub(crate) fn index(self) -> usize {
        self.0.get() as usize - 1
    }
}

/// A range of bytes of the source.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Span {
    pub(crate) start: u32,
    pub(crate) end: u32,
}

impl Span {
    pub(crate) fn of<'a>(&self, bytes: &'a [u8]) -> &'a [u8] {
        &bytes[self.start as usize..self.end as usize]
    }
}

/// The properties of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Body {
    /// As it was parsed, from its semicolon to its last value.
    Source(Span),
    /// In this place among those that do not come from the source.
    Own(u32),
    /// The node was taken out of its tree.
    Removed,
}

/// A [`Body`] in eight bytes. A span that has no bytes stands for the other kinds: its start is
/// their index, or [`PackedBody::REMOVED`].
#[derive(Clone, Copy, Debug)]
struct PackedBody(Span);

impl PackedBody {
    const REMOVED: u32 = u32::MAX;

    fn new(body: Body) -> Self {
        PackedBody(match body {
            Body::Source(span) => span,
            Body::Own(index) => Span { start: index, end: 0 },
            Body::Removed => Span { start: Self::REMOVED, end: 0 },
        })
    }

    fn get(self) -> Body {
        match self.0 {
            Span { start: Self::REMOVED, end: 0 } => Body::Removed,
            Span { start, end: 0 } => Body::Own(start),
            span => Body::Source(span),
        }
    }
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
    pub(crate) next: Option<NodeId>,
    body: PackedBody,
    /// Where in the source the part before the node begins; [`NO_LAYOUT`] if the writer has to lay
    /// the node out.
    before: u32,
}

/// No part of the source begins here, since it is shorter.
const NO_LAYOUT: u32 = u32::MAX;

impl NodeData {
    pub(crate) fn body(&self) -> Body {
        self.body.get()
    }

    pub(crate) fn set_body(&mut self, body: Body) {
        self.body = PackedBody::new(body);
    }

    pub(crate) fn has_layout(&self) -> bool {
        self.before != NO_LAYOUT
    }

    pub(crate) fn drop_layout(&mut self) {
        self.before = NO_LAYOUT;
    }
}

/// The properties of a node that was built or changed.
#[derive(Clone, Debug, Default)]
pub(crate) struct OwnBody {
    /// The node as a record has it: a semicolon, and the names and values behind it.
    pub(crate) text: Box<[u8]>,
    /// Where in the source the part before the node ends, if it has a layout.
    pub(crate) begins: u32,
}

/// The games of one file, each a tree of nodes.
///
/// Parts that were parsed and not changed are written back byte for byte. Changing a node rewrites
/// that node, and adding a variation rewrites its siblings' parentheses.
///
/// A parsed node takes 24 bytes besides its text, however deep it lies, and some more if a
/// parenthesis stands before it. Built or changed it takes some 50 more.
#[derive(Clone, Debug, Default)]
pub struct Collection {
    pub(crate) source: Source,
    pub(crate) nodes: Vec<NodeData>,
    /// The last children of the nodes that have several.
    last_children: HashMap<NodeId, NodeId>,
    /// The parts after nodes, by the nodes, in their order. Most nodes have none.
    after: Vec<(NodeId, Span)>,
    /// The properties of the nodes that were built or changed.
    pub(crate) own: Vec<OwnBody>,
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

    /// A collection whose nodes are yet to be read.
    pub(crate) fn of_source(source: Source) -> Self {
        Collection { source, ..Self::default() }
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

    /// Whether the encoding was guessed by the bytes alone, and is none of Unicode. The record
    /// names no encoding then, or one that its bytes do not have, and the caller named none.
    #[must_use]
    pub fn is_guessed(&self) -> bool {
        self.source.guessed && self.source.encoding != encoding_rs::UTF_8
    }

    /// Whether the games were taken out of a page, a mail or the like (see [`read`](crate::read)).
    /// Writing the collection does not give back all that was read. Its problems have no places.
    #[must_use]
    pub fn is_unwrapped(&self) -> bool {
        self.source.unwrapped
    }

    /// Before the first change to a record with wrong parentheses, gives up its
    /// layout: the writer then makes them right.
    pub(crate) fn make_changeable(&mut self) {
        if self.broken {
            self.broken = false;
            self.tail = Span::default();
            for node in &mut self.nodes {
                node.drop_layout();
            }
        }
    }

    /// Appends a node to the children of `parent`, or to the games. If it was parsed, the part
    /// before it begins at an offset of the source.
    #[inline]
    pub(crate) fn push(
        &mut self,
        parent: Option<NodeId>,
        body: Body,
        before: Option<u32>,
    ) -> Result<NodeId, EditError> {
        let id = NodeId::for_index(self.nodes.len()).ok_or(EditError::Full)?;
        let only = match parent {
            // Most nodes are the only child.
            Some(parent) => {
                let first_child = &mut node_mut(&mut self.nodes, parent)?.first_child;
                let is_first = first_child.is_none();
                first_child.get_or_insert(id);
                is_first
            }
            None => false,
        };
        if !only {
            self.push_sibling(parent, id)?;
        }
        let (body, before) = (PackedBody::new(body), before.unwrap_or(NO_LAYOUT));
        self.nodes.push(NodeData { parent, first_child: None, next: None, body, before });
        Ok(id)
    }

    /// Puts a new node behind the last child of its parent, or behind the last game.
    #[inline(never)]
    fn push_sibling(&mut self, parent: Option<NodeId>, id: NodeId) -> Result<(), EditError> {
        let last = self.last_child(parent)?;
        match parent {
            Some(parent) => {
                self.last_children.insert(parent, id);
            }
            None => {
                self.first_root.get_or_insert(id);
                self.last_root = Some(id);
            }
        }
        if let Some(last) = last {
            self.data_mut(last)?.next = Some(id);
        }
        Ok(())
    }

    /// The last child of a node, or the last game.
    pub(crate) fn last_child(&self, parent: Option<NodeId>) -> Result<Option<NodeId>, EditError> {
        let Some(parent) = parent else { return Ok(self.last_root) };
        let first = self.data(parent)?.first_child;
        Ok(self.last_children.get(&parent).copied().or(first))
    }

    /// Says which children a node, or the collection, has now.
    pub(crate) fn set_children(
        &mut self,
        parent: Option<NodeId>,
        first: Option<NodeId>,
        last: Option<NodeId>,
    ) -> Result<(), EditError> {
        let Some(parent) = parent else {
            (self.first_root, self.last_root) = (first, last);
            return Ok(());
        };
        self.data_mut(parent)?.first_child = first;
        match last.filter(|_| first != last) {
            Some(last) => self.last_children.insert(parent, last),
            None => self.last_children.remove(&parent),
        };
        Ok(())
    }

    /// Adds the part after a node; see [`Collection::sort_layout`].
    pub(crate) fn push_after(&mut self, node: NodeId, after: Span) {
        self.after.push((node, after));
    }

    /// Makes the parts after nodes ready to be found.
    pub(crate) fn sort_layout(&mut self) {
        self.after.sort_unstable_by_key(|&(node, _)| node);
    }

    /// The surroundings of a node; absent if the writer has to lay it out.
    pub(crate) fn layout(&self, id: NodeId) -> Option<Layout> {
        let node = self.data(id).ok().filter(|node| node.has_layout())?;
        let begins = match node.body() {
            Body::Source(span) => span.start,
            Body::Own(index) => self.own[index as usize].begins,
            Body::Removed => return None,
        };
        let after = self.after.binary_search_by_key(&id, |&(node, _)| node);
        let after = after.map_or(Span::default(), |index| self.after[index].1);
        Some(Layout { before: Span { start: node.before, end: begins }, after })
    }

    pub(crate) fn data(&self, id: NodeId) -> Result<&NodeData, EditError> {
        match self.nodes.get(id.index()) {
            Some(node) if node.body() != Body::Removed => Ok(node),
            _ => Err(EditError::NoSuchNode),
        }
    }

    pub(crate) fn data_mut(&mut self, id: NodeId) -> Result<&mut NodeData, EditError> {
        node_mut(&mut self.nodes, id)
    }

    /// The text of a node that was built or changed.
    pub(crate) fn own_text(&self, index: u32) -> &[u8] {
        &self.own[index as usize].text
    }
}

/// Borrows the nodes alone, so that the rest of the collection stays free.
fn node_mut(nodes: &mut [NodeData], id: NodeId) -> Result<&mut NodeData, EditError> {
    match nodes.get_mut(id.index()) {
        Some(node) if node.body() != Body::Removed => Ok(node),
        _ => Err(EditError::NoSuchNode),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_body_is_the_same_when_it_was_packed() {
        for body in [
            Body::Source(Span { start: 0, end: 1 }),
            Body::Source(Span { start: 7, end: u32::MAX }),
            Body::Own(0),
            Body::Own(u32::MAX - 1),
            Body::Removed,
        ] {
            assert_eq!(PackedBody::new(body).get(), body);
        }
    }

    #[test]
    fn a_node_is_as_small_as_is_said() {
        assert_eq!(size_of::<NodeData>(), 24);
    }
}
