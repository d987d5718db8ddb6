//! Nodes and games taken out.

use crate::{
    edit::EditError,
    node::Node,
    tree::{Body, Collection, NodeData, NodeId},
};

impl Collection {
    /// Takes a node out of its tree, with all that follow it. The first node of a game takes the
    /// whole game with it. Their names then name no node any more.
    ///
    /// # Errors
    /// [`EditError::NoSuchNode`].
    pub fn remove(&mut self, node: NodeId) -> Result<(), EditError> {
        self.data(node)?;
        self.make_changeable();
        self.unlink(node)?;
        self.discard(node)
    }

    /// Takes out the games whose first nodes are not kept.
    ///
    /// # Errors
    /// None: the games are there.
    pub fn retain_games(&mut self, keeps: impl Fn(Node<'_>) -> bool) -> Result<(), EditError> {
        let all: Vec<(NodeId, bool)> = self.roots().map(|root| (root.id(), keeps(root))).collect();
        let of = |is_kept: bool| all.iter().filter(move |(_, kept)| *kept == is_kept);
        if of(false).next().is_none() {
            return Ok(());
        }
        self.make_changeable();
        let kept: Vec<NodeId> = of(true).map(|(id, _)| *id).collect();
        for (number, &id) in kept.iter().enumerate() {
            self.data_mut(id)?.next = kept.get(number + 1).copied();
        }
        self.set_children(None, kept.first().copied(), kept.last().copied())?;
        of(false).try_for_each(|(id, _)| self.discard(*id))
    }

    /// Removes a node that is linked to no other any more, with all that follow it.
    pub(crate) fn discard(&mut self, node: NodeId) -> Result<(), EditError> {
        let mut doomed = vec![node];
        while let Some(id) = doomed.pop() {
            let data = self.data_mut(id)?;
            data.set_body(Body::Removed);
            // The next sibling of the node itself stays.
            doomed.extend(data.next.filter(|_| id != node));
            doomed.extend(data.first_child);
            self.removed += 1;
        }
        Ok(())
    }

    /// Makes the siblings of a node, or the games, close the gap it leaves.
    pub(crate) fn unlink(&mut self, node: NodeId) -> Result<(), EditError> {
        let &NodeData { parent, next, .. } = self.data(node)?;
        let last = self.last_child(parent)?;
        let first = match parent {
            None => self.first_root,
            Some(parent) => self.data(parent)?.first_child,
        };
        let mut previous = None;
        let mut at = first;
        while let Some(id) = at.filter(|&id| id != node) {
            previous = Some(id);
            at = self.data(id)?.next;
        }
        if let Some(previous) = previous {
            self.data_mut(previous)?.next = next;
        }
        let first = if previous.is_none() { next } else { first };
        let last = if last == Some(node) { previous } else { last };
        self.set_children(parent, first, last)
    }
}

#[cfg(test)]
mod tests {
    use crate::{parse, write};

    #[test]
    fn only_the_games_asked_for_are_kept() {
        let left = |sgf: &str| {
            let mut collection = parse(sgf.as_bytes()).collection;
            collection.retain_games(|root| root.value("N").is_none()).unwrap();
            let last = collection.add_game().unwrap();
            collection.set(last, "C", ["last"]).unwrap();
            String::from_utf8(write(&collection)).unwrap().replace('\n', "")
        };
        assert_eq!(left("(;B[aa])(;N[];W[bb](;)(;))(;B[cc])(;N[])"), "(;B[aa])(;B[cc])(;C[last])");
        assert_eq!(left("(;N[])(;N[])"), "(;C[last])");
        assert_eq!(left("(;B[aa])(;B[cc])"), "(;B[aa])(;B[cc])(;C[last])");
        // One after another, with a look at all before it, this would take minutes.
        let many = 200_000;
        let sgf = "(;B[aa])".repeat(many) + &"(;N[])".repeat(many);
        let mut collection = parse(sgf.as_bytes()).collection;
        collection.retain_games(|root| root.value("N").is_none()).unwrap();
        assert_eq!((collection.roots().count(), collection.node_count()), (many, many));
    }
}
