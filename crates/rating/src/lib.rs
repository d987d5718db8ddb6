//! Ratings of Go players as pure functions of a log of results.
//!
//! A [`Log`](Entry) says who entered with which rank, who played whom under which conditions, and
//! which results were annulled. [`fold()`] makes all ratings of it, and [`Ledger`] goes on with one
//! entry at a time; both give the same numbers to the last digit. [`rate()`] is the step for one
//! game alone, for a server that keeps the standings in a database.
//!
//! Ratings are Glicko-2, game by game ([`glicko`]), with the handicap, the komi and the size of the
//! board turned into ranks ([`HeadStart`]). There is one [`Pool`] for all games, one for each size
//! and speed, and one for a person's games against programs. The European rating is kept beside
//! them ([`gor`]). [`why()`] says what a game changed, and [`Habits`] makes it visible when
//! somebody loses on purpose.
//!
//! Nothing here reads a clock or a database. Ratings are kept as whole numbers ([`Points`]).
//! Logarithms come from `libm`, not from the system, so every machine with 64-bit IEEE arithmetic
//! gets the same numbers.
//!
//! ```
//! use tengen_rating::{End, Entry, Facts, MemberId, Played, Pool, Score, Size, Speed, What};
//! use tengen_rating::{fold, gor::Class};
//!
//! let (anna, ben) = (MemberId(1), MemberId(2));
//! let facts = Facts::even(Size::Nine, Speed::Live, Score::Won, End::Resigned { moves: 48 });
//! let log = [
//!     Entry { seq: 1, at: 0, what: What::Entered { member: ben, rank: Some("3k".parse()?) } },
//!     Entry { seq: 2, at: 60_000, what: What::Played(Played { black: anna, white: ben, facts }) },
//! ];
//! let mut rows = Vec::new();
//! let ledger = fold(&log, Class::A, |row| rows.push(row))?;
//! let state = ledger.standing(anna, Pool::Overall).state;
//! assert_eq!((state.rank().to_string(), state.is_provisional()), ("3k".to_owned(), true));
//! assert_eq!(rows.len(), 4, "two players in two pools");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![no_std]

extern crate alloc;

mod fold;
pub mod glicko;
pub mod gor;
mod habits;
mod head_start;
mod log;
mod points;
mod pool;
mod rate;
mod scale;
mod score;
mod state;
mod why;

pub use fold::{Added, Ledger, LogError, fold};
pub use habits::Habits;
pub use head_start::{HeadStart, Terms};
pub use log::{End, Entry, Facts, MemberId, Played, What, counting};
pub use points::{Chance, Points};
pub use pool::{ParsePoolError, Pool, Size, Speed};
pub use rate::{Rated, Standing, rate};
pub use scale::{ParseRankError, Rank};
pub use score::Score;
pub use state::{State, StateError};
pub use why::{Part, why};

// Its examples are tested.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
