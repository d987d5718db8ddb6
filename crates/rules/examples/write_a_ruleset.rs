//! A house ruleset: New Zealand's, but with no self-capture and a draw broken by half a point.
//!
//! `cargo run -p tengen-rules --example write_a_ruleset`

use std::error::Error;
use tengen_rules::kata::KataRules;
use tengen_rules::{
    Color, Event, Game, GameSetup, Handicap, PlayRules, Ruleset, Size, Suicide, presets,
};

fn main() -> Result<(), Box<dyn Error>> {
    let new_zealand = &presets::NEW_ZEALAND;
    let house = Ruleset {
        id: "house".into(),
        name: "House rules".into(),
        play: PlayRules { suicide: Suicide::Forbidden, ..new_zealand.play },
        komi: "6.5".parse()?,
        ..new_zealand.clone()
    };
    println!("{} as KataGo would say it: {}", house.name, KataRules::nearest(&house));

    // Nothing else is needed to play by them.
    let size = Size::square(3)?;
    let mut game = Game::new(GameSetup::new(size, house, Handicap::None))?;
    for name in ["B3", "A1", "A2", "C1", "B1", "C2"] {
        let color = game.to_move().ok_or("the game is over")?;
        let point = size.parse(name).ok_or("no such point")?;
        game.apply(Event::Play { color, point })?;
    }
    println!("{}", game.board());
    let corner = size.parse("A3").ok_or("no such point")?;
    match game.line().check(Color::White, corner) {
        Ok(effect) => println!("White A3 would be legal: {effect:?}"),
        Err(illegal) => println!("White A3: {illegal}"),
    }
    Ok(())
}
