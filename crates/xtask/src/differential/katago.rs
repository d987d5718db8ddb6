//! A KataGo that answers by GTP.

use crate::tools::target;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use tengen_rules::{Color, Size};

/// One thread and no search: only its referee is asked. Its phases of cleaning up are on,
/// because it counts territory exactly only after them.
const CONFIG: &str = "\
logToStderr = false
logAllGTPCommunication = false
logSearchInfo = false
rules = tromp-taylor
preventCleanupPhase = false
maxVisits = 1
numSearchThreads = 1
numNNServerThreadsPerModel = 1
nnMaxBatchSize = 1
nnCacheSizePowerOfTwo = 10
nnMutexPoolSizePowerOfTwo = 6
";

/// The running program; it ends when this is dropped.
pub(super) struct Katago {
    child: Child,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
}

/// A position as KataGo reports it.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Shown {
    /// Rows from the top, `X`, `O` and `.`.
    pub(super) rows: Vec<String>,
    /// Stones of Black and of White that were taken.
    pub(super) taken: [u32; 2],
}

impl Katago {
    pub(super) fn start(program: &Path, model: &Path) -> Result<Katago, String> {
        let folder = target()?.join("differential");
        let config = folder.join("gtp.cfg");
        let written =
            std::fs::create_dir_all(&folder).and_then(|()| std::fs::write(&config, CONFIG));
        written.map_err(|e| format!("cannot write {}: {e}", config.display()))?;
        if !model.is_file() {
            return Err(format!("no network at {}: name one by --model", model.display()));
        }
        let mut command = Command::new(program);
        command.arg("gtp").arg("-model").arg(model).arg("-config").arg(&config);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().map_err(|e| {
            format!(
                "no KataGo: cannot start {}: {e}\n\
                 Name one by --katago PATH or $KATAGO; releases are at \
                 https://github.com/lightvector/KataGo/releases",
                program.display()
            )
        })?;
        let streams = child.stdin.take().zip(child.stdout.take());
        let (to, from) = streams.ok_or("no pipes to KataGo")?;
        Ok(Katago { child, to, from: BufReader::new(from) })
    }

    pub(super) fn name(&mut self) -> Result<String, String> {
        let version = self.done("version")?;
        Ok(format!("{} {version}", self.done("name")?))
    }

    /// The answer to a command that may not be refused.
    pub(super) fn done(&mut self, command: &str) -> Result<String, String> {
        let refused = |why| format!("KataGo refuses {command:?}: {why}");
        self.ask(command)?.map_err(refused)
    }

    /// The answer to a command, or its refusal; the outer error is that none came.
    fn ask(&mut self, command: &str) -> Result<Result<String, String>, String> {
        let gone = |e: std::io::Error| format!("KataGo is gone at {command:?}: {e}");
        writeln!(self.to, "{command}").and_then(|()| self.to.flush()).map_err(gone)?;
        let mut text = String::new();
        loop {
            let before = text.len();
            if self.from.read_line(&mut text).map_err(gone)? == 0 {
                return Err(format!(
                    "KataGo ended at {command:?} (does it know the network? try it by hand)"
                ));
            }
            // An empty line ends an answer, but does not begin one.
            if text.trim().is_empty() {
                text.clear();
            } else if text[before..].trim().is_empty() {
                break;
            }
        }
        match text.split_at(1) {
            ("=", answer) => Ok(Ok(answer.trim().to_owned())),
            (_, refusal) => Ok(Err(refusal.trim().to_owned())),
        }
    }

    /// The board as KataGo draws it.
    pub(super) fn shown(&mut self, size: Size) -> Result<Shown, String> {
        let text = self.done("showboard")?;
        let unreadable = || format!("KataGo's showboard cannot be read:\n{text}");
        let row = |line: &str| {
            // After the row's number every point is a sign and a blank, or the number of a
            // recent move.
            let cells = line.trim_start().trim_start_matches(|c: char| c.is_ascii_digit());
            let cells: String = cells.chars().skip(1).step_by(2).take(size.width()).collect();
            (cells.len() == size.width()).then_some(cells)
        };
        let lines =
            text.lines().filter(|line| line.trim_start().starts_with(|c: char| c.is_ascii_digit()));
        let rows = lines.map(row).collect::<Option<Vec<_>>>().ok_or_else(unreadable)?;
        let taken = |color: Color| {
            let start = format!("{} stones captured: ", color.letter());
            text.lines().find_map(|line| line.strip_prefix(&start)?.trim().parse().ok())
        };
        let [Some(black), Some(white)] = Color::BOTH.map(taken) else { return Err(unreadable()) };
        if rows.len() != size.height() {
            return Err(unreadable());
        }
        Ok(Shown { rows, taken: [black, white] })
    }

    /// Whether the player to move may play on each point, row by row from the top left.
    pub(super) fn legal(&mut self, size: Size) -> Result<Vec<bool>, String> {
        let text = self.done("kata-raw-nn 0")?;
        let policy = text.lines().skip_while(|line| line.trim() != "policy").skip(1);
        let words = policy.take(size.height()).flat_map(str::split_whitespace);
        let legal: Vec<bool> = words.map(|word| word != "NAN").collect();
        if legal.len() == size.area() {
            Ok(legal)
        } else {
            Err(format!("KataGo's kata-raw-nn cannot be read:\n{text}"))
        }
    }
}

impl Drop for Katago {
    fn drop(&mut self) {
        // It may be gone already; either way there is nothing left to do about it.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
