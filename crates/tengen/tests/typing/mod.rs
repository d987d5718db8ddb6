//! Tengen in a terminal, with lines typed through a pipe.

use std::ffi::OsStr;
use std::io::Write;
use std::process::{Command, Stdio};

/// Runs `tengen` in English with these arguments and types these lines. Returns the output, and
/// whether the run succeeded.
pub(crate) fn typed<A: AsRef<OsStr>>(
    arguments: impl IntoIterator<Item = A>,
    lines: &[&str],
) -> (String, bool) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tengen"))
        .args(arguments)
        .env("LANGUAGE", "en")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    for line in lines {
        // The program may have ended already.
        let _ = writeln!(stdin, "{line}");
    }
    drop(stdin);
    let output = child.wait_with_output().unwrap();
    (String::from_utf8(output.stdout).unwrap(), output.status.success())
}
