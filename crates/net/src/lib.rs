//! Neural networks of Go on the CPU: KataGo's network files, read and evaluated.
//!
//! A [`Model`] is the content of a file (versions 8 to 17 of the format, gzipped or not, weights in
//! binary or as text). A [`Network`] is the same made ready for the instructions of this processor
//! in some precision ([`Arithmetic`]). An [`Evaluator`] is the memory to evaluate it on boards of
//! one size. Networks are shared between threads; each thread has its own evaluator.
//!
//! ```no_run
//! use tengen_net::{
//!     Arithmetic, Evaluator, GLOBALS, Input, Limits, Model, Network, PLANES, Symmetry,
//! };
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let model = Model::open("network.bin.gz".as_ref(), &Limits::default())?;
//! let network = Network::new(model, Arithmetic::from_environment()?);
//! let mut evaluator = Evaluator::new(&network, 19, 19, 1)?;
//! let mut planes = vec![0.0; PLANES * 19 * 19];
//! planes[..19 * 19].fill(1.0);
//! let globals = [0.0; GLOBALS];
//! let symmetry = Symmetry::IDENTITY;
//! let input = Input { planes: &planes, globals: &globals, metadata: None, symmetry };
//! let output = evaluator.evaluate(&[input])?[0].clone();
//! let evaluation = network.evaluation(&output, false);
//! println!("{:.1} % for the side to move", 100.0 * evaluation.win);
//! # Ok(())
//! # }
//! ```
//!
//! Not supported are NEON (ARM processors use the portable kernels), products of 8-bit integers,
//! and feed-forward blocks without a gate, which no known network has.

mod arithmetic;
mod bench;
mod buffer;
mod error;
mod heads;
mod input;
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

pub use arithmetic::{Arithmetic, Precision, UnknownName, WrongVariable};
pub use bench::{Speed, measure};
pub use error::{Fault, ReadError};
pub use input::{Input, InputError};
pub use kernel::Kernel;
pub use model::{Limits, Model};
pub use network::{Evaluator, LONGEST_SIDE, Network};
pub use output::{Evaluation, Output, ShortTerm};
pub use symmetry::Symmetry;

/// Planes of the board a network sees (KataGo's input features, version 7).
pub const PLANES: usize = 22;
/// Numbers about the game as a whole a network sees.
pub const GLOBALS: usize = 19;
/// Numbers about the players that some networks also see.
pub const METADATA: usize = 192;

// Its examples are tested.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
