//! Two servers on a real PostgreSQL and a real NATS, and one alone, while all of them are killed.
#![cfg(unix)]

use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tengen_load::services::{Nats, Node, Postgres};
use tengen_load::{Fault, Kind, Plan, Report, run};

const PROGRAM: &str = env!("CARGO_BIN_EXE_tengen");

/// The file of a secret.
struct Secret(tempfile::TempDir);

impl Secret {
    fn new() -> Secret {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("secret"), [7; 32]).unwrap();
        Secret(folder)
    }

    fn file(&self) -> String {
        self.0.path().join("secret").display().to_string()
    }

    /// The options of servers that share a database.
    fn shared(&self, database: &str, nats: &Nats) -> [String; 6] {
        let (bus, secret) = (nats.address(), self.file());
        ["--database", database, "--bus", &bus, "--secret", &secret].map(str::to_owned)
    }
}

/// Loads these servers while the faults come.
fn loaded(nodes: &[Arc<Mutex<Node>>], faults: Vec<Fault>, seconds: u64) -> Report {
    let plan = Plan {
        servers: nodes.iter().map(|node| node.lock().unwrap().address()).collect(),
        pids: Vec::new(),
        games: 20,
        watchers: 10,
        watched: 1,
        rate: 40.0,
        time: Duration::from_secs(seconds),
        away: Duration::from_secs(1),
    };
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(run(&plan, faults)).unwrap()
}

fn assert_clean(report: &Report) {
    assert!(report.is_clean(), "{report}");
    assert!(report.sent > 100 && report.bytes > 0, "{report}");
    println!("{report}");
}

#[test]
fn nothing_is_lost_or_doubled_while_servers_database_and_bus_are_killed() {
    let (postgres, nats) = (Postgres::start(true).unwrap(), Nats::start().unwrap());
    let secret = Secret::new();
    let options = secret.shared(&postgres.database("games").unwrap(), &nats);
    let nodes: Vec<_> = (0..2)
        .map(|_| Arc::new(Mutex::new(Node::start(Path::new(PROGRAM), &options).unwrap())))
        .collect();
    let (postgres, nats) = (Arc::new(Mutex::new(postgres)), Arc::new(Mutex::new(nats)));
    let faults = vec![
        Fault::of(Kind::Node, &nodes[0], Node::kill, Node::start_again),
        Fault::of(Kind::Nats, &nats, Nats::kill, Nats::start_again),
        Fault::of(Kind::Node, &nodes[1], Node::kill, Node::start_again),
        Fault::of(Kind::Postgres, &postgres, Postgres::kill, Postgres::start_again),
    ];
    assert_clean(&loaded(&nodes, faults, 20));
}

#[test]
fn nothing_is_lost_or_doubled_while_a_server_alone_is_killed() {
    let folder = tempfile::tempdir().unwrap();
    let options = ["--data".to_owned(), folder.path().display().to_string()];
    let node = Arc::new(Mutex::new(Node::start(Path::new(PROGRAM), &options).unwrap()));
    let faults =
        (0..2).map(|_| Fault::of(Kind::Node, &node, Node::kill, Node::start_again)).collect();
    assert_clean(&loaded(&[node], faults, 8));
}

/// A server that has the database to itself, and servers that share it, keep each other away.
#[test]
fn a_server_alone_and_servers_that_share_keep_each_other_away() {
    let (postgres, nats) = (Postgres::start(false).unwrap(), Nats::start().unwrap());
    let database = postgres.database("games").unwrap();
    let secret = Secret::new();
    let shared = secret.shared(&database, &nats);
    let _nodes = [0, 1].map(|_| Node::start(Path::new(PROGRAM), &shared).unwrap());
    let alone = std::process::Command::new(PROGRAM)
        .env("LANGUAGE", "en")
        .args(["serve", "--net", "none", "--port", "0", "--no-open", "--database", &database])
        .output()
        .unwrap();
    assert_eq!(alone.status.code(), Some(1));
    let text = String::from_utf8_lossy(&alone.stderr);
    assert!(text.contains("another Tengen uses the PostgreSQL database"), "{text}");
}

#[test]
fn a_bus_that_is_none_is_named() {
    let postgres = Postgres::start(false).unwrap();
    let database = postgres.database("games").unwrap();
    let serve = |options: &[&str]| {
        let output = std::process::Command::new(PROGRAM)
            .env("LANGUAGE", "en")
            .env_remove("TENGEN_DATABASE")
            .args(["serve", "--net", "none", "--port", "0", "--no-open"])
            .args(options)
            .output()
            .unwrap();
        (output.status.code(), String::from_utf8_lossy(&output.stderr).into_owned())
    };
    let secret = Secret::new();
    let shared = ["--database", &database, "--bus", "nats://127.0.0.1:1"];
    let (code, text) = serve(&[&shared[..], &["--secret", &secret.file()]].concat());
    assert!(code == Some(1) && text.contains("the NATS server cannot be used"), "{text}");
    let (code, text) = serve(&["--bus", "nats://127.0.0.1:1"]);
    assert!(code == Some(2) && text.contains("--database"), "{text}");
}

/// Links follow from the secret, so servers with different ones would show different links.
#[test]
fn servers_that_share_a_database_need_the_same_secret() {
    let (postgres, nats) = (Postgres::start(false).unwrap(), Nats::start().unwrap());
    let database = postgres.database("games").unwrap();
    let (secret, other) = (Secret::new(), Secret::new());
    std::fs::write(other.file(), [8; 32]).unwrap();
    let serve = |options: &[String]| {
        let output = std::process::Command::new(PROGRAM)
            .env("LANGUAGE", "en")
            .env_remove("TENGEN_SECRET_FILE")
            .args(["serve", "--net", "none", "--port", "0", "--no-open"])
            .args(options)
            .output()
            .unwrap();
        (output.status.code(), String::from_utf8_lossy(&output.stderr).into_owned())
    };
    let shared = secret.shared(&database, &nats);
    let (code, text) = serve(&shared[..4]);
    assert!(code == Some(1) && text.contains("--secret FILE"), "{text}");
    let _node = Node::start(Path::new(PROGRAM), &shared).unwrap();
    let (code, text) = serve(&other.shared(&database, &nats));
    assert!(code == Some(1) && text.contains("stored with another secret"), "{text}");
    std::fs::write(other.file(), "short").unwrap();
    let (code, text) = serve(&other.shared(&database, &nats));
    assert!(code == Some(1) && text.contains("has to have 32 bytes"), "{text}");
    std::fs::remove_file(other.file()).unwrap();
    let (code, text) = serve(&other.shared(&database, &nats));
    assert!(code == Some(1) && text.contains("put back the file"), "{text}");
}
