//! The program as a server: it prints its address, and answers there.

use std::io::{BufRead, BufReader, Read};
use std::process::{Child, Command, Stdio};
use tengen_load::{Answer, ask};

/// Ends the server when the test ends, in success or failure. Its folder stays as long.
struct Server {
    process: Child,
    _folder: tempfile::TempDir,
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Runs a server, and reads the first line that it says.
fn running(command: &mut Command, folder: tempfile::TempDir) -> (Server, String) {
    let mut server = Server { process: command.spawn().unwrap(), _folder: folder };
    let mut line = String::new();
    BufReader::new(server.process.stdout.take().unwrap()).read_line(&mut line).unwrap();
    (server, line)
}

/// The address in that line, without `http`.
fn address(line: &str) -> String {
    line.trim().trim_start_matches("http://").trim_end_matches('/').to_owned()
}

fn start(arguments: &[&str]) -> (Server, String) {
    let folder = tempfile::tempdir().unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_tengen"));
    let command = command
        .env("LANGUAGE", "en")
        .args(arguments)
        .args(["--port", "0", "--no-open", "--data"])
        .arg(folder.path().join("made/for/it"))
        .stdout(Stdio::piped())
        .stderr(Stdio::null());
    running(command, folder)
}

#[test]
fn the_page_is_where_the_program_says() {
    for arguments in [&["serve"][..], &[]] {
        let (_server, url) = start(arguments);
        assert!(url.starts_with("http://127.0.0.1:") && url.ends_with("/\n"), "{url:?}");
        let address = url.trim().trim_start_matches("http://").trim_end_matches('/');
        assert_eq!(ask(address, "GET /", "", "").unwrap().status, 200);
    }
}

#[test]
fn requests_are_counted_and_noted_without_keys() {
    let folder = tempfile::tempdir().unwrap();
    // A port that was free a moment ago.
    let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let watched = free.local_addr().unwrap().to_string();
    drop(free);
    let child = Command::new(env!("CARGO_BIN_EXE_tengen"))
        .args(["serve", "--net", "none", "--port", "0", "--no-open", "--trust-proxy", "127.0.0.1"])
        .args(["--log", "requests", "--log-json", "--metrics", &watched, "--data"])
        .arg(folder.path())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn();
    let mut server = Server { process: child.unwrap(), _folder: folder };
    let mut url = String::new();
    BufReader::new(server.process.stdout.take().unwrap()).read_line(&mut url).unwrap();
    let address = url.trim().trim_start_matches("http://").trim_end_matches('/').to_owned();
    let key = "Zm9yZ2VkLWtleS1oZXJlAA";
    let heard = |request: &str, headers: &str| ask(&address, request, headers, "").unwrap().head;
    let head = heard(&format!("GET /api/g/{key}"), "X-Request-Id: from-the-proxy-7\r\n");
    assert!(head.starts_with("HTTP/1.1 404"), "{head}");
    assert!(head.to_lowercase().contains("x-request-id: from-the-proxy-7"), "{head}");
    let head = heard(&format!("GET /api/g/{key}"), "X-Request-Id: two words\r\n");
    let own = head.to_lowercase().split("x-request-id: ").nth(1).unwrap()[..16].to_owned();
    assert!(own.bytes().all(|byte| byte.is_ascii_hexdigit()), "{head}");
    heard("BREW /nowhere", "");

    let Answer { head, body: numbers, .. } = ask(&watched, "GET /metrics", "", "").unwrap();
    assert!(head.starts_with("HTTP/1.1 200"), "{head}");
    for line in [
        r#"tengen_requests_total{route="/api/g/{key}",method="GET",status="404"} 2"#,
        r#"tengen_requests_total{route="none",method="other",status="404"} 1"#,
        r#"tengen_held{kind="games"} 0"#,
    ] {
        assert!(numbers.lines().any(|own| own == line), "{line} in {numbers}");
    }
    assert_eq!(ask(&watched, "GET /readyz", "", "").unwrap().body, "ok\n");
    assert_eq!(ask(&address, "GET /metrics", "", "").unwrap().status, 404);

    server.process.kill().unwrap();
    let mut log = String::new();
    server.process.stderr.take().unwrap().read_to_string(&mut log).unwrap();
    let first: serde_json::Value = serde_json::from_str(log.lines().next().unwrap()).unwrap();
    assert_eq!(
        (&first["id"], &first["route"]),
        (&"from-the-proxy-7".into(), &"/api/g/{key}".into())
    );
    assert_eq!((&first["status"], &first["caller"]), (&404.into(), &"127.0.0.1".into()));
    assert!(log.contains(&own) && !log.contains(key), "{log}");
}

/// A server whose log is read when it ends.
fn logged(arguments: &[&str]) -> (Server, String) {
    let folder = tempfile::tempdir().unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_tengen"));
    let command = command
        .args(["serve", "--net", "none", "--port", "0", "--no-open", "--data"])
        .arg(folder.path())
        .args(arguments)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let (server, line) = running(command, folder);
    (server, address(&line))
}

#[test]
fn a_web_server_that_is_not_named_is_noticed_once() {
    for (options, times) in [(&[][..], 1), (&["--trust-proxy", "127.0.0.1"][..], 0)] {
        let (mut server, address) = logged(options);
        for _ in 0..3 {
            ask(&address, "GET /", "X-Forwarded-For: 192.0.2.7\r\n", "").unwrap();
        }
        server.process.kill().unwrap();
        let mut log = String::new();
        server.process.stderr.take().unwrap().read_to_string(&mut log).unwrap();
        assert_eq!(log.matches("--trust-proxy").count(), times, "{log}");
    }
}

/// As where its terminal is closed.
#[cfg(unix)]
#[test]
fn a_server_ends_well_when_its_terminal_is_closed_unless_it_is_to_stay() {
    let hang_up = |server: &Server| {
        let id = server.process.id().to_string();
        assert!(Command::new("kill").args(["-HUP", &id]).status().unwrap().success());
    };
    let (mut server, place) = logged(&[]);
    assert_eq!(ask(&place, "GET /healthz", "", "").unwrap().status, 200);
    hang_up(&server);
    assert_eq!(server.process.wait().unwrap().code(), Some(0));
    // With nohup it goes on.
    let folder = tempfile::tempdir().unwrap();
    let mut command = Command::new("nohup");
    let command = command
        .arg(env!("CARGO_BIN_EXE_tengen"))
        .args(["serve", "--net", "none", "--port", "0", "--no-open", "--data"])
        .arg(folder.path())
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null());
    let (server, line) = running(command, folder);
    hang_up(&server);
    std::thread::sleep(std::time::Duration::from_millis(300));
    assert_eq!(ask(address(&line), "GET /healthz", "", "").unwrap().status, 200);
}

