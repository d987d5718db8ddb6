//! Real services for tests, and load and faults for servers.
//!
//! [`services`] starts PostgreSQL, NATS and servers of Tengen in folders and at ports of their own,
//! kills them and starts them again. [`run`] plays many games at once on such servers while they
//! are killed, and compares in the end what they acknowledged with what they have. [`think`]
//! measures how long one address waits for computer and judge while another asks for a lot.

mod ask;
#[cfg(unix)]
mod http;
#[cfg(unix)]
mod ledger;
#[cfg(unix)]
mod pages;
#[cfg(unix)]
mod report;
#[cfg(unix)]
mod run;
#[cfg(unix)]
pub mod services;
#[cfg(unix)]
mod thinking;

pub use ask::{Answer, ask};
#[cfg(unix)]
pub use report::{Kind, Report};
#[cfg(unix)]
pub use run::{Fault, Plan, run};
#[cfg(unix)]
pub use thinking::{Thinking, Thought, think};

/// The reason why something cannot go on.
pub type Failure = Box<dyn std::error::Error + Send + Sync>;
