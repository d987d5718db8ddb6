//! Changes to the tree of a record.

use std::{collections::HashSet, fmt};

use encoding_rs::Encoding;

use crate::{
    lexer::{Lexer, TokenKind, with_backslashes},
    node::{Property, Value},
    text,
    tree::{Body, Collection, NodeId, OwnBody, Span},
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

    /// Gives a property these values, as texts: brackets and backslashes are escaped, and in labels
    /// (`LB`) the colons behind the point's. It replaces
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
        let values = values.into_iter().map(|value| self.encode(name, value.as_ref()));
        let values = values.collect::<Result<Vec<_>, _>>()?;
        self.put(node, name, values)
    }

    /// Gives a node these properties, with their values as texts, in place of those that it has.
    ///
    /// # Errors
    /// [`EditError::NoSuchNode`], [`EditError::Full`], or [`EditError::Unencodable`].
    pub(crate) fn replace(
        &mut self,
        node: NodeId,
        properties: &[(String, Vec<String>)],
    ) -> Result<(), EditError> {
        let written = properties.iter().map(|(name, values)| {
            let encode = |value: &String| self.encode(name, value);
            let values = values.iter().map(encode).collect::<Result<_, _>>()?;
            Ok(WrittenProperty { name: name.clone(), values })
        });
        let written = written.collect::<Result<Vec<_>, EditError>>()?;
        self.rewrite(node, |properties| *properties = written)
    }

    /// Gives properties of a node other names or values, all at once: a change reads and writes the
    /// whole node.
    ///
    /// # Errors
    /// [`EditError::NoSuchNode`], [`EditError::Full`], or [`EditError::Unencodable`].
    pub(crate) fn change(&mut self, node: NodeId, changes: &[Change]) -> Result<(), EditError> {
        if changes.is_empty() {
            return Ok(());
        }
        let encoded = changes.iter().map(|Change { number, name, values }| {
            let encode =
                |values: &Vec<String>| values.iter().map(|v| self.encode(name, v)).collect();
            let values: Option<Result<Vec<Vec<u8>>, EditError>> = values.as_ref().map(encode);
            Ok((*number, name.clone(), values.transpose()?))
        });
        let encoded = encoded.collect::<Result<Vec<_>, EditError>>()?;
        self.rewrite(node, |properties| {
            let mut gone = HashSet::new();
            for (number, name, values) in encoded {
                let Some(property) = properties.get_mut(number) else { continue };
                property.name = name;
                if let Some(values) = values {
                    property.values = values;
                    gone.extend(property.values.is_empty().then_some(number));
                }
            }
            let mut numbers = 0..;
            properties.retain(|_| numbers.next().is_none_or(|number| !gone.contains(&number)));
        })
    }

    /// Gives a property values of two parts with a colon between them, such as the labels `LB` and
    /// the arrows `AR`. Colons inside of a part are escaped; [`Value::parts`] reads them again.
    ///
    /// # Errors
    /// Those of [`Collection::set`].
    pub fn set_pairs<S: AsRef<str>>(
        &mut self,
        node: NodeId,
        name: &str,
        values: impl IntoIterator<Item = (S, S)>,
    ) -> Result<(), EditError> {
        let pair = |(first, second): (S, S)| {
            let [first, second] = [first, second].map(|part| text::escape_part(part.as_ref()));
            self.encode_escaped(&format!("{first}:{second}"))
        };
        let values = values.into_iter().map(pair).collect::<Result<Vec<_>, _>>()?;
        self.put(node, name, values)
    }

    fn put(&mut self, node: NodeId, name: &str, mut values: Vec<Vec<u8>>) -> Result<(), EditError> {
        let is_part = |byte: u8| matches!(byte, b'A'..=b'Z' | b'0'..=b'9' | b'_');
        if !name.bytes().all(is_part) || name.bytes().next().is_none_or(|b| b.is_ascii_digit()) {
            return Err(EditError::BadName);
        }
        if values.is_empty() {
            values.push(Vec::new());
        }
        self.rewrite(node, |properties| {
            match properties.iter().position(|property| property.name == name) {
                Some(first) => {
                    properties[first].values = values;
                    let mut number = 0;
                    properties.retain(|property| {
                        number += 1;
                        number <= first + 1 || property.name != name
                    });
                }
                None => properties.push(WrittenProperty { name: name.to_owned(), values }),
            }
        })
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
        self.rewrite(node, |properties| properties.retain(|property| keeps(&property.name)))
    }

    /// Takes a property away; it is no error if the node does not have it.
    ///
    /// # Errors
    /// [`EditError::NoSuchNode`].
    pub fn unset(&mut self, node: NodeId, name: &str) -> Result<(), EditError> {
        self.retain(node, |known| known != name)
    }

    fn push_own(&mut self, parent: Option<NodeId>) -> Result<NodeId, EditError> {
        let index = u32::try_from(self.own.len()).map_err(|_| EditError::Full)?;
        let id = self.push(parent, Body::Own(index), None)?;
        self.own.push(OwnBody::default());
        Ok(id)
    }

    /// Changes the properties of a node.
    pub(crate) fn rewrite(
        &mut self,
        id: NodeId,
        change: impl FnOnce(&mut Vec<WrittenProperty>),
    ) -> Result<(), EditError> {
        let node = self.node(id).ok_or(EditError::NoSuchNode)?;
        let written = |property: Property<'_>| WrittenProperty {
            name: property.name().into_owned(),
            values: property.values().map(|value| self.closed_value(&value)).collect(),
        };
        let mut properties = node.properties().map(written).collect();
        change(&mut properties);
        let text = WrittenProperty::join(&properties);
        match node.data().body() {
            Body::Own(index) => self.own[index as usize].text = text,
            Body::Removed => return Err(EditError::NoSuchNode),
            Body::Source(Span { start, .. }) => {
                let index = u32::try_from(self.own.len()).map_err(|_| EditError::Full)?;
                self.make_changeable();
                self.data_mut(id)?.set_body(Body::Own(index));
                self.own.push(OwnBody { text, begins: start });
            }
        }
        Ok(())
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

    /// A text as it may stand between brackets.
    ///
    /// In a label, colons behind that of its point are escaped.
    fn encode(&self, name: &str, text: &str) -> Result<Vec<u8>, EditError> {
        match text.split_once(':') {
            Some((point, label)) if name == "LB" => {
                let [point, label] = [text::escape(point), text::escape_part(label)];
                self.encode_escaped(&format!("{point}:{label}"))
            }
            _ => self.encode_escaped(&text::escape(text)),
        }
    }

    /// A text whose escapes are there, as it may stand between brackets.
    pub(crate) fn encode_escaped(&self, text: &str) -> Result<Vec<u8>, EditError> {
        let encoding: &'static Encoding = self.source.encoding;
        match encoding.encode(text) {
            (bytes, _, false) => Ok(with_backslashes(&bytes, self.source.width)),
            _ => Err(EditError::Unencodable),
        }
    }
}

