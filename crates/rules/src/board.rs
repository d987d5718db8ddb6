//! The one board: stones, chains, liberties, and the effect of a play on them.
//!
//! The referee, the search and the playouts all use it. The board knows the three steps of a play:
//! place, remove the opponent's chains without liberty, remove one's own. It knows neither turns
//! nor history: [`crate::Line`] does.
//!
//! The board is built for random play, where the processor can predict almost no branch. A branch
//! guessed wrongly costs as much as dozens of additions. So the board keeps the answers that are
//! often needed, and plain arithmetic updates them:
//!
//! - Around each point, a [code](Board::code) of its eight neighbours answers local questions in
//!   one look.
//! - At one stone of each chain, one word holds the chain's stones and pseudo-liberties. It is
//!   added up when chains join.
//! - The stones of a chain form a ring, so that two chains join by an exchange.
//! - The empty points form a list in which each knows its place, so that one is drawn, filled or
//!   freed at once.
//!
//! Edge and empty points take part in all this as if they were chains, so that no code has to tell
//! them apart.

mod chain;
mod chains;
mod geometry;
mod look;
mod play;
mod playout;
mod report;
#[cfg(test)]
mod tests;

pub use report::{Effect, Occupied, Played, SetupError};

use crate::{Color, Point, PointSet, Size};
use alloc::boxed::Box;
use alloc::sync::Arc;
use alloc::vec::Vec;
use chain::Chain;
use geometry::{FIELD, Place};

/// The contents of a cell. `EDGE` is that of the one cell behind every edge.
const EMPTY: u8 = 0;
const BLACK: u8 = stone(Color::Black);
const WHITE: u8 = stone(Color::White);
const EDGE: u8 = 3;

/// The [`Board::code`] of a point that is not on the board.
const OUTSIDE: u16 = u16::MAX;

const fn stone(color: Color) -> u8 {
    1 + color as u8
}

/// One point, or the edge.
#[derive(Clone, Copy, Debug)]
struct Cell {
    /// The contents of the eight points around: see [`Board::code`].
    code: u16,
    /// The contents of the point itself.
    stone: u8,
    /// The stone that names the chain this one belongs to; an empty point names itself.
    head: u16,
    /// The next stone of the same chain, in a ring. For an empty point, its place among the empty
    /// points.
    link: u16,
}

/// A legal colouring of a board: every chain on it has a liberty.
///
/// A board knows no history, so it plays on any empty point, ko or not. [`crate::Line`] adds the
/// rules of repetition.
///
/// ```
/// use tengen_rules::{Board, Color};
///
/// let mut board = Board::parse(
///     ". . X .
///      . X O X
///      . . . .
///      . . . .",
/// )?;
/// let point = |name| board.size().parse(name).expect("a point of this board");
/// let [stone, last] = [point("C3"), point("C2")];
///
/// // The white stone has one liberty. A look at the play there changes nothing ...
/// assert_eq!(board.atari(stone), Some(last));
/// assert_eq!(board.captures(Color::Black, last).len(), 1);
/// assert_eq!(board.get(stone), Some(Color::White));
///
/// // ... and the play takes it.
/// assert_eq!(board.play(Color::Black, last)?.captured, 1);
/// assert!(board.is_empty(stone));
/// assert_eq!(board.stones(Color::White), 0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Board {
    size: Size,
    /// The part that depends only on the size, shared by all boards copied from one another.
    places: Arc<[Place]>,
    /// One cell a point, and the edge cell.
    cells: Box<[Cell]>,
    /// The sums of each chain, kept at its head. An empty point has here the sums of its empty
    /// neighbours. The edge cell has more than any chain.
    chains: Box<[Chain]>,
    /// The empty points in no particular order: the first `count` of these.
    empty: Box<[u16]>,
    count: u16,
    stones: [u16; 2],
    hash: u64,
}

impl Clone for Board {
    fn clone(&self) -> Board {
        Board {
            size: self.size,
            places: self.places.clone(),
            cells: self.cells.clone(),
            chains: self.chains.clone(),
            empty: self.empty.clone(),
            count: self.count,
            stones: self.stones,
            hash: self.hash,
        }
    }

    /// Copies without allocating when both boards have the same size.
    fn clone_from(&mut self, source: &Board) {
        if !Arc::ptr_eq(&self.places, &source.places) {
            self.places = source.places.clone();
        }
        self.size = source.size;
        self.cells.clone_from(&source.cells);
        self.chains.clone_from(&source.chains);
        self.empty.clone_from(&source.empty);
        self.count = source.count;
        self.stones = source.stones;
        self.hash = source.hash;
    }
}

