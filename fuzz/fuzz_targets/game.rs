//! A game from JSON as servers keep it: a setup, and then an event a line. Replaying its log always
//! gives the same game.

#![no_main]

use libfuzzer_sys::fuzz_target;
use tengen_rules::{Event, Game, GameSetup};

/// Longer logs only repeat what shorter ones find.
const MOST_EVENTS: usize = 300;

fuzz_target!(|bytes: &[u8]| {
    let mut lines = bytes.split(|&byte| byte == b'\n');
    let Some(Ok(setup)) = lines.next().map(serde_json::from_slice::<GameSetup>) else { return };
    let Ok(mut game) = Game::new(setup.clone()) else { return };
    for event in lines.filter_map(|line| serde_json::from_slice::<Event>(line).ok()) {
        if game.apply(event).is_err() {
            continue;
        }
        let _ = (game.to_move(), game.outcome(), game.recurrence(), game.extras(), game.offer());
        if game.log().len() >= MOST_EVENTS {
            break;
        }
    }
    let _ = game.count(&game.settlement());
    let log = serde_json::to_vec(game.log()).expect("events are data");
    let log: Vec<Event> = serde_json::from_slice(&log).expect("what was written");
    let again = Game::replay(setup, log).expect("these events were not refused");
    assert_eq!(again.board(), game.board());
    assert_eq!(again.phase(), game.phase());
    assert_eq!(again.moves(), game.moves());
    assert_eq!(again.to_move(), game.to_move());
});
