//! Lists of points: single ones and rectangles `aa:cc`.

use std::fmt;

use crate::{
    diagnostic::Problem,
    node::{Property, Value},
    point::{Point, Size},
};

/// Points that have been listed. Rectangles take few bytes and name many
/// points, so that each point must count only once however often it is named.
pub(crate) struct Listed {
    size: Size,
    /// One for each point; empty until the first point is listed.
    flags: Vec<bool>,
}

impl Listed {
    pub(crate) fn new(size: Size) -> Self {
        Listed { size, flags: Vec::new() }
    }

    /// Whether the point, which is on the board, was not listed yet.
    pub(crate) fn insert(&mut self, point: Point) -> bool {
        let columns = usize::from(self.size.columns());
        self.flags.resize(columns * usize::from(self.size.rows()), false);
        let index = usize::from(point.row) * columns + usize::from(point.column);
        !std::mem::replace(&mut self.flags[index], true)
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
        let parts = match text.iter().position(|&byte| byte == b':') {
            None => [text, text],
            Some(colon) => [&text[..colon], &text[colon + 1..]],
        };
        let [Some((one, unusual)), Some((other, also_unusual))] =
            parts.map(|part| read_point(part, size))
        else {
            return Err(Problem::BadPoint);
        };
        if !size.contains(one) || !size.contains(other) {
            return Err(Problem::PointOffBoard);
        }
        // Corners in the wrong order still span the same rectangle.
        let (left, right) = (one.column.min(other.column), one.column.max(other.column));
        let (top, bottom) = (one.row.min(other.row), one.row.max(other.row));
        let (from, to) = (Point { column: left, row: top }, Point { column: right, row: bottom });
        Ok(Rectangle { from, to, unusual: unusual || also_unusual })
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
