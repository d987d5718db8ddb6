//! The order in which askers are served.

use std::collections::HashMap;
use std::hash::Hash;

/// Askers in rotation. The next is the one who was served longest ago. An asker who comes is last.
#[derive(Debug)]
pub(crate) struct Rotation<A> {
    ticks: u64,
    /// When each was served, or came.
    served: HashMap<A, u64>,
}

impl<A> Default for Rotation<A> {
    fn default() -> Rotation<A> {
        Rotation { ticks: 0, served: HashMap::new() }
    }
}

impl<A: Copy + Eq + Hash> Rotation<A> {
    /// Lets an asker in, unless they are in already.
    pub(crate) fn join(&mut self, asker: A) {
        self.ticks += 1;
        self.served.entry(asker).or_insert(self.ticks);
    }

    /// Lets an asker out.
    pub(crate) fn leave(&mut self, asker: A) {
        self.served.remove(&asker);
    }

    /// Notes that an asker is served now.
    pub(crate) fn serve(&mut self, asker: A) {
        self.ticks += 1;
        self.served.insert(asker, self.ticks);
    }

    /// The place of an asker: the smaller, the sooner they are served.
    pub(crate) fn place(&self, asker: A) -> u64 {
        self.served.get(&asker).copied().unwrap_or(u64::MAX)
    }

    /// The asker among these who is served next.
    pub(crate) fn first(&self, among: impl Iterator<Item = A>) -> Option<A> {
        among.min_by_key(|asker| self.place(*asker))
    }
}
