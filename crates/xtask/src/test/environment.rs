//! The part of the environment that tests may see: nothing in it differs between machines.

use std::process::Command;

/// Beginnings of the names of variables that change the results or the output of tests. They set
/// the language and the time zone, or make a test write the answers that it should check. They
/// change how tests are run and coloured, or how many cases a property tries.
const HABITS: [&str; 17] = [
    "LANG",
    "LC_",
    "TZ",
    "UPDATE",
    "TRYCMD",
    "SNAPSHOTS",
    "INSTA_",
    "NODE_OPTIONS",
    "PWDEBUG",
    "RUST_TEST_",
    "RUST_LOG",
    "PROPTEST_",
    "CARGO_TERM_",
    "CARGO_BUILD_TARGET",
    "FORCE_COLOR",
    "CLICOLOR",
    "NO_COLOR",
];

/// The seed of every property: a run of the suite tries the same cases wherever it is made.
/// `cargo test` alone tries others each time.
const SEED: &str = "1";

/// Takes away the variables of this machine, and sets the seed and the time zone for all.
pub(crate) fn settle(command: &mut Command) {
    for (name, _) in std::env::vars_os() {
        let known = name.to_str().is_some_and(|name| {
            name != "CARGO_BUILD_TARGET_DIR" && HABITS.iter().any(|habit| name.starts_with(habit))
        });
        if known {
            command.env_remove(name);
        }
    }
    command.env("PROPTEST_RNG_SEED", SEED).env("CARGO_TERM_COLOR", "never").env("TZ", "UTC");
}
