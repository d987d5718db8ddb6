//! Go game records (SGF): bytes to tree and diagnostics, and back to the same bytes.
//!
//! [`parse`] accepts any bytes and never panics; problems are reported with their place.
//! [`write()`] gives back the same bytes for every part that was not changed, and [`write_game`]
//! those of one game of a file. [`read()`] also knows other formats, which become the same tree.
//! Texts are decoded when they are asked for, from the encoding that the record declares or that
//! its bytes suggest.
//!
//! On top of the tree, [`Node::game_info`] and [`Node::main_line`] read the facts and the moves of
//! a game. [`tools`] check, change, join and compare whole trees. A [`GameRecord`] is a game to be
//! written. This crate does not decide the meaning of
//! rules or time settings, nor whether moves are legal.
//!
//! ```
//! use tengen_sgf::{Color, GameRecord, Point, RecordedMove, Step, parse};
//!
//! let mut record = GameRecord::default();
//! record.info.komi = Some(13);
//! record.moves.push(RecordedMove::new(Color::Black, Some(Point { column: 15, row: 3 })));
//! let bytes = record.to_bytes().unwrap();
//!
//! let parsed = parse(&bytes);
//! assert!(parsed.diagnostics.is_empty());
//! let game = parsed.collection.roots().next().unwrap();
//! assert_eq!(game.game_info().0.komi, Some(13));
//! let steps: Vec<_> = game.main_line().filter_map(|(_, step)| step.ok()).collect();
//! assert_eq!(
//!     steps,
//!     [Step::Move { color: Color::Black, point: Some(Point { column: 15, row: 3 }) }],
//! );
//! ```

mod allowed;
mod branch;
mod charset;
mod date;
mod diagnostic;
mod edit;
mod format;
mod games;
mod info;
mod komi;
mod lexer;
mod main_line;
mod modern;
mod node;
mod parse;
mod point;
mod points;
mod problems;
mod rearrange;
mod record;
mod remove;
mod result;
mod set_up;
mod source;
pub mod text;
pub mod tools;
mod tree;
mod walk;
mod write;

pub use branch::Branch;
pub use charset::{EncodingLabel, TextEncoding, UnknownEncoding};
pub use date::StandardDate;
pub use diagnostic::{Diagnostic, Position, Problem, Severity};
pub use edit::EditError;
pub use format::{Format, read, read_as};
pub use games::{TreeFacts, TreeGame, info_on};
pub use info::{GameInfo, Player};
pub use main_line::{MainLine, Step, StepReader, StepResult};
pub use modern::write_modern;
pub use node::{Node, Property, Value};
pub use parse::{Parsed, parse};
pub use point::{Color, Point, Size};
pub use points::points_of;
pub use record::{GameRecord, RecordedMove};
pub use result::{GameResult, WinBy};
pub use tree::{Collection, NodeId};
pub use walk::Subtree;
pub use write::{write, write_game};

// Its examples are tested.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
