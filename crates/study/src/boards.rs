//! What each node does to the board, for those who follow a study without knowing the rules.

use std::{
    collections::HashMap,
    hash::{DefaultHasher, Hash, Hasher},
};

use serde::{Deserialize, Serialize};
use tengen_record::{Stand, Wrong, sgf_point, stands};
use tengen_rules::{Color, Point, Refusal, Size};

use crate::{
    effect::Effect,
    legal::counts,
    name::Name,
    study::Study,
    tree::{NodeIndex, Written},
};

/// What a node does to the board of its parent. All that is not said is as usual.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct NodeBoard {
    /// The points that change. Usual is that the stone of the node's move comes to its point, and
    /// that a node without a move changes nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub changes: Option<Changed>,
    /// Whose turn it is: `B` or `W`. Usual is the opponent's turn after a move, and otherwise the
    /// same as before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn: Option<char>,
    /// How many stones Black and White have captured. Usual is as many as before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub captures: Option<[u32; 2]>,
    /// The point that may not be retaken at once. Usually there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ko: Option<String>,
    /// What is wrong with the node: `occupied`, `off-board`, `suicide`, `ko`, `superko`,
    /// `hot-stone`, `out-of-turn`, `unreadable`, or `left-out` for stones that are set up without a
    /// liberty. Each is named once.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub wrong: Vec<String>,
    /// At the first node of a chapter, the number of its game (`GM`) if that is another one than
    /// Go, so that nothing judges or counts it. Usual is Go.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<u32>,
}

/// Points that change, each by what it holds afterwards. A text has the points one behind another,
/// as SGF names them: `aabb`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Changed {
    /// The points that hold a black stone.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub black: String,
    /// The points that hold a white stone.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub white: String,
    /// The points that are empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub empty: String,
}

/// What the nodes of a study do to the board, kept while it changes.
///
/// ```
/// use tengen_study::{Boards, Operation, Study};
///
/// let record = tengen_sgf::parse(b"(;SZ[9]AW[aa];B[ba];W[ii])");
/// let mut study = Study::of(&record.collection, "anna".parse()?);
/// let mut boards = Boards::of(&study);
/// let play = r#"{"c": "anna", "id": "a1", "op": "play", "parent": "2", "node": "x", "B": "ab"}"#;
/// let done = study.apply(serde_json::from_str(play)?)?;
/// let told = boards.follow(&study, &done.effects);
/// let json = serde_json::to_string(&told)?;
/// assert_eq!(json, r#"[["x",{"changes":{"black":"ab","empty":"aa"},"captures":[1,0]}]]"#);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Boards {
    /// The nodes that do something unusual.
    unusual: HashMap<NodeIndex, NodeBoard>,
    /// The digest of the properties of a node that count for the board.
    counted: HashMap<NodeIndex, u64>,
}

impl Boards {
    /// The boards of all nodes.
    #[must_use]
    pub fn of(study: &Study) -> Boards {
        let mut boards = Boards::default();
        for chapter in study.tree.children(None).collect::<Vec<_>>() {
            boards.follow_chapter(study, chapter);
        }
        boards
    }

