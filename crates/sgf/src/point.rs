//! Points, sizes and colours as records write them.

use std::fmt;

/// A player, or the stone of one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Color {
    /// Black, who plays first in an even game.
    Black,
    /// White.
    White,
}

impl Color {
    /// The other one.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Color::Black => Color::White,
            Color::White => Color::Black,
        }
    }

    /// Reads `B`, `W`, and the words and digits that old records use for them.
    pub(crate) fn read(text: &str) -> Option<Self> {
        match text.trim().to_ascii_lowercase().as_str() {
            "b" | "black" | "1" => Some(Color::Black),
            "w" | "white" | "2" => Some(Color::White),
            _ => None,
        }
    }

    /// The colour of the letter `B` or `W`.
    pub(crate) const fn of_letter(letter: u8) -> Option<Self> {
        match letter {
            b'B' => Some(Color::Black),
            b'W' => Some(Color::White),
            _ => None,
        }
    }

    /// `B` or `W`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Color::Black => 'B',
            Color::White => 'W',
        }
    }
}

/// A point of the board, counted from zero from its upper left corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Point {
    /// Points to the left of it.
    pub column: u8,
    /// Points above it.
    pub row: u8,
}

/// How many points the board has each way; from 1 to [`Size::MAX`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Size {
    columns: u8,
    rows: u8,
}

impl Size {
    /// The largest number of columns and rows that points can be written for.
    pub const MAX: u8 = 52;

    /// The board of the most points.
    pub(crate) const LARGEST: Size = Size { columns: Size::MAX, rows: Size::MAX };

    /// A board of `columns` by `rows`, unless one of them is zero or above [`Size::MAX`].
    #[must_use]
    pub const fn new(columns: u8, rows: u8) -> Option<Self> {
        if columns == 0 || rows == 0 || columns > Self::MAX || rows > Self::MAX {
            return None;
        }
        Some(Size { columns, rows })
    }

    /// The number of columns.
    #[must_use]
    pub const fn columns(self) -> u8 {
        self.columns
    }

    /// The number of rows.
    #[must_use]
    pub const fn rows(self) -> u8 {
        self.rows
    }

    /// Whether the point is on the board.
    #[must_use]
    pub const fn contains(self, point: Point) -> bool {
        point.column < self.columns && point.row < self.rows
    }

    /// Whether `tt` is a pass: it was before sizes above 19 needed it as a point.
    #[must_use]
    pub const fn has_tt_pass(self) -> bool {
        self.columns <= 19 && self.rows <= 19
    }

    /// Reads `19` or `19:13`, and other ways to write it: `19x19`, `19路`.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let number = |text: &str| text.trim().parse().ok();
        let text = text.trim().trim_end_matches(['路', '줄']);
        match text.split_once([':', 'x', 'X', '×', '*', ',']) {
            Some((columns, rows)) => Size::new(number(columns)?, number(rows)?),
            None => Size::new(number(text)?, number(text)?),
        }
    }
}

impl Default for Size {
    /// 19 by 19, the size meant by records that state none.
    fn default() -> Self {
        Size { columns: 19, rows: 19 }
    }
}

/// `19` or, if it is no square, `19:13`.
impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.columns == self.rows {
            return write!(f, "{}", self.columns);
        }
        write!(f, "{}:{}", self.columns, self.rows)
    }
}

impl Point {
    /// Reads `dd`; letters beyond the 26th are capitals.
    #[must_use]
    pub fn read(text: &[u8]) -> Option<Self> {
        let &[column, row] = text else { return None };
        let index = |byte: u8| match byte {
            b'a'..=b'z' => Some(byte - b'a'),
            b'A'..=b'Z' => Some(byte - b'A' + 26),
            _ => None,
        };
        Some(Point { column: index(column)?, row: index(row)? })
    }

    /// Reads two small letters, as nearly all points are written.
    pub(crate) const fn read_small(column: u8, row: u8) -> Option<Self> {
        match (column, row) {
            (b'a'..=b'z', b'a'..=b'z') => Some(Point { column: column - b'a', row: row - b'a' }),
            _ => None,
        }
    }

    /// Reads `R16`: a letter for the column, without I, and the row counted from below. `None`
    /// if the board has no such row.
    pub(crate) fn read_coordinates(text: &[u8], size: Size) -> Option<Self> {
        let (letter, digits) = text.split_first()?;
        let letter = letter.to_ascii_uppercase();
        let column = match letter {
            b'A'..=b'H' => letter - b'A',
            b'J'..=b'Z' => letter - b'B',
            _ => return None,
        };
        if !(1..=2).contains(&digits.len()) || !digits.iter().all(u8::is_ascii_digit) {
            return None;
        }
        let number = digits.iter().fold(0, |number, digit| number * 10 + (digit - b'0'));
        let row = size.rows().checked_sub(number).filter(|_| number > 0)?;
        Some(Point { column, row })
    }
}

/// `dd`. Points that no board has are written as `??`.
impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = |index: u8| match index {
            0..26 => char::from(b'a' + index),
            26..52 => char::from(b'A' + index - 26),
            _ => '?',
        };
        write!(f, "{}{}", letter(self.column), letter(self.row))
    }
}
