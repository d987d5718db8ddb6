//! The program as a server: it prints its address, and answers there.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};

/// Ends the server when the test ends, in success or failure.
struct Server(Child);

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn start(arguments: &[&str]) -> (Server, String) {
    let folder = tempfile::tempdir().unwrap();
    let child = Command::new(env!("CARGO_BIN_EXE_tengen"))
        .env("LANGUAGE", "en")
        .args(arguments)
        .args(["--port", "0", "--no-open", "--data"])
        .arg(folder.path().join("made/for/it"))
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn();
    let mut server = Server(child.unwrap());
    let mut line = String::new();
    BufReader::new(server.0.stdout.take().unwrap()).read_line(&mut line).unwrap();
    (server, line)
}

fn first_line_of_answer(url: &str) -> String {
    let address = url.trim().strip_prefix("http://").and_then(|rest| rest.strip_suffix('/'));
    let mut stream = TcpStream::connect(address.unwrap()).unwrap();
    stream.write_all(b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n").unwrap();
    let mut text = String::new();
    stream.read_to_string(&mut text).unwrap();
    text.lines().next().unwrap_or_default().to_owned()
}

#[test]
fn the_page_is_where_the_program_says() {
    for arguments in [&["serve"][..], &[]] {
        let (_server, url) = start(arguments);
        assert!(url.starts_with("http://127.0.0.1:") && url.ends_with("/\n"), "{url:?}");
        assert_eq!(first_line_of_answer(&url), "HTTP/1.1 200 OK");
    }
}

#[test]
fn a_port_that_is_taken_is_refused_with_advice() {
    let (_server, url) = start(&[]);
    let port = url.trim().trim_end_matches('/').rsplit(':').next().unwrap();
    let folder = tempfile::tempdir().unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_tengen"))
        .env("LANGUAGE", "en")
        .args(["serve", "--no-open", "--port", port, "--data"])
        .arg(folder.path())
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(1));
    let text = String::from_utf8_lossy(&output.stderr);
    assert!(text.contains("is taken") && text.contains("--port"), "{text}");
}
