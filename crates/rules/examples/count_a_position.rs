//! Counts the final position of the booklet's eleventh diagram in several ways.
//!
//! `cargo run -p tengen-rules --example count_a_position`

use std::error::Error;
use tengen_rules::{Board, Color, Extras, PointSet, Settlement, count, methods, presets};

fn main() -> Result<(), Box<dyn Error>> {
    let board = Board::parse(
        ". . . . X O . . .
         . X . X X O . O .
         . . X . X O O O .
         . . . X X O . X .
         . . X . X O O O .
         . . . X O O . . .
         . . X X O . O . .
         . X . X O . . O .
         . . . X O . . . .",
    )?;
    let dead = board.size().parse("H6").ok_or("no such point")?;
    let agreed = Settlement { dead: PointSet::of(board.size(), [dead]), seki: None };
    let extras = Extras::default();

    for rules in [&presets::JAPANESE, &presets::CHINESE, &presets::STONE_SCORING] {
        let counted = count(&board, &rules.scoring, &agreed, &extras);
        println!("{}: Black leads by {}", rules.name, counted.margin());
        for color in Color::BOTH {
            for entry in counted.entries(color) {
                println!("  {color} {:?} {}", entry.item, entry.points);
            }
        }
    }
    let half =
        methods::half_count(&board, &presets::CHINESE.scoring, &agreed, &extras, Color::Black);
    println!(
        "Black has {} of {} points: {} quarter points more than half",
        half.own,
        board.size().area(),
        half.excess_quarters()
    );
    Ok(())
}
