//! The computer player: Monte-Carlo tree search with playouts on the board of the rules.
//!
//! [`Engine::choose`] takes the [`Line`](tengen_rules::Line) of the game, a [`Task`] that says
//! what is counted, what a pass does and how strong to play, and answers with a [`Choice`]
//! within its time. Legality (superko too, at the root and in the tree) is the line's to say.

mod candidates;
mod ending;
mod engine;
mod evaluation;
mod level;
mod manner;
mod search;
mod task;
mod tree;

pub use engine::{Engine, Options};
pub use level::Level;
pub use task::{Action, Choice, Limits, Task};
