//! Analysts, and what they find.

use crate::view::LineMove;
use serde::{Deserialize, Serialize};
use tengen_engine::{GameState, Limits};
use tengen_rules::{Color, Size};

/// Evaluates positions, one at a time.
pub trait Analyst: Send + Sync {
    /// The name of its network.
    fn name(&self) -> &str;

    /// Whether it can evaluate positions of this size.
    fn knows(&self, size: Size) -> bool;

    /// Evaluates the position that `walk` has reached, within the limits; `None` if `stop` became
    /// true before. It runs on the thread of the caller, as long as the limits allow.
    fn evaluate(
        &self,
        walk: &GameState,
        limits: Limits,
        stop: &dyn Fn() -> bool,
    ) -> Option<Evaluation>;
}

/// The value of a position, seen from Black's side.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Evaluation {
    /// The side to move.
    pub to_move: Color,
    /// The visits of the search.
    pub visits: u64,
    /// Black's probability of winning, from 0 to 1.
    pub black: f64,
    /// How many points Black is ahead, komi included.
    pub lead: f64,
    /// The moves with the most visits, the best first.
    pub moves: Vec<Hint>,
    /// The expected owner of each point, row by row from the top left. `a` is surely White, `k` is
    /// open, `u` is surely Black.
    pub ownership: Vec<String>,
}

/// A move that the search has visited. Its value is seen from Black's side.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Hint {
    /// The point; `None` for a pass.
    pub p: Option<String>,
    /// The visits of the move.
    pub visits: u64,
    /// Black's probability of winning after the move, from 0 to 1.
    pub black: f64,
    /// How many points Black is ahead after the move, komi included.
    pub lead: f64,
    /// The expected line of play, this move first.
    pub line: Vec<LineMove>,
}
