//! A diagram in characters that every program and every file can hold.

use crate::coloured::{ADDED, OPEN, UNSEALED};
use crate::{Cell, Diagram, Mark, Part};
use tengen_rules::Color;

/// The sign of an edge of a part beyond which the board goes on.
pub(crate) const GOES_ON: char = ':';

/// The character of a cell.
pub(crate) fn symbol(cell: Cell) -> char {
    match cell {
        Cell::Stone { color, dead: false, .. } => color.symbol(),
        Cell::Stone { color, dead: true, .. } => color.symbol().to_ascii_lowercase(),
        Cell::Empty(Mark::Plain) => '.',
        Cell::Empty(Mark::Star) => '+',
        Cell::Empty(Mark::Ko) => '*',
        Cell::Empty(Mark::Territory(Color::Black)) => 'b',
        Cell::Empty(Mark::Territory(Color::White)) => 'w',
        Cell::Empty(Mark::Neutral) => '-',
        Cell::Empty(Mark::Unsealed) => UNSEALED,
        Cell::Empty(Mark::Open) => OPEN,
        Cell::Empty(Mark::Added(_)) => ADDED,
        Cell::Empty(Mark::Hidden) => ' ',
    }
}

impl Diagram {
    /// The diagram in ASCII: `X` Black, `O` White, the last play in parentheses, dead stones small.
    /// Coordinates are on all sides and the notes at the right. Where the board goes on beside a
    /// part of it, there are colons.
    pub fn plain(&self) -> String {
        let (part, whole) = (self.drawn_part(), Part::whole(self.board.size()));
        let height = self.board.size().height() - part.top;
        let sides = [part.left > whole.left, part.right < whole.right];
        let rows = self.rows().enumerate().map(|(i, cells)| {
            let number = height - i;
            format!("{number:>2}{}{number}", row(&cells, sides))
        });
        let goes_on = |is_cut: bool| {
            let dots = format!(" {GOES_ON}").repeat(part.columns());
            is_cut.then(|| format!("  {dots}"))
        };
        let (above, below) = (goes_on(part.top > whole.top), goes_on(part.bottom < whole.bottom));
        self.frame(above.into_iter().chain(rows).chain(below), str::to_owned)
    }
}

/// The cells with the gaps before, between and behind them. `sides` tells whether the board goes on
/// to the left and to the right.
fn row(cells: &[Cell], [left, right]: [bool; 2]) -> String {
    let is_last = |cell: &Cell| matches!(cell, Cell::Stone { last: true, .. });
    let in_seki = |cell: &Cell| matches!(cell, Cell::Stone { seki: true, dead: false, .. });
    let is_open = |cell: &Cell| matches!(cell, Cell::Stone { open: true, .. });
    let mut text = String::with_capacity(cells.len() * 2 + 1);
    let mut previous: Option<&Cell> = None;
    for cell in cells.iter().map(Some).chain([None]) {
        text.push(match (previous, cell) {
            (_, Some(cell)) if is_last(cell) => '(',
            (Some(cell), _) if is_last(cell) => ')',
            (Some(cell), _) if in_seki(cell) => '~',
            (Some(cell), _) if is_open(cell) => OPEN,
            (None, _) if left => GOES_ON,
            (_, None) if right => GOES_ON,
            _ => ' ',
        });
        text.extend(cell.map(|cell| symbol(*cell)));
        previous = cell;
    }
    text
}
