//! `tengen rules`: the rulesets, listed, explained, compared, and written as a file to change.

mod columns;
mod custom;
mod explain;

pub(crate) use custom::load;
pub(crate) use explain::dead_stones;

use crate::Failure;
use crate::cli::RulesArguments;
use crate::speech::{language, say};
use columns::Columns;
use std::io::Write;
use tengen_reference::ruleset_name;
use tengen_rules::{Method, Scoring, presets};

/// Prints the list, one ruleset in words or as a file, or two side by side.
pub(crate) fn run(arguments: &RulesArguments) -> Result<(), Failure> {
    let text = match (&arguments.rules, arguments.compare.as_deref()) {
        (_, Some([left, right])) => explain::compare([left, right]),
        (None, _) => list(),
        (Some(rules), _) if arguments.toml => custom::write(rules).map_err(Failure::Usage)?,
        (Some(rules), _) => explain::explain(rules),
    };
    Ok(std::io::stdout().write_all(text.as_bytes())?)
}

fn list() -> String {
    let mut columns = Columns::default();
    for rules in presets::ALL {
        let komi = f64::from(rules.komi);
        columns.row([
            rules.id.to_string(),
            ruleset_name(rules, language()),
            say("rules-counted", &[("method", counted(&rules.scoring).into())]),
            say("rules-komi", &[("komi", komi.into())]),
        ]);
    }
    format!("{}\n{}\n", columns.text(), say("rules-list-help", &[]))
}

/// The word in messages for the points and stones that count.
fn counted(scoring: &Scoring) -> &'static str {
    match scoring.method {
        Method::Area if scoring.group_tax => "stones",
        Method::Area => "area",
        Method::Territory => "territory",
    }
}
