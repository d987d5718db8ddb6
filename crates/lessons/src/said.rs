//! A sentence of the referee, as the id of a message and its arguments.

use serde::Serialize;
use std::collections::BTreeMap;
use tengen_rules::{Color, Point, Score, Size};

/// A sentence, still in no language.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Said {
    /// The message.
    pub id: &'static str,
    /// Its arguments by name.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub args: BTreeMap<&'static str, Arg>,
}

/// An argument of a sentence.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(untagged)]
pub enum Arg {
    /// A number, which is written and pluralised as the language has it.
    Number(usize),
    /// Points, in steps of one half.
    Points(Score),
    /// A word by which the message chooses its text (`black`), or a name (`E5`, `B+3.5`).
    Word(String),
}

impl Said {
    pub(crate) fn new(id: &'static str) -> Said {
        Said { id, args: BTreeMap::new() }
    }

    pub(crate) fn number(mut self, name: &'static str, number: usize) -> Said {
        self.args.insert(name, Arg::Number(number));
        self
    }

    pub(crate) fn points(mut self, points: Score) -> Said {
        self.args.insert("points", Arg::Points(points));
        self
    }

    pub(crate) fn word(mut self, name: &'static str, word: impl Into<String>) -> Said {
        self.args.insert(name, Arg::Word(word.into()));
        self
    }

    pub(crate) fn color(self, color: Color) -> Said {
        self.word("colour", word(color))
    }

    pub(crate) fn point(self, size: Size, point: Point) -> Said {
        self.word("point", size.name(point))
    }
}

/// The word for a colour in messages.
pub(crate) const fn word(color: Color) -> &'static str {
    match color {
        Color::Black => "black",
        Color::White => "white",
    }
}
