//! How many values a property may have.

/// The meaning of several values of a property, by the standard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
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

/// The kind of the property of this name.
pub(crate) fn of(name: &str) -> Kind {
    match name {
        "C" | "GC" => Kind::Text,
        "B" | "W" => Kind::Move,
        "AB" | "AW" | "AE" | "AR" | "CR" | "DD" | "L" | "LB" | "LN" | "M" | "MA" | "SL" | "SQ"
        | "TR" | "TB" | "TW" | "VW" => Kind::List,
        "AN" | "AP" | "BL" | "BM" | "BR" | "BT" | "CA" | "CP" | "DM" | "DO" | "DT" | "EV"
        | "FF" | "FG" | "GB" | "GM" | "GN" | "GW" | "HA" | "HD" | "HO" | "IT" | "KM" | "KO"
        | "LC" | "LT" | "MN" | "N" | "OB" | "ON" | "OT" | "OW" | "PB" | "PC" | "PL" | "PM"
        | "PW" | "RD" | "RE" | "RO" | "RU" | "SO" | "ST" | "SZ" | "TC" | "TE" | "TM" | "TT"
        | "UC" | "US" | "V" | "WL" | "WR" | "WT" => Kind::Single,
        _ => Kind::Unknown,
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
