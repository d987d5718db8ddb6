//! Records as nodes that an operation can paste.

use std::{collections::HashMap, slice};

use serde::Serialize;
use tengen_sgf::{Point, Size, text};

use crate::{
    name::Name,
    operation::{Pasted, Property, Role},
    refusal::Refusal,
    study::Study,
    tree::{NodeIndex, Place, Tree, Written},
    values::{Terms, check_property},
};

/// The chapters of a study as nodes to be pasted, which have names of their own.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Pasting {
    /// The nodes of each chapter, its first one before all.
    pub chapters: Vec<Vec<Pasted>>,
    /// The properties that no operation may write where they stand, or with such values, each
    /// once. These values are not among the nodes; a move beyond the board is there as a pass. A
    /// chapter of another game than Go keeps its moves and points as they are.
    #[serde(rename = "leftOut")]
    pub left_out: Vec<String>,
    /// The number of the game (`GM`) of each chapter that is a record of another one than Go.
    /// Without such chapters it is empty.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub games: Vec<Option<u32>>,
}

impl Study {
    /// The chapters as nodes that [`Act::Paste`](crate::Act::Paste) takes, each chapter at once.
    ///
    /// ```
    /// use tengen_study::Study;
    ///
    /// let record = tengen_sgf::parse(b"(;SZ[9]AB[zz];B[ee])");
    /// let study = Study::of(&record.collection, "anna".parse()?);
    /// let pasting = serde_json::to_string(&study.pasting())?;
    /// assert_eq!(pasting, concat!(
    ///     r#"{"chapters":[[{"node":"0","properties":[["SZ",["9"]]]},"#,
    ///     r#"{"node":"1","above":0,"properties":[["B",["ee"]]]}]],"leftOut":["AB"]}"#,
    /// ));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn pasting(&self) -> Pasting {
        let mut pasting = Pasting::default();
        for root in self.tree.children(None) {
            let terms = self.terms(root);
            let mut lost = Vec::new();
            let mut nodes = self.fitting_nodes(root, terms, &mut lost);
            // What was left out may have said which game it is.
            if !terms.is_go && other_game(&nodes).is_ok_and(|game| game.is_none()) {
                lost.clear();
                nodes = self.fitting_nodes(root, Terms { is_go: true, ..terms }, &mut lost);
            }
            lost.retain(|name| !pasting.left_out.contains(name));
            pasting.left_out.extend(lost);
            pasting.games.push(other_game(&nodes).unwrap_or_default());
            pasting.chapters.push(nodes);
        }
        if pasting.games.iter().all(Option::is_none) {
            pasting.games.clear();
        }
        pasting
    }

    /// What operations may write of a chapter. The names of what they may not write come to `lost`.
    fn fitting_nodes(&self, root: NodeIndex, terms: Terms, lost: &mut Vec<String>) -> Vec<Pasted> {
        let mut nodes: Vec<Pasted> = Vec::new();
        let mut numbers: HashMap<NodeIndex, usize> = HashMap::new();
        for node in self.tree.subtree(root) {
            let above = self.tree.get(node).parent.map(|parent| numbers[&parent]);
            let mut properties = Vec::new();
            for held in self.properties_with(node, &Name::to_string) {
                let fitting = fitting(&held, terms, node == root);
                if fitting.loses && !lost.contains(&held.name) {
                    lost.push(held.name);
                }
                properties.extend(fitting.property);
            }
            numbers.insert(node, nodes.len());
            nodes.push(Pasted { node: self.tree.get(node).name.clone(), above, properties });
        }
        nodes
    }
}

/// The number of the game (`GM`) of a chapter that comes, if it is another one than Go.
pub(crate) fn other_game(nodes: &[Pasted]) -> Result<Option<u32>, Refusal> {
    let stated = nodes[0].properties.iter().find(|Property(name, _)| name == "GM");
    // Nearly every record states Go: it is not read for that.
    if stated.is_none_or(|Property(_, values)| values.iter().all(|value| value.trim() == "1")) {
        return Ok(None);
    }
    let mut tree = Tree::default();
    let mut added: Vec<NodeIndex> = Vec::with_capacity(nodes.len());
    for node in nodes {
        let parent = node.above.map(|above| added[above]);
        let written = node.properties.iter().map(|Property(name, values)| Written {
            name: name.clone(),
            values: values.iter().map(|value| text::escape(value)).collect(),
        });
        let place = Place { parent, before: None };
        added.push(tree.add(node.node.clone(), None, place, written.collect())?);
    }
    Ok(Study::at(0, tree, HashMap::new(), Role::Read).other_game_of(added[0]))
}

/// What an operation may write of a property.
struct Fitting {
    /// The property with the values that fit, unless there is none.
    property: Option<Property>,
    /// Whether something of it is lost.
    loses: bool,
}

/// Keeps what an operation may write of a property.
fn fitting(Written { name, values }: &Written, terms: Terms, is_first: bool) -> Fitting {
    let size = terms.size;
    let is_move = terms.is_go && matches!(name.as_str(), "B" | "W");
    // A board of another size would not have the points.
    let is_size = |value: &String| name != "SZ" || Size::read(value) == Some(size);
    // A property without values is written with an empty one.
    let empty = [String::new()];
    let values = if values.is_empty() { &empty } else { &values[..] };
    let (mut loses, mut kept) = (false, Vec::with_capacity(values.len()));
    for value in values {
        let text = text::unescape(value.as_str().into());
        let (text, is_whole) = if is_move { move_of(text.trim(), size) } else { (text, true) };
        let fits = check_property(name, slice::from_ref(&text), terms, is_first).is_ok();
        let stays = fits && is_size(&text);
        loses |= !(stays && is_whole);
        kept.extend(stays.then_some(text));
    }
    Fitting { property: (!kept.is_empty()).then(|| Property(name.clone(), kept)), loses }
}

/// A move as operations write it, and whether it says all that the record does. One beyond the
/// board is a pass, which only `tt` on a small board is meant to be.
fn move_of(text: &str, size: Size) -> (String, bool) {
    match Point::read(text.as_bytes()) {
        Some(point) if !size.contains(point) => (String::new(), text == "tt" && size.has_tt_pass()),
        _ => (text.to_owned(), true),
    }
}
