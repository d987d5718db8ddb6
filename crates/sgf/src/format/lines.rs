//! Decoded lines that know where they stand in the file.

use std::{borrow::Cow, ops::Range};

use crate::{
    charset::BYTE_ORDER_MARK,
    date::{self, Day, list},
    diagnostic::Problem,
    problems::Problems,
    source::Source,
    text::number,
};

/// A file of lines, and its problems.
pub(super) struct Text {
    pub(super) source: Source,
    pub(super) problems: Problems,
}

/// A line without white space around it.
#[derive(Clone, Debug)]
pub(super) struct Line {
    pub(super) text: String,
    /// The place of its first character in the source.
    offset: usize,
}

impl Line {
    /// The text before a part of the line.
    fn prefix_of<'a>(&'a self, part: &str) -> &'a str {
        // Parts are slices of the line; others count as its beginning.
        let start = (part.as_ptr() as usize).wrapping_sub(self.text.as_ptr() as usize);
        self.text.get(..start).unwrap_or_default()
    }
}

impl Text {
    pub(super) fn new(source: Source) -> Self {
        Text { source, problems: Problems::default() }
    }

    /// The line that begins at or behind this offset, and where the next begins.
    pub(super) fn line(&self, start: usize) -> Option<(Line, usize)> {
        let bytes = self.source.bytes.get(start..).filter(|rest| !rest.is_empty())?;
        let end = memchr::memchr2(b'\n', b'\r', bytes).unwrap_or(bytes.len());
        let ends_in = if bytes[end..].starts_with(b"\r\n") { 2 } else { 1 };
        let line = &bytes[..end];
        let mark = if start == 0 && line.starts_with(BYTE_ORDER_MARK) { 3 } else { 0 };
        let line = &line[mark..];
        let indent = line.len() - line.trim_ascii_start().len();
        let text = self.decode(line.trim_ascii()).into_owned();
        Some((Line { text, offset: start + mark + indent }, start + end + ends_in))
    }

    fn decode<'a>(&self, bytes: &'a [u8]) -> Cow<'a, str> {
        self.source.encoding.decode_without_bom_handling(bytes).0
    }

    /// Reports a problem with this part of a line.
    pub(super) fn report(&mut self, line: &Line, part: &str, problem: Problem) {
        let before = self.source.encoding.encode(line.prefix_of(part)).0.len();
        // Characters that could not be decoded encode longer than they were.
        let offset = (line.offset + before).min(self.source.bytes.len());
        self.problems.report(offset, problem);
    }
}

/// A date such as `2001/08/20`, `2016- 3-26-17-29` or `20060928 [08:59]`, or one that records of
/// other formats have, as SGF writes it.
pub(super) fn date(text: &str) -> Option<String> {
    days(text).map(|days| list(&days))
}

/// The days of such a date.
pub(super) fn days(text: &str) -> Option<Vec<Day>> {
    let text = text.trim();
    let day = in_order(text).map(|day| vec![day]);
    day.or_else(|| date::days(text).map(|(days, _)| days))
}

/// A day that comes first as year, month and day, with anything behind.
fn in_order(text: &str) -> Option<Day> {
    let digits = |range: Range<usize>| number::<u32>(text.get(range)?);
    let (year, month, day) = match text.get(..8) {
        Some(run) if run.bytes().all(|byte| byte.is_ascii_digit()) => {
            (digits(0..4)?, digits(4..6)?, digits(6..8)?)
        }
        _ => {
            let mut parts =
                text.split(['-', '/', ':', '.', ',', ' ']).filter(|part| !part.is_empty());
            (number(parts.next()?)?, number(parts.next()?)?, number(parts.next()?)?)
        }
    };
    Day::of(year, month, day).checked()
}

/// A komi in half points. From 100 points on it is refused, since a reader of SGF would take it for
/// hundredths.
pub(super) fn komi(halves: i32) -> Result<i32, Problem> {
    if (-199..200).contains(&halves) { Ok(halves) } else { Err(Problem::BadKomi) }
}

/// A text that is not blank.
pub(super) fn filled(text: &str) -> Option<String> {
    let text = text.trim();
    (!text.is_empty()).then(|| text.to_owned())
}
