//! What clients ask for.

use serde::{Deserialize, Serialize};

use crate::name::Name;

/// One change that a client asks for. As JSON:
///
/// ```
/// use tengen_study::{Act, Operation};
///
/// let json = r#"{"c": "anna", "id": "a1", "op": "play", "parent": "r", "node": "x", "B": "ee"}"#;
/// let operation: Operation = serde_json::from_str(json)?;
/// assert!(matches!(operation.act, Act::Play { .. }));
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Operation {
    /// The writer. The server sets it; a client cannot choose it.
    #[serde(rename = "c")]
    pub by: Name,
    /// The name of the operation. The same name again is the same operation, sent twice.
    pub id: Name,
    /// The last revision that the client had seen.
    #[serde(default)]
    pub base: u64,
    /// The thing that the operation replaces, as it was when its writer began. For a `set`,
    /// `comment` or `label` it is the text. For a `mark` or `stone`, or a `list` of territory, it
    /// is the property that has the point. Of judgements that exclude each other it is the name of
    /// the other one. The operation is refused if others have put something else there since. The
    /// log does not keep it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub was: Option<String>,
    /// What is to be done.
    #[serde(flatten)]
    pub act: Act,
}

/// What is to be done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "op", rename_all = "lowercase")]
pub enum Act {
    /// A move. If the parent has a child with the same move already, that is the one meant.
    Play {
        /// The node that it follows.
        parent: Name,
        /// The name of the new node.
        node: Name,
        /// The player and the point.
        #[serde(flatten)]
        step: Step,
    },
    /// A node behind a parent, as its last child or before another one.
    Add {
        /// The parent.
        parent: Name,
        /// The name of the new node.
        node: Name,
        /// The sibling that it comes before.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        before: Option<Name>,
        /// What it holds.
        #[serde(default)]
        properties: Vec<Property>,
    },
    /// A node in the place of another one, which becomes its child. Its move, if it has one, has to
    /// be legal there. Moves behind it are not asked about.
    Insert {
        /// The node that is to follow the new one.
        above: Name,
        /// The name of the new node.
        node: Name,
        /// What it holds.
        #[serde(default)]
        properties: Vec<Property>,
    },
    /// One node goes away; its children come into its place.
    Lift {
        /// The node.
        node: Name,
    },
    /// A node goes away with all below it. The only chapter stays.
    Delete {
        /// The node.
        node: Name,
    },
    /// A node goes elsewhere with all below it.
    Move {
        /// The node.
        node: Name,
        /// Its new parent; its own if there is none here.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        parent: Option<Name>,
        /// The sibling that it comes before; the last place if there is none here.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        before: Option<Name>,
    },
    /// A property gets these values, or goes away. Of judgements that exclude each other, the new
    /// one takes the place of the others.
    Set {
        /// The node.
        node: Name,
        /// The property, such as `PB`.
        name: String,
        /// The values as texts without escapes. Without values it goes away.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        values: Option<Vec<String>>,
    },
    /// A point gets a sign, or loses it.
    Mark {
        /// The node.
        node: Name,
        /// The point, as SGF names it.
        point: String,
        /// The sign, of which a point has one.
        #[serde(default)]
        to: Option<Sign>,
    },
    /// A point gets a stone by set-up, is emptied, or is left as the moves have it.
    Stone {
        /// The node.
        node: Name,
        /// The point, as SGF names it.
        point: String,
        /// The property that has the point.
        #[serde(default)]
        to: Option<Stone>,
    },
    /// A point gets a label, or loses it.
    Label {
        /// The node.
        node: Name,
        /// The point, as SGF names it.
        point: String,
        /// The label, of one line.
        #[serde(default)]
        text: Option<String>,
    },
    /// A value comes into a list, or goes out of it.
    List {
        /// The node.
        node: Name,
        /// The list.
        name: List,
        /// A point `aa`, or two `aa:bb` where the list has pairs.
        value: String,
        /// Whether the list has it afterwards.
        on: bool,
    },
    /// A person's comment on a node. Each has one there, and the last wins.
    Comment {
        /// The node.
        node: Name,
        /// The person.
        by: Name,
        /// The comment. An empty one takes the last away.
        text: String,
    },
    /// Nodes that come together: a branch, or a chapter.
    Paste {
        /// The parent. Without one, a chapter begins.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        parent: Option<Name>,
        /// The sibling, or the chapter, that it comes before.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        before: Option<Name>,
        /// The nodes. Each comes behind the one above it.
        nodes: Vec<Pasted>,
    },
    /// A chapter that begins with the position after a node and has all that comes behind it. The
    /// chapter of the node stays as it is.
    ///
    /// The new first node sets the stones up and says whose turn it is. It has the facts of the
    /// game but its result and its handicap, and the points that are pale or seen. Stones that were
    /// captured are not counted any more, and a point that a ko forbids is no longer forbidden.
    Split {
        /// The node.
        from: Name,
        /// The name of the first node of the new chapter. Those behind it are named after it.
        node: Name,
    },
    /// A person gets a right, or loses it.
    Role {
        /// The person.
        who: Name,
        /// The right.
        to: Role,
    },
    /// What an operation did is taken back. To take an undo back is to do it again.
    Undo {
        /// The name of the operation.
        of: Name,
    },
}

impl Act {
    /// The nodes that have to be there for it.
    pub(crate) fn needed_nodes(&self) -> Vec<&Name> {
        match self {
            Act::Play { parent, .. } | Act::Add { parent, .. } => vec![parent],
            Act::Insert { above, .. } => vec![above],
            Act::Move { node, parent, .. } => parent.iter().chain([node]).collect(),
            Act::Paste { parent, .. } => parent.iter().collect(),
            Act::Split { from, .. } => vec![from],
            Act::Lift { node }
            | Act::Delete { node }
            | Act::Set { node, .. }
            | Act::Mark { node, .. }
            | Act::Stone { node, .. }
            | Act::Label { node, .. }
            | Act::List { node, .. }
            | Act::Comment { node, .. } => vec![node],
            Act::Role { .. } | Act::Undo { .. } => Vec::new(),
        }
    }
}

/// The player and the point of a move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// Black's, on a point `aa`, or a pass, which is empty.
    B(String),
    /// White's.
    W(String),
}

/// A property with its values as texts without escapes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Property(pub String, pub Vec<String>);

/// A node that comes with others.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pasted {
    /// Its name.
    pub node: Name,
    /// The number of the node above it among those that come, which stands before it. The first has
    /// none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub above: Option<usize>,
    /// What it holds.
    #[serde(default)]
    pub properties: Vec<Property>,
}

/// A sign on a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
pub enum Sign {
    /// A circle.
    Cr,
    /// A cross.
    Ma,
    /// A point that is selected.
    Sl,
    /// A square.
    Sq,
    /// A triangle.
    Tr,
}

/// What set-up does to a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
pub enum Stone {
    /// It gets a black stone.
    Ab,
    /// It gets a white stone.
    Aw,
    /// It becomes empty.
    Ae,
}

/// A list of points or pairs that a value comes into.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
pub enum List {
    /// Arrows.
    Ar,
    /// Lines.
    Ln,
    /// Points that are dimmed.
    Dd,
    /// Points that are seen.
    Vw,
    /// Black's territory.
    Tb,
    /// White's territory.
    Tw,
}

/// What a person may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Role {
    /// Look on.
    Read,
    /// Change the study.
    Write,
    /// Change it, and give rights to others.
    Own,
}
