//! The stones that a node sets up.

use std::collections::HashMap;

use crate::{
    node::{Node, Value},
    point::{Color, Point, Size},
    points::{self, Listed, Rectangle},
};

/// The properties that set stones up.
pub(crate) const STONES: [(&str, Option<Color>); 3] =
    [("AB", Some(Color::Black)), ("AW", Some(Color::White)), ("AE", None)];

/// The stone that a property of this name sets up; nothing if it does not set up any.
pub(crate) fn stone(name: &str) -> Option<Option<Color>> {
    STONES.iter().find(|(known, _)| *known == name).map(|(_, stone)| *stone)
}

/// The stone that a node sets up last on each point.
pub(crate) struct SetUp<'a> {
    last: HashMap<Point, Option<Color>>,
    /// The first value with a point for which the node has set up something else before.
    pub(crate) contradiction: Option<Value<'a>>,
}

impl<'a> SetUp<'a> {
    /// Reads the stones of a node in the order in which they are set up.
    pub(crate) fn of(node: Node<'a>, size: Size) -> Self {
        let mut set_up = SetUp { last: HashMap::new(), contradiction: None };
        for property in node.properties() {
            let Some(stone) = stone(&property.name()) else { continue };
            let points = points::read(&property, &mut Listed::new(size), |_, _| {});
            let other =
                |point: &Point| set_up.last.get(point).is_some_and(|before| *before != stone);
            if set_up.contradiction.is_none()
                && let Some(point) = points.iter().copied().find(other)
            {
                let holds = |value: &Value<'a>| {
                    let rectangle = Rectangle::read(value.raw().trim_ascii(), size);
                    rectangle.is_ok_and(|rectangle| rectangle.contains(point))
                };
                set_up.contradiction = property.values().find(holds);
            }
            set_up.last.extend(points.into_iter().map(|point| (point, stone)));
        }
        set_up
    }

    /// Whether a point of the board has this stone in the end.
    pub(crate) fn leaves(&self, stone: Option<Color>, point: Point) -> bool {
        self.last.get(&point) == Some(&stone)
    }

    /// The points that have this stone in the end, line by line.
    pub(crate) fn points(&self, stone: Option<Color>) -> Vec<Point> {
        let of = self.last.iter().filter(|(_, last)| **last == stone);
        let mut points: Vec<Point> = of.map(|(point, _)| *point).collect();
        points.sort_unstable_by_key(|point| (point.row, point.column));
        points
    }
}
