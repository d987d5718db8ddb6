//! The points around each point, in a fixed order.

use tengen_rules::{Board, Color, Point, Size};

/// The eight points around every point of a board size.
#[derive(Clone, Debug)]
pub struct Near {
    size: Size,
    /// Row by row: north-west, north, north-east, west, east, south-west, south, south-east.
    eight: Vec<[Option<Point>; 8]>,
}

/// The code of a point that is not on the board: edges all around, which fits no shape.
const BEYOND: usize = 0xffff;

const STEPS: [(isize, isize); 8] =
    [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)];

impl Near {
    /// The table for one size.
    pub fn new(size: Size) -> Near {
        let eight = size.points().map(|p| {
            let (x, y) = (size.column(p) as isize, size.row(p) as isize);
            STEPS.map(|(dx, dy)| {
                let (x, y) = (x + dx, y + dy);
                if x < 0 || y < 0 { None } else { size.point(x as usize, y as usize) }
            })
        });
        Near { size, eight: eight.collect() }
    }

    /// The size the table was made for.
    pub fn size(&self) -> Size {
        self.size
    }

    /// The points around `point`, at most eight; none if it is not on a board of this size.
    pub fn eight(&self, point: Point) -> impl Iterator<Item = Point> + '_ {
        self.eight.get(point.index()).into_iter().flatten().flatten().copied()
    }

    /// The eight cells around `point` packed two bits each, the first one lowest: 0 empty,
    /// 1 black, 2 white, 3 beyond the edge.
    pub(crate) fn code(&self, board: &Board, point: Point) -> usize {
        let Some(eight) = self.eight.get(point.index()) else { return BEYOND };
        eight.iter().rev().fold(0, |code, q| {
            let cell = match q.map(|q| board.get(q)) {
                None => 3,
                Some(None) => 0,
                Some(Some(Color::Black)) => 1,
                Some(Some(Color::White)) => 2,
            };
            code << 2 | cell
        })
    }
}
