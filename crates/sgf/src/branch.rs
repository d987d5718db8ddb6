//! Branches on their own, to be put into any collection.

use std::collections::{HashMap, HashSet};

use crate::{
    edit::{EditError, WrittenProperty},
    games::TreeGame,
    node::{Node, Property},
    tools::properties::{Kind, known},
    tree::{Collection, NodeId},
};

/// A node with all that follow it, away from its collection.
///
/// ```
/// # fn main() -> Result<(), tengen_sgf::EditError> {
/// use tengen_sgf::{Branch, parse, write};
///
/// let book = parse(b"(;N[book];W[ee](;B[aa])(;B[bb]))").collection;
/// let first_move = book.roots().next().and_then(|root| root.first_child()).expect("a move");
/// let branch = Branch::of(first_move);
/// let mut game = parse(b"(;GM[1];B[cc])").collection;
/// let last = game.roots().next().and_then(|root| root.first_child()).expect("a move").id();
/// game.paste(last, &branch)?;
/// let pasted = String::from_utf8(write(&game)).expect("it is UTF-8");
/// assert_eq!(pasted.replace('\n', ""), "(;GM[1];B[cc];W[ee](;B[aa])(;B[bb]))");
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Branch {
    /// The nodes, each behind its parent.
    nodes: Vec<Kept>,
}

/// Properties of a first node that say something about its file.
const OF_FILE: [&str; 6] = ["AP", "CA", "FF", "GM", "ST", "SZ"];

#[derive(Clone, Debug, PartialEq, Eq)]
struct Kept {
    /// The number of its parent among the nodes; that of the first node is not used.
    parent: usize,
    /// The names, and the values with their escapes.
    properties: Vec<(String, Vec<String>)>,
}

impl Branch {
    /// A copy of a node, with all that follow it. Bytes that its encoding does not have are `�`.
    /// The first node of a game leaves out what is true of its file alone: `AP`, `CA`, `FF`, `GM`,
    /// `ST` and `SZ`.
    #[must_use]
    pub fn of(node: Node<'_>) -> Self {
        let mut numbers: HashMap<NodeId, usize> = HashMap::new();
        let mut nodes = Vec::new();
        for node in node.subtree() {
            let parent = node.parent().and_then(|parent| numbers.get(&parent.id()).copied());
            numbers.insert(node.id(), nodes.len());
            nodes.push(Kept::of(node, parent.unwrap_or(0)));
        }
        Branch { nodes }
    }

    /// How many nodes it has; at least one, unless it is the default.
    #[must_use]
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether it has no node, as the default.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }
}

impl Kept {
    fn of(node: Node<'_>, parent: usize) -> Self {
        let is_first = node.parent().is_none();
        let kept = node.properties().filter(|p| !(is_first && OF_FILE.contains(&&*p.name())));
        Kept { parent, properties: kept.map(written).collect() }
    }
}

/// The name of a property, and its values with their escapes.
fn written(property: Property<'_>) -> (String, Vec<String>) {
    let values = property.values().map(|value| value.written().into_owned());
    (property.name().into_owned(), values.collect())
}

impl<'a> TreeGame<'a> {
    /// The game without the others of its tree, in UTF-8. The facts about it come to the first
    /// node.
    ///
    /// # Errors
    /// [`EditError::Full`] if it has more nodes than a collection can hold.
    pub fn alone(&self) -> Result<Collection, EditError> {
        let root = self.first().root();
        let firsts: HashSet<NodeId> = self.firsts().map(|node| node.id()).collect();
        let ways = self.ways();
        let facts = self.facts();
        let told: HashSet<NodeId> = self
            .informing()
            .iter()
            .chain(&self.firsts().collect::<Vec<_>>())
            .map(Node::id)
            .collect();
        let mut nodes = vec![Kept { parent: 0, properties: first_node(root, &facts) }];
        // Each with the number of its parent, and whether that belongs to this game alone.
        let mut open = Vec::new();
        let mut next = Some((root, 0, firsts.contains(&root.id())));
        while let Some((node, number, is_own)) = next {
            let begin = open.len();
            let kept = ways.get(&node.id()).filter(|_| !is_own);
            match kept {
                Some(kept) => open.extend(kept.iter().map(|child| (*child, number, is_own))),
                None => open.extend(node.children().map(|child| (child, number, is_own))),
            }
            open[begin..].reverse();
            next = open.pop().map(|(node, parent, was_own)| {
                let is_told = |(name, values): &(String, Vec<String>)| {
                    let said = facts.iter().find(|(known, _)| known == name);
                    let is_blank = || values.iter().all(|value| value.trim().is_empty());
                    is_info(name) && (is_blank() || said.is_some_and(|(_, said)| said == values))
                };
                let all = node.properties().map(written);
                let keeps = |fact: &_| !told.contains(&node.id()) || !is_told(fact);
                nodes.push(Kept { parent, properties: all.filter(keeps).collect() });
                (node, nodes.len() - 1, was_own || firsts.contains(&node.id()))
            });
        }
        let mut game = Collection::default();
        game.put_branch(None, &Branch { nodes })?;
        Ok(game)
    }

