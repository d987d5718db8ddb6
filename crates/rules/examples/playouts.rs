//! Uniformly random playouts that fill no own eyes: how many a second this board plays.
//!
//! `cargo run --release -p tengen-rules --example playouts [seconds]`

use std::time::{Duration, Instant};
use tengen_rules::{Board, Color, Point, Size};

fn main() {
    let seconds = std::env::args().nth(1).and_then(|s| s.parse().ok()).unwrap_or(2);
    for lines in [9, 13, 19] {
        let start = Board::new(Size::square(lines).expect("a board has 1 to 52 lines"));
        let mut board = start.clone();
        let (mut playouts, mut moves, mut random) = (0u64, 0u64, Random(1));
        let begin = Instant::now();
        while begin.elapsed() < Duration::from_secs(seconds) {
            for _ in 0..100 {
                board.clone_from(&start);
                moves += playout(&mut board, &mut random);
                playouts += 1;
            }
        }
        let each = begin.elapsed().as_secs_f64();
        println!(
            "{lines}×{lines}: {:.0} playouts/s, {:.1} moves each",
            playouts as f64 / each,
            moves as f64 / playouts as f64
        );
    }
}

/// SplitMix64.
struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^= z >> 31;
        ((u128::from(z) * n as u128) >> 64) as usize
    }
}

/// Plays until both sides have nothing to play but their own eyes; says how many moves.
fn playout(board: &mut Board, random: &mut Random) -> u64 {
    let (mut color, mut ko, mut passes, mut moves) = (Color::Black, None, 0, 0);
    let most = board.size().area() as u64 * 3;
    while passes < 2 && moves < most {
        let choice = choose(board, color, ko, random);
        ko = choice.and_then(|p| board.play(color, p).ok()).and_then(|played| played.ko);
        passes = if choice.is_some() { 0 } else { passes + 1 };
        moves += 1;
        color = !color;
    }
    moves
}

fn choose(board: &Board, color: Color, ko: Option<Point>, random: &mut Random) -> Option<Point> {
    let n = board.empty_count();
    if n == 0 {
        return None;
    }
    let first = random.below(n);
    let in_turn = (first..n).chain(0..first).map(|i| board.empty_point(i));
    in_turn
        .into_iter()
        .find(|p| Some(*p) != ko && !is_eye(board, color, *p) && !board.is_suicide(color, *p))
}

/// All neighbours own, and fewer diagonals the opponent's than make the eye false.
fn is_eye(board: &Board, color: Color, p: Point) -> bool {
    if !board.is_surrounded(color, p) {
        return false;
    }
    let (mut all, mut against) = (0, 0);
    for q in board.diagonals(p) {
        all += 1;
        against += u32::from(board.get(q) == Some(!color));
    }
    against + u32::from(all < 4) < 2
}
