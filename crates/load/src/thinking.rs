//! How long the computer and the judge take for one address, while another asks for a lot.

use crate::Failure;
use crate::http::Connection;
use serde_json::{Value, json};
use std::fmt;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// The number of the caller who asks for a lot, and that of another.
const MANY: usize = 0;
const OTHER: usize = 1;

/// How many answers of the computer are timed.
const ANSWERS: usize = 8;

/// How many games are looked at while nothing else is asked.
const LOOKS: usize = 3;

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(300);

/// What is asked for.
#[derive(Clone, Debug)]
pub struct Thinking {
    /// The server.
    pub server: SocketAddr,
    /// How many games one address plays on 9×9 …
    pub games: usize,
    /// … against the computer of this rank.
    pub rank: String,
    /// How many stopped games one address has judged closely at once.
    pub looks: usize,
    /// The record whose last position is judged.
    pub record: String,
}

/// What was found.
#[derive(Clone, Debug, Default)]
pub struct Thought {
    /// How long 15k takes for another address, while nothing else is asked.
    pub idle_answers: Vec<Duration>,
    /// The same beside the games.
    pub answers: Vec<Duration>,
    /// How many moves the games got meanwhile.
    pub moves: usize,
    /// How long a closer look takes, while nothing else is asked.
    pub idle_looks: Vec<Duration>,
    /// How long another address's takes behind all others.
    pub look: Duration,
    /// How many of the others were refused.
    pub refused: usize,
    /// How long another address's takes just after those who asked for the others have gone.
    pub look_after: Duration,
}

/// Asks, and measures.
///
/// # Errors
/// If the server refuses what it should not, or does not answer.
pub async fn think(plan: &Thinking) -> Result<Thought, Failure> {
    let mut thought = Thought::default();
    if plan.games > 0 {
        answers(plan, &mut thought).await?;
    }
    if plan.looks > 0 {
        looks(plan, &mut thought).await?;
    }
    Ok(thought)
}

/// A caller's requests to the server.
struct Client {
    server: SocketAddr,
    caller: usize,
    connection: Connection,
}

impl Client {
    fn new(plan: &Thinking, caller: usize) -> Client {
        Client { server: plan.server, caller, connection: Connection::default() }
    }

    async fn ask(&mut self, method: &str, path: &str, body: &str) -> Result<(u16, Value), Failure> {
        let Client { server, caller, connection } = self;
        let asked = connection.ask_within(PATIENCE, *server, (method, path), body, *caller);
        let (status, body) = asked.await?;
        Ok((status, serde_json::from_str(&body).unwrap_or_default()))
    }

    /// The key of what was made.
    async fn made(&mut self, path: &str, wanted: &Value) -> Result<String, Failure> {
        match self.ask("POST", path, &wanted.to_string()).await? {
            (201, made) => Ok(made["key"].as_str().unwrap_or_default().to_owned()),
            (status, why) => Err(format!("{path}: {status} {why}").into()),
        }
    }

    async fn game(&mut self, rank: &str) -> Result<String, Failure> {
        let wanted = json!({
            "width": 9, "height": 9, "rules": "chinese", "komi": null,
            "handicap": {"kind": "none"}, "colour": "black", "clock": {"kind": "none"},
            "opponent": {"kind": "computer", "rank": rank},
        });
        self.made("/api/games", &wanted).await
    }

    /// Plays somewhere, and waits for the answer, which is looked for this often. Says how long it
    /// took; nothing if the game is over or stopped.
    async fn play(&mut self, key: &str, every: Duration) -> Result<Option<Duration>, Failure> {
        let path = format!("/api/g/{key}");
        let (_, view) = self.ask("GET", &path, "").await?;
        let number = view["steps"].as_array().map_or(0, Vec::len) + 1;
        if view["phase"]["kind"] != "play" {
            return Ok(None);
        }
        for at in 0..81 {
            // Another order for each move, so that stones are not all in one corner.
            let at = (at * 31 + number * 7) % 81;
            let (column, row) = (char::from(b"ABCDEFGHJ"[at % 9]), at / 9 + 1);
            let act = json!({"do": "play", "at": format!("{column}{row}"), "move": number});
            let begun = Instant::now();
            let (status, _) = self.ask("POST", &format!("{path}/act"), &act.to_string()).await?;
            if status != 200 {
                continue;
            }
            while begun.elapsed() < PATIENCE {
                let (_, view) = self.ask("GET", &path, "").await?;
                if view["thinking"] != true {
                    return Ok(Some(begun.elapsed()));
                }
                tokio::time::sleep(every).await;
            }
            return Err("the computer does not answer".into());
        }
        Ok(None)
    }

    /// How long answers of 15k take.
    async fn answers(&mut self) -> Result<Vec<Duration>, Failure> {
        let key = self.game("15k").await?;
        let mut times = Vec::new();
        while times.len() < ANSWERS {
            let time = self.play(&key, Duration::from_millis(10)).await?;
            times.push(time.ok_or("the game ended early")?);
        }
        times.sort_unstable();
        Ok(times)
    }
}

