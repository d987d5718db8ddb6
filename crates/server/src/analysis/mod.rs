//! The analysis of games, in the background.
//!
//! An [`Analyst`] evaluates one position at a time. `Analyses` are the lines of play that pages
//! want analysed, with the evaluations found: those of games, and those that pages of studies look
//! at. One task works through them while a core is free of computer players, and rests when no page
//! wants an analysis. An evaluation belongs to a position, by whatever line it is reached.

mod analyses;
mod analyst;
mod known;
mod lent;
mod network;
mod positions;
mod work;

pub(crate) use analyses::{Analyses, News, Subject, Subscription};
pub use analyst::{Analyst, Evaluation, Hint};
pub(crate) use lent::limits;
pub use network::NetworkAnalyst;
pub(crate) use network::knows;
pub use positions::{Origin, Positions};
pub(crate) use work::{work, work_away};
