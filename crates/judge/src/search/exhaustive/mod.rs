//! Exhaustive reading: whether one side can force a goal against every reply. A decided answer is
//! read to the end, unless the goal leaves plays out ([`Goal::is_tried`]).
//!
//! A reading is a game on a part of the board ([`Field`](crate::part::Field)), under a law for kos
//! ([`KoLaw`](crate::search::KoLaw)). One side wants to force the goal, the other to prevent it.
//! Play that goes on for ever counts against the forcing side. So what happened before a position
//! does not change which goals can be forced from it. No rule forbids repetition; it only gains
//! nothing. [`search`] finds forced goals by proof numbers. [`closure`] makes certain that a goal
//! cannot be forced.

mod closure;
mod evidence;
mod goal;
mod search;
#[cfg(test)]
mod tests;

pub(crate) use evidence::TRIES;
pub(crate) use goal::{Goal, Sight};
pub(crate) use search::{Answer, Reading};
