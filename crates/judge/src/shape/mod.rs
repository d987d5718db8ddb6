//! Facts that the shape of stones and of the points around them shows without a search.
//!
//! Life by Benson's rule ([`unconditional`]) is proved. The other rules are rules of shape, as good
//! as their sources say.

mod benson;
#[cfg(test)]
pub(crate) mod boards;
mod linked;
mod passing;
mod standing;
mod tactics;

pub use benson::{Benson, Region, Unconditional, unconditional};
pub use linked::linked_chains;
pub use passing::while_passing;
pub(crate) use standing::standing;
pub(crate) use tactics::{holds_all_around, is_nakade, vital_point};
pub use tactics::{is_poor_self_atari, liberties_after};
