//! Parts of the board read to the end.

use super::Effort;
use crate::GameState;
use tengen_rules::{Board, Color, Point, PointSet};
use tengen_solve::{Part, Watch};

/// Black's margin in a part, by area and by territory, and best play until a player passes.
#[derive(Clone, Debug)]
pub(super) struct PartResult {
    pub(super) margin: i32,
    pub(super) territory: i32,
    pub(super) line: Vec<Point>,
}

/// The results of a part if Black moves first in it, and if White does. `effort` goes down by the
/// number of positions looked at.
pub(super) fn both(
    state: &GameState,
    cells: &PointSet,
    effort: &mut Effort,
) -> Option<[PartResult; 2]> {
    let ko = state.line().ko();
    let mut first = |color: Color| {
        solve(state.board(), cells, color, ko.filter(|_| color == state.to_move()), effort)
    };
    Some([first(Color::Black)?, first(Color::White)?])
}

/// The same if `first` moves first there.
pub(super) fn solve(
    board: &Board,
    cells: &PointSet,
    first: Color,
    ko: Option<Point>,
    effort: &mut Effort,
) -> Option<PartResult> {
    let part = Part::new(board, cells, first, ko)?;
    let solution = part.watched(effort.nodes(), &Watch::until(effort.end())).ok()?;
    effort.spend(solution.nodes);
    let (margin, territory) = (solution.margin()?, part.territory(&solution.line));
    Some(PartResult {
        margin,
        territory,
        line: solution.line.into_iter().map_while(|p| p).collect(),
    })
}
