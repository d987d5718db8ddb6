//! The whole test suite, part by part. A part that lacks a program fails; it is not skipped. Parts
//! that were not asked for, or for which this machine has nothing to run, are listed as not run.

mod environment;
mod outcome;
mod packages;
mod parts;
mod width;

use outcome::{Failure, Outcome};
use parts::{PARTS, Part};
use std::time::{Duration, Instant};

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
    let asked = PARTS.iter().filter(|part| wanted(part)).map(|part| (part, run_part(part)));
    let outcomes: Vec<_> = asked.collect();
    summarise(&outcomes)
}

/// How a part came out, and how long it took.
fn run_part(part: &Part) -> (Outcome, Duration) {
    println!("\n== {}", part.name);
    let start = Instant::now();
    let outcome = (part.run)();
    let took = start.elapsed();
    println!("== {}: {}", part.name, in_words(&outcome, took));
    (outcome, took)
}

fn in_words(outcome: &Outcome, took: Duration) -> String {
    let seconds = took.as_secs();
    match outcome {
        Outcome::Passed(note) if note.is_empty() => format!("passed in {seconds} s"),
        Outcome::Passed(note) => format!("passed in {seconds} s ({note})"),
        Outcome::NotRun(why) => format!("not run: {why}"),
        Outcome::Failed(failures) => {
            format!("FAILED after {seconds} s ({} named below)", failures.len())
        }
    }
}

/// Prints how every part came out, and then every failure.
fn summarise(outcomes: &[(&Part, (Outcome, Duration))]) -> Result<(), String> {
    println!("\n== all parts");
    for part in &PARTS {
        let outcome = outcomes.iter().find(|(run, _)| run.name == part.name);
        let said = outcome
            .map_or("not run: it was not asked for".to_owned(), |(_, (outcome, took))| {
                in_words(outcome, *took)
            });
        println!("{:9} {said}", part.name);
    }
    let (mut passed, mut failed, mut all) = (0, 0, Vec::new());
    for (part, (outcome, _)) in outcomes {
        match outcome {
            Outcome::Passed(_) => passed += 1,
            Outcome::NotRun(_) => {}
            Outcome::Failed(found) => {
                failed += 1;
                all.extend(found.iter().map(|Failure(what)| format!("{}: {what}", part.name)));
            }
        }
    }
    let not_run = PARTS.len() - passed - failed;
    println!("\nparts: {passed} passed, {failed} failed, {not_run} not run");
    if failed == 0 {
        return Ok(());
    }
    Err(format!("what failed:\n  {}", all.join("\n  ")))
}
