//! Board sizes, points and their names.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

/// Letters that name columns: `I` is left out, as on printed boards.
const LETTERS: &[u8; 25] = b"ABCDEFGHJKLMNOPQRSTUVWXYZ";

/// An intersection of the board, counted row by row from the top left.
///
/// A point has a meaning only together with the [`Size`] it was made for. The size also names it:
/// `size.name(point)` gives `Q16`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(transparent))]
pub struct Point(pub(crate) u16);

impl Point {
    /// The point's place in an array that has one entry a point, row by row from the top left.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Width and height of a board in lines, each from 1 to [`Size::MAX`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "(u8, u8)", into = "(u8, u8)"))]
pub struct Size {
    width: u8,
    height: u8,
}

/// A board of no lines, or of more than [`Size::MAX`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SizeError {
    /// The width asked for, in lines.
    pub width: usize,
    /// The height asked for, in lines.
    pub height: usize,
}

impl fmt::Display for SizeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "a board of {}×{} lines is not possible: each side has 1 to {} lines",
            self.width,
            self.height,
            Size::MAX
        )
    }
}

impl core::error::Error for SizeError {}

/// A text that is no size of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParseSizeError {
    /// It is neither one number nor two with an `x` between them.
    Form,
    /// No board has these sides.
    Size(SizeError),
}

