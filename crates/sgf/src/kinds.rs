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