    /// The nodes that do something unusual, and what, in the order of the record.
    pub fn shown<'a>(
        &'a self,
        study: &'a Study,
    ) -> impl Iterator<Item = (&'a Name, &'a NodeBoard)> {
        let nodes = study.tree.children(None).flat_map(|chapter| study.tree.subtree(chapter));
        nodes.filter_map(|node| Some((&study.tree.get(node).name, self.unusual.get(&node)?)))
    }

    /// Follows what an operation on the study did. The answer has the nodes that do something else
    /// to the board than they did before, or that are new and do something unusual.
    pub fn follow(&mut self, study: &Study, effects: &[Effect]) -> Vec<(Name, NodeBoard)> {
        let tree = &study.tree;
        let mut chapters = Vec::new();
        let mut told = Vec::new();
        for effect in effects {
            let node = match effect {
                Effect::Came { nodes, .. } => {
                    let known = nodes.iter().filter_map(|shown| tree.find(&shown.name));
                    let known: Vec<NodeIndex> = known.collect();
                    // Followers forget the nodes that went.
                    for node in &known {
                        self.unusual.remove(node);
                    }
                    match known[..] {
                        [node] if self.is_end(study, node) => {
                            told.extend(self.follow_end(study, node));
                            continue;
                        }
                        _ => known.first().copied(),
                    }
                }
                Effect::Put { node, .. } => tree.find(node),
                Effect::Set { node, .. } => tree.find(node).filter(|node| {
                    self.counted.get(node) != Some(&digest(&tree.get(*node).properties))
                }),
                Effect::Went { .. } | Effect::Said { .. } | Effect::May { .. } => None,
            };
            chapters.extend(node.map(|node| tree.root(node)));
        }
        chapters.sort_unstable();
        chapters.dedup();
        for chapter in chapters.into_iter().filter(|chapter| tree.is_living(*chapter)) {
            told.extend(self.follow_chapter(study, chapter));
        }
        told
    }

    /// Whether a new node changes nothing but itself: none is behind it, and its move does not
    /// decide which game its chapter is.
    fn is_end(&self, study: &Study, node: NodeIndex) -> bool {
        let chapter = self.unusual.get(&study.tree.root(node));
        study.tree.children(Some(node)).next().is_none()
            && chapter.is_none_or(|chapter| chapter.game.is_none())
    }

    /// Follows all ways of a chapter.
    fn follow_chapter(&mut self, study: &Study, chapter: NodeIndex) -> Vec<(Name, NodeBoard)> {
        let record = study.bare_chapter(chapter);
        let nodes: Vec<NodeIndex> = study.tree.subtree(chapter).collect();
        let mut told = Vec::new();
        let is_go = study.other_game_of(chapter).is_none();
        let mut above: HashMap<NodeIndex, (Option<Color>, [u32; 2])> = HashMap::new();
        for (node, mut stand) in nodes.into_iter().zip(stands_of(&record)) {
            if !is_go {
                // The rules of Go say nothing about it.
                stand =
                    Stand { wrong: Vec::new(), captures: [0, 0], ko: None, turn: None, ..stand };
            }
            let parent = study.tree.get(node).parent;
            let before = parent.and_then(|parent| above.get(&parent).copied()).unwrap_or_default();
            above.insert(node, (stand.turn, stand.captures));
            told.extend(self.take(study, node, before, &stand));
        }
        told
    }

    /// Follows the way to a node without children.
    fn follow_end(&mut self, study: &Study, node: NodeIndex) -> Option<(Name, NodeBoard)> {
        let mut stands = stands_of(&study.way_to(node));
        let stand = stands.pop()?;
        let before = stands.pop().map_or_else(Default::default, |last| (last.turn, last.captures));
        self.take(study, node, before, &stand)
    }

    /// Keeps what a node does. The answer has it if it did something else before.
    fn take(
        &mut self,
        study: &Study,
        node: NodeIndex,
        (turn, captures): (Option<Color>, [u32; 2]),
        stand: &Stand,
    ) -> Option<(Name, NodeBoard)> {
        let known = study.tree.get(node);
        let size = study.size(node);
        let size = Size::new(size.columns().into(), size.rows().into()).ok()?;
        let usual = usual(&known.properties, turn);
        let name = |point: Point| sgf_point(size, point).to_string();
        let named = |held: Option<Color>| {
            let points = stand.changes.iter().filter(|(_, holds)| *holds == held);
            points.map(|(point, _)| name(*point)).collect::<String>()
        };
        let [black, white] = Color::BOTH.map(|color| named(Some(color)));
        let changes = Changed { black, white, empty: named(None) };
        let mut wrong: Vec<String> = Vec::new();
        for fault in stand.wrong.iter().map(fault) {
            if !wrong.iter().any(|known| known == fault) {
                wrong.push(fault.to_owned());
            }
        }
        let board = NodeBoard {
            changes: (changes != usual.changes).then_some(changes),
            turn: stand.turn.filter(|_| stand.turn != usual.turn).map(Color::letter),
            captures: (stand.captures != captures).then_some(stand.captures),
            ko: stand.ko.map(name),
            wrong,
            game: known.parent.is_none().then(|| study.other_game_of(node)).flatten(),
        };
        self.counted.insert(node, digest(&known.properties));
        let is_usual = board == NodeBoard::default();
        let before = if is_usual {
            self.unusual.remove(&node)
        } else {
            self.unusual.insert(node, board.clone())
        };
        (before.unwrap_or_default() != board).then(|| (known.name.clone(), board))
    }
}

/// What a node does to the board if nothing is unusual.
struct Usual {
    changes: Changed,
    turn: Option<Color>,
}

fn usual(properties: &[Written], turn: Option<Color>) -> Usual {
    let moves = properties.iter().filter_map(|property| match property.name.as_str() {
        "B" => Some((Color::Black, &property.values)),
        "W" => Some((Color::White, &property.values)),
        _ => None,
    });
    let mut changes = Changed::default();
    let mut next = turn;
    if let [(color, values)] = moves.collect::<Vec<_>>()[..]
        && let [value] = &values[..]
    {
        let holder = match color {
            Color::Black => &mut changes.black,
            Color::White => &mut changes.white,
        };
        holder.clone_from(value);
        next = Some(color.opponent());
    }
    Usual { changes, turn: next }
}

fn fault(wrong: &Wrong) -> &'static str {
    match wrong {
        Wrong::Illegal { reason, .. } => Refusal::Illegal(*reason).code(),
        Wrong::OutOfTurn(_) => "out-of-turn",
        Wrong::Unreadable(_) => "unreadable",
        Wrong::LeftOut(_) => "left-out",
    }
}

fn stands_of(record: &str) -> Vec<Stand> {
    let parsed = tengen_sgf::parse(record.as_bytes());
    parsed.collection.roots().next().map(|root| stands(root, None)).unwrap_or_default()
}

/// A digest of the properties that count for the board. It is never stored.
fn digest(properties: &[Written]) -> u64 {
    let mut hasher = DefaultHasher::new();
    for property in properties.iter().filter(|property| counts(property)) {
        (&property.name, &property.values).hash(&mut hasher);
    }
    hasher.finish()
}
