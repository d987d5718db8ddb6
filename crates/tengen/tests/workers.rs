//! Workers: programs that think for a server, and one that lies.
#![cfg(unix)]

use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use tengen_load::ask;

const TOKEN: &str = "a-token-for-this-test";

/// How long the computer may take for a move, with a worker that dies meanwhile.
const PATIENCE: Duration = Duration::from_secs(90);

/// Ends the process when the test ends, in success or failure.
struct Process(Child);

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn tengen() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tengen"));
    command.env("LANGUAGE", "en").stdout(Stdio::null()).stderr(Stdio::null());
    command
}

/// A server that does not search itself.
struct Server {
    address: String,
    metrics: String,
    _process: Process,
    _folder: tempfile::TempDir,
}

impl Server {
    fn start() -> Server {
        let folder = tempfile::tempdir().unwrap();
        let token = folder.path().join("token");
        std::fs::write(&token, format!("{TOKEN}\n")).unwrap();
        // A port that was free a moment ago.
        let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
        let metrics = free.local_addr().unwrap().to_string();
        drop(free);
        let child = tengen()
            .args(["serve", "--net", "none", "--port", "0", "--no-open", "--searches", "0"])
            .args(["--trust-proxy", "127.0.0.1", "--metrics", &metrics, "--workers-token"])
            .args([token.as_path(), Path::new("--data"), &folder.path().join("data")])
            .stdout(Stdio::piped())
            .spawn();
        let mut process = Process(child.unwrap());
        let mut line = String::new();
        BufReader::new(process.0.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().trim_start_matches("http://").trim_end_matches('/').to_owned();
        Server { address, metrics, _process: process, _folder: folder }
    }

    fn worker(&self) -> Process {
        let child = tengen()
            .args(["worker", "--net", "none", "--cores", "1", "--server"])
            .arg(format!("http://{}", self.address))
            .env("TENGEN_WORKERS_TOKEN", TOKEN)
            .spawn();
        Process(child.unwrap())
    }

    /// The status and the body of an answer.
    fn ask(&self, method: &str, path: &str, head: &str, body: &Value) -> (u16, Value) {
        let request = format!("{method} {path}");
        let answer = ask(&self.address, &request, head, &body.to_string()).unwrap();
        (answer.status, serde_json::from_str(&answer.body).unwrap_or_default())
    }

    /// A game on 9×9 in which the computer is to answer the move E5.
    fn game(&self) -> String {
        let game = json!({
            "width": 9, "height": 9, "rules": "chinese", "komi": null, "colour": "black",
            "handicap": {"kind": "none"}, "clock": {"kind": "none"},
            "opponent": {"kind": "computer", "rank": "full"},
        });
        let (status, made) = self.ask("POST", "/api/games", "", &game);
        assert_eq!(status, 201, "{made}");
        let key = made["key"].as_str().unwrap().to_owned();
        let act = json!({"do": "play", "at": "E5", "move": 1});
        let (status, view) = self.ask("POST", &format!("/api/g/{key}/act"), "", &act);
        assert_eq!((status, &view["thinking"]), (200, &json!(true)));
        key
    }

    fn view(&self, key: &str) -> Value {
        self.ask("GET", &format!("/api/g/{key}"), "", &Value::Null).1
    }

    /// Waits for the computer's answer. The game has two moves then.
    fn answered(&self, key: &str) -> Value {
        let begun = Instant::now();
        loop {
            let view = self.view(key);
            if view["thinking"] == false {
                assert_eq!(view["steps"].as_array().unwrap().len(), 2, "{view}");
                return view;
            }
            assert!(begun.elapsed() < PATIENCE, "{view}");
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    /// Waits until a worker has a job.
    fn until_a_worker_thinks(&self) {
        let begun = Instant::now();
        let numbers = || ask(&self.metrics, "GET /metrics", "", "").unwrap().body;
        while !numbers().contains("{kind=\"jobs\"} 1") {
            assert!(begun.elapsed() < PATIENCE);
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}

#[test]
fn a_server_without_cores_of_its_own_plays_and_a_killed_worker_costs_no_move() {
    let server = Server::start();
    let key = server.game();
    // Nobody thinks, and the game waits.
    assert_eq!(server.view(&key)["thinking"], true);
    let worker = server.worker();
    server.answered(&key);

    let key = server.game();
    server.until_a_worker_thinks();
    // SIGKILL: the worker says nothing.
    drop(worker);
    let _another = server.worker();
    server.answered(&key);
}

/// A worker that is a few lines of this test.
struct Liar<'a> {
    server: &'a Server,
    head: String,
    asks: Value,
}

impl Liar<'_> {
    fn at<'a>(server: &'a Server, address: &str, token: &str) -> Liar<'a> {
        let head = format!("Authorization: Bearer {token}\r\nX-Forwarded-For: {address}\r\n");
        let asks = json!({
            "worker": "liar", "version": env!("CARGO_PKG_VERSION"), "protocol": tengen_server::workers::PROTOCOL, "network": null,
        });
        Liar { server, head, asks }
    }

    fn job(&self) -> (u16, Value) {
        self.server.ask("POST", "/api/worker/jobs", &self.head, &self.asks)
    }

    fn answer(&self, number: &Value, answer: &Value) -> u16 {
        let sends = json!({"worker": "liar", "answer": answer});
        let path = format!("/api/worker/jobs/{number}");
        self.server.ask("POST", &path, &self.head, &sends).0
    }
}

#[test]
fn what_a_lying_worker_says_is_never_shown() {
    let server = Server::start();
    assert_eq!(Liar::at(&server, "192.0.2.1", "another-token-than-that").job().0, 401);
    let mut other = Liar::at(&server, "192.0.2.1", TOKEN);
    other.asks["version"] = json!("0.0.1");
    let (status, why) = other.job();
    assert_eq!((status, &why["error"]["args"]["field"]), (400, &json!("version")));

    let key = server.game();
    let lies = [
        json!({"kind": "move", "moved": {"play": "E5"}}),
        json!({"kind": "move", "moved": {"play": "Z99"}}),
        json!({"kind": "look", "dead": [], "seki": [], "unsealed": [], "open": [],
            "undecided": false, "view": {"moves": 1, "closer": false, "finished": true, "left": [],
            "chains": []}}),
    ];
    for (at, lie) in lies.iter().enumerate() {
        let liar = Liar::at(&server, &format!("192.0.2.{at}"), TOKEN);
        let (status, given) = liar.job();
        assert_eq!(status, 200, "{given}");
        assert_eq!(given["job"]["kind"], "move");
        let number = &given["number"];
        // Another worker cannot answer in its place.
        let thief = Liar::at(&server, "198.51.100.7", TOKEN);
        assert_eq!(thief.answer(number, lie), 404);
        assert_eq!(liar.answer(number, lie), 204);
        assert_ne!(liar.answer(number, lie), 204, "a job is answered once");
        let begun = Instant::now();
        while liar.job().0 != 403 {
            assert!(begun.elapsed() < PATIENCE, "the liar is not shut out");
        }
        let view = server.view(&key);
        assert_eq!(view["thinking"], true);
        assert_eq!(view["steps"].as_array().unwrap().len(), 1, "{view}");
    }
    let _honest = server.worker();
    server.answered(&key);
}

#[test]
fn a_worker_says_in_the_language_of_its_person_that_no_program_listens() {
    // No test and no service of a system takes this port.
    let address = SocketAddr::from(([127, 0, 0, 1], 1));
    for (language, words) in [
        ("en", "the server does not answer (no program listens there)"),
        ("de", "der Server antwortet nicht (dort lauscht kein Programm)"),
    ] {
        assert!(second_line(worker_of(address).env("LANGUAGE", language)).contains(words));
    }
}

/// A program that gives the same answer whatever is asked.
fn another_program(answer: &'static str) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    std::thread::spawn(move || {
        for stream in listener.incoming() {
            let mut stream = stream.unwrap();
            // The request is read: a connection that ends before would be broken off.
            let _ = stream.read(&mut [0; 4096]);
            let _ = stream.write_all(answer.as_bytes());
        }
    });
    address
}

