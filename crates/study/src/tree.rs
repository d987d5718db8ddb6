//! The nodes of a study, those that were deleted among them.

use std::collections::HashMap;

use crate::{
    bounds::bytes_in,
    name::Name,
    refusal::Refusal,
    snapshot::{Shown, written},
};

/// A node by its place in memory. No node ever leaves it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct NodeIndex(u32);

impl NodeIndex {
    fn at(self) -> usize {
        self.0 as usize
    }
}

/// A property as it stands in a record: its values have their escapes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Written {
    /// The name, such as `B`.
    pub(crate) name: String,
    /// The values, as they stand between brackets.
    pub(crate) values: Vec<String>,
}

/// What one person says about a node.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Remark {
    /// The person.
    pub(crate) by: Name,
    /// What they say.
    pub(crate) text: String,
}

/// A node of a study.
#[derive(Clone, Debug)]
pub(crate) struct Node {
    pub(crate) name: Name,
    /// The writer who made it; nobody if the study began with it.
    pub(crate) by: Option<Name>,
    pub(crate) parent: Option<NodeIndex>,
    /// Those that were deleted among them, so that they come back into their places.
    pub(crate) children: Vec<NodeIndex>,
    pub(crate) properties: Vec<Written>,
    pub(crate) remarks: Vec<Remark>,
    /// Whether it was deleted itself.
    pub(crate) is_deleted: bool,
}

/// A place in the tree: below a parent, or among the chapters, and before a sibling, or last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    pub(crate) parent: Option<NodeIndex>,
    pub(crate) before: Option<NodeIndex>,
}

/// All nodes, each in its place.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tree {
    nodes: Vec<Node>,
    names: HashMap<Name, NodeIndex>,
    chapters: Vec<NodeIndex>,
    /// The bytes of all properties and remarks that came, those that went again among them.
    pub(crate) bytes: usize,
}

impl Tree {
    pub(crate) fn get(&self, node: NodeIndex) -> &Node {
        &self.nodes[node.at()]
    }

    pub(crate) fn get_mut(&mut self, node: NodeIndex) -> &mut Node {
        &mut self.nodes[node.at()]
    }

    /// The number of nodes, deleted ones among them.
    pub(crate) fn len(&self) -> usize {
        self.nodes.len()
    }

    /// The node of this name, deleted or not.
    pub(crate) fn find(&self, name: &Name) -> Option<NodeIndex> {
        self.names.get(name).copied()
    }

    /// The node of this name, which has to be in the tree.
    pub(crate) fn find_living(&self, name: &Name) -> Result<NodeIndex, Refusal> {
        let node = self.find(name).ok_or(Refusal::Unknown)?;
        if self.is_living(node) { Ok(node) } else { Err(Refusal::Gone) }
    }

    /// Whether neither the node nor one above it was deleted.
    pub(crate) fn is_living(&self, node: NodeIndex) -> bool {
        self.upwards(node).all(|node| !self.get(node).is_deleted)
    }

    /// The node and those above it.
    pub(crate) fn upwards(&self, node: NodeIndex) -> impl Iterator<Item = NodeIndex> {
        std::iter::successors(Some(node), |node| self.get(*node).parent)
    }

    /// The first node of the chapter.
    pub(crate) fn root(&self, node: NodeIndex) -> NodeIndex {
        self.upwards(node).last().unwrap_or(node)
    }

    /// The children of a node, or the chapters, that were not deleted themselves.
    pub(crate) fn children(&self, parent: Option<NodeIndex>) -> impl Iterator<Item = NodeIndex> {
        self.siblings(parent).iter().copied().filter(|child| !self.get(*child).is_deleted)
    }

    /// The node and all below it that were not deleted, in the order of a record. It takes no
    /// memory that grows with the depth of the tree alone.
    pub(crate) fn subtree(&self, top: NodeIndex) -> impl Iterator<Item = NodeIndex> {
        let mut open = vec![top];
        std::iter::from_fn(move || {
            let node = open.pop()?;
            let first = open.len();
            open.extend(self.children(Some(node)));
            open[first..].reverse();
            Some(node)
        })
    }

    /// Adds a node. Its name has to be free.
    pub(crate) fn add(
        &mut self,
        name: Name,
        by: Option<Name>,
        place: Place,
        properties: Vec<Written>,
    ) -> Result<NodeIndex, Refusal> {
        if self.names.contains_key(&name) {
            return Err(Refusal::NameTaken);
        }
        let index = u32::try_from(self.nodes.len()).map_err(|_| Refusal::Full)?;
        let node = NodeIndex(index);
        self.names.insert(name.clone(), node);
        self.bytes += bytes_in(&properties);
        self.nodes.push(Node {
            name,
            by,
            parent: None,
            children: Vec::new(),
            properties,
            remarks: Vec::new(),
            is_deleted: false,
        });
        self.link(node, place);
        Ok(node)
    }

    /// Puts a node as it is shown into a place. It may have been there before.
    pub(crate) fn restore(&mut self, shown: &Shown, place: Place) -> Result<NodeIndex, Refusal> {
        let properties = shown.properties.iter().map(written).collect();
        let node = match self.find(&shown.name) {
            None => self.add(shown.name.clone(), shown.by.clone(), place, properties)?,
            Some(node) => {
                self.put(node, place);
                let known = self.get_mut(node);
                (known.properties, known.is_deleted) = (properties, false);
                node
            }
        };
        let remark = |(by, text): &(Name, String)| Remark { by: by.clone(), text: text.clone() };
        self.remark(node, shown.remarks.iter().map(remark).collect());
        Ok(node)
    }

    /// Gives a node that comes these remarks.
    pub(crate) fn remark(&mut self, node: NodeIndex, remarks: Vec<Remark>) {
        self.bytes += remarks.iter().map(Remark::bytes).sum::<usize>();
        self.get_mut(node).remarks = remarks;
    }

    /// Makes a further name mean a node.
    pub(crate) fn also_name(&mut self, name: Name, node: NodeIndex) {
        self.names.insert(name, node);
    }

    /// Where a node stands.
    pub(crate) fn place(&self, node: NodeIndex) -> Place {
        let parent = self.get(node).parent;
        let siblings = self.siblings(parent);
        let behind = siblings.iter().skip_while(|sibling| **sibling != node).nth(1);
        Place { parent, before: behind.copied() }
    }

    /// Puts a node elsewhere. A sibling that stands elsewhere itself is none: the node comes last.
    pub(crate) fn put(&mut self, node: NodeIndex, place: Place) {
        let parent = self.get(node).parent;
        self.siblings_mut(parent).retain(|sibling| *sibling != node);
        self.link(node, place);
    }

    fn link(&mut self, node: NodeIndex, Place { parent, before }: Place) {
        self.get_mut(node).parent = parent;
        let siblings = self.siblings_mut(parent);
        let at = before.and_then(|before| siblings.iter().position(|node| *node == before));
        siblings.insert(at.unwrap_or(siblings.len()), node);
    }

    fn siblings(&self, parent: Option<NodeIndex>) -> &[NodeIndex] {
        parent.map_or(&self.chapters, |parent| &self.get(parent).children)
    }

    fn siblings_mut(&mut self, parent: Option<NodeIndex>) -> &mut Vec<NodeIndex> {
        match parent {
            Some(parent) => &mut self.get_mut(parent).children,
            None => &mut self.chapters,
        }
    }
}
