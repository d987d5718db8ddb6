//! Proof-number search, depth first (A. Nagai's df-pn), over a graph of positions.
//!
//! Positions are met again by other ways and in circles. What is found to be forced is so by
//! whatever way one came. What is found not to be forced may rest on a circle that was open at the
//! time; [`super::closure`] looks after that.

use super::field::{Field, Position};
use super::goal::{Goal, Look};
use super::law::{KoLaw, Step};
use crate::proof_numbers::{Best, Numbers, Sum};
use std::collections::HashMap;
use std::rc::Rc;

/// How many positions may still be looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Budget {
    /// The positions left.
    pub(crate) left: usize,
}

impl Budget {
    pub(crate) fn new(left: usize) -> Budget {
        Budget { left }
    }

    fn take(&mut self) -> Option<()> {
        self.left = self.left.checked_sub(1)?;
        Some(())
    }
}

/// What was found out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    /// It can be forced.
    Forced,
    /// It cannot.
    Held,
    /// The budget did not suffice.
    Unknown,
}

/// The longest line followed.
const DEEPEST: usize = 400;
/// Positions met again without anything new cost a fraction of the budget too, so that every
/// search ends.
const STEPS_A_POSITION: u32 = 16;

#[derive(Clone, Debug)]
pub(super) struct Node {
    key: Rc<[u64]>,
    pub(super) numbers: Numbers,
    /// Once it is forced, in how many steps at most.
    pub(super) steps: u32,
    /// Whether the side that wants to force has the turn.
    pub(super) forcing: bool,
    on_path: bool,
    /// Whether it is certain that it cannot be forced, by whatever way one came.
    pub(super) certain: bool,
    /// Where the steps lead, once that was looked at.
    pub(super) next: Option<Box<[(Step, u32)]>>,
}

impl Node {
    pub(super) fn is_forced(&self) -> bool {
        self.numbers.is_proved()
    }

    pub(super) fn is_decided(&self) -> bool {
        self.numbers.is_decided()
    }
}

/// The readings of one goal on one field: what was found for one position serves the others.
#[derive(Clone, Debug)]
pub(crate) struct Reading<G> {
    pub(super) field: Rc<Field>,
    law: KoLaw,
    pub(super) goal: G,
    pub(super) nodes: Vec<Node>,
    known: HashMap<Rc<[u64]>, u32>,
    steps_left: u32,
    /// Where a key is put together.
    key: Vec<u64>,
}

impl<G: Goal> Reading<G> {
    pub(crate) fn new(field: Rc<Field>, law: KoLaw, goal: G) -> Reading<G> {
        let (nodes, known) = (Vec::new(), HashMap::new());
        let (steps_left, key) = (STEPS_A_POSITION, Vec::new());
        Reading { field, law, goal, nodes, known, steps_left, key }
    }

    /// Whether the goal can be forced from `position`.
    pub(crate) fn answer(&mut self, position: &Position, budget: &mut Budget) -> Answer {
        let root = self.node(position);
        // A budget that ends leaves the node as it is, which says all.
        let _ = self.make_certain(root, budget);
        match &self.nodes[root as usize] {
            node if node.is_forced() => Answer::Forced,
            node if node.certain => Answer::Held,
            _ => Answer::Unknown,
        }
    }

    /// The position of a node.
    pub(crate) fn position(&self, node: u32) -> Position {
        self.field.position(&self.nodes[node as usize].key)
    }

    /// The node of a position, made if it is new.
    pub(super) fn node(&mut self, position: &Position) -> u32 {
        let mut key = std::mem::take(&mut self.key);
        self.field.key(position, &mut key);
        let known = self.known.get(&key[..]).copied();
        let node = known.unwrap_or_else(|| self.add(position, Rc::from(&key[..])));
        self.key = key;
        node
    }

