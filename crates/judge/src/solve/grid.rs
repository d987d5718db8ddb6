//! The points of a small board as the bits of a word, and what turning and mirroring does to them.

use super::stones::Stones;
use tengen_rules::Size;

/// The most points a board may have to be solved.
pub const MOST: usize = 32;

/// A board's shape. A set of points is a word with a bit for each, row by row from the top left.
#[derive(Clone, Debug)]
pub(super) struct Grid {
    pub(super) size: Size,
    pub(super) full: u32,
    /// The points that are not in the first, and not in the last column.
    inner_left: u32,
    inner_right: u32,
    /// The points with four neighbours.
    pub(super) inner: u32,
    /// The neighbours of each point.
    pub(super) near: [u32; MOST],
    /// The identity first.
    pub(super) symmetries: Vec<Symmetry>,
}

/// A way to turn or mirror the board onto itself.
#[derive(Clone, Debug)]
pub(super) struct Symmetry {
    /// Where each point goes.
    pub(super) to: [u8; MOST],
    /// The number of the symmetry that undoes this one.
    pub(super) inverse: u8,
    /// For each byte of a word and each value of it the points these go to.
    bytes: Box<[[u32; 256]; 4]>,
}

impl Symmetry {
    /// Where a set of points goes.
    #[inline]
    pub(super) fn map(&self, points: u32) -> u32 {
        let [a, b, c, d] = points.to_le_bytes();
        self.bytes[0][usize::from(a)]
            | self.bytes[1][usize::from(b)]
            | self.bytes[2][usize::from(c)]
            | self.bytes[3][usize::from(d)]
    }
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
        let inner = size.points().filter(|p| near[p.index()].count_ones() == 4);
        let inner = inner.fold(0, |set, p| set | 1 << p.index());
        let last = size.width() - 1;
        Some(Grid {
            size,
            full: set(&|_| true),
            inner_left: set(&|column| column != 0),
            inner_right: set(&|column| column != last),
            inner,
            near,
            symmetries: symmetries(size),
        })
    }

    /// All symmetries, a bit each.
    pub(super) fn all(&self) -> u8 {
        u8::MAX >> (8 - self.symmetries.len())
    }

    /// Which of these symmetries, a bit each, leave a position as it is.
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
        self.size.area() as i32
    }

    /// The points of a set and their neighbours.
    #[inline]
    pub(super) fn spread(&self, points: u32) -> u32 {
        // Wider than a word, so that a board of one row may be shifted by all its length.
        let (rows, width) = (u64::from(points), self.size.width());
        let columns = (points & self.inner_right) << 1 | (points & self.inner_left) >> 1;
        (points | columns | (rows << width) as u32 | (rows >> width) as u32) & self.full
    }

    /// How many parts a set of points has, less the holes in them (Euler's number).
    pub(super) fn euler(&self, points: u32) -> i32 {
        let width = self.size.width();
        let below = |points: u32| (u64::from(points) >> width) as u32;
        let beside = points & (points & self.inner_left) >> 1;
        let [single, across, down, squares] =
            [points, beside, points & below(points), beside & below(beside)]
                .map(|set| set.count_ones() as i32);
        single - across - down + squares
    }

    /// The part of `within` that hangs together with `seed`, which is a part of it.
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
    let symmetry = |map: &[u8; MOST]| {
        let mut bytes = Box::new([[0; 256]; 4]);
        for (number, table) in bytes.iter_mut().enumerate() {
            for (value, entry) in table.iter_mut().enumerate() {
                let bits = (0..8).filter(|bit| value >> bit & 1 != 0).map(|bit| number * 8 + bit);
                *entry = bits.filter(|p| *p < area).fold(0, |set, p| set | 1 << map[p]);
            }
        }
        Symmetry { to: *map, inverse: inverse(map) as u8, bytes }
    };
    maps.iter().map(symmetry).collect()
}
