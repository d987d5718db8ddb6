//! Load and faults: builds the server and what loads it, and runs both.

use crate::tools::{command as tool, run, target};

/// `cargo xtask load [OPTIONS]`.
pub(crate) fn command(words: &[&str]) -> Result<(), String> {
    run(tool(".", "cargo build --release -p tengen -p tengen-load"))?;
    let folder = target()?.join("release");
    let mut load = tool(".", &folder.join("tengen-load").display().to_string());
    // Options that are given come last, and win.
    load.arg("--program").arg(folder.join("tengen")).args(words);
    run(load)
}
