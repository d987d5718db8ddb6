//! The whole test suite, part by part. A part that cannot run fails: nothing is skipped.

use crate::fuzz;
use crate::tools::{answers, chromium, command, root, run as run_command, target};
use std::time::Instant;

/// A part of the suite: its name, and how to run it.
type Part = (&'static str, fn() -> Result<(), String>);

const PARTS: [Part; 9] = [
    ("format", || run_command(command(".", "cargo fmt --all --check"))),
    ("lints", || {
        run_command(command(
            ".",
            "cargo clippy --workspace --all-targets --all-features -- -D warnings",
        ))
    }),
    ("unit", || run_command(command(".", "cargo test --workspace --all-features"))),
    ("docs", || {
        let mut docs = command(".", "cargo doc --workspace --no-deps --all-features");
        docs.env("RUSTDOCFLAGS", "-D warnings");
        run_command(docs)
    }),
    ("examples", examples),
    ("wasm", wasm),
    ("fuzz", || fuzz::run(&[], fuzz::USUAL_SECONDS)),
    ("page", page),
    ("browser", browser),
];

fn run_parts(parts: &[Part]) -> Result<(), String> {
    let mut failed = Vec::new();
    for (name, part) in parts {
        println!("\n== {name}");
        let start = Instant::now();
        let outcome = part();
        let seconds = start.elapsed().as_secs();
        match outcome {
            Ok(()) => println!("== {name}: passed in {seconds} s"),
            Err(why) => {
                println!("== {name}: FAILED after {seconds} s: {why}");
                failed.push(*name);
            }
        }
    }
    println!("\nparts: {} passed, {} failed", parts.len() - failed.len(), failed.len());
    if failed.is_empty() { Ok(()) } else { Err(format!("failed: {}", failed.join(", "))) }
}

/// Runs the parts named, or all of them.
pub(crate) fn run(names: &[&str]) -> Result<(), String> {
    let known: Vec<&str> = PARTS.iter().map(|(name, _)| *name).collect();
    if names == ["list"] {
        println!("{}", known.join("\n"));
        return Ok(());
    }
    if let Some(unknown) = names.iter().find(|name| !known.contains(name)) {
        return Err(format!("no part {unknown:?}; there are: {}", known.join(", ")));
    }
    let wanted = |(name, _): &&Part| names.is_empty() || names.contains(name);
    run_parts(&PARTS.iter().filter(wanted).copied().collect::<Vec<_>>())
}

/// The examples of the rules, which the lints only compile, come to their end.
fn examples() -> Result<(), String> {
    for name in ["referee_a_game", "count_a_position", "write_a_ruleset"] {
        let words = format!("cargo run --quiet -p tengen-rules --example {name}");
        run_command(command(".", &words))?;
    }
    Ok(())
}

/// The rules need no operating system: they build for a browser.
fn wasm() -> Result<(), String> {
    run_command(command(
        ".",
        "cargo check -p tengen-rules --features serde --target wasm32-unknown-unknown",
    ))
    .map_err(|why| format!("{why} (is the target there? rustup target add wasm32-unknown-unknown)"))
}

fn node() -> Result<(), String> {
    for program in ["node", "npm"] {
        if !answers(program) {
            return Err(format!(
                "no {program}: Debian has it as the package of that name (node: nodejs)"
            ));
        }
    }
    if root().join("browser/node_modules/.package-lock.json").exists() {
        return Ok(());
    }
    run_command(command("browser", "npm ci --no-audit --no-fund --ignore-scripts"))
}

/// The page's types.
fn page() -> Result<(), String> {
    node()?;
    run_command(command("browser", "npm run --silent types"))
}

/// Games in a real browser, against the program itself.
fn browser() -> Result<(), String> {
    node()?;
    run_command(command(".", "cargo build -p tengen"))?;
    let mut tests = command("browser", "npm run --silent test");
    tests.env("CHROMIUM", chromium()?).env("TENGEN", target().join("debug/tengen"));
    run_command(tests)
}