impl fmt::Display for ParseSizeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseSizeError::Form => f.write_str("a size is a number such as 19, or two as in 13x9"),
            ParseSizeError::Size(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for ParseSizeError {}

/// Reads `19`, or columns and rows as in `13x9`; the sign between them may be `x`, `X` or `×`.
///
/// ```
/// use tengen_rules::{ParseSizeError, Size};
///
/// assert_eq!("9".parse(), Ok(Size::square(9)?));
/// assert_eq!("13x9".parse(), Ok(Size::new(13, 9)?));
/// assert_eq!("large".parse::<Size>(), Err(ParseSizeError::Form));
/// # Ok::<(), tengen_rules::SizeError>(())
/// ```
impl FromStr for Size {
    type Err = ParseSizeError;

    fn from_str(text: &str) -> Result<Size, ParseSizeError> {
        let side = |text: &str| {
            let digits = text.trim();
            let plain = !digits.starts_with('+');
            digits.parse::<usize>().ok().filter(|_| plain).ok_or(ParseSizeError::Form)
        };
        let (width, height) = text.split_once(['x', 'X', '×']).unwrap_or((text, text));
        Size::new(side(width)?, side(height)?).map_err(ParseSizeError::Size)
    }
}

impl Size {
    /// The most lines a side may have; SGF can record no more.
    pub const MAX: u8 = 52;

    /// A board of `width` columns and `height` rows.
    ///
    /// # Errors
    /// If a side has no lines or more than [`Size::MAX`].
    pub const fn new(width: usize, height: usize) -> Result<Size, SizeError> {
        if width == 0 || height == 0 || width > Size::MAX as usize || height > Size::MAX as usize {
            return Err(SizeError { width, height });
        }
        Ok(Size { width: width as u8, height: height as u8 })
    }

    /// A square board of `lines` × `lines`.
    ///
    /// # Errors
    /// As [`Size::new`].
    pub const fn square(lines: usize) -> Result<Size, SizeError> {
        Size::new(lines, lines)
    }

    /// Number of columns.
    pub const fn width(self) -> usize {
        self.width as usize
    }

    /// Number of rows.
    pub const fn height(self) -> usize {
        self.height as usize
    }

    /// Number of points.
    pub const fn area(self) -> usize {
        self.width as usize * self.height as usize
    }

    /// The point in `column` (from the left) and `row` (from the top), both from 0.
    pub const fn point(self, column: usize, row: usize) -> Option<Point> {
        if column < self.width() && row < self.height() {
            Some(Point((row * self.width() + column) as u16))
        } else {
            None
        }
    }

    /// The point with this [`Point::index`].
    pub const fn at(self, index: usize) -> Option<Point> {
        if index < self.area() { Some(Point(index as u16)) } else { None }
    }

    /// Whether `point` lies on a board of this size.
    pub const fn contains(self, point: Point) -> bool {
        point.index() < self.area()
    }

    /// Column of `point` from the left, from 0.
    pub const fn column(self, point: Point) -> usize {
        point.index() % self.width()
    }

    /// Row of `point` from the top, from 0.
    pub const fn row(self, point: Point) -> usize {
        point.index() / self.width()
    }

    /// All points, row by row from the top left.
    pub fn points(self) -> impl DoubleEndedIterator<Item = Point> + ExactSizeIterator + Clone {
        (0..self.area() as u16).map(Point)
    }

    /// The points joined to `point` by a line with nothing between: up to four.
    pub fn neighbours(self, point: Point) -> impl Iterator<Item = Point> {
        self.offset(point, [(0, -1), (-1, 0), (1, 0), (0, 1)])
    }

    /// The points diagonally next to `point`: up to four.
    pub fn diagonals(self, point: Point) -> impl Iterator<Item = Point> {
        self.offset(point, [(-1, -1), (1, -1), (-1, 1), (1, 1)])
    }

    fn offset(self, point: Point, steps: [(isize, isize); 4]) -> impl Iterator<Item = Point> {
        let (column, row) = (self.column(point) as isize, self.row(point) as isize);
        steps.into_iter().filter_map(move |(dx, dy)| {
            let (x, y) = (column + dx, row + dy);
            if x < 0 || y < 0 { None } else { self.point(x as usize, y as usize) }
        })
    }

    /// The name people give the point: column letter (no `I`; after `Z` comes `AA`) and
    /// row number from the bottom, such as `Q16`.
    pub fn name(self, point: Point) -> String {
        let column = self.column(point);
        let mut name = String::new();
        if column >= LETTERS.len() {
            name.push(LETTERS[column / LETTERS.len() - 1] as char);
        }
        name.push(LETTERS[column % LETTERS.len()] as char);
        name.push_str(&alloc::format!("{}", self.height() - self.row(point)));
        name
    }

    /// The point with this [name](Size::name), in either case of letters.
    pub fn parse(self, name: &str) -> Option<Point> {
        let name = name.trim();
        let letters = name.bytes().take_while(u8::is_ascii_alphabetic).count();
        let (letters, number) = name.split_at(letters);
        if number.starts_with('+') {
            return None;
        }
        let row: usize = number.parse().ok()?;
        let place = |letter: u8| LETTERS.iter().position(|l| *l == letter.to_ascii_uppercase());
        let column = match *letters.as_bytes() {
            [one] => place(one)?,
            [first, second] => (place(first)? + 1) * LETTERS.len() + place(second)?,
            _ => return None,
        };
        self.point(column, self.height().checked_sub(row)?)
    }

    /// The marked points (hoshi). There are none if the shorter side has at most 6 lines. They are
    /// on the fourth line from 13 lines, else on the third. The centre and the sides are marked
    /// where they exist and are distinct (no centre on 7).
    pub fn stars(self) -> Vec<Point> {
        let shorter = self.width.min(self.height);
        if shorter <= 6 {
            return Vec::new();
        }
        let lines = |length: usize| -> Vec<usize> {
            let edge = if length >= 13 { 3 } else { 2 };
            let mut at = alloc::vec![edge, length - 1 - edge];
            if length % 2 == 1 && length >= 9 {
                at.insert(1, length / 2);
            }
            at
        };
        let (columns, rows) = (lines(self.width()), lines(self.height()));
        let small = shorter < 13;
        let mut stars = Vec::new();
        for row in &rows {
            for column in &columns {
                let middle_column = columns.len() == 3 && *column == columns[1];
                let middle_row = rows.len() == 3 && *row == rows[1];
                // Below 13 lines the middles of the sides are too close to the corners for a mark.
                if small && middle_column != middle_row {
                    continue;
                }
                stars.extend(self.point(*column, *row));
            }
        }
        stars
    }
}

impl TryFrom<(u8, u8)> for Size {
    type Error = SizeError;
    fn try_from((width, height): (u8, u8)) -> Result<Size, SizeError> {
        Size::new(width.into(), height.into())
    }
}

impl From<Size> for (u8, u8) {
    fn from(size: Size) -> (u8, u8) {
        (size.width, size.height)
    }
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}×{}", self.width, self.height)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_points_match_both_ways_on_every_size() {
        for (w, h) in [(1, 1), (9, 9), (9, 2), (19, 19), (25, 25), (52, 52), (26, 3)] {
            let size = Size::new(w, h).unwrap();
            for p in size.points() {
                assert_eq!(size.parse(&size.name(p)), Some(p), "{size} {}", size.name(p));
            }
        }
        let size = Size::square(19).unwrap();
        assert_eq!(size.name(size.point(15, 3).unwrap()), "Q16");
        assert_eq!(size.parse("j1"), size.point(8, 18));
        for bad in ["", "I5", "A0", "A20", "U1", "A", "5", "A+5", "AAA1", "Ä1", "A1x"] {
            assert_eq!(size.parse(bad), None, "{bad}");
        }
    }

    #[test]
    fn stars_follow_the_custom() {
        let names = |w, h| -> Vec<String> {
            let size = Size::new(w, h).unwrap();
            size.stars().into_iter().map(|p| size.name(p)).collect()
        };
        assert_eq!(names(19, 19).len(), 9);
        assert_eq!(names(9, 9), ["C7", "G7", "E5", "C3", "G3"]);
        assert_eq!(names(7, 7), ["C5", "E5", "C3", "E3"]);
        assert!(names(6, 19).is_empty());
    }

    #[test]
    fn impossible_sizes_are_refused() {
        assert!(Size::new(0, 9).is_err());
        assert!(Size::new(9, 53).is_err());
        assert_eq!("9 x 13".parse(), Size::new(9, 13).map_err(ParseSizeError::Size));
        assert_eq!("+9".parse::<Size>(), Err(ParseSizeError::Form));
    }
}
