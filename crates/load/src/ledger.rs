//! Games, and what servers acknowledged of them.

use crate::Failure;
use crate::http::Connection;
use crate::pages::Pages;
use serde_json::Value;
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use tokio::sync::Mutex;

/// How long a move may take in all, with all its tries.
const PATIENCE: Duration = Duration::from_secs(40);

/// How long a page waits before it tries another server.
const PAUSE: Duration = Duration::from_millis(100);

/// A game, and how many of its moves were acknowledged.
pub(crate) struct Game {
    pub(crate) number: usize,
    pub(crate) black: String,
    pub(crate) white: String,
    pub(crate) made: Mutex<usize>,
}

/// The most moves of a game: Black and White fill rows with empty ones between, so that no stone
/// is taken.
pub(crate) const MOST_MOVES: usize = 9 * 19;

/// The point of a move, counted from 0.
pub(crate) fn point(number: usize) -> String {
    let (column, pair) = (number / 2 % 19, number / 38);
    let row = 1 + 4 * pair + 2 * (number % 2);
    format!("{}{row}", char::from(b"ABCDEFGHJKLMNOPQRST"[column]))
}

impl Game {
    /// Makes a game between two people.
    pub(crate) async fn new(server: SocketAddr, number: usize) -> Result<Game, Failure> {
        let wanted = r#"{"width":19,"height":19,"rules":"japanese","komi":null,"handicap":{"kind":"none"},"colour":"black","opponent":{"kind":"link"},"clock":{"kind":"none"}}"#;
        let mut connection = Connection::default();
        let made = connection.ask(server, ("POST", "/api/games"), wanted, number).await?;
        let (201, made) = made else { return Err(made.1.into()) };
        let made: Value = serde_json::from_str(&made)?;
        let key = |side: &str| {
            made["links"][side].as_str().unwrap_or_default().trim_start_matches("/g/").to_owned()
        };
        Ok(Game { number, black: key("black"), white: key("white"), made: Mutex::default() })
    }

    /// Plays the next move at one of the servers, and at the next one if that does not answer. The
    /// answer is how often another server was asked.
    ///
    /// # Errors
    /// If the move is refused, or no server answers in time.
    pub(crate) async fn play(
        &self,
        servers: &[SocketAddr],
        connection: &mut Connection,
        pages: &Pages,
    ) -> Result<usize, Failure> {
        let mut made = self.made.lock().await;
        let number = *made;
        pages.is_sent(self.number, number);
        let key = if number.is_multiple_of(2) { &self.black } else { &self.white };
        let body = format!(r#"{{"do":"play","at":"{}","move":{}}}"#, point(number), number + 1);
        let path = format!("/api/g/{key}/act");
        let begun = Instant::now();
        let mut tries = 0;
        loop {
            // The next two moves go to the next server.
            let server = servers[(self.number + number / 2 + tries) % servers.len()];
            let answer = connection.ask(server, ("POST", &path), &body, self.number).await;
            match answer {
                Ok((200, _)) => break,
                // An earlier try may have been stored before its server ended.
                Ok((409, _)) if tries > 0 && self.has(server, number, connection).await => break,
                Ok((503, _)) | Err(_) => {}
                Ok((status, text)) => {
                    return Err(
                        format!("game {}, move {number}: {status} {text}", self.number).into()
                    );
                }
            }
            if begun.elapsed() > PATIENCE {
                return Err(
                    format!("game {}, move {number}: no server answers", self.number).into()
                );
            }
            tries += 1;
            tokio::time::sleep(PAUSE).await;
        }
        *made += 1;
        Ok(tries)
    }

    /// Whether a server has the move of this number.
    async fn has(&self, server: SocketAddr, number: usize, connection: &mut Connection) -> bool {
        let points = self.points(server, connection).await;
        points.is_ok_and(|points| points.get(number) == Some(&point(number)))
    }

    /// The points of the moves at a server.
    pub(crate) async fn points(
        &self,
        server: SocketAddr,
        connection: &mut Connection,
    ) -> Result<Vec<String>, Failure> {
        let path = format!("/api/g/{}", self.black);
        let (status, text) = connection.ask(server, ("GET", &path), "", self.number).await?;
        if status != 200 {
            return Err(text.into());
        }
        let view: Value = serde_json::from_str(&text)?;
        let steps = view["steps"].as_array().ok_or("a view without steps")?;
        Ok(steps.iter().filter_map(|step| Some(step["p"].as_str()?.to_owned())).collect())
    }

    /// Whether a server has exactly the moves that were acknowledged, each once and in its place.
    pub(crate) async fn is_whole(&self, server: SocketAddr) -> Result<bool, Failure> {
        let points = self.points(server, &mut Connection::default()).await?;
        let made = *self.made.lock().await;
        Ok(points.len() == made && points.iter().enumerate().all(|(at, p)| *p == point(at)))
    }
}
