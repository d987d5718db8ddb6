//! A server of Tengen.

use super::{PATIENCE, Process, free_port};
use crate::Failure;
use std::fs::File;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// A server of Tengen.
#[derive(Debug)]
pub struct Node {
    process: Option<Process>,
    program: PathBuf,
    port: u16,
    options: Vec<String>,
    log: Option<PathBuf>,
}

impl Node {
    /// Starts one with these options, and without a network unless they name one. It takes this
    /// program for a proxy, which asks for many callers.
    ///
    /// # Errors
    /// If it does not start.
    pub fn start(program: &Path, options: &[String]) -> Result<Node, Failure> {
        Node::started(program, options, None)
    }

    /// The same, with its log in this file.
    ///
    /// # Errors
    /// If it does not start.
    pub fn start_logging(program: &Path, options: &[String], log: &Path) -> Result<Node, Failure> {
        Node::started(program, options, Some(log.to_owned()))
    }

    fn started(program: &Path, options: &[String], log: Option<PathBuf>) -> Result<Node, Failure> {
        let mut node = Node::new(program, options, log)?;
        node.start_again()?;
        Ok(node)
    }

    fn new(program: &Path, options: &[String], log: Option<PathBuf>) -> Result<Node, Failure> {
        let (program, options) = (program.to_owned(), options.to_vec());
        Ok(Node { process: None, program, port: free_port()?, options, log })
    }

    /// Kills it.
    pub fn kill(&mut self) {
        self.process = None;
    }

    /// Starts one that serves at its first attempt.
    ///
    /// # Errors
    /// If it does not.
    pub fn start_at_once(program: &Path, options: &[String]) -> Result<Node, Failure> {
        let mut node = Node::new(program, options, None)?;
        if node.serves()? { Ok(node) } else { Err("the first attempt fails".into()) }
    }

    /// Starts it, after it was killed.
    ///
    /// # Errors
    /// If it does not start.
    pub fn start_again(&mut self) -> Result<(), Failure> {
        let until = Instant::now() + PATIENCE;
        while !self.serves()? {
            // The services that it needs may be killed as well.
            if Instant::now() > until {
                return Err("a server of Tengen does not start".into());
            }
            std::thread::sleep(Duration::from_millis(100));
        }
        Ok(())
    }

    /// Starts its process. Says whether that serves, or has ended.
    fn serves(&mut self) -> Result<bool, Failure> {
        let is_named = self.options.iter().any(|option| option == "--net");
        let without: &[&str] = if is_named { &[] } else { &["--net", "none"] };
        let log = match &self.log {
            Some(log) => File::options().create(true).append(true).open(log)?.into(),
            None => Stdio::inherit(),
        };
        let child = Command::new(&self.program)
            .stderr(log)
            .args(["serve", "--no-open", "--limits", "public"])
            .args(without)
            .args(["--trust-proxy", "127.0.0.1", "--port", &self.port.to_string()])
            .args(&self.options)
            .stdout(Stdio::piped())
            .spawn()?;
        let mut process = Process(child);
        let mut line = String::new();
        if let Some(output) = process.0.stdout.take() {
            BufReader::new(output).read_line(&mut line)?;
        }
        let serves = line.starts_with("http://");
        self.process = serves.then_some(process);
        Ok(serves)
    }

    /// Its address.
    pub fn address(&self) -> SocketAddr {
        SocketAddr::from(([127, 0, 0, 1], self.port))
    }

    /// The number of its process, while it runs.
    pub fn pid(&self) -> Option<u32> {
        self.process.as_ref().map(|process| process.0.id())
    }

    /// Stops its process, as if the machine slept (`SIGSTOP`), or lets it go on.
    pub fn sleep(&self, asleep: bool) {
        use rustix::process::{Pid, Signal, kill_process};
        let signal = if asleep { Signal::STOP } else { Signal::CONT };
        if let Some(pid) = self.pid().and_then(|pid| Pid::from_raw(i32::try_from(pid).ok()?)) {
            let _ = kill_process(pid, signal);
        }
    }
}
