//! Why an operation is refused.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Why an operation is refused. Nothing has changed then.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Refusal {
    /// The writer may only look on, or may not give rights.
    NotAllowed,
    /// There never was such a node or operation.
    Unknown,
    /// The node was deleted, alone or with one above it.
    Gone,
    /// A node would come to stand below itself.
    Cycle,
    /// The first node of a chapter cannot stand below another node, nor can its children take its
    /// place.
    FirstNode,
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
    /// Others have gone on from there.
    Continued,
    /// Another writer did it.
    NotYours,
    /// The operation changed nothing.
    Nothing,
    /// The study has no room for more.
    Full,
}

/// The reason in English.
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Refusal::NotAllowed => "you may not change this study",
            Refusal::Unknown => "there is no such node or operation",
            Refusal::Gone => "the node was deleted",
            Refusal::Cycle => "a node cannot stand below itself",
            Refusal::FirstNode => "the first node of a chapter stays where it is",
            Refusal::NoSibling => "the node that it is to come before stands elsewhere",
            Refusal::NameTaken => "another node or operation has this name",
            Refusal::OffBoard => "this is no point of the board",
            Refusal::BadProperty => "the name of a property is made of capital letters",
            Refusal::BadValue => "the property has no such values",
            Refusal::BadBranch => "the nodes do not hang together",
            Refusal::Changed => "it has been changed since",
            Refusal::Continued => "others have gone on from there",
            Refusal::NotYours => "another writer did it",
            Refusal::Nothing => "it changed nothing",
            Refusal::Full => "the study has no room for more",
        })
    }
}

impl std::error::Error for Refusal {}
