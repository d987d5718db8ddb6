//! Records of any time and encoding as SGF of today.

use std::borrow::Cow;

use crate::{
    edit::EditError,
    node::{Node, Value},
    tree::{Collection, NodeId},
};

impl Collection {
    /// The same games as FF\[4\] in UTF-8. Names are in capitals, the properties of one name are
    /// joined, passes are written as `[]`. Parentheses are made right, and every node is on a line
    /// of its own. Values otherwise stay as they are written, escapes and line breaks included.
    /// Doing it again changes nothing more.
    ///
    /// # Errors
    /// [`EditError::Full`] cannot happen unless this collection is full itself.
    pub fn modern(&self) -> Result<Collection, EditError> {
        let mut new = Collection::new();
        for root in self.roots() {
            let tt_is_pass = root.size().has_tt_pass();
            // A stack of our own: records may be a million nodes deep.
            let mut open: Vec<(Node<'_>, Option<NodeId>)> = vec![(root, None)];
            while let Some((node, parent)) = open.pop() {
                let id = match parent {
                    Some(parent) => new.add_child(parent)?,
                    None => begin(&mut new)?,
                };
                for (name, values) in properties(node) {
                    let is_pass =
                        |value: &Value<'_>| tt_is_pass && value.raw().trim_ascii() == b"tt";
                    if matches!(&*name, "B" | "W") && values.iter().any(is_pass) {
                        let points = values.iter().map(|value| match value.text() {
                            _ if is_pass(value) => String::new(),
                            text => text,
                        });
                        new.set(id, &name, points)?;
                    } else {
                        new.copy(id, &name, &values)?;
                    }
                }
                let first = open.len();
                open.extend(node.children().map(|child| (child, Some(id))));
                open[first..].reverse();
            }
        }
        Ok(new)
    }
}

fn begin(new: &mut Collection) -> Result<NodeId, EditError> {
    let root = new.add_game()?;
    new.set(root, "FF", ["4"])?;
    new.set(root, "GM", ["1"])?;
    new.set(root, "CA", ["UTF-8"])?;
    Ok(root)
}

/// The properties of a node by their names of today, those of one name joined.
fn properties(node: Node<'_>) -> Vec<(Cow<'_, str>, Vec<Value<'_>>)> {
    let mut all: Vec<(Cow<'_, str>, Vec<Value<'_>>)> = Vec::new();
    for property in node.properties() {
        let name = property.name();
        // The new record has its own of these.
        if matches!(&*name, "FF" | "CA") {
            continue;
        }
        match all.iter_mut().find(|(known, _)| *known == name) {
            Some((_, known)) => known.extend(property.values()),
            None => all.push((name, property.values().collect())),
        }
    }
    all
}
