//! Tools for whole trees: to read what annotators add, and to change, join and compare games.

pub mod annotations;
mod colors;
pub mod evaluations;
pub(crate) mod forms;
mod join;
pub mod lint;
pub mod marks;
pub mod merge;
pub mod properties;
pub mod same;
pub mod strip;
pub mod swap;
pub mod symmetry;
pub mod turn;
