//! Connections: how many there are, and how long they may be silent.

use crate::app::App;
use crate::limits::Share;
use crate::places::Places;
use axum::Router;
use axum::extract::{ConnectInfo, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use socket2::SockRef;
use std::net::SocketAddr;
use std::sync::LazyLock;
use std::time::Duration;
use tengen_messages::Language;
use tokio::io::AsyncWriteExt;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{mpsc, watch};
use tower_service::Service;

/// Below this number of connections the system's limit is worth a warning.
const FEW: usize = 1_800;

/// Files that are kept for the database and the rest.
const OTHER_FILES: usize = 100;

/// How long the head of a request may take, and how long a connection may wait for the next one.
const SILENCE: Duration = Duration::from_secs(30);

/// How long what was sent may stay without word from the other side.
const UNHEARD: Duration = Duration::from_secs(30);

/// The most bytes of a request that are kept before they are understood.
const MOST_HEAD: usize = 16 << 10;

/// How long to wait when the system has no more connections.
const RETRY_AFTER: Duration = Duration::from_millis(100);

/// The places for connections of this process.
pub(crate) fn places(wanted: Share) -> Places {
    Places::new(most_connections(wanted.all), wanted.address)
}

/// Answers requests at this port until the application is closed and all connections have ended.
pub(crate) async fn answer(listener: TcpListener, app: App, places: Places) {
    let (closing, closes) = watch::channel(());
    // Each connection holds an end, so that the last one is noticed.
    let (open, mut all_ended) = mpsc::channel::<()>(1);
    let router = app.router();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = app.closed() => break,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                // The other side may be gone already, or there are no files left for a moment.
                tracing::warn!(%error, "a connection cannot be taken");
                tokio::time::sleep(RETRY_AFTER).await;
                continue;
            }
        };
        // Behind a proxy all connections come from one address; each request is counted by whom it
        // is for.
        let place = match app.is_believed(peer.ip()) {
            true => None,
            false => match places.take(peer.ip()) {
                Ok(place) => Some(place),
                Err(_) => {
                    tokio::spawn(refuse(stream));
                    continue;
                }
            },
        };
        let (router, closes, open) = (router.clone(), closes.clone(), open.clone());
        tokio::spawn(async move {
            let _held = (place, open);
            connected(stream, peer, router, closes).await;
        });
    }
    drop((listener, closing, open));
    let _ = all_ended.recv().await;
}

