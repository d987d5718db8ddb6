//! Requests to servers, on connections that stay open.

use crate::Failure;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(8);

/// A connection to a server, opened when it is needed.
#[derive(Debug, Default)]
pub(crate) struct Connection(Option<(SocketAddr, TcpStream)>);

/// The address for which the proxy, as which this program stands, asks about a game.
pub(crate) fn caller(game: usize) -> String {
    format!("10.1.{}.{}", game / 200 % 250, game % 200 + 1)
}

impl Connection {
    /// The status and the body of an answer.
    pub(crate) async fn ask(
        &mut self,
        server: SocketAddr,
        (method, path): (&str, &str),
        body: &str,
        game: usize,
    ) -> Result<(u16, String), Failure> {
        self.ask_within(PATIENCE, server, (method, path), body, game).await
    }

    /// The status and the body of an answer that may take this long.
    pub(crate) async fn ask_within(
        &mut self,
        patience: Duration,
        server: SocketAddr,
        (method, path): (&str, &str),
        body: &str,
        game: usize,
    ) -> Result<(u16, String), Failure> {
        let asked = self.ask_patiently(server, (method, path), body, game);
        tokio::time::timeout(patience, asked).await?
    }

    async fn ask_patiently(
        &mut self,
        server: SocketAddr,
        (method, path): (&str, &str),
        body: &str,
        game: usize,
    ) -> Result<(u16, String), Failure> {
        let mut open = match self.0.take() {
            Some((known, open)) if known == server => open,
            _ => TcpStream::connect(server).await?,
        };
        let head = format!(
            "{method} {path} HTTP/1.1\r\nhost: {server}\r\nx-forwarded-for: {}\r\ncontent-length: {}\r\n\r\n{body}",
            caller(game),
            body.len()
        );
        open.write_all(head.as_bytes()).await?;
        let mut bytes = Vec::new();
        let mut part = vec![0; 16 << 10];
        loop {
            let length = open.read(&mut part).await?;
            if length == 0 {
                return Err("the connection ended".into());
            }
            bytes.extend_from_slice(&part[..length]);
            let Some(end) = bytes.windows(4).position(|four| four == b"\r\n\r\n") else { continue };
            let head = String::from_utf8_lossy(&bytes[..end]).to_lowercase();
            let length = head.lines().find_map(|line| line.strip_prefix("content-length: "));
            let length: usize = length.ok_or("no length")?.parse()?;
            if bytes.len() >= end + 4 + length {
                let status = head.split(' ').nth(1).ok_or("no status")?.parse()?;
                self.0 = Some((server, open));
                return Ok((status, String::from_utf8(bytes[end + 4..end + 4 + length].to_vec())?));
            }
        }
    }
}
