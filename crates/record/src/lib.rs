//! A game as a record (SGF), and back.
//!
//! [`record_of`] writes a [`Game`](tengen_rules::Game) down, an [`Opening`] any moves that follow a
//! position. [`MainLine::read`] reads a record: its conditions, of which some may have to be
//! assumed, and its steps. A [`Replay`] follows the steps as a referee would, also where they do
//! not keep to the rules. [`read`] makes a game of steps that do. [`agrees`] holds a recorded
//! result against the count.
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
//! let recorded = read(root, None)?;
//! assert_eq!(Game::replay(recorded.setup, recorded.events)?.log(), game.log());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod conditions;
mod date;
mod drawn;
mod handicap;
mod info;
mod main_line;
mod marks;
mod procedure;
mod read;
mod replay;
mod set_up;
mod stages;
mod state;
mod terms;
mod tree;
mod verdict;
mod write;

pub use conditions::{Assumed, Conditions, NoHandicap, NoKomi, USUAL_RULES};
pub use date::date;
pub use drawn::drawn_record;
pub use info::{UnknownRules, komi_of, ruleset_of, size_of, time_of};
pub use main_line::{MainLine, Step};
pub use marks::TerritoryMarks;
pub use read::{NoGame, Recorded, read};
pub use replay::{Finding, Replay, Taken};
use set_up::set_up;
pub use stages::Stage;
pub use state::Wrong;
pub use terms::{color, outcome, sgf_point};
pub use tree::{Stand, stands};
pub use verdict::{agrees, was_counted};
pub use write::{About, Opening, placed, record_of};

// Its examples are tested.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
