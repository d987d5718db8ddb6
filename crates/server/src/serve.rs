//! The application on a port.

use crate::app::App;
use crate::connections;
use crate::engines::Engines;
use crate::limits::ServerLimits;
use crate::opened::{Held, Opened, folder_at};
use crate::people::People;
use crate::proxies::Proxies;
use crate::public_url::PublicUrl;
use crate::serve_error::{Listener, ServeError};
use crate::workers::Token;
use std::fmt;
use std::future::Future;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::time::MissedTickBehavior;

/// The address of the server, its data and its engines.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address to listen at.
    pub bind: IpAddr,
    /// The port; 0 for any free one.
    pub port: u16,
    /// Where everything is kept.
    pub data: Data,
    /// The file of the secret that keys follow from: exactly 32 bytes. A data folder has its own,
    /// which is made if there is none. A PostgreSQL database needs one.
    pub secret: Option<PathBuf>,
    /// The engines of the computer players and of the analysis.
    pub engines: Engines,
    /// The proxies that are believed when they say for whom they ask.
    pub proxies: Proxies,
    /// The address by which people reach the server, if a web server stands before it.
    pub public: Option<PublicUrl>,
    /// The socket for the server's keeper (`tengen admin`). A data folder has its own. A server
    /// without either has none.
    pub socket: Option<PathBuf>,
    /// The address for programs that watch the server; none without it.
    pub metrics: Option<SocketAddr>,
    /// What is allowed.
    pub limits: ServerLimits,
    /// The token of workers; none without it.
    pub workers: Option<Token>,
    /// How people come to the server.
    pub people: People,
}

/// Where a server keeps everything.
#[derive(Clone)]
pub enum Data {
    /// In an SQLite database in this folder. The server makes it if there is none.
    Folder(PathBuf),
    /// In the PostgreSQL database at this address (`postgres://user:password@host:port/name`).
    Postgres(String),
    /// In a PostgreSQL database that several servers share. They hear of each other's changes over
    /// a NATS server.
    Shared {
        /// The address of the database.
        database: String,
        /// The address of the NATS server (`nats://user:password@host:port`).
        bus: String,
    },
}

/// An address may have a password in it.
impl fmt::Debug for Data {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Data::Folder(folder) => f.debug_tuple("Folder").field(folder).finish(),
            Data::Postgres(_) => f.write_str("Postgres(…)"),
            Data::Shared { .. } => f.write_str("Shared(…)"),
        }
    }
}

/// How often the server stores that it is alive.
const BEAT: Duration = Duration::from_secs(1);

/// How long open requests may go on after the server has been told to end.
const LAST_REQUESTS: Duration = Duration::from_secs(5);

/// How long the tasks of games may take to end.
const AT_REST: Duration = Duration::from_secs(3);

async fn listener(address: SocketAddr, of: Listener) -> Result<TcpListener, ServeError> {
    let listener = TcpListener::bind(address).await;
    listener.map_err(|error| ServeError::Port { of, address, error })
}

