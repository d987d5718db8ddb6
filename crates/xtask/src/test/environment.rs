//! What of the environment tests may see: nothing that makes one machine say other than another.

use std::process::Command;

/// Beginnings of the names of variables that change what tests do or say: the language and the
/// time of the place, what makes a test write down the answers that it should check, how tests are
/// run and coloured, how many cases a property tries.
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

/// Takes away the machine's habits.
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
