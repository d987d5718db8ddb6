//! `cargo xtask golden`: our answers beside KataGo's own, for networks outside the repository.

use crate::tools::{command, run};
use std::path::absolute;

/// Runs the golden tests with the networks and answers in a folder, and with the transformer's file
/// if it is given. Without that file its tests are left out, and a message says so.
pub(crate) fn check(folder: &str, transformer: Option<&str>) -> Result<(), String> {
    let whole = |path: &str| match absolute(path) {
        Ok(found) if found.exists() => Ok(found),
        _ => Err(format!("there is no {path}")),
    };
    let mut tests =
        command(".", "cargo test -p tengen-engine -p tengen-net --test golden -- --ignored");
    tests.env("TENGEN_SHARED", whole(folder)?);
    match transformer {
        Some(file) => drop(tests.env("TENGEN_TRANSFORMER", whole(file)?)),
        None => {
            println!("left out: the transformer, whose file was not named");
            tests.args(["--skip", "b10c384h6nbttflrs"]);
        }
    }
    run(tests)
}
