//! Who is alive, who is dead, whose point it is, and how sure that is.
//!
//! [`propose`] looks at a position where play has stopped and says which stones it would take
//! off, which stand in seki, whose point every point is then and where a border is still open.
//! What it can prove ([`unconditional`], seki whose every approach loses) and what it
//! estimates from playouts are told apart by [`Basis`]; an estimate never poses as a result.
//!
//! [`Playout`] is also what the computer player is built on.

mod attack;
mod benson;
mod near;
mod ownership;
mod pattern;
mod playout;
mod proposal;
mod random;
mod region;
mod seki;
mod tactics;

pub use attack::{captured_in_ladder, captures_in_ladder};
pub use benson::{Benson, Region, Unconditional, unconditional};
pub use near::Near;
pub use ownership::{Ownership, ownership};
pub use pattern::fits as shape_fits;
pub use playout::{Playout, Situation};
pub use proposal::{Basis, ChainStatus, Effort, Proposal, Status, propose, propose_with};
pub use random::Random;
pub use tactics::{is_eye, is_poor_self_atari, liberties_after};
