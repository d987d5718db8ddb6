//! A study: its nodes, its log, and what each person may do.

use std::collections::HashMap;

use serde::{Deserialize, Serialize};

use crate::{
    bounds,
    change::Change,
    effect::Effect,
    name::Name,
    operation::{Act, Operation, Role},
    refusal::Refusal,
    tree::{NodeIndex, Tree},
};

/// A tree of moves and notes in chapters, as the operations on it have made it.
///
/// The same operations in the same order make the same study everywhere. The one who takes them in
/// (a server, or a program alone) gives each its revision, and everyone else follows.
///
/// ```
/// use tengen_study::{Answer, Operation, Refusal, Study};
///
/// let record = tengen_sgf::parse(b"(;SZ[9];B[ee])");
/// let mut study = Study::of(&record.collection, "anna".parse()?);
/// let mut apply = |json: &str| {
///     let operation: Operation = serde_json::from_str(json).unwrap();
///     study.apply(operation).map(|applied| applied.answer)
/// };
/// // The first node is named 0, and Black's move 1.
/// let play = r#"{"c": "ben", "id": "b1", "op": "play", "parent": "1", "node": "x", "W": "ec"}"#;
/// assert_eq!(apply(play), Ok(Answer::Done { revision: 1 }));
/// assert_eq!(apply(play), Ok(Answer::Already { revision: 1, node: None }));
/// let delete = r#"{"c": "anna", "id": "a1", "op": "delete", "node": "1"}"#;
/// assert_eq!(apply(delete), Ok(Answer::Done { revision: 2 }));
/// let late = r#"{"c": "ben", "id": "b2", "op": "play", "parent": "x", "node": "y", "B": "cc"}"#;
/// assert_eq!(apply(late), Err(Refusal::Gone));
/// # Ok::<(), tengen_study::BadName>(())
/// ```
#[derive(Clone, Debug)]
pub struct Study {
    pub(crate) tree: Tree,
    roles: HashMap<Name, Role>,
    everyone: Role,
    /// The revision before the first operation in the log.
    start: u64,
    log: Vec<Done>,
    /// The places of operations in the log, by their names.
    operations: HashMap<Name, usize>,
    /// What the operation at hand has done so far.
    pub(crate) told: Vec<Effect>,
    /// Whether a log is done again, so that neither the rules nor the bounds are asked.
    pub(crate) replays: bool,
}

/// An operation that was done, and what it changed.
#[derive(Clone, Debug)]
struct Done {
    operation: Operation,
    changes: Vec<Change>,
}

/// The answer to an operation that was taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Answer {
    /// It was done.
    Done {
        /// The number of operations done, this one among them.
        revision: u64,
    },
    /// The parent had a child with the same move. From now on the name that the client made means
    /// that child too.
    Existing {
        /// The number of operations done, this one among them.
        revision: u64,
        /// The name that the child has.
        node: Name,
    },
    /// It had been done before.
    Already {
        /// Its revision.
        revision: u64,
        /// The child that the name of a played move means, where the parent had it before: the
        /// answer [`Existing`](Answer::Existing) may have been lost.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        node: Option<Name>,
    },
}

/// An operation that was taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Applied {
    /// The answer for its writer.
    pub answer: Answer,
    /// What it did, for all. Nothing if it had been done before, or the move was there.
    pub effects: Vec<Effect>,
}

/// What an act came to.
pub(crate) struct Outcome {
    pub(crate) changes: Vec<Change>,
    /// The child that had the move.
    pub(crate) existing: Option<NodeIndex>,
}

impl From<Vec<Change>> for Outcome {
    fn from(changes: Vec<Change>) -> Outcome {
        Outcome { changes, existing: None }
    }
}

/// What a person must be allowed to do for an act.
fn needed(act: &Act) -> Role {
    if matches!(act, Act::Role { .. }) { Role::Own } else { Role::Write }
}

impl Study {
    /// A study without chapters. The owner may do everything, and everyone may write.
    #[must_use]
    pub fn new(owner: Name) -> Study {
        Study::at(0, Tree::default(), HashMap::from([(owner, Role::Own)]), Role::Write)
    }

