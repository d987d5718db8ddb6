//! The analysis of games, in the background.
//!
//! An [`Analyst`] evaluates one position at a time. `Studies` are the games that pages want
//! analysed, with the evaluations found. One task works through them while a core is free of
//! computer players, and rests when no page wants an analysis.

mod analyst;
mod network;
mod positions;
mod studies;
mod work;

pub use analyst::{Analyst, Evaluation, Hint};
pub use network::NetworkAnalyst;
pub(crate) use network::knows;
pub use positions::{Origin, Positions};
pub(crate) use studies::{News, Studies, Subscription};
pub(crate) use work::work;
