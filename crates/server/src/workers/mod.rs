//! Workers: programs on other machines that think for this server.
//!
//! A worker asks for a [`Job`] over HTTP, does it, renews its lease meanwhile, and sends an
//! [`Answer`]. `turns` lends a worker the next request whose turn it is, if no core of the server
//! is free. Nothing that a worker says is believed: `tengen-rules` checks its moves, and a
//! judgement or an evaluation has to fit its position. A worker with a wrong answer is shut out for
//! a while, and the request waits for another turn.

mod desk;
mod job;
mod offer;
mod token;
mod work;

pub use crate::judgement::LookAnswer;
pub(crate) use desk::{Desk, Wrong};
pub use job::{Answer, Asks, Given, Job, Moved, Sends, Task, Walk};
pub(crate) use offer::{Lent, Offer};
pub use token::{BadToken, Token};
pub use work::{NotDone, Worker};

use std::time::Duration;

/// The number of the protocol between servers and workers of one version.
pub const PROTOCOL: u32 = 2;

/// How long a worker has a job without a word.
pub const LEASE: Duration = Duration::from_secs(5);

/// The longest that a job may take, however often its lease is renewed.
pub(crate) const LONGEST: Duration = Duration::from_secs(120);

/// How long a request for a job waits.
pub(crate) const PATIENCE: Duration = Duration::from_secs(20);

/// How long a worker is shut out after a wrong answer.
pub(crate) const SHUT_OUT: Duration = Duration::from_secs(60);

/// The most requests for jobs, and jobs, of one address at a time.
pub(crate) const MOST_OF_ONE: usize = 64;

/// The most requests for jobs, and jobs, in all.
pub(crate) const MOST: usize = 1024;