#[test]
fn a_connection_beyond_the_limit_is_told_why() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("limits.toml");
    std::fs::write(&file, "connections = { all = 1, address = 1 }\n").unwrap();
    let (_server, address) = logged(&["--limits", file.to_str().unwrap()]);
    let _held = std::net::TcpStream::connect(&address).unwrap();
    let mut second = std::net::TcpStream::connect(&address).unwrap();
    let mut told = String::new();
    second.read_to_string(&mut told).unwrap();
    assert!(told.starts_with("HTTP/1.1 503") && told.contains("\r\nretry-after: 5\r\n"), "{told}");
    let body = told.split("\r\n\r\n").nth(1).unwrap();
    assert!(body.contains("Too many connections"), "{told}");
    assert!(told.contains(&format!("content-length: {}\r\n", body.len())), "{told}");
}

#[test]
fn limits_are_taken_from_a_file_and_faults_in_it_are_named() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("limits.toml");
    let text = "pages = { all = 2, address = 1 }\nmade = { burst = 2.0, a-minute = 0.001 }\n";
    std::fs::write(&file, text).unwrap();
    let (_server, url) = start(&["serve", "--net", "none", "--limits", file.to_str().unwrap()]);
    let address = url.trim().trim_start_matches("http://").trim_end_matches('/').to_owned();
    let uploaded = || ask(&address, "POST /api/records", "", "(;SZ[9];B[ee])").unwrap().status;
    assert_eq!([uploaded(), uploaded(), uploaded()], [201, 201, 503]);

    let refused = |text: &str| {
        std::fs::write(&file, text).unwrap();
        let output = Command::new(env!("CARGO_BIN_EXE_tengen"))
            .env("LANGUAGE", "en")
            .args(["serve", "--no-open", "--limits"])
            .arg(&file)
            .output()
            .unwrap();
        assert_eq!(output.status.code(), Some(2));
        String::from_utf8_lossy(&output.stderr).into_owned()
    };
    for (text, named) in [
        ("games = 0", "line 1: write “games” as a whole number from 1"),
        ("gmaes = 5", "gmaes"),
        ("pages = { all = 3, address = 5 }", "“address” is at most “all”"),
        ("games = ", "limits.toml"),
        ("studies = 5\ngames = x\n", "line 2"),
    ] {
        let said = refused(text);
        assert!(said.contains(named), "{text}: {said}");
    }
}

#[test]
fn a_port_that_is_taken_is_refused_with_advice() {
    let (_server, url) = start(&[]);
    let port = url.trim().trim_end_matches('/').rsplit(':').next().unwrap();
    let folder = tempfile::tempdir().unwrap();
    let refused = |options: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_tengen"))
            .env("LANGUAGE", "en")
            .args(["serve", "--no-open"])
            .args(options)
            .arg("--data")
            .arg(folder.path())
            .output()
            .unwrap();
        assert_eq!(output.status.code(), Some(1));
        String::from_utf8(output.stderr).unwrap()
    };
    let text = refused(&["--port", port]);
    assert!(text.contains("is taken") && text.contains("--port"), "{text}");
    let metrics = format!("127.0.0.1:{port}");
    let text = refused(&["--port", "0", "--metrics", &metrics]);
    assert!(text.contains("is taken") && text.contains("--metrics"), "{text}");
    assert!(!text.contains("--port"), "{text}");
    // An address for documentation, which no machine has.
    let text = refused(&["--port", "0", "--bind", "192.0.2.7"]);
    assert!(text.contains("with --bind") && !text.contains("--port"), "{text}");
}
