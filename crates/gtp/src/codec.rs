//! Requests and responses as lines of text.

use std::fmt;
use std::io::{self, BufRead, Read};

/// The most bytes of a line that are kept. A longer line is refused as a whole.
pub const MAX_LINE: usize = 64 * 1024;

/// A command that was sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// The number that the response has to repeat.
    pub id: Option<u32>,
    /// The command; empty if there was only a number.
    pub command: String,
    /// The words after it.
    pub arguments: Vec<String>,
}

impl Request {
    /// Reads a line. Control characters are ignored, tabs are blanks, and a comment begins at `#`.
    /// `None` if nothing is left.
    pub fn parse(line: &[u8]) -> Option<Request> {
        let text = String::from_utf8_lossy(line);
        let text = text.split('#').next().unwrap_or_default().replace('\t', " ");
        let text: String = text.chars().filter(|c| !c.is_control()).collect();
        let mut words = text.split(' ').filter(|word| !word.is_empty()).map(str::to_owned);
        let first = words.next()?;
        let is_number = first.bytes().all(|b| b.is_ascii_digit());
        let id = if is_number { first.parse().ok() } else { None };
        let command = if id.is_some() { words.next().unwrap_or_default() } else { first };
        Some(Request { id, command, arguments: words.collect() })
    }
}

/// The contents of a line of input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// A command.
    Request(Request),
    /// More than [`MAX_LINE`] bytes; they were thrown away.
    TooLong,
    /// The comment `# interrupt`: the command in progress should come to an end (GoGui).
    Interrupt,
}

/// Reads requests from a stream, in bounded memory for any input.
#[derive(Debug)]
pub struct Reader<R> {
    stream: R,
}

impl<R: BufRead> Reader<R> {
    /// Reads from `stream`.
    pub fn new(stream: R) -> Reader<R> {
        Reader { stream }
    }

    /// The next request. Empty lines and other comments are skipped. `None` at the end.
    ///
    /// # Errors
    /// If the stream cannot be read.
    pub fn read(&mut self) -> io::Result<Option<Input>> {
        loop {
            let mut line = Vec::new();
            let limit = MAX_LINE as u64 + 1;
            if self.stream.by_ref().take(limit).read_until(b'\n', &mut line)? == 0 {
                return Ok(None);
            }
            if line.len() > MAX_LINE && line.last() != Some(&b'\n') {
                self.skip_line()?;
                return Ok(Some(Input::TooLong));
            }
            if line.trim_ascii() == b"# interrupt" {
                return Ok(Some(Input::Interrupt));
            }
            if let Some(request) = Request::parse(&line) {
                return Ok(Some(Input::Request(request)));
            }
        }
    }

    fn skip_line(&mut self) -> io::Result<()> {
        loop {
            let chunk = self.stream.fill_buf()?;
            let end = chunk.iter().position(|b| *b == b'\n');
            let (length, done) = (chunk.len(), end.is_some() || chunk.is_empty());
            self.stream.consume(end.map_or(length, |at| at + 1));
            if done {
                return Ok(());
            }
        }
    }
}

/// The answer to a request. Displayed, it ends with the empty line that ends an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Response {
    /// The number of the request.
    pub id: Option<u32>,
    /// The result, or why the request was refused.
    pub answer: Result<String, String>,
}

impl fmt::Display for Response {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (sign, text) = match &self.answer {
            Ok(text) => ('=', text),
            Err(text) => ('?', text),
        };
        write!(f, "{sign}")?;
        if let Some(id) = self.id {
            write!(f, "{id}")?;
        }
        // A drawing begins on a line of its own, so that its columns meet.
        let first_gap = if text.starts_with('\n') { "\n" } else { " " };
        // An empty line would end the answer early.
        for (i, line) in text.lines().filter(|line| !line.trim().is_empty()).enumerate() {
            let gap = if i == 0 { first_gap } else { "\n" };
            write!(f, "{gap}{}", line.replace(|c: char| c.is_control(), " "))?;
        }
        f.write_str("\n\n")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn request(id: Option<u32>, words: &[&str]) -> Option<Request> {
        let mut words = words.iter().map(|word| (*word).to_owned());
        Some(Request { id, command: words.next()?, arguments: words.collect() })
    }

    #[test]
    fn lines_as_the_protocol_has_them() {
        for (line, expected) in [
            ("name", request(None, &["name"])),
            ("7 play b Q16\r\n", request(Some(7), &["play", "b", "Q16"])),
            ("  play\tb \t c3  # why not", request(None, &["play", "b", "c3"])),
            ("007 name", request(Some(7), &["name"])),
            ("5", request(Some(5), &[""])),
            ("na\x07me\x7f", request(None, &["name"])),
            ("99999999999 name", request(None, &["99999999999", "name"])),
            ("1st x", request(None, &["1st", "x"])),
            ("# 1 name", None),
            (" \t\r\n", None),
            ("", None),
        ] {
            assert_eq!(Request::parse(line.as_bytes()), expected, "{line:?}");
        }
    }

    #[test]
    fn a_line_that_is_too_long_is_refused_and_the_next_one_read() {
        let long = "x".repeat(3 * MAX_LINE);
        let input = format!("\n# nothing\n{long}\nname\n{}", "y".repeat(MAX_LINE));
        let mut reader = Reader::new(input.as_bytes());
        assert_eq!(reader.read().unwrap(), Some(Input::TooLong));
        assert_eq!(reader.read().unwrap(), request(None, &["name"]).map(Input::Request));
        let last = "y".repeat(MAX_LINE);
        assert_eq!(reader.read().unwrap(), request(None, &[&last]).map(Input::Request));
        assert_eq!(reader.read().unwrap(), None);
    }

    #[test]
    fn answers_never_hold_an_empty_line() {
        let show = |id, answer| Response { id, answer }.to_string();
        assert_eq!(show(None, Ok(String::new())), "=\n\n");
        assert_eq!(show(Some(3), Ok("B+3.5".into())), "=3 B+3.5\n\n");
        assert_eq!(show(Some(3), Err("no\u{7}".into())), "?3 no \n\n");
        assert_eq!(show(None, Ok("\n\na\r\n\n \nb\n".into())), "=\na\nb\n\n");
    }
}
