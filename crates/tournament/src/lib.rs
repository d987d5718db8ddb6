//! Tournaments of Go as values and pure functions: scores, criteria, standings, pairings, formats.

mod bye;
mod check;
pub mod criterion;
mod direct;
pub mod formats;
mod halves;
pub mod history;
pub mod opengotha;
mod pair;
mod rank;
pub mod settings;
pub mod standings;
mod tournament;
pub mod weights;

pub use bye::bye;
pub use check::{Remark, check};
pub use criterion::Criterion;
pub use halves::Halves;
pub use history::History;
pub use pair::{Paired, Table, pair, players};
pub use rank::{NoRank, Rank};
pub use settings::{From, Handicaps, Pairing, Seeding, Settings, System};
pub use standings::Standings;
pub use tournament::{
    Game, Kept, MOST_ROUNDS, Numbers, Outcome, Player, PlayerId, Round, Tournament,
};
