//! The inputs of a network: a position and its past as planes of numbers.
//!
//! The inputs are those of KataGo's networks of versions 8 to 17 ("inputs version 7"). There are 22
//! planes, one number a point, and 19 numbers beside them. [`plane`] and [`global`] name each.
//! Sources: Wu, "Accelerating Self-Play Learning in Go", 2019, and KataGo's `nninputs.cpp`.
//!
//! [`InputHistory`] follows a line of play and keeps the facts that the inputs depend on;
//! [`Features::fill`] writes the inputs. [`NetRules`] is a ruleset as a network is shown it, and
//! [`deviations`] lists the rest, which it cannot be shown.
//!
//! Networks were trained on boards from 7 (newer ones from 2) to 19 lines a side. The inputs exist
//! for larger boards too, but how good the answers are is unknown there.

mod area;
mod cleanup;
mod fill;
mod history;
mod ladder;
mod ladder_cache;
mod ladder_plays;
mod planes;
mod rules;

pub use fill::{Features, InputOptions};
pub use history::{InputHistory, Phase};
pub use planes::{GLOBALS, PLANES, Planes, global, plane};
pub use rules::{Deviation, NetRules, deviations, ends_without_result};
