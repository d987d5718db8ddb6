//! Where in a list a hash occurs, found in constant expected time.

use alloc::vec;
use alloc::vec::Vec;

/// A growing list of hashes that knows the entries of each. A table has the newest entry of every
/// hash. From each entry, a link leads to the one before it with the same hash.
#[derive(Debug, Default)]
pub(crate) struct Hashes {
    hashes: Vec<u64>,
    /// The entry before this one with the same hash, from 1; 0 if there is none.
    earlier: Vec<u32>,
    /// Open addressing, a power of two long and at most half full: newest entries, from 1.
    newest: Vec<u32>,
}

impl Clone for Hashes {
    fn clone(&self) -> Hashes {
        Hashes {
            hashes: self.hashes.clone(),
            earlier: self.earlier.clone(),
            newest: self.newest.clone(),
        }
    }

    fn clone_from(&mut self, source: &Hashes) {
        self.hashes.clone_from(&source.hashes);
        self.earlier.clone_from(&source.earlier);
        self.newest.clone_from(&source.newest);
    }
}

impl Hashes {
    /// The number of the newest entry with this hash.
    pub(crate) fn newest(&self, hash: u64) -> Option<usize> {
        self.slot(hash).and_then(|slot| entry(self.newest[slot]))
    }

    /// The number of the entry before entry `at` that has the same hash.
    pub(crate) fn earlier(&self, at: usize) -> Option<usize> {
        entry(self.earlier[at])
    }

    pub(crate) fn push(&mut self, hash: u64) {
        self.hashes.push(hash);
        if self.hashes.len() * 2 > self.newest.len() {
            self.newest = vec![0; (self.hashes.len() * 4).next_power_of_two()];
            self.earlier.clear();
            (1..=self.hashes.len()).for_each(|number| self.enter(number as u32));
        } else {
            self.enter(self.hashes.len() as u32);
        }
    }

    /// Enters entry `number`, from 1, as the newest of its hash.
    fn enter(&mut self, number: u32) {
        if let Some(slot) = self.slot(self.hashes[number as usize - 1]) {
            self.earlier.push(self.newest[slot]);
            self.newest[slot] = number;
        }
    }

    /// The slot of this hash, or the empty one where it would go; `None` if there is no table.
    fn slot(&self, hash: u64) -> Option<usize> {
        let mask = self.newest.len().checked_sub(1)?;
        let mut slot = hash as usize & mask;
        while entry(self.newest[slot]).is_some_and(|at| self.hashes[at] != hash) {
            slot = (slot + 1) & mask;
        }
        Some(slot)
    }
}

fn entry(number: u32) -> Option<usize> {
    (number as usize).checked_sub(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_of_a_hash_are_found_newest_first() {
        let mut hashes = Hashes::default();
        // Few values, some alike in their low bits, so that slots collide and entries repeat.
        let value = |i: u64| (i * i % 7) << 32 | (i % 3);
        for i in 0..500 {
            assert_eq!(hashes.newest(u64::MAX), None);
            hashes.push(value(i));
            let expected = (0..=i).rev().filter(|j| value(*j) == value(i)).map(|j| j as usize);
            let newest = hashes.newest(value(i));
            let found = core::iter::successors(newest, |at| hashes.earlier(*at));
            assert!(expected.eq(found), "after {i}");
        }
    }
}
