//! The server on a real port.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::Path;
use tengen_server::proxies::Proxies;
use tengen_server::{Config, Data, Engines, ServeError, ServerLimits, serve};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;

const HERE: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);

fn config(port: u16, data: &Path) -> Config {
    Config {
        bind: HERE,
        port,
        data: Data::Folder(data.to_owned()),
        secret: None,
        socket: None,
        engines: Engines::default(),
        proxies: Proxies::default(),
        public: None,
        metrics: None,
        limits: ServerLimits::PUBLIC,
        workers: None,
        people: Default::default(),
    }
}

async fn refused(config: Config) -> ServeError {
    serve(config, |_| panic!("nothing is ready")).await.unwrap_err()
}

#[tokio::test]
async fn it_answers_when_it_says_that_it_is_ready() {
    let folder = tempfile::tempdir().unwrap();
    let (told, address) = oneshot::channel();
    let data = folder.path().join("new").join("folder");
    let config = config(0, &data);
    let server = tokio::spawn(serve(config, |address: SocketAddr| told.send(address).unwrap()));
    let mut stream = TcpStream::connect(address.await.unwrap()).await.unwrap();
    let request = "GET /api/meta HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n";
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    assert!(answer.contains("\"defaultRank\""), "{answer}");
    assert!(data.join("tengen.db").is_file());
    server.abort();
}

#[tokio::test]
async fn what_keeps_it_from_running_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let taken = TcpListener::bind((HERE, 0)).await.unwrap();
    let port = taken.local_addr().unwrap().port();
    let error = refused(config(port, folder.path())).await;
    assert!(matches!(error, ServeError::Port { .. }));
    assert!(error.to_string().contains(&format!("port {port} is taken")), "{error}");

    let file = folder.path().join("file");
    std::fs::write(&file, "x").unwrap();
    let error = refused(config(0, &file)).await;
    assert!(matches!(error, ServeError::Data { .. }));
    assert!(error.to_string().contains("file"), "{error}");

    let broken = folder.path().join("broken");
    std::fs::create_dir(&broken).unwrap();
    std::fs::write(broken.join("tengen.db"), "no database at all ".repeat(100)).unwrap();
    let error = refused(config(0, &broken)).await;
    assert!(matches!(error, ServeError::Store { .. }));
    assert!(error.to_string().contains("tengen.db"), "{error}");
}
