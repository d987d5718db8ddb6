//! The Debian package and the image, built as for people but without optimisation; and what is in
//! them, started.

use crate::dist::{Made, make};
use crate::tools::{output, run, target};
use std::io::{BufRead, BufReader};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// The folder for what the suite makes, beside that for people.
const FOLDER: &str = "dist-test";

/// How long the server in the image may take to start, in seconds.
const PATIENCE: &str = "120";

/// Where buildah keeps what it makes. Nothing of it stays.
struct Store(PathBuf);

impl Store {
    fn buildah(&self, words: &[&str]) -> Command {
        let mut command = Command::new("timeout");
        command.args([PATIENCE, "buildah", "--storage-driver=vfs"]);
        command.arg("--root").arg(self.0.join("root"));
        command.arg("--runroot").arg(self.0.join("run")).args(words);
        command
    }
}

impl Drop for Store {
    fn drop(&mut self) {
        for words in [&["rm", "--all"][..], &["rmi", "--all", "--force"]] {
            let _ = self.buildah(words).stdout(Stdio::null()).status();
        }
    }
}

/// A process with all that it has started, until dropped.
struct Group(Child);

impl Drop for Group {
    fn drop(&mut self) {
        // The shell's own `kill`: a small system may have no program of that name.
        let kill = format!("kill -KILL -- -{}", self.0.id());
        let _ = Command::new("sh").args(["-c", &kill]).status();
        let _ = self.0.wait();
    }
}

pub(super) fn check() -> Result<(), String> {
    let Made { program, package, image } = make("dev", FOLDER)?;
    let version = format!("tengen {}", env!("CARGO_PKG_VERSION"));
    let says_version = |program: &Path| {
        let said = output(Command::new(program).arg("--version"))?;
        let is_right = said.starts_with(&version);
        if is_right { Ok(()) } else { Err(format!("{} says {said:?}", program.display())) }
    };
    says_version(&program)?;
    let linked = output(Command::new("file").arg(&program))?;
    if !linked.contains("static") {
        return Err(format!("it needs libraries of the system: {linked}"));
    }
    let folder = target()?.join(FOLDER);
    let unpacked = folder.join("unpacked");
    let mut unpack = Command::new("dpkg-deb");
    unpack.arg("--extract").arg(&package).arg(&unpacked);
    run(unpack)?;
    says_version(&unpacked.join("usr/bin/tengen"))?;
    started(&image, &folder.join("store"))
}

/// Builds an image and starts the server in it, as its own user.
fn started(image: &Path, store: &Path) -> Result<(), String> {
    let store = Store(store.to_owned());
    let mut build = store.buildah(&["build", "--isolation", "chroot", "-t", "tengen"]);
    build.arg(image);
    run(build)?;
    let container = output(&mut store.buildah(&["from", "tengen"]))?;
    let serve = ["--", "/tengen", "serve", "--no-open", "--port", "0", "--data", "/data"];
    let words =
        [&["run", "--isolation", "chroot", container.trim()][..], &serve, &["--net", "none"]];
    let mut server = store.buildah(&words.concat());
    let child = server.stdout(Stdio::piped()).process_group(0).spawn();
    let mut server = Group(child.map_err(|error| format!("buildah: {error}"))?);
    let mut line = String::new();
    if let Some(output) = server.0.stdout.take() {
        BufReader::new(output).read_line(&mut line).map_err(|error| error.to_string())?;
    }
    let address = format!("{}healthz", line.trim());
    let answer = output(Command::new("curl").args(["-sf", "--max-time", PATIENCE]).arg(address));
    answer.map(drop).map_err(|why| format!("the server in the image says {line:?}: {why}"))
}
