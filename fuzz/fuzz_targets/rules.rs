//! Rules as other programs write them: KataGo's one word and its JSON, and a whole ruleset as JSON.
//! Rules that are read are written and read again as the same, and a game can begin with them.

#![no_main]

use libfuzzer_sys::fuzz_target;
use tengen_rules::kata::KataRules;
use tengen_rules::{Game, GameSetup, Handicap, Ruleset, Size};

fuzz_target!(|bytes: &[u8]| {
    if let Ok(text) = std::str::from_utf8(bytes) {
        match text.parse::<KataRules>() {
            Ok(options) => told(options),
            Err(why) => assert!(why.at <= text.len(), "{why}"),
        }
        if let Some(rules) = Ruleset::named(text) {
            begun(rules);
        }
    }
    if let Ok(options) = serde_json::from_slice::<KataRules>(bytes) {
        told(options);
    }
    if let Ok(rules) = serde_json::from_slice::<Ruleset>(bytes) {
        let written = serde_json::to_vec(&rules).expect("a ruleset is data");
        let again: Ruleset = serde_json::from_slice(&written).expect("what was written");
        assert_eq!(again, rules);
        begun(rules);
    }
});

/// Options are the same after either way of writing them, and make a ruleset.
fn told(options: KataRules) {
    assert_eq!(options.to_string().parse(), Ok(options));
    let json = serde_json::to_vec(&options).expect("options are data");
    assert_eq!(serde_json::from_slice::<KataRules>(&json).expect("what was written"), options);
    begun(options.ruleset());
}

fn begun(rules: Ruleset) {
    // KataGo's options give territory without an agreement on dead stones an agreement.
    let options = KataRules::nearest(&KataRules::nearest(&rules).ruleset());
    assert_eq!(KataRules::nearest(&options.ruleset()), options);
    let size = Size::square(3).expect("a small board");
    Game::new(GameSetup::new(size, rules, Handicap::None)).expect("an empty board is a game's");
}
