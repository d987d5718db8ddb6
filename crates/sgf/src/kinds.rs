//! How many values a property may have.

/// What several values of a property mean, by the standard.
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
    match written {
        // By far the most names are these.
        b"B" | b"W" | b"BL" | b"WL" => false,
        b"C" => true,
        [_, _] | [_] => is_text_name(written),
        // Old records write names out; only the capitals count.
        _ => {
            let capitals = written.iter().copied().filter(u8::is_ascii_uppercase);
            let mut name = [0; 2];
            let mut length = 0;
            for (index, byte) in capitals.enumerate() {
                if index == name.len() {
                    return false;
                }
                name[index] = byte;
                length = index + 1;
            }
            is_text_name(&name[..length])
        }
    }
}

fn is_text_name(name: &[u8]) -> bool {
    matches!(
        name,
        b"C" | b"GC"
            | b"N"
            | b"AN"
            | b"BT"
            | b"CP"
            | b"EV"
            | b"GN"
            | b"ON"
            | b"PB"
            | b"PC"
            | b"PW"
            | b"RO"
            | b"RU"
            | b"SO"
            | b"US"
            | b"WT"
    )
}
