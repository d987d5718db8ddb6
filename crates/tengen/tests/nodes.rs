//! Two servers on a real PostgreSQL and a real NATS, and one alone, while all of them are killed.
#![cfg(unix)]

use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tengen_load::services::{Nats, Node, Postgres};
use tengen_load::{Fault, Kind, Plan, Report, ask, run};

const PROGRAM: &str = env!("CARGO_BIN_EXE_tengen");

/// A new game.
const GAME: &str = r#"{"width":9,"height":9,"rules":"japanese","komi":null,"handicap":{"kind":"none"},
    "colour":"black","opponent":{"kind":"link"},"clock":{"kind":"none"}}"#;

/// The file of a secret.
struct Secret(tempfile::TempDir);

impl Secret {
    fn new() -> Secret {
        let folder = tempfile::tempdir().unwrap();
        let secret = Secret(folder);
        std::fs::write(secret.file(), [7; 32]).unwrap();
        // The log warns of a secret that others may read.
        let own = std::os::unix::fs::PermissionsExt::from_mode(0o600);
        std::fs::set_permissions(secret.file(), own).unwrap();
        secret
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
    assert!(text.contains("give all of them the same --bus"), "{text}");
}

/// The statuses of 400 games that are made, 40 at once, at one server after the other.
fn made_at_once(nodes: &[&Node]) -> Vec<u16> {
    let made = |place: usize| {
        // As if each came from elsewhere.
        let headers =
            format!("Content-Type: application/json\r\nX-Forwarded-For: 10.1.{place}.1\r\n");
        let address = nodes[place % nodes.len()].address().to_string();
        let game = || ask(&address, "POST /api/games", &headers, GAME).unwrap().status;
        std::iter::repeat_with(game).take(10).collect()
    };
    std::thread::scope(|scope| {
        let made = &made;
        let threads: Vec<_> =
            (0..40).map(|place| scope.spawn(move || -> Vec<u16> { made(place) })).collect();
        threads.into_iter().flat_map(|thread| thread.join().unwrap()).collect()
    })
}

/// PostgreSQL may take fewer connections than a server would like.
#[test]
fn requests_wait_for_the_connections_that_the_database_allows() {
    let postgres = Postgres::start(false).unwrap();
    let database = postgres.database("games").unwrap();
    let role =
        "CREATE ROLE limited LOGIN CONNECTION LIMIT 1; ALTER DATABASE games OWNER TO limited";
    postgres.run("games", role).unwrap();
    let secret = Secret::new();
    let database = database.replace("tengen@", "limited@");
    let options = ["--database", &database, "--secret", &secret.file()].map(str::to_owned);
    let refused = std::process::Command::new(PROGRAM)
        .env("LANGUAGE", "en")
        .args(["serve", "--net", "none", "--port", "0", "--no-open"])
        .args(&options)
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&refused.stderr);
    assert!(refused.status.code() == Some(1) && said.contains("CONNECTION LIMIT"), "{said}");
    for limit in [3, 5] {
        let raised = format!("ALTER ROLE limited CONNECTION LIMIT {limit}");
        postgres.run("games", &raised).unwrap();
        let node = Node::start(Path::new(PROGRAM), &options).unwrap();
        let statuses = made_at_once(&[&node]);
        assert!(statuses.iter().all(|status| *status == 201), "{statuses:?}");
    }
}

