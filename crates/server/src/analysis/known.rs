//! The evaluations found last, by position.

use super::analyst::Evaluation;
use std::collections::HashMap;
use std::sync::Arc;

/// At most twice this many evaluations are remembered.
const MOST: usize = 10_000;

/// What was found out about a position.
#[derive(Clone, Debug, Default)]
pub(super) struct Found {
    /// How many stages of searches it has gone through.
    pub(super) stage: usize,
    /// The evaluation of the last; nothing if the position can have none.
    pub(super) evaluation: Option<Arc<Evaluation>>,
}

/// The evaluations found last, by the key of the position. Lines that lead to one position share
/// its evaluation, and so do games.
#[derive(Debug, Default)]
pub(super) struct Known {
    young: HashMap<u64, Found>,
    old: HashMap<u64, Found>,
}

impl Known {
    /// What was found out about a position that has gone through more than `stage` stages.
    pub(super) fn beyond(&mut self, key: u64, stage: usize) -> Option<Found> {
        if let Some(found) = self.old.remove(&key) {
            self.put(key, found);
        }
        self.young.get(&key).filter(|found| found.stage > stage).cloned()
    }

    /// Remembers what was found out. What nobody has asked for longest is forgotten.
    pub(super) fn put(&mut self, key: u64, found: Found) {
        if self.young.len() >= MOST {
            self.old = std::mem::take(&mut self.young);
        }
        self.old.remove(&key);
        self.young.insert(key, found);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_positions_asked_for_stay_and_there_is_a_bound() {
        let mut known = Known::default();
        for key in 0..5 * MOST as u64 {
            known.put(key, Found { stage: 1, evaluation: None });
            assert!(known.beyond(0, 0).is_some(), "{key}");
            assert!(known.young.len() + known.old.len() <= 2 * MOST);
        }
        assert!(known.beyond(1, 0).is_none());
        assert!(known.beyond(0, 1).is_none(), "it has not gone further");
    }
}
