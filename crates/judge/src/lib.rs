//! Who is alive, who is dead, whose point it is, and how sure that is.
//!
//! [`propose`] looks at a position where play has stopped and says which stones it would take
//! off, which stand in seki, whose point every point is then and where a border is still open.
//! What it can prove ([`unconditional`] life), what it has read to the end ([`Enclosure`]) and what
//! it estimates from playouts are told apart by [`Basis`], and every chain has its reason
//! ([`Why`]); an estimate never poses as a result. [`confirm`] decides life and death as the
//! Japanese rules of 1989 do, by hypothetical play, where that is within reach.
//!
//! ```
//! use tengen_judge::{Basis, Status, propose, unconditional};
//! use tengen_rules::{Board, Color, Score, Settlement, count, presets};
//!
//! // Black lives in the corner with two eyes; his stone on G3 does not.
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
//! // What it proposes when play has stopped, chain by chain, and on what ground.
//! let rules = &presets::CHINESE;
//! let proposal = propose(&board, rules, Color::Black);
//! let eyes = proposal.chains.iter().find(|chain| chain.stone == point("B5")).expect("a chain");
//! assert_eq!((eyes.status, eyes.basis), (Status::Alive, Basis::Proved));
//! assert!(proposal.dead.contains(point("G3")));
//!
//! // The players may change it; agreed or not, a count needs a settlement.
//! let settlement = Settlement { dead: proposal.dead, seki: Some(proposal.seki) };
//! let counted = count(&board, &rules.scoring, &settlement, &Default::default());
//! assert_eq!(counted.margin(), Score::whole(-19));
//! # Ok::<(), tengen_rules::DiagramError>(())
//! ```
//!
//! [`Playout`] is also what the computer player is built on.

mod ask;
mod capture;
mod life;
mod part;
mod playout;
mod search;
mod shape;
mod verdict;

pub use ask::{Effort, Grade, Graded, QuickQuestion, Step, Turn};
pub use capture::{
    CaptureEnd, CaptureReading, attack, captured_in_ladder, captures_in_ladder, defend,
};
pub use life::{
    Confirmed, Fate, Fight, Hypothesis, OpenFight, Unconfirmed, confirm, kill, live, race,
};
pub use part::{Enclosure, Extent};
pub use playout::{Near, Ownership, Playout, Situation, ownership, shape_fits};
pub use search::KoLaw;
pub use shape::{
    Benson, Region, Unconditional, is_poor_self_atari, liberties_after, linked_chains,
    unconditional, while_passing,
};
pub use verdict::{
    Area, Basis, ChainStatus, Foreseen, Proposal, Remaining, Status, Why, propose, propose_with,
};

// Its examples are tested.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
