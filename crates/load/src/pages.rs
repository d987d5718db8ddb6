//! Open pages: each follows a game at one server, and at another when that one ends.

use crate::Failure;
use crate::http::caller;
use serde_json::Value;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;

/// How long a page waits before it connects again, as our page does.
const PAUSE: Duration = Duration::from_millis(500);

/// What a page shows.
#[derive(Debug, Default)]
pub(crate) struct Page {
    /// The number of its game.
    pub(crate) game: AtomicUsize,
    /// How many moves it shows.
    pub(crate) moves: AtomicUsize,
    /// The most that it has shown.
    pub(crate) most: AtomicUsize,
}

/// All pages.
#[derive(Debug, Default)]
pub(crate) struct Pages {
    /// How many have a stream that has brought a view.
    pub(crate) open: AtomicUsize,
    /// How many bytes they were told.
    pub(crate) bytes: AtomicUsize,
    pub(crate) all: Vec<Arc<Page>>,
    /// When the moves of each game were sent, by game.
    pub(crate) sent: Vec<Mutex<Vec<Instant>>>,
    /// How long pages waited for each move, from that moment.
    pub(crate) told: Mutex<Vec<Duration>>,
}

fn whole<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Pages {
    /// The move of this number of a game is sent, for the first time.
    pub(crate) fn is_sent(&self, game: usize, number: usize) {
        let mut sent = whole(&self.sent[game]);
        if sent.len() == number {
            sent.push(Instant::now());
        }
    }

    /// A page shows more moves.
    fn shows(&self, page: &Page, moves: usize) {
        page.moves.store(moves, Ordering::Relaxed);
        // A server may be behind the one before.
        let before = page.most.fetch_max(moves, Ordering::Relaxed);
        let sent = whole(&self.sent[page.game.load(Ordering::Relaxed)]);
        let new = sent.get(before..moves.min(sent.len())).unwrap_or_default();
        whole(&self.told).extend(new.iter().map(Instant::elapsed));
    }
}

/// Follows a game as long as the program runs, first at the server of the number `first`.
pub(crate) async fn follow(
    pages: Arc<Pages>,
    page: Arc<Page>,
    servers: Vec<SocketAddr>,
    (first, game): (usize, usize),
    key: String,
) {
    for at in first.. {
        let mut is_open = false;
        let _ =
            stream(&pages, &page, servers[at % servers.len()], (game, &key), &mut is_open).await;
        if is_open {
            pages.open.fetch_sub(1, Ordering::Relaxed);
        }
        tokio::time::sleep(PAUSE).await;
    }
}

async fn stream(
    pages: &Pages,
    page: &Page,
    server: SocketAddr,
    (game, key): (usize, &str),
    is_open: &mut bool,
) -> Result<(), Failure> {
    let mut stream = TcpStream::connect(server).await?;
    let head = format!(
        "GET /api/g/{key}/events?changes=true HTTP/1.1\r\nhost: {server}\r\nx-forwarded-for: {}\r\n\r\n",
        caller(game)
    );
    stream.write_all(head.as_bytes()).await?;
    let mut lines = BufReader::new(stream).lines();
    let mut event = String::new();
    while let Some(line) = lines.next_line().await? {
        pages.bytes.fetch_add(line.len() + 1, Ordering::Relaxed);
        if let Some(name) = line.strip_prefix("event: ") {
            name.clone_into(&mut event);
        } else if let Some(data) = line.strip_prefix("data: ") {
            let data: Value = serde_json::from_str(data)?;
            let moves = match event.as_str() {
                "view" => data["steps"].as_array().map(Vec::len),
                _ => {
                    let keep = data["steps"]["keep"].as_u64().map(|keep| keep as usize);
                    keep.zip(data["steps"]["add"].as_array()).map(|(keep, add)| keep + add.len())
                }
            };
            if let Some(moves) = moves {
                pages.shows(page, moves);
            }
            if !std::mem::replace(is_open, true) {
                pages.open.fetch_add(1, Ordering::Relaxed);
            }
        }
    }
    Ok(())
}