    fn add(&mut self, position: &Position, key: Rc<[u64]>) -> u32 {
        let seen = self.goal.glance(position);
        let numbers = numbers(seen);
        let forcing = position.turn == self.goal.side();
        let node = self.nodes.len() as u32;
        self.known.insert(key.clone(), node);
        self.nodes.push(Node {
            key,
            numbers,
            steps: 0,
            forcing,
            on_path: false,
            certain: seen == Look::Failed,
            next: None,
        });
        node
    }

    /// Searches until `node` is decided, if only for now, or the budget ends.
    pub(super) fn decide(&mut self, node: u32, budget: &mut Budget) -> Option<()> {
        if self.nodes[node as usize].is_decided() {
            return Some(());
        }
        self.search(node, Numbers::UNLIMITED, 0, budget)
    }

    /// Looks at where the steps from a node lead, unless that was done.
    pub(super) fn expand(&mut self, node: u32, budget: &mut Budget) -> Option<()> {
        if self.nodes[node as usize].next.is_some() {
            return Some(());
        }
        budget.take()?;
        self.steps_left = self.steps_left.saturating_add(STEPS_A_POSITION);
        let position = self.position(node);
        let seen = self.goal.look(&position, budget);
        if seen == Look::Unknown {
            return None;
        }
        if let Look::Reached | Look::Failed = seen {
            let node = &mut self.nodes[node as usize];
            node.numbers = numbers(seen);
            node.certain = seen == Look::Failed;
            node.next = Some(Box::default());
            return Some(());
        }
        let steps = self.law.steps(&self.field, &position, self.nodes[node as usize].forcing);
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
        self.nodes[node as usize].next = Some(next.into());
        Some(())
    }

    fn search(
        &mut self,
        id: u32,
        limits: Numbers,
        depth: usize,
        budget: &mut Budget,
    ) -> Option<()> {
        let at = id as usize;
        self.expand(id, budget)?;
        if self.nodes[at].is_decided() {
            return Some(());
        }
        self.nodes[at].on_path = true;
        let result = loop {
            let Some(best) = self.sum_up(id, depth) else { break Some(()) };
            let Node { numbers, forcing, .. } = self.nodes[at];
            if numbers.reach(limits) {
                break Some(());
            }
            let Some(left) = self.steps_left.checked_sub(1) else {
                budget.left = 0;
                break None;
            };
            self.steps_left = left;
            let limits = best.limits(forcing, numbers, limits);
            if self.search(best.to, limits, depth + 1, budget).is_none() {
                break None;
            }
        };
        self.nodes[at].on_path = false;
        result
    }

    /// Renews a node's numbers from where its steps lead, and says which of these to look into;
    /// none if the node is decided.
    fn sum_up(&mut self, id: u32, depth: usize) -> Option<Best<u32>> {
        let Node { forcing, next, .. } = &self.nodes[id as usize];
        let (forcing, next) = (*forcing, next.as_deref()?);
        let sum = Sum::of(
            forcing,
            next.iter().map(|&(_, to)| {
                let node = &self.nodes[to as usize];
                (to, node.numbers.in_circle(node.on_path || depth + 1 >= DEEPEST))
            }),
        );
        if sum.numbers.is_proved() {
            let forced = next.iter().map(|(_, to)| &self.nodes[*to as usize]);
            let steps = forced.filter(|node| node.is_forced()).map(|node| node.steps);
            let steps = if forcing { steps.min() } else { steps.max() };
            self.nodes[id as usize].steps = steps.unwrap_or(0).saturating_add(1);
        }
        self.nodes[id as usize].numbers = sum.numbers;
        sum.best
    }
}

/// The proof numbers of a position that was only looked at.
fn numbers(seen: Look) -> Numbers {
    match seen {
        Look::Reached => Numbers::PROVED,
        Look::Failed => Numbers::FAILED,
        Look::Open { force, prevent } => Numbers::open(force, prevent),
        Look::Unknown => Numbers::open(1, 1),
    }
}
