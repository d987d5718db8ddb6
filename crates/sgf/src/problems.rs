//! Collects problems while bytes are read.

use crate::{
    charset::Fault,
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

    /// The problems in the order of the file, that with its encoding among them, with their places.
    pub(crate) fn located(mut self, charset: Option<Fault>, source: &Source) -> Vec<Diagnostic> {
        self.0.extend(charset);
        self.0.sort_by_key(|&(offset, _)| offset);
        let mut locator = source.locator();
        let locate = |&(offset, problem): &(usize, Problem)| Diagnostic {
            problem,
            position: Some(locator.locate(offset)),
        };
        self.0.iter().map(locate).collect()
    }
}
