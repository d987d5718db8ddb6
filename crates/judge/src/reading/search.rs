//! Proof-number search, depth first (A. Nagai's df-pn), over a graph of positions.
//!
//! Positions are met again by other ways and in circles. What is found to be forced is so by
//! whatever way one came. What is found not to be forced may rest on a circle that was open at the
//! time; [`super::closure`] looks after that.

use super::field::{Field, Position};
use super::goal::{Goal, Look};
use super::law::{KoLaw, Step};
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

pub(super) const NEVER: u32 = u32::MAX;
/// Below this, proof numbers are added up; it keeps them far from [`NEVER`].
const MOST: u32 = 1 << 30;
/// The longest line followed.
const DEEPEST: usize = 400;
/// Positions met again without anything new cost a fraction of the budget too, so that every
/// search ends.
const STEPS_A_POSITION: u32 = 16;

#[derive(Clone, Debug)]
pub(super) struct Node {
    key: Rc<[u64]>,
    /// How many positions must at least be decided for it to be forced, and for it not to be.
    pub(super) proof: u32,
    pub(super) disproof: u32,
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
        self.proof == 0
    }

    pub(super) fn is_decided(&self) -> bool {
        self.proof == 0 || self.disproof == 0
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
        let (proof, disproof) = numbers(seen);
        let forcing = position.turn == self.goal.side();
        let node = self.nodes.len() as u32;
        self.known.insert(key.clone(), node);
        self.nodes.push(Node {
            key,
            proof,
            disproof,
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
        self.search(node, NEVER, NEVER, 0, budget)
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
            (node.proof, node.disproof) = numbers(seen);
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
        most_proof: u32,
        most_disproof: u32,
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
            let node = &self.nodes[at];
            let (proof, disproof) = (node.proof, node.disproof);
            if proof >= most_proof || disproof >= most_disproof {
                break Some(());
            }
            let Some(left) = self.steps_left.checked_sub(1) else {
                budget.left = 0;
                break None;
            };
            self.steps_left = left;
            // What the child may grow by before another looks better or this node's own
            // limits are met.
            let child = &self.nodes[best.child as usize];
            let room = |most: u32, own: u32, childs: u32| match most {
                NEVER => NEVER,
                most => childs.saturating_add(most - own),
            };
            let above = |second: u32| second.saturating_add(1 + second / 4);
            let (proof, disproof) = if self.nodes[at].forcing {
                (most_proof.min(above(best.second)), room(most_disproof, disproof, child.disproof))
            } else {
                (room(most_proof, proof, child.proof), most_disproof.min(above(best.second)))
            };
            let done = self.search(best.child, proof, disproof, depth + 1, budget);
            if done.is_none() {
                break None;
            }
        };
        self.nodes[at].on_path = false;
        result
    }

    /// Renews a node's numbers from where its steps lead, and says which of these to look into;
    /// none if the node is decided.
    fn sum_up(&mut self, id: u32, depth: usize) -> Option<Best> {
        let at = id as usize;
        let forcing = self.nodes[at].forcing;
        let next = self.nodes[at].next.take()?;
        // Whoever has the turn wants the least of one number, and of the other the sum would
        // count twice what several ways lead to: the largest and one for each of the rest.
        let (mut least, mut second, mut most, mut open) = (NEVER, NEVER, 0, 0);
        let (mut child, mut steps) = (None, if forcing { NEVER } else { 0 });
        for &(_, to) in &next {
            let node = &self.nodes[to as usize];
            let circle = (node.on_path || depth + 1 >= DEEPEST) && !node.is_decided();
            let (proof, disproof) = if circle { (NEVER, 0) } else { (node.proof, node.disproof) };
            let (mine, other) = if forcing { (proof, disproof) } else { (disproof, proof) };
            if mine < least {
                (second, least, child) = (least, mine, Some(to));
            } else {
                second = second.min(mine);
            }
            if other != 0 {
                most = most.max(other);
                open += 1;
            }
            if proof == 0 {
                steps = if forcing { steps.min(node.steps) } else { steps.max(node.steps) };
            }
        }
        let total = match (most, open) {
            (NEVER, _) => NEVER,
            (_, 0) => 0,
            (most, open) => (most + (open - 1)).min(MOST),
        };
        let node = &mut self.nodes[at];
        node.next = Some(next);
        (node.proof, node.disproof) = if forcing { (least, total) } else { (total, least) };
        if node.is_forced() {
            node.steps = steps.saturating_add(1);
        }
        let undecided = !node.is_decided();
        child.filter(|_| undecided).map(|child| Best { child, second })
    }
}

/// The proof numbers of a position that was only looked at.
fn numbers(seen: Look) -> (u32, u32) {
    match seen {
        Look::Reached => (0, NEVER),
        Look::Failed => (NEVER, 0),
        Look::Open { force, prevent } => (force, prevent),
        Look::Unknown => (1, 1),
    }
}

struct Best {
    child: u32,
    /// The number of the next best, which decides when to turn to it.
    second: u32,
}
