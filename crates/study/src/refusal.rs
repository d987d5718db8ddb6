//! Why an operation is refused.

use std::fmt;

use serde::{Serialize, Serializer};
use tengen_rules::Illegal;

/// Why an operation is refused. Nothing has changed then. As JSON it is its
/// [`code`](Refusal::code).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Refusal {
    /// The writer may only look on, or may not give rights.
    NotAllowed,
    /// The chapter is a record of another game than Go: it takes no moves, points, turns and
    /// judgements of Go.
    NotGo,
    /// The rules do not allow the move.
    Illegal(Illegal),
    /// There never was such a node or operation.
    Unknown,
    /// The node was deleted, alone or with one above it.
    Gone,
    /// A node would come to stand below itself.
    Cycle,
    /// The first node of a chapter cannot stand below another node, nor can its children take its
    /// place.
    FirstNode,
    /// The only chapter stays.
    LastChapter,
    /// The sibling that the node is to come before stands elsewhere.
    NoSibling,
    /// Another node, or another operation, has this name.
    NameTaken,
    /// The point is not on the board, or is none.
    OffBoard,
    /// The name of the property is not made of capital letters.
    BadProperty,
    /// The property has no such values.
    BadValue,
    /// The nodes that come together do not hang together.
    BadBranch,
    /// What was done has been changed since.
    Changed,
    /// Others have written another text since the writer began.
    Conflict,
    /// Others have gone on from there.
    Continued,
    /// The move of a node that would come back has come beside it since, as another node.
    Twin,
    /// Another writer did it.
    NotYours,
    /// The operation changed nothing.
    Nothing,
    /// The study has no room for more.
    Full,
}

impl Refusal {
    /// A stable name for it, for programs that say it in other languages.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Refusal::NotAllowed => "not-allowed",
            Refusal::NotGo => "not-go",
            Refusal::Illegal(_) => "illegal",
            Refusal::Unknown => "unknown",
            Refusal::Gone => "gone",
            Refusal::Cycle => "cycle",
            Refusal::FirstNode => "first-node",
            Refusal::LastChapter => "last-chapter",
            Refusal::NoSibling => "no-sibling",
            Refusal::NameTaken => "name-taken",
            Refusal::OffBoard => "off-board",
            Refusal::BadProperty => "bad-property",
            Refusal::BadValue => "bad-value",
            Refusal::BadBranch => "bad-branch",
            Refusal::Changed => "changed",
            Refusal::Conflict => "conflict",
            Refusal::Continued => "continued",
            Refusal::Twin => "twin",
            Refusal::NotYours => "not-yours",
            Refusal::Nothing => "nothing",
            Refusal::Full => "full",
        }
    }
}

impl Serialize for Refusal {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.code())
    }
}

/// The reason in English.
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Refusal::NotAllowed => "you may not change this study",
            Refusal::NotGo => "this chapter holds a record of another game than Go",
            Refusal::Illegal(why) => return why.fmt(f),
            Refusal::Unknown => "there is no such node or operation",
            Refusal::Gone => "the node was deleted",
            Refusal::Cycle => "a node cannot stand below itself",
            Refusal::FirstNode => "the first node of a chapter stays where it is",
            Refusal::LastChapter => "the only chapter of a study stays",
            Refusal::NoSibling => "the node that it is to come before stands elsewhere",
            Refusal::NameTaken => "another node or operation has this name",
            Refusal::OffBoard => "this is no point of the board",
            Refusal::BadProperty => "the name of a property is made of capital letters",
            Refusal::BadValue => "the property has no such values",
            Refusal::BadBranch => "the nodes do not hang together",
            Refusal::Changed => "it has been changed since",
            Refusal::Conflict => "others have written another text meanwhile",
            Refusal::Continued => "others have gone on from there",
            Refusal::Twin => "the same move has come there again",
            Refusal::NotYours => "another writer did it",
            Refusal::Nothing => "it changed nothing",
            Refusal::Full => "the study has no room for more",
        })
    }
}

impl std::error::Error for Refusal {}
