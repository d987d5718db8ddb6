//! People on a server of Tengen, as pure functions.
//!
//! A [`Name`] is what a person may be called, and its [`keys`](Name::keys) say which other names
//! look like it. [`reserved`] has the words that are nobody's name. A [`Role`] says what a person
//! is on a server.
//!
//! Nothing here reads a clock or a database.

mod alike;
mod name;
pub mod reserved;
mod role;

pub use alike::NameKey;
pub use name::{LONGEST, MOST_BYTES, Name, NameFault, SHORTEST};
pub use role::{NoRole, Role};

// Its examples are tested.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
