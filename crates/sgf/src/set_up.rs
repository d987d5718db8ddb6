//! The stones that a node sets up.

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
    size: Size,
    /// One for each point of the board.
    last: Vec<Option<Option<Color>>>,
    /// The first value with a point for which the node has set up something else before.
    pub(crate) contradiction: Option<Value<'a>>,
}

impl<'a> SetUp<'a> {
    /// Reads the stones of a node in the order in which they are set up.
    pub(crate) fn of(node: Node<'a>, size: Size) -> Self {
        let last = vec![None; usize::from(size.columns()) * usize::from(size.rows())];
        let mut set_up = SetUp { size, last, contradiction: None };
        for property in node.properties() {
            let Some(stone) = stone(&property.name()) else { continue };
            let points = points::read(&property, &mut Listed::new(size), |_, _| {});
            let other = |point: &Point| set_up.at(*point).is_some_and(|before| before != stone);
            if set_up.contradiction.is_none()
                && let Some(point) = points.iter().copied().find(other)
            {
                let holds = |value: &Value<'a>| {
                    let rectangle = Rectangle::read(value.raw().trim_ascii(), size);
                    rectangle.is_ok_and(|rectangle| rectangle.contains(point))
                };
                set_up.contradiction = property.values().find(holds);
            }
            for point in points {
                let index = set_up.index(point);
                set_up.last[index] = Some(stone);
            }
        }
        set_up
    }

    fn index(&self, point: Point) -> usize {
        usize::from(point.row) * usize::from(self.size.columns()) + usize::from(point.column)
    }

    fn at(&self, point: Point) -> Option<Option<Color>> {
        self.last[self.index(point)]
    }

    /// Whether a point of the board has this stone in the end.
    pub(crate) fn leaves(&self, stone: Option<Color>, point: Point) -> bool {
        self.at(point) == Some(stone)
    }

    /// The points that have this stone in the end, line by line.
    pub(crate) fn points(&self, stone: Option<Color>) -> Vec<Point> {
        let all = Rectangle::of_board(self.size).points();
        all.filter(|point| self.leaves(stone, *point)).collect()
    }
}
