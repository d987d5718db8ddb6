//! Running other programs, and saying what is missing.

use std::path::{Path, PathBuf};
use std::process::Command;

/// The root of the repository.
pub(crate) fn root() -> PathBuf {
    // This crate lies at crates/xtask.
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Where cargo puts what it builds.
pub(crate) fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// A command in `folder` (from the root), with words split at blanks.
pub(crate) fn command(folder: &str, words: &str) -> Command {
    let mut words = words.split_whitespace();
    let mut command = Command::new(words.next().unwrap_or_default());
    command.args(words).current_dir(root().join(folder));
    command
}

/// Runs a command to its end, its output going where ours goes.
pub(crate) fn run(mut command: Command) -> Result<(), String> {
    let shown = format!("{command:?}");
    let status = command.status().map_err(|e| format!("cannot start {shown}: {e}"))?;
    if status.success() { Ok(()) } else { Err(format!("{shown} failed: {status}")) }
}

/// Whether a program answers to `--version`.
pub(crate) fn answers(program: &str) -> bool {
    Command::new(program).arg("--version").output().is_ok_and(|o| o.status.success())
}

/// The browser to test with: `$CHROMIUM`, or the first one found on the path.
pub(crate) fn chromium() -> Result<PathBuf, String> {
    if let Some(named) = std::env::var_os("CHROMIUM") {
        return Ok(named.into());
    }
    let path = std::env::var_os("PATH").unwrap_or_default();
    let known = ["chromium", "chromium-browser", "google-chrome"];
    let mut candidates = known
        .iter()
        .flat_map(|name| std::env::split_paths(&path).map(move |folder| folder.join(name)));
    candidates.find(|candidate| candidate.is_file()).ok_or_else(|| {
        "no Chromium: install it (Debian: apt-get install chromium) or name one in $CHROMIUM".into()
    })
}
