//! Prints how many playouts and how much search a second one thread makes from the empty board.
//!
//! `cargo run --release -p tengen-engine --example search_speed`

use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};
use tengen_engine::{Engine, Limits, Options, Rank, Task};
use tengen_judge::{Playout, Situation};
use tengen_random::Random;
use tengen_rules::{Board, Color, Game, GameSetup, Handicap, Size, SizeError, presets};

fn main() -> Result<(), SizeError> {
    for lines in [9, 13, 19] {
        let size = Size::square(lines)?;
        let (board, mut playout) = (Board::new(size), Playout::new(size));
        let mut random = Random::new(1);
        let start = Situation { to_move: Color::Black, last: None, ko: None };
        let (mut playouts, mut moves, begun) = (0u32, 0, Instant::now());
        while begun.elapsed() < Duration::from_secs(1) {
            playout.run(&board, start, &mut random);
            moves += playout.moves().len();
            playouts += 1;
        }
        let seconds = begun.elapsed().as_secs_f64();
        println!(
            "{size}: {:.0} playouts/s of {:.0} moves",
            f64::from(playouts) / seconds,
            moves as f64 / f64::from(playouts)
        );
        let setup = GameSetup::new(size, presets::TROMP_TAYLOR.clone(), Handicap::None);
        let Ok(game) = Game::new(setup) else { continue };
        let limits = Limits { time: Some(Duration::from_secs(1)), playouts: None };
        let task = Task::of(&game, Color::Black, Rank::FULL, limits);
        let mut engine = Engine::new(Options { threads: 1, ..Options::default() });
        let choice = engine.choose(&task, &AtomicBool::new(false));
        println!("{size}: {} playouts in the tree in 1 s", choice.playouts);
    }
    Ok(())
}
