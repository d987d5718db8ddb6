//! The moves and set-ups of a game.

use super::points::names;
use super::remarks::Remarks;
use serde::Serialize;
use tengen_rules::{Color, Game, Move, Size};

/// A step from one position to the next.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum StepView {
    /// A play, a pass, or a handicap stone placed.
    Move {
        /// The side that moves.
        c: Color,
        /// The point; `None` for a pass.
        p: Option<String>,
        /// The points that it empties.
        x: Vec<String>,
        /// The number of the move.
        n: usize,
        /// The point of a play in a record that the rules do not allow. If a stone stood there
        /// already, `p` is `None` too.
        #[serde(skip_serializing_if = "Option::is_none")]
        illegal: Option<String>,
        /// What the record says of the position after it.
        #[serde(flatten)]
        remarks: Remarks,
    },
    /// Stones set up in the middle of a record.
    Setup {
        /// The points that change.
        add: Added,
        /// What the record says of the position after it.
        #[serde(flatten)]
        remarks: Remarks,
    },
}

impl StepView {
    /// What the record says of the position after the step.
    pub(crate) fn remarks(&self) -> &Remarks {
        match self {
            StepView::Move { remarks, .. } | StepView::Setup { remarks, .. } => remarks,
        }
    }

    /// The same, to be written.
    pub(crate) fn remarks_mut(&mut self) -> &mut Remarks {
        match self {
            StepView::Move { remarks, .. } | StepView::Setup { remarks, .. } => remarks,
        }
    }
}

/// Points that a set-up changes.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Added {
    /// Now with black stones.
    pub black: Vec<String>,
    /// Now with white stones.
    pub white: Vec<String>,
    /// Now empty.
    pub empty: Vec<String>,
}

/// The last move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LastMove {
    /// The side that moved.
    pub c: Color,
    /// The point; `None` for a pass.
    pub p: Option<String>,
    /// The number of the move.
    pub n: usize,
}

/// The moves as steps.
pub(super) fn steps(size: Size, moves: &[Move]) -> Vec<StepView> {
    let step = |(i, played): (usize, &Move)| StepView::Move {
        c: played.color,
        p: played.point.map(|p| size.name(p)),
        x: names(size, played.removed.iter().copied()),
        n: i + 1,
        illegal: None,
        remarks: Remarks::default(),
    };
    moves.iter().enumerate().map(step).collect()
}

pub(super) fn last_move(game: &Game) -> Option<LastMove> {
    let last = game.moves().last()?;
    let p = last.point.map(|p| game.setup().size.name(p));
    Some(LastMove { c: last.color, p, n: game.moves().len() })
}
