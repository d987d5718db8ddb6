//! Names of positions: equal positions have equal names, and KataGo gives them the same ones.
//! Programs compute the name themselves, to check that a result belongs to the position shown.

use std::array::from_fn;
use std::sync::LazyLock;
use tengen_engine::GameState;
use tengen_rules::{Color, Size};

/// A position's names: 32 hexadecimal digits each.
pub(super) struct Names {
    /// For stones, size, side to move and ko.
    pub(super) this: String,
    /// The same for all positions that are turns or mirror images of one another.
    pub(super) symmetric: String,
}

/// The names of the position of `walk`.
pub(super) fn names(walk: &GameState) -> Names {
    let all: [u128; 8] = from_fn(|symmetry| hash(walk, symmetry));
    let least = all.iter().min().unwrap_or(&all[0]);
    Names { this: format!("{:032X}", all[0]), symmetric: format!("{least:032X}") }
}

/// The Zobrist hash of the position with the board turned or mirrored by `symmetry`.
fn hash(walk: &GameState, symmetry: usize) -> u128 {
    let (board, size) = (walk.board(), walk.board().size());
    let turned = symmetry & 4 != 0;
    let (width, height) = sides(size, turned);
    let to_move = TABLE.to_move[usize::from(walk.to_move() == Color::White)];
    let mut hash = TABLE.width[width] ^ TABLE.height[height] ^ to_move;
    for row in 0..height {
        for column in 0..width {
            // KataGo numbers a board's points by rows, with a border between them.
            let number = (column + 1) + (row + 1) * (width + 1);
            let row = if symmetry & 1 != 0 { height - 1 - row } else { row };
            let column = if symmetry & 2 != 0 { width - 1 - column } else { column };
            let (column, row) = if turned { (row, column) } else { (column, row) };
            let point = size.point(column, row);
            match point.and_then(|point| board.get(point)) {
                Some(Color::Black) => hash ^= TABLE.points[number].black,
                Some(Color::White) => hash ^= TABLE.points[number].white,
                None if point.is_some() && walk.line().ko() == point => {
                    hash ^= TABLE.points[number].ko;
                }
                None => {}
            }
        }
    }
    hash
}

fn sides(size: Size, turned: bool) -> (usize, usize) {
    let (width, height) = (size.width(), size.height());
    if turned { (height, width) } else { (width, height) }
}

/// The longest side for which there are numbers.
const LONGEST: usize = 19;

/// How many points boards of that side have, with their borders.
const POINTS: usize = (LONGEST + 1) * (LONGEST + 2) + 1;

/// A random number for each fact of a position.
struct Table {
    /// Black, White.
    to_move: [u128; 2],
    width: [u128; LONGEST + 1],
    height: [u128; LONGEST + 1],
    points: [OfPoint; POINTS],
}

#[derive(Clone, Copy)]
struct OfPoint {
    black: u128,
    white: u128,
    /// The point may not be played, since that would take back a ko.
    ko: u128,
}

/// KataGo's numbers, drawn in its order. Those that analyses do not use are drawn and dropped.
static TABLE: LazyLock<Table> = LazyLock::new(|| {
    let mut drawn = Random::new(FOR_POINTS);
    let [_, black, white, _]: [u128; 4] = from_fn(|_| drawn.next());
    let _of_phases: [u128; 3] = from_fn(|_| drawn.next());
    let points = from_fn(|_| {
        let [black, _, white, _, ko] = from_fn(|_| drawn.next());
        OfPoint { black, white, ko }
    });
    let mut drawn = Random::new(FOR_SIZES);
    let sizes: [[u128; 2]; LONGEST + 1] = from_fn(|_| from_fn(|_| drawn.next()));
    let (width, height) = (sizes.map(|[width, _]| width), sizes.map(|[_, height]| height));
    Table { to_move: [black, white], width, height, points }
});

/// KataGo's generator of random numbers: the sum of xorshift1024* and PCG32.
struct Random {
    shifted: [u64; 16],
    at: usize,
    congruential: u64,
}

impl Random {
    fn new(state: [u64; 17]) -> Random {
        Random { shifted: from_fn(|i| state[i]), at: 0, congruential: state[16] }
    }

    fn bits(&mut self) -> u32 {
        let state = self
            .congruential
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        self.congruential = state;
        let one = ((((state >> 18) ^ state) >> 27) as u32).rotate_right((state >> 59) as u32);
        let mut before = self.shifted[self.at];
        self.at = (self.at + 1) % self.shifted.len();
        let word = &mut self.shifted[self.at];
        *word ^= *word << 31;
        *word ^= *word >> 11;
        before ^= before >> 30;
        *word ^= before;
        let other = (word.wrapping_mul(1_181_783_497_276_652_981) >> 32) as u32;
        one.wrapping_add(other)
    }

    /// The lowest 32 bits come first.
    fn next(&mut self) -> u128 {
        (0..4).fold(0, |number, part| number | u128::from(self.bits()) << (32 * part))
    }
}

/// The state in which KataGo's generator begins with the seed `Board::initHash()`.
const FOR_POINTS: [u64; 17] = [
    0x8529_bcaa_32ee_1153,
    0xd6c0_2840_163c_fd58,
    0x661e_734d_d183_30aa,
    0x6976_3dad_c5f7_cf1c,
    0xbcce_dad7_211d_446c,
    0x2f88_2a76_eefd_2087,
    0x0c93_73dc_8577_368e,
    0x3c56_74d8_241d_748a,
    0x9f44_ad0b_874b_3d15,
    0x0dbb_4cdb_929b_8149,
    0xffe1_f77e_f042_d660,
    0x527a_813c_87f4_a148,
    0x24ba_17f1_1024_c0b3,
    0xac50_fb22_6a9c_62cd,
    0xe3a4_5493_a2d0_d60f,
    0xd432_d2cc_ce05_70f9,
    0xd3b4_7647_f67d_21ae,
];

/// The same with the seed `Board::initHash() for ZOBRIST_SIZE hashes`.
const FOR_SIZES: [u64; 17] = [
    0x5c7e_a045_2608_5d79,
    0x4617_729b_165f_56db,
    0x43e7_c38c_20e6_c7e8,
    0x6d15_4788_806c_d7f8,
    0xa74e_852b_707a_05c8,
    0xb44c_b8ee_202e_eddc,
    0x3bdd_d3c6_d50c_68f8,
    0x7755_179e_f767_3e94,
    0x70d8_9e5b_8777_25c3,
    0xee4d_a74d_2298_229f,
    0xb94d_1c33_8429_5b45,
    0xf1e2_ab2f_f01d_4434,
    0x2f54_ea39_2971_c290,
    0x96f8_7c87_daa6_38bc,
    0x1d57_20c3_9696_8f89,
    0x9532_dc6c_e8b9_c0ba,
    0x61ee_e47c_be1d_ecd0,
];
