//! The outputs of an analysis by the program itself, with a small network of random weights. The
//! values are meaningless; these tests check the form.

mod analysis;
mod analyze;
mod net;
#[allow(dead_code)]
#[path = "../../../net/tests/common/writer.rs"]
mod writer;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use tempfile::TempDir;
use writer::{Floats, Heads, Writer};

/// A folder with a network in it.
struct Place {
    folder: TempDir,
}

impl Place {
    fn new() -> Place {
        let place = Place { folder: tempfile::tempdir().unwrap() };
        place.write("net.bin", &network());
        place
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn write(&self, name: &str, bytes: &[u8]) {
        std::fs::create_dir_all(self.path(name).parent().unwrap()).unwrap();
        std::fs::write(self.path(name), bytes).unwrap();
    }

    fn read(&self, name: &str) -> String {
        std::fs::read_to_string(self.path(name)).unwrap()
    }

    /// Runs `tengen` here with this input.
    fn run(&self, arguments: &[&str], input: &str) -> Output {
        let mut child = tengen(self.folder.path(), arguments);
        let mut stdin = child.stdin.take().unwrap();
        let text = input.to_owned();
        let writer = std::thread::spawn(move || stdin.write_all(text.as_bytes()));
        let output = child.wait_with_output().unwrap();
        // A program that refuses its arguments need not read its input.
        let _ = writer.join().unwrap();
        output
    }

    /// The output of a run that must succeed.
    fn says(&self, arguments: &[&str], input: &str) -> String {
        let output = self.run(arguments, input);
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).unwrap()
    }

    /// The messages on standard error of a run that must succeed.
    fn tells(&self, arguments: &[&str]) -> String {
        let output = self.run(arguments, "");
        let told = String::from_utf8(output.stderr).unwrap();
        assert!(output.status.success(), "{arguments:?}: {told}");
        told
    }

    /// The exit status and the messages of a run that must fail.
    fn fails(&self, arguments: &[&str]) -> (i32, String) {
        let output = self.run(arguments, "");
        let said = String::from_utf8(output.stderr).unwrap();
        (output.status.code().unwrap(), said)
    }
}

fn tengen(folder: &Path, arguments: &[&str]) -> std::process::Child {
    Command::new(env!("CARGO_BIN_EXE_tengen"))
        .env("LANGUAGE", "en")
        .args(arguments)
        .current_dir(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

fn network() -> Vec<u8> {
    let mut w = Writer::new(14, Floats::Binary, 7);
    w.begin(2, 8, false, false);
    w.ordinary(8, 8, 3, "MISH");
    w.pooling(8, 6, 4, "MISH");
    w.tip(8, "MISH");
    w.heads(8, Heads { policy: 6, value: 6, hidden: 8, policies: 2 }, "MISH");
    w.bytes
}
