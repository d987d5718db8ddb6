//! Life and death of stones, the owner of each point, and how sure these are.
//!
//! [`propose`] looks at a position where play has stopped. It says which stones it would take off,
//! which stand in seki, which side each point belongs to and where a border is still open. Each
//! answer names its [`Basis`]: proved ([`unconditional`] life), read to the end ([`Enclosure`]) or
//! estimated from playouts. An estimate is never given as a proof. Every chain also has its reason
//! ([`Why`]). [`confirm`] decides life and death as the Japanese rules of 1989 do, by hypothetical
//! play, if the position is small enough to be read.
//!
//! ```
//! use tengen_judge::{Basis, Status, propose, unconditional};
//! use tengen_rules::{Board, Color, Score, Settlement, count, presets};
//!
//! // Black lives in the corner with two eyes; the black stone on G3 is dead.
//! let board = Board::parse(
//!     ". X . X O . .
//!      X X X X O . .
//!      O O O O O . X
//!      . . . . . . .
//!      . . O . O . .",
//! )?;
//! let point = |name| board.size().parse(name).expect("on the board");
//! assert!(unconditional(&board, Color::Black).chains.contains(point("A4")));
//!
//! // The proposal once play has stopped, chain by chain, with its basis.
//! let rules = &presets::CHINESE;
//! let proposal = propose(&board, rules, Color::Black);
//! let eyes = proposal.chains.iter().find(|chain| chain.stone == point("B5")).expect("a chain");
//! assert_eq!((eyes.status, eyes.basis), (Status::Alive, Basis::Proved));
//! assert!(proposal.dead.contains(point("G3")));
//!
//! // The players may change the proposal; in any case a count needs a settlement.
//! let settlement = Settlement { dead: proposal.dead, seki: Some(proposal.seki) };
//! let counted = count(&board, &rules.scoring, &settlement, &Default::default());
//! assert_eq!(counted.margin(), Score::whole(-19));
//! # Ok::<(), tengen_rules::DiagramError>(())
//! ```
//!
//! The computer player is also built on [`Playout`].

mod ask;
mod capture;
mod life;
mod part;
mod playout;
mod search;
mod shape;
mod verdict;

pub use ask::{Effort, Grade, Graded, QuickQuestion, Step, Threats, Turn, graded};
pub use capture::{
    CaptureEnd, CaptureReading, attack, captured_in_ladder, captures_in_ladder, defend,
};
pub use life::{Confirmed, Fate, Fight, Hypothesis, OpenFight, Outright, Unconfirmed, confirm};
pub use part::{Enclosure, Extent};
pub use playout::{Near, Ownership, Playout, Situation, ownership, shape_fits};
pub use search::KoLaw;
pub use shape::{
    Benson, Region, Unconditional, is_poor_self_atari, liberties_after, linked_chains,
    unconditional, while_passing,
};
pub use verdict::{
    Area, Basis, BesideDead, ChainStatus, Evidence, Foreseen, Ground, Proposal, Provisional,
    Status, Teire, Why, beside_dead, propose, propose_with, takes_in_ko,
};

// The examples of the README are tested with the documentation.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
