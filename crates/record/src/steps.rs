//! The main line of a record in the terms of the rules.

use crate::terms;
use tengen_rules::{Color, Point, Size};
use tengen_sgf::{Diagnostic, Node, Problem};

/// One thing that happens to the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// Points get stones of a colour, or are emptied, outside of play.
    SetUp {
        /// What the points hold from now on.
        stone: Option<Color>,
        /// The points.
        points: Vec<Point>,
    },
    /// It is this player's turn from now on.
    ToPlay(Color),
    /// A play, or a pass.
    Move {
        /// Whose.
        color: Color,
        /// Where; `None` for a pass.
        point: Option<Point>,
    },
}

/// The steps of the main line from `root` on a board of this size, which is [`crate::size_of`]
/// the record where that can be played on. What is no step comes as what is wrong with it; stones
/// set up outside the board are left out.
pub fn main_line(
    root: Node<'_>,
    size: Size,
) -> impl Iterator<Item = (Node<'_>, Result<Step, Diagnostic>)> {
    root.main_line().map(move |(node, step)| (node, step.and_then(|step| in_our_terms(step, size))))
}

fn in_our_terms(step: tengen_sgf::Step, size: Size) -> Result<Step, Diagnostic> {
    let off_board = Diagnostic { problem: Problem::PointOffBoard, position: None };
    Ok(match step {
        tengen_sgf::Step::Setup { stone, points } => {
            let points = points.into_iter().filter_map(|p| terms::point(size, p)).collect();
            Step::SetUp { stone: stone.map(terms::color), points }
        }
        tengen_sgf::Step::ToPlay(color) => Step::ToPlay(terms::color(color)),
        tengen_sgf::Step::Move { color, point } => {
            let point = point.map(|p| terms::point(size, p).ok_or(off_board));
            Step::Move { color: terms::color(color), point: point.transpose()? }
        }
    })
}
