//! Searching with proof numbers, and the kos in it.
//!
//! [`proof_numbers`] says how a position's numbers follow from those its moves lead to. [`df_pn`]
//! walks over positions by them. [`ko`] says which steps the rules of a reading allow.
//! [`exhaustive`] looks at every step in a part of the board; it reads to the end.

pub(crate) mod df_pn;
pub(crate) mod exhaustive;
mod ko;
mod proof_numbers;

pub use ko::KoLaw;
pub(crate) use proof_numbers::{Numbers, Sum};
