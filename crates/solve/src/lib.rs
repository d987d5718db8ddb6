//! Small boards solved: what a position is worth when nobody makes a mistake.
//!
//! [`solve`] asks question after question, whether Black has at least so many points, and answers
//! each by proof-number search, until the margin is known. What it says is proved: it rests on
//! moves to the end of the game, or to positions where what is left is safe for one side.
//!
//! Under superko the value of a position depends on its history, and a table of positions that
//! does not know this is wrong. Here a result is kept together with what it rests on: a set that
//! holds every position the winner would create, and the earlier positions that forbade moves of
//! the loser. It is used only where the new history has none of the first and all of the second;
//! else the position is searched again.
//!
//! Where one side may have the whole board, a search that knows no history looks for a plan, from
//! which positions are taken that he has in an order that no history disturbs.
//!
//! Under Japanese rules, boards of up to [`MOST_POINTS_FOR_TERRITORY`] points are solved backwards
//! from all positions where play may stop, with territory, prisoners and the stones' life confirmed
//! by hypothetical play; there a repetition is not forbidden, and what hangs on a cycle without
//! result is said to.
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