    pub(crate) fn at(start: u64, tree: Tree, roles: HashMap<Name, Role>, everyone: Role) -> Study {
        let (log, operations, told) = (Vec::new(), HashMap::new(), Vec::new());
        Study { tree, roles, everyone, start, log, operations, told, replays: false }
    }

    /// How many operations were done.
    #[must_use]
    pub fn revision(&self) -> u64 {
        self.start + self.log.len() as u64
    }

    /// How many chapters there are, and how many nodes in all.
    #[must_use]
    pub fn extent(&self) -> [usize; 2] {
        let chapters = self.tree.children(None);
        chapters.fold([0; 2], |[chapters, nodes], chapter| {
            [chapters + 1, nodes + self.tree.subtree(chapter).count()]
        })
    }

    /// The operations behind a revision, in their order. `None` if some of them are not kept any
    /// more, so that a snapshot is needed, or if there is no such revision yet.
    #[must_use]
    pub fn since(&self, revision: u64) -> Option<impl Iterator<Item = &Operation>> {
        let known = usize::try_from(revision.checked_sub(self.start)?).ok()?;
        Some(self.log.get(known..)?.iter().map(|done| &done.operation))
    }

    /// What a person may do.
    #[must_use]
    pub fn role(&self, who: &Name) -> Role {
        self.stated_role(who).unwrap_or(self.everyone)
    }

    /// What those may do who have no role of their own.
    #[must_use]
    pub fn everyone(&self) -> Role {
        self.everyone
    }

    /// Lets those who have no role of their own do this. It is no operation.
    pub fn let_everyone(&mut self, role: Role) {
        self.everyone = role;
    }

    /// Counts an operation that was done elsewhere.
    pub(crate) fn pass(&mut self) {
        self.start += 1;
    }

    /// The right that a person has of their own.
    #[must_use]
    pub fn stated_role(&self, who: &Name) -> Option<Role> {
        self.roles.get(who).copied()
    }

    /// The people who have rights of their own, and which.
    pub fn roles(&self) -> impl Iterator<Item = (&Name, Role)> {
        self.roles.iter().map(|(who, role)| (who, *role))
    }

    pub(crate) fn state_role(&mut self, who: &Name, role: Option<Role>) {
        match role {
            Some(role) => self.roles.insert(who.clone(), role),
            None => self.roles.remove(who),
        };
    }

    /// Does what an operation asks for, and keeps it in the log.
    ///
    /// # Errors
    /// The reason why not. Nothing has changed then.
    pub fn apply(&mut self, mut operation: Operation) -> Result<Applied, Refusal> {
        if let Some(&at) = self.operations.get(&operation.id) {
            let done = &self.log[at].operation;
            if done.by != operation.by {
                return Err(Refusal::NameTaken);
            }
            let revision = self.start + at as u64 + 1;
            let answer = Answer::Already { revision, node: self.meant_by(&done.act) };
            return Ok(Applied { answer, effects: Vec::new() });
        }
        if self.role(&operation.by) < needed(&operation.act) {
            return Err(Refusal::NotAllowed);
        }
        if let Some(was) = operation.was.take() {
            self.check_known(&operation.act, &was)?;
        }
        let Outcome { changes, existing } = match &operation.act {
            Act::Undo { of } => self.undo(of, &operation.by)?.into(),
            act => self.act(act, &operation.by)?,
        };
        self.tree.bytes += bounds::bytes(&changes);
        let effects = std::mem::take(&mut self.told);
        self.operations.insert(operation.id.clone(), self.log.len());
        self.log.push(Done { operation, changes });
        let revision = self.revision();
        let answer = match existing {
            Some(node) => Answer::Existing { revision, node: self.tree.get(node).name.clone() },
            None => Answer::Done { revision },
        };
        Ok(Applied { answer, effects })
    }

    /// Who deleted the node that an act needs, or one above it.
    #[must_use]
    pub fn deleter(&self, act: &Act) -> Option<&Name> {
        let needed = act.needed_nodes().into_iter().filter_map(|name| self.tree.find(name));
        let mut gone = needed.flat_map(|node| self.tree.upwards(node));
        let gone = gone.find(|node| self.tree.get(*node).is_deleted)?;
        let went = |change: &Change| matches!(change, Change::Went { node, .. } if *node == gone);
        let done = self.log.iter().rev().find(|done| done.changes.iter().any(went))?;
        Some(&done.operation.by)
    }

