//! What problems are about.

use std::fmt;
use std::str::FromStr;

/// What a problem is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// Take a chain that is not shut in: by atari, by a throw-in, by being faster.
    Capture,
    /// Get a chain away that would be taken.
    Escape,
    /// Take a chain by one atari after another.
    Ladder,
    /// Take a chain without touching it at first.
    Net,
    /// Make a chain live that is shut in.
    Live,
    /// Kill a chain that is shut in.
    Kill,
}

impl Kind {
    /// All kinds, in the order to learn them.
    pub const ALL: [Kind; 6] =
        [Kind::Capture, Kind::Escape, Kind::Ladder, Kind::Net, Kind::Live, Kind::Kill];

    /// Its name in addresses, on the command line and in messages (`problem-kind-{name}`).
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Capture => "capture",
            Kind::Escape => "escape",
            Kind::Ladder => "ladder",
            Kind::Net => "net",
            Kind::Live => "live",
            Kind::Kill => "kill",
        }
    }

    /// Whether the solver wants the chain taken; else it is the solver's own, and to be kept.
    pub const fn attacks(self) -> bool {
        !matches!(self, Kind::Escape | Kind::Live)
    }

    /// With how many liberties the chain is free, if it is not shut in.
    pub const fn free(self) -> Option<u32> {
        match self {
            Kind::Capture | Kind::Escape | Kind::Ladder | Kind::Net => Some(3),
            Kind::Live | Kind::Kill => None,
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// There are no problems of this kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownKind(pub String);

impl fmt::Display for UnknownKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = Kind::ALL.map(Kind::name).join(", ");
        write!(f, "there are no problems called {:?}; there are {names}", self.0)
    }
}

impl std::error::Error for UnknownKind {}

impl FromStr for Kind {
    type Err = UnknownKind;

    fn from_str(name: &str) -> Result<Kind, UnknownKind> {
        let named = Kind::ALL.into_iter().find(|kind| kind.name() == name);
        named.ok_or_else(|| UnknownKind(name.to_owned()))
    }
}
