//! Lists of points: single ones and rectangles `aa:cc`.

use std::fmt;

use crate::{
    diagnostic::Problem,
    node::{Property, Value},
    point::{Point, Size},
};

/// Points that have been listed. Rectangles take few bytes and name many
/// points, so that each point must count only once however often it is named.
#[derive(Clone, Debug)]
pub(crate) struct Listed {
    size: Size,
    /// The columns of each row as bits, of which there are at most 52; empty until the first point
    /// is listed.
    rows: Vec<u64>,
}

impl Listed {
    pub(crate) fn new(size: Size) -> Self {
        Listed { size, rows: Vec::new() }
    }

    /// Whether a point is listed.
    pub(crate) fn contains(&self, point: Point) -> bool {
        let row = self.rows.get(usize::from(point.row)).copied().unwrap_or_default();
        row >> point.column & 1 == 1
    }

    /// Whether a point is listed in both.
    pub(crate) fn meets(&self, other: &Listed) -> bool {
        self.rows.iter().zip(&other.rows).any(|(one, other)| one & other != 0)
    }

    /// The points that are listed, line by line.
    pub(crate) fn points(&self) -> impl Iterator<Item = Point> {
        Rectangle::of_board(self.size).points().filter(|point| self.contains(*point))
    }

    /// Lists a point of the board. Returns whether it was not listed yet.
    pub(crate) fn insert(&mut self, point: Point) -> bool {
        !self.add(Rectangle::between(point, point))
    }

    /// Lists the points of a rectangle, which is on the board. Returns whether any was listed
    /// before.
    pub(crate) fn add(&mut self, Rectangle { from, to, .. }: Rectangle) -> bool {
        self.rows.resize(usize::from(self.size.rows()), 0);
        let columns = ((2 << (to.column - from.column)) - 1) << from.column;
        let rows = usize::from(from.row)..=usize::from(to.row);
        self.rows[rows].iter_mut().fold(false, |again, row| {
            let before = std::mem::replace(row, *row | columns);
            again | (before & columns != 0)
        })
    }
}

/// The points of all values of a property that were not listed before, in the order of the record.
/// Values that are wrong or unusual are handed to `complain`.
pub(crate) fn read(
    property: &Property<'_>,
    listed: &mut Listed,
    mut complain: impl FnMut(Problem, &Value<'_>),
) -> Vec<Point> {
    let size = listed.size;
    let mut points = Vec::new();
    for value in property.values() {
        let raw = value.raw().trim_ascii();
        if raw.is_empty() {
            // `AB[]` and `TB[]` are empty lists.
            continue;
        }
        let rectangle = match Rectangle::read(raw, size) {
            Ok(rectangle) => rectangle,
            Err(problem) => {
                complain(problem, &value);
                continue;
            }
        };
        if rectangle.unusual {
            complain(Problem::UnusualPoint, &value);
        }
        points.extend(rectangle.points().filter(|point| listed.insert(*point)));
    }
    points
}

/// The points that one value of a list names on a board of this size: a single one `dd`, or a
/// rectangle `dd:ff`, line by line. Nothing if it names none.
///
/// ```
/// use tengen_sgf::{Size, points_of};
///
/// let points = points_of("aa:ba", Size::default()).unwrap();
/// assert_eq!(points.iter().map(ToString::to_string).collect::<Vec<_>>(), ["aa", "ba"]);
/// assert_eq!(points_of("zz", Size::default()), None);
/// ```
#[must_use]
pub fn points_of(value: &str, size: Size) -> Option<Vec<Point>> {
    Some(Rectangle::read(value.trim().as_bytes(), size).ok()?.points().collect())
}

/// The points of one value of a list: a single one, or all between two corners.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rectangle {
    /// The upper left corner.
    from: Point,
    /// The lower right corner.
    to: Point,
    /// Whether a corner is named as people name it.
    unusual: bool,
}

impl Rectangle {
    /// Reads `aa` or `aa:cc`, without white space around it.
    pub(crate) fn read(text: &[u8], size: Size) -> Result<Self, Problem> {
        let Pair { from, to, unusual } = if text.contains(&b':') {
            Pair::read(text, size)?
        } else {
            Pair::of([text, text], size)?
        };
        Ok(Rectangle { unusual, ..Rectangle::between(from, to) })
    }

