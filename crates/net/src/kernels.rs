//! What evaluation spends its time in, as tasks for an instruction set.
//!
//! Activations lie point by point, the channels of a point together and padded
//! with zeros to a multiple of [`ALIGN`](crate::simd::ALIGN): a matrix of rows
//! (points of one board after the other) whose width is called its stride.

pub(crate) mod attention;
pub(crate) mod elementwise;
pub(crate) mod planes;
pub(crate) mod pool;
pub(crate) mod product;
mod transforms;
pub(crate) mod winograd;
