//! Nodes and branches that come to stand elsewhere.

use crate::{
    edit::EditError,
    node::Node,
    tree::{Collection, NodeId},
};

impl Collection {
    /// Moves a node, with all that follow it, to the children of `parent`, so that `before` of them
    /// stand before it: 0 makes it the continuation. Beyond the last child it stands last.
    ///
    /// # Errors
    /// [`EditError::NoSuchNode`]; [`EditError::FirstNode`] if the node is the first of its game;
    /// [`EditError::WithinItself`] if `parent` is the node or follows it.
    ///
    /// ```
    /// # fn main() -> Result<(), tengen_sgf::EditError> {
    /// let mut collection = tengen_sgf::parse(b"(;AB[ee](;W[aa])(;W[bb]))").collection;
    /// let root = collection.roots().next().expect("one game");
    /// let (parent, variation) = (root.id(), root.children().last().expect("two children").id());
    /// collection.move_to(variation, parent, 0)?;
    /// let root = collection.node(parent).expect("it is still there");
    /// assert_eq!(root.first_child().and_then(|child| child.text("W")).as_deref(), Some("bb"));
    /// # Ok(())
    /// # }
    /// ```
    pub fn move_to(
        &mut self,
        node: NodeId,
        parent: NodeId,
        before: usize,
    ) -> Result<(), EditError> {
        self.parent_of(node)?;
        let target = self.node(parent).ok_or(EditError::NoSuchNode)?;
        if std::iter::successors(Some(target), Node::parent).any(|above| above.id() == node) {
            return Err(EditError::WithinItself);
        }
        self.make_changeable();
        self.unlink(node)?;
        self.link(node, parent, before)
    }

    /// Adds a node in the place of this one, which becomes its only child. Returns the new node.
    ///
    /// # Errors
    /// [`EditError::NoSuchNode`]; [`EditError::FirstNode`] if the node is the first of its game;
    /// [`EditError::Full`] if no further node can be named.
    pub fn insert_above(&mut self, node: NodeId) -> Result<NodeId, EditError> {
        let parent = self.parent_of(node)?;
        let place = self.place(node)?;
        let added = self.add_child(parent)?;
        self.unlink(added)?;
        self.unlink(node)?;
        self.link(added, parent, place)?;
        self.link(node, added, 0)?;
        Ok(added)
    }

    /// Takes a single node out of its tree. Its children take its place among its siblings.
    ///
    /// # Errors
    /// [`EditError::NoSuchNode`]; [`EditError::FirstNode`] if the node is the first of its game.
    pub fn remove_one(&mut self, node: NodeId) -> Result<(), EditError> {
        let parent = self.parent_of(node)?;
        let place = self.place(node)?;
        let children = self.children_of(node)?;
        self.make_changeable();
        let mut siblings = self.children_of(parent)?;
        siblings.splice(place..=place, children);
        self.set_children(Some(node), None, None)?;
        self.data_mut(node)?.next = None;
        self.discard(node)?;
        for (number, &sibling) in siblings.iter().enumerate() {
            let data = self.data_mut(sibling)?;
            (data.parent, data.next) = (Some(parent), siblings.get(number + 1).copied());
            data.drop_layout();
        }
        self.set_children(Some(parent), siblings.first().copied(), siblings.last().copied())
    }

    /// Moves a node among its siblings, so that `before` of them stand before it.
    pub(crate) fn put_among_siblings(
        &mut self,
        node: NodeId,
        before: usize,
    ) -> Result<(), EditError> {
        let parent = self.parent_of(node)?;
        let first = self.node(parent).and_then(|parent| parent.first_child());
        if before == 0 && first.is_some_and(|first| first.id() == node) {
            return Ok(());
        }
        self.make_changeable();
        self.unlink(node)?;
        self.link(node, parent, before)
    }

    /// Moves all children of a node to another one, which has none.
    pub(crate) fn move_children(&mut self, from: NodeId, to: NodeId) -> Result<(), EditError> {
        self.make_changeable();
        let children = self.children_of(from)?;
        self.set_children(Some(from), None, None)?;
        for child in &children {
            let data = self.data_mut(*child)?;
            data.parent = Some(to);
            data.drop_layout();
        }
        self.set_children(Some(to), children.first().copied(), children.last().copied())
    }

    /// The parent of a node that is not the first of its game.
    fn parent_of(&self, node: NodeId) -> Result<NodeId, EditError> {
        self.data(node)?.parent.ok_or(EditError::FirstNode)
    }

    fn children_of(&self, node: NodeId) -> Result<Vec<NodeId>, EditError> {
        let node = self.node(node).ok_or(EditError::NoSuchNode)?;
        Ok(node.children().map(|child| child.id()).collect())
    }

    /// How many siblings stand before a node.
    fn place(&self, node: NodeId) -> Result<usize, EditError> {
        let siblings = self.children_of(self.parent_of(node)?)?;
        siblings.iter().position(|&sibling| sibling == node).ok_or(EditError::NoSuchNode)
    }

    /// Puts a node that no other is linked to behind this many children of `parent`.
    fn link(&mut self, node: NodeId, parent: NodeId, before: usize) -> Result<(), EditError> {
        let mut children = self.children_of(parent)?;
        if let [only] = children[..] {
            // It may stand without parentheses, but needs them from now on.
            self.data_mut(only)?.drop_layout();
        }
        let place = before.min(children.len());
        children.insert(place, node);
        let data = self.data_mut(node)?;
        (data.parent, data.next) = (Some(parent), children.get(place + 1).copied());
        data.drop_layout();
        if let Some(previous) = place.checked_sub(1) {
            self.data_mut(children[previous])?.next = Some(node);
        }
        self.set_children(Some(parent), children.first().copied(), children.last().copied())
    }
}
