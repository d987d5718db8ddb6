//! Positions drawn as text: `X`, `O` and `.`, top row first.

use crate::{Board, Color, Point, SetupError, Size, SizeError};
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

/// Why a drawing is not a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum DiagramError {
    /// Too few or too many rows or columns.
    Size(SizeError),
    /// The rows differ in length: this one is not as long as the first.
    Ragged {
        /// Number of the row, from the top, from 1.
        row: usize,
    },
    /// A character other than `X`, `O`, `.` and blanks.
    Character {
        /// The character.
        found: char,
        /// Number of its row, from the top, from 1.
        row: usize,
        /// Number of its column, from the left, from 1.
        column: usize,
    },
    /// The stones make no position.
    Setup(SetupError),
}

impl fmt::Display for DiagramError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DiagramError::Size(e) => e.fmt(f),
            DiagramError::Ragged { row } => write!(f, "row {row} is not as long as row 1"),
            DiagramError::Character { found, row, column } => {
                write!(
                    f,
                    "row {row} has {found:?} in column {column}; only X, O and . stand for points"
                )
            }
            DiagramError::Setup(e) => e.fmt(f),
        }
    }
}

impl core::error::Error for DiagramError {}

impl Board {
    /// Reads a position from lines of `X` (Black), `O` (White) and `.`, top row first; blanks
    /// and empty lines do not count.
    ///
    /// ```
    /// use tengen_rules::{Board, Color};
    /// let board = Board::parse(
    ///     ". X .
    ///      X O X
    ///      . . .",
    /// )?;
    /// let last = board.size().parse("B1").unwrap();
    /// assert_eq!(board.captures(Color::Black, last).len(), 1);
    /// # Ok::<(), tengen_rules::DiagramError>(())
    /// ```
    ///
    /// # Errors
    /// If the drawing is ragged, has other characters or shows chains without liberty.
    pub fn parse(text: &str) -> Result<Board, DiagramError> {
        let mut rows: Vec<Vec<Option<Color>>> = Vec::new();
        for line in text.lines().filter(|l| !l.trim().is_empty()) {
            let number = rows.len() + 1;
            let signs = line.chars().filter(|c| !c.is_whitespace());
            let row = signs.zip(1..).map(|(c, column)| match c {
                'X' => Ok(Some(Color::Black)),
                'O' => Ok(Some(Color::White)),
                '.' => Ok(None),
                found => Err(DiagramError::Character { found, row: number, column }),
            });
            let row = row.collect::<Result<Vec<_>, _>>()?;
            if rows.first().is_some_and(|first| first.len() != row.len()) {
                return Err(DiagramError::Ragged { row: number });
            }
            rows.push(row);
        }
        let width = rows.first().map_or(0, Vec::len);
        let size = Size::new(width, rows.len()).map_err(DiagramError::Size)?;
        let cells = rows.into_iter().flatten().enumerate();
        let stones = cells.filter_map(|(i, cell)| Some((cell?, Point(i as u16))));
        Board::with_stones(size, stones).map_err(DiagramError::Setup)
    }

    /// The rows of the drawing, top row first, one character a point.
    pub fn rows(&self) -> Vec<String> {
        let size = self.size();
        let symbol = |p| self.get(p).map_or('.', Color::symbol);
        let row = |y| (0..size.width()).filter_map(|x| size.point(x, y)).map(symbol).collect();
        (0..size.height()).map(row).collect()
    }
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, row) in self.rows().iter().enumerate() {
            if i > 0 {
                f.write_str("\n")?;
            }
            f.write_str(row)?;
        }
        Ok(())
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Board({})\n{self}", self.size())
    }
}
