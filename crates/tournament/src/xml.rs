//! What readers of XML share: faults with their lines, and elements by their names.

use roxmltree::{Document, Node};
use std::fmt;

/// What is wrong with a file, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The line, from 1; 0 if the whole file is meant.
    pub line: u32,
    /// What is wrong.
    pub why: Why,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Why {
    /// The file is no XML.
    NotXml(String),
    /// It is other XML.
    NoTournament,
    /// An attribute of this element is missing or cannot be read.
    Attribute {
        /// The element.
        element: String,
        /// The attribute.
        name: String,
        /// What stands there, if anything does.
        found: Option<String>,
    },
    /// Two players have this key.
    TwoPlayers(String),
    /// No player has this key.
    NoPlayer(String),
    /// A player has two games, or a game and a bye, in this round.
    Twice {
        /// The player's key.
        player: String,
        /// The round, from 1.
        round: usize,
    },
    /// A player meets themselves.
    Alone(String),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.line > 0 {
            write!(f, "line {}: ", self.line)?;
        }
        match &self.why {
            Why::NotXml(why) => write!(f, "the file is no XML: {why}"),
            Why::NoTournament => write!(f, "the file is no tournament of OpenGotha or MacMahon"),
            Why::Attribute { element, name, found: None } => {
                write!(f, "{element} has no {name}")
            }
            Why::Attribute { element, name, found: Some(found) } => {
                write!(f, "{name} of {element} cannot be “{found}”")
            }
            Why::TwoPlayers(key) => write!(f, "two players are called {key}"),
            Why::NoPlayer(key) => write!(f, "no player is called {key}"),
            Why::Twice { player, round } => {
                write!(f, "{player} has two games, or a game and a bye, in round {round}")
            }
            Why::Alone(key) => write!(f, "{key} meets themselves"),
        }
    }
}

impl std::error::Error for Fault {}

/// Reads XML.
pub(crate) fn document(xml: &str) -> Result<Document<'_>, Fault> {
    Document::parse(xml)
        .map_err(|error| Fault { line: error.pos().row, why: Why::NotXml(error.to_string()) })
}

/// The first element of this name in another one.
pub(crate) fn child<'a, 'i>(node: Node<'a, 'i>, name: &str) -> Option<Node<'a, 'i>> {
    node.children().find(|child| child.has_tag_name(name))
}

/// All elements of this name in another one.
pub(crate) fn elements<'a, 'i>(
    node: Node<'a, 'i>,
    name: &'static str,
) -> impl Iterator<Item = Node<'a, 'i>> {
    node.children().filter(move |child| child.has_tag_name(name))
}

/// A fault at this element.
pub(crate) fn fault(node: Node<'_, '_>, why: Why) -> Fault {
    Fault { line: node.document().text_pos_at(node.range().start).row, why }
}
