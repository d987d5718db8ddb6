//! Fuzzing: every target of `fuzz/` for some time. `fuzz/README.md` describes the targets.

use crate::tools::{answers, root, run as run_command, target};
use std::path::Path;
use std::process::Command;

/// How long the test suite fuzzes each target, in seconds.
pub(crate) const USUAL_SECONDS: u32 = 30;

/// An input that takes longer, in seconds, is a finding. The limit leaves room for a slow and busy
/// machine.
const SLOWEST: u32 = 60;

/// How many of the last lines of a fuzzer's output are shown with a finding.
const LAST_LINES: usize = 60;

/// Counters at every branch, by which libFuzzer learns the branches that an input reaches. `cargo
/// fuzz` sets these too. They are for the fuzzed program alone, so nothing else inherits them.
const FLAGS: &str = "--cfg fuzzing -Cpasses=sancov-module -Ccodegen-units=1 \
    -Cllvm-args=-sanitizer-coverage-level=4 \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters \
    -Cllvm-args=-sanitizer-coverage-pc-table -Cllvm-args=-sanitizer-coverage-trace-compares";

/// `cargo xtask fuzz [target…] [--seconds N]`.
pub(crate) fn command(words: &[&str]) -> Result<(), String> {
    let (names, seconds) = match words {
        [names @ .., "--seconds", number] => {
            let bad = |_| format!("--seconds {number}: not a number of seconds");
            (names, number.parse().map_err(bad)?)
        }
        names => (names, USUAL_SECONDS),
    };
    run(names, seconds)
}

/// Fuzzes the targets named, or all of them, each for `seconds`.
pub(crate) fn run(names: &[&str], seconds: u32) -> Result<(), String> {
    let known = targets()?;
    if let Some(unknown) = names.iter().find(|name| !known.iter().any(|k| k == *name)) {
        return Err(format!("no fuzz target {unknown:?}; there are: {}", known.join(", ")));
    }
    if !answers("c++") {
        return Err("no c++, which libFuzzer is built with (Debian: apt-get install g++)".into());
    }
    let host = host()?;
    let folder = target()?.join("fuzz");
    let mut build = Command::new("cargo");
    build.args(["build", "--release", "--target", &host, "--target-dir"]).arg(&folder);
    build.env("RUSTFLAGS", FLAGS).env_remove("CARGO_ENCODED_RUSTFLAGS");
    build.current_dir(root().join("fuzz"));
    run_command(build)?;
    let programs = folder.join(host).join("release");
    let wanted = known.iter().filter(|name| names.is_empty() || names.contains(&name.as_str()));
    let findings: Vec<String> =
        wanted.filter_map(|name| fuzz(&programs, name, seconds).err()).collect();
    if findings.is_empty() { Ok(()) } else { Err(findings.join("; ")) }
}

/// The files of `fuzz/fuzz_targets`, one a target.
fn targets() -> Result<Vec<String>, String> {
    let folder = root().join("fuzz/fuzz_targets");
    let unreadable = |e| format!("cannot list {}: {e}", folder.display());
    let files = std::fs::read_dir(&folder).map_err(unreadable)?;
    let stem = |entry: std::fs::DirEntry| Some(entry.path().file_stem()?.to_str()?.to_owned());
    let mut names: Vec<String> = files.filter_map(|entry| stem(entry.ok()?)).collect();
    names.sort();
    Ok(names)
}

fn fuzz(programs: &Path, name: &str, seconds: u32) -> Result<(), String> {
    println!("-- fuzz {name} for {seconds} s");
    let folder = |kind: &str| root().join("fuzz").join(kind).join(name);
    let (corpus, artifacts) = (folder("corpus"), folder("artifacts"));
    for made in [&corpus, &artifacts] {
        std::fs::create_dir_all(made)
            .map_err(|e| format!("cannot make {}: {e}", made.display()))?;
    }
    let mut fuzzer = Command::new(programs.join(name));
    fuzzer.arg(corpus).arg(folder("seeds"));
    fuzzer
        .arg(format!("-dict={}", root().join(format!("fuzz/dictionaries/{name}.dict")).display()));
    // The slash at the end makes it a folder.
    fuzzer.arg(format!("-artifact_prefix={}/", artifacts.display()));
    fuzzer.args([format!("-max_total_time={seconds}"), format!("-timeout={SLOWEST}")]);
    fuzzer.arg("-print_final_stats=1");
    // It prints much while it runs; only a finding is worth reading.
    let output = fuzzer.output().map_err(|e| format!("cannot start {fuzzer:?}: {e}"))?;
    let told = String::from_utf8_lossy(&output.stderr);
    if output.status.success() {
        let inputs =
            told.lines().find_map(|line| line.strip_prefix("stat::number_of_executed_units:"));
        println!("   {} inputs, nothing found", inputs.unwrap_or_default().trim());
        return Ok(());
    }
    let lines: Vec<&str> = told.lines().collect();
    println!("{}", lines[lines.len().saturating_sub(LAST_LINES)..].join("\n"));
    Err(format!("{name} found something: see {}", artifacts.display()))
}

/// The machine's own target, for which cargo then builds apart from build scripts.
fn host() -> Result<String, String> {
    let output = Command::new("rustc").arg("-vV").output();
    let output = output.map_err(|e| format!("cannot start rustc: {e}"))?;
    let text = String::from_utf8_lossy(&output.stdout);
    let host = text.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).ok_or_else(|| "rustc -vV names no host".into())
}
