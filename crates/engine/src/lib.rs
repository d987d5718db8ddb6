//! The computer player: Monte-Carlo tree search with playouts on the board of the rules.
//!
//! [`Engine::choose`] takes the [`Line`](tengen_rules::Line) of the game, a [`Task`] that says
//! what is counted, what a pass does and how strong to play, and answers with a [`Choice`]
//! within its time; [`Engine::take_turn`] asks all that of a [`Game`](tengen_rules::Game) and a
//! clock. Legality (superko too, at the root and in the tree) is the line's to say.

mod agreement;
mod budget;
mod candidates;
mod ending;
mod engine;
mod evaluation;
mod level;
mod manner;
mod search;
mod task;
mod tree;
mod turn;

pub use agreement::agrees;
pub use budget::budget;
pub use engine::{Engine, Options};
pub use level::Level;
pub use task::{Action, Choice, Limits, Task};
