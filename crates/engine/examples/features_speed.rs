//! Prints how long the inputs of a network take to fill in, along playouts on 19×19.
//!
//! `cargo run --release -p tengen-engine --example features_speed`

use std::time::{Duration, Instant};
use tengen_engine::Terms;
use tengen_engine::features::{Features, InputHistory, InputOptions, Planes};
use tengen_judge::{Playout, Situation};
use tengen_random::Random;
use tengen_rules::{Board, Color, Score, Size, SizeError, presets};

fn main() -> Result<(), SizeError> {
    let size = Size::square(19)?;
    let (board, mut playout, mut random) = (Board::new(size), Playout::new(size), Random::new(1));
    let start = Situation { to_move: Color::Black, last: None, ko: None };
    let mut planes = Planes::new(size);
    for rules in [&presets::TROMP_TAYLOR, &presets::JAPANESE] {
        // By stretches of 50 moves: the time, and the number of positions.
        let mut stretches = [(Duration::ZERO, 0u32); 6];
        let mut followers: [Features; 5] = Default::default();
        for _ in 0..40 {
            playout.run(&board, start, &mut random);
            let terms = Terms { rules: rules.clone(), komi: rules.komi, compensation: Score::ZERO };
            let mut history = InputHistory::new(terms, board.clone(), Color::Black, [0; 2]);
            for (number, (color, point)) in playout.moves().iter().enumerate() {
                history.play(*color, *point);
                let Some((time, positions)) = stretches.get_mut(number / 50) else { break };
                // Each has seen the positions before, none this one. The quickest counts: the
                // others were interrupted.
                let fill = |features: &mut Features| {
                    let begun = Instant::now();
                    features.fill(&history, &InputOptions::default(), &mut planes);
                    begun.elapsed()
                };
                *time += followers.iter_mut().map(fill).min().unwrap_or_default();
                *positions += 1;
            }
        }
        println!("{}: microseconds a position", rules.id);
        for (i, (time, positions)) in stretches.into_iter().enumerate() {
            let mean = time.as_secs_f64() * 1e6 / f64::from(positions.max(1));
            println!("  moves {:3} to {:3}: {mean:.1}", i * 50 + 1, i * 50 + 50);
        }
    }
    Ok(())
}
