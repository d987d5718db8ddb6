//! Many games at once, while servers are killed.

use crate::Failure;
use crate::http::Connection;
use crate::ledger::{Game, MOST_MOVES};
use crate::pages::{Page, Pages, follow};
use crate::report::{Killed, Kind, Report};
use serde_json::Value;
use std::net::SocketAddr;
use std::sync::atomic::Ordering;
use std::sync::{Arc, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::{Mutex, mpsc};

/// How many requests are under way at most. Others wait, and that counts as their time.
const WORKERS: usize = 64;

/// How long pages, and the computer, may take to be back.
const PATIENCE: Duration = Duration::from_secs(60);

/// What is to be done.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The servers. Pages are spread over them.
    pub servers: Vec<SocketAddr>,
    /// The processes whose memory is counted.
    pub pids: Vec<u32>,
    /// How many games are played, each with two pages.
    pub games: usize,
    /// How many more pages watch games.
    pub watchers: usize,
    /// How many games these pages share, the first ones.
    pub watched: usize,
    /// How many moves a second are sent, at random times, whether those before were answered or
    /// not.
    pub rate: f64,
    /// For how long.
    pub time: Duration,
    /// How long a killed service stays away.
    pub away: Duration,
}

/// A service that is killed, and started again after a while.
pub struct Fault {
    /// Its kind.
    pub kind: Kind,
    /// Kills it.
    pub kill: Box<dyn FnMut() + Send>,
    /// Starts it again.
    pub start: Box<dyn FnMut() -> Result<(), Failure> + Send>,
}

impl Fault {
    /// A fault of a service that others may strike, too.
    pub fn of<T: Send + 'static>(
        kind: Kind,
        service: &Arc<std::sync::Mutex<T>>,
        kill: fn(&mut T),
        start: fn(&mut T) -> Result<(), Failure>,
    ) -> Fault {
        let whole = |service: &std::sync::Mutex<T>, work: &mut dyn FnMut(&mut T)| {
            work(&mut service.lock().unwrap_or_else(PoisonError::into_inner));
        };
        let [one, other] = [Arc::clone(service), Arc::clone(service)];
        Fault {
            kind,
            kill: Box::new(move || whole(&one, &mut |service| kill(service))),
            start: Box::new(move || {
                let mut done = Ok(());
                whole(&other, &mut |service| done = start(service));
                done
            }),
        }
    }
}

/// Plays many games at once. The faults come one after another, at equal times from each other.
///
/// # Errors
/// If games cannot be made, or a service does not start again.
pub async fn run(plan: &Plan, faults: Vec<Fault>) -> Result<Report, Failure> {
    let memory_before = memory(&plan.pids);
    let (games, pages) = begin(plan).await?;
    let mut report = Report {
        memory_before,
        memory: memory(&plan.pids),
        pages: pages.all.len(),
        ..Report::default()
    };
    let computer = if faults.is_empty() { None } else { Some(Opponent::new(&plan.servers).await?) };
    let (due, waiting) = mpsc::unbounded_channel::<(Instant, usize)>();
    let (done, mut answers) = mpsc::unbounded_channel();
    let waiting = Arc::new(Mutex::new(waiting));
    for _ in 0..WORKERS {
        let (games, waiting, done) = (Arc::clone(&games), Arc::clone(&waiting), done.clone());
        let (servers, pages) = (plan.servers.clone(), Arc::clone(&pages));
        tokio::spawn(async move {
            let mut connection = Connection::default();
            loop {
                let next = waiting.lock().await.recv().await;
                let Some((due, game)) = next else { return };
                let answer = games[game].play(&servers, &mut connection, &pages).await;
                let _ = done.send((due.elapsed(), answer));
            }
        });
    }
    drop(done);
    let begun = Instant::now();
    let most = plan.games * MOST_MOVES;
    let (rate, time, count) = (plan.rate, plan.time, plan.games);
    let sending = tokio::spawn(send(due, begun, (rate, time), (count, most)));
    report.killed = strike(plan, faults, begun, &pages, computer).await?;
    report.sent = sending.await?;
    while let Some((time, answer)) = answers.recv().await {
        match answer {
            Ok(tries) => {
                report.times.push(time);
                report.asked_again += usize::from(tries > 0);
            }
            Err(error) => report.refused.push(error.to_string()),
        }
    }
    report.took = begun.elapsed();
    report.times.sort_unstable();
    for game in games.iter() {
        for server in &plan.servers {
            if !game.is_whole(*server).await? {
                report.games_that_differ.push(game.number);
                break;
            }
        }
    }
    report.pages_that_differ = stale(&games, &pages).await;
    report.told = pages.told.lock().unwrap_or_else(PoisonError::into_inner).clone();
    report.told.sort_unstable();
    report.bytes = pages.bytes.load(Ordering::Relaxed);
    Ok(report)
}

