//! The points of a small board, or of a part of a larger one, as the bits of a word. Tables turn
//! and mirror them.

use super::stones::Stones;
use tengen_rules::{Board, Color, Point, PointSet, Size};

/// The most points a board may have to be solved.
pub const MOST: usize = 32;

/// The shape of a board, or of a part of one. A set of points is a word with a bit for each, row by
/// row from the top left.
#[derive(Clone, Debug)]
pub(super) struct Grid {
    /// The points, by their numbers.
    pub(super) points: Vec<Point>,
    pub(super) full: u32,
    /// The points with four neighbours.
    pub(super) inner: u32,
    /// The neighbours of each point.
    pub(super) near: [u32; MOST],
    /// The points next to stones of Black and of White outside the part. A chain on such a point
    /// and of that colour cannot be taken.
    walls: [u32; 2],
    shape: Shape,
    /// The identity first.
    pub(super) symmetries: Vec<Symmetry>,
}

/// How neighbours are found.
#[derive(Clone, Debug)]
enum Shape {
    /// On a whole board, by shifting.
    Rows {
        width: usize,
        /// The points outside the first column, and those outside the last.
        inner_left: u32,
        inner_right: u32,
    },
    /// On a part, by tables: for each byte of a word and each value of it, these points and their
    /// neighbours.
    Bytes(Box<[[u32; 256]; 4]>),
}

/// A way to turn or mirror the board onto itself.
#[derive(Clone, Debug)]
pub(super) struct Symmetry {
    /// The image of each point.
    pub(super) to: [u8; MOST],
    /// The number of the symmetry that undoes this one.
    pub(super) inverse: u8,
    /// For each byte of a word and each value of it, the images of these points.
    bytes: Box<[[u32; 256]; 4]>,
}

impl Symmetry {
    /// The image of a set of points.
    #[inline]
    pub(super) fn map(&self, points: u32) -> u32 {
        union(&self.bytes, points)
    }

    fn of(to: [u8; MOST], inverse: u8, area: usize) -> Symmetry {
        let mut bytes = Box::new([[0; 256]; 4]);
        for (number, table) in bytes.iter_mut().enumerate() {
            for (value, entry) in table.iter_mut().enumerate() {
                let bits = (0..8).filter(|bit| value >> bit & 1 != 0).map(|bit| number * 8 + bit);
                *entry = bits.filter(|p| *p < area).fold(0, |set, p| set | 1 << to[p]);
            }
        }
        Symmetry { to, inverse, bytes }
    }
}

/// The union of the entries of all points of a set, by a table for each byte of it.
#[inline]
fn union(bytes: &[[u32; 256]; 4], points: u32) -> u32 {
    let [a, b, c, d] = points.to_le_bytes();
    bytes[0][usize::from(a)]
        | bytes[1][usize::from(b)]
        | bytes[2][usize::from(c)]
        | bytes[3][usize::from(d)]
}

/// The points with four neighbours.
fn inner(near: &[u32; MOST]) -> u32 {
    let inner = (0..MOST).filter(|p| near[*p].count_ones() == 4);
    inner.fold(0, |set, p| set | 1 << p)
}

impl Grid {
    /// The grid of this size; `None` if it has more than [`MOST`] points.
    pub(super) fn new(size: Size) -> Option<Grid> {
        if size.area() > MOST {
            return None;
        }
        let set = |inside: &dyn Fn(usize) -> bool| {
            let points = size.points().filter(|p| inside(size.column(*p)));
            points.fold(0u32, |set, p| set | 1 << p.index())
        };
        let mut near = [0u32; MOST];
        for p in size.points() {
            near[p.index()] = size.neighbours(p).fold(0, |set, q| set | 1 << q.index());
        }
        let last = size.width() - 1;
        let shape = Shape::Rows {
            width: size.width(),
            inner_left: set(&|column| column != 0),
            inner_right: set(&|column| column != last),
        };
        Some(Grid {
            points: size.points().collect(),
            full: set(&|_| true),
            inner: inner(&near),
            near,
            walls: [0; 2],
            shape,
            symmetries: symmetries(size),
        })
    }

    /// The part of a board that has these points. The stones around it stand, and no side plays on
    /// empty points around it. `None` if it has more than [`MOST`] points.
    pub(super) fn part(board: &Board, cells: &PointSet) -> Option<Grid> {
        if cells.len() > MOST {
            return None;
        }
        let points: Vec<Point> = cells.iter().collect();
        let number = |p: Point| points.iter().position(|q| *q == p);
        let (mut near, mut walls) = ([0u32; MOST], [0; 2]);
        for (i, p) in points.iter().enumerate() {
            for q in board.neighbours(*p) {
                match (number(q), board.get(q)) {
                    (Some(j), _) => near[i] |= 1 << j,
                    (None, Some(color)) => walls[color] |= 1 << i,
                    (None, None) => {}
                }
            }
        }
        let together = |number: usize, set: usize| {
            let members = self::points((set as u32) << (8 * number));
            members.fold(0, |all, p| all | 1 << p | near[usize::from(p)])
        };
        let mut bytes = Box::new([[0; 256]; 4]);
        for (number, table) in bytes.iter_mut().enumerate() {
            for (set, entry) in table.iter_mut().enumerate() {
                *entry = together(number, set);
            }
        }
        let full = (0..points.len()).fold(0, |set, i| set | 1 << i);
        let mut itself = [0; MOST];
        (0..).zip(&mut itself).for_each(|(i, to)| *to = i);
        Some(Grid {
            full,
            inner: inner(&near),
            near,
            walls,
            shape: Shape::Bytes(bytes),
            symmetries: vec![Symmetry::of(itself, 0, points.len())],
            points,
        })
    }

