//! What the judge says of a position where play has stopped.
//!
//! [`status`] judges every chain: by proof, by reading where that reaches, else by playouts and a
//! network's expectation. [`proposal`] puts together from that which stones are dead, which stand in
//! [`seki`], whose each point is, whether a [`border`] is still open and which moves are
//! [`remaining`].

mod area;
mod border;
mod chain;
mod proposal;
mod remaining;
mod seki;
mod status;

pub use area::Area;
pub use chain::{Basis, ChainStatus, Status, Why};
pub use proposal::{Foreseen, Proposal, propose, propose_with};
pub use remaining::Remaining;
