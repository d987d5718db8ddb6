//! The tree of a record, and how it is changed.

use std::{fmt, num::NonZero};

use encoding_rs::Encoding;

use crate::{
    lexer::{Kind, Lexer},
    node::{Node, Value},
    source::Source,
    text,
};

/// Names a node of one [`Collection`]. Nodes are never removed, so it stays
/// valid as long as the collection lives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(
    /// One more than the index, so that an absent name takes no space.
    NonZero<u32>,
);

impl NodeId {
    fn for_index(index: usize) -> Option<Self> {
        let number = u32::try_from(index).ok()?.checked_add(1)?;
        NonZero::new(number).map(NodeId)
    }

    fn index(self) -> usize {
        self.0.get() as usize - 1
    }
}

/// A range of bytes of the source.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Span {
    pub(crate) start: u32,
    pub(crate) end: u32,
}

impl Span {
    pub(crate) fn of<'a>(&self, bytes: &'a [u8]) -> &'a [u8] {
        &bytes[self.start as usize..self.end as usize]
    }
}

/// A property that does not come from the source: its name, and its values as
/// they are written between the brackets.
#[derive(Clone, Debug)]
pub(crate) struct OwnProperty {
    pub(crate) name: String,
    pub(crate) values: Vec<Vec<u8>>,
}

#[derive(Clone, Debug)]
pub(crate) enum Body {
    /// As it was parsed, from its semicolon to its last value.
    Source(Span),
    Own(Vec<OwnProperty>),
}

/// What surrounds a parsed node. Every byte of the source belongs to exactly
/// one of: before a node, its body, after a node and its descendants, and the
/// tail of the collection. That is why writing gives back the same bytes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Layout {
    /// White space and the parentheses that open here.
    pub(crate) before: Span,
    /// White space and the parenthesis that closes what opened before.
    pub(crate) after: Span,
}

#[derive(Clone, Debug)]
pub(crate) struct NodeData {
    pub(crate) parent: Option<NodeId>,
    pub(crate) first_child: Option<NodeId>,
    pub(crate) last_child: Option<NodeId>,
    pub(crate) next: Option<NodeId>,
    pub(crate) body: Body,
    /// Absent if the writer has to lay it out.
    pub(crate) layout: Option<Layout>,
}

/// The games of one file, each a tree of nodes.
///
/// What was parsed and not changed is written back byte for byte; changing a
/// node rewrites that node, and adding a variation rewrites its siblings'
/// parentheses.
#[derive(Clone, Debug, Default)]
pub struct Collection {
    pub(crate) source: Source,
    pub(crate) nodes: Vec<NodeData>,
    pub(crate) first_root: Option<NodeId>,
    pub(crate) last_root: Option<NodeId>,
    /// What follows the last node.
    pub(crate) tail: Span,
    /// Whether parentheses in the source are wrong, so that it cannot be
    /// changed piece by piece.
    pub(crate) broken: bool,
}

