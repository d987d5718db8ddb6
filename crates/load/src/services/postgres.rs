//! A real PostgreSQL.

use super::{Certificate, PATIENCE, Process, free_port};
use crate::Failure;
use std::os::unix::fs::chown;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// A PostgreSQL.
#[derive(Debug)]
pub struct Postgres {
    process: Option<Process>,
    port: u16,
    durable: bool,
    certificate: Option<Certificate>,
    folder: TempDir,
}

/// The folder of the programs of the newest PostgreSQL of this machine.
fn programs() -> Result<PathBuf, Failure> {
    let versions = std::fs::read_dir("/usr/lib/postgresql");
    let mut versions: Vec<PathBuf> =
        versions.into_iter().flatten().filter_map(|entry| Some(entry.ok()?.path())).collect();
    versions.sort();
    let newest = versions.pop().map(|version| version.join("bin"));
    newest.ok_or_else(|| "PostgreSQL is needed: apt-get install postgresql".into())
}

/// The user and the group that PostgreSQL runs as; `None` for those of this program. It refuses
/// root.
fn user() -> Result<Option<(u32, u32)>, Failure> {
    let id = |arguments: &[&str]| -> Result<u32, Failure> {
        let output = Command::new("id").args(arguments).output()?;
        Ok(String::from_utf8_lossy(&output.stdout).trim().parse()?)
    };
    Ok(match id(&["-u"])? {
        0 => Some((id(&["-u", "postgres"])?, id(&["-g", "postgres"])?)),
        _ => None,
    })
}

/// A program of PostgreSQL, in the folder and as the user of the service.
fn program(name: &str, folder: &Path) -> Result<Command, Failure> {
    let mut command = Command::new(programs()?.join(name));
    if let Some((user, group)) = user()? {
        command.uid(user).gid(group);
    }
    command.current_dir(folder).stdout(Stdio::null()).stderr(Stdio::null());
    Ok(command)
}

impl Postgres {
    /// Starts an empty one. A `durable` one waits for the disk, as in earnest.
    ///
    /// # Errors
    /// If PostgreSQL is not installed or does not start.
    pub fn start(durable: bool) -> Result<Postgres, Failure> {
        let mut postgres = Postgres::made(durable)?;
        postgres.start_again()?;
        Ok(postgres)
    }

    /// Starts an empty one that can encrypt connections, with a certificate for 127.0.0.1.
    ///
    /// # Errors
    /// If PostgreSQL or OpenSSL is not installed, or PostgreSQL does not start.
    pub fn start_encrypted() -> Result<Postgres, Failure> {
        let mut postgres = Postgres::made(false)?;
        let certificate = Certificate::make(postgres.folder.path(), &["127.0.0.1"])?;
        // PostgreSQL wants to own its key.
        if let Some((user, group)) = user()? {
            chown(&certificate.key, Some(user), Some(group))?;
        }
        postgres.certificate = Some(certificate);
        postgres.start_again()?;
        Ok(postgres)
    }

    /// The file of its certificate, if it has one.
    pub fn certificate(&self) -> Option<&Path> {
        self.certificate.as_ref().map(|certificate| &*certificate.file)
    }

    fn made(durable: bool) -> Result<Postgres, Failure> {
        let folder = tempfile::tempdir()?;
        if let Some((user, group)) = user()? {
            chown(folder.path(), Some(user), Some(group))?;
        }
        let made = program("initdb", folder.path())?
            .args(["--auth=trust", "--username=tengen", "--no-sync", "--encoding=UTF8"])
            .args(["--locale=C", "-D", "data"])
            .status()?;
        if !made.success() {
            return Err("initdb has failed".into());
        }
        let (process, port, certificate) = (None, free_port()?, None);
        Ok(Postgres { process, port, durable, certificate, folder })
    }

    /// Kills it, with all processes that it has started.
    pub fn kill(&mut self) {
        let Some(process) = self.process.take() else { return };
        let own = process.0.id();
        let children = children(own);
        // First it, so that it starts no more.
        drop(process);
        for child in children {
            if let Some(pid) = rustix::process::Pid::from_raw(child) {
                let _ = rustix::process::kill_process(pid, rustix::process::Signal::KILL);
            }
        }
    }

