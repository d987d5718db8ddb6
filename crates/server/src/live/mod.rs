//! Live games: one task for each game that a page follows. The task alone changes the game.

mod acting;
mod actor;
mod arrivals;
mod clock;
mod commit;
mod deletion;
mod elsewhere;
mod hub;
mod message;
mod outage;
mod presence;
mod rematch;
mod services;
mod showing;
mod talk;
#[cfg(test)]
mod tests;
mod trial;
mod turns;

pub(crate) use deletion::{Leaver, leave};
pub(crate) use elsewhere::SKEW;
pub use hub::Hub;
pub use presence::{PageSlot, Presence, Watching};
pub(crate) use rematch::may_want_rematch;
pub(crate) use services::Services;
