//! Files of OpenGotha.

mod read;
mod write;

pub use read::{Fault, Why, read};
pub use write::write;
