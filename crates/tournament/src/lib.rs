//! Tournaments of Go as values and pure functions: scores, criteria, standings, pairings, formats.
//!
//! A [`Tournament`] has players, games and [`Settings`]. Its [`History`] says what each player did
//! in the first rounds and which scores they had then; [`Standings`] rank the players by any
//! [`Criterion`]. [`pair`] finds the best pairing of the next round: the one whose
//! [weights][weights::Weights] have the largest sum. [`opengotha`] reads and writes the files of
//! that program, and [`formats`] writes lists for federations.
//!
//! ```
//! use tengen_tournament::{History, Standings, opengotha, pair};
//!
//! let tournament = opengotha::read(include_str!("../tests/data/small.xml"))?;
//! let history = History::of(&tournament, tournament.rounds_paired());
//! let first = &Standings::of(&history).rows[0];
//! assert_eq!(tournament.player(first.player).first_name, "Anna");
//! assert_eq!(pair(&history).tables.len(), 2);
//! # Ok::<(), tengen_tournament::opengotha::Fault>(())
//! ```

mod bye;
mod check;
pub mod criterion;
mod direct;
pub mod formats;
mod halves;
pub mod history;
pub mod listed;
mod open;
pub mod opengotha;
mod pair;
pub mod plan;
mod rank;
mod rated;
pub mod running;
pub mod settings;
pub mod simulate;
pub mod standings;
mod tournament;
mod usual;
pub mod weights;
mod wishes;
mod xml;

pub use bye::bye;
pub use check::{Remark, check};
pub use criterion::Criterion;
pub use halves::Halves;
pub use history::History;
pub use open::{OpenFault, open};
pub use pair::{Paired, Table, pair, pair_with, players};
pub use plan::Plan;
pub use rank::{NoRank, Rank};
pub use rated::{Rated, ratings};
pub use settings::{From, Handicaps, Pairing, Seeding, Settings, System};
pub use standings::Standings;
pub use tournament::{
    Game, Kept, MOST_ROUNDS, Numbers, Outcome, Player, PlayerId, Round, Tournament,
};
pub use wishes::Wishes;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