/// A change of one property of a node.
pub(crate) struct Change {
    /// The number of the property among those of the node, from 0.
    pub(crate) number: usize,
    /// Its name afterwards.
    pub(crate) name: String,
    /// Its values afterwards, as texts; those that it has if this is nothing. Without any values
    /// it goes away.
    pub(crate) values: Option<Vec<String>>,
}

/// A property as it is written: its name, and its values without their brackets.
pub(crate) struct WrittenProperty {
    pub(crate) name: String,
    pub(crate) values: Vec<Vec<u8>>,
}

impl WrittenProperty {
    /// The text of a node with these properties.
    fn join(properties: &[WrittenProperty]) -> Box<[u8]> {
        let mut text = vec![b';'];
        for WrittenProperty { name, values } in properties {
            text.extend_from_slice(name.as_bytes());
            for value in values {
                text.push(b'[');
                text.extend_from_slice(value);
                text.push(b']');
            }
            if values.is_empty() {
                // Else the next name would be part of this one.
                text.push(b' ');
            }
        }
        text.into_boxed_slice()
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
    /// The first node of a game cannot be moved or taken out alone.
    FirstNode,
    /// A branch cannot stand below one of its own nodes.
    WithinItself,
    /// The collection has as many nodes as it can hold.
    Full,
}

impl fmt::Display for EditError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            EditError::NoSuchNode => "the collection has no such node",
            EditError::BadName => "a property name has to be made of capital letters",
            EditError::Unencodable => "the encoding of the record lacks a character of the text",
            EditError::FirstNode => "the first node of a game stays where it is",
            EditError::WithinItself => "a branch cannot stand below itself",
            EditError::Full => "the collection is full",
        })
    }
}

impl std::error::Error for EditError {}