    /// The children through which one comes to the game, of each node above it.
    fn ways(&self) -> HashMap<NodeId, Vec<Node<'a>>> {
        let mut ways: HashMap<NodeId, Vec<Node<'a>>> = HashMap::new();
        for first in self.firsts() {
            let mut node = first;
            while let Some(parent) = node.parent() {
                let is_new = !ways.contains_key(&parent.id());
                ways.entry(parent.id()).or_default().push(node);
                if !is_new {
                    break;
                }
                node = parent;
            }
        }
        ways
    }

    /// The facts about the game, each as the node has it that counts.
    fn facts(&self) -> Vec<(String, Vec<String>)> {
        let mut facts: Vec<(String, Vec<String>)> = Vec::new();
        let mut names: HashSet<String> = HashSet::new();
        let variations = self.firsts().skip(1);
        for node in self.informing().iter().copied().chain([self.first()]).chain(variations) {
            let is_filled = |property: &Property<'_>| property.values().any(|v| !v.is_blank());
            let stated = node.properties().filter(|p| is_info(&p.name()) && is_filled(p));
            for fact in stated.map(written) {
                if names.insert(fact.0.clone()) {
                    facts.push(fact);
                }
            }
        }
        facts
    }
}

/// The properties of the first node with the facts about a game.
fn first_node(root: Node<'_>, facts: &[(String, Vec<String>)]) -> Vec<(String, Vec<String>)> {
    let own = root.properties().map(written).filter(|(name, values)| {
        let is_fact = facts.iter().any(|fact| fact.0 == *name && fact.1 != *values);
        name != "CA" && !is_fact
    });
    let mut all: Vec<(String, Vec<String>)> = own.collect();
    let known: HashSet<String> = all.iter().map(|(name, _)| name.clone()).collect();
    all.extend(facts.iter().filter(|(name, _)| !known.contains(name)).cloned());
    let place = all.iter().position(|(name, _)| !["FF", "GM"].contains(&name.as_str()));
    all.insert(place.unwrap_or(all.len()), ("CA".to_owned(), vec!["UTF-8".to_owned()]));
    all
}

fn is_info(name: &str) -> bool {
    matches!(known(name), Some((Kind::Info, _)))
}

impl Collection {
    /// Adds a branch behind the children of `parent`. Returns its first node.
    ///
    /// # Errors
    /// [`EditError::NoSuchNode`]; [`EditError::Full`]; [`EditError::Unencodable`] if the encoding
    /// of this collection lacks a character of the branch. After an error nothing is added.
    pub fn paste(&mut self, parent: NodeId, branch: &Branch) -> Result<NodeId, EditError> {
        self.put_branch(Some(parent), branch)
    }

    /// The same, or behind the other games if there is no parent.
    fn put_branch(&mut self, parent: Option<NodeId>, branch: &Branch) -> Result<NodeId, EditError> {
        let written = branch.nodes.iter().map(|kept| {
            let properties = kept.properties.iter().map(|(name, values)| {
                let values = values
                    .iter()
                    .map(|value| self.encode_escaped(value))
                    .collect::<Result<_, _>>()?;
                Ok(WrittenProperty { name: name.clone(), values })
            });
            properties.collect::<Result<Vec<_>, EditError>>()
        });
        let written = written.collect::<Result<Vec<_>, _>>()?;
        let mut added: Vec<NodeId> = Vec::with_capacity(branch.len());
        for (kept, properties) in branch.nodes.iter().zip(written) {
            let above = added.get(kept.parent).copied().or(parent);
            let new = match above {
                Some(above) => self.add_child(above),
                None => self.add_game(),
            };
            let new = new.and_then(|node| {
                added.push(node);
                self.rewrite(node, |own| *own = properties)
            });
            if let Err(why) = new {
                added.first().map_or(Ok(()), |&first| self.remove(first))?;
                return Err(why);
            }
        }
        added.first().copied().ok_or(EditError::NoSuchNode)
    }
}
