//! A board being set up, with stones as a game leaves them around a fight.

use std::collections::BTreeMap;
use tengen_random::Random;
use tengen_rules::{Board, Color, Point, Size};

/// A point counted from a corner, right and down.
pub(super) type Spot = (i32, i32);

/// A square board to put stones on. The corner from which spots are counted is random.
#[derive(Debug)]
pub(super) struct Scene {
    size: Size,
    /// The contents of a point: a stone, or `None` for a point that stays empty.
    held: BTreeMap<Point, Option<Color>>,
    turned: [bool; 3],
}

impl Scene {
    /// An empty board of this many lines.
    pub(super) fn new(lines: usize, random: &mut Random) -> Option<Scene> {
        let turned = [(); 3].map(|()| random.percent(50));
        Some(Scene { size: Size::square(lines).ok()?, held: BTreeMap::new(), turned })
    }

    /// How many lines the board has.
    pub(super) fn lines(&self) -> i32 {
        self.size.width() as i32
    }

    /// The point of a spot, if it is on the board.
    pub(super) fn point(&self, (x, y): Spot) -> Option<Point> {
        let [swap, right, down] = self.turned;
        let lines = self.lines();
        if !(0..lines).contains(&x) || !(0..lines).contains(&y) {
            return None;
        }
        let (x, y) = if swap { (y, x) } else { (x, y) };
        let x = if right { lines - 1 - x } else { x };
        let y = if down { lines - 1 - y } else { y };
        self.size.point(x as usize, y as usize)
    }

    /// Puts a stone on a spot that is neither taken nor kept empty.
    pub(super) fn put(&mut self, color: Color, spot: Spot) {
        if let Some(point) = self.point(spot) {
            self.held.entry(point).or_insert(Some(color));
        }
    }

    /// Has a spot stay empty.
    pub(super) fn keep_empty(&mut self, spot: Spot) {
        if let Some(point) = self.point(spot) {
            self.held.entry(point).or_insert(None);
        }
    }

    /// Puts stones on third and fourth lines, as in openings, until the numbers of stones of both
    /// sides differ by at most one.
    pub(super) fn even_out(&mut self, random: &mut Random) {
        let lines = self.lines();
        let mut line = || {
            let from_edge = 2 + random.below(2) as i32;
            if random.percent(50) { from_edge } else { lines - 1 - from_edge }
        };
        for _ in 0..20 {
            let spot = (line(), line());
            match self.stones(Color::Black) - self.stones(Color::White) {
                2.. => self.put(Color::White, spot),
                ..=-2 => self.put(Color::Black, spot),
                _ => return,
            }
        }
    }

    fn stones(&self, color: Color) -> i32 {
        self.held.values().filter(|held| **held == Some(color)).count() as i32
    }

    /// The board, if every chain on it has at least two liberties.
    pub(super) fn board(&self) -> Option<Board> {
        let stones = self.held.iter().filter_map(|(point, held)| Some(((*held)?, *point)));
        let board = Board::with_stones(self.size, stones.collect::<Vec<_>>()).ok()?;
        let calm = board.chains().all(|(_, stone)| board.atari(stone).is_none());
        calm.then_some(board)
    }
}