    /// The rectangle with these corners. In the wrong order they still span the same one.
    pub(crate) fn between(one: Point, other: Point) -> Self {
        let (left, right) = (one.column.min(other.column), one.column.max(other.column));
        let (top, bottom) = (one.row.min(other.row), one.row.max(other.row));
        let (from, to) = (Point { column: left, row: top }, Point { column: right, row: bottom });
        Rectangle { from, to, unusual: false }
    }

    /// All points of a board.
    pub(crate) fn of_board(size: Size) -> Self {
        let last = Point { column: size.columns() - 1, row: size.rows() - 1 };
        Rectangle::between(Point { column: 0, row: 0 }, last)
    }

    /// The upper left and the lower right corner.
    pub(crate) fn corners(self) -> [Point; 2] {
        [self.from, self.to]
    }

    /// Whether a point is one of its own.
    pub(crate) fn contains(self, Point { column, row }: Point) -> bool {
        (self.from.column..=self.to.column).contains(&column)
            && (self.from.row..=self.to.row).contains(&row)
    }

    /// Its points, line by line.
    pub(crate) fn points(self) -> impl Iterator<Item = Point> {
        (self.from.row..=self.to.row).flat_map(move |row| {
            (self.from.column..=self.to.column).map(move |column| Point { column, row })
        })
    }
}

/// `dd`, or `dd:ff` if it has several points.
impl fmt::Display for Rectangle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.from.fmt(f)?;
        if self.from != self.to { write!(f, ":{}", self.to) } else { Ok(()) }
    }
}

/// Two points of the board, as arrows and lines have them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pair {
    pub(crate) from: Point,
    pub(crate) to: Point,
    /// Whether a point is named as people name it.
    unusual: bool,
}

impl Pair {
    /// Reads `aa:cc`.
    pub(crate) fn read(text: &[u8], size: Size) -> Result<Self, Problem> {
        let colon = text.iter().position(|&byte| byte == b':').ok_or(Problem::BadPoint)?;
        Pair::of([&text[..colon], &text[colon + 1..]], size)
    }

    fn of(parts: [&[u8]; 2], size: Size) -> Result<Self, Problem> {
        let [Some((from, unusual)), Some((to, also_unusual))] =
            parts.map(|part| read_point(part, size))
        else {
            return Err(Problem::BadPoint);
        };
        if !size.contains(from) || !size.contains(to) {
            return Err(Problem::PointOffBoard);
        }
        Ok(Pair { from, to, unusual: unusual || also_unusual })
    }
}

/// `aa:cc`.
impl fmt::Display for Pair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.from, self.to)
    }
}

/// A point, which may lie outside the board, and whether it is named as people name it.
fn read_point(text: &[u8], size: Size) -> Option<(Point, bool)> {
    let text = text.trim_ascii();
    match Point::read(text) {
        Some(point) => Some((point, false)),
        None => Some((Point::read_coordinates(text, size)?, true)),
    }
}

/// A point of the board, however it is named.
pub(crate) fn on_board(text: &[u8], size: Size) -> Option<Point> {
    read_point(text, size).map(|(point, _)| point).filter(|&point| size.contains(point))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_point_is_listed_once_however_it_is_named() {
        let size = Size::new(52, 7).unwrap();
        let mut listed = Listed::new(size);
        let mut add = |text: &str| listed.add(Rectangle::read(text.as_bytes(), size).unwrap());
        let again = ["ab:Zc", "aa:Za", "Zc", "ad:Yg", "Zg:Zd", "Zd", "aa:Zg"].map(&mut add);
        assert_eq!(again, [false, false, true, false, false, true, true]);
        assert!(!listed.insert(Point { column: 51, row: 6 }));
        let mut listed = Listed::new(size);
        listed.add(Rectangle::read(b"ba:cb", size).unwrap());
        let points: String = listed.points().map(|point| point.to_string()).collect();
        assert_eq!(points, "bacabbcb");
        assert!(!listed.contains(Point { column: 51, row: 6 }));
        assert!(Listed::new(size).insert(Point { column: 51, row: 6 }));
    }
}
