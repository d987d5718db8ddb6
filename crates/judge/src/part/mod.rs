//! Parts of a board for a reading, and their positions.
//!
//! A [`Field`] is the points that may change. A [`Window`] cuts them out of the board. An
//! [`Enclosure`] has both. It is the part that standing stones shut off, or a part around stones in
//! the open ([`expected`]). The expected ownership of points bounds the latter, so its answers are
//! estimates.

mod enclosure;
mod expected;
mod field;
mod window;

pub use enclosure::Enclosure;
pub use expected::Extent;
pub(crate) use field::{Ban, Field, Position};
pub(crate) use window::Window;
