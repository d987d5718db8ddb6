//! A state that follows a game, move by move or at once, agrees with it on all effects of passes.

use proptest::prelude::*;
use tengen_engine::{GameState, Terms};
use tengen_rules::{
    Board, Button, Color, Encore, Ended, Event, Game, GameSetup, Handicap, Phase, Ruleset, Size,
    Stop, presets,
};

/// How many passes in a row count towards the next stop, counted in the log of a game.
fn passes(game: &Game) -> u32 {
    let button = game.setup().rules.scoring.button == Button::Taken;
    let (mut passes, mut taken, mut encore) = (0, !button, false);
    let mut then = Game::new(game.setup().clone()).unwrap();
    for event in game.log() {
        then.apply(event.clone()).unwrap();
        match event {
            Event::Pass { .. } if !taken => taken = true,
            Event::Pass { .. } => passes += 1,
            _ => passes = 0,
        }
        if then.ledger().in_encore() != encore {
            (passes, encore) = (0, true);
        }
    }
    passes
}

/// Checks that a state is where the game is, and foresees the effect of a pass.
fn check(state: &GameState, game: &Game) {
    let (history, rules) = (state.history(), &game.setup().rules);
    let stopped = !matches!(game.phase(), Phase::Play);
    assert_eq!(history.is_stopped(), stopped, "{}", rules.id);
    let mut ledger = *state.ledger();
    if let Phase::Ended(Ended { counted: true, all_alive, .. }) = game.phase() {
        ledger.close(&rules.scoring);
        assert_eq!(state.extras(), game.extras(), "{}", rules.id);
        assert!(*all_alive && !state.dead_removed(), "{}", rules.id);
    }
    assert_eq!(&ledger, game.ledger(), "{}", rules.id);
    assert_eq!(history.passes(), passes(game), "{}", rules.id);
    assert_eq!(state.board().rows(), game.board().rows());
    if let Some(color) = game.to_move() {
        assert_eq!(state.to_move(), color);
        let mut passed = game.clone();
        passed.apply(Event::Pass { color }).unwrap();
        let stops = !matches!(passed.phase(), Phase::Play);
        assert_eq!(history.pass_would_stop(), stops, "{}", rules.id);
        let button = passed.ledger().button() != game.ledger().button();
        assert!(!(button && stops), "{}", rules.id);
    }
}

/// A ruleset as it is, or with another ending that no preset combines.
fn rules() -> impl Strategy<Value = Ruleset> {
    let stop = prop_oneof![(1u8..5).prop_map(Stop::Passes), Just(Stop::PassRepeated)];
    let encore = prop_oneof![Just(Encore::Never), Just(Encore::Dispute), Just(Encore::Always)];
    (0..presets::ALL.len(), prop::option::of((stop, encore))).prop_map(|(preset, other)| {
        let mut rules = presets::ALL[preset].clone();
        if let Some((stop, encore)) = other {
            (rules.ending.stop, rules.ending.encore) = (stop, encore);
        }
        rules
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, ..ProptestConfig::default() })]

    /// Under every ruleset: when play stops, the button, the encore, and the cost of passes.
    #[test]
    fn passes_do_to_a_state_what_they_do_to_a_game(
        rules in rules(),
        side in 2..4usize,
        wishes in prop::collection::vec(prop::option::weighted(0.4, 0..9usize), 0..40),
    ) {
        let size = Size::square(side).unwrap();
        let setup = GameSetup::new(size, rules, Handicap::None);
        let terms = Terms::of(&setup);
        let mut game = Game::new(setup).unwrap();
        let mut state = GameState::new(terms, Board::new(size), Color::Black, [0; 2]);
        check(&state, &game);
        for wish in wishes {
            if matches!(game.phase(), Phase::Settling(_)) {
                game.apply(Event::Dispute { color: Color::Black }).unwrap();
                state.resume();
                state.set_to_move(game.to_move().unwrap());
                check(&state, &game);
                check(&GameState::of(&game), &game);
            }
            let Some(color) = game.to_move() else { break };
            let point = wish.and_then(|number| size.at(number));
            let point = point.filter(|p| game.line().check(color, *p).is_ok());
            let event = point.map_or(Event::Pass { color }, |point| Event::Play { color, point });
            game.apply(event).unwrap();
            state.step(point);
            check(&state, &game);
            check(&GameState::of(&game), &game);
        }
    }
}
