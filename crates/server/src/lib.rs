//! The web application: pages, live games, storage.
//!
//! [`serve`] runs it on a port. Inside, a request names a game by a key; the [`live`] module
//! has one task for each game that somebody looks at, which checks every [`act`] against a
//! copy of the [`state`], appends the [`entry`] that follows to the [`store`], and only then
//! lets the [`view`] change. What is legal is decided by `tengen-rules`, what time is left by
//! `tengen-clock`; the contract with the page is `PROTOCOL.md`.
//!
//! # Limits
//! Boards of 2 to 25 lines a side; JSON bodies of 64 KiB; files of records of 10 MiB with at
//! most 1000 games, 16 of them in memory and two of them read at a time; 120 new games or uploads a minute from one
//! address; 100 open pages a game and 2000 in all; 4096 games in memory at a time, from which
//! they go a minute after the last page has been closed unless a clock runs; 64 games analysed at
//! a time, one position after the other.

pub mod act;
pub mod analysis;
mod app;
mod assets;
mod computer;
pub mod deal;
pub mod entry;
mod http;
mod judgement;
pub mod key;
pub mod live;
mod minds;
pub mod problem;
mod rank;
pub mod record;
mod serve;
pub mod state;
pub mod store;
mod summary;
pub mod time;
mod tryout;
pub mod view;

pub use app::App;
pub use minds::Minds;
pub use serve::{Config, ServeError, serve};