/// Sends moves at random times. The answer is how many.
async fn send(
    due: mpsc::UnboundedSender<(Instant, usize)>,
    begun: Instant,
    (rate, time): (f64, Duration),
    (games, most): (usize, usize),
) -> usize {
    let (mut random, mut at, mut sent) = (1u64, Duration::ZERO, 0);
    while sent < most {
        // The times between two moves are those of chance (xorshift).
        random ^= random << 13;
        random ^= random >> 7;
        random ^= random << 17;
        let share = ((random >> 11) as f64 / (1u64 << 53) as f64).max(1e-12);
        at += Duration::from_secs_f64(-share.ln() / rate);
        if at > time {
            break;
        }
        tokio::time::sleep_until((begun + at).into()).await;
        let _ = due.send((begun + at, sent % games));
        sent += 1;
    }
    sent
}

/// Makes the games and opens the pages.
async fn begin(plan: &Plan) -> Result<(Arc<Vec<Game>>, Arc<Pages>), Failure> {
    let mut games = Vec::with_capacity(plan.games);
    let mut keys = Vec::new();
    for number in 0..plan.games {
        let game = Game::new(plan.servers[number % plan.servers.len()], number).await?;
        // The players are at different servers.
        let sides = [(number, &game.black), (number + 1, &game.white)];
        keys.extend(sides.map(|(first, key)| (number, (first, number), key.clone())));
        games.push(game);
    }
    for (number, game) in games.iter().enumerate().take(plan.watched) {
        let server = plan.servers[number % plan.servers.len()];
        let view = Connection::default()
            .ask(server, ("GET", &format!("/api/g/{}", game.black)), "", number)
            .await?;
        let view: Value = serde_json::from_str(&view.1)?;
        let watch = view["links"]["watch"].as_str().ok_or("no link to watch")?;
        let watch = watch.trim_start_matches("/g/");
        // Watchers come from many addresses.
        let own = (number..plan.watchers).step_by(plan.watched);
        keys.extend(own.map(|watcher| (number, (watcher, watcher), watch.to_owned())));
    }
    let all = keys.iter().map(|_| Arc::new(Page::default())).collect();
    let sent = games.iter().map(|_| Default::default()).collect();
    let pages = Arc::new(Pages { all, sent, ..Pages::default() });
    for (at, (game, from, key)) in keys.into_iter().enumerate() {
        let page = Arc::clone(&pages.all[at]);
        page.game.store(game, Ordering::Relaxed);
        tokio::spawn(follow(Arc::clone(&pages), page, plan.servers.clone(), from, key));
    }
    are_open(&pages, PATIENCE).await?;
    Ok((Arc::new(games), pages))
}