/// Two boards are equal if they have the same size and the same stones.
impl PartialEq for Board {
    fn eq(&self, other: &Board) -> bool {
        let same = |(one, two): (&Cell, &Cell)| one.stone == two.stone;
        self.size == other.size
            && self.hash == other.hash
            && self.cells.iter().zip(&other.cells).all(same)
    }
}

impl Eq for Board {}

impl Board {
    /// An empty board.
    pub fn new(size: Size) -> Board {
        let area = size.area();
        let places = geometry::places(size);
        let edge = area as u16;
        let mut cells = Vec::with_capacity(area + 1);
        let mut chains = Vec::with_capacity(area + 1);
        for (p, place) in (0..).zip(places.iter()) {
            let outside = place.near.iter().zip(FIELD).filter(|(q, _)| **q == edge);
            let code = outside.fold(0, |code, (_, field)| code | u16::from(EDGE) << field);
            cells.push(Cell { code, stone: EMPTY, head: p, link: p });
            let inside = place.neighbours().into_iter().filter(|q| *q != edge);
            chains.push(inside.fold(Chain::default(), |sums, q| sums.and(Chain::liberty(q))));
        }
        cells.push(Cell { code: OUTSIDE, stone: EDGE, head: edge, link: edge });
        chains.push(Chain::EDGE);
        Board {
            size,
            places,
            cells: cells.into(),
            chains: chains.into(),
            empty: (0..edge).collect(),
            count: edge,
            stones: [0; 2],
            hash: 0,
        }
    }

    /// The position with these stones on it. No game need lead to it.
    ///
    /// # Errors
    /// If a point is off the board or named twice, or a chain would have no liberty.
    pub fn with_stones(
        size: Size,
        stones: impl IntoIterator<Item = (Color, Point)>,
    ) -> Result<Board, SetupError> {
        let mut board = Board::new(size);
        for (color, p) in stones {
            if !size.contains(p) {
                return Err(SetupError::OffBoard(p));
            }
            if board.get(p).is_some() {
                return Err(SetupError::Twice(p));
            }
            board.put(color, p);
        }
        let stranded =
            size.points().find(|p| board.get(*p).is_some() && board.chain_of(*p).pseudo() == 0);
        match stranded {
            Some(p) => Err(SetupError::NoLiberty(p)),
            None => Ok(board),
        }
    }

    /// The size of the board.
    #[inline]
    pub fn size(&self) -> Size {
        self.size
    }

    /// The colour of the stone on `point`, if there is one (`None` also off the board).
    #[inline]
    pub fn get(&self, point: Point) -> Option<Color> {
        match self.cells.get(point.index())?.stone {
            BLACK => Some(Color::Black),
            WHITE => Some(Color::White),
            _ => None,
        }
    }

    /// Whether `point` is on the board and empty.
    #[inline]
    pub fn is_empty(&self, point: Point) -> bool {
        self.cells.get(point.index()).is_some_and(|cell| cell.stone == EMPTY)
    }

