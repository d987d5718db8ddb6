//! Tools for whole trees: to read what annotators add, and to change, join and compare games.

pub mod annotations;
pub mod marks;
