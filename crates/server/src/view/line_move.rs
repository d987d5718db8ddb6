//! Lines of play as the page shows them.

use super::points::names;
use serde::{Deserialize, Serialize};
use tengen_rules::{Board, Color, Point};

/// One turn of a line, with the points that it empties.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LineMove {
    /// The side that moves.
    pub c: Color,
    /// The point; `None` for a pass.
    pub p: Option<String>,
    /// The points that the move empties.
    pub x: Vec<String>,
}

impl LineMove {
    /// The turn of `c` that leads from one board to the next.
    pub(crate) fn between(
        c: Color,
        point: Option<Point>,
        before: &Board,
        after: &Board,
    ) -> LineMove {
        let size = before.size();
        let had = |p: Point| Some(p) == point || before.get(p).is_some();
        let gone = size.points().filter(|p| had(*p) && after.is_empty(*p));
        LineMove { c, p: point.map(|p| size.name(p)), x: names(size, gone) }
    }

    /// The turns of a line on the board, up to the first play on a stone.
    pub(crate) fn played(
        board: &Board,
        turns: impl IntoIterator<Item = (Color, Option<Point>)>,
    ) -> Vec<LineMove> {
        let mut board = board.clone();
        let made = turns.into_iter().map_while(|(color, point)| {
            let before = board.clone();
            if let Some(point) = point {
                board.play(color, point).ok()?;
            }
            Some(LineMove::between(color, point, &before, &board))
        });
        made.collect()
    }
}
