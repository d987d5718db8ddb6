//! A diagram in characters that every program and every file can hold.

use crate::coloured::{OPEN, UNSEALED};
use crate::{Cell, Diagram, Mark};
use tengen_rules::Color;

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
        Cell::Empty(Mark::Hidden) => ' ',
    }
}

impl Diagram {
    /// The diagram in ASCII: `X` Black, `O` White, the last play in parentheses, dead stones small.
    /// Coordinates are on all sides and the notes at the right.
    pub fn plain(&self) -> String {
        let height = self.board.size().height() - self.drawn_part().top;
        let rows = self.rows().enumerate().map(|(i, cells)| {
            let number = height - i;
            format!("{number:>2}{}{number}", row(&cells))
        });
        self.frame(rows, str::to_owned)
    }
}

/// The cells with the gaps before, between and behind them.
fn row(cells: &[Cell]) -> String {
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
            _ => ' ',
        });
        text.extend(cell.map(|cell| symbol(*cell)));
        previous = cell;
    }
    text
}
