//! Parts of a board in which something is read, and positions of them.
//!
//! A [`Field`] is the points that may change, a [`Window`] cuts them out of the board. An
//! [`Enclosure`] is both: the part that standing stones shut off, or ([`expected`]) the part around
//! stones in the open whose bounds are drawn by the ownership that is expected.

mod enclosure;
mod expected;
mod field;
mod window;

pub use enclosure::Enclosure;
pub use expected::Extent;
pub(crate) use field::{Ban, Field, Position};
pub(crate) use window::Window;
