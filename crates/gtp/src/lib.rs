//! The Go Text Protocol, version 2: the codec, our engine behind it, other engines before it.
//!
//! [`Reader`], [`Request`] and [`Response`] know the lines of the protocol and nothing of Go. A
//! [`Session`] carries the commands out; it keeps one position and asks a [`Player`] for moves.
//! [`run`] joins them to a pair of streams. A [`controller::Controller`] is the other side: it
//! starts engines and asks them.
//!
//! ```
//! use tengen_gtp::{Options, run};
//!
//! let mut answers = Vec::new();
//! let requests = "1 boardsize 9\n2 play black E5\n3 play white E5\nquit\n";
//! run(requests.as_bytes(), &mut answers, &Options::default())?;
//! assert_eq!(
//!     String::from_utf8_lossy(&answers),
//!     "=1\n\n=2\n\n?3 illegal move: there is a stone on this point already\n\n=\n\n",
//! );
//! # Ok::<(), std::io::Error>(())
//! ```

mod analysis;
mod arguments;
mod cgos;
mod codec;
mod commands;
pub mod controller;
mod genmove;
mod gnugo;
mod gogui;
mod handicap;
mod inbox;
mod kata;
mod kgs;
mod leela;
mod options;
mod pachi;
mod player;
mod position;
mod record;
mod scoring;
mod session;
mod setup;
mod table;
mod time;

pub use codec::{Id, Input, MAX_LINE, Reader, Request, Response};
pub use kata::model_facts;
pub use options::Options;
pub use player::Player;
pub use session::{Session, run, serve};

// Its examples are tested.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
