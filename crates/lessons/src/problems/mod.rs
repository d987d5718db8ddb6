//! Problems: a position, a chain, and what one side wants to become of it.
//!
//! A [`Problem`] asks its solver, who moves first, to take a chain or to keep one. The judge's
//! reading ([`tengen_judge::CaptureReading`]) decides what a move is worth. The opponent has all ko
//! threats, so a right move needs no ko. A position is a [`Problem`] of the set only if all its
//! first moves are decided so ([`Solver::solve`]) and few are right. A position that could not be
//! read to the end is none.
//!
//! In a part that is shut off every play is read. In the open, the side that is said to reach its
//! goal has a proof. The proof tries only some plays of that side, but answers every play of the
//! other side, anywhere on the board. So "this takes the chain" rests on all defences, and "this
//! does not" on all attacks.
//!
//! [`Worked`] is a table of the answers on the right way, like that of a page of the course. A
//! later move that takes too long to decide is marked as unread. [`Continuation`] answers all other
//! moves, for either side.

mod answers;
mod continuation;
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
pub use continuation::{Continuation, ContinuationError, Reply};
pub use kind::{Kind, UnknownKind};
pub use level::{LEVELS, Level, NoSuchLevel};
pub use problem::{Problem, ProblemError};
pub use set::{problem, problems};
pub use solution::{Flaw, Solution, Undecided};
pub use solver::Solver;
