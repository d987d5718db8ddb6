//! The rules of Go, exactly.
//!
//! From the ground up:
//!
//! - [`Size`] and [`Point`] name the intersections.
//! - [`Board`] holds a legal colouring of them with its chains and liberties.
//! - [`Line`] adds the history that ko and superko look at.
//! - [`Ruleset`] is a rule book as data.
//! - [`Game`] is the whole procedure from the handicap to the count, as a fold over a log of
//!   [`Event`]s.
//!
//! Nothing here does input or output, reads a clock or draws a random number. The players agree
//! which stones are dead at the end, or a judge proposes it: a [`Settlement`] brings it here.
//!
//! New to Go, or to this library? The [`course`] goes through the rules in eleven diagrams.
//! The rest of this page referees one small game.
//!
//! # From nothing to a refereed game
//!
//! A game begins with its setup: the board, the rule book, the handicap, the komi. The rule book is
//! a value, one of the [`presets`] or a [`Ruleset`] of one's own.
//!
//! ```
//! use tengen_rules::{Color, Event, Game, GameSetup, Handicap, Phase, Score, Size, presets};
//!
//! let size = Size::square(5)?;
//! let mut setup = GameSetup::new(size, presets::AGA_AREA.clone(), Handicap::None);
//! setup.komi = Score::halves(1);
//! let mut game = Game::new(setup)?;
//!
//! // All that a player does is an event, which is applied or refused. `to_move` says whose turn
//! // it is; a point has a name only on a board of some size.
//! let play = |game: &mut Game, name: &str| {
//!     let color = game.to_move().expect("nobody has won yet");
//!     let point = size.parse(name).expect("a point of this board");
//!     game.apply(Event::Play { color, point })
//! };
//! for name in ["C4", "D4", "B3", "E3", "C2", "D2", "D3", "C3"] {
//!     play(&mut game, name)?;
//! }
//! assert_eq!(game.captures(Color::White), 1);
//!
//! // A refusal leaves the game as it was. It says why in words, in a stable code for programs,
//! // and for a repetition names the move after which the position stood.
//! let refused = play(&mut game, "D3").unwrap_err();
//! assert_eq!(refused.code(), "superko");
//! assert_eq!(
//!     refused.to_string(),
//!     "this would repeat the position after move 7: situational superko"
//! );
//!
//! // Two passes stop play; now the stones are settled. The players do not agree, and go on ...
//! game.apply(Event::Pass { color: Color::Black })?;
//! game.apply(Event::Pass { color: Color::White })?;
//! assert!(matches!(game.phase(), Phase::Settling(_)));
//! game.apply(Event::Dispute { color: Color::White })?;
//! play(&mut game, "B1")?;
//! game.apply(Event::Pass { color: Color::White })?;
//! play(&mut game, "D3")?; // Now this is another position.
//! game.apply(Event::Pass { color: Color::White })?;
//! game.apply(Event::Pass { color: Color::Black })?;
//!
//! // ... until there is a proposal that both accept: that D4 and its fellows are dead.
//! let proposal = game.log().len() as u64;
//! let dead = ["D4", "E3", "D2"].map(|name| size.parse(name).expect("a point of this board"));
//! game.apply(Event::Propose { dead: dead.into(), seki: None })?;
//! game.apply(Event::Accept { color: Color::Black, proposal })?;
//! game.apply(Event::Accept { color: Color::White, proposal })?;
//! assert_eq!(game.outcome().expect("it is over").to_string(), "B+24.5");
//!
//! // The count can be gone through line by line, for a person to follow.
//! for color in Color::BOTH {
//!     for entry in game.count(&game.settlement()).entries(color) {
//!         println!("{color}: {:?} {}", entry.item, entry.points);
//!     }
//! }
//!
//! // The log is the game: replayed, it gives the same one.
//! let again = Game::replay(game.setup().clone(), game.log().to_vec())?;
//! assert_eq!(again.board(), game.board());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Where to look
//!
//! | to | see |
//! |---|---|
//! | ask what a play does, follow chains and liberties | [`Board`] |
//! | know whether it is legal in this history | [`Line::check`] |
//! | count a position | [`count()`]; by hand, as the rule books teach it: [`methods`] |
//! | write a rule book | [`Ruleset`], with a preset to begin from |
//! | speak KataGo's names of rules | [`kata`] |
//! | keep games | feature `serde`: setups and events as JSON or in any other format it can write |

#![no_std]

extern crate alloc;

mod board;
mod color;
mod count;
pub mod course;
mod event;
mod game;
mod handicap;
mod hashes;
mod history;
pub mod kata;
mod ledger;
mod line;
pub mod methods;
mod nigiri;
mod outcome;
mod positions;
pub mod presets;
mod procedure;
mod ruleset;
mod score;
mod set;
mod setup;
mod size;
mod state;
mod text;
mod trial;

pub use board::{Board, Effect, Occupied, Played, SetupError};
pub use color::{ByColor, Color, ColorError};
pub use count::{
    Count, Entry, Extras, Item, Marking, Owner, Settlement, StoneStatus, count, count_as_it_stands,
};
pub use event::{Event, Offer, Refusal};
pub use game::{Game, Move, ReplayError};
pub use handicap::{
    Handicap, HandicapError, fixed_handicap, free_handicap, max_fixed_handicap, max_free_handicap,
};
pub use ledger::Ledger;
pub use line::{Illegal, Line};
pub use nigiri::{Nigiri, Parity};
pub use outcome::{Outcome, Win};
pub use procedure::{Passed, Passing};
pub use ruleset::{
    AllAlive, Button, Compensation, Dispute, Encore, Ending, HypotheticalKo, IllegalMove,
    LongCycle, Method, PlayRules, Ruleset, Scoring, Stop, Suicide, Superko, Ties,
};
pub use score::{Score, ScoreError};
pub use set::PointSet;
pub use setup::{GameSetup, StartError};
pub use size::{ParseSizeError, Point, Size, SizeError};
pub use state::{Ended, Phase, ProposedBy, Settling};
pub use text::DiagramError;
pub use trial::{Trial, TrialEffect, TrialStep, Verdict};

// Its examples are tested.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
