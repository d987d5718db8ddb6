//! The parts of an evaluation that take most of its time, as tasks for an instruction set.
//!
//! Activations lie point by point. The channels of a point lie together, padded with zeros to a
//! multiple of [`ALIGN`](crate::simd::ALIGN). So they are a matrix of rows (points of one board
//! after the other) whose width is called its stride.

pub(crate) mod attention;
pub(crate) mod elementwise;
pub(crate) mod planes;
pub(crate) mod pool;
pub(crate) mod product;
mod transforms;
pub(crate) mod winograd;
