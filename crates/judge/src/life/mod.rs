//! Whether stones live.
//!
//! [`exact`] reads a part that is shut off to the end: a proof if the walls live. [`japanese`] does
//! so as the Japanese rules of 1989 confirm life and death. [`fight`] searches larger parts and
//! races. [`open`] asks the same of stones that no wall shuts off. Both are
//! estimates. [`hypothetical`] moves for a side as its chain's fate is played out.

mod exact;
mod fight;
mod hypothetical;
mod japanese;
mod open;

pub use exact::{Fate, Outright};
pub(crate) use exact::{FateReading, ko_of};
pub use fight::Fight;
pub use hypothetical::Hypothesis;
pub use japanese::{Confirmed, Unconfirmed, confirm};
pub use open::OpenFight;
