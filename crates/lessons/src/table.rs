//! A list of answers without duplicates.

use crate::lesson::Answer;
use std::collections::BTreeMap;

/// Gives equal answers the same number.
#[derive(Default)]
pub(crate) struct Table {
    numbers: BTreeMap<Answer, u16>,
}

impl Table {
    pub(crate) fn number(&mut self, answer: Answer) -> u16 {
        let next = self.numbers.len() as u16;
        *self.numbers.entry(answer).or_insert(next)
    }

    /// The answers by their numbers.
    pub(crate) fn answers(self) -> Vec<Answer> {
        let mut numbered: Vec<_> = self.numbers.into_iter().collect();
        numbered.sort_by_key(|(_, number)| *number);
        numbered.into_iter().map(|(answer, _)| answer).collect()
    }
}