/// Servers that share a database share its connections.
#[test]
fn servers_go_on_with_the_connections_that_others_leave() {
    let (mut postgres, nats) = (Postgres::start(false).unwrap(), Nats::start().unwrap());
    let database = postgres.database("games").unwrap();
    let role =
        "CREATE ROLE limited LOGIN CONNECTION LIMIT 9; ALTER DATABASE games OWNER TO limited";
    postgres.run("games", role).unwrap();
    let secret = Secret::new();
    let shared = secret.shared(&database.replace("tengen@", "limited@"), &nats);
    let first = Node::start(Path::new(PROGRAM), &shared).unwrap();
    // The first has all connections for itself, and works on while the second one starts.
    let ends = Arc::new(AtomicBool::new(false));
    let second = std::thread::scope(|scope| {
        let end = Ends(Arc::clone(&ends));
        let load = scope.spawn(|| {
            let mut statuses = made_at_once(&[&first]);
            while !ends.load(Ordering::Relaxed) {
                statuses.extend(made_at_once(&[&first]));
            }
            statuses
        });
        std::thread::sleep(Duration::from_secs(2));
        assert!(!load.is_finished(), "there is no load");
        let second = Node::start_at_once(Path::new(PROGRAM), &shared).unwrap();
        drop(end);
        let statuses = load.join().unwrap();
        assert!(statuses.iter().all(|status| *status == 201), "{statuses:?}");
        second
    });
    let statuses = made_at_once(&[&first, &second]);
    assert!(statuses.iter().all(|status| *status == 201), "{statuses:?}");
    // After a restart each gets its claim back, though requests wait for connections, too.
    postgres.stop().unwrap();
    postgres.start_again().unwrap();
    made_at_once(&[&first, &second]);
    let begun = Instant::now();
    for node in [&first, &second] {
        let address = node.address().to_string();
        while ask(&address, "GET /readyz", "", "").unwrap().status != 200 {
            assert!(begun.elapsed() < Duration::from_secs(30), "a server is not ready");
            std::thread::sleep(Duration::from_millis(200));
        }
    }
}

/// Says at its end, however that comes, that the load may end.
struct Ends(Arc<AtomicBool>);

