//! Kinds of properties, by name.

/// The subject of a property, as FF\[4\] divides them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// The file: only in the first node of a game.
    Root,
    /// The game: once on any way through the tree.
    Info,
    /// Stones and the turn, set up outside of play.
    SetUp,
    /// A move, or something about the move of its node.
    Move,
    /// Anything else.
    Other,
}

/// The form of the values of a property.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Form {
    /// Nothing: `KO[]`.
    Nothing,
    /// A whole number.
    Number,
    /// A number that may have decimals.
    Real,
    /// 1, or 2 for emphasis.
    Double,
    /// `B` or `W`.
    Color,
    /// A text.
    Text,
    /// The point of a move; nothing is a pass.
    Move,
    /// A list of points.
    Points,
    /// A list of points that may be empty.
    PointsOrNone,
    /// A list of pairs of points.
    Pairs,
    /// A list of points, each with a text.
    Labels,
    /// One number, or two for a rectangle: the size of the board.
    Size,
}

/// The properties of FF\[4\] for the game of Go.
pub const KNOWN: [(&str, Kind, Form); 67] = [
    ("AP", Kind::Root, Form::Text),
    ("CA", Kind::Root, Form::Text),
    ("FF", Kind::Root, Form::Number),
    ("GM", Kind::Root, Form::Number),
    ("ST", Kind::Root, Form::Number),
    ("SZ", Kind::Root, Form::Size),
    ("AN", Kind::Info, Form::Text),
    ("BR", Kind::Info, Form::Text),
    ("BT", Kind::Info, Form::Text),
    ("CP", Kind::Info, Form::Text),
    ("DT", Kind::Info, Form::Text),
    ("EV", Kind::Info, Form::Text),
    ("GC", Kind::Info, Form::Text),
    ("GN", Kind::Info, Form::Text),
    ("HA", Kind::Info, Form::Number),
    ("KM", Kind::Info, Form::Real),
    ("ON", Kind::Info, Form::Text),
    ("OT", Kind::Info, Form::Text),
    ("PB", Kind::Info, Form::Text),
    ("PC", Kind::Info, Form::Text),
    ("PW", Kind::Info, Form::Text),
    ("RE", Kind::Info, Form::Text),
    ("RO", Kind::Info, Form::Text),
    ("RU", Kind::Info, Form::Text),
    ("SO", Kind::Info, Form::Text),
    ("TM", Kind::Info, Form::Real),
    ("US", Kind::Info, Form::Text),
    ("WR", Kind::Info, Form::Text),
    ("WT", Kind::Info, Form::Text),
    ("AB", Kind::SetUp, Form::Points),
    ("AE", Kind::SetUp, Form::Points),
    ("AW", Kind::SetUp, Form::Points),
    ("PL", Kind::SetUp, Form::Color),
    ("B", Kind::Move, Form::Move),
    ("BL", Kind::Move, Form::Real),
    ("BM", Kind::Move, Form::Double),
    ("DO", Kind::Move, Form::Nothing),
    ("IT", Kind::Move, Form::Nothing),
    ("KO", Kind::Move, Form::Nothing),
    ("MN", Kind::Move, Form::Number),
    ("OB", Kind::Move, Form::Number),
    ("OW", Kind::Move, Form::Number),
    ("TE", Kind::Move, Form::Double),
    ("W", Kind::Move, Form::Move),
    ("WL", Kind::Move, Form::Real),
    ("AR", Kind::Other, Form::Pairs),
    ("C", Kind::Other, Form::Text),
    ("CR", Kind::Other, Form::Points),
    ("DD", Kind::Other, Form::PointsOrNone),
    ("DM", Kind::Other, Form::Double),
    ("FG", Kind::Other, Form::Text),
    ("GB", Kind::Other, Form::Double),
    ("GW", Kind::Other, Form::Double),
    ("HO", Kind::Other, Form::Double),
    ("LB", Kind::Other, Form::Labels),
    ("LN", Kind::Other, Form::Pairs),
    ("MA", Kind::Other, Form::Points),
    ("N", Kind::Other, Form::Text),
    ("PM", Kind::Other, Form::Number),
    ("SL", Kind::Other, Form::Points),
    ("SQ", Kind::Other, Form::Points),
    ("TB", Kind::Other, Form::PointsOrNone),
    ("TR", Kind::Other, Form::Points),
    ("TW", Kind::Other, Form::PointsOrNone),
    ("UC", Kind::Other, Form::Double),
    ("V", Kind::Other, Form::Real),
    ("VW", Kind::Other, Form::PointsOrNone),
];

/// Signs, of which a point has at most one.
pub const SIGNS: [&str; 5] = ["CR", "MA", "SL", "SQ", "TR"];

/// What set-up does to points: each has at most one of these.
pub const STONES: [&str; 3] = ["AB", "AE", "AW"];

/// Territory: a point is that of one side at most.
pub const TERRITORY: [&str; 2] = ["TB", "TW"];

/// Judgements of a move, of which a node has at most one.
pub const OF_MOVES: [&str; 4] = ["BM", "DO", "IT", "TE"];

/// Judgements of the position, of which a node has at most one.
pub const OF_POSITIONS: [&str; 4] = ["DM", "GB", "GW", "UC"];

/// Properties of FF\[3\] and before that FF\[4\] took away.
pub const GONE: [&str; 18] = [
    "BS", "CH", "EL", "EX", "ID", "L", "LT", "M", "OM", "OP", "OV", "RG", "SC", "SE", "SI", "TC",
    "TU", "WS",
];

/// Comments: on nodes (`C`), their names (`N`), and on the game (`GC`).
pub const COMMENTS: [&str; 3] = ["C", "GC", "N"];

/// Marks on points. Territory (`TB`, `TW`) belongs to the count and is not among them.
pub const MARKS: [&str; 12] =
    ["AR", "CR", "DD", "L", "LB", "LN", "M", "MA", "SL", "SQ", "TR", "VW"];

/// The properties in which programs keep their analyses: Sabaki, KaTrain, Lizzie, Ogatak, q5Go,
/// LizGoban, and Tengen itself (`TENGENV`; at first the lead in `V`).
pub const ANALYSIS: [&str; 15] = [
    "KT", "KTSF", "KTSID", "KTV", "LZ", "LZ2", "LZOP", "LZOP2", "OGSC", "QKGV", "QLZV", "SBKS",
    "SBKV", "TENGENV", "V",
];

/// The properties among those of analyses that name points.
pub const ANALYSIS_WITH_POINTS: [&str; 8] =
    ["KT", "KTV", "LZ", "LZ2", "LZOP", "LZOP2", "QLZV", "TENGENV"];

/// The kind and the form of a property of FF\[4\].
#[must_use]
pub fn known(name: &str) -> Option<(Kind, Form)> {
    KNOWN.iter().find(|(known, ..)| *known == name).map(|(_, kind, form)| (*kind, *form))
}
