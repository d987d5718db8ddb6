//! A short game from the first move to its result: plays, a refusal, a dispute, the count.
//!
//! `cargo run -p tengen-rules --example referee_a_game`

use std::error::Error;
use tengen_rules::{Color, Event, Game, GameSetup, Handicap, Phase, Size, presets};

fn main() -> Result<(), Box<dyn Error>> {
    let size = Size::square(5)?;
    let mut game = Game::new(GameSetup::new(size, presets::AGA_AREA.clone(), Handicap::None))?;
    let point = |name| size.parse(name).ok_or("no such point");

    // Black takes a ko; White may not take it back at once.
    for name in ["C4", "D4", "B3", "E3", "C2", "D2", "D3", "C3"] {
        let color = game.to_move().ok_or("the game is over")?;
        game.apply(Event::Play { color, point: point(name)? })?;
    }
    let retake = Event::Play { color: Color::Black, point: point("D3")? };
    if let Err(refusal) = game.apply(retake) {
        println!("Black D3: {refusal} [{}]", refusal.code());
    }

    // Two passes stop play, but the players do not agree; two more end the game.
    for _ in 0..2 {
        let color = game.to_move().ok_or("the game is over")?;
        game.apply(Event::Pass { color })?;
    }
    if let Phase::Settling(settling) = game.phase() {
        println!("{} passed last; the stones are being settled", settling.last_passer);
    }
    game.apply(Event::Dispute { color: Color::Black })?;
    while let Some(color) = game.to_move() {
        game.apply(Event::Pass { color })?;
    }

    println!("{}", game.board());
    for color in Color::BOTH {
        let count = game.count(&game.settlement());
        println!("{color}: {} points", count.total(color));
    }
    println!("result {}", game.outcome().ok_or("no result")?);
    println!("the log has {} events", game.log().len());
    Ok(())
}
