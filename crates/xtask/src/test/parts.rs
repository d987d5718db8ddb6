//! The parts of the suite.

use super::environment::settle;
use super::outcome::{Failure, Named};
use crate::fuzz;
use crate::tools::{answers, chromium, command, heard, root, run as run_command, target};
use std::fs;
use std::process::Command;
use tengen_net::{Arithmetic, Kernel, Precision};

/// A part of the suite.
pub(crate) struct Part {
    pub(crate) name: &'static str,
    /// What it holds, for the list of parts.
    pub(crate) what: &'static str,
    pub(crate) run: fn() -> Result<(), Vec<Failure>>,
}

const fn part(
    name: &'static str,
    what: &'static str,
    run: fn() -> Result<(), Vec<Failure>>,
) -> Part {
    Part { name, what, run }
}

pub(crate) const PARTS: [Part; 10] = [
    part("format", "cargo fmt", || plain(command(".", "cargo fmt --all --check"))),
    part("lints", "clippy, every warning an error", || {
        plain(command(".", "cargo clippy --workspace --all-targets --all-features -- -D warnings"))
    }),
    part("unit", "all tests in Rust, with the quickest kernel", || tests("--workspace", None)),
    part("kernels", "those of a network again, with every other kernel here", kernels),
    part("docs", "rustdoc, every warning an error", || {
        let mut docs = command(".", "cargo doc --workspace --no-deps --all-features");
        docs.env("RUSTDOCFLAGS", "-D warnings");
        plain(docs)
    }),
    part("examples", "the examples of the rules", examples),
    part("wasm", "the rules for a browser", wasm),
    part("fuzz", "every fuzz target for half a minute", || {
        fuzz::run(&[], fuzz::USUAL_SECONDS).map_err(one)
    }),
    part("page", "the types of the page", page),
    part("browser", "games in a real browser", browser),
];

/// The packages whose tests ask a network. Those of `net` itself go through all kernels each time.
const OF_NETWORKS: &str = "-p tengen-engine -p tengen-gtp -p tengen-teach -p tengen";

fn one(what: String) -> Vec<Failure> {
    vec![what.into()]
}

fn plain(command: Command) -> Result<(), Vec<Failure>> {
    run_command(command).map_err(one)
}

/// Runs a command that says which tests failed.
fn named(mut command: Command) -> Result<(), Vec<Failure>> {
    settle(&mut command);
    let mut named = Named::default();
    heard(command, |line| named.hear(line)).map_err(|why| named.failures(why))
}

/// The tests of these packages to their end, with the arithmetic that is named.
fn tests(packages: &str, arithmetic: Option<Arithmetic>) -> Result<(), Vec<Failure>> {
    let words = format!("cargo test {packages} --all-features --no-fail-fast");
    let mut tests = command(".", &words);
    if let Some(Arithmetic { kernel, precision }) = arithmetic {
        tests.env(Arithmetic::KERNEL, kernel.name());
        tests.env(Arithmetic::PRECISION, precision.name());
    }
    named(tests)
}

/// The tests of a network with each kernel of this processor but the quickest, which `unit` has.
fn kernels() -> Result<(), Vec<Failure>> {
    let chosen = Arithmetic::from_environment().map_err(|why| one(why.to_string()))?;
    let mut failures = Vec::new();
    let others = Kernel::available();
    for kernel in others.into_iter().filter(|kernel| kernel.name() != chosen.kernel.name()) {
        let precision = Precision::best(kernel);
        println!("\n-- {kernel}, {}", precision.name());
        if let Err(found) = tests(OF_NETWORKS, Some(Arithmetic { kernel, precision })) {
            failures
                .extend(found.into_iter().map(|Failure(what)| format!("{kernel}: {what}").into()));
        }
    }
    if failures.is_empty() { Ok(()) } else { Err(failures) }
}

/// The examples of the rules, which the lints only compile, come to their end.
fn examples() -> Result<(), Vec<Failure>> {
    for name in ["referee_a_game", "count_a_position", "write_a_ruleset"] {
        plain(command(".", &format!("cargo run --quiet -p tengen-rules --example {name}")))?;
    }
    Ok(())
}

/// The rules need no operating system: they build for a browser.
fn wasm() -> Result<(), Vec<Failure>> {
    let words = "cargo check -p tengen-rules --features serde --target wasm32-unknown-unknown";
    run_command(command(".", words)).map_err(|why| {
        one(format!("{why} (is the target there? rustup target add wasm32-unknown-unknown)"))
    })
}

/// Node with the packages that `browser/package-lock.json` names.
fn node() -> Result<(), String> {
    for program in ["node", "npm"] {
        if !answers(program) {
            return Err(format!(
                "no {program}: Debian has it as the package of that name (node: nodejs)"
            ));
        }
    }
    let lock = root().join("browser/package-lock.json");
    let wanted = fs::read(&lock).map_err(|e| format!("cannot read {}: {e}", lock.display()))?;
    // What was installed last, so that another lock is noticed.
    let installed = root().join("browser/node_modules/.installed-package-lock.json");
    if fs::read(&installed).is_ok_and(|installed| installed == wanted) {
        return Ok(());
    }
    run_command(command("browser", "npm ci --no-audit --no-fund --ignore-scripts"))?;
    fs::write(&installed, wanted).map_err(|e| format!("cannot write {}: {e}", installed.display()))
}

/// The page's types.
fn page() -> Result<(), Vec<Failure>> {
    node().map_err(one)?;
    plain(command("browser", "npm run --silent types"))
}

/// Games in a real browser, against the program itself.
fn browser() -> Result<(), Vec<Failure>> {
    node().map_err(one)?;
    let folder = target().map_err(one)?;
    let mut build = command(".", "cargo build -p tengen --target-dir");
    build.arg(&folder);
    plain(build)?;
    let mut tests = command("browser", "npm run --silent test");
    tests.env("CHROMIUM", chromium().map_err(one)?).env("TENGEN", folder.join("debug/tengen"));
    named(tests)
}