async fn answers(plan: &Thinking, thought: &mut Thought) -> Result<(), Failure> {
    let mut other = Client::new(plan, OTHER);
    thought.idle_answers = other.answers().await?;
    let (ends, moves) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicUsize::new(0)));
    let mut games = Vec::new();
    for _ in 0..plan.games {
        let (plan, ends, moves) = (plan.clone(), Arc::clone(&ends), Arc::clone(&moves));
        games.push(tokio::spawn(async move {
            let mut many = Client::new(&plan, MANY);
            let mut key = many.game(&plan.rank).await?;
            while !ends.load(Ordering::Relaxed) {
                match many.play(&key, Duration::from_millis(500)).await? {
                    Some(_) => {
                        moves.fetch_add(1, Ordering::Relaxed);
                    }
                    None => key = many.game(&plan.rank).await?,
                }
            }
            Ok::<(), Failure>(())
        }));
    }
    // By now all games wait for the computer.
    tokio::time::sleep(Duration::from_secs(3)).await;
    let before = moves.load(Ordering::Relaxed);
    thought.answers = other.answers().await?;
    thought.moves = moves.load(Ordering::Relaxed) - before;
    ends.store(true, Ordering::Relaxed);
    games.iter().for_each(tokio::task::JoinHandle::abort);
    Ok(())
}

/// A stopped game with the position of the record.
async fn stopped(client: &mut Client, study: &str, node: &Value) -> Result<String, Failure> {
    let wanted = json!({
        "node": node, "colour": "black", "opponent": {"kind": "same-screen"},
        "clock": {"kind": "none"},
    });
    let key = client.made(&format!("/api/s/{study}/games"), &wanted).await?;
    let path = format!("/api/g/{key}");
    loop {
        let (_, view) = client.ask("GET", &path, "").await?;
        if view["phase"]["kind"] != "play" {
            return Ok(key);
        }
        let number = view["steps"].as_array().map_or(0, Vec::len) + 1;
        let act = json!({"do": "pass", "move": number}).to_string();
        let (status, why) = client.ask("POST", &format!("{path}/act"), &act).await?;
        if status != 200 {
            return Err(format!("a pass: {status} {why}").into());
        }
    }
}

/// Has a game judged closely. Says how long that took, and the status of the answer.
async fn look(client: &mut Client, key: &str) -> Result<(Duration, u16), Failure> {
    let begun = Instant::now();
    let path = format!("/api/g/{key}/judgement?closer=true");
    let (status, _) = client.ask("GET", &path, "").await?;
    Ok((begun.elapsed(), status))
}

async fn looks(plan: &Thinking, thought: &mut Thought) -> Result<(), Failure> {
    let mut other = Client::new(plan, OTHER);
    let wanted = json!({"title": "", "from": {"kind": "sgf", "text": plan.record}});
    let study = other.made("/api/studies", &wanted).await?;
    let (_, view) = other.ask("GET", &format!("/api/s/{study}"), "").await?;
    let nodes = view["nodes"].as_array().ok_or("a study without nodes")?;
    let node = nodes.last().ok_or("a study without nodes")?["name"].clone();
    let mut judged = Vec::new();
    for _ in 0..LOOKS {
        let key = stopped(&mut other, &study, &node).await?;
        judged.push(look(&mut other, &key).await?.0);
    }
    judged.sort_unstable();
    thought.idle_looks = judged;
    let mut many = Client::new(plan, MANY);
    let mut keys = Vec::new();
    for _ in 0..plan.looks {
        keys.push(stopped(&mut many, &study, &node).await?);
    }
    let refused = Arc::new(AtomicUsize::new(0));
    let asked: Vec<_> = keys
        .into_iter()
        .map(|key| {
            let (plan, refused) = (plan.clone(), Arc::clone(&refused));
            tokio::spawn(async move {
                let asked = look(&mut Client::new(&plan, MANY), &key).await;
                if asked.is_ok_and(|(_, status)| status == 503) {
                    refused.fetch_add(1, Ordering::Relaxed);
                }
            })
        })
        .collect();
    tokio::time::sleep(Duration::from_secs(1)).await;
    let key = stopped(&mut other, &study, &node).await?;
    thought.look = look(&mut other, &key).await?.0;
    thought.refused = refused.load(Ordering::Relaxed);
    asked.iter().for_each(tokio::task::JoinHandle::abort);
    tokio::time::sleep(Duration::from_millis(200)).await;
    let key = stopped(&mut other, &study, &node).await?;
    thought.look_after = look(&mut other, &key).await?.0;
    Ok(())
}

impl fmt::Display for Thought {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let middle =
            |times: &[Duration]| times.get(times.len() / 2).map_or(0.0, Duration::as_secs_f64);
        let most = |times: &[Duration]| times.last().map_or(0.0, Duration::as_secs_f64);
        if !self.answers.is_empty() {
            writeln!(
                f,
                "15k answers after {:.2} s (median), {:.2} s at most; beside the games of another address after {:.2} s, {:.2} s at most; they got {} moves meanwhile",
                middle(&self.idle_answers),
                most(&self.idle_answers),
                middle(&self.answers),
                most(&self.answers),
                self.moves
            )?;
        }
        if !self.idle_looks.is_empty() {
            writeln!(
                f,
                "a closer look takes {:.2} s (median); behind those of another address {:.2} s ({} of them were refused), and after its pages have gone {:.2} s",
                middle(&self.idle_looks),
                self.look.as_secs_f64(),
                self.refused,
                self.look_after.as_secs_f64()
            )?;
        }
        Ok(())
    }
}
