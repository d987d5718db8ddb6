//! The computer player: Monte-Carlo tree search on the board of the rules, guided by a network
//! or, without one, by playouts.
//!
//! [`Engine::choose`] takes a [`Task`], the game as a [`Walk`] with how strong and how long to
//! think, and answers with a [`Choice`] within its time; [`Engine::take_turn`] asks all that of
//! a [`Game`](tengen_rules::Game) and a clock. Legality (superko too, at the root and in the
//! tree) is the rules' to say.

mod agreement;
mod budget;
mod choices;
mod ending;
mod engine;
pub mod features;
mod guided;
mod hope;
mod own;
mod playouts;
mod rank;
mod task;
mod tidy;
mod turn;
mod walk;

pub use agreement::agrees;
pub use budget::{Allowance, budget, usual_time};
pub use choices::{Choices, Restriction};
pub use engine::{Engine, Options};
pub use guided::{
    Adviser, Analysis, Candidate, Fate, Kos, Look, NetworkAdviser, Opinion, Watch, foreseen,
    foresight,
};
pub use own::{own_model, own_network};
pub use rank::{NoRank, Rank};
pub use task::{Action, Choice, Limits, Task};
pub use tengen_net::Network;
pub use walk::{Terms, Walk};

// Its examples are tested.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