impl Collection {
    /// A collection without games, to be written as UTF-8.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// The first nodes of the games, in order.
    pub fn roots(&self) -> impl Iterator<Item = Node<'_>> {
        let first = self.first_root.and_then(|id| self.node(id));
        std::iter::successors(first, |root| root.data().next.and_then(|id| self.node(id)))
    }

    /// The node with this name, if this collection has it.
    #[must_use]
    pub fn node(&self, id: NodeId) -> Option<Node<'_>> {
        Node::new(self, id)
    }

    /// How many nodes there are in all games together.
    #[must_use]
    pub fn node_count(&self) -> usize {
        self.nodes.len()
    }

    /// The name of the character encoding of the texts, such as `UTF-8` or
    /// `Shift_JIS`; declared, or else guessed.
    #[must_use]
    pub fn encoding(&self) -> &'static str {
        match self.source.utf16 {
            None => self.source.encoding.name(),
            Some(crate::charset::Utf16::Little) => "UTF-16LE",
            Some(crate::charset::Utf16::Big) => "UTF-16BE",
        }
    }

    /// Adds a game behind the others and returns its first node.
    ///
    /// # Errors
    /// [`EditError::Full`] if no further node can be named.
    pub fn add_game(&mut self) -> Result<NodeId, EditError> {
        self.make_changeable();
        self.push(None, Body::Own(Vec::new()), None)
    }

    /// Adds a child behind the other children of `parent`: the continuation if
    /// it is the first, else a variation.
    ///
    /// # Errors
    /// [`EditError::NoSuchNode`], or [`EditError::Full`] if no further node can
    /// be named.
    pub fn add_child(&mut self, parent: NodeId) -> Result<NodeId, EditError> {
        self.make_changeable();
        let siblings = self.data(parent)?;
        if let (Some(only), true) =
            (siblings.first_child, siblings.first_child == siblings.last_child)
        {
            // It may stand without parentheses, but a variation needs them.
            self.data_mut(only)?.layout = None;
        }
        self.push(Some(parent), Body::Own(Vec::new()), None)
    }

    /// Gives a property these values, as texts: brackets and backslashes are
    /// escaped. It replaces a property of that name in its place, or comes last.
    /// Without values it gets the empty one.
    ///
    /// # Errors
    /// [`EditError::NoSuchNode`]; [`EditError::BadName`] if the name is not made
    /// of capital letters; [`EditError::Unencodable`] if the encoding of the
    /// collection lacks a character.
    pub fn set<S: AsRef<str>>(
        &mut self,
        node: NodeId,
        name: &str,
        values: impl IntoIterator<Item = S>,
    ) -> Result<(), EditError> {
        if name.is_empty() || !name.bytes().all(|byte| byte.is_ascii_uppercase()) {
            return Err(EditError::BadName);
        }
        let mut values = values
            .into_iter()
            .map(|value| self.encode(&text::escape(value.as_ref())))
            .collect::<Result<Vec<_>, _>>()?;
        if values.is_empty() {
            values.push(Vec::new());
        }
        let properties = self.own(node)?;
        match properties.iter_mut().find(|property| property.name == name) {
            Some(property) => property.values = values,
            None => properties.push(OwnProperty { name: name.to_owned(), values }),
        }
        Ok(())
    }

    /// Takes a property away; it is no error if the node does not have it.
    ///
    /// # Errors
    /// [`EditError::NoSuchNode`].
    pub fn unset(&mut self, node: NodeId, name: &str) -> Result<(), EditError> {
        self.own(node)?.retain(|property| property.name != name);
        Ok(())
    }

    /// The properties of a node in changeable form.
    fn own(&mut self, id: NodeId) -> Result<&mut Vec<OwnProperty>, EditError> {
        let node = self.node(id).ok_or(EditError::NoSuchNode)?;
        if let Body::Source(_) = node.data().body {
            let properties = node
                .properties()
                .map(|property| OwnProperty {
                    name: property.name().into_owned(),
                    values: property.values().map(|value| self.closed_value(&value)).collect(),
                })
                .collect();
            self.make_changeable();
            self.data_mut(id)?.body = Body::Own(properties);
        }
        match &mut self.data_mut(id)?.body {
            Body::Own(properties) => Ok(properties),
            Body::Source(_) => Err(EditError::NoSuchNode),
        }
    }

    /// The raw bytes of a value such that a bracket written behind them closes
    /// it. A value that the end of the file cut off may end in a backslash or
    /// half a character, which would swallow the bracket.
    pub(crate) fn closed_value(&self, value: &Value<'_>) -> Vec<u8> {
        let mut raw = value.raw().to_vec();
        if !value.is_closed() {
            let whole = [b"[", value.raw(), b"]"].concat();
            let closes = Lexer::new(&whole, self.source.width)
                .next()
                .is_some_and(|token| token.kind == Kind::Value { closed: true });
            if !closes {
                raw.pop();
            }
        }
        raw
    }

    fn encode(&self, text: &str) -> Result<Vec<u8>, EditError> {
        let encoding: &'static Encoding = self.source.encoding;
        match encoding.encode(text) {
            (bytes, _, false) => Ok(bytes.into_owned()),
            _ => Err(EditError::Unencodable),
        }
    }

    /// Before the first change to a record with wrong parentheses, gives up its
    /// layout: the writer then makes them right.
    fn make_changeable(&mut self) {
        if self.broken {
            self.broken = false;
            self.tail = Span::default();
            for node in &mut self.nodes {
                node.layout = None;
            }
        }
    }

    /// Appends a node to the children of `parent`, or to the games.
    pub(crate) fn push(
        &mut self,
        parent: Option<NodeId>,
        body: Body,
        layout: Option<Layout>,
    ) -> Result<NodeId, EditError> {
        let id = NodeId::for_index(self.nodes.len()).ok_or(EditError::Full)?;
        let (first, last) = match parent {
            None => (&mut self.first_root, &mut self.last_root),
            Some(parent) => {
                let node = self.nodes.get_mut(parent.index()).ok_or(EditError::NoSuchNode)?;
                (&mut node.first_child, &mut node.last_child)
            }
        };
        first.get_or_insert(id);
        let previous = last.replace(id);
        if let Some(previous) = previous {
            self.data_mut(previous)?.next = Some(id);
        }
        let (first_child, last_child, next) = (None, None, None);
        self.nodes.push(NodeData { parent, first_child, last_child, next, body, layout });
        Ok(id)
    }

    pub(crate) fn data(&self, id: NodeId) -> Result<&NodeData, EditError> {
        self.nodes.get(id.index()).ok_or(EditError::NoSuchNode)
    }

    pub(crate) fn data_mut(&mut self, id: NodeId) -> Result<&mut NodeData, EditError> {
        self.nodes.get_mut(id.index()).ok_or(EditError::NoSuchNode)
    }
}

/// Why a collection cannot be changed as asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EditError {
    /// The node belongs to another collection.
    NoSuchNode,
    /// A property name is made of capital letters from A to Z.
    BadName,
    /// The character encoding of the collection lacks a character of the text.
    Unencodable,
    /// The collection has as many nodes as it can hold.
    Full,
}

impl fmt::Display for EditError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            EditError::NoSuchNode => "the collection has no such node",
            EditError::BadName => "a property name has to be made of capital letters",
            EditError::Unencodable => "the encoding of the record lacks a character of the text",
            EditError::Full => "the collection is full",
        })
    }
}

impl std::error::Error for EditError {}
