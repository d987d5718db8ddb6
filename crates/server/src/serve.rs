//! The application on a port.

use crate::app::App;
use crate::engines::Engines;
use crate::proxies::Proxies;
use crate::store::{SqliteStore, StoreError};
use crate::time::WallTime;
use std::fmt;
use std::future::{Future, IntoFuture};
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;

/// The address of the server, its data and its engines.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address to listen at.
    pub bind: IpAddr,
    /// The port; 0 for any free one.
    pub port: u16,
    /// The folder of the database. The server makes it if there is none.
    pub data: PathBuf,
    /// The engines of the computer players and of the analysis.
    pub engines: Engines,
    /// The proxies that are believed when they say for whom they ask.
    pub proxies: Proxies,
}

/// The file of the database in the data folder.
const DATABASE: &str = "tengen.db";

/// How often the server stores that it is alive.
const BEAT: Duration = Duration::from_secs(1);

/// How long open requests may go on after the server has been told to end.
const LAST_REQUESTS: Duration = Duration::from_secs(5);

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
    /// The database cannot be used.
    Store {
        /// Its file.
        file: PathBuf,
        /// The reason.
        error: StoreError,
    },
    /// The server cannot listen at the port.
    Port {
        /// The address wanted.
        address: SocketAddr,
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
            ServeError::Store { file, error } => {
                write!(f, "the database {} cannot be used: {error}", file.display())
            }
            ServeError::Port { address, error } if error.kind() == io::ErrorKind::AddrInUse => {
                write!(
                    f,
                    "port {} is taken at {}: another Tengen may be running; choose another port",
                    address.port(),
                    address.ip()
                )
            }
            ServeError::Port { address, error } => write!(f, "cannot listen at {address}: {error}"),
            ServeError::System(error) => write!(f, "the system refuses: {error}"),
        }
    }
}

impl std::error::Error for ServeError {}

/// Serves until the process is told to end (SIGINT, SIGTERM). `ready` gets the address as soon as
/// the server answers requests.
///
/// # Errors
/// The reason why the server cannot run.
pub async fn serve(config: Config, ready: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    let Config { bind, port, data, engines, proxies } = config;
    std::fs::create_dir_all(&data)
        .map_err(|error| ServeError::Data { folder: data.clone(), error })?;
    let address = SocketAddr::new(bind, port);
    // The port comes first, so that a second server by mistake does not touch the database.
    let listener = TcpListener::bind(address).await;
    let listener = listener.map_err(|error| ServeError::Port { address, error })?;
    let address = listener.local_addr().map_err(ServeError::System)?;
    let file = data.join(DATABASE);
    let bad_store = |error| ServeError::Store { file: file.clone(), error };
    let store = SqliteStore::open(&file).await.map_err(bad_store)?;
    let app = App::new(Arc::new(store.clone()), Arc::new(WallTime::new()), engines).await;
    let app = app.map_err(bad_store)?;
    app.listen_at(address);
    app.believe(proxies);
    let signal = end_signal().map_err(ServeError::System)?;

    let heart = tokio::spawn(beat(app.clone()));
    let service = app.router().into_make_service_with_connect_info::<SocketAddr>();
    let stopping = app.clone();
    let server = axum::serve(listener, service).with_graceful_shutdown(async move {
        signal.await;
        stopping.close();
    });
    ready(address);
    let closed = async {
        app.closed().await;
        tokio::time::sleep(LAST_REQUESTS).await;
    };
    let done = tokio::select! {
        done = server.into_future() => done,
        () = closed => Ok(()),
    };
    heart.abort();
    if let Err(error) = app.beat().await {
        tracing::warn!(%error, "the end of the run is not noted");
    }
    store.close().await;
    done.map_err(ServeError::System)
}

/// Stores every second that the server is alive, while games are live.
async fn beat(app: App) {
    let mut every = tokio::time::interval(BEAT);
    loop {
        every.tick().await;
        if app.live_games() > 0
            && let Err(error) = app.beat().await
        {
            tracing::error!(%error, "the database fails");
        }
    }
}

/// Waits until the process is told to end.
#[cfg(unix)]
fn end_signal() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

/// Waits until the process is told to end.
#[cfg(not(unix))]
fn end_signal() -> io::Result<impl Future<Output = ()>> {
    Ok(async {
        // If the system gives no signal, the server ends with its process.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    })
}
