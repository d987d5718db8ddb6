//! The parts of the suite.

use super::environment::settle;
use super::outcome::{Failure, Outcome, Told};
use super::{packages, width};
use crate::fuzz;
use crate::tools::{BROWSERS, answers, command, heard, root, run as run_command, target};
use std::fs;
use std::process::Command;
use tengen_net::{Arithmetic, Kernel};

/// A part of the suite.
pub(crate) struct Part {
    pub(crate) name: &'static str,
    /// The checks it makes, for the list of parts.
    pub(crate) what: &'static str,
    pub(crate) run: fn() -> Outcome,
}

const fn part(name: &'static str, what: &'static str, run: fn() -> Outcome) -> Part {
    Part { name, what, run }
}

pub(crate) const PARTS: [Part; 11] = [
    part("format", "cargo fmt, and comments that keep to the width of the code", format),
    part("lints", "clippy, every warning an error", || {
        plain(command(".", "cargo clippy --workspace --all-targets --all-features -- -D warnings"))
    }),
    part("unit", "all tests in Rust, with the kernel that is chosen", || {
        tests("--workspace", None)
    }),
    part("kernels", "those of a network again, with every other kernel here", kernels),
    part("docs", "rustdoc, every warning an error", || {
        let mut docs = command(".", "cargo doc --workspace --no-deps --all-features");
        docs.env("RUSTDOCFLAGS", "-D warnings");
        plain(docs)
    }),
    part("examples", "the examples of the rules", || examples().into()),
    part("wasm", "rules and ratings without a system", || wasm().into()),
    part("fuzz", "every fuzz target for half a minute", || {
        fuzz::run(&[], fuzz::USUAL_SECONDS).into()
    }),
    part(
        "packages",
        "the Debian package and the image: built, and what is in them started",
        || packages::check().into(),
    ),
    part("page", "the types of the page", || page().into()),
    part("browser", "games in a real browser", || browser().unwrap_or_else(|why| Err(why).into())),
];

/// The packages whose tests ask a network. Those of `net` itself go through all kernels each time.
const OF_NETWORKS: &str = "-p tengen-engine -p tengen-gtp -p tengen-teach -p tengen";

/// The shape of the code, and the width of its comments: the second also where the first fails.
fn format() -> Outcome {
    match (run_command(command(".", "cargo fmt --all --check")), width::check()) {
        (Ok(()), width) => width,
        (Err(why), Outcome::Failed(mut found)) => {
            found.insert(0, why.into());
            Outcome::Failed(found)
        }
        (Err(why), _) => Err(why).into(),
    }
}

fn plain(command: Command) -> Outcome {
    run_command(command).into()
}

/// Runs a command that says which tests failed.
fn told(mut command: Command) -> Outcome {
    settle(&mut command);
    let mut told = Told::default();
    let done = heard(command, |line| told.hear(line));
    told.outcome(done)
}

/// The tests of these packages to their end, with the arithmetic that is named.
fn tests(packages: &str, arithmetic: Option<Arithmetic>) -> Outcome {
    let mut tests = command(".", &format!("cargo test {packages} --all-features --no-fail-fast"));
    if let Some(Arithmetic { kernel, precision }) = arithmetic {
        tests.env(Arithmetic::KERNEL, kernel.name());
        tests.env(Arithmetic::PRECISION, precision.name());
    }
    told(tests)
}

/// The tests of a network with each kernel of this processor but the one that `unit` has.
fn kernels() -> Outcome {
    let chosen = match Arithmetic::from_environment() {
        Ok(chosen) => chosen.kernel.name(),
        Err(wrong) => return Err(wrong.to_string()).into(),
    };
    let (mut failures, mut run) = (Vec::new(), Vec::new());
    for kernel in Kernel::available().into_iter().filter(|kernel| kernel.name() != chosen) {
        let arithmetic = match Arithmetic::of(Some(kernel), None) {
            Ok(arithmetic) => arithmetic,
            Err(wrong) => return Err(wrong.to_string()).into(),
        };
        println!("\n-- {kernel}, {}", arithmetic.precision.name());
        run.push(kernel.name());
        if let Outcome::Failed(found) = tests(OF_NETWORKS, Some(arithmetic)) {
            failures
                .extend(found.into_iter().map(|Failure(what)| format!("{kernel}: {what}").into()));
        }
    }
    match (failures.is_empty(), run.is_empty()) {
        (false, _) => Outcome::Failed(failures),
        (true, true) => Outcome::NotRun(format!("this processor has no kernel but {chosen}")),
        (true, false) => Outcome::Passed(format!("{}; {chosen} in unit", run.join(", "))),
    }
}

/// The examples of the rules, which the lints only compile, come to their end.
fn examples() -> Result<(), String> {
    for name in ["referee_a_game", "count_a_position", "write_a_ruleset"] {
        run_command(command(".", &format!("cargo run --quiet -p tengen-rules --example {name}")))?;
    }
    Ok(())
}

/// Rules and ratings need no operating system: they build for a browser.
fn wasm() -> Result<(), String> {
    let words = "cargo check -p tengen-rules -p tengen-rating \
                 --features tengen-rules/serde,tengen-rating/serde --target wasm32-unknown-unknown";
    run_command(command(".", words)).map_err(|why| {
        format!("{why} (is the target there? rustup target add wasm32-unknown-unknown)")
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
    // The lock file of the last installation, so that another one is noticed.
    let installed = root().join("browser/node_modules/.installed-package-lock.json");
    if fs::read(&installed).is_ok_and(|installed| installed == wanted) {
        return Ok(());
    }
    run_command(command("browser", "npm ci --no-audit --no-fund --ignore-scripts"))?;
    fs::write(&installed, wanted).map_err(|e| format!("cannot write {}: {e}", installed.display()))
}

/// The page's types.
fn page() -> Result<(), String> {
    node()?;
    run_command(command("browser", "npm run --silent types"))
}

/// Games in real browsers, against the program itself.
fn browser() -> Result<Outcome, String> {
    node()?;
    let folder = target()?;
    let mut build = command(".", "cargo build -p tengen");
    build.env_remove("CARGO_BUILD_TARGET");
    run_command(build)?;
    let mut tests = command("browser", "npm run --silent test");
    tests.env("TENGEN", folder.join("debug/tengen"));
    for browser in BROWSERS {
        tests.env(browser.variable, browser.program()?);
    }
    Ok(told(tests))
}
