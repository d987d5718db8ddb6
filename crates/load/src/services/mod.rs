//! Services that a test or a measurement starts, kills, and starts again. Each has a folder and a
//! port of its own, and ends with its value.

mod certificate;
mod disk;
mod nats;
mod node;
mod postgres;

pub use certificate::Certificate;
pub use disk::Disk;
pub use nats::Nats;
pub use node::Node;
pub use postgres::Postgres;

use crate::Failure;
use std::net::{TcpListener, TcpStream};
use std::process::Child;
use std::time::{Duration, Instant};

/// How long a service may take to answer.
const PATIENCE: Duration = Duration::from_secs(30);

/// A process that ends with this value.
#[derive(Debug)]
struct Process(Child);

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A port that was free a moment ago.
///
/// # Errors
/// If there is none.
pub fn free_port() -> Result<u16, Failure> {
    Ok(TcpListener::bind("127.0.0.1:0")?.local_addr()?.port())
}

/// Waits until something listens at a port.
fn listens(port: u16) -> Result<(), Failure> {
    let until = Instant::now() + PATIENCE;
    while TcpStream::connect(("127.0.0.1", port)).is_err() {
        if Instant::now() > until {
            return Err(format!("nothing listens at port {port}").into());
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    Ok(())
}
