//! Changes to the tree of a record.

use std::fmt;

use encoding_rs::Encoding;

use crate::{
    lexer::{Lexer, TokenKind, with_backslashes},
    node::Value,
    text,
    tree::{Body, Collection, NodeData, NodeId, OwnBody, OwnProperty, Span},
};

impl Collection {
    /// Adds a game behind the others and returns its first node.
    ///
    /// # Errors
    /// [`EditError::Full`] if no further node can be named.
    pub fn add_game(&mut self) -> Result<NodeId, EditError> {
        self.make_changeable();
        self.push_own(None)
    }

    /// Adds a child behind the other children of `parent`: the continuation if
    /// it is the first, else a variation.
    ///
    /// # Errors
    /// [`EditError::NoSuchNode`], or [`EditError::Full`] if no further node can
    /// be named.
    pub fn add_child(&mut self, parent: NodeId) -> Result<NodeId, EditError> {
        self.make_changeable();
        let first = self.data(parent)?.first_child;
        if let Some(only) = first.filter(|&first| self.last_child(Some(parent)) == Ok(Some(first)))
        {
            // It may stand without parentheses, but a variation needs them.
            self.data_mut(only)?.drop_layout();
        }
        self.push_own(Some(parent))
    }

    /// Gives a property these values, as texts: brackets and backslashes are escaped. It replaces
    /// the properties of that name, in the place of the first, or comes last. Without values it
    /// gets the empty one.
    ///
    /// # Errors
    ///
    /// - [`EditError::NoSuchNode`].
    /// - [`EditError::BadName`] if the name is not made of capital letters. Behind the first, the
    ///   digits that FF\[3\] allows are accepted too.
    /// - [`EditError::Unencodable`] if the encoding of the collection lacks a character.
    pub fn set<S: AsRef<str>>(
        &mut self,
        node: NodeId,
        name: &str,
        values: impl IntoIterator<Item = S>,
    ) -> Result<(), EditError> {
        let values = values.into_iter().map(|value| self.encode(&text::escape(value.as_ref())));
        let values = values.collect::<Result<Vec<_>, _>>()?;
        self.put(node, name, values)
    }

    /// Gives the property with this number in a node another name, and other values if there are
    /// any. The number counts the properties of the node from 0.
    ///
    /// # Errors
    /// [`EditError::NoSuchNode`], [`EditError::Full`], or [`EditError::Unencodable`].
    pub(crate) fn change(
        &mut self,
        node: NodeId,
        number: usize,
        name: &str,
        values: Option<Vec<String>>,
    ) -> Result<(), EditError> {
        let values = values.map(|values| {
            values.iter().map(|value| self.encode(&text::escape(value))).collect::<Result<_, _>>()
        });
        let values: Option<Vec<Vec<u8>>> = values.transpose()?;
        if let Some(property) = self.own(node)?.get_mut(number) {
            property.name = name.to_owned();
            if let Some(values) = values {
                property.values = values;
            }
        }
        Ok(())
    }

    fn put(&mut self, node: NodeId, name: &str, mut values: Vec<Vec<u8>>) -> Result<(), EditError> {
        let is_part = |byte: u8| matches!(byte, b'A'..=b'Z' | b'0'..=b'9' | b'_');
        if !name.bytes().all(is_part) || name.bytes().next().is_none_or(|b| b.is_ascii_digit()) {
            return Err(EditError::BadName);
        }
        if values.is_empty() {
            values.push(Vec::new());
        }
        let properties = self.own(node)?;
        match properties.iter().position(|property| property.name == name) {
            Some(first) => {
                properties[first].values = values;
                let mut number = 0;
                properties.retain(|property| {
                    number += 1;
                    number <= first + 1 || property.name != name
                });
            }
            None => properties.push(OwnProperty { name: name.to_owned(), values }),
        }
        Ok(())
    }

