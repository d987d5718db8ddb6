//! The arguments of a command, read one by one.

use std::str::FromStr;
use tengen_rules::{Color, Point, Size};

/// The answer of a command: a text, or why it is refused.
pub(crate) type Answer = Result<String, String>;

/// The arguments of a command.
#[derive(Clone, Copy)]
pub(crate) struct Arguments<'a>(pub(crate) &'a [String]);

impl<'a> Arguments<'a> {
    /// The argument in this place, from 0.
    pub(crate) fn text(self, place: usize) -> Result<&'a str, String> {
        let missing = || format!("syntax error: argument {} is missing", place + 1);
        self.0.get(place).map(String::as_str).ok_or_else(missing)
    }

    pub(crate) fn number<T: FromStr>(self, place: usize) -> Result<T, String> {
        let text = self.text(place)?;
        text.parse().map_err(|_| format!("syntax error: {text} is not a number that can be used"))
    }

    pub(crate) fn color(self, place: usize) -> Result<Color, String> {
        let text = self.text(place)?;
        let wrong = |_| format!("invalid color or coordinate: {text} is neither black nor white");
        text.parse().map_err(wrong)
    }

    /// A point of the board, or `None` for a pass.
    pub(crate) fn vertex(self, place: usize, size: Size) -> Result<Option<Point>, String> {
        parse_vertex(self.text(place)?, size)
    }

    /// All arguments from this place on as they were sent, but for the number of blanks.
    pub(crate) fn rest(self, place: usize) -> Result<String, String> {
        self.text(place)?;
        Ok(self.0[place..].join(" "))
    }
}

/// A point of the board as the protocol writes it, or `None` for a pass.
pub(crate) fn parse_vertex(text: &str, size: Size) -> Result<Option<Point>, String> {
    if text.eq_ignore_ascii_case("pass") {
        return Ok(None);
    }
    let bad = || format!("invalid color or coordinate: {text} is no point of a {size} board");
    size.parse(text).map(Some).ok_or_else(bad)
}

/// A point or a pass as the protocol writes it.
pub(crate) fn vertex(size: Size, point: Option<Point>) -> String {
    point.map_or_else(|| "pass".to_owned(), |point| size.name(point))
}

/// Points, separated by blanks.
pub(crate) fn vertices(size: Size, points: impl IntoIterator<Item = Point>) -> String {
    let names: Vec<String> = points.into_iter().map(|point| size.name(point)).collect();
    names.join(" ")
}
