//! Sets of points.

use crate::{Point, Size};
use alloc::boxed::Box;
use alloc::vec;
use core::fmt;

/// A set of points of one board, one bit a point.
///
/// ```
/// use tengen_rules::{PointSet, Size};
///
/// let size = Size::square(9)?;
/// let corners = ["A1", "A9", "J1", "J9"].map(|name| size.parse(name).expect("on the board"));
/// let mut set = PointSet::of(size, corners);
/// assert_eq!(set.len(), 4);
///
/// // Both say whether the set changed.
/// assert!(!set.insert(corners[0]));
/// assert!(set.remove(corners[0]));
/// assert!(!set.contains(corners[0]));
///
/// // Points come row by row from the top.
/// let names: Vec<String> = set.iter().map(|point| size.name(point).to_string()).collect();
/// assert_eq!(names, ["A9", "J9", "J1"]);
/// # Ok::<(), tengen_rules::SizeError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct PointSet {
    size: Size,
    words: Box<[u64]>,
}

impl PointSet {
    /// The empty set on a board of this size.
    pub fn new(size: Size) -> PointSet {
        PointSet { size, words: vec![0; size.area().div_ceil(64)].into_boxed_slice() }
    }

    /// The set of `points`; those off the board are left out.
    pub fn of(size: Size, points: impl IntoIterator<Item = Point>) -> PointSet {
        let mut set = PointSet::new(size);
        set.extend(points);
        set
    }

    /// The board size the set was made for.
    pub fn size(&self) -> Size {
        self.size
    }

    /// Whether `point` is in the set.
    pub fn contains(&self, point: Point) -> bool {
        self.size.contains(point) && self.words[point.index() / 64] >> (point.index() % 64) & 1 == 1
    }

    /// Adds `point` and returns whether it was new. A point off the board is not added.
    pub fn insert(&mut self, point: Point) -> bool {
        let new = self.size.contains(point) && !self.contains(point);
        if new {
            self.words[point.index() / 64] |= 1 << (point.index() % 64);
        }
        new
    }

    /// Takes `point` out and returns whether it was there.
    pub fn remove(&mut self, point: Point) -> bool {
        let there = self.contains(point);
        if there {
            self.words[point.index() / 64] &= !(1 << (point.index() % 64));
        }
        there
    }

    /// The points that are in this set or in the other.
    #[must_use]
    pub fn union(&self, other: &PointSet) -> PointSet {
        self.word_by_word(other, |own, others| own | others)
    }

    /// The points of this set that are not in the other.
    #[must_use]
    pub fn difference(&self, other: &PointSet) -> PointSet {
        self.word_by_word(other, |own, others| own & !others)
    }

    /// The set that `joined` makes of these words and those of the other set. Points off this board
    /// are none of its own.
    fn word_by_word(&self, other: &PointSet, joined: impl Fn(u64, u64) -> u64) -> PointSet {
        if self.size != other.size {
            let others = PointSet::of(self.size, other.iter());
            return self.word_by_word(&others, joined);
        }
        let words = self.words.iter().zip(&other.words).map(|(own, others)| joined(*own, *others));
        PointSet { size: self.size, words: words.collect() }
    }

    /// Number of points in the set.
    pub fn len(&self) -> usize {
        self.words.iter().map(|w| w.count_ones() as usize).sum()
    }

    /// Whether the set has no points.
    pub fn is_empty(&self) -> bool {
        self.words.iter().all(|w| *w == 0)
    }

    /// The points, row by row from the top left.
    pub fn iter(&self) -> impl Iterator<Item = Point> + '_ {
        self.words.iter().enumerate().flat_map(|(i, word)| {
            let mut left = *word;
            core::iter::from_fn(move || {
                let bit = left.trailing_zeros();
                (left != 0).then(|| {
                    left &= left - 1;
                    Point((i * 64) as u16 + bit as u16)
                })
            })
        })
    }
}

impl Extend<Point> for PointSet {
    fn extend<T: IntoIterator<Item = Point>>(&mut self, points: T) {
        for p in points {
            self.insert(p);
        }
    }
}

impl fmt::Debug for PointSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|p| self.size.name(p))).finish()
    }
}
