//! KataGo's commands about rules, which other programs use too.

use crate::arguments::{Answer, Arguments};
use tengen_rules::kata::KataRules;
use tengen_rules::{Ruleset, presets};

/// The ruleset that the arguments mean: by name, in KataGo's one-word form or in its JSON.
pub(crate) fn find_rules(arguments: Arguments<'_>) -> Result<Ruleset, String> {
    let text = arguments.rest(0)?;
    if text.starts_with('{') {
        let options: KataRules =
            serde_json::from_str(&text).map_err(|e| format!("unknown rules: {e}"))?;
        return Ok(options.ruleset());
    }
    let known = || {
        let names: Vec<&str> = presets::ALL.iter().map(|rules| rules.id.as_ref()).collect();
        format!(
            "unknown rules: {text} is none of {}, nor options like \
             koPOSITIONALscoreAREAtaxNONEsui1whb0",
            names.join(", ")
        )
    };
    Ruleset::named(&text).ok_or_else(known)
}

/// The rules as KataGo's JSON has them, as near as its terms come.
pub(crate) fn show_rules(rules: &Ruleset) -> Answer {
    serde_json::to_string(&KataRules::nearest(rules)).map_err(|e| e.to_string())
}