/// Waits until all pages have a stream.
async fn are_open(pages: &Pages, patience: Duration) -> Result<(), Failure> {
    let until = Instant::now() + patience;
    while pages.open.load(Ordering::Relaxed) < pages.all.len() {
        if Instant::now() > until {
            let open = pages.open.load(Ordering::Relaxed);
            return Err(format!("{open} of {} pages have a stream", pages.all.len()).into());
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    Ok(())
}

/// Kills services, and starts them again.
async fn strike(
    plan: &Plan,
    faults: Vec<Fault>,
    begun: Instant,
    pages: &Arc<Pages>,
    mut computer: Option<Opponent>,
) -> Result<Vec<Killed>, Failure> {
    let mut killed = Vec::new();
    let count = u32::try_from(faults.len())?;
    for (at, Fault { kind, mut kill, mut start }) in (1..).zip(faults) {
        tokio::time::sleep_until((begun + plan.time * at / (count + 1)).into()).await;
        let struck = Instant::now();
        kill();
        let away = plan.away;
        let starting = tokio::task::spawn_blocking(move || {
            std::thread::sleep(away);
            start().map(|()| Instant::now())
        });
        // Where another server is there, pages do not wait for the one that was killed.
        let others = kind == Kind::Nats || (kind == Kind::Node && plan.servers.len() > 1);
        let (since, starting) =
            if others { (struck, Some(starting)) } else { (starting.await??, None) };
        let watched = Arc::clone(pages);
        let pages_back = tokio::spawn(async move {
            // The pages notice a moment later.
            tokio::time::sleep(Duration::from_millis(20)).await;
            are_open(&watched, PATIENCE).await.map(|()| since.elapsed())
        });
        let computer_back = match &mut computer {
            Some(computer) => {
                computer.answers(&plan.servers).await?;
                Some(since.elapsed())
            }
            None => None,
        };
        let pages_back = pages_back.await??;
        if let Some(starting) = starting {
            starting.await??;
        }
        killed.push(Killed { kind, away, pages_back, computer_back });
    }
    Ok(killed)
}

/// A game with the computer.
struct Opponent {
    key: String,
    moves: usize,
}

impl Opponent {
    async fn new(servers: &[SocketAddr]) -> Result<Opponent, Failure> {
        let wanted = r#"{"width":19,"height":19,"rules":"japanese","komi":null,"handicap":{"kind":"none"},"colour":"black","opponent":{"kind":"computer","rank":"20k"},"clock":{"kind":"none"}}"#;
        let made = Connection::default().ask(servers[0], ("POST", "/api/games"), wanted, 0).await?;
        let (201, made) = made else { return Err(made.1.into()) };
        let made: Value = serde_json::from_str(&made)?;
        let key = made["key"].as_str().ok_or("a game without a key")?.to_owned();
        let mut opponent = Opponent { key, moves: 0 };
        opponent.answers(servers).await?;
        Ok(opponent)
    }

    /// Plays a move, and waits for the answer.
    async fn answers(&mut self, servers: &[SocketAddr]) -> Result<(), Failure> {
        let (begun, before) = (Instant::now(), self.moves);
        let mut connection = Connection::default();
        for at in 0.. {
            if begun.elapsed() > PATIENCE {
                return Err("the computer does not answer".into());
            }
            let server = servers[at % servers.len()];
            if let Ok(moves) = self.look(server, &mut connection).await {
                self.moves = moves.len();
                if self.moves >= before + 2 {
                    return Ok(());
                }
                if self.moves == before {
                    let free = (1..=19).flat_map(|row| {
                        "ABCDEFGHJKLMNOPQRST".chars().map(move |column| format!("{column}{row}"))
                    });
                    let free = free.into_iter().find(|point| !moves.contains(point));
                    let point = free.ok_or("the board is full")?;
                    let body = format!(r#"{{"do":"play","at":"{point}","move":{}}}"#, before + 1);
                    let path = format!("/api/g/{}/act", self.key);
                    let _ = connection.ask(server, ("POST", &path), &body, 0).await;
                }
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        Ok(())
    }

    async fn look(
        &self,
        server: SocketAddr,
        connection: &mut Connection,
    ) -> Result<Vec<String>, Failure> {
        let path = format!("/api/g/{}", self.key);
        let (_, text) = connection.ask(server, ("GET", &path), "", 0).await?;
        let view: Value = serde_json::from_str(&text)?;
        let steps = view["steps"].as_array().ok_or("a view without steps")?;
        Ok(steps.iter().map(|step| step["p"].as_str().unwrap_or("pass").to_owned()).collect())
    }
}

/// How many pages do not show all moves, some seconds after the last one.
async fn stale(games: &[Game], pages: &Pages) -> usize {
    let mut stale = 0;
    // While a bus is away, servers look into the database every few seconds.
    for _ in 0..300 {
        stale = 0;
        for page in &pages.all {
            let made = *games[page.game.load(Ordering::Relaxed)].made.lock().await;
            stale += usize::from(page.moves.load(Ordering::Relaxed) != made);
        }
        if stale == 0 {
            return 0;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    stale
}

/// The memory of these processes, in bytes.
fn memory(pids: &[u32]) -> u64 {
    let of = |pid: &u32| {
        let status = std::fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        let kib: u64 = line.split_whitespace().next()?.parse().ok()?;
        Some(kib * 1024)
    };
    pids.iter().filter_map(of).sum()
}
