//! Which margin has a position of a small board with best play by both sides?
//!
//! [`solve`] asks whether Black has at least a certain margin, and answers each such question by
//! proof-number search, until the margin is known. The answer is proved. It rests on moves to the
//! end of the game, or to positions where one side has the rest for certain.
//!
//! Under superko the value of a position depends on its history, so a table of positions alone
//! would be wrong. Here a result is kept with the history that it rests on. One set holds every
//! position the winner would create; another holds the earlier positions that forbade moves of the
//! loser. A result is used only after a history that has none of the first and all of the second.
//! Otherwise the position is searched again.
//!
//! Where one side may have the whole board, a search without a history looks for a plan. The
//! positions of the plan that the side has are then put in an order that no history disturbs.
//!
//! Under Japanese rules, boards of at most [`MOST_POINTS_FOR_TERRITORY`] points are solved
//! backwards from all positions where play may stop. Territory and prisoners count, and
//! hypothetical play confirms the life of stones. There a repetition is not forbidden. If the
//! margin depends on a cycle without result, the solver says so.
//!
//! ```
//! use tengen_solve::{Problem, Watch, solve};
//! use tengen_rules::{Board, Color, presets};
//!
//! let problem = Problem::new(Board::parse(". .\n. .")?, Color::Black, &presets::DAVIES)?;
//! let solution = solve(&problem, 1 << 20, 1, &Watch::default())?;
//! assert_eq!(solution.margin(), Some(1));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod conquest;
mod evidence;
mod grid;
mod life;
mod look;
mod part;
mod parts;
mod problem;
mod reached;
mod search;
mod solver;
mod stones;
mod table;
mod terms;
mod territory;
#[cfg(test)]
mod tests;
mod trail;
mod watch;

pub use grid::MOST as MOST_POINTS;
pub use part::Part;
pub use parts::parts;
pub use problem::Problem;
pub use solver::{Solution, Unsolved, solve};
pub use terms::Unsolvable;
pub use territory::MOST as MOST_POINTS_FOR_TERRITORY;
pub use watch::Watch;

// Its examples are tested.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
