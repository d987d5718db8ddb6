//! What a network is shown: a position and its past as planes of numbers.
//!
//! The inputs are those of KataGo's networks of versions 8 to 17 ("inputs version 7"; Wu,
//! "Accelerating Self-Play Learning in Go", 2019, and KataGo's `nninputs.cpp`): 22 planes, one
//! number a point, and 19 numbers beside them. [`plane`] and [`global`] name each.
//!
//! [`InputHistory`] follows a line of play and keeps what the inputs depend on; [`Features::fill`]
//! writes them. [`NetRules`] is what a network is told of a ruleset, and [`deviations`] what it
//! cannot be told.
//!
//! Networks were trained on boards from 7 (newer ones from 2) to 19 lines a side. Larger boards can
//! be filled in too, but nothing is known of the answers.

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
