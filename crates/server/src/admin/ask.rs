//! Asking a server, or its store while it does not run.

use super::{Reply, Request};
use crate::app::App;
use crate::engines::Engines;
use crate::limits::ServerLimits;
use crate::nodes::Nodes;
use crate::opened::{Opened, database_in};
use crate::serve::Data;
use crate::serve_error::ServeError;
use crate::time::WallTime;
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The socket of a server in its data folder.
pub(crate) const SOCKET: &str = "admin.sock";

/// The reason why nothing was asked.
#[derive(Debug)]
pub enum AdminError {
    /// No server answers at the socket.
    NoServer {
        /// The socket.
        socket: PathBuf,
    },
    /// Another program uses the folder, and the socket is not there.
    NoSocket {
        /// The socket.
        socket: PathBuf,
    },
    /// The socket cannot be used.
    Socket {
        /// The socket.
        socket: PathBuf,
        /// The reason.
        error: io::Error,
    },
    /// There is no database in the folder.
    NoDatabase {
        /// The folder.
        folder: PathBuf,
    },
    /// The store cannot be used.
    Store(ServeError),
}

impl fmt::Display for AdminError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AdminError::NoServer { socket } => {
                write!(f, "no server answers at {}", socket.display())
            }
            AdminError::NoSocket { socket } => {
                write!(
                    f,
                    "another program uses the folder, and no socket is at {}",
                    socket.display()
                )
            }
            AdminError::Socket { socket, error } => write!(f, "{}: {error}", socket.display()),
            AdminError::NoDatabase { folder } => {
                write!(f, "there is no database in {}", folder.display())
            }
            AdminError::Store(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for AdminError {}

/// The place to ask at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum At {
    /// The server with this data folder; its store if it does not run.
    Folder(PathBuf),
    /// The server with this socket.
    Socket(PathBuf),
}

/// Asks a server for something.
///
/// # Errors
/// If there is no server, and no store that can be used without one.
pub async fn ask(at: &At, secret: Option<&Path>, request: Request) -> Result<Reply, AdminError> {
    let folder = match at {
        At::Socket(socket) => {
            let asked = at_socket(socket, &request).await?;
            return asked.ok_or_else(|| AdminError::NoServer { socket: socket.clone() });
        }
        At::Folder(folder) => folder,
    };
    // A folder that is none, or is closed to this user, is named before its socket is.
    let database = database_in(folder).map_err(AdminError::Store)?;
    let socket = folder.join(SOCKET);
    if let Some(reply) = at_socket(&socket, &request).await? {
        return Ok(reply);
    }
    if database.is_none() {
        return Err(AdminError::NoDatabase { folder: folder.clone() });
    }
    let data = Data::Folder(folder.clone());
    let opened = Opened::open(&data, secret).await.map_err(|error| match error {
        ServeError::InUse { .. } => AdminError::NoSocket { socket },
        error => AdminError::Store(error),
    })?;
    let (limits, time) = (ServerLimits::HOME, Arc::new(WallTime::new()));
    let app = App::within(limits, opened.store(), time, Engines::default(), Nodes::alone()).await;
    let app = app.map_err(|error| AdminError::Store(opened.failed(error)))?;
    let reply = app.administer(request).await;
    app.close();
    opened.close().await;
    Ok(reply)
}

#[cfg(unix)]
async fn at_socket(socket: &Path, request: &Request) -> Result<Option<Reply>, AdminError> {
    let asked = super::socket::ask(socket, request).await;
    asked.map_err(|error| AdminError::Socket { socket: socket.to_owned(), error })
}

/// This system has no such sockets.
#[cfg(not(unix))]
async fn at_socket(_: &Path, _: &Request) -> Result<Option<Reply>, AdminError> {
    Ok(None)
}
