//! The computer player: Monte-Carlo tree search on the board of the rules, guided by a network or,
//! without one, by playouts.
//!
//! [`Engine::choose`] takes a [`Task`]: the game as a [`GameState`], a strength, and the limits of
//! thinking. It answers with a [`Choice`] within its time. [`Engine::take_turn`] does all that for
//! a [`Game`](tengen_rules::Game) and a clock. Legality (superko too, at the root and in the tree)
//! is decided by the rules.

mod agreement;
mod budget;
mod bundled_network;
mod choices;
mod dead_stones;
mod delay;
mod engine;
pub mod features;
mod for_now;
mod game_state;
mod guided;
mod hash;
mod judged_end;
mod judged_position;
mod life;
mod move_in_game;
mod options;
mod playouts;
mod rank;
mod resignation;
mod task;
mod terms;
mod thresholds;

pub use agreement::agrees;
pub use budget::{Allowance, budget, usual_time};
pub use bundled_network::{bundled_model, bundled_network};
pub use choices::{Choices, Restriction};
pub use delay::Delay;
pub use engine::Engine;
pub use for_now::ForNow;
pub use game_state::GameState;
pub use guided::{
    Analysis, Candidate, NetworkPredictor, Prediction, PredictionOptions, Predictor, Watch,
    expected_ownership,
};
pub use judged_position::{JudgedPosition, Look};
pub use life::{GroupFate, LifeEffort, LifeReading, foresight};
pub use options::Options;
pub use rank::{NoRank, Rank};
pub use task::{Action, Choice, Limits, Task};
pub use tengen_net::Network;
pub use terms::Terms;
pub use thresholds::Thresholds;

// Its examples are tested.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
