//! What operations did, for those who follow.

use serde::{Deserialize, Serialize};

use crate::{
    change::Change,
    name::Name,
    operation::{Property, Role},
    refusal::Refusal,
    snapshot::{Shown, written},
    study::Study,
    tree::{NodeIndex, Place, Remark},
};

/// One thing that an operation did. It says all that a follower has to know: one who came late has
/// neither the log nor what was deleted. As JSON:
///
/// ```
/// use tengen_study::{Answer, Effect, Operation, Study};
///
/// let record = tengen_sgf::parse(b"(;SZ[9])");
/// let mut study = Study::of(&record.collection, "anna".parse()?);
/// let play = r#"{"c": "ben", "id": "b1", "op": "play", "parent": "0", "node": "x", "B": "ee"}"#;
/// let done = study.apply(serde_json::from_str(play)?)?;
/// let json = serde_json::to_string(&done.effects)?;
/// assert_eq!(
///     json,
///     r#"[{"came":{"nodes":[{"name":"x","properties":[["B",["ee"]]],"by":"ben"}],"parent":"0"}}]"#
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Effect {
    /// Nodes are there now, the first of them in this place.
    Came {
        /// The nodes, as in a snapshot.
        nodes: Vec<Shown>,
        /// The parent of the first; nothing for a chapter.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        parent: Option<Name>,
        /// The sibling behind it; nothing if it is the last.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        before: Option<Name>,
    },
    /// A node is gone with all below it.
    Went {
        /// The node.
        node: Name,
    },
    /// A node stands in this place now.
    Put {
        /// The node.
        node: Name,
        /// Its parent; nothing for a chapter.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        parent: Option<Name>,
        /// The sibling behind it; nothing if it is the last.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        before: Option<Name>,
    },
    /// A node has these properties now, and no others.
    Set {
        /// The node.
        node: Name,
        /// The properties. The values have the escapes that they have in a record.
        properties: Vec<Property>,
    },
    /// This is what persons say about a node now.
    Said {
        /// The node.
        node: Name,
        /// The persons and their comments.
        remarks: Vec<(Name, String)>,
    },
    /// A person may do this now.
    May {
        /// The person.
        who: Name,
        /// What they may do.
        role: Role,
    },
}

impl Study {
    /// Notes what a change has just done.
    pub(crate) fn tell(&mut self, change: &Change) {
        let effect = self.effect(change);
        if let Effect::Set { node, .. } = &effect {
            // One that changes a node's properties further says all that the last one said.
            let is_older =
                |told: &Effect| matches!(told, Effect::Set { node: of, .. } if of == node);
            self.told.retain(|told| !is_older(told));
        }
        self.told.push(effect);
    }

    fn effect(&self, change: &Change) -> Effect {
        let name = |node: NodeIndex| self.tree.get(node).name.clone();
        let place = |node: NodeIndex| {
            let Place { parent, .. } = self.tree.place(node);
            let before = self.tree.children(parent).skip_while(|sibling| *sibling != node).nth(1);
            (parent.map(name), before.map(name))
        };
        match change {
            Change::Came { node, .. } => {
                let (parent, before) = place(*node);
                Effect::Came { nodes: self.shown([*node]), parent, before }
            }
            Change::Went { node, .. } => Effect::Went { node: name(*node) },
            Change::Put { node, .. } => {
                let (parent, before) = place(*node);
                Effect::Put { node: name(*node), parent, before }
            }
            Change::Set { node, .. } | Change::Listed { node, .. } => {
                let shown = self.shown_alone(*node);
                Effect::Set { node: shown.name, properties: shown.properties }
            }
            Change::Said { node, .. } => {
                let shown = self.shown_alone(*node);
                Effect::Said { node: shown.name, remarks: shown.remarks }
            }
            Change::May { who, .. } => Effect::May { who: who.clone(), role: self.role(who) },
        }
    }

    /// Follows an operation that was done elsewhere, as its effects tell.
    ///
    /// # Errors
    /// [`Refusal::Unknown`] if an effect names a node that is not there: an operation before this
    /// one was missed, and a snapshot is needed. [`Refusal::BadBranch`] if its nodes do not hang
    /// together.
    pub fn follow(&mut self, effects: &[Effect]) -> Result<(), Refusal> {
        effects.iter().try_for_each(|effect| self.follow_one(effect))?;
        self.pass();
        Ok(())
    }

    fn follow_one(&mut self, effect: &Effect) -> Result<(), Refusal> {
        match effect {
            Effect::Came { nodes, parent, before } => {
                let place = self.named_place(parent.as_ref(), before.as_ref())?;
                let mut added: Vec<NodeIndex> = Vec::with_capacity(nodes.len());
                for shown in nodes {
                    let place = match shown.above {
                        None if added.is_empty() => place,
                        None => return Err(Refusal::BadBranch),
                        Some(above) => {
                            let parent = *added.get(above).ok_or(Refusal::BadBranch)?;
                            Place { parent: Some(parent), before: None }
                        }
                    };
                    added.push(self.tree.restore(shown, place)?);
                }
            }
            Effect::Went { node } => {
                let node = self.known(node)?;
                self.tree.get_mut(node).is_deleted = true;
            }
            Effect::Put { node, parent, before } => {
                let node = self.known(node)?;
                let place = self.named_place(parent.as_ref(), before.as_ref())?;
                if place.parent.is_some_and(|to| self.tree.upwards(to).any(|n| n == node)) {
                    return Err(Refusal::Cycle);
                }
                self.tree.put(node, place);
            }
            Effect::Set { node, properties } => {
                let node = self.known(node)?;
                self.tree.get_mut(node).properties = properties.iter().map(written).collect();
            }
            Effect::Said { node, remarks } => {
                let node = self.known(node)?;
                let remark =
                    |(by, text): &(Name, String)| Remark { by: by.clone(), text: text.clone() };
                self.tree.get_mut(node).remarks = remarks.iter().map(remark).collect();
            }
            Effect::May { who, role } => self.state_role(who, Some(*role)),
        }
        Ok(())
    }

    fn known(&self, name: &Name) -> Result<NodeIndex, Refusal> {
        self.tree.find(name).ok_or(Refusal::Unknown)
    }

    fn named_place(&self, parent: Option<&Name>, before: Option<&Name>) -> Result<Place, Refusal> {
        let parent = parent.map(|parent| self.known(parent)).transpose()?;
        let before = before.map(|before| self.known(before)).transpose()?;
        Ok(Place { parent, before })
    }
}
