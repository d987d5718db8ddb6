//! The fields of a query, read one by one.

use super::problem::Problem;
use serde_json::{Map, Value};
use std::collections::HashSet;
use std::str::FromStr;
use tengen_rules::{Color, Point, Score, Size};

/// A query's fields. It remembers which of them were read, so that a warning can name the others.
pub(super) struct Fields<'a> {
    id: &'a str,
    object: &'a Map<String, Value>,
    known: HashSet<&'static str>,
}

/// A move; no point is a pass.
pub(super) type Made = (Color, Option<Point>);

impl<'a> Fields<'a> {
    pub(super) fn new(id: &'a str, object: &'a Map<String, Value>) -> Fields<'a> {
        Fields { id, object, known: HashSet::from(["id"]) }
    }

    /// A fault of a field.
    pub(super) fn problem(&self, field: &str, what: impl Into<String>) -> Problem {
        Problem::Field { id: self.id.to_owned(), field: field.to_owned(), what: what.into() }
    }

    /// A field, if it is there and not null.
    pub(super) fn get(&mut self, field: &'static str) -> Option<&'a Value> {
        self.known.insert(field);
        self.object.get(field).filter(|value| !value.is_null())
    }

    pub(super) fn required(&mut self, field: &'static str) -> Result<&'a Value, Problem> {
        self.get(field).ok_or_else(|| self.problem(field, "This field is required"))
    }

    /// The fields that were not read.
    pub(super) fn unknown(&self) -> impl Iterator<Item = &'a str> {
        self.object.keys().map(String::as_str).filter(|name| !self.known.contains(name))
    }

    pub(super) fn truth(&mut self, field: &'static str) -> Result<bool, Problem> {
        match self.get(field) {
            None => Ok(false),
            Some(value) => {
                value.as_bool().ok_or_else(|| self.problem(field, "Must be true or false"))
            }
        }
    }

    /// A whole number between these two.
    pub(super) fn whole(
        &mut self,
        field: &'static str,
        least: i64,
        most: i64,
    ) -> Result<Option<i64>, Problem> {
        let Some(value) = self.get(field) else { return Ok(None) };
        match whole(value).filter(|n| (least..=most).contains(n)) {
            Some(number) => Ok(Some(number)),
            None => Err(self.problem(field, format!("Must be an integer from {least} to {most}"))),
        }
    }

    /// A number between these two.
    pub(super) fn number(
        &mut self,
        field: &'static str,
        least: f64,
        most: f64,
    ) -> Result<Option<f64>, Problem> {
        let Some(value) = self.get(field) else { return Ok(None) };
        match value.as_f64().filter(|x| (least..=most).contains(x)) {
            Some(number) => Ok(Some(number)),
            None => Err(self.problem(field, format!("Must be a number from {least} to {most}"))),
        }
    }

    pub(super) fn list(&mut self, field: &'static str) -> Result<Option<&'a [Value]>, Problem> {
        let Some(value) = self.get(field) else { return Ok(None) };
        let list = value.as_array().map(Vec::as_slice);
        list.map(Some).ok_or_else(|| self.problem(field, "Must be an array"))
    }

    pub(super) fn komi(&mut self, field: &'static str) -> Result<Option<Score>, Problem> {
        let Some(value) = self.get(field) else { return Ok(None) };
        let komi = value.as_f64().filter(|x| (-400.0..=400.0).contains(x));
        let komi = komi.and_then(|x| Score::try_from(x).ok());
        let wrong = "Must be an integer or half-integer from -400.0 to 400.0";
        komi.map(Some).ok_or_else(|| self.problem(field, wrong))
    }

    /// `[["B","Q4"],["W","pass"]]`.
    pub(super) fn moves(&mut self, field: &'static str, size: Size) -> Result<Vec<Made>, Problem> {
        let Some(list) = self.list(field)? else { return Ok(Vec::new()) };
        let read = |value: &Value| match value.as_array().map(Vec::as_slice) {
            Some([player, place]) => Ok((color(player)?, vertex(place, size)?)),
            _ => Err(format!("Must be [player, location], but is {}", short(value))),
        };
        let moves: Result<Vec<Made>, String> = list.iter().map(read).collect();
        moves.map_err(|what| self.problem(field, what))
    }
}

/// A whole number, also written as `5.0`.
pub(super) fn whole(value: &Value) -> Option<i64> {
    let fraction = || value.as_f64().filter(|x| x.fract() == 0.0 && x.abs() < 1e15);
    value.as_i64().or_else(|| fraction().map(|x| x as i64))
}

pub(super) fn color(value: &Value) -> Result<Color, String> {
    let name = value.as_str().unwrap_or_default();
    name.parse().map_err(|_| format!("Could not parse player: {}", short(value)))
}

/// A point by its name or as `(column,row)` from the top left, or a pass.
pub(super) fn vertex(value: &Value, size: Size) -> Result<Option<Point>, String> {
    let wrong = || format!("Could not parse board location: {}", short(value));
    let name = value.as_str().ok_or_else(wrong)?.trim();
    if name.eq_ignore_ascii_case("pass") {
        return Ok(None);
    }
    let pair = name.strip_prefix('(').and_then(|rest| rest.strip_suffix(')'));
    let point = match pair.and_then(|pair| pair.split_once(',')) {
        Some((column, row)) => {
            let line = |text: &str| usize::from_str(text.trim()).ok();
            line(column).zip(line(row)).and_then(|(column, row)| size.point(column, row))
        }
        None => size.parse(name),
    };
    point.map(Some).ok_or_else(wrong)
}

/// A value for a message, cut off if it is long.
pub(super) fn short(value: &Value) -> String {
    match value {
        Value::String(text) => text.chars().take(60).collect(),
        other => other.to_string().chars().take(60).collect(),
    }
}
