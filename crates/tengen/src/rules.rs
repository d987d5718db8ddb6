//! `tengen rules`: the rulesets, listed, explained, and written as a file to change.

mod custom;
mod explain;

pub(crate) use custom::load;
pub(crate) use explain::dead_stones;

use crate::Failure;
use crate::cli::RulesArguments;
use std::io::Write;
use tengen_rules::{Method, Ruleset, Scoring, presets};

/// Prints the list, or one ruleset in words or as a file.
pub(crate) fn run(arguments: &RulesArguments) -> Result<(), Failure> {
    let text = match &arguments.rules {
        None => list(),
        Some(rules) if arguments.toml => custom::write(rules).map_err(Failure::Usage)?,
        Some(rules) => explain::explain(rules),
    };
    Ok(std::io::stdout().write_all(text.as_bytes())?)
}

fn list() -> String {
    let line = |rules: &Ruleset| {
        let method = counted(&rules.scoring);
        format!("{:<17} {:<41} {method:<10} komi {}\n", rules.id, rules.name, rules.komi)
    };
    let lines: String = presets::ALL.iter().map(|rules| line(rules)).collect();
    format!(
        "{lines}\n`tengen rules NAME` explains one of them; `tengen rules --toml NAME` writes it \
         as a file\nto change, which every --rules takes.\n"
    )
}

/// What is counted, in a word.
fn counted(scoring: &Scoring) -> &'static str {
    match scoring.method {
        Method::Area if scoring.group_tax => "stones",
        Method::Area => "area",
        Method::Territory => "territory",
    }
}
