//! The rules of Go, exactly.
//!
//! From the ground up: [`Size`] and [`Point`] name the intersections, [`Board`] holds a legal
//! colouring of them with its chains and liberties, [`Line`] adds the history that ko and
//! superko look at, [`Ruleset`] says as data what a rule book says, and [`Game`] is the whole
//! procedure from the handicap to the count, as a fold over a log of [`Event`]s.
//!
//! Nothing here does input or output, reads a clock or throws dice.

#![no_std]

extern crate alloc;

mod board;
mod color;
mod count;
mod event;
mod game;
mod handicap;
mod hashes;
mod history;
pub mod kata;
mod ledger;
mod line;
pub mod methods;
mod outcome;
pub mod presets;
mod ruleset;
mod score;
mod set;
mod size;
mod state;
mod text;

pub use board::{Board, Effect, Occupied, Played, SetupError};
pub use color::Color;
pub use count::{Count, Entry, Extras, Item, Owner, Settlement, count};
pub use event::{Event, Offer, Refusal};
pub use game::{Game, GameSetup, Move, ReplayError, StartError};
pub use handicap::{Handicap, HandicapError, fixed_handicap, max_fixed_handicap};
pub use ledger::Ledger;
pub use line::{Illegal, Line};
pub use outcome::{Outcome, Win};
pub use ruleset::{
    AllAlive, Compensation, Dispute, Ending, IllegalMove, LongCycle, Method, PlayRules, Ruleset,
    Scoring, Stop, Suicide, Superko,
};
pub use score::{Score, ScoreError};
pub use set::PointSet;
pub use size::{Point, Size, SizeError};
pub use state::{Ended, Phase, Settling};
pub use text::DiagramError;