/// Serves until the process is told to end (SIGINT, SIGTERM, SIGHUP). `ready` gets the address as
/// soon as the server answers requests.
///
/// # Errors
/// The reason why the server cannot run.
pub async fn serve(config: Config, ready: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    let Config {
        bind,
        port,
        data,
        secret,
        socket,
        engines,
        proxies,
        public,
        metrics,
        limits,
        workers,
        people,
    } = config;
    if let Data::Folder(data) = &data {
        folder_at(data)?;
    }
    let address = SocketAddr::new(bind, port);
    // The port comes first, so that a second server by mistake does not touch the database.
    let pages = listener(address, Listener::Pages).await?;
    let address = pages.local_addr().map_err(ServeError::System)?;
    let watched = match metrics {
        Some(address) => Some(listener(address, Listener::Metrics).await?),
        None => None,
    };
    let opened = Opened::open(&data, secret.as_deref()).await?;
    let (time, nodes) = (opened.time().await?, opened.nodes().await?);
    let app = App::within(limits, opened.store(), time, engines, nodes).await;
    let app = app.map_err(|error| opened.failed(error))?;
    app.listen_at(address);
    app.believe(proxies);
    if let Some(token) = workers {
        app.employ(token);
    }
    app.admit(people);
    if let Some(url) = public {
        app.be_reached_at(url);
    }
    let signal = end_signal().map_err(ServeError::System)?;

    #[cfg(unix)]
    open_socket(socket, &data, &app).await?;
    #[cfg(not(unix))]
    drop(socket);

    let opened = Arc::new(opened);
    if let Some(listener) = watched {
        let router = app.watched();
        // It ends with the process: until then the end can be watched, too.
        tokio::spawn(async move { axum::serve(listener, router).await });
    }
    let heart = tokio::spawn(beat(app.clone(), Arc::clone(&opened)));
    let stopping = app.clone();
    tokio::spawn(async move {
        signal.await;
        stopping.close();
    });
    let server = connections::answer(pages, app.clone(), connections::places(limits.connections));
    ready(address);
    let closed = async {
        app.closed().await;
        tokio::time::sleep(LAST_REQUESTS).await;
    };
    let damage = tokio::select! {
        () = server => None,
        () = closed => None,
        error = opened.damage() => Some(error),
    };
    if damage.is_some() {
        app.close();
    }
    heart.abort();
    if let Err(error) = app.beat().await {
        tracing::warn!(%error, "the end of the run is not noted");
    }
    // Their clocks are noted for the other servers.
    app.at_rest(AT_REST).await;
    app.services.nodes.retire().await;
    opened.close().await;
    damage.map_or(Ok(()), Err)
}

/// Opens the socket for the server's keeper. Games go on without the one of a data folder: its path
/// may be too long, or its disk take no sockets.
#[cfg(unix)]
async fn open_socket(named: Option<PathBuf>, data: &Data, app: &App) -> Result<(), ServeError> {
    if let Some(socket) = named {
        let opened = crate::admin::listen(&socket, app).await;
        return opened.map_err(|error| ServeError::Socket { socket, error });
    }
    if let Data::Folder(folder) = data {
        let socket = folder.join(crate::admin::SOCKET);
        if let Err(error) = crate::admin::listen(&socket, app).await {
            let socket = socket.display();
            tracing::warn!(
                %socket,
                %error,
                "there is no socket for tengen admin; --socket names another place for it"
            );
        }
    }
    Ok(())
}

/// Stores every second that the server is alive, while clocks of games run or the store fails. Ends
/// the server if another one has its database.
async fn beat(app: App, opened: Arc<Opened>) {
    let mut every = tokio::time::interval(BEAT);
    every.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        every.tick().await;
        match opened.hold(|error| app.claim_lost(error)).await {
            Held::Still => {}
            // Another server may have had the database for a moment.
            Held::Again => {
                app.claim_back();
                app.hear_anew().await;
            }
            Held::Lost => {
                tracing::error!("another server has the database; this one ends");
                app.close();
                return;
            }
        }
        if app.has_beats() {
            // The log hears of it.
            let _ = app.beat().await;
        }
    }
}

/// Whether this program was started to go on when its terminal is closed. Only Linux tells.
#[cfg(unix)]
fn ignores_hang_up() -> bool {
    let told = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let ignored = told.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    let ignored = ignored.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok());
    // SIGHUP has the number 1, and the lowest bit.
    ignored.is_none_or(|mask| mask & 1 == 1)
}

/// Waits until the process is told to end.
#[cfg(unix)]
fn end_signal() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    // The terminal is closed, and nobody has asked to go on without it (nohup).
    let mut hang_up = match ignores_hang_up() {
        true => None,
        false => Some(signal(SignalKind::hangup())?),
    };
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
            Some(()) = async { hang_up.as_mut()?.recv().await } => {}
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
