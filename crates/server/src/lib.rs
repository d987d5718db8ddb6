//! The web application: pages, live games, storage.
//!
//! [`serve`] runs it on a port. A request names a game by a key. The [`live`] module has one task
//! for each game that a page follows. The task checks every [`act`] against a copy of the
//! [`state`]. It appends the entries that follow to the [`log`] in the [`store`], and only then
//! changes the [`view`]. `tengen-rules` decides what is legal, `tengen-clock` what time is left.
//! `PROTOCOL.md` is the contract with the page.
//!
//! # Limits
//! - Boards: 2 to 25 lines a side.
//! - JSON bodies: 64 KiB.
//! - Files of records: 10 MiB and 1000 games each; 16 files in memory, two of them being read.
//! - New games, games begun again or uploads: 120 a minute from one address.
//! - Open pages: 100 a game, 2000 in all.
//! - Games in memory: 4096. Without a running clock a game leaves a minute after its last page.
//! - Phrases between players: 3 at once, then one every 10 seconds.
//! - Games analysed: 64 at a time, one position after the other.
//! - Records shown and downloaded: 2 are read at a time, 64 wait. Pictures and moves tried beside a
//!   game: 2 at a time, 32 wait. Estimates: 1 at a time, 7 wait. Others are told to come back
//!   (503).

pub mod act;
pub mod analysis;
pub mod api_error;
mod app;
mod assets;
mod computer;
mod engines;
pub mod error_body;
mod http;
mod judgement;
pub mod key;
mod limiter;
pub mod live;
pub mod log;
pub mod match_setup;
mod name;
mod page;
pub mod phrase;
pub mod proxies;
mod queue;
mod rank;
pub mod record;
mod serve;
pub mod snapshot;
pub mod state;
pub mod store;
mod summary;
pub mod time;
pub mod view;
mod whole;

pub use app::App;
pub use engines::Engines;
pub use serve::{Config, ServeError, serve};
