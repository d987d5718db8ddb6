//! A tree to bytes, without recursion.

use crate::{
    charset,
    node::Node,
    tree::{Body, Collection},
};

/// The bytes of a file with these games. What was parsed and not changed comes
/// out as it was.
#[must_use]
pub fn write(collection: &Collection) -> Vec<u8> {
    let mut writer = Writer { out: Vec::with_capacity(collection.source.bytes.len()), collection };
    let mut next = collection.roots().next();
    while let Some(node) = next {
        writer.enter(node);
        next = node.first_child().or_else(|| writer.leave(node));
    }
    writer.out.extend_from_slice(collection.tail.of(&collection.source.bytes));
    match collection.source.utf16 {
        Some(order) => charset::to_utf16(&writer.out, order),
        None => writer.out,
    }
}

struct Writer<'a> {
    collection: &'a Collection,
    out: Vec<u8>,
}

impl<'a> Writer<'a> {
    /// Writes what comes before the children of a node.
    fn enter(&mut self, node: Node<'a>) {
        let source = &self.collection.source.bytes;
        match node.data().layout {
            Some(layout) => self.out.extend_from_slice(layout.before.of(source)),
            None => {
                if !matches!(self.out.last(), None | Some(b'\n')) {
                    self.out.push(b'\n');
                }
                if has_parentheses(node) {
                    self.out.push(b'(');
                }
            }
        }
        match (&node.data().body, node.data().layout) {
            (Body::Source(body), Some(_)) => self.out.extend_from_slice(body.of(source)),
            _ => self.properties(node),
        }
    }

    fn properties(&mut self, node: Node<'a>) {
        self.out.push(b';');
        for property in node.properties() {
            let mut values = property.values().peekable();
            // A name alone is no property.
            if values.peek().is_some() {
                self.out.extend_from_slice(property.written_name().as_bytes());
            }
            for value in values {
                self.out.push(b'[');
                self.out.extend(self.collection.closed_value(&value));
                self.out.push(b']');
            }
        }
    }

    /// Writes what comes behind a node without further children, and behind
    /// those of its ancestors that are complete with it. The node that follows.
    fn leave(&mut self, node: Node<'a>) -> Option<Node<'a>> {
        let mut complete = node;
        loop {
            match complete.data().layout {
                Some(layout) => {
                    self.out.extend_from_slice(layout.after.of(&self.collection.source.bytes));
                }
                None if has_parentheses(complete) => {
                    self.out.push(b')');
                    if complete.parent().is_none() {
                        self.out.push(b'\n');
                    }
                }
                None => {}
            }
            if let Some(next) = complete.data().next {
                return self.collection.node(next);
            }
            complete = complete.parent()?;
        }
    }
}

/// Whether a node without a layout of its own is written in parentheses: the
/// first one of a game, and every one that has siblings.
fn has_parentheses(node: Node<'_>) -> bool {
    node.parent().is_none_or(|parent| {
        let parent = parent.data();
        parent.first_child != parent.last_child
    })
}
