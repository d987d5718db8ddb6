//! Answers as they come out of an engine.

use std::io::{self, BufRead, Read};

/// The most bytes that an engine may write up to the end of one answer, skipped lines included.
pub const MAX_ANSWER: usize = 1024 * 1024;

/// A message from an engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Heard {
    /// An answer to the request of this number, if it repeats a number.
    Answer {
        id: Option<u32>,
        /// The result, or why the request is refused.
        answer: Result<String, String>,
    },
    /// More than [`MAX_ANSWER`] bytes without an end of an answer. Nothing after them is read.
    Flood,
}

/// Reads answers from a stream in bounded memory. Lines that belong to no answer are skipped, as
/// some programs greet.
pub(super) struct Answers<R> {
    stream: R,
}

impl<R: BufRead> Answers<R> {
    pub(super) fn new(stream: R) -> Answers<R> {
        Answers { stream }
    }

    /// The next answer; `None` at the end of the stream. An answer that is cut off there is
    /// dropped.
    pub(super) fn read(&mut self) -> io::Result<Option<Heard>> {
        let mut left = MAX_ANSWER;
        let mut begun: Option<(Option<u32>, bool, String)> = None;
        loop {
            let mut line = Vec::new();
            let read = self.stream.by_ref().take(left as u64 + 1).read_until(b'\n', &mut line)?;
            if read == 0 {
                return Ok(None);
            }
            let Some(rest) = left.checked_sub(read) else { return Ok(Some(Heard::Flood)) };
            left = rest;
            let line = plain(&line);
            match &mut begun {
                None => begun = first_line(&line),
                Some((id, good, text)) if line.is_empty() => {
                    let text = std::mem::take(text);
                    let answer = if *good { Ok(text) } else { Err(text) };
                    return Ok(Some(Heard::Answer { id: *id, answer }));
                }
                Some((_, _, text)) => {
                    text.push('\n');
                    text.push_str(&line);
                }
            }
        }
    }
}

/// A line without its end and without control characters.
fn plain(line: &[u8]) -> String {
    let text = String::from_utf8_lossy(line).replace('\t', " ");
    let text: String = text.chars().filter(|c| !c.is_control()).collect();
    text.trim_end().to_owned()
}

/// The first line of an answer: `=` or `?`, perhaps the number of the request, then the text.
fn first_line(line: &str) -> Option<(Option<u32>, bool, String)> {
    let good = match line.chars().next()? {
        '=' => true,
        '?' => false,
        _ => return None,
    };
    let rest = &line[1..];
    // A ruler in a banner is no answer.
    if rest.starts_with(['=', '?']) {
        return None;
    }
    let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let (id, text) = rest.split_at(digits);
    Some((id.parse().ok(), good, text.trim_start().to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(bytes: &[u8]) -> Vec<Heard> {
        let mut answers = Answers::new(bytes);
        std::iter::from_fn(|| answers.read().unwrap()).take(20).collect()
    }

    fn answer(id: Option<u32>, answer: Result<&str, &str>) -> Heard {
        let answer = answer.map(str::to_owned).map_err(str::to_owned);
        Heard::Answer { id, answer }
    }

    #[test]
    fn answers_among_other_lines() {
        let bytes = b"Welcome\n=====\n\n=1\r\n\r\n=2 Q16\n\n\n?3 no\x07 way\n\nstray\n= a\nb c \n\n=\n d\n\n=9 cut off";
        let expected = [
            answer(Some(1), Ok("")),
            answer(Some(2), Ok("Q16")),
            answer(Some(3), Err("no way")),
            answer(None, Ok("a\nb c")),
            answer(None, Ok("\n d")),
        ];
        assert_eq!(all(bytes), expected);
    }

    #[test]
    fn bytes_that_are_no_text_and_numbers_too_large_do_no_harm() {
        assert_eq!(all(b"\xff\xfe\n=99999999999 \xff\n\n"), [answer(None, Ok("\u{fffd}"))]);
        assert_eq!(all(b""), []);
    }

    #[test]
    fn a_flood_is_noticed_with_and_without_lines() {
        for piece in ["x", "x\n", "= "] {
            let flood = piece.repeat(2 * MAX_ANSWER / piece.len());
            assert_eq!(all(flood.as_bytes())[0], Heard::Flood, "{piece:?}");
        }
        let endless = format!("=\n{}", "x\n".repeat(MAX_ANSWER));
        assert_eq!(all(endless.as_bytes())[0], Heard::Flood);
        let large = format!("= {}\n\n", "x".repeat(MAX_ANSWER - 4));
        assert!(matches!(&all(large.as_bytes())[..], [Heard::Answer { answer: Ok(_), .. }]));
    }
}
