//! Collects problems while bytes are read.

use crate::{
    diagnostic::{Diagnostic, Problem},
    source::Source,
};

/// Beyond this many, problems are not listed: a large file that is no record at
/// all must not fill the memory with complaints.
const MOST_PROBLEMS: usize = 1000;

/// The problems, each at its offset of the source.
#[derive(Debug, Default)]
pub(crate) struct Problems(Vec<(usize, Problem)>);

impl Problems {
    pub(crate) fn report(&mut self, offset: usize, problem: Problem) {
        match self.0.len() {
            0..MOST_PROBLEMS => self.0.push((offset, problem)),
            MOST_PROBLEMS => self.0.push((offset, Problem::TooMany)),
            _ => {}
        }
    }

    /// The problems in the order of the file, with their places. The problem with its encoding has
    /// the place of the first byte.
    pub(crate) fn located(mut self, charset: Option<Problem>, source: &Source) -> Vec<Diagnostic> {
        self.0.extend(charset.map(|problem| (0, problem)));
        self.0.sort_by_key(|&(offset, _)| offset);
        let mut locator = source.locator();
        let locate = |&(offset, problem): &(usize, Problem)| Diagnostic {
            problem,
            position: Some(locator.locate(offset)),
        };
        self.0.iter().map(locate).collect()
    }
}