/// Answers the requests of one connection.
async fn connected(
    stream: TcpStream,
    peer: SocketAddr,
    router: Router,
    mut closes: watch::Receiver<()>,
) {
    let socket = SockRef::from(&stream);
    let _ = socket.set_tcp_nodelay(true);
    #[cfg(target_os = "linux")]
    let _ = socket.set_tcp_user_timeout(Some(UNHEARD));
    let service = service_fn(move |request: hyper::Request<Incoming>| {
        let mut request: Request = request.map(axum::body::Body::new);
        request.extensions_mut().insert(ConnectInfo(peer));
        router.clone().call(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(SILENCE)
        .max_buf_size(MOST_HEAD)
        .serve_connection(TokioIo::new(stream), service);
    let mut connection = std::pin::pin!(connection);
    let done = tokio::select! {
        done = connection.as_mut() => done,
        // The sender is dropped when the server ends.
        _ = closes.changed() => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = done {
        // Browsers go away as they like.
        tracing::debug!(%error, "a connection has ended");
    }
}

/// The answer where there is no place for a connection. The request there is not read, and so the
/// page is in all languages. It asks again by itself.
static CROWDED: LazyLock<String> = LazyLock::new(|| {
    let sentences: String = Language::all()
        .map(|language| {
            let (code, words) = (language.code(), language.say("error-connections", &[]));
            format!("<p lang=\"{code}\">{words}</p>\n")
        })
        .collect();
    let page = format!(
        "<!doctype html>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" \
         content=\"width=device-width\">\n<meta name=\"color-scheme\" content=\"light dark\">\n\
         <meta http-equiv=\"refresh\" content=\"5\">\n<title>Tengen</title>\n{sentences}"
    );
    format!(
        "HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\n\
         content-type: text/html; charset=utf-8\r\ncontent-length: {}\r\n\
         connection: close\r\n\r\n{page}",
        page.len()
    )
});

/// Says that there is no place for a connection.
async fn refuse(mut stream: TcpStream) {
    let sent = tokio::time::timeout(Duration::from_secs(1), stream.write_all(CROWDED.as_bytes()));
    let _ = sent.await;
}

/// How many connections the system allows beside the other files. A low limit is raised as far as
/// the system lets us.
#[cfg(unix)]
fn most_connections(wanted: usize) -> usize {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    let raised = Rlimit { current: limit.maximum, ..limit };
    let files = match setrlimit(Resource::Nofile, raised) {
        Ok(()) => limit.maximum,
        Err(_) => limit.current,
    };
    let files = files.and_then(|files| usize::try_from(files).ok()).unwrap_or(usize::MAX);
    let most = files.saturating_sub(OTHER_FILES).clamp(1, wanted.max(1));
    if most < FEW.min(wanted) {
        tracing::warn!(files, "the system allows few open files, so few connections are taken");
    }
    most
}

#[cfg(not(unix))]
fn most_connections(wanted: usize) -> usize {
    wanted
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engines::Engines;
    use crate::secret::Secret;
    use crate::store::SqliteStore;
    use crate::time::WallTime;
    use std::net::Ipv4Addr;
    use std::sync::Arc;
    use tempfile::TempDir;
    use tokio::io::AsyncReadExt;

    /// An application at a port, where one address has two connections.
    async fn served() -> (App, SocketAddr, TempDir) {
        let folder = tempfile::tempdir().unwrap();
        let store =
            SqliteStore::open(&folder.path().join("games.db"), Secret::of([7; 32])).await.unwrap();
        let app = App::new(Arc::new(store), Arc::new(WallTime::new()), Engines::default()).await;
        let app = app.unwrap();
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
        let address = listener.local_addr().unwrap();
        tokio::spawn(answer(listener, app.clone(), Places::new(10, 2)));
        (app, address, folder)
    }

    const REQUEST: &[u8] = b"GET /api/reach HTTP/1.1\r\nhost: here\r\n\r\n";

    /// What comes next on a connection.
    async fn part(stream: &mut TcpStream) -> String {
        let mut bytes = vec![0; 4096];
        let length = stream.read(&mut bytes).await.unwrap_or_default();
        String::from_utf8_lossy(&bytes[..length]).into_owned()
    }

    async fn asked(address: SocketAddr) -> (TcpStream, String) {
        let mut stream = TcpStream::connect(address).await.unwrap();
        let _ = stream.write_all(REQUEST).await;
        let answer = part(&mut stream).await;
        (stream, answer)
    }

    #[tokio::test]
    async fn one_address_has_its_share_of_connections() {
        let (_app, address, _folder) = served().await;
        let (one, first) = asked(address).await;
        let (_two, second) = asked(address).await;
        let (_, third) = asked(address).await;
        assert!(first.starts_with("HTTP/1.1 200") && second.starts_with("HTTP/1.1 200"));
        assert!(third.starts_with("HTTP/1.1 503") || third.is_empty(), "{third}");
        drop(one);
        while !asked(address).await.1.starts_with("HTTP/1.1 200") {
            tokio::task::yield_now().await;
        }
    }

    #[tokio::test]
    async fn connections_that_stay_silent_are_closed() {
        let (_app, address, _folder) = served().await;
        let half = &REQUEST[..20];
        for sent in [&b""[..], half, REQUEST] {
            let mut stream = TcpStream::connect(address).await.unwrap();
            stream.write_all(sent).await.unwrap();
            if sent == REQUEST {
                assert!(part(&mut stream).await.starts_with("HTTP/1.1 200"));
            }
            // The clock goes on by itself where all wait for it.
            tokio::time::pause();
            let begun = tokio::time::Instant::now();
            while !part(&mut stream).await.is_empty() {}
            assert!(begun.elapsed() >= SILENCE - Duration::from_secs(1), "{:?}", begun.elapsed());
            tokio::time::resume();
        }
    }

    #[tokio::test]
    async fn a_closed_application_ends_its_connections() {
        let (app, address, _folder) = served().await;
        let (mut stream, _) = asked(address).await;
        app.close();
        while !part(&mut stream).await.is_empty() {}
        assert!(TcpStream::connect(address).await.is_err());
    }
}
