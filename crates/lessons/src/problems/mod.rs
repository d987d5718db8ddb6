//! Problems: a position, a chain, and what is to become of it.
//!
//! A [`Problem`] asks its solver, who moves first, to take a chain or to keep one. The judge's
//! reading ([`tengen_judge::Siege`]) decides what a move is worth, all ko threats being the
//! opponent's: what is right needs no ko. A position is a [`Problem`] of the set only if each of
//! its first moves is decided so ([`Solver::solve`]) and few are right; what could not be read to
//! the end is none.
//!
//! In a part that is shut off every play is read. In the open, whoever is said to get its way has a
//! proof that tries only some plays of that side, but answers whatever the other does, anywhere on the
//! board: so "this takes the chain" rests on all defences, and "this does not" on all attacks.
//!
//! [`Worked`] is a table of what is answered on the right way, as a page of the course has one; of
//! later moves it says so if one takes too long to be decided. [`Contest`] answers whatever else
//! is tried, for either side.

mod answers;
mod contest;
mod fingerprint;
pub mod generate;
mod kind;
mod level;
mod problem;
mod recognise;
mod set;
mod solution;
mod solver;

pub use answers::Worked;
pub use contest::{Contest, ContestError, Reply};
pub use kind::{Kind, UnknownKind};
pub use level::{LEVELS, Level, NoSuchLevel};
pub use problem::{Problem, ProblemError};
pub use set::{problem, problems};
pub use solution::{Flaw, Solution, Undecided};
pub use solver::Solver;
