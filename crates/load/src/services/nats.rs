//! A real NATS.

use super::{Process, free_port, listens};
use crate::Failure;
use std::process::{Command, Stdio};

/// A NATS server.
#[derive(Debug)]
pub struct Nats {
    process: Option<Process>,
    port: u16,
}

impl Nats {
    /// Starts one.
    ///
    /// # Errors
    /// If NATS is not installed or does not start.
    pub fn start() -> Result<Nats, Failure> {
        let mut nats = Nats { process: None, port: free_port()? };
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
