//! Studies from records, and as records.

use std::collections::HashMap;

use tengen_sgf::{Collection, NodeId, text};

use crate::{
    name::Name,
    operation::Property,
    refusal::Refusal,
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
        self.written_chapters(self.tree.children(None), &Name::to_string, &HashMap::new())
    }

    /// The same, with the words of `called` for the persons: of all chapters, or of the one that
    /// has the node `chapter`. The texts of `more` take the place of properties of their nodes.
    ///
    /// # Errors
    /// If the node is not there.
    pub fn to_sgf_of(
        &self,
        chapter: Option<&Name>,
        called: &dyn Fn(&Name) -> String,
        more: &HashMap<Name, Vec<Property>>,
    ) -> Result<String, Refusal> {
        Ok(self.written_chapters(self.chapters(chapter)?, called, more))
    }

    /// The first nodes of all chapters, or of the one that has a node.
    fn chapters(&self, chapter: Option<&Name>) -> Result<Vec<NodeIndex>, Refusal> {
        Ok(match chapter {
            None => self.tree.children(None).collect(),
            Some(node) => vec![self.tree.root(self.tree.find_living(node)?)],
        })
    }

    /// The first nodes of the chapters, in their order.
    pub fn roots(&self) -> impl Iterator<Item = &Name> {
        self.tree.children(None).map(|root| &self.tree.get(root).name)
    }

    /// The first value of a property of a node, as a text without escapes.
    #[must_use]
    pub fn text(&self, node: &Name, property: &str) -> Option<String> {
        let node = self.tree.get(self.tree.find(node)?);
        let value = node.properties.iter().find(|held| held.name == property)?.values.first()?;
        Some(text::unescape(value.as_str().into()))
    }

    /// The last nodes of all lines of all chapters, or of the one that has the node `chapter`, in
    /// the order of the record.
    ///
    /// # Errors
    /// If the node is not there.
    pub fn ends(&self, chapter: Option<&Name>) -> Result<Vec<Name>, Refusal> {
        let nodes = self.chapters(chapter)?.into_iter().flat_map(|root| self.tree.subtree(root));
        let ends = nodes.filter(|node| self.tree.children(Some(*node)).next().is_none());
        Ok(ends.map(|node| self.tree.get(node).name.clone()).collect())
    }

    /// The nodes on the way to a node, the first of its chapter before all.
    ///
    /// # Errors
    /// If the node is not there.
    pub fn way(&self, node: &Name) -> Result<Vec<Name>, Refusal> {
        let nodes = self.tree.upwards(self.tree.find_living(node)?);
        let mut way: Vec<Name> = nodes.map(|node| self.tree.get(node).name.clone()).collect();
        way.reverse();
        Ok(way)
    }

    fn written_chapters(
        &self,
        chapters: impl IntoIterator<Item = NodeIndex>,
        called: &dyn Fn(&Name) -> String,
        more: &HashMap<Name, Vec<Property>>,
    ) -> String {
        let mut out = String::new();
        for chapter in chapters {
            let begin = out.len();
            self.write_chapter(chapter, &mut out, |node, out| {
                let mut properties = self.properties_with(node, called);
                if let Some(more) = more.get(&self.tree.get(node).name) {
                    let escaped = |text: &String| text::escape(text);
                    properties.retain(|own| more.iter().all(|Property(name, _)| own.name != *name));
                    properties.extend(more.iter().map(|Property(name, values)| Written {
                        name: name.clone(),
                        values: values.iter().map(escaped).collect(),
                    }));
                }
                properties.iter().for_each(|property| write_property(property, out));
            });
            let properties = &self.tree.get(chapter).properties;
            if !out[begin..].is_ascii() && properties.iter().all(|p| p.name != "CA") {
                out.insert_str(begin + "(;".len(), "CA[UTF-8]");
            }
        }
        out
    }

    /// The way from the first node of a chapter to a node, as a record without the comments of
    /// persons.
    ///
    /// # Errors
    /// If the node is not there.
    pub fn line_to(&self, node: &Name) -> Result<String, Refusal> {
        let node = self.tree.find_living(node)?;
        let properties = |node: NodeIndex, out: &mut String| {
            let properties = self.tree.get(node).properties.iter();
            properties.for_each(|property| write_property(property, out));
        };
        Ok(self.write_way(node, properties))
    }

    /// The way from the first node of a chapter to a node, as a record of one line.
    pub(crate) fn write_way(
        &self,
        node: NodeIndex,
        write: impl Fn(NodeIndex, &mut String),
    ) -> String {
        let mut nodes: Vec<NodeIndex> = self.tree.upwards(node).collect();
        nodes.reverse();
        let mut out = String::from("(");
        for node in nodes {
            out.push(';');
            write(node, &mut out);
        }
        out.push(')');
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
    pub(crate) fn properties_with(
        &self,
        node: NodeIndex,
        called: &dyn Fn(&Name) -> String,
    ) -> Vec<Written> {
        let node = self.tree.get(node);
        let mut properties = node.properties.clone();
        for encoding in properties.iter_mut().filter(|property| property.name == "CA") {
            encoding.values = vec!["UTF-8".to_owned()];
        }
        if node.remarks.is_empty() {
            return properties;
        }
        let said = node.remarks.iter();
        let said =
            said.map(|remark| text::escape(&format!("{}: {}", called(&remark.by), remark.text)));
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
