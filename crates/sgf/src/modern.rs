//! Records of any time and encoding as SGF of today.

use std::{
    borrow::Cow,
    collections::{HashMap, HashSet},
};

use crate::{
    edit::EditError,
    info::GameInfo,
    kinds::{self, Kind},
    komi::show_halves,
    main_line::read_move,
    node::{Node, Value},
    parse::{LARGEST, parse_as},
    point::{Point, Size},
    text,
    tree::Collection,
};

impl Collection {
    /// The games as [`write_modern`] writes them.
    ///
    /// # Errors
    /// [`EditError::Full`] if they have more than two gigabytes.
    pub fn modern(&self) -> Result<Collection, EditError> {
        let bytes = write_modern(self);
        if bytes.len() > LARGEST {
            return Err(EditError::Full);
        }
        Ok(parse_as(bytes.into(), Some(encoding_rs::UTF_8)).collection)
    }
}

/// The bytes of a file with the same games as FF\[4\] in UTF-8. Doing it again changes nothing
/// more.
///
/// - Names are in capitals. Of several values the lists are united, the comments are joined, and
///   otherwise the last one stays.
/// - Moves are points as `dd`, passes are `[]`, and a node has one move.
/// - The letters and marks of FF\[1\] to FF\[3\] (`L`, `M`) are `LB` and `MA`. The headers of the
///   Nihon Ki-in (`KO`, `TE`, `RD`, `HD`, `LT`, `LC`) have their standard names.
/// - Parentheses are right, and every node is on a line of its own.
/// - Values otherwise stay as they are written, escapes and line breaks included.
#[must_use]
pub fn write_modern(collection: &Collection) -> Vec<u8> {
    // As long as it was, and a line end for each node.
    let length = collection.source.bytes.len() + collection.node_count();
    let mut out = String::with_capacity(length);
    for root in collection.roots() {
        let writer = Writer {
            size: root.size(),
            is_old: root.file_format().is_none_or(|format| format < 4),
        };
        out.push('(');
        // A stack of our own: records may be a million nodes deep.
        let mut open = vec![Task::Close, Task::Node(root)];
        while let Some(task) = open.pop() {
            let node = match task {
                Task::Node(node) => node,
                Task::Open => {
                    out.push_str("\n(");
                    continue;
                }
                Task::Close => {
                    out.push(')');
                    continue;
                }
            };
            if !out.ends_with('(') {
                out.push('\n');
            }
            writer.write(node, &mut out);
            let several = node.children().nth(1).is_some();
            let first = open.len();
            for child in node.children() {
                if several {
                    open.extend([Task::Open, Task::Node(child), Task::Close]);
                } else {
                    open.push(Task::Node(child));
                }
            }
            open[first..].reverse();
        }
        out.push('\n');
    }
    out.into_bytes()
}

enum Task<'a> {
    Open,
    Node(Node<'a>),
    Close,
}

/// Writes the nodes of one game.
struct Writer {
    size: Size,
    /// Whether the game is in a format before FF\[4\].
    is_old: bool,
}

/// A property by its name of today.
struct Written<'a> {
    name: Cow<'a, str>,
    values: Vec<Content<'a>>,
}

/// A value as it was read, or as it is to be written.
enum Content<'a> {
    Read(Value<'a>),
    Made(String),
}

impl Content<'_> {
    fn is_blank(&self) -> bool {
        match self {
            Content::Read(value) => value.is_blank(),
            Content::Made(text) => text.is_empty(),
        }
    }

    /// The value as it stands between brackets.
    fn written(&self) -> Cow<'_, str> {
        match self {
            Content::Made(text) => text::closed(text.into()),
            Content::Read(value) => text::closed(value.decoded()),
        }
    }
}

impl Writer {
    fn write(&self, node: Node<'_>, out: &mut String) {
        let is_root = node.parent().is_none();
        out.push(';');
        let mut properties = self.properties(node);
        if is_root {
            let kind = properties.iter().position(|property| property.name == "GM");
            let kind = kind.map(|index| properties.remove(index));
            let kind = kind.as_ref().and_then(|kind| kind.values.last());
            let kind = kind.map_or("1".into(), Content::written);
            out.push_str("FF[4]GM[");
            out.push_str(&kind);
            out.push_str("]CA[UTF-8]");
            standard_header(node, &mut properties);
        }
        let mut moves = Vec::new();
        for property in &properties {
            if kinds::of(&property.name) != Kind::Move {
                write_property(property, out);
                continue;
            }
            for value in &property.values {
                if moves.is_empty() {
                    write_value(&property.name, value, out);
                }
                moves.push((&property.name, value));
            }
        }
        for (name, value) in moves.iter().skip(1) {
            out.push_str("\n;");
            write_value(name, value, out);
        }
    }

