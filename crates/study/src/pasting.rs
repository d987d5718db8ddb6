//! Records as nodes that an operation can paste.

use std::{collections::HashMap, slice};

use serde::Serialize;
use tengen_sgf::{Point, Size, text};

use crate::{
    name::Name,
    operation::{Pasted, Property},
    study::Study,
    tree::{NodeIndex, Written},
    values::check_property,
};

/// The chapters of a study as nodes to be pasted, which have names of their own.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Pasting {
    /// The nodes of each chapter, its first one before all.
    pub chapters: Vec<Vec<Pasted>>,
    /// The properties that no operation may write where they stand, or with such values, each
    /// once. These values are not among the nodes; a move beyond the board is there as a pass.
    #[serde(rename = "leftOut")]
    pub left_out: Vec<String>,
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
            let size = self.size(root);
            let mut nodes: Vec<Pasted> = Vec::new();
            let mut numbers: HashMap<NodeIndex, usize> = HashMap::new();
            for node in self.tree.subtree(root) {
                let above = self.tree.get(node).parent.map(|parent| numbers[&parent]);
                let mut properties = Vec::new();
                for held in self.properties_with(node, &Name::to_string) {
                    let fitting = fitting(&held, size, node == root);
                    if fitting.loses && !pasting.left_out.contains(&held.name) {
                        pasting.left_out.push(held.name);
                    }
                    properties.extend(fitting.property);
                }
                numbers.insert(node, nodes.len());
                nodes.push(Pasted { node: self.tree.get(node).name.clone(), above, properties });
            }
            pasting.chapters.push(nodes);
        }
        pasting
    }
}

/// What an operation may write of a property.
struct Fitting {
    /// The property with the values that fit, unless there is none.
    property: Option<Property>,
    /// Whether something of it is lost.
    loses: bool,
}

/// Keeps what an operation may write of a property.
fn fitting(Written { name, values }: &Written, size: Size, is_first: bool) -> Fitting {
    let is_move = matches!(name.as_str(), "B" | "W");
    // A board of another size would not have the points.
    let is_size = |value: &String| name != "SZ" || Size::read(value) == Some(size);
    // A property without values is written with an empty one.
    let empty = [String::new()];
    let values = if values.is_empty() { &empty } else { &values[..] };
    let (mut loses, mut kept) = (false, Vec::with_capacity(values.len()));
    for value in values {
        let text = text::unescape(value.as_str().into());
        let (text, is_whole) = if is_move { move_of(text.trim(), size) } else { (text, true) };
        let fits = check_property(name, slice::from_ref(&text), size, is_first).is_ok();
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
