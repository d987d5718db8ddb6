//! A small disk of its own: a real tmpfs in a mount namespace, which ends with its value.

use super::Process;
use crate::Failure;
use std::ffi::OsStr;
use std::fs::File;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A disk that can be full.
#[derive(Debug)]
pub struct Disk {
    /// The process that holds the namespace. It ends with its standard input.
    holder: Process,
    folder: PathBuf,
}

/// Where the disk is, in the eyes of its programs.
const AT: &str = "/mnt";

impl Disk {
    /// A disk of this many mebibytes. It needs no rights where users may make namespaces.
    ///
    /// # Errors
    /// If the system refuses a namespace or a mount.
    pub fn new(mebibytes: usize) -> Result<Disk, Failure> {
        let script = format!("mount -t tmpfs -o size={mebibytes}m none {AT} && echo ready && cat");
        let child = Command::new("unshare")
            .args(["--user", "--map-root-user", "--mount", "sh", "-c", &script])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let mut holder = Process(child);
        let mut line = String::new();
        if let Some(output) = holder.0.stdout.take() {
            BufReader::new(output).read_line(&mut line)?;
        }
        if line != "ready\n" {
            return Err("the system lets no tmpfs be mounted in a namespace".into());
        }
        let folder = PathBuf::from(format!("/proc/{}/root{AT}", holder.0.id()));
        Ok(Disk { holder, folder })
    }

    /// The folder of the disk, in the eyes of this program.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// The folder of the disk, in the eyes of its programs.
    pub fn inside(&self) -> &'static Path {
        Path::new(AT)
    }

    /// A command for a program that sees the disk.
    pub fn command(&self, program: impl AsRef<OsStr>) -> Command {
        let mut command = Command::new("nsenter");
        command.args(["--user", "--preserve-credentials", "--mount", "--target"]);
        command.arg(self.holder.0.id().to_string()).arg(program);
        command
    }

    /// Fills the disk to its last byte with a file.
    ///
    /// # Errors
    /// If that goes wrong otherwise than by lack of room.
    pub fn fill(&self) -> Result<(), Failure> {
        let mut file = File::create(self.folder.join("filler"))?;
        for part in [1 << 16, 1] {
            let bytes = vec![0; part];
            while file.write_all(&bytes).is_ok() {}
        }
        Ok(())
    }

    /// Makes room again.
    ///
    /// # Errors
    /// If the file cannot be removed.
    pub fn empty(&self) -> Result<(), Failure> {
        Ok(std::fs::remove_file(self.folder.join("filler"))?)
    }
}
