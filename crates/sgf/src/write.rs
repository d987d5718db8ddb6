//! A tree to bytes, without recursion.

use crate::{
    charset,
    diagnostic::Problem,
    node::{Node, Property},
    tree::{Body, Collection, Layout, Span},
};

/// The bytes of a file with these games. Parts that were parsed and not changed come out as they
/// were.
#[must_use]
pub fn write(collection: &Collection) -> Vec<u8> {
    let mut writer = Writer::new(collection);
    writer.out.reserve_exact(collection.source.bytes.len());
    let mut next = collection.roots().next();
    while let Some(node) = next {
        writer.enter(node);
        next = node.first_child().or_else(|| writer.leave(node, None));
    }
    writer.out.extend_from_slice(collection.tail.of(&collection.source.bytes));
    writer.finish()
}

/// The bytes of a file with the one game that `node` belongs to. Parts that were parsed and not
/// changed come out as they were, with two exceptions. A game that would be read in another
/// encoding without its neighbours is given the property `CA`. Wrong parentheses are made right.
#[must_use]
pub fn write_game(node: Node<'_>) -> Vec<u8> {
    let root = node.root();
    let write = |declare| {
        let mut writer = Writer::new(root.collection);
        writer.game = Some(root);
        writer.declare = declare;
        let mut next = Some(root);
        while let Some(node) = next {
            writer.enter(node);
            next = node.first_child().or_else(|| writer.leave(node, Some(root)));
        }
        writer.out
    };
    let mut bytes = write(false);
    let source = &root.collection.source;
    if source.utf16.is_none() {
        let (read, fault) = charset::identify(bytes.into(), None, charset::of_property);
        let wrong = fault.is_some_and(|(_, problem)| problem == Problem::WrongEncoding);
        let same = read.encoding == source.encoding && !wrong;
        bytes = if same { read.bytes } else { write(true) };
    }
    match source.utf16 {
        Some(order) => charset::to_utf16(&bytes, order),
        None => bytes,
    }
}

struct Writer<'a> {
    collection: &'a Collection,
    out: Vec<u8>,
    /// The first node of the only game to be written.
    game: Option<Node<'a>>,
    /// Whether that game has to state its encoding.
    declare: bool,
}

impl<'a> Writer<'a> {
    fn new(collection: &'a Collection) -> Self {
        Writer { collection, out: Vec::new(), game: None, declare: false }
    }

    fn finish(self) -> Vec<u8> {
        match self.collection.source.utf16 {
            Some(order) => charset::to_utf16(&self.out, order),
            None => self.out,
        }
    }

    fn is_game(&self, node: Node<'_>) -> bool {
        self.game.is_some_and(|game| game.id() == node.id())
    }

    /// The surroundings of a node, unless they have to be made up. A single game keeps none if
    /// those of the file are wrong.
    fn layout(&self, node: Node<'a>) -> Option<Layout> {
        let mut layout = self.collection.layout(node.id())?;
        if self.game.is_some() && self.collection.broken {
            return None;
        }
        if self.is_game(node) {
            // Other text may stand before the parenthesis.
            let before = layout.before.of(&self.collection.source.bytes);
            let open = before.iter().rposition(|&byte| byte == b'(')?;
            // Text that belongs to no node may contain that parenthesis.
            if !before[open + 1..].trim_ascii().is_empty() {
                return None;
            }
            layout.before = Span { start: layout.before.start + open as u32, ..layout.before };
        }
        Some(layout)
    }

    /// Writes the part before the children of a node.
    fn enter(&mut self, node: Node<'a>) {
        let source = &self.collection.source.bytes;
        let layout = self.layout(node);
        match layout {
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
        match (node.data().body(), layout) {
            (Body::Source(body), Some(_)) if !(self.declare && self.is_game(node)) => {
                self.out.extend_from_slice(body.of(source));
            }
            _ => self.properties(node),
        }
    }

    fn properties(&mut self, node: Node<'a>) {
        self.out.push(b';');
        let declare = self.declare && self.is_game(node);
        if declare {
            let name = self.collection.encoding();
            self.out.extend([b"CA[", name.as_bytes(), b"]"].concat());
        }
        let kept = |property: &Property<'_>| !(declare && property.name() == "CA");
        for property in node.properties().filter(kept) {
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

    /// Writes the part behind a node without further children, and behind those of its ancestors
    /// that are complete with it. Returns the node that follows, unless `last` is complete.
    fn leave(&mut self, node: Node<'a>, last: Option<Node<'a>>) -> Option<Node<'a>> {
        let mut complete = node;
        loop {
            match self.layout(complete) {
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
            if last.is_some_and(|last| last.id() == complete.id()) {
                return None;
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
pub(crate) fn has_parentheses(node: Node<'_>) -> bool {
    node.parent().is_none_or(|parent| parent.children().nth(1).is_some())
}
