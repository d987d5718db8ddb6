//! A real NATS.

use super::{Process, free_port, listens};
use crate::Failure;
use std::process::{Command, Stdio};

/// A NATS server.
#[derive(Debug)]
pub struct Nats {
    process: Option<Process>,
    port: u16,
    options: Vec<String>,
}

impl Nats {
    /// Starts one.
    ///
    /// # Errors
    /// If NATS is not installed or does not start.
    pub fn start() -> Result<Nats, Failure> {
        Nats::start_with(&[])
    }

    /// Starts one with more options.
    ///
    /// # Errors
    /// If NATS is not installed or does not start.
    pub fn start_with(options: &[&str]) -> Result<Nats, Failure> {
        let options = options.iter().map(|option| (*option).to_owned()).collect();
        let mut nats = Nats { process: None, port: free_port()?, options };
        nats.start_again()?;
        Ok(nats)
    }

    /// Kills it.
    pub fn kill(&mut self) {
        self.process = None;
    }

    /// Starts it, after it was killed.
    ///
    /// # Errors
    /// If it does not start.
    pub fn start_again(&mut self) -> Result<(), Failure> {
        let process = Command::new("nats-server")
            .args(["-a", "127.0.0.1", "-p", &self.port.to_string()])
            .args(&self.options)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| {
                format!("nats-server is needed (apt-get install nats-server): {error}")
            })?;
        self.process = Some(Process(process));
        listens(self.port)
    }

    /// Its address.
    pub fn address(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }
}