impl Drop for Ends {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// The log says once that the database has gone, and once that it is back.
#[test]
fn a_restart_of_the_database_is_told_once() {
    let mut postgres = Postgres::start(false).unwrap();
    let database = postgres.database("games").unwrap();
    let (secret, folder) = (Secret::new(), tempfile::tempdir().unwrap());
    let log = folder.path().join("log");
    let options = ["--database", &database, "--secret", &secret.file()].map(str::to_owned);
    // All that it has to say. The start says nothing.
    let options = [&options[..], &["--log".to_owned(), "requests".to_owned()]].concat();
    let node = Node::start_logging(Path::new(PROGRAM), &options, &log).unwrap();
    assert_eq!(said(&log), [""; 0]);
    let statuses = made_at_once(&[&node]);
    assert!(statuses.iter().all(|status| *status == 201), "{statuses:?}");
    assert_eq!(said(&log), [""; 0]);
    postgres.stop().unwrap();
    let address = node.address().to_string();
    let json = "Content-Type: application/json\r\n";
    for _ in 0..3 {
        assert_eq!(ask(&address, "GET /readyz", "", "").unwrap().status, 503);
        assert_eq!(ask(&address, "POST /api/games", json, GAME).unwrap().status, 503);
    }
    postgres.start_again().unwrap();
    assert_says_once(&log, "the database does not answer");
    assert_eq!(ask(&address, "POST /api/games", json, GAME).unwrap().status, 201);
    assert_eq!(said(&log).len(), 2);
}

/// The lines of a log but those of requests.
fn said(log: &Path) -> Vec<String> {
    let said = std::fs::read_to_string(log).unwrap();
    let said = said.lines().filter(|line| !line.contains("tengen::access"));
    said.map(str::to_owned).collect()
}

/// Waits until the log says that the store answers again. Before, it has said once how it failed.
fn assert_says_once(log: &Path, why: &str) {
    let begun = Instant::now();
    while said(log).len() < 2 {
        assert!(begun.elapsed() < Duration::from_secs(30), "{:?}", said(log));
        std::thread::sleep(Duration::from_millis(200));
    }
    let said = said(log);
    assert_eq!(said.len(), 2, "{said:#?}");
    assert!(said[0].contains("ERROR") && said[0].contains("the store fails"), "{said:#?}");
    assert!(said[0].contains(why), "{said:#?}");
    assert!(said[1].contains("answers again"), "{said:#?}");
}

/// A server whose games have no clocks has nothing to store each second. One request meets the
/// failure, and nobody asks afterwards.
#[test]
fn the_end_of_a_failure_is_told_though_nobody_asks() {
    let folder = tempfile::tempdir().unwrap();
    let [data, away, log] = ["data", "away", "log"].map(|name| folder.path().join(name));
    let options = ["--data", &data.to_string_lossy(), "--log", "requests"].map(str::to_owned);
    let node = Node::start_logging(Path::new(PROGRAM), &options, &log).unwrap();
    std::fs::rename(&data, &away).unwrap();
    let address = node.address().to_string();
    let json = "Content-Type: application/json\r\n";
    let answer = ask(&address, "POST /api/games", json, GAME).unwrap();
    assert_eq!(answer.status, 503);
    std::fs::rename(&away, &data).unwrap();
    assert_says_once(&log, "was deleted or replaced");
}

/// A keeper reads why, while the database lets nobody in, or is a copy that takes no writes.
#[test]
fn a_server_that_is_not_ready_says_what_is_wrong_with_the_database() {
    let postgres = Postgres::start(false).unwrap();
    let database = postgres.database("games").unwrap();
    let role = "CREATE ROLE keeper LOGIN; ALTER DATABASE games OWNER TO keeper";
    postgres.run("games", role).unwrap();
    let secret = Secret::new();
    let database = database.replace("tengen@", "keeper@");
    let options = ["--database", &database, "--secret", &secret.file()].map(str::to_owned);
    let node = Node::start(Path::new(PROGRAM), &options).unwrap();
    let address = node.address().to_string();
    // The answer is kept for a second, and a server asks for its claim each second.
    let ready = |text: &str| {
        let begun = Instant::now();
        loop {
            let said = ask(&address, "GET /readyz", "", "").unwrap().body;
            if said.contains(text) {
                return;
            }
            assert!(begun.elapsed() < Duration::from_secs(20), "{text}: {said}");
            std::thread::sleep(Duration::from_millis(200));
        }
    };
    let after = |change: &str| {
        postgres.run("postgres", change).unwrap();
        let end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'keeper'";
        postgres.run("postgres", end).unwrap();
    };
    ready("ok");
    after("ALTER ROLE keeper NOLOGIN");
    ready("does not let this user in");
    after("ALTER ROLE keeper LOGIN");
    ready("ok");
    after("ALTER DATABASE games SET default_transaction_read_only = on");
    ready("takes no writes");
    let json = "Content-Type: application/json\r\n";
    let made = ask(&address, "POST /api/games", json, GAME).unwrap();
    assert_eq!(made.status, 503, "{}", made.body);
    assert!(made.head.to_lowercase().contains("retry-after: "), "{}", made.head);
    after("ALTER DATABASE games RESET default_transaction_read_only");
    ready("ok");
    postgres.run("games", "ALTER TABLE study_people RENAME TO elsewhere").unwrap();
    ready("the database fails");
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

/// Somebody with a browser.
struct Person {
    headers: String,
}

impl Person {
    /// A person at this address, whom a server has given a cookie.
    fn new(node: &Node, address: u8) -> Person {
        let head = ask(node.address(), "GET /lobby", "", "").unwrap().head;
        let cookie = head.lines().find_map(|line| line.split_once("tengen=")).unwrap().1;
        let cookie = cookie.split(';').next().unwrap();
        let headers = format!(
            "Content-Type: application/json\r\nX-Forwarded-For: 10.2.{address}.1\r\n\
             Cookie: tengen={cookie}\r\n"
        );
        Person { headers }
    }

    fn ask(&self, node: &Node, request: &str, body: &str) -> (u16, serde_json::Value) {
        let answer = ask(node.address(), request, &self.headers, body).unwrap();
        (answer.status, serde_json::from_str(&answer.body).unwrap_or_default())
    }

    /// Makes a challenge. The answer is its number.
    fn offer(&self, node: &Node) -> u64 {
        let challenge = r#"{"kind":"open","width":9,"height":9,"rules":"japanese",
            "clock":{"kind":"absolute","main":600000}}"#;
        let (status, made) = self.ask(node, "POST /api/challenges", challenge);
        assert_eq!(status, 201, "{made}");
        made["id"].as_u64().unwrap()
    }

    fn accept(&self, node: &Node, number: u64) -> u16 {
        self.ask(node, &format!("POST /api/challenges/{number}/accept"), "").0
    }

    /// A page of the lobby, as long as the answer is kept.
    fn page(&self, node: &Node) -> TcpStream {
        let mut stream = TcpStream::connect(node.address()).unwrap();
        let headers = &self.headers;
        write!(stream, "GET /api/lobby/events HTTP/1.1\r\nHost: localhost\r\n{headers}\r\n")
            .unwrap();
        let patience = Some(Duration::from_secs(20));
        stream.set_read_timeout(patience).unwrap();
        hears(&mut stream, "event: lobby");
        stream
    }
}

/// Reads a stream until it says this.
fn hears(stream: &mut TcpStream, what: &str) {
    let (mut text, mut part) = (String::new(), [0; 4096]);
    while !text.contains(what) {
        let read = stream.read(&mut part).unwrap();
        assert!(read > 0, "no {what} in {text}");
        text += &String::from_utf8_lossy(&part[..read]);
    }
}

/// Waits until a server shows these challenges.
fn shows(node: &Node, numbers: &[u64], patience: u64) {
    let begun = Instant::now();
    loop {
        let body = ask(node.address(), "GET /api/lobby", "", "").unwrap().body;
        let lobby: serde_json::Value = serde_json::from_str(&body).unwrap();
        let rows = lobby["rows"].as_array().unwrap().iter();
        if rows.map(|row| row["id"].as_u64().unwrap()).eq(numbers.iter().copied()) {
            return;
        }
        assert!(begun.elapsed() < Duration::from_secs(patience), "{numbers:?}: {body}");
        std::thread::sleep(Duration::from_millis(100));
    }
}

#[test]
fn one_lobby_goes_on_while_servers_and_bus_are_killed() {
    let (postgres, mut nats) = (Postgres::start(false).unwrap(), Nats::start().unwrap());
    let secret = Secret::new();
    let options = secret.shared(&postgres.database("games").unwrap(), &nats);
    let [mut one, two] = [0, 1].map(|_| Node::start(Path::new(PROGRAM), &options).unwrap());
    let people: Vec<Person> = (1..=22).map(|at| Person::new(&two, at)).collect();
    let [anna, bo, others @ ..] = &people[..] else { panic!() };
    // Her page is at one server, and the challenge is made at the other.
    let mut page = anna.page(&one);
    let number = anna.offer(&two);
    hears(&mut page, &format!(r#""mine":[{number}]"#));
    let statuses: Vec<u16> = std::thread::scope(|scope| {
        let nodes = [&one, &two];
        let accepted = others
            .iter()
            .enumerate()
            .map(|(at, person)| scope.spawn(move || person.accept(nodes[at % 2], number)));
        let accepted: Vec<_> = accepted.collect();
        accepted.into_iter().map(|accepted| accepted.join().unwrap()).collect()
    });
    let counts =
        [201, 409].map(|wanted| statuses.iter().filter(|status| **status == wanted).count());
    assert_eq!(counts, [1, 19], "{statuses:?}");
    hears(&mut page, &format!(r#""challenge":{number}"#));

    // Her page comes to the other server when one is killed, and Bo's does not.
    let (hers, his, _bo) = (anna.offer(&one), bo.offer(&two), bo.page(&one));
    shows(&one, &[hers, his], 10);
    one.kill();
    let _page = anna.page(&two);
    shows(&two, &[hers], 25);
    one.start_again().unwrap();
    shows(&one, &[hers], 10);

    // Without the bus the database alone tells of it.
    nats.kill();
    assert_eq!(bo.accept(&one, hers), 201);
    shows(&one, &[], 10);
    shows(&two, &[], 10);
    let hers = anna.offer(&two);
    shows(&one, &[hers], 10);
    nats.start_again().unwrap();
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
