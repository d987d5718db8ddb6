//! A game as a record, and back: what the rules and game records (SGF) say to each other.
//!
//! [`record_of`] writes a [`Game`](tengen_rules::Game) down, an [`Opening`] any moves that
//! follow a position; [`read`] makes a game of a record that keeps to the rules, and
//! [`main_line`] with [`set_up`] lets a reader follow one that does not; a [`Replay`] follows
//! it as a referee would, and [`agrees`] holds its result against the count.
//!
//! ```
//! use tengen_record::{About, read, record_of};
//! use tengen_rules::{Color, Event, Game, GameSetup, Handicap, Size, presets};
//!
//! let setup = GameSetup::new(Size::square(9)?, presets::JAPANESE.clone(), Handicap::Fixed(2));
//! let pass = Event::Pass { color: Color::White };
//! let game = Game::replay(setup, [pass])?;
//!
//! let bytes = record_of(&game, About::default()).to_bytes()?;
//! let parsed = tengen_sgf::parse(&bytes);
//! let root = parsed.collection.roots().next().expect("one game was written");
//! let recorded = read(root, &presets::CHINESE)?;
//! assert_eq!(Game::replay(recorded.setup, recorded.events)?.log(), game.log());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod date;
mod info;
mod marks;
mod procedure;
mod read;
mod replay;
mod set_up;
mod steps;
mod terms;
mod verdict;
mod write;

pub use date::date;
pub use info::{UnknownRules, komi_of, ruleset_of, size_of, time_of};
pub use marks::TerritoryMarks;
pub use read::{NoGame, Note, Recorded, read};
pub use replay::{Finding, Replay, Wrong};
pub use set_up::{SetUp, set_up};
pub use steps::{Step, main_line};
pub use terms::{color, outcome};
pub use verdict::{agrees, was_counted};
pub use write::{About, Opening, placed, record_of};

// Its examples are tested.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
