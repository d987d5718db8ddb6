//! Lists of points: single ones and rectangles `aa:cc`.

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
    fn insert(&mut self, point: Point) -> bool {
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
        let (from, to) = match raw.iter().position(|&byte| byte == b':') {
            None if raw.len() == 2 && raw[1].is_ascii_alphabetic() => {
                (Point::read(raw), Point::read(raw))
            }
            None => {
                let point = Point::read_coordinates(raw, size);
                if point.is_some() {
                    complain(Problem::UnusualPoint, &value);
                }
                (point, point)
            }
            Some(colon) => (Point::read(&raw[..colon]), Point::read(&raw[colon + 1..])),
        };
        let (Some(from), Some(to)) = (from, to) else {
            complain(Problem::BadPoint, &value);
            continue;
        };
        if !size.contains(from) || !size.contains(to) {
            complain(Problem::PointOffBoard, &value);
            continue;
        }
        // Corners in the wrong order still span the same rectangle.
        for row in from.row.min(to.row)..=from.row.max(to.row) {
            for column in from.column.min(to.column)..=from.column.max(to.column) {
                let point = Point { column, row };
                if listed.insert(point) {
                    points.push(point);
                }
            }
        }
    }
    points
}
