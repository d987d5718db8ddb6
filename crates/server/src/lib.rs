//! The web application: pages, live games, storage.
//!
//! [`serve`] runs it on a port. A request names a game by a key. The [`live`] module has one task
//! for each game that a page follows. The task checks every [`act`] against a copy of the
//! [`state`]. It appends the entries that follow to the [`log`] in the [`store`], and only then
//! changes the [`view`]. `tengen-rules` decides what is legal, `tengen-clock` what time is left.
//! `PROTOCOL.md` is the contract with the page.
//!
//! # Limits
//! Those that [`ServerLimits`] has are here as [`ServerLimits::PUBLIC`] sets them.
//! - Boards: 2 to 25 lines a side.
//! - JSON bodies: 64 KiB.
//! - Files of records: 10 MiB and 1000 games each; 16 files in memory, two of them being read.
//! - New games, games begun again or uploads: 120 a minute from one address.
//! - Connections: 18,000, or as many as the system allows files; 2,000 from one address that is no
//!   trusted proxy. The head of a request may take 30 seconds, and so may the wait for the next.
//! - Open pages: 5,000 that watch a game, and 16 of each player; 15,000 in all, 1,000 from one
//!   address.
//! - Games in memory: 4096. A game leaves a minute after its last page. If its clock runs, it comes
//!   back when a flag falls.
//! - Names and passwords: 5 people of an address join at once, then ten an hour. An address tries
//!   to sign in 20 times a minute. On a name there are 5 tries from one address, and 50 a day from
//!   all, then one a minute. 32 passwords are hashed or wait, two of them at a time, with 19 MiB
//!   each.
//! - Phrases between players: 3 at once, then one every 10 seconds.
//! - Studies: 400 open pages and 5000 people each, a million nodes. A study leaves the memory a
//!   minute after its last page.
//! - Lines analysed: 64 at a time, those of games among them; 16 of one address.
//! - Records shown and downloaded: 66 under way or waiting. Pictures and moves tried beside a game:
//!   34. Problems read: 34, and made: 34. Estimates: 16. Stopped games that pages have judged: 64.
//!   Others are told to come back (503).
//! - Addresses take turns at the processor. One has at most two of these pieces of work done at a
//!   time, one closer look of the judge, one estimate, and as many searches of computers and first
//!   looks as there are cores. One more of each kind is done for another address.
//! - Workers: 1024 requests and jobs at a time, 64 of one address; 1 MiB for an answer.

pub mod act;
pub mod admin;
pub mod analysis;
pub mod api_error;
mod app;
mod assets;
mod backup;
mod computer;
mod connections;
mod engines;
pub mod error_body;
mod feed;
mod http;
mod judgement;
mod keeping;
pub mod key;
mod limiter;
mod limits;
pub mod live;
mod lobby;
pub mod log;
pub mod match_setup;
mod metrics;
mod migrate;
mod name;
pub mod nodes;
mod opened;
mod outages;
mod page;
mod pem;
mod people;
pub mod phrase;
mod places;
mod private;
pub mod proxies;
mod public_url;
mod queue;
mod rank;
mod rated;
pub mod record;
mod secret;
mod serve;
mod serve_error;
mod signing;
pub mod snapshot;
pub mod state;
pub mod store;
mod studies;
mod summary;
pub mod time;
mod tls;
mod turns;
pub mod view;
pub mod who;
mod whole;
pub mod workers;

pub use app::App;
pub use backup::{BackupError, Links, Needs, Restored, backup, restore};
pub use engines::Engines;
pub use limits::{Form, Pace, Retention, ServerLimits, Share, Space};
pub use migrate::{MigrateError, Moved, Unmarked, migrate};
pub use pem::PemFault;
pub use people::{Accounts, People};
pub use public_url::{BadPublicUrl, PublicUrl, url_here};
pub use secret::Secret;
pub use serve::{Config, Data, serve};
pub use serve_error::{Listener, ServeError};
pub use tls::TlsFault;
