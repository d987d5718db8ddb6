//! Changes that can be taken back.

use crate::{
    list::{self, Group, Item},
    name::Name,
    operation::Role,
    refusal::Refusal,
    study::Study,
    tree::{NodeIndex, Place, Remark, Written},
};

/// One change, with what was before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Change {
    /// A node came: it was made, or it was deleted and came back.
    Came { node: NodeIndex, why: Why },
    /// A node went: it was deleted, or it was made and that was taken back.
    Went { node: NodeIndex, why: Why },
    /// A node was put elsewhere.
    Put { node: NodeIndex, from: Place, to: Place },
    /// A property, at its place among those of the node.
    Set { node: NodeIndex, from: Option<(usize, Written)>, to: Option<(usize, Written)> },
    /// The value of a key in the lists of a group.
    Listed { node: NodeIndex, group: Group, key: String, from: Option<Item>, to: Option<Item> },
    /// What a person says about a node, at its place among what others say.
    Said { node: NodeIndex, from: Option<(usize, Remark)>, to: Option<(usize, Remark)> },
    /// What a person may do; nothing if they may what all may.
    May { who: Name, from: Option<Role>, to: Option<Role> },
}

/// Why a node comes or goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Why {
    /// It was made.
    Made,
    /// It was deleted.
    Deleted,
}

impl Change {
    /// The change that takes this one back.
    pub(crate) fn reversed(&self) -> Change {
        match self.clone() {
            Change::Came { node, why } => Change::Went { node, why },
            Change::Went { node, why } => Change::Came { node, why },
            Change::Put { node, from, to } => Change::Put { node, from: to, to: from },
            Change::Set { node, from, to } => Change::Set { node, from: to, to: from },
            Change::Listed { node, group, key, from, to } => {
                Change::Listed { node, group, key, from: to, to: from }
            }
            Change::Said { node, from, to } => Change::Said { node, from: to, to: from },
            Change::May { who, from, to } => Change::May { who, from: to, to: from },
        }
    }

    /// Whether the study is as the change found it, so that it can be made (again). No writer
    /// takes away nodes on which others have built.
    pub(crate) fn check(&self, study: &Study) -> Result<(), Refusal> {
        self.check_living(study)?;
        let tree = &study.tree;
        let same = |is: bool| if is { Ok(()) } else { Err(Refusal::Changed) };
        match self {
            Change::Came { node, .. } => {
                same(tree.get(*node).is_deleted)?;
                let parent = tree.get(*node).parent;
                let is_living = parent.is_none_or(|parent| tree.is_living(parent));
                if is_living { Ok(()) } else { Err(Refusal::Gone) }
            }
            Change::Went { node, why } => {
                let maker = &tree.get(*node).by;
                let by_others = |below: NodeIndex| tree.get(below).by != *maker;
                match why {
                    Why::Made if tree.subtree(*node).any(by_others) => Err(Refusal::Continued),
                    _ if study.is_only_chapter(*node) => Err(Refusal::LastChapter),
                    Why::Made | Why::Deleted => Ok(()),
                }
            }
            Change::Put { node, from, to } => {
                same(tree.get(*node).parent == from.parent)?;
                if to.parent.is_some_and(|to| !tree.is_living(to)) {
                    return Err(Refusal::Gone);
                }
                let below_itself = to.parent.is_some_and(|to| tree.upwards(to).any(|n| n == *node));
                if below_itself { Err(Refusal::Cycle) } else { Ok(()) }
            }
            Change::Set { node, from, to } => {
                let Some(name) = from.as_ref().or(to.as_ref()).map(|(_, w)| &w.name) else {
                    return Ok(());
                };
                let properties = &tree.get(*node).properties;
                let now = properties.iter().find(|property| property.name == *name);
                same(now == from.as_ref().map(|(_, written)| written))
            }
            Change::Listed { node, group, key, from, .. } => {
                let now = list::find(&tree.get(*node).properties, *group, key);
                let said = |item: &Item| (item.name.clone(), item.value.clone());
                same(now.as_ref().map(said) == from.as_ref().map(said))
            }
            Change::Said { node, from, to } => {
                let Some(who) = from.as_ref().or(to.as_ref()).map(|(_, r)| &r.by) else {
                    return Ok(());
                };
                let now = tree.get(*node).remarks.iter().find(|remark| remark.by == *who);
                same(now == from.as_ref().map(|(_, remark)| remark))
            }
            Change::May { who, from, .. } => same(study.stated_role(who) == *from),
        }
    }

    /// The same change from where things stand now: others may have come beside them since.
    pub(crate) fn found_in(self, study: &Study) -> Change {
        let tree = &study.tree;
        match self {
            Change::Put { node, to, .. } => Change::Put { node, from: tree.place(node), to },
            Change::Set { node, from: Some((_, written)), to } => {
                let mut properties = tree.get(node).properties.iter();
                let at = properties.position(|property| property.name == written.name);
                Change::Set { node, from: Some((at.unwrap_or(usize::MAX), written)), to }
            }
            Change::Listed { node, group, key, from: Some(_), to } => {
                let from = list::find(&tree.get(node).properties, group, &key);
                Change::Listed { node, group, key, from, to }
            }
            Change::Said { node, from: Some((_, remark)), to } => {
                let mut remarks = tree.get(node).remarks.iter();
                let at = remarks.position(|known| known.by == remark.by);
                Change::Said { node, from: Some((at.unwrap_or(usize::MAX), remark)), to }
            }
            change => change,
        }
    }

    /// Refuses a change of a node that is not there any more.
    fn check_living(&self, study: &Study) -> Result<(), Refusal> {
        match self {
            Change::Came { .. } | Change::May { .. } => Ok(()),
            Change::Went { node, .. }
            | Change::Put { node, .. }
            | Change::Set { node, .. }
            | Change::Listed { node, .. }
            | Change::Said { node, .. } => {
                if study.tree.is_living(*node) {
                    Ok(())
                } else {
                    Err(Refusal::Gone)
                }
            }
        }
    }

    /// Makes the change.
    pub(crate) fn make(&self, study: &mut Study) {
        match self {
            Change::Came { node, .. } => study.tree.get_mut(*node).is_deleted = false,
            Change::Went { node, .. } => study.tree.get_mut(*node).is_deleted = true,
            Change::Put { node, to, .. } => study.tree.put(*node, *to),
            Change::Set { node, from, to } => {
                let properties = &mut study.tree.get_mut(*node).properties;
                if let Some((_, Written { name, .. })) = from {
                    properties.retain(|property| property.name != *name);
                }
                if let Some((at, written)) = to {
                    properties.insert((*at).min(properties.len()), written.clone());
                }
            }
            Change::Listed { node, group, key, to, .. } => {
                let properties = &mut study.tree.get_mut(*node).properties;
                list::take(properties, *group, key);
                if let Some(item) = to {
                    list::put(properties, item);
                }
            }
            Change::Said { node, from, to } => {
                let remarks = &mut study.tree.get_mut(*node).remarks;
                if let Some((_, Remark { by, .. })) = from {
                    remarks.retain(|remark| remark.by != *by);
                }
                if let Some((at, remark)) = to {
                    remarks.insert((*at).min(remarks.len()), remark.clone());
                }
            }
            Change::May { who, to, .. } => study.state_role(who, *to),
        }
    }
}

impl Study {
    /// Whether a node is the first of the only chapter. Logs of earlier days may delete that too.
    fn is_only_chapter(&self, node: NodeIndex) -> bool {
        let is_chapter = self.tree.get(node).parent.is_none();
        is_chapter && !self.replays && self.tree.children(None).nth(1).is_none()
    }
}
