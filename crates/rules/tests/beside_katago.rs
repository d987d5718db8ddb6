//! Faults that games beside KataGo (`cargo xtask differential`) have shown.

use tengen_rules::{
    Board, Button, Color, Event, Extras, Game, GameSetup, Handicap, Item, Refusal, Ruleset, Score,
    Scoring, Settlement, Size, Stop, Superko, count, presets,
};

/// White takes a ko, Black passes, White passes; then Black takes it back.
fn retake_after_passes(rules: Ruleset) -> Result<(), Refusal> {
    let size = Size::square(5).unwrap();
    let mut game = Game::new(GameSetup::new(size, rules, Handicap::None)).unwrap();
    let play = |game: &mut Game, name| {
        let color = game.to_move().unwrap();
        game.apply(Event::Play { color, point: size.parse(name).unwrap() })
    };
    for name in ["C4", "D4", "B3", "E3", "C2", "D2", "D3", "C3"] {
        play(&mut game, name).unwrap();
    }
    for color in Color::BOTH {
        game.apply(Event::Pass { color }).unwrap();
    }
    play(&mut game, "D3")
}

#[test]
fn taking_the_button_lifts_the_bans_of_superko() {
    let button = presets::BUTTON.clone();
    assert_eq!(retake_after_passes(button.clone()), Ok(()));
    let mut without = button;
    without.scoring = Scoring { button: Button::None, ..without.scoring };
    without.ending.stop = Stop::Passes(3);
    assert_eq!(retake_after_passes(without).map_err(|e| e.code()), Err("superko"));
}

#[test]
fn groups_are_taxed_when_territory_is_counted() {
    let board = Board::parse(". X . X X\nX X X X O\nX O O O O\nO O . O .").unwrap();
    let alive = Settlement::all_alive(&board);
    for (tax, expected) in [("NONE", 0), ("ALL", -2)] {
        let rules = Ruleset::named(&format!("koSIMPLEscoreTERRITORYtax{tax}sui0")).unwrap();
        let counted = count(&board, &rules.scoring, &alive, &Extras::default());
        for color in Color::BOTH {
            assert_eq!(counted.points(color, Item::GroupTax), Score::whole(expected), "{tax}");
        }
    }
}

#[test]
fn a_superko_asked_for_is_the_one_given() {
    for (word, superko) in [
        ("koPOSITIONALscoreAREAtaxNONEsui0", Superko::Positional),
        ("koPOSITIONALscoreAREAtaxNONEsui1", Superko::Positional),
        ("koSITUATIONALscoreAREAtaxNONEsui0fpok1", Superko::Situational),
    ] {
        assert_eq!(Ruleset::named(word).unwrap().play.superko, Some(superko), "{word}");
    }
}
