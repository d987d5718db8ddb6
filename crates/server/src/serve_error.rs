//! The reason why the server does not run.

use crate::nodes::NatsError;
use crate::store::StoreError;
use std::fmt;
use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;

/// What a server listens for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Listener {
    /// The pages, at the address of [`Config::bind`](crate::Config::bind) and
    /// [`Config::port`](crate::Config::port).
    Pages,
    /// Programs that watch it, at [`Config::metrics`](crate::Config::metrics).
    Metrics,
}

/// The reason why the server does not run.
#[derive(Debug)]
pub enum ServeError {
    /// Nothing can be written to the data folder.
    Data {
        /// The folder.
        folder: PathBuf,
        /// The reason.
        error: io::Error,
    },
    /// Another server uses the data folder.
    InUse {
        /// The folder.
        folder: PathBuf,
    },
    /// The games of the data folder were moved to another place.
    Moved {
        /// The file that says so.
        file: PathBuf,
    },
    /// The games of the PostgreSQL database were moved to another place.
    DatabaseMoved,
    /// Another server uses the PostgreSQL database.
    DatabaseInUse,
    /// The PostgreSQL database cannot be used.
    Database(StoreError),
    /// A database needs a file with a secret, and none is named.
    NoSecretNamed,
    /// There is no file with the secret, and what is stored needs it, or so do other servers.
    NoSecret {
        /// The file.
        file: PathBuf,
    },
    /// The file with the secret cannot be read or made, or has not exactly 32 bytes.
    Secret {
        /// The file.
        file: PathBuf,
        /// The reason. One of [`io::ErrorKind::InvalidData`] is its length.
        error: io::Error,
    },
    /// The stored games were made with another secret.
    OtherSecret {
        /// The file with this one.
        file: PathBuf,
    },
    /// The NATS server cannot be used.
    Bus(NatsError),
    /// The database of the data folder cannot be used.
    Store {
        /// Its file.
        file: PathBuf,
        /// The reason.
        error: StoreError,
    },
    /// The server cannot listen at the port.
    Port {
        /// What it wants to answer there.
        of: Listener,
        /// The address wanted.
        address: SocketAddr,
        /// The reason.
        error: io::Error,
    },
    /// The socket for the server's keeper cannot be opened.
    Socket {
        /// The socket.
        socket: PathBuf,
        /// The reason.
        error: io::Error,
    },
    /// The system gives no signals or connections.
    System(io::Error),
}

impl fmt::Display for ServeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ServeError::Data { folder, error } => {
                write!(f, "the data folder {} cannot be used: {error}", folder.display())
            }
            ServeError::InUse { folder } => {
                write!(f, "another server uses the data folder {}", folder.display())
            }
            ServeError::DatabaseMoved => {
                f.write_str("the games of this database were moved to another place")
            }
            ServeError::Moved { file } => {
                write!(f, "the games were moved to another place, as {} says", file.display())
            }
            ServeError::DatabaseInUse => f.write_str("another server uses the database"),
            ServeError::Database(error) => write!(f, "the database cannot be used: {error}"),
            ServeError::NoSecretNamed => f.write_str("a database needs the file of a secret"),
            ServeError::NoSecret { file } => {
                write!(f, "there is no secret in {}", file.display())
            }
            ServeError::Secret { file, error } => {
                write!(f, "the secret in {} cannot be used: {error}", file.display())
            }
            ServeError::OtherSecret { file } => {
                write!(f, "the store was made with another secret than {}", file.display())
            }
            ServeError::Bus(error) => write!(f, "the NATS server cannot be used: {error}"),
            ServeError::Store { file, error } => {
                write!(f, "the database {} cannot be used: {error}", file.display())
            }
            ServeError::Port { address, error, .. } if error.kind() == io::ErrorKind::AddrInUse => {
                write!(
                    f,
                    "port {} is taken at {}: another Tengen may be running; choose another port",
                    address.port(),
                    address.ip()
                )
            }
            ServeError::Port { address, error, .. } => {
                write!(f, "cannot listen at {address}: {error}")
            }
            ServeError::Socket { socket, error } => {
                write!(f, "the socket {} cannot be opened: {error}", socket.display())
            }
            ServeError::System(error) => write!(f, "the system refuses: {error}"),
        }
    }
}

impl std::error::Error for ServeError {}