    /// Stops it as a keeper does, who waits for nobody. The answer is its socket, which is gone.
    ///
    /// # Errors
    /// If it does not stop.
    pub fn stop(&mut self) -> Result<PathBuf, Failure> {
        let stopped = program("pg_ctl", self.folder.path())?
            .args(["stop", "-m", "fast", "-D", "data"])
            .status()?;
        self.kill();
        let socket = self.folder.path().join(format!(".s.PGSQL.{}", self.port));
        if stopped.success() { Ok(socket) } else { Err("PostgreSQL does not stop".into()) }
    }

    /// Starts it, after it was killed or stopped.
    ///
    /// # Errors
    /// If it does not start.
    pub fn start_again(&mut self) -> Result<(), Failure> {
        let fsync = if self.durable { "fsync=on" } else { "fsync=off" };
        let until = Instant::now() + PATIENCE;
        loop {
            // It does not start while a process of its predecessor ends.
            if self
                .process
                .as_mut()
                .is_none_or(|process| process.0.try_wait().is_ok_and(|end| end.is_some()))
            {
                let named = |(name, file): (&str, &Path)| format!("{name}={}", file.display());
                let tls = self.certificate.iter().flat_map(|made| {
                    let files = [("ssl_cert_file", &*made.file), ("ssl_key_file", &*made.key)];
                    ["ssl=on".to_owned()].into_iter().chain(files.map(named))
                });
                let process = program("postgres", self.folder.path())?
                    .args(tls.flat_map(|option| ["-c".to_owned(), option]))
                    .args(["-c", fsync, "-c", "max_connections=200", "-h", "127.0.0.1"])
                    // Its shared memory is in the folder, and goes with it however it ends.
                    .args(["-c", "dynamic_shared_memory_type=mmap"])
                    .args(["-p", &self.port.to_string(), "-D", "data"])
                    .arg("-k")
                    .arg(self.folder.path())
                    .spawn()?;
                self.process = Some(Process(process));
            }
            let port = self.port.to_string();
            let ready = program("pg_isready", self.folder.path())?
                .args(["-q", "-h", "127.0.0.1", "-p", &port])
                .status()?;
            if ready.success() {
                return Ok(());
            }
            if Instant::now() > until {
                return Err("PostgreSQL does not answer".into());
            }
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    /// The address of a database.
    pub fn address(&self, database: &str) -> String {
        format!("postgres://tengen@127.0.0.1:{}/{database}", self.port)
    }

    /// The address of a database by the socket.
    pub fn socket_address(&self, database: &str) -> String {
        let folder = self.folder.path().display();
        format!("postgres:///{database}?user=tengen&host={folder}&port={}", self.port)
    }

    /// Runs statements in a database.
    ///
    /// # Errors
    /// If one of them fails.
    pub fn run(&self, database: &str, sql: &str) -> Result<(), Failure> {
        let done = program("psql", self.folder.path())?
            .args(["-q", "-v", "ON_ERROR_STOP=1", "-d", &self.address(database), "-c", sql])
            .status()?;
        if done.success() { Ok(()) } else { Err(format!("{sql} fails").into()) }
    }

    /// Makes a database. The answer is its address.
    ///
    /// # Errors
    /// If it cannot be made.
    pub fn database(&self, name: &str) -> Result<String, Failure> {
        let made = program("createdb", self.folder.path())?
            .args(["-h", "127.0.0.1", "-p", &self.port.to_string(), "-U", "tengen", name])
            .status()?;
        if !made.success() {
            return Err(format!("the database {name} cannot be made").into());
        }
        Ok(self.address(name))
    }
}

/// The processes that a process has started.
fn children(parent: u32) -> Vec<i32> {
    let entries = std::fs::read_dir("/proc").into_iter().flatten().flatten();
    let pids = entries.filter_map(|entry| entry.file_name().to_str()?.parse().ok());
    let of_parent = |pid: &i32| {
        let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
        // Behind the name, which may have blanks: the state and the parent.
        let parents = stat.rsplit(')').next().and_then(|rest| rest.split_whitespace().nth(1));
        parents == Some(&*parent.to_string())
    };
    pids.filter(of_parent).collect()
}
