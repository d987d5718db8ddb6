//! Studies from records, and as records.

use std::collections::HashMap;

use tengen_sgf::{Collection, NodeId, text};

use crate::{
    name::Name,
    study::Study,
    tree::{NodeIndex, Place, Written},
};

impl Study {
    /// A study of all games of a collection, each a chapter. The nodes are named by their numbers
    /// in the order of the file, from 0.
    #[must_use]
    pub fn of(collection: &Collection, owner: Name) -> Study {
        let mut study = Study::new(owner);
        let mut known: HashMap<NodeId, NodeIndex> = HashMap::new();
        for (number, node) in collection.roots().flat_map(|root| root.subtree()).enumerate() {
            let properties = node.properties().map(|property| Written {
                name: property.name().into_owned(),
                values: property.values().map(|value| value.written().into_owned()).collect(),
            });
            let properties = united(properties);
            let parent = node.parent().and_then(|parent| known.get(&parent.id()).copied());
            let place = Place { parent, before: None };
            let Ok(name) = number.to_string().parse() else { break };
            let Ok(added) = study.tree.add(name, None, place, properties) else { break };
            known.insert(node.id(), added);
        }
        study
    }

    /// The chapters as a record, in UTF-8. Chapters that name another encoding, or need one named,
    /// get `CA[UTF-8]`.
    ///
    /// The comments of persons stand behind that of the node, each after the name of the person.
    #[must_use]
    pub fn to_sgf(&self) -> String {
        let mut out = String::new();
        for chapter in self.tree.children(None) {
            let begin = out.len();
            self.write_chapter(chapter, &mut out, |node, out| {
                self.properties(node).iter().for_each(|property| write_property(property, out));
            });
            let properties = &self.tree.get(chapter).properties;
            if !out[begin..].is_ascii() && properties.iter().all(|p| p.name != "CA") {
                out.insert_str(begin + "(;".len(), "CA[UTF-8]");
            }
        }
        out
    }

    /// Writes a chapter, each node by `write`.
    pub(crate) fn write_chapter(
        &self,
        chapter: NodeIndex,
        out: &mut String,
        write: impl Fn(NodeIndex, &mut String),
    ) {
        // A node, or a parenthesis behind the last node of a branch.
        let mut open: Vec<Option<NodeIndex>> = vec![None, Some(chapter)];
        out.push('(');
        while let Some(next) = open.pop() {
            let Some(node) = next else {
                out.push(')');
                continue;
            };
            if self.is_branch(node) {
                out.push('(');
                open.push(None);
            }
            out.push(';');
            write(node, out);
            let first = open.len();
            open.extend(self.tree.children(Some(node)).map(Some));
            open[first..].reverse();
        }
        out.push('\n');
    }

    /// Whether a node has siblings.
    fn is_branch(&self, node: NodeIndex) -> bool {
        let parent = self.tree.get(node).parent;
        parent.is_some() && self.tree.children(parent).nth(1).is_some()
    }

    /// The properties of a node, with the comments of persons in the comment.
    pub(crate) fn properties(&self, node: NodeIndex) -> Vec<Written> {
        let node = self.tree.get(node);
        let mut properties = node.properties.clone();
        for encoding in properties.iter_mut().filter(|property| property.name == "CA") {
            encoding.values = vec!["UTF-8".to_owned()];
        }
        if node.remarks.is_empty() {
            return properties;
        }
        let said = node.remarks.iter();
        let said = said.map(|remark| text::escape(&format!("{}: {}", remark.by, remark.text)));
        let said = said.collect::<Vec<_>>().join("\n");
        match properties.iter_mut().find(|property| property.name == "C") {
            Some(comment) => {
                let before = comment.values.drain(..).filter(|value| !value.trim().is_empty());
                let all: Vec<String> = before.chain([said]).collect();
                comment.values = vec![all.join("\n")];
            }
            None => properties.push(Written { name: "C".to_owned(), values: vec![said] }),
        }
        properties
    }
}

/// The properties with each name once. Lists that stand in two places become one.
fn united(properties: impl Iterator<Item = Written>) -> Vec<Written> {
    let mut united: Vec<Written> = Vec::new();
    for property in properties {
        let known = united.iter_mut().find(|known| known.name == property.name);
        match known {
            // Old records have several moves in one node.
            Some(known) => known.values.extend(property.values),
            None => united.push(property),
        }
    }
    united
}

pub(crate) fn write_property(Written { name, values }: &Written, out: &mut String) {
    out.push_str(name);
    for value in values {
        out.push('[');
        out.push_str(value);
        out.push(']');
    }
}
