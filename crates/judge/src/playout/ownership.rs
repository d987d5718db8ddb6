//! Whose point each is when positions are played out many times.

use crate::{Playout, Random, Situation};
use tengen_rules::{Board, Color, Point};

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

    /// In what part of the playouts, from 0 to 1, the point was nobody's.
    pub fn neutral(&self, point: Point) -> f32 {
        let [black, white] = self.at(point);
        1.0 - (black + white) as f32 / self.playouts.max(1) as f32
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
                counts[p.index()][color.index()] += 1;
            }
        }
    }
    Ownership { counts, playouts }
}

/// Whose a point is in a position played out: the colour of its stone, or of all neighbours.
pub(crate) fn owner_at_end(board: &Board, point: Point) -> Option<Color> {
    if let Some(color) = board.get(point) {
        return Some(color);
    }
    let mut colors = board.neighbours(point).map(|q| board.get(q));
    let first = colors.next()??;
    colors.all(|c| c == Some(first)).then_some(first)
}
