//! Go time systems as pure functions of (state, elapsed time).
//!
//! Nothing here reads a clock: every function is given the elapsed time or the present time. A
//! server that stores timestamped events can therefore fold them into [`Clocks`] and get the same
//! state again after a restart.
//!
//! All durations and timestamps are milliseconds in a `u64`. Timestamps may
//! count from any origin, as long as it is the same one throughout a game.
//!
//! A flag falls at the instant the time is used up: a player with ten seconds
//! left has lost after thinking for exactly ten seconds.
//!
//! ```
//! use tengen_clock::{Clocks, Side, TimeSystem};
//!
//! let system: TimeSystem = "byo-yomi 10m+5x30s".parse().unwrap();
//! let clocks = Clocks::new(system, Side::Black)
//!     .resume(1_000)   // the game starts
//!     .press(3_000);   // Black plays after two seconds
//! let shown = clocks.at(8_000);
//! assert_eq!(shown.player(Side::Black).to_string(), "9:58");
//! assert_eq!(shown.player(Side::White).to_string(), "9:55");
//! ```
#![no_std]

extern crate alloc;

mod clocks;
mod duration;
mod ogs;
mod player;
mod sgf;
mod side;
mod system;
mod text;
mod words;

pub use clocks::Clocks;
pub use player::PlayerClock;
pub use sgf::{Seconds, SgfTime, SgfTimeError};
pub use side::Side;
pub use system::{Field, MAX_COUNT, MAX_DURATION, TimeSystem, TimeSystemError};
pub use text::ParseTimeSystemError;

// Its examples are tested.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
