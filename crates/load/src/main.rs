//! `cargo xtask load`: puts servers under load, kills them meanwhile, and compares what they
//! acknowledged with what they have in the end.

use clap::{Parser, ValueEnum};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tengen_load::services::{Nats, Node, Postgres};
use tengen_load::{Failure, Fault, Kind, Plan, Thinking, run, think};

/// Plays many games at once on servers that it starts, kills these meanwhile, and compares what was
/// acknowledged with what the servers have and what pages show in the end.
#[derive(Debug, Parser)]
#[command(name = "cargo xtask load")]
struct Options {
    /// The program to be tried.
    #[arg(long, default_value = "target/release/tengen", overrides_with = "program")]
    program: PathBuf,
    /// Where games are kept.
    #[arg(long, value_enum, default_value = "folder")]
    store: Where,
    /// How many servers share a PostgreSQL.
    #[arg(long, default_value_t = 2)]
    nodes: usize,
    /// How many games are played at once, each with two pages.
    #[arg(long, default_value_t = 1000)]
    games: usize,
    /// How many more pages watch the first games.
    #[arg(long, default_value_t = 0)]
    watchers: usize,
    /// How many games these pages share.
    #[arg(long, default_value_t = 1)]
    watched: usize,
    /// How many moves a second are sent, at random times, whether those before were answered or
    /// not.
    #[arg(long, default_value_t = 1500.0)]
    rate: f64,
    /// For how long, in seconds.
    #[arg(long, default_value_t = 10.0)]
    seconds: f64,
    /// How often each kind of service is killed.
    #[arg(long, default_value_t = 0)]
    kill: usize,
    /// How long a killed service stays away, in seconds.
    #[arg(long, default_value_t = 1.0)]
    away: f64,
    /// Instead: how many games against the computer one address plays, while another plays one.
    #[arg(long, default_value_t = 0)]
    computers: usize,
    /// The rank of the computer in these games.
    #[arg(long, default_value = "9d")]
    rank: String,
    /// Instead: how many stopped games one address has judged, while another has one judged.
    #[arg(long, default_value_t = 0)]
    looks: usize,
    /// The record whose last position is judged.
    #[arg(long, default_value = "docs/matches/step-10/gnugo-19x19.sgf")]
    record: PathBuf,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Where {
    /// One server, with SQLite in a folder.
    Folder,
    /// Servers that share a PostgreSQL, and hear of each other over NATS.
    Shared,
}

fn main() -> ExitCode {
    match tokio::runtime::Runtime::new()
        .map_err(Failure::from)
        .and_then(|runtime| runtime.block_on(tried(Options::parse())))
    {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("load: {error}");
            ExitCode::FAILURE
        }
    }
}

async fn tried(options: Options) -> Result<bool, Failure> {
    if options.computers > 0 || options.looks > 0 {
        return thought(&options).await;
    }
    let folder = tempfile::tempdir()?;
    let (mut faults, mut nodes) = (Vec::new(), Vec::new());
    let mut others = Vec::new();
    match options.store {
        Where::Folder => {
            let data = folder.path().display().to_string();
            nodes.push(Node::start(&options.program, &["--data".to_owned(), data])?);
        }
        Where::Shared => {
            let (postgres, nats) = (Postgres::start(true)?, Nats::start()?);
            let at = ["--database".to_owned(), postgres.database("games")?];
            let secret = folder.path().join("secret");
            std::fs::write(&secret, [7; 32])?;
            let secret = ["--secret".to_owned(), secret.display().to_string()];
            let at = [&at[..], &["--bus".to_owned(), nats.address()], &secret].concat();
            for _ in 0..options.nodes {
                nodes.push(Node::start(&options.program, &at)?);
            }
            others.push(fault_of_each(postgres, nats));
        }
    }
    let plan = Plan {
        servers: nodes.iter().map(Node::address).collect(),
        pids: nodes.iter().filter_map(Node::pid).collect(),
        games: options.games,
        watchers: options.watchers,
        watched: options.watched.clamp(1, options.games.max(1)),
        rate: options.rate,
        time: Duration::from_secs_f64(options.seconds),
        away: Duration::from_secs_f64(options.away),
    };
    let nodes: Vec<_> = nodes.into_iter().map(|node| Arc::new(Mutex::new(node))).collect();
    for _ in 0..options.kill {
        for node in &nodes {
            faults.push(Fault::of(Kind::Node, node, Node::kill, Node::start_again));
        }
        for make in &others {
            faults.extend(make());
        }
    }
    let report = run(&plan, faults).await?;
    println!("{report}");
    Ok(report.is_clean())
}

/// Measures what others' games and looks cost one address.
async fn thought(options: &Options) -> Result<bool, Failure> {
    let folder = tempfile::tempdir()?;
    let data = ["--data".to_owned(), folder.path().display().to_string()];
    let network = ["--net".to_owned(), "own".to_owned()];
    let node = Node::start(&options.program, &[data, network].concat())?;
    let file = std::fs::read_to_string(&options.record)?;
    let plan = Thinking {
        server: node.address(),
        games: options.computers,
        rank: options.rank.clone(),
        looks: options.looks,
        // The first game of the file.
        record: file.split("\n(;").next().unwrap_or_default().to_owned(),
    };
    print!("{}", think(&plan).await?);
    Ok(true)
}

/// What makes a fault of PostgreSQL and one of NATS. They end with it.
fn fault_of_each(postgres: Postgres, nats: Nats) -> impl Fn() -> [Fault; 2] {
    let (postgres, nats) = (Arc::new(Mutex::new(postgres)), Arc::new(Mutex::new(nats)));
    move || {
        [
            Fault::of(Kind::Postgres, &postgres, Postgres::kill, Postgres::start_again),
            Fault::of(Kind::Nats, &nats, Nats::kill, Nats::start_again),
        ]
    }
}
