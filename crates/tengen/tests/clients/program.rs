//! The program under test, with pipes to it.

use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

/// Longer than any answer takes, on a busy machine too.
const PATIENCE: Duration = Duration::from_secs(120);

pub(crate) struct Program {
    child: Child,
    stdin: Option<ChildStdin>,
    output: Receiver<String>,
    errors: Receiver<String>,
}

impl Program {
    /// Starts `tengen` with these arguments in the folder.
    pub(crate) fn start(arguments: &[&str], folder: &Path) -> Program {
        let mut child = Command::new(env!("CARGO_BIN_EXE_tengen"))
            .args(arguments)
            .env("LANGUAGE", "en")
            .current_dir(folder)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let stdin = child.stdin.take();
        let output = lines(child.stdout.take().unwrap());
        let errors = lines(child.stderr.take().unwrap());
        Program { child, stdin, output, errors }
    }

    pub(crate) fn send(&mut self, line: &str) {
        let line =
            line.strip_suffix(r"\r").map_or(format!("{line}\n"), |line| format!("{line}\r\n"));
        // In one piece: a program that ends at `quit\r` reads no more.
        self.stdin.as_mut().unwrap().write_all(line.as_bytes()).unwrap();
    }

    /// The next line of the output.
    pub(crate) fn line(&self) -> String {
        self.output.recv_timeout(PATIENCE).expect("an answer")
    }

    /// The next line on standard error.
    pub(crate) fn error_line(&self) -> String {
        self.errors.recv_timeout(PATIENCE).expect("a line on standard error")
    }

    /// Ends the input. The program must end too, without fault, and without another word.
    pub(crate) fn end(mut self) {
        self.stdin = None;
        let left: Vec<String> = self.output.iter().collect();
        assert!(left.iter().all(String::is_empty), "{left:?}");
        assert!(self.child.wait().unwrap().success());
    }
}

impl Drop for Program {
    /// A program that a failed test leaves behind is stopped.
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn lines(pipe: impl Read + Send + 'static) -> Receiver<String> {
    let (sender, receiver) = channel();
    std::thread::spawn(move || {
        let lines = BufReader::new(pipe).lines().map_while(Result::ok);
        lines.take_while(|line| sender.send(line.clone()).is_ok()).for_each(drop);
    });
    receiver
}
