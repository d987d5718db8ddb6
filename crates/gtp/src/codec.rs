//! Requests and responses as lines of text.

use std::fmt;
use std::io::{self, BufRead};

/// The most bytes of a line that are kept. A longer line is refused as a whole.
pub const MAX_LINE: usize = 64 * 1024;

/// The number of a request. Its digits are kept, since some programs count beyond any type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Id(String);

impl Id {
    /// Reads a number: digits alone, as many as there are. Zeros before it are left out.
    pub fn parse(word: &str) -> Option<Id> {
        let is_number = !word.is_empty() && word.bytes().all(|b| b.is_ascii_digit());
        let digits = word.trim_start_matches('0');
        is_number.then(|| Id(if digits.is_empty() { "0" } else { digits }.to_owned()))
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A command that was sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// The number that the response has to repeat.
    pub id: Option<Id>,
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
        let id = Id::parse(&first);
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
    /// An empty line or another comment. It is not answered, but it ends an analysis.
    Nothing,
}

/// Reads requests from a stream, in bounded memory for any input.
///
/// A line ends with LF, with CR, or with CRs and an LF after them. A byte order mark before the
/// first line is passed over.
#[derive(Debug)]
pub struct Reader<R> {
    stream: R,
    /// Whether the line before ended with a CR. An LF after it is a part of that end.
    after_cr: bool,
    is_first: bool,
}

impl<R: BufRead> Reader<R> {
    /// Reads from `stream`.
    pub fn new(stream: R) -> Reader<R> {
        Reader { stream, after_cr: false, is_first: true }
    }

    /// The next line of input. `None` at the end.
    ///
    /// # Errors
    /// If the stream cannot be read.
    pub fn read(&mut self) -> io::Result<Option<Input>> {
        let Some((line, whole)) = self.line()? else { return Ok(None) };
        let line = match std::mem::take(&mut self.is_first) {
            true => line.strip_prefix(BYTE_ORDER_MARK).unwrap_or(&line),
            false => &line,
        };
        Ok(Some(match Request::parse(line) {
            _ if !whole => Input::TooLong,
            Some(request) => Input::Request(request),
            None if line.trim_ascii() == b"# interrupt" => Input::Interrupt,
            None => Input::Nothing,
        }))
    }

    /// The bytes of the next line without its end, at most [`MAX_LINE`] of them, and whether these
    /// are all.
    fn line(&mut self) -> io::Result<Option<(Vec<u8>, bool)>> {
        if std::mem::take(&mut self.after_cr) {
            self.skip_rest_of_end()?;
        }
        let (mut line, mut whole) = (Vec::new(), true);
        let mut begun = false;
        loop {
            let chunk = self.stream.fill_buf()?;
            if chunk.is_empty() {
                return Ok(begun.then_some((line, whole)));
            }
            begun = true;
            let end = chunk.iter().position(|b| matches!(b, b'\r' | b'\n'));
            let content = &chunk[..end.unwrap_or(chunk.len())];
            let kept = content.len().min(MAX_LINE - line.len());
            line.extend_from_slice(&content[..kept]);
            whole &= kept == content.len();
            let length = content.len();
            match end {
                Some(at) => {
                    self.after_cr = chunk[at] == b'\r';
                    self.stream.consume(at + 1);
                    return Ok(Some((line, whole)));
                }
                None => self.stream.consume(length),
            }
        }
    }

