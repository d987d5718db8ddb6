//! Making certain that something cannot be forced.
//!
//! A set of positions shows it if none of them has what was to be forced, every step of the side that
//! wants to force leads back into the set, and so does one step of the other side. Then that
//! other side can stay in the set for ever. The search says what it takes for held; here the set
//! is put together from it, and where the search was wrong it is set right.

use super::goal::Goal;
use super::search::{Budget, Reading};
use crate::proof_numbers::Numbers;
use std::collections::HashMap;

impl<G: Goal> Reading<G> {
    /// Decides a node for good: it is forced, or certainly not; none if the budget ends.
    pub(super) fn make_certain(&mut self, root: u32, budget: &mut Budget) -> Option<()> {
        // Of each position in the set, those by which one came into it.
        let mut from: HashMap<u32, Vec<u32>> = HashMap::from([(root, Vec::new())]);
        let mut left = vec![root];
        while let Some(id) = left.pop() {
            if self.nodes[id as usize].certain {
                continue;
            }
            self.decide(id, budget)?;
            if !self.nodes[id as usize].is_forced() {
                self.expand(id, budget)?;
            }
            let (forced, needed) = self.needed(id, &from);
            if let Some(steps) = forced {
                let node = &mut self.nodes[id as usize];
                (node.numbers, node.steps) = (Numbers::PROVED, steps);
                if id == root {
                    return Some(());
                }
                // Who came here by choice must choose again, who wanted to come has done it.
                left.extend(from.get(&id).into_iter().flatten());
                continue;
            }
            for to in needed {
                if !from.contains_key(&to) {
                    left.push(to);
                }
                let by = from.entry(to).or_default();
                if !by.contains(&id) {
                    by.push(id);
                }
            }
        }
        for id in from.into_keys() {
            let node = &mut self.nodes[id as usize];
            node.certain = !node.is_forced();
        }
        Some(())
    }

    /// Whether the node is forced after all and in how many steps; else which positions the set needs
    /// because it holds this one.
    fn needed(&self, id: u32, set: &HashMap<u32, Vec<u32>>) -> (Option<u32>, Vec<u32>) {
        let node = &self.nodes[id as usize];
        if node.is_forced() {
            return (Some(node.steps), Vec::new());
        }
        let next = node.next.as_deref().unwrap_or_default();
        let forced = |to: &u32| self.nodes[*to as usize].is_forced();
        let steps = |to: u32| self.nodes[to as usize].steps + 1;
        let ways = next.iter().map(|(_, to)| *to);
        if node.forcing {
            let win = ways.clone().filter(forced).map(steps).min();
            return (win, ways.collect());
        }
        let held = ways.clone().filter(|to| !forced(to));
        let rank = |to: &u32| {
            let node = &self.nodes[*to as usize];
            (!set.contains_key(to), node.numbers.disproof)
        };
        match held.min_by_key(rank) {
            Some(to) => (None, vec![to]),
            None => (ways.map(steps).max(), Vec::new()),
        }
    }
}
