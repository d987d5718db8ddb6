//! The input of a network.

use std::fmt;

use crate::symmetry::Symmetry;
use crate::{GLOBALS, METADATA};

/// One position as a network sees it.
#[derive(Clone, Copy, Debug)]
pub struct Input<'a> {
    /// [`PLANES`](crate::PLANES) planes of the board, one after the other, each row by row from the
    /// top left. They are KataGo's inputs, version 7.
    pub planes: &'a [f32],
    /// Numbers about the game as a whole.
    pub globals: &'a [f32; GLOBALS],
    /// Facts about the players, for networks that ask for them.
    pub metadata: Option<&'a [f32; METADATA]>,
    /// The symmetry that is applied to the board before the network sees it. Outputs are turned
    /// back.
    pub symmetry: Symmetry,
}

/// Positions that a network cannot evaluate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum InputError {
    /// A board of sides that networks do not know.
    Size {
        /// Points of a row.
        width: usize,
        /// Rows.
        height: usize,
    },
    /// More positions at once than the evaluator has room for.
    TooMany {
        /// How many it has room for.
        room: usize,
        /// How many there are.
        found: usize,
    },
    /// Planes of another board.
    Planes {
        /// How many numbers there must be.
        expected: usize,
        /// How many there are.
        found: usize,
    },
    /// The network asks about the players and got no facts, or the reverse.
    Metadata {
        /// Whether the network asks.
        expected: bool,
    },
}

impl fmt::Display for InputError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            InputError::Size { width, height } => {
                write!(f, "no network knows boards of {width}×{height}")
            }
            InputError::TooMany { room, found } => {
                write!(f, "{found} positions at once, with room for {room}")
            }
            InputError::Planes { expected, found } => {
                write!(f, "planes of {found} numbers, not {expected}")
            }
            InputError::Metadata { expected: true } => {
                write!(f, "the network must be told about the players")
            }
            InputError::Metadata { expected: false } => {
                write!(f, "the network does not want to be told about the players")
            }
        }
    }
}

impl std::error::Error for InputError {}
