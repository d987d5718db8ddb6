//! Files of OpenGotha.

mod read;
mod write;

pub use crate::xml::{Fault, Why};
pub(crate) use read::of_root;
pub use read::read;
pub use write::write;
