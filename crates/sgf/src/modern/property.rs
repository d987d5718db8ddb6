//! A property on its way into the new record.

use std::{
    borrow::Cow,
    collections::{HashMap, HashSet},
};

use crate::{
    allowed::{self, Allowed},
    node::{Rank, Value},
    point::Size,
    text,
};

/// A property by its name of today.
pub(super) struct Written<'a> {
    pub(super) name: Cow<'a, str>,
    pub(super) values: Vec<Content<'a>>,
}

/// A value as it was read, or as it is to be written.
pub(super) enum Content<'a> {
    Read(Value<'a>),
    Made(String),
}

impl Content<'_> {
    pub(super) fn is_blank(&self) -> bool {
        match self {
            Content::Read(value) => value.is_blank(),
            Content::Made(text) => text.is_empty(),
        }
    }

    /// The value of this text, which has no escapes yet.
    pub(super) fn of(text: &str) -> Self {
        Content::Made(text::escape(text))
    }

    /// The value as a text of several lines.
    pub(super) fn text(&self) -> String {
        match self {
            Content::Read(value) => value.text(),
            Content::Made(text) => text::unescape(text.into()),
        }
    }

    /// The value as a text of one line, without white space around it.
    pub(super) fn line(&self) -> String {
        self.text().replace('\n', " ").trim().to_owned()
    }

    /// The value as it stands between brackets.
    pub(super) fn written(&self) -> Cow<'_, str> {
        match self {
            Content::Made(text) => text::closed(text.into()),
            Content::Read(value) => text::closed(value.decoded()),
        }
    }

    /// Writes it between brackets.
    pub(super) fn write(&self, out: &mut String) {
        out.push('[');
        out.push_str(&self.written());
        out.push(']');
    }
}

impl Written<'_> {
    pub(super) fn is_blank(&self) -> bool {
        self.values.iter().all(Content::is_blank)
    }

    pub(super) fn write(&self, out: &mut String) {
        out.push_str(&self.name);
        for value in &self.values {
            value.write(out);
        }
        if self.values.is_empty() {
            out.push_str("[]");
        }
    }

    /// Leaves as many values as the standard allows. Those of which nothing is left become remarks.
    pub(super) fn reduce(&mut self, remarks: &mut Vec<String>) {
        if self.values.len() < 2 {
            return;
        }
        match allowed::of(&self.name) {
            Allowed::Text => {
                let filled = || self.values.iter().filter(|value| !value.is_blank());
                if filled().nth(1).is_some() {
                    // Line ends of different kinds that meet would become one.
                    let texts: Vec<String> = filled().map(Content::text).collect();
                    self.values = vec![Content::of(&texts.join("\n"))];
                } else {
                    let filled = self.values.iter().position(|value| !value.is_blank());
                    self.values.swap(0, filled.unwrap_or(0));
                    self.values.truncate(1);
                }
            }
            Allowed::Single => {
                let lines: Vec<String> = self.values.iter().map(Content::line).collect();
                let rank = |at: &usize| Rank::of_line(&self.name, &lines[*at]);
                let counts = (0..lines.len()).max_by_key(rank).unwrap_or(0);
                let mut told = HashSet::from(["", &lines[counts]]);
                let size = |line: &str| Size::read(line).filter(|_| self.name == "SZ");
                let same = |line: &str| size(line).is_some() && size(line) == size(&lines[counts]);
                let lost = lines.iter().filter(|line| told.insert(line) && !same(line));
                remarks.extend(lost.map(|line| remark(&self.name, line)));
                self.values.swap(0, counts);
                self.values.truncate(1);
            }
            Allowed::List => {
                let mut known = HashSet::new();
                self.values.retain(|value| known.insert(value.written().into_owned()));
            }
            Allowed::Move | Allowed::Unknown => {}
        }
    }
}

/// A remark that keeps what a property said.
pub(super) fn remark(name: &str, line: &str) -> String {
    format!("{name}: {line}")
}

/// Where the properties of a node stand, by their names. Fewer than
/// [`Places::SEARCHED_THROUGH`] are searched faster.
#[derive(Default)]
pub(super) struct Places {
    known: HashMap<String, usize>,
    /// How many properties were put in.
    count: usize,
}

impl Places {
    const SEARCHED_THROUGH: usize = 32;

    pub(super) fn find(&mut self, all: &[Written<'_>], name: &str) -> Option<usize> {
        if all.len() < Self::SEARCHED_THROUGH {
            return all.iter().position(|known| known.name == name);
        }
        for (place, property) in all.iter().enumerate().skip(self.count) {
            self.known.entry(property.name.to_string()).or_insert(place);
        }
        self.count = all.len();
        self.known.get(name).copied()
    }
}
