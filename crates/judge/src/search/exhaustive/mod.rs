//! Reading: whether one side can force something, whatever the other does.
//!
//! A reading is a game on a part of the board ([`field`]), under a law for kos ([`law`]),
//! between a side that wants to force something and one that wants to prevent it. Play that
//! goes on for ever counts against who wants to force. So what can be forced from a position
//! does not depend on how it came about: repetition is nobody's move to forbid, only nobody's
//! gain. [`search`] finds what is forced by proof numbers, and [`closure`] makes certain of what
//! is not.

mod closure;
mod evidence;
mod goal;
mod search;
#[cfg(test)]
mod tests;

pub(crate) use goal::{Goal, Sight};
pub(crate) use search::{Answer, Reading};
