//! Neural networks of Go on the CPU: KataGo's network files, read and evaluated.

mod bench;
mod buffer;
mod error;
mod heads;
mod kernel;
mod kernels;
mod layers;
mod model;
mod network;
mod output;
mod reader;
mod simd;
mod steps;
mod symmetry;
mod trunk;

pub use bench::{Speed, measure};
pub use error::{Fault, ReadError};
pub use kernel::Kernel;
pub use model::{Limits, Model};
pub use network::{Evaluator, Input, InputError, LONGEST_SIDE, Network, Precision};
pub use output::{Evaluation, Output, ShortTerm};
pub use symmetry::Symmetry;

/// Planes of the board a network sees (KataGo's input features, version 7).
pub const PLANES: usize = 22;
/// Numbers about the game as a whole a network sees.
pub const GLOBALS: usize = 19;
/// Numbers about the players that some networks also see.
pub const METADATA: usize = 192;
