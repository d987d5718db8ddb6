//! The rulesets and scorings that the cases name.

use tengen_rules::{LongCycle, Method, PlayRules, Ruleset, Scoring, Suicide, Superko, presets};

/// The rulesets of the cases: ours, and four that isolate one repetition rule.
pub(crate) fn ruleset(id: &str) -> Ruleset {
    let isolated = |basic_ko, superko| {
        let long_cycle = LongCycle::Forbidden;
        let play = PlayRules { basic_ko, superko, long_cycle, suicide: Suicide::Allowed };
        Ruleset { play, ..presets::TROMP_TAYLOR.clone() }
    };
    match id {
        "psk" => isolated(false, Some(Superko::Positional)),
        "ssk" => isolated(false, Some(Superko::Situational)),
        "nssk" => isolated(false, Some(Superko::NaturalSituational)),
        "simple" => isolated(true, None),
        "chinese-practice" => presets::CHINESE.clone(),
        "aga-nssk" => presets::AGA_NATURAL.clone(),
        "spight-area" => presets::SPIGHT.clone(),
        _ => presets::find(id).unwrap_or_else(|| panic!("no ruleset: {id}")).clone(),
    }
}

/// The scoring methods of the cases, on their own.
pub(crate) fn scoring(method: &str) -> Scoring {
    let area = presets::TROMP_TAYLOR.scoring;
    match method {
        "area" => area,
        "territory" => Scoring { method: Method::Territory, ..area },
        "japanese" => presets::JAPANESE.scoring,
        "group-tax" => presets::STONE_SCORING.scoring,
        "button" => presets::BUTTON.scoring,
        "wmsg" => presets::WMSG_2008.scoring,
        other => panic!("no scoring: {other}"),
    }
}
