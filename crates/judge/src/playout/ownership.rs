//! The owner of each point when positions are played out many times: an estimate.

use super::{Playout, Situation};
use crate::shape::unconditional;
use tengen_random::Random;
use tengen_rules::{Board, Color, Point, PointSet};

/// A chain that leans further to its own side is taken to stand while others are read.
pub(crate) const STANDS_ABOVE: f32 = 0.75;

/// How often each point was each side's at the end of playouts.
#[derive(Clone, Debug, PartialEq)]
pub struct Ownership {
    counts: Vec<[u32; 2]>,
    playouts: u32,
}

impl Ownership {
    /// How many playouts were counted.
    pub fn playouts(&self) -> u32 {
        self.playouts
    }

    fn at(&self, point: Point) -> [u32; 2] {
        self.counts.get(point.index()).copied().unwrap_or_default()
    }

    /// From -1 (always White's) to 1 (always Black's).
    pub fn lean(&self, point: Point) -> f32 {
        let [black, white] = self.at(point);
        (black as f32 - white as f32) / self.playouts.max(1) as f32
    }

    /// How far `point` is `color`'s, from -1 to 1.
    pub fn lean_to(&self, color: Color, point: Point) -> f32 {
        match color {
            Color::Black => self.lean(point),
            Color::White => -self.lean(point),
        }
    }

    /// The part of the playouts, from 0 to 1, in which neither side owned the point.
    pub fn neutral(&self, point: Point) -> f32 {
        let [black, white] = self.at(point);
        1.0 - (black + white) as f32 / self.playouts.max(1) as f32
    }

    /// How far the chain on `stone`, one of `color`'s, leans to its own side, from -1 to 1.
    pub(crate) fn mean(&self, board: &Board, color: Color, stone: Point) -> f32 {
        let sum: f32 = board.chain(stone).map(|p| self.lean_to(color, p)).sum();
        sum / board.chain_len(stone) as f32
    }

    /// The stones that live by proof, or by these playouts of `board`.
    pub(crate) fn standing(&self, board: &Board) -> PointSet {
        let mut standing = PointSet::new(board.size());
        for color in Color::BOTH {
            standing.extend(unconditional(board, color).chains.iter());
        }
        for (color, stone) in board.chains() {
            if self.mean(board, color, stone) > STANDS_ABOVE {
                standing.extend(board.chain(stone));
            }
        }
        standing
    }

    /// The two counts taken together.
    pub fn joined(&self, other: &Ownership) -> Ownership {
        let pairs = self.counts.iter().zip(&other.counts);
        let counts = pairs.map(|(a, b)| [a[0] + b[0], a[1] + b[1]]).collect();
        Ownership { counts, playouts: self.playouts + other.playouts }
    }
}

/// Plays `board` out `playouts` times with `to_move` to move first.
pub fn ownership(
    board: &Board,
    to_move: Color,
    playouts: u32,
    runner: &mut Playout,
    random: &mut Random,
) -> Ownership {
    let mut counts = vec![[0u32; 2]; board.size().area()];
    for _ in 0..playouts {
        let end = runner.run(board, Situation { to_move, last: None, ko: None }, random);
        for p in board.size().points() {
            if let Some(color) = owner_at_end(end, p) {
                counts[p.index()][color] += 1;
            }
        }
    }
    Ownership { counts, playouts }
}

/// The owner of a point in a position played out: the colour of its stone, or of all neighbours.
pub(crate) fn owner_at_end(board: &Board, point: Point) -> Option<Color> {
    if let Some(color) = board.get(point) {
        return Some(color);
    }
    let mut colors = board.neighbours(point).map(|q| board.get(q));
    let first = colors.next()??;
    colors.all(|c| c == Some(first)).then_some(first)
}
