//! Counts the uniformly random playouts a second that this board plays. They fill no own eyes.
//!
//! `cargo run --release -p tengen-rules --example playouts [seconds]`
//!
//! The rules are the usual ones of such measurements, those of libEGO. An eye is a point for which
//! [`Board::is_eye`] holds. Plays are those of [`Board::play_random`]. A playout ends after two
//! passes or two moves a point.

use std::time::Instant;
use tengen_rules::{Board, Color, Size};

fn main() {
    let seconds = std::env::args().nth(1).and_then(|s| s.parse().ok()).unwrap_or(2.0);
    let most = std::env::args().nth(2).and_then(|s| s.parse().ok()).unwrap_or(u64::MAX);
    for lines in [9, 13, 19] {
        let start = Board::new(Size::square(lines).expect("a board has 1 to 52 lines"));
        let mut board = start.clone();
        let (mut playouts, mut moves, mut random) = (0u64, 0u64, Random::new(1));
        let clock = Clock::start();
        while clock.seconds() < seconds && playouts < most {
            for _ in 0..500 {
                board.clone_from(&start);
                moves += playout(&mut board, &mut random);
                playouts += 1;
            }
        }
        let each = clock.seconds();
        println!(
            "{lines}×{lines}: {:.0} playouts/s, {:.1} moves each",
            playouts as f64 / each,
            moves as f64 / playouts as f64
        );
    }
}

/// Time spent computing, which other programs on the machine do not disturb. Only Linux tells it;
/// on other systems this is the time that passed.
struct Clock {
    begin: Instant,
    computed: Option<u64>,
}

impl Clock {
    fn start() -> Clock {
        Clock { begin: Instant::now(), computed: Clock::computed() }
    }

    fn seconds(&self) -> f64 {
        match self.computed.zip(Clock::computed()) {
            Some((before, now)) => (now - before) as f64 / 1e9,
            None => self.begin.elapsed().as_secs_f64(),
        }
    }

    /// Nanoseconds on a processor.
    fn computed() -> Option<u64> {
        let stat = std::fs::read_to_string("/proc/self/schedstat").ok()?;
        stat.split_whitespace().next()?.parse().ok()
    }
}

/// Lehmer's generator modulo 2^128, of which the upper half is used, with a multiplier from Steele
/// and Vigna (2021). It is one number ahead: the processor works out the next one while the board
/// is busy with the last.
struct Random {
    state: u128,
    next: u64,
}

impl Random {
    fn new(seed: u64) -> Random {
        let mut random = Random { state: u128::from(seed) << 64 | 0x9e37_79b9_7f4a_7c15, next: 0 };
        random.below(1);
        random
    }

    fn below(&mut self, n: usize) -> usize {
        let number = ((u128::from(self.next) * n as u128) >> 64) as usize;
        self.state = self.state.wrapping_mul(0xda94_2042_e4dd_58b5);
        self.next = (self.state >> 64) as u64;
        number
    }
}

/// Plays until both sides have nothing to play but their own eyes. Returns the number of moves,
/// passes included.
#[inline(never)]
fn playout(board: &mut Board, random: &mut Random) -> u64 {
    let (mut color, mut ko, mut passes, mut moves) = (Color::Black, None, 0, 0);
    let most = board.size().area() as u64 * 2;
    while passes < 2 && moves < most {
        let first = random.below(board.empty_count());
        let played = board.play_random(color, ko, first);
        ko = played.and_then(|played| played.ko);
        passes = if played.is_some() { 0 } else { passes + 1 };
        moves += 1;
        color = !color;
    }
    moves
}
