//! Whether stones live.
//!
//! [`exact`] reads a part that is shut off to the end, [`japanese`] does so as the Japanese rules
//! of 1989 confirm life and death. [`fight`] searches larger parts and races: an estimate.
//! [`open`] asks that of stones that nothing shuts off, [`quick`] gives up early and needs no
//! expectation of the ground around. [`hypothetical`] moves for a side once its chain's fate is
//! played out.

mod exact;
mod fight;
mod hypothetical;
mod japanese;
mod open;
mod quick;

pub use exact::Fate;
pub use fight::Fight;
pub use hypothetical::Hypothesis;
pub use japanese::{Confirmed, Unconfirmed, confirm};
pub use open::OpenFight;
pub use quick::{kill, live, race};
