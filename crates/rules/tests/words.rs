//! Rulesets as JSON: older records are read, and values that make no sense are refused.

use tengen_rules::kata::KataRules;
use tengen_rules::{Button, Ruleset, presets};

fn json(rules: &Ruleset) -> serde_json::Value {
    serde_json::to_value(rules).unwrap()
}

#[test]
fn rulesets_kept_before_there_were_encores_are_read() {
    let mut old = json(&presets::BUTTON);
    for (part, field) in [
        ("ending", "encore"),
        ("ending", "dameFilled"),
        ("ending", "hypotheticalKo"),
        ("scoring", "shared"),
        ("scoring", "ties"),
    ] {
        assert!(old[part].as_object_mut().unwrap().remove(field).is_some(), "{field}");
    }
    old["scoring"]["button"] = true.into();
    assert_eq!(serde_json::from_value::<Ruleset>(old.clone()).unwrap(), presets::BUTTON.clone());
    old["scoring"]["button"] = false.into();
    assert_eq!(serde_json::from_value::<Ruleset>(old).unwrap().scoring.button, Button::None);

    let mut old = json(&presets::TROMP_TAYLOR);
    old["ending"]["agreement"] = serde_json::Value::Null;
    assert_eq!(serde_json::from_value::<Ruleset>(old).unwrap(), presets::TROMP_TAYLOR.clone());
}

#[test]
fn every_ruleset_survives_the_trip() {
    for rules in presets::ALL {
        assert_eq!(serde_json::from_value::<Ruleset>(json(rules)).unwrap(), *rules);
    }
}

#[test]
fn what_makes_no_sense_is_refused_with_its_reason() {
    for (part, field, value, expected) in [
        ("play", "superko", "mega".into(), "or `none`"),
        ("play", "koo", true.into(), "unknown field `koo`"),
        ("ending", "stop", serde_json::json!({ "passes": 256 }), "expected u8"),
        ("scoring", "button", "all".into(), "unknown variant `all`"),
        ("scoring", "method", "stones".into(), "expected `area` or `territory`"),
    ] {
        let mut changed = json(&presets::JAPANESE);
        changed[part][field] = value;
        let error = serde_json::from_value::<Ruleset>(changed).unwrap_err().to_string();
        assert!(error.contains(expected), "{part}.{field}: {error}");
    }
    for (text, expected) in [
        (r#"{"komi":1e9}"#, "not a number of points"),
        (r#"{"komi":6.25}"#, "not a number of points"),
        (r#"{"komi":null,"ko":"ETERNAL"}"#, "expected one of `SIMPLE`"),
        (r#"{"kos":"SIMPLE"}"#, "unknown field `kos`"),
        (r#"{"suicide":1}"#, "expected a boolean"),
    ] {
        let error = serde_json::from_str::<KataRules>(text).unwrap_err().to_string();
        assert!(error.contains(expected), "{text}: {error}");
    }
}

#[test]
fn options_left_out_are_tromp_taylors_and_eyes_in_seki_go_with_territory() {
    let read = |text: &str| serde_json::from_str::<KataRules>(text).unwrap().to_string();
    assert_eq!(read("{}"), "koPOSITIONALscoreAREAtaxNONEsui1whb0");
    assert_eq!(
        read(r#"{"score":"TERRITORY","ko":"SPIGHT","suicide":false}"#),
        "koSPIGHTscoreTERRITORYtaxSEKIsui0whb0"
    );
}

#[test]
fn what_katago_cannot_say_is_said() {
    for (rules, expected) in [
        (&presets::JAPANESE, vec![]),
        (&presets::AGA_AREA, vec![]),
        (&presets::ING, vec!["Ing's hot stones may not be taken", "Black wins ties"]),
        (&presets::TROMP_TAYLOR, vec!["suicide of a single stone is allowed"]),
    ] {
        assert_eq!(KataRules::differences(rules), expected, "{}", rules.id);
    }
}
