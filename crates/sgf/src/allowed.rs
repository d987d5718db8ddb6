//! How many values a property may have.

use crate::tools::properties::{Form, known};

/// The values that a property may have, by the standard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Allowed {
    /// One text of several lines.
    Text,
    /// One value.
    Single,
    /// One point. Old records have moves of both players in a node.
    Move,
    /// Points, each once.
    List,
    /// The standard does not know it.
    Unknown,
}

/// The values that the property of this name may have.
pub(crate) fn of(name: &str) -> Allowed {
    let form = match name {
        "C" | "GC" => return Allowed::Text,
        // Old records and servers have these besides.
        "L" | "M" => return Allowed::List,
        "HD" | "LC" | "LT" | "RD" | "TC" | "TT" => return Allowed::Single,
        _ => known(name).map(|(_, form)| form),
    };
    match form {
        None => Allowed::Unknown,
        Some(Form::Move) => Allowed::Move,
        Some(Form::Points | Form::PointsOrNone | Form::Pairs | Form::Labels) => Allowed::List,
        Some(_) => Allowed::Single,
    }
}

/// Whether a property written like this has a text for its value, of one line or several.
#[inline]
pub(crate) fn is_text(written: &[u8]) -> bool {
    match *written {
        // By far the most names are these.
        [b'B' | b'W'] => false,
        [b'B' | b'W', second] => second == b'T',
        [letter] => is_text_name([letter, 0]),
        [first, second] => is_text_name([first, second]),
        _ => is_long_text_name(written),
    }
}

/// Old records write names out; only the capitals count.
#[cold]
fn is_long_text_name(written: &[u8]) -> bool {
    let mut capitals = written.iter().copied().filter(u8::is_ascii_uppercase);
    let name = [capitals.next().unwrap_or(0), capitals.next().unwrap_or(0)];
    capitals.next().is_none() && is_text_name(name)
}

#[inline]
fn is_text_name(name: [u8; 2]) -> bool {
    match name[0] {
        b'C' => matches!(name[1], 0 | b'P'),
        b'N' => name[1] == 0,
        b'P' => matches!(name[1], b'B' | b'C' | b'W'),
        b'G' => matches!(name[1], b'C' | b'N'),
        b'A' | b'O' => name[1] == b'N',
        b'B' | b'W' => name[1] == b'T',
        b'E' => name[1] == b'V',
        b'R' => matches!(name[1], b'O' | b'U'),
        b'S' => name[1] == b'O',
        b'U' => name[1] == b'S',
        _ => false,
    }
}
