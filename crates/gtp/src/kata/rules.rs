//! The rules in KataGo's words.

use crate::arguments::{Answer, Arguments};
use crate::commands::done;
use crate::{Player, Session};
use serde_json::{Value, json};
use tengen_rules::kata::KataRules;
use tengen_rules::{Ruleset, presets};

/// The ruleset that the arguments mean: by name, in KataGo's one-word form or in its JSON.
pub(crate) fn find(arguments: Arguments<'_>) -> Result<Ruleset, String> {
    let text = arguments.rest(0)?;
    if text.starts_with('{') {
        let read = serde_json::from_str(&text).map_err(|e| format!("unknown rules: {e}"));
        return read.and_then(with_own_komi);
    }
    if let Some(rules) = presets::find(&text) {
        return Ok(rules.clone());
    }
    let known = |_| {
        let names: Vec<&str> = presets::ALL.iter().map(|rules| rules.id.as_ref()).collect();
        format!(
            "unknown rules: {text} is none of {}, nor options like \
             koPOSITIONALscoreAREAtaxNONEsui1whb0",
            names.join(", ")
        )
    };
    text.parse::<KataRules>().map_err(known).and_then(with_own_komi)
}

/// The protocol has a command of its own for komi.
fn with_own_komi(options: KataRules) -> Result<Ruleset, String> {
    if options.komi.is_some() {
        return Err("komi is set by the command komi, not with the rules".to_owned());
    }
    Ok(options.ruleset())
}

/// The rules in KataGo's JSON, as near as its terms come. Where its terms are not exact, the
/// ruleset and the differences are named too.
pub(crate) fn show(rules: &Ruleset) -> Answer {
    let mut told = serde_json::to_string(&KataRules::nearest(rules)).map_err(|e| e.to_string())?;
    let differences = KataRules::differences(rules);
    if !differences.is_empty() {
        // KataGo's own options keep their order, since some programs compare them.
        told.pop();
        let (ruleset, differs) = (json!(rules.id), json!(differences));
        told.push_str(&format!(",\"ruleset\":{ruleset},\"differs\":{differs}}}"));
    }
    Ok(told)
}

/// Goes on under other rules, and loads records under them.
pub(crate) fn set<P: Player>(session: &mut Session<P>, rules: Ruleset) -> Answer {
    session.position.set_rules(rules.clone());
    session.options.rules = Some(rules);
    done()
}

/// `kata-set-rule option value`: changes one of the options that [`show`] names.
pub(super) fn set_one<P: Player>(session: &mut Session<P>, arguments: Arguments<'_>) -> Answer {
    let (option, text) = (arguments.text(0)?, arguments.text(1)?);
    let nearest = KataRules::nearest(session.position.rules());
    let told = serde_json::to_value(nearest).map_err(|e| e.to_string())?;
    let Value::Object(mut options) = told else { return Err("no options".to_owned()) };
    if !options.contains_key(option) {
        let known: Vec<&str> = options.keys().map(String::as_str).collect();
        return Err(format!("unknown rule: {option} is none of {}", known.join(", ")));
    }
    let value = serde_json::from_str(text).unwrap_or_else(|_| json!(text));
    options.insert(option.to_owned(), value);
    let options = serde_json::from_value(options.into()).map_err(|e| format!("{option}: {e}"))?;
    set(session, with_own_komi(options)?)
}
