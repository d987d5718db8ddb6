//! The planes and numbers that networks are shown, and the place of each.

use tengen_rules::{Point, Size};

/// How many planes there are.
pub const PLANES: usize = 22;

/// How many numbers there are besides the planes.
pub const GLOBALS: usize = 19;

/// The planes, 1 on the points described and 0 elsewhere. "Own" is the side to move.
pub mod plane {
    /// The board: 1 everywhere.
    pub const BOARD: usize = 0;
    /// Own stones.
    pub const OWN: usize = 1;
    /// The opponent's stones.
    pub const OPPONENT: usize = 2;
    /// Stones of chains with 1, 2 and 3 liberties.
    pub const LIBERTIES: [usize; 3] = [3, 4, 5];
    /// Points where ko or superko forbids a play; in cleanup phases, where a ko may not be taken
    /// again.
    pub const BANNED: usize = 6;
    /// In cleanup phases, stones that have taken a ko and may not be retaken yet.
    pub const BLOCKED: usize = 7;
    // Plane 8 is always 0.
    /// The last five moves, the newest first.
    pub const MOVES: [usize; 5] = [9, 10, 11, 12, 13];
    /// Stones that are caught in a ladder, now and one and two moves ago.
    pub const LADDERS: [usize; 3] = [14, 15, 16];
    /// Points where a play catches opposing stones that have two liberties in a ladder.
    pub const LADDER_ATTACKS: usize = 17;
    /// Own area, where it can be counted already.
    pub const OWN_AREA: usize = 18;
    /// The opponent's area.
    pub const OPPONENT_AREA: usize = 19;
    /// Own stones where the second cleanup phase began.
    pub const OWN_START: usize = 20;
    /// The opponent's stones there.
    pub const OPPONENT_START: usize = 21;
}

/// The numbers besides the planes. They are 0 or 1 unless stated otherwise.
pub mod global {
    /// Whether the last five moves were passes, the newest first.
    pub const PASSES: [usize; 5] = [0, 1, 2, 3, 4];
    /// The points the side to move is ahead by besides the board, over 20.
    pub const KOMI: usize = 5;
    /// Whether there is superko, and its kind: 0.5 positional, -0.5 situational.
    pub const SUPERKO: [usize; 2] = [6, 7];
    /// Whether suicide of two or more stones is allowed.
    pub const SUICIDE: usize = 8;
    /// Whether territory is counted.
    pub const TERRITORY: usize = 9;
    /// Whether eyes in seki do not count, and whether two points of each group do not.
    pub const TAX: [usize; 2] = [10, 11];
    /// Whether this is a cleanup phase, and whether it is the second.
    pub const CLEANUP: [usize; 2] = [12, 13];
    /// Whether a pass stops play.
    pub const PASS_STOPS: usize = 14;
    /// Whether one side is given more thinking, and half the number of doublings that the side to
    /// move is given.
    pub const DOUBLINGS: [usize; 2] = [15, 16];
    /// Whether the first pass is worth half a point.
    pub const BUTTON: usize = 17;
    /// How komi and the board's parity fit, from -0.5 to 0.5: the rise and fall of the worth of
    /// half a point of komi.
    pub const PARITY: usize = 18;
}

/// The inputs of a network for one position.
#[derive(Clone, Debug, PartialEq)]
pub struct Planes {
    /// The size of the board.
    pub size: Size,
    /// [`PLANES`] planes one after the other, each row by row from the top left.
    pub spatial: Vec<f32>,
    /// The numbers besides.
    pub global: [f32; GLOBALS],
}

impl Planes {
    /// All zeros, for a board of `size`.
    pub fn new(size: Size) -> Planes {
        Planes { size, spatial: vec![0.0; PLANES * size.area()], global: [0.0; GLOBALS] }
    }

    /// One plane, row by row from the top left.
    pub fn plane(&self, plane: usize) -> &[f32] {
        let area = self.size.area();
        &self.spatial[plane * area..(plane + 1) * area]
    }

    pub(super) fn set(&mut self, plane: usize, point: Point) {
        self.spatial[plane * self.size.area() + point.index()] = 1.0;
    }

    pub(super) fn clear(&mut self, size: Size) {
        self.size = size;
        self.spatial.clear();
        self.spatial.resize(PLANES * size.area(), 0.0);
        self.global = [0.0; GLOBALS];
    }
}