    /// The empty points, in no particular order.
    #[inline]
    pub fn empty_points(&self) -> impl ExactSizeIterator<Item = Point> + Clone + '_ {
        self.empty[..self.count.into()].iter().map(|p| Point(*p))
    }

    /// How many points are empty.
    #[inline]
    pub fn empty_count(&self) -> usize {
        self.count.into()
    }

    /// The `n`th empty point in the board's own order; for choosing one at random.
    ///
    /// # Panics
    /// If `n` is not below [`Board::empty_count`].
    #[inline]
    pub fn empty_point(&self, n: usize) -> Point {
        Point(self.empty[..self.count.into()][n])
    }

    /// Number of stones of `color` on the board.
    #[inline]
    pub fn stones(&self, color: Color) -> usize {
        self.stones[color].into()
    }

    /// A 64-bit hash of the colouring. Equal positions have equal hashes; the reverse is
    /// likely, never certain.
    #[inline]
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// The contents of the eight points around `point`, two bits each: 0 empty, 1 black, 2 white, 3
    /// beyond the edge. Row by row, the first in the lowest bits: north-west, north, north-east,
    /// west, east, south-west, south, south-east. Every play updates it, so that local shapes cost
    /// one look. For a point off the board it is all edge.
    #[inline]
    pub fn code(&self, point: Point) -> u16 {
        // The edge cell's own code is not kept.
        let cell = self.cells.get(point.index()).filter(|cell| cell.stone != EDGE);
        cell.map_or(OUTSIDE, |cell| cell.code)
    }

    /// The points next to `point`.
    #[inline]
    pub fn neighbours(&self, point: Point) -> impl Iterator<Item = Point> + Clone + '_ {
        self.on_board(self.places.get(point.index()).map_or(&[], |place| &place.near[..4]))
    }

    /// The points diagonally next to `point`.
    #[inline]
    pub fn diagonals(&self, point: Point) -> impl Iterator<Item = Point> + Clone + '_ {
        self.on_board(self.places.get(point.index()).map_or(&[], |place| &place.near[4..]))
    }

    #[inline]
    fn on_board<'a>(&self, near: &'a [u16]) -> impl Iterator<Item = Point> + Clone + 'a {
        let edge = self.places.len() as u16;
        near.iter().filter(move |q| **q != edge).map(|q| Point(*q))
    }

    /// The position without these stones: agreed to be dead, or taken off by hand.
    pub fn without(&self, stones: &PointSet) -> Board {
        let kept = self.size().points().filter(|p| !stones.contains(*p));
        let kept = kept.filter_map(|p| Some((self.get(p)?, p)));
        // Taking stones off only adds liberties, so this cannot fail.
        Board::with_stones(self.size(), kept).unwrap_or_else(|_| Board::new(self.size()))
    }

    /// The same stones, set up in the order of their points. A board keeps its chains and empty
    /// points in an order that depends on the moves that were played. A search of a board that was
    /// set up does not depend on them.
    pub fn set_up(&self) -> Board {
        self.without(&PointSet::new(self.size()))
    }

    /// The position with these stones added, of either side in any order, before it is counted. A
    /// play that is illegal is left out, and one that takes stones too: the count would not know
    /// the prisoners.
    pub fn with_added(&self, stones: impl IntoIterator<Item = (Color, Point)>) -> Board {
        stones.into_iter().fold(self.clone(), |board, (color, point)| {
            let mut after = board.clone();
            let quiet = |played: Played| played.captured == 0 && played.self_captured == 0;
            if after.play(color, point).is_ok_and(quiet) { after } else { board }
        })
    }

    /// The largest connected set of points that holds `start` and whose points all satisfy
    /// `inside`; empty if `start` does not.
    pub fn region(&self, start: Point, inside: impl Fn(Point) -> bool) -> PointSet {
        let mut region = PointSet::new(self.size());
        let mut left = Vec::new();
        if self.size().contains(start) && inside(start) {
            region.insert(start);
            left.push(start);
        }
        while let Some(p) = left.pop() {
            for q in self.neighbours(p) {
                if inside(q) && region.insert(q) {
                    left.push(q);
                }
            }
        }
        region
    }

    /// All points that satisfy `inside`, in largest connected sets, each in the order in which it
    /// is reached from its point of the lowest index.
    ///
    /// ```
    /// use tengen_rules::Board;
    ///
    /// let board = Board::parse(". X .\n. X .")?;
    /// let empty = board.regions(|p| board.is_empty(p));
    /// assert_eq!(empty.iter().map(Vec::len).collect::<Vec<_>>(), [2, 2]);
    /// # Ok::<(), tengen_rules::DiagramError>(())
    /// ```
    pub fn regions(&self, inside: impl Fn(Point) -> bool) -> Vec<Vec<Point>> {
        let mut seen = PointSet::new(self.size());
        let mut regions = Vec::new();
        for start in self.size().points() {
            if !inside(start) || !seen.insert(start) {
                continue;
            }
            let mut region = Vec::from([start]);
            let mut at = 0;
            while let Some(p) = region.get(at).copied() {
                at += 1;
                region.extend(self.neighbours(p).filter(|q| inside(*q) && seen.insert(*q)));
            }
            regions.push(region);
        }
        regions
    }

    /// The position packed two bits a point, 32 points a word. Histories compare these exactly.
    pub(crate) fn packed(&self) -> impl Iterator<Item = u64> + '_ {
        let cells = &self.cells[..self.size().area()];
        let word = |word, cell: &Cell| word << 2 | u64::from(cell.stone);
        cells.chunks(32).map(move |group| group.iter().rev().fold(0, word))
    }
}
