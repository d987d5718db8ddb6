//! One request on a connection of its own, for tests that wait for the answer.

use crate::Failure;
use std::fmt::Display;
use std::io::{Read, Write};
use std::net::TcpStream;

/// The answer to a request.
#[derive(Debug)]
pub struct Answer {
    /// Its status.
    pub status: u16,
    /// The status line and the headers.
    pub head: String,
    /// Its body.
    pub body: String,
}

/// Asks the server at an address (`127.0.0.1:3610`). The request is a method and a path (`GET
/// /healthz`), and `headers` are whole lines with their ends.
///
/// # Errors
/// If nothing answers, or the answer is no HTTP.
pub fn ask(
    address: impl Display,
    request: &str,
    headers: &str,
    body: &str,
) -> Result<Answer, Failure> {
    let address = address.to_string();
    let mut stream = TcpStream::connect(&address)?;
    let head = format!(
        "{request} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n{headers}Content-Length: {}\r\n\r\n",
        body.len()
    );
    stream.write_all(head.as_bytes())?;
    stream.write_all(body.as_bytes())?;
    let mut text = String::new();
    stream.read_to_string(&mut text)?;
    let (head, body) = text.split_once("\r\n\r\n").ok_or("an answer without an end of its head")?;
    let status = head.split(' ').nth(1).ok_or("an answer without a status")?.parse()?;
    Ok(Answer { status, head: head.to_owned(), body: body.to_owned() })
}
