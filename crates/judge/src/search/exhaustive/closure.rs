//! Making certain that a goal cannot be forced.
//!
//! A set of positions shows it under three conditions. The goal is reached in none of them. Every
//! step of the forcing side leads back into the set. One step of the other side does so as well.
//! Then that other side can stay in the set for ever. The set is put together from the positions
//! that the search takes for held. Where the search was wrong, it is corrected.

use super::goal::Goal;
use super::search::Reading;
use crate::search::Numbers;
use crate::search::df_pn::{self, Id};
use std::collections::{HashMap, HashSet};

impl<G: Goal> Reading<G> {
    /// Decides a node for good: it is forced, or certainly not. None if the positions end.
    pub(super) fn make_certain(&mut self, root: Id, left: &mut usize) -> Option<()> {
        // For each position in the set, the positions whose steps led to it.
        let mut from: HashMap<Id, Vec<Id>> = HashMap::from([(root, Vec::new())]);
        let mut open = vec![root];
        // Forced positions may lead to each other: each is told of once.
        let mut told: HashSet<Id> = HashSet::new();
        while let Some(id) = open.pop() {
            if self.graph.node(id).data.certain {
                continue;
            }
            self.decide(id, left)?;
            if !self.graph.node(id).is_forced() {
                df_pn::open(self, id, 0, left)?;
            }
            let (forced, needed) = self.needed(id, &from);
            if let Some(steps) = forced {
                let node = self.graph.node_mut(id);
                (node.numbers, node.steps) = (Numbers::PROVED, steps);
                if id == root {
                    return Some(());
                }
                // The positions that led here are looked at again. There the preventing side must
                // choose another step, and the forcing side has its goal.
                if told.insert(id) {
                    open.extend(from.get(&id).into_iter().flatten());
                }
                continue;
            }
            for to in needed {
                if !from.contains_key(&to) {
                    open.push(to);
                }
                let by = from.entry(to).or_default();
                if !by.contains(&id) {
                    by.push(id);
                }
            }
        }
        for id in from.into_keys() {
            let node = self.graph.node_mut(id);
            node.data.certain = !node.is_forced();
        }
        Some(())
    }

    /// If the node is forced after all, in how many steps. Otherwise, the positions that the set
    /// needs because it holds this one.
    fn needed(&self, id: Id, set: &HashMap<Id, Vec<Id>>) -> (Option<u32>, Vec<Id>) {
        let node = self.graph.node(id);
        if node.is_forced() {
            return (Some(node.steps), Vec::new());
        }
        let next = node.ways();
        let forced = |to: &Id| self.graph.node(*to).is_forced();
        let steps = |to: Id| self.graph.node(to).steps + 1;
        let ways = next.iter().map(|(_, to)| *to);
        if node.proving {
            let win = ways.clone().filter(forced).map(steps).min();
            return (win, ways.collect());
        }
        let held = ways.clone().filter(|to| !forced(to));
        let rank = |to: &Id| {
            let node = self.graph.node(*to);
            (!set.contains_key(to), node.numbers.disproof)
        };
        match held.min_by_key(rank) {
            Some(to) => (None, vec![to]),
            None => (ways.map(steps).max(), Vec::new()),
        }
    }
}