    /// Keeps only the properties of a node whose names `keeps` accepts.
    ///
    /// # Errors
    /// [`EditError::NoSuchNode`].
    pub(crate) fn retain(
        &mut self,
        node: NodeId,
        keeps: impl Fn(&str) -> bool,
    ) -> Result<(), EditError> {
        self.own(node)?.retain(|property| keeps(&property.name));
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

    /// Takes a node out of its tree, with all that follow it. The first node of a game takes the
    /// whole game with it. Their names then name no node any more.
    ///
    /// # Errors
    /// [`EditError::NoSuchNode`].
    pub fn remove(&mut self, node: NodeId) -> Result<(), EditError> {
        self.data(node)?;
        self.make_changeable();
        self.unlink(node)?;
        let mut doomed = vec![node];
        while let Some(id) = doomed.pop() {
            let data = self.data_mut(id)?;
            data.set_body(Body::Removed);
            // The next sibling of the node itself stays.
            doomed.extend(data.next.filter(|_| id != node));
            doomed.extend(data.first_child);
            self.removed += 1;
        }
        Ok(())
    }

    /// Makes the siblings of a node, or the games, close the gap it leaves.
    fn unlink(&mut self, node: NodeId) -> Result<(), EditError> {
        let &NodeData { parent, next, .. } = self.data(node)?;
        let last = self.last_child(parent)?;
        let first = match parent {
            None => self.first_root,
            Some(parent) => self.data(parent)?.first_child,
        };
        let mut previous = None;
        let mut at = first;
        while let Some(id) = at.filter(|&id| id != node) {
            previous = Some(id);
            at = self.data(id)?.next;
        }
        if let Some(previous) = previous {
            self.data_mut(previous)?.next = next;
        }
        let first = if previous.is_none() { next } else { first };
        let last = if last == Some(node) { previous } else { last };
        self.set_children(parent, first, last)
    }

    fn push_own(&mut self, parent: Option<NodeId>) -> Result<NodeId, EditError> {
        let index = u32::try_from(self.own.len()).map_err(|_| EditError::Full)?;
        let id = self.push(parent, Body::Own(index), None)?;
        self.own.push(OwnBody::default());
        Ok(id)
    }

    /// The properties of a node in changeable form.
    fn own(&mut self, id: NodeId) -> Result<&mut Vec<OwnProperty>, EditError> {
        let node = self.node(id).ok_or(EditError::NoSuchNode)?;
        let index = match node.data().body() {
            Body::Own(index) => index,
            Body::Removed => return Err(EditError::NoSuchNode),
            Body::Source(Span { start, .. }) => {
                let properties = node
                    .properties()
                    .map(|property| OwnProperty {
                        name: property.name().into_owned(),
                        values: property.values().map(|value| self.closed_value(&value)).collect(),
                    })
                    .collect();
                let index = u32::try_from(self.own.len()).map_err(|_| EditError::Full)?;
                self.make_changeable();
                self.data_mut(id)?.set_body(Body::Own(index));
                self.own.push(OwnBody { properties, begins: start });
                index
            }
        };
        Ok(&mut self.own[index as usize].properties)
    }

    /// The raw bytes of a value such that a bracket written behind them closes
    /// it. A value that the end of the file cut off may end in a backslash or
    /// half a character, which would swallow the bracket. Brackets that lack a backslash get one.
    pub(crate) fn closed_value(&self, value: &Value<'_>) -> Vec<u8> {
        let mut raw = value.raw().to_vec();
        if memchr::memchr2(b'[', b']', &raw).is_some() {
            raw = with_backslashes(&raw, self.source.width);
        }
        // At most an escape and half the character that it escapes.
        while !value.is_closed() && !self.is_closed_by_bracket(&raw) {
            raw.pop();
        }
        raw
    }

    fn is_closed_by_bracket(&self, raw: &[u8]) -> bool {
        let whole = [b"[", raw, b"]"].concat();
        let first = Lexer::new(&whole, self.source.width).next();
        first.is_some_and(|token| {
            matches!(token.kind, TokenKind::Value { closed: true, .. })
                && token.range.end == whole.len()
        })
    }

    fn encode(&self, text: &str) -> Result<Vec<u8>, EditError> {
        let encoding: &'static Encoding = self.source.encoding;
        match encoding.encode(text) {
            (bytes, _, false) => Ok(bytes.into_owned()),
            _ => Err(EditError::Unencodable),
        }
    }
}

/// Why a collection cannot be changed as asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum EditError {
    /// The node belongs to another collection, or was removed.
    NoSuchNode,
    /// A property name is made of capital letters from A to Z and underscores, with digits allowed
    /// behind the first.
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
