//! The kinds of problems.

use std::fmt;
use std::str::FromStr;

/// The task of a problem's solver.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// Take a chain that is not shut in: by atari, by a throw-in, in a race.
    Capture,
    /// Save a chain that is not shut in and would be taken.
    Escape,
    /// Take a chain by one atari after another.
    Ladder,
    /// Take a chain by a first move that does not touch it.
    Net,
    /// Make a chain that is shut in live.
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

    /// Whether the solver is to take the chain; else it is the solver's own, to be kept.
    pub const fn attacks(self) -> bool {
        !matches!(self, Kind::Escape | Kind::Live)
    }

    /// How many liberties make the chain free, if it is not shut in.
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