    /// Whether the grid is a part of a board.
    pub(super) fn is_part(&self) -> bool {
        matches!(self.shape, Shape::Bytes(_))
    }

    /// The points next to stones of this colour outside the part.
    #[inline]
    pub(super) fn wall(&self, color: Color) -> u32 {
        self.walls[color]
    }

    /// The number of a point.
    pub(super) fn number(&self, point: Point) -> Option<u8> {
        self.points.iter().position(|p| *p == point).map(|i| i as u8)
    }

    /// All symmetries, a bit each.
    pub(super) fn all(&self) -> u8 {
        u8::MAX >> (8 - self.symmetries.len())
    }

    /// The symmetries among these, a bit each, that leave a position as it is.
    pub(super) fn still(&self, symmetries: u8, stones: Stones) -> u8 {
        let same = |number: &u8| {
            let symmetry = &self.symmetries[usize::from(*number)];
            stones.map(|points| symmetry.map(points)) == stones
        };
        points(u32::from(symmetries)).filter(same).fold(0, |set, number| set | 1 << number)
    }

    /// The first of a position's reflections, and the number of the symmetry that leads there.
    #[inline]
    pub(super) fn first(&self, stones: Stones) -> (Stones, usize) {
        let (mut first, mut number) = (stones, 0);
        for (at, symmetry) in self.symmetries.iter().enumerate().skip(1) {
            let reflected = stones.map(|points| symmetry.map(points));
            if reflected < first {
                (first, number) = (reflected, at);
            }
        }
        (first, number)
    }

    /// Number of points.
    pub(super) fn area(&self) -> i32 {
        self.points.len() as i32
    }

    /// The points of a set and their neighbours.
    #[inline]
    pub(super) fn spread(&self, points: u32) -> u32 {
        match &self.shape {
            Shape::Rows { width, inner_left, inner_right } => {
                // Wider than a word, so that a board of one row may be shifted by all its length.
                let rows = u64::from(points);
                let columns = (points & inner_right) << 1 | (points & inner_left) >> 1;
                (points | columns | (rows << width) as u32 | (rows >> width) as u32) & self.full
            }
            Shape::Bytes(bytes) => union(bytes, points),
        }
    }

    /// How many parts a set of points has, less the holes in them (Euler's number). On a part of a
    /// board a square of points counts as a hole.
    pub(super) fn euler(&self, points: u32) -> i32 {
        let Shape::Rows { width, inner_left, .. } = self.shape else {
            let near = |p: u8| (self.near[usize::from(p)] & points).count_ones();
            let ends: u32 = self::points(points).map(near).sum();
            return points.count_ones() as i32 - (ends / 2) as i32;
        };
        let below = |points: u32| (u64::from(points) >> width) as u32;
        let beside = points & (points & inner_left) >> 1;
        let [single, across, down, squares] =
            [points, beside, points & below(points), beside & below(beside)]
                .map(|set| set.count_ones() as i32);
        single - across - down + squares
    }

    /// The part of `within` that is connected with `seed`, which is a part of it.
    #[inline]
    pub(super) fn flood(&self, seed: u32, within: u32) -> u32 {
        let mut reached = seed;
        loop {
            let next = self.spread(reached) & within;
            if next == reached {
                return reached;
            }
            reached = next;
        }
    }
}

/// The connected parts of a set of points.
pub(super) struct Parts<'a>(pub(super) &'a Grid, pub(super) u32);

impl Iterator for Parts<'_> {
    type Item = u32;
    #[inline]
    fn next(&mut self) -> Option<u32> {
        let rest = self.1;
        if rest == 0 {
            return None;
        }
        let part = self.0.flood(rest & rest.wrapping_neg(), rest);
        self.1 &= !part;
        Some(part)
    }
}

/// The points of a set by their numbers.
pub(super) fn points(set: u32) -> impl Iterator<Item = u8> {
    let mut rest = set;
    std::iter::from_fn(move || {
        let point = rest.trailing_zeros() as u8;
        (rest != 0).then(|| {
            rest &= rest - 1;
            point
        })
    })
}

fn symmetries(size: Size) -> Vec<Symmetry> {
    let (width, height) = (size.width(), size.height());
    let mut maps: Vec<[u8; MOST]> = Vec::new();
    for number in 0..8 {
        let (swap, across, down) = (number & 4 != 0, number & 1 != 0, number & 2 != 0);
        if swap && width != height {
            continue;
        }
        let mut to = [0; MOST];
        for p in size.points() {
            let (mut x, mut y) = (size.column(p), size.row(p));
            if across {
                x = width - 1 - x;
            }
            if down {
                y = height - 1 - y;
            }
            if swap {
                (x, y) = (y, x);
            }
            to[p.index()] = (y * width + x) as u8;
        }
        // On a board of one row or column, some are the same.
        if !maps.contains(&to) {
            maps.push(to);
        }
    }
    let area = size.area();
    let undoes = |one: &[u8; MOST], other: &[u8; MOST]| {
        (0..area).all(|p| usize::from(other[usize::from(one[p])]) == p)
    };
    let inverse = |map: &[u8; MOST]| maps.iter().position(|other| undoes(map, other)).unwrap_or(0);
    maps.iter().map(|map| Symmetry::of(*map, inverse(map) as u8, area)).collect()
}
