//! A whole study at one revision.

use std::collections::HashMap;

use serde::{Deserialize, Serialize};

use crate::{
    name::Name,
    operation::{Property, Role},
    refusal::Refusal,
    study::Study,
    tree::{NodeIndex, Place, Remark, Tree, Written},
};

/// A study without its log: for those who come late. Deleted nodes are not in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Snapshot {
    /// How many operations led to it.
    pub revision: u64,
    /// The rights of persons who have some of their own.
    pub roles: Vec<(Name, Role)>,
    /// The rights of all others.
    pub everyone: Role,
    /// The nodes, in the order of a record.
    pub nodes: Vec<Shown>,
}

/// A node of a snapshot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shown {
    /// Its name.
    pub name: Name,
    /// The number of its parent among the nodes; nothing for the first node of a chapter.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub above: Option<usize>,
    /// Its properties. The values have the escapes that they have in a record.
    pub properties: Vec<Property>,
    /// The comments of persons.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub remarks: Vec<(Name, String)>,
    /// The writer who made it, if it was not there from the beginning.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Name>,
}

/// A property as the tree has it.
pub(crate) fn written(Property(name, values): &Property) -> Written {
    Written { name: name.clone(), values: values.clone() }
}

impl Study {
    /// The study as it is now.
    #[must_use]
    pub fn snapshot(&self) -> Snapshot {
        let nodes = self.shown(self.tree.children(None));
        let mut roles: Vec<(Name, Role)> =
            self.roles().map(|(who, role)| (who.clone(), role)).collect();
        roles.sort_unstable_by(|one, other| one.0.cmp(&other.0));
        Snapshot { revision: self.revision(), roles, everyone: self.everyone(), nodes }
    }

    /// The nodes with all below them, in the order of a record.
    pub(crate) fn shown(&self, tops: impl IntoIterator<Item = NodeIndex>) -> Vec<Shown> {
        let mut numbers: HashMap<NodeIndex, usize> = HashMap::new();
        let mut nodes = Vec::new();
        for node in tops.into_iter().flat_map(|top| self.tree.subtree(top)) {
            numbers.insert(node, nodes.len());
            let parent = self.tree.get(node).parent;
            let above = parent.and_then(|parent| numbers.get(&parent).copied());
            nodes.push(Shown { above, ..self.shown_alone(node) });
        }
        nodes
    }

    /// A node without those above and below it.
    pub(crate) fn shown_alone(&self, node: NodeIndex) -> Shown {
        let node = self.tree.get(node);
        let property = |written: &Written| Property(written.name.clone(), written.values.clone());
        let said = |remark: &Remark| (remark.by.clone(), remark.text.clone());
        Shown {
            name: node.name.clone(),
            above: None,
            properties: node.properties.iter().map(property).collect(),
            remarks: node.remarks.iter().map(said).collect(),
            by: node.by.clone(),
        }
    }

    /// The study that a snapshot shows. It has no log: nothing that was done before can be undone.
    ///
    /// # Errors
    /// [`Refusal::BadBranch`] if a node stands before its parent, [`Refusal::NameTaken`] if two
    /// have one name.
    pub fn restore(snapshot: Snapshot) -> Result<Study, Refusal> {
        let mut tree = Tree::default();
        let mut added: Vec<NodeIndex> = Vec::with_capacity(snapshot.nodes.len());
        for shown in &snapshot.nodes {
            if tree.find(&shown.name).is_some() {
                return Err(Refusal::NameTaken);
            }
            let parent = match shown.above {
                None => None,
                Some(above) => Some(*added.get(above).ok_or(Refusal::BadBranch)?),
            };
            added.push(tree.restore(shown, Place { parent, before: None })?);
        }
        let roles = snapshot.roles.into_iter().collect();
        Ok(Study::at(snapshot.revision, tree, roles, snapshot.everyone))
    }
}
