//! Running other programs, with messages that say which one is missing.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

/// The root of the repository.
pub(crate) fn root() -> PathBuf {
    // This crate lies at crates/xtask.
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The folder of cargo's builds, as cargo itself names it: a variable or a configuration may have
/// moved it.
pub(crate) fn target() -> Result<PathBuf, String> {
    let mut asked = command(".", "cargo metadata --no-deps --format-version 1");
    let told: serde_json::Value = serde_json::from_str(&output(&mut asked)?)
        .map_err(|e| format!("cannot read what {asked:?} says: {e}"))?;
    let folder = told["target_directory"].as_str();
    folder.map(PathBuf::from).ok_or_else(|| format!("{asked:?} names no target directory"))
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

/// What a command writes.
pub(crate) fn output(command: &mut Command) -> Result<String, String> {
    let output = command.output().map_err(|error| format!("cannot start {command:?}: {error}"))?;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr);
        return Err(format!("{command:?} failed: {}: {said}", output.status));
    }
    String::from_utf8(output.stdout).map_err(|error| format!("{command:?}: {error}"))
}

/// How long the output of a command that has ended is still waited for. A program that it left
/// behind may hold the other end of the pipe for ever.
const LEFT_BEHIND: Duration = Duration::from_secs(5);

/// Runs a command to its end, its output going where ours goes, and every line of it to `hear`.
/// Lines for standard error come in their place among the others.
pub(crate) fn heard(mut command: Command, mut hear: impl FnMut(&str)) -> Result<(), String> {
    let shown = format!("{command:?}");
    let cannot = |e: std::io::Error| format!("cannot start {shown}: {e}");
    let (reader, writer) = std::io::pipe().map_err(cannot)?;
    command.stdout(writer.try_clone().map_err(cannot)?).stderr(writer);
    let mut child = command.spawn().map_err(cannot)?;
    // The command holds the other ends of the pipe, which must close with the child.
    drop(command);
    let (sender, lines) = channel();
    thread::spawn(move || {
        let (mut reader, mut line) = (BufReader::new(reader), Vec::new());
        while reader.read_until(b'\n', &mut line).is_ok_and(|read| read > 0) {
            if sender.send(String::from_utf8_lossy(&line).into_owned()).is_err() {
                return;
            }
            line.clear();
        }
    });
    let mut ended: Option<(ExitStatus, Instant)> = None;
    loop {
        match lines.recv_timeout(Duration::from_millis(200)) {
            Ok(line) => {
                print!("{line}");
                hear(&line);
            }
            Err(RecvTimeoutError::Disconnected) => break,
            Err(RecvTimeoutError::Timeout) => match ended {
                Some((_, since)) if since.elapsed() > LEFT_BEHIND => break,
                _ => {}
            },
        }
        if ended.is_none() {
            ended = child.try_wait().map_err(cannot)?.map(|status| (status, Instant::now()));
        }
    }
    let status = match ended {
        Some((status, _)) => status,
        None => child.wait().map_err(cannot)?,
    };
    if status.success() { Ok(()) } else { Err(format!("{shown} failed: {status}")) }
}

/// Whether a program answers to `--version`.
pub(crate) fn answers(program: &str) -> bool {
    Command::new(program).arg("--version").output().is_ok_and(|o| o.status.success())
}

/// A browser, and how it is found.
pub(crate) struct Browser {
    name: &'static str,
    /// The environment variable that names its program.
    pub(crate) variable: &'static str,
    programs: &'static [&'static str],
}

/// The browsers that the tests of the page use.
pub(crate) const BROWSERS: [Browser; 2] = [
    Browser {
        name: "Chromium",
        variable: "CHROMIUM",
        programs: &["chromium", "chromium-browser", "google-chrome"],
    },
    Browser { name: "Firefox", variable: "FIREFOX", programs: &["firefox-esr", "firefox"] },
];

impl Browser {
    /// The program: the one that the variable names, or the first on the path.
    pub(crate) fn program(&self) -> Result<PathBuf, String> {
        if let Some(named) = std::env::var_os(self.variable) {
            return Ok(named.into());
        }
        let path = std::env::var_os("PATH").unwrap_or_default();
        let folders = || std::env::split_paths(&path);
        let mut candidates =
            self.programs.iter().flat_map(|name| folders().map(move |folder| folder.join(name)));
        candidates.find(|candidate| candidate.is_file()).ok_or_else(|| {
            let Browser { name, variable, programs } = self;
            let package = programs[0];
            format!("no {name}: install it (Debian: apt-get install {package}) or name one in ${variable}")
        })
    }
}
