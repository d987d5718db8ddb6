//! The whole test suite, part by part. A part that cannot run fails: nothing is skipped, and what
//! was not asked for is said not to have run.

mod environment;
mod outcome;
mod parts;

use crate::tools::seconds;
use outcome::{Failure, Outcome};
use parts::{PARTS, Part};
use std::time::Instant;

/// The parts for the daily round.
const QUICK: [&str; 2] = ["format", "unit"];

/// Runs the parts named, or all of them.
pub(crate) fn run(names: &[&str]) -> Result<(), String> {
    let known: Vec<&str> = PARTS.iter().map(|part| part.name).collect();
    if names == ["list"] {
        PARTS.iter().for_each(|part| println!("{:9} {}", part.name, part.what));
        println!("{:9} {}", "quick", QUICK.join(" and "));
        return Ok(());
    }
    let names: Vec<&str> = names
        .iter()
        .flat_map(|name| if *name == "quick" { QUICK.to_vec() } else { vec![*name] })
        .collect();
    if let Some(unknown) = names.iter().find(|name| !known.contains(name)) {
        return Err(format!("no part {unknown:?}; there are: {}, and quick", known.join(", ")));
    }
    let wanted = |part: &Part| names.is_empty() || names.contains(&part.name);
    let outcomes: Vec<(&Part, Option<Outcome>)> =
        PARTS.iter().map(|part| (part, wanted(part).then(|| run_part(part)))).collect();
    summarise(&outcomes)
}

fn run_part(part: &Part) -> Outcome {
    println!("\n== {}", part.name);
    let start = Instant::now();
    let found = (part.run)();
    let outcome = Outcome { took: start.elapsed(), failures: found.err().unwrap_or_default() };
    let said = if outcome.failures.is_empty() { "passed in" } else { "FAILED after" };
    println!("== {}: {said} {}", part.name, seconds(outcome.took));
    outcome
}

/// Says of every part how it came out, and then of every failure what it was.
fn summarise(outcomes: &[(&Part, Option<Outcome>)]) -> Result<(), String> {
    println!("\n== all parts");
    let [mut passed, mut failed, mut not_run] = [0; 3];
    for (part, outcome) in outcomes {
        let said = match outcome {
            None => {
                not_run += 1;
                "not run".to_owned()
            }
            Some(Outcome { took, failures }) if failures.is_empty() => {
                passed += 1;
                format!("passed {:>8}", seconds(*took))
            }
            Some(Outcome { took, .. }) => {
                failed += 1;
                format!("FAILED {:>8}", seconds(*took))
            }
        };
        println!("{:9} {said}", part.name);
    }
    let all = outcomes.iter().filter_map(|(part, outcome)| Some((part, outcome.as_ref()?)));
    let all: Vec<String> = all
        .flat_map(|(part, outcome)| {
            outcome.failures.iter().map(|Failure(what)| format!("{}: {what}", part.name))
        })
        .collect();
    println!("\nparts: {passed} passed, {failed} failed, {not_run} not run");
    if all.is_empty() {
        return Ok(());
    }
    Err(format!("what failed:\n  {}", all.join("\n  ")))
}
