//! The judgement of a position where play has stopped.
//!
//! [`status`] judges every chain: by proof, by reading where that reaches, else by an estimate from
//! playouts and a network. From these judgements [`proposal`] puts together which stones are dead,
//! which stand in [`seki`] and whose each point is. Unsettled stones count for now as
//! [`provisional`] says. It also says whether a [`border`] is still open and which moves are
//! [`remaining`].

mod area;
mod beside;
mod border;
mod both_fall;
mod chain;
mod dependent;
mod ko_fight;
mod laid;
mod opposed;
mod proposal;
mod provisional;
mod remaining;
mod seki;
mod status;

pub use area::Area;
pub use beside::{BesideDead, beside_dead};
pub use chain::{Basis, ChainStatus, Evidence, Status, Why};
pub use ko_fight::takes_in_ko;
pub use proposal::{Foreseen, Proposal, propose, propose_with};
pub use provisional::{Ground, Provisional};
pub use remaining::Teire;
