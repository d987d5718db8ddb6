//! Proof-number search over every step in a part of the board.
//!
//! Positions are met again by other ways and in circles. If a goal is forced from a position, it is
//! forced by every way to it. A goal that does not look forced may rest on a circle that was open
//! at the time; [`super::closure`] looks after that.

use super::goal::{Goal, Sight};
use crate::ask::Step;
use crate::part::{Field, Position};
use crate::search::df_pn::{self, Graph, Id, Node, Space};
use crate::search::{KoLaw, Numbers};
use std::collections::HashMap;
use std::rc::Rc;

/// The answer of a reading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    /// The goal can be forced.
    Forced,
    /// The goal cannot be forced; that is certain.
    Held,
    /// The positions did not suffice.
    Unknown,
}

impl Answer {
    /// Whether the goal can be forced, if that is known.
    pub(crate) fn is_forced(self) -> Option<bool> {
        match self {
            Answer::Forced => Some(true),
            Answer::Held => Some(false),
            Answer::Unknown => None,
        }
    }
}

/// The record of a position.
#[derive(Clone, Debug)]
pub(crate) struct Known {
    pub(super) key: Rc<[u64]>,
    /// Whether it is certain that the goal cannot be forced, by any way to the position.
    pub(super) certain: bool,
}

impl<W> Node<W, Known> {
    pub(super) fn is_forced(&self) -> bool {
        self.numbers.is_proved()
    }
}

/// The readings of one goal on one field. The reading of one position serves the others.
#[derive(Clone, Debug)]
pub(crate) struct Reading<G> {
    pub(super) field: Rc<Field>,
    pub(super) law: KoLaw,
    pub(super) goal: G,
    pub(super) graph: Graph<Step, Known>,
    known: HashMap<Rc<[u64]>, Id>,
    /// The memory in which keys are put together.
    key: Vec<u64>,
}

impl<G: Goal> Reading<G> {
    pub(crate) fn new(field: Rc<Field>, law: KoLaw, goal: G) -> Reading<G> {
        let graph = Graph::new(Self::VISITS);
        Reading { field, law, goal, graph, known: HashMap::new(), key: Vec::new() }
    }

    /// The part of the board that is read.
    pub(crate) fn field(&self) -> &Rc<Field> {
        &self.field
    }

    /// The law for kos under which it is read.
    pub(crate) fn law(&self) -> KoLaw {
        self.law
    }

    pub(crate) fn goal(&self) -> &G {
        &self.goal
    }

    /// Whether the goal can be forced from `position`, looking at no more positions than are
    /// `left`.
    pub(crate) fn answer(&mut self, position: &Position, left: &mut usize) -> Answer {
        let root = self.node(position);
        // If the positions end, the node stays undecided, which the match below reports.
        let _ = self.make_certain(root, left);
        match self.graph.node(root) {
            node if node.is_forced() => Answer::Forced,
            node if node.data.certain => Answer::Held,
            _ => Answer::Unknown,
        }
    }

    /// The node of a position, made if it is new.
    pub(super) fn node(&mut self, position: &Position) -> Id {
        let mut key = std::mem::take(&mut self.key);
        self.field.key(position, &mut key);
        let known = self.known.get(&key[..]).copied();
        let node = known.unwrap_or_else(|| self.add(position, Rc::from(&key[..])));
        self.key = key;
        node
    }

    fn add(&mut self, position: &Position, key: Rc<[u64]>) -> Id {
        let seen = self.goal.glance(position);
        let forcing = position.turn == self.goal.side();
        let known = Known { key: key.clone(), certain: seen == Sight::Failed };
        let id = self.graph.add(Node::new(numbers(seen), forcing, known));
        self.known.insert(key, id);
        id
    }
}

impl<G: Goal> Space for Reading<G> {
    type Way = Step;
    type Data = Known;
    const DEEPEST: usize = 400;
    const VISITS: usize = 16;

    fn graph(&mut self) -> &mut Graph<Step, Known> {
        &mut self.graph
    }

    fn expand(&mut self, id: Id, _depth: usize, left: &mut usize) -> Option<()> {
        let position = self.field.position(&self.graph.node(id).data.key);
        let seen = self.goal.look(&position, left);
        if seen == Sight::Unknown {
            return None;
        }
        if let Sight::Reached | Sight::Failed = seen {
            let node = self.graph.node_mut(id);
            node.numbers = numbers(seen);
            node.data.certain = seen == Sight::Failed;
            node.next = Some(Vec::new());
            return Some(());
        }
        let steps = self.law.steps(&self.field, &position, self.graph.node(id).proving);
        let mut next = Vec::with_capacity(steps.len());
        let mut after = position.clone();
        for step in steps {
            if let Step::Play(p) = step
                && !self.goal.is_tried(&position, p)
            {
                continue;
            }
            if self.law.follow(&position, step, &mut after).is_some() {
                next.push((step, self.node(&after)));
            }
        }
        self.graph.node_mut(id).next = Some(next);
        Some(())
    }
}

impl<G: Goal> Reading<G> {
    /// Searches until `node` is decided, if only for now, or no position is `left`.
    pub(super) fn decide(&mut self, node: Id, left: &mut usize) -> Option<()> {
        df_pn::search(self, node, Numbers::UNLIMITED, 0, left)
    }
}

/// The proof numbers of a position that was only looked at.
fn numbers(seen: Sight) -> Numbers {
    match seen {
        Sight::Reached => Numbers::PROVED,
        Sight::Failed => Numbers::FAILED,
        Sight::Open { force, prevent } => Numbers::open(force, prevent),
        Sight::Unknown => Numbers::open(1, 1),
    }
}