    /// Passes over the rest of an end that began with CR: CRs with an LF after them, or nothing.
    /// CRs alone are empty lines.
    fn skip_rest_of_end(&mut self) -> io::Result<()> {
        let chunk = self.stream.fill_buf()?;
        let returns = chunk.iter().take_while(|b| **b == b'\r').count();
        if chunk.get(returns) == Some(&b'\n') {
            self.stream.consume(returns + 1);
        }
        Ok(())
    }
}

/// U+FEFF in UTF-8. Some programs on Windows write it before their first line.
const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

/// The answer to a request. Displayed, it ends with the empty line that ends an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Response {
    /// The number of the request.
    pub id: Option<Id>,
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
        if let Some(id) = &self.id {
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

    fn request(id: Option<&str>, words: &[&str]) -> Option<Request> {
        let mut words = words.iter().map(|word| (*word).to_owned());
        let id = id.map(|digits| Id(digits.to_owned()));
        Some(Request { id, command: words.next()?, arguments: words.collect() })
    }

    #[test]
    fn lines_as_the_protocol_has_them() {
        for (line, expected) in [
            ("name", request(None, &["name"])),
            ("7 play b Q16\r\n", request(Some("7"), &["play", "b", "Q16"])),
            ("  play\tb \t c3  # why not", request(None, &["play", "b", "c3"])),
            ("007 name", request(Some("7"), &["name"])),
            ("00 name", request(Some("0"), &["name"])),
            ("5", request(Some("5"), &[""])),
            ("na\x07me\x7f", request(None, &["name"])),
            ("4294967296 name", request(Some("4294967296"), &["name"])),
            ("99999999999999999999 name", request(Some("99999999999999999999"), &["name"])),
            ("-1 name", request(None, &["-1", "name"])),
            ("1st x", request(None, &["1st", "x"])),
            ("# 1 name", None),
            (" \t\r\n", None),
            ("", None),
        ] {
            assert_eq!(Request::parse(line.as_bytes()), expected, "{line:?}");
        }
    }

    /// The inputs of a stream whose bytes come in pieces of this size.
    fn inputs(stream: &[u8], piece: usize) -> Vec<Input> {
        let mut reader = Reader::new(io::BufReader::with_capacity(piece, stream));
        std::iter::from_fn(|| reader.read().unwrap()).collect()
    }

    #[test]
    fn a_line_that_is_too_long_is_refused_and_the_next_one_read() {
        let long = "x".repeat(3 * MAX_LINE);
        let last = "y".repeat(MAX_LINE);
        let input = format!("\n# nothing\n{long}\nname\n{last}");
        let expected = [
            Input::Nothing,
            Input::Nothing,
            Input::TooLong,
            request(None, &["name"]).map(Input::Request).unwrap(),
            request(None, &[&last]).map(Input::Request).unwrap(),
        ];
        assert_eq!(inputs(input.as_bytes(), 8192), expected);
    }

    #[test]
    fn lines_end_as_each_system_ends_them() {
        let named = |id| request(Some(id), &["name"]).map(Input::Request).unwrap();
        let lines = [named("1"), Input::Nothing, named("2")];
        for text in [
            "1 name\n\n2 name\n",
            "1 name\r\n\r\n2 name",
            "1 name\r\r2 name\r",
            "1 name\n\r\n2 name",
        ] {
            assert_eq!(inputs(text.as_bytes(), 100), lines, "{text:?}");
        }
        // Written as text with CRLF on Windows, and in pieces of any size.
        assert_eq!(inputs(b"1 name\r\r\n2 name\r\r\n", 100), [named("1"), named("2")]);
        for piece in 1..10 {
            assert_eq!(inputs(b"1 name\r\n2 name\r\n", piece), [named("1"), named("2")], "{piece}");
        }
        assert_eq!(inputs(b"\xef\xbb\xbf1 name\n2 name", 100), [named("1"), named("2")]);
        assert_eq!(inputs(b"# interrupt\r", 100), [Input::Interrupt]);
    }

    #[test]
    fn answers_never_hold_an_empty_line() {
        let three = || Id::parse("3");
        let show = |id, answer| Response { id, answer }.to_string();
        assert_eq!(show(None, Ok(String::new())), "=\n\n");
        assert_eq!(show(three(), Ok("B+3.5".into())), "=3 B+3.5\n\n");
        assert_eq!(show(three(), Err("no\u{7}".into())), "?3 no \n\n");
        assert_eq!(show(None, Ok("\n\na\r\n\n \nb\n".into())), "=\na\nb\n\n");
    }
}
