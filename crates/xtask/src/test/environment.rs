//! What of the environment tests may see: nothing that makes one machine say other than another.

use std::process::Command;

/// Variables that change what tests do or say, and are of no use to them.
const HABITS: [&str; 18] = [
    // Languages and the time of day.
    "LANG",
    "LANGUAGE",
    "LC_ALL",
    "LC_MESSAGES",
    "LC_COLLATE",
    "TZ",
    // What makes a test write down what it should check.
    "UPDATE",
    "TRYCMD",
    "SNAPSHOTS",
    "INSTA_UPDATE",
    "INSTA_FORCE_PASS",
    "INSTA_FORCE_UPDATE",
    // Other ways to run programs of others.
    "NODE_OPTIONS",
    "PWDEBUG",
    "RUST_TEST_THREADS",
    "RUST_LOG",
    "PROPTEST_CASES",
    "PROPTEST_MAX_SHRINK_ITERS",
];

/// The seed of every property: a run of the suite tries the same cases wherever it is made.
/// `cargo test` alone tries others each time.
const SEED: &str = "1";

/// Takes away the machine's habits.
pub(crate) fn settle(command: &mut Command) {
    for habit in HABITS {
        command.env_remove(habit);
    }
    command.env("PROPTEST_RNG_SEED", SEED);
}