    /// The properties of a node, each name once, with the values that it may have.
    fn properties<'a>(&self, node: Node<'a>) -> Vec<Written<'a>> {
        let mut all: Vec<Written<'a>> = Vec::new();
        let mut places = Places::default();
        for property in node.properties() {
            let mut name = property.name();
            // The new record has its own of these.
            if matches!(&*name, "FF" | "CA") {
                continue;
            }
            let mut values: Vec<Content<'a>> = property.values().map(Content::Read).collect();
            match &*name {
                "B" | "W" => {
                    values = values.into_iter().filter_map(|value| self.as_move(value)).collect()
                }
                "L" if self.is_old && self.are_points(&values) => {
                    name = "LB".into();
                    values = lettered(&values);
                }
                "M" if self.is_old && self.are_points(&values) => name = "MA".into(),
                _ => {}
            }
            // Moves stay in their order.
            let is_move = kinds::of(&name) == Kind::Move;
            match places.find(&all, &name).filter(|_| !is_move) {
                Some(place) => all[place].values.append(&mut values),
                None => all.push(Written { name, values }),
            }
        }
        for property in &mut all {
            property.reduce();
        }
        all
    }

    /// A move as the standard has it. A value that is none stays, unless it would become a pass:
    /// one that was cut off behind a backslash.
    fn as_move<'a>(&self, value: Content<'a>) -> Option<Content<'a>> {
        let Content::Read(read) = &value else { return Some(value) };
        match read_move(read, self.size) {
            Ok((None, _)) => Some(Content::Made(String::new())),
            Ok((Some(point), Some(_))) => Some(Content::Made(point.to_string())),
            Err(_) if value.written().trim().is_empty() => None,
            _ => Some(value),
        }
    }

    fn are_points(&self, values: &[Content<'_>]) -> bool {
        let is_point = |value: &Content<'_>| {
            let point = Point::read(value.written().trim().as_bytes());
            point.is_some_and(|point| self.size.contains(point))
        };
        !values.is_empty() && values.iter().all(is_point)
    }
}

/// Where the properties of a node stand, by their names. Few properties are searched faster.
#[derive(Default)]
struct Places {
    known: HashMap<String, usize>,
    /// How many properties were put in.
    count: usize,
}

impl Places {
    const FEW: usize = 32;

    fn find(&mut self, all: &[Written<'_>], name: &str) -> Option<usize> {
        if all.len() < Self::FEW {
            return all.iter().position(|known| known.name == name);
        }
        for (place, property) in all.iter().enumerate().skip(self.count) {
            self.known.entry(property.name.to_string()).or_insert(place);
        }
        self.count = all.len();
        self.known.get(name).copied()
    }
}

/// The points with the labels A, B, C and so on.
fn lettered<'a>(points: &[Content<'_>]) -> Vec<Content<'a>> {
    let labels = ('A'..='Z').chain('a'..='z').map(String::from);
    let labels = labels.chain((1..).map(|number: u32| number.to_string()));
    let labelled = points.iter().zip(labels);
    labelled.map(|(point, label)| Content::Made(format!("{}:{label}", point.written()))).collect()
}

impl Written<'_> {
    /// Leaves as many values as the standard allows.
    fn reduce(&mut self) {
        if self.values.len() < 2 {
            return;
        }
        match kinds::of(&self.name) {
            Kind::Text => {
                // Line ends of different kinds that meet would become one.
                let read = |value: &Content<'_>| match value {
                    Content::Read(value) => value.text(),
                    Content::Made(text) => text::unescape(text.into()),
                };
                let filled = || self.values.iter().filter(|value| !value.is_blank());
                if filled().nth(1).is_some() {
                    let texts: Vec<String> = filled().map(read).collect();
                    self.values = vec![Content::Made(text::escape(&texts.join("\n")))];
                } else {
                    let filled = self.values.iter().position(|value| !value.is_blank());
                    self.values.swap(0, filled.unwrap_or(0));
                    self.values.truncate(1);
                }
            }
            Kind::Single => {
                let filled = self.values.iter().rposition(|value| !value.is_blank());
                self.values.swap(0, filled.unwrap_or(0));
                self.values.truncate(1);
            }
            Kind::List => {
                let mut known = HashSet::new();
                self.values.retain(|value| known.insert(value.written().into_owned()));
            }
            Kind::Move | Kind::Unknown => {}
        }
    }
}

/// Gives the facts about the game their standard names, where other ones state them.
fn standard_header(root: Node<'_>, properties: &mut Vec<Written<'_>>) {
    /// States a fact as the standard wants it.
    type State = fn(&GameInfo) -> Option<String>;
    const OTHERS: [(&str, &str, State); 5] = [
        ("KO", "KM", |info| Some(show_halves(info.komi?.into()))),
        ("TE", "EV", |info| info.event.clone()),
        ("RD", "DT", |info| info.date.clone()),
        ("HD", "HA", |info| Some(info.handicap?.to_string())),
        ("LT", "OT", |info| info.overtime.clone()),
    ];
    let place = |properties: &[Written<'_>], name: &str| {
        let is_filled = |p: &Written<'_>| p.name == name && !p.values.iter().all(Content::is_blank);
        properties.iter().position(is_filled)
    };
    if OTHERS.iter().all(|(other, ..)| place(properties, other).is_none()) {
        return;
    }
    let info = root.game_info().0;
    for (other, standard, fact) in OTHERS {
        let (Some(at), None) = (place(properties, other), place(properties, standard)) else {
            continue;
        };
        // A mark of a good move stays one.
        let Some(fact) = fact(&info) else { continue };
        properties[at] =
            Written { name: standard.into(), values: vec![Content::Made(text::escape(&fact))] };
        let is_blank = |p: &Written<'_>| p.values.iter().all(Content::is_blank);
        properties.retain(|p| !(p.name == standard && is_blank(p)));
        if standard == "OT" {
            properties.retain(|p| p.name != "LC");
        }
    }
}

fn write_property(property: &Written<'_>, out: &mut String) {
    out.push_str(&property.name);
    for value in &property.values {
        push_bracketed(value, out);
    }
    if property.values.is_empty() {
        out.push_str("[]");
    }
}

fn write_value(name: &str, value: &Content<'_>, out: &mut String) {
    out.push_str(name);
    push_bracketed(value, out);
}

fn push_bracketed(value: &Content<'_>, out: &mut String) {
    out.push('[');
    out.push_str(&value.written());
    out.push(']');
}
