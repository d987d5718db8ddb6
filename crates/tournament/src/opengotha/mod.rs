//! Files of OpenGotha.

mod read;

pub use read::{Fault, read};
