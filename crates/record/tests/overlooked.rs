//! A play that was not legal and stands is so in the record too.

use tengen_record::{About, read, record_of};
use tengen_rules::{Color, Event, Game, GameSetup, Handicap, Size, presets};

#[test]
fn a_play_that_nobody_called_comes_back() {
    let size = Size::square(4).unwrap();
    let mut game =
        Game::new(GameSetup::new(size, presets::AGA_AREA.clone(), Handicap::None)).unwrap();
    for name in ["B4", "C4", "A3", "D3", "B2", "C2", "C3", "B3"] {
        let color = game.to_move().unwrap();
        game.apply(Event::Play { color, point: size.parse(name).unwrap() }).unwrap();
    }
    // Black retakes the ko at once, and White replies elsewhere.
    let point = size.parse("C3").unwrap();
    assert!(game.apply(Event::Play { color: Color::Black, point }).is_err());
    game.apply(Event::Overlooked { color: Color::Black, point }).unwrap();
    game.apply(Event::Play { color: Color::White, point: size.parse("A1").unwrap() }).unwrap();

    let saved = record_of(&game, About::default()).to_bytes().unwrap();
    let parsed = tengen_sgf::parse(&saved);
    let recorded = read(parsed.collection.roots().next().unwrap(), None).unwrap();
    let again = Game::replay(recorded.setup, recorded.events).unwrap();
    assert_eq!(again.log(), game.log());
    assert_eq!(again.board(), game.board());
}