    /// The name of the node that had the move of an act before.
    fn meant_by(&self, act: &Act) -> Option<Name> {
        let Act::Play { node: made, .. } = act else { return None };
        let meant = &self.tree.get(self.tree.find(made)?).name;
        (meant != made).then(|| meant.clone())
    }

    /// Does again what a log has, operation by operation. The rules and the bounds of a study were
    /// asked when they were first done, and are not asked again.
    ///
    /// # Errors
    /// The number of the first operation that cannot be done, from 0, and why. Those before it are
    /// done.
    pub fn replay(
        &mut self,
        operations: impl IntoIterator<Item = Operation>,
    ) -> Result<(), (usize, Refusal)> {
        self.replays = true;
        let mut numbered = operations.into_iter().enumerate();
        let done = numbered
            .try_for_each(|(at, operation)| self.apply(operation).map(drop).map_err(|e| (at, e)));
        self.replays = false;
        done
    }

    fn undo(&mut self, of: &Name, by: &Name) -> Result<Vec<Change>, Refusal> {
        let at = *self.operations.get(of).ok_or(Refusal::Unknown)?;
        let Done { operation, changes } = &self.log[at];
        if operation.by != *by && self.role(by) < Role::Own {
            return Err(Refusal::NotYours);
        }
        if self.role(by) < needed(&operation.act) {
            return Err(Refusal::NotAllowed);
        }
        if changes.is_empty() {
            return Err(Refusal::Nothing);
        }
        let reversed: Vec<Change> = changes.iter().rev().map(Change::reversed).collect();
        self.check_room(0, bounds::bytes(&reversed))?;
        let mut back: Vec<Change> = Vec::with_capacity(reversed.len());
        let mut refused = None;
        for change in reversed {
            refused = change.check(self).err();
            if refused.is_some() {
                break;
            }
            let change = change.found_in(self);
            change.make(self);
            self.tell(&change);
            back.push(change);
        }
        if refused.is_none() && self.makes_twins(&back) {
            refused = Some(Refusal::Twin);
        }
        let Some(why) = refused else { return Ok(back) };
        back.iter().rev().for_each(|made| made.reversed().make(self));
        self.told.clear();
        Err(why)
    }

    /// Whether a node that came back, or was put back, stands beside another one with its move,
    /// while the two never stood there together before. Logs of earlier days may have made such
    /// twins.
    fn makes_twins(&self, back: &[Change]) -> bool {
        let mut came = back.iter().filter_map(|change| match change {
            Change::Came { node, .. } | Change::Put { node, .. } => Some(*node),
            _ => None,
        });
        let is_new =
            |node| self.twins(node).into_iter().any(|twin| !self.were_together(back, [node, twin]));
        !self.replays && came.any(is_new)
    }

    /// Whether two nodes have been in the tree at the same time, below the same parent, as the log
    /// tells. The changes `back` are made, and not in the log yet.
    fn were_together(&self, back: &[Change], nodes: [NodeIndex; 2]) -> bool {
        let changes = || self.log.iter().flat_map(|done| &done.changes);
        let is_there = |change: &Change, of: NodeIndex| match change {
            Change::Came { node, .. } if *node == of => Some(true),
            Change::Went { node, .. } if *node == of => Some(false),
            _ => None,
        };
        let put = |change: &Change, of: NodeIndex| match change {
            Change::Put { node, from, to } if *node == of => Some([from.parent, to.parent]),
            _ => None,
        };
        // A node that first goes was there from the beginning, and one that was never put elsewhere
        // has stood where it stands.
        let mut there = nodes.map(|of| {
            let begins = changes().find_map(|change| is_there(change, of)) != Some(true);
            let first = changes().chain(back).find_map(|change| put(change, of));
            (begins, first.map_or(self.tree.get(of).parent, |[from, _]| from))
        });
        let are_together =
            |[one, other]: [(bool, Option<NodeIndex>); 2]| one.0 && other.0 && one.1 == other.1;
        are_together(there)
            || changes().any(|change| {
                for ((is, parent), of) in there.iter_mut().zip(nodes) {
                    *is = is_there(change, of).unwrap_or(*is);
                    *parent = put(change, of).map_or(*parent, |[_, to]| to);
                }
                are_together(there)
            })
    }
}
