//! Questions to the judge about stones, and the form of its answers.

mod budget;
mod effort;
mod grade;
mod lie;
mod step;

pub(crate) use budget::share;
pub use effort::Effort;
pub use grade::{Grade, Graded, QuickQuestion, Threats, graded};
pub(crate) use lie::Lie;
pub use step::{Step, Turn};
