//! Measures how long an operation on a study takes to reach all pages that follow it.
//!
//! `cargo run --release -p tengen-server --example watchers [PAGES [OPERATIONS]]` serves a study on
//! this machine, opens pages that follow it, and does operations one after another. It prints how
//! long each took from the request until the last page had it, and how many bytes a page got.

use std::error::Error;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::time::{Duration, Instant};
use tengen_server::proxies::Proxies;
use tengen_server::{Config, Data, Engines, ServerLimits, serve};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;
use tokio::sync::{mpsc, oneshot};

type Failure = Box<dyn Error + Send + Sync>;

#[tokio::main]
async fn main() -> Result<(), Failure> {
    let mut arguments = std::env::args().skip(1);
    let pages: usize = arguments.next().map_or(Ok(300), |text| text.parse())?;
    let operations: usize = arguments.next().map_or(Ok(200), |text| text.parse())?;
    let folder = tempfile::tempdir()?;
    let config = Config {
        bind: IpAddr::V4(Ipv4Addr::LOCALHOST),
        port: 0,
        data: Data::Folder(folder.path().to_owned()),
        secret: None,
        socket: None,
        engines: Engines::default(),
        proxies: Proxies::default(),
        public: None,
        metrics: None,
        limits: ServerLimits::PUBLIC,
        workers: None,
        people: Default::default(),
    };
    let (told, address) = oneshot::channel();
    let mut told = Some(told);
    tokio::spawn(async move {
        let listening = |address| {
            if let Some(told) = told.take() {
                let _ = told.send(address);
            }
        };
        serve(config, listening).await
    });
    let address = address.await?;
    let begun = post(address, "/api/studies", r#"{"from":{"kind":"sgf","text":"(;SZ[19])"}}"#);
    let begun: serde_json::Value = serde_json::from_str(&begun.await?)?;
    let key = begun["key"].as_str().ok_or("no key")?.to_owned();
    let (got, mut gets) = mpsc::unbounded_channel();
    for _ in 0..pages {
        let (path, got) = (format!("/api/s/{key}/events?since=0"), got.clone());
        tokio::spawn(async move { follow(address, &path, got).await });
    }
    // Each page says that it is open.
    for _ in 0..pages {
        gets.recv().await.ok_or("no page")?;
    }
    let mut times = Vec::with_capacity(operations);
    let mut most_bytes = 0;
    let mut parent = "0".to_owned();
    for number in 0..operations {
        let (column, row) = (number % 19, number / 19 % 19);
        let letter = |at: usize| char::from(b'a' + at as u8);
        let colour = if number % 2 == 0 { "B" } else { "W" };
        let body = format!(
            r#"{{"operations":[{{"id":"o{number}","op":"play","parent":"{parent}","node":"n{number}","{colour}":"{}{}"}}]}}"#,
            letter(column),
            letter(row)
        );
        parent = format!("n{number}");
        let begun = Instant::now();
        let answer = post(address, &format!("/api/s/{key}/operations"), &body).await?;
        if !answer.contains("done") {
            return Err(answer.into());
        }
        for _ in 0..pages {
            most_bytes = most_bytes.max(gets.recv().await.ok_or("no page")?);
        }
        times.push(begun.elapsed());
    }
    times.sort_unstable();
    let at = |share: usize| times[(times.len() - 1) * share / 100].as_secs_f64() * 1000.0;
    let (half, most, last) = (at(50), at(95), at(100));
    println!(
        "{pages} pages, {operations} operations: {half:.1} ms (median), {most:.1} ms (95 %), \
         {last:.1} ms at most; at most {most_bytes} bytes a page"
    );
    Ok(())
}

/// The body of the answer to a request.
async fn post(address: SocketAddr, path: &str, body: &str) -> Result<String, Failure> {
    let mut stream = TcpStream::connect(address).await?;
    let head = format!(
        "POST {path} HTTP/1.1\r\nhost: {address}\r\ncontent-length: {}\r\nconnection: close\r\n\r\n",
        body.len()
    );
    stream.write_all(head.as_bytes()).await?;
    stream.write_all(body.as_bytes()).await?;
    let mut answer = String::new();
    tokio::time::timeout(Duration::from_secs(10), stream.read_to_string(&mut answer)).await??;
    let (_, body) = answer.split_once("\r\n\r\n").ok_or("no answer")?;
    Ok(body.to_owned())
}

/// Follows a stream. Says 0 when it is open, and then the bytes of each step.
async fn follow(
    address: SocketAddr,
    path: &str,
    got: mpsc::UnboundedSender<usize>,
) -> Result<(), Failure> {
    let mut stream = TcpStream::connect(address).await?;
    let head = format!("GET {path} HTTP/1.1\r\nhost: {address}\r\n\r\n");
    stream.write_all(head.as_bytes()).await?;
    let mut lines = BufReader::new(stream).lines();
    let mut bytes = 0;
    while let Some(line) = lines.next_line().await? {
        if line.starts_with("event: people") {
            got.send(0)?;
            break;
        }
    }
    let mut is_step = false;
    while let Some(line) = lines.next_line().await? {
        bytes += line.len() + 1;
        if line.is_empty() {
            if is_step {
                got.send(bytes)?;
            }
            (bytes, is_step) = (0, false);
        }
        is_step |= line.starts_with("event: step");
    }
    Ok(())
}