fn worker_of(address: SocketAddr) -> Command {
    let mut worker = tengen();
    worker
        .args(["worker", "--net", "none", "--server", &format!("http://{address}")])
        .env("TENGEN_WORKERS_TOKEN", TOKEN)
        .stderr(Stdio::piped());
    worker
}

/// What a worker that goes on says after its greeting.
fn second_line(worker: &mut Command) -> String {
    let mut process = Process(worker.spawn().unwrap());
    let mut lines = BufReader::new(process.0.stderr.take().unwrap()).lines();
    lines.nth(1).unwrap().unwrap()
}

/// A web server may answer whatever is asked with a page.
#[test]
fn a_worker_names_a_program_that_answers_with_a_page() {
    let page = "HTTP/1.1 200 OK\r\ncontent-length: 5\r\nconnection: close\r\n\r\nhello";
    let output = worker_of(another_program(page)).output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert!(
        said.contains("another program than Tengen answers at this address (200 OK)"),
        "{said}"
    );
}

#[test]
fn a_worker_waits_where_a_web_server_answers_in_place_of_the_server() {
    let away = "HTTP/1.1 502 Bad Gateway\r\ncontent-length: 0\r\nconnection: close\r\n\r\n";
    let said = second_line(&mut worker_of(another_program(away)));
    assert!(said.contains("in the server’s place (502 Bad Gateway)"), "{said}");
}
