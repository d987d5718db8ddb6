//! One tree of many games.

use std::collections::HashMap;

use super::properties::{self, Kind};
use crate::{
    edit::EditError,
    main_line::{Step, StepReader},
    node::{Node, Property},
    point::Size,
    tree::{Collection, NodeId},
};

/// Joins games into trees that share their beginnings. Games on boards of the same size with the
/// same stones set up at the start come into one tree.
///
/// The facts about a game (players, date, result …) come to the first node that no other game
/// shares, as FF\[4\] wants it. A game that ends on the way of another is told in a comment there.
///
/// ```
/// use tengen_sgf::{parse, tools::merge::Merger, write};
///
/// let mut merger = Merger::new();
/// for sgf in ["(;SZ[9]PB[Anna];B[cc];W[gg])", "(;SZ[9]PB[Ben];B[cc];W[cg])"] {
///     let parsed = parse(sgf.as_bytes());
///     merger.add(parsed.collection.roots().next().unwrap())?;
/// }
/// let text = String::from_utf8(write(&merger.finish()?)).unwrap().replace('\n', "");
/// assert_eq!(
///     text,
///     "(;FF[4]GM[1]CA[UTF-8]SZ[9];B[cc](;W[gg]PB[Anna])(;W[cg]PB[Ben]))"
/// );
/// # Ok::<(), tengen_sgf::EditError>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Merger {
    out: Collection,
    roots: HashMap<String, NodeId>,
    children: HashMap<(NodeId, String), NodeId>,
    /// How many games pass through a node, by its main line.
    games: HashMap<NodeId, usize>,
    added: Vec<Added>,
}

/// A game that was added.
#[derive(Clone, Debug)]
struct Added {
    /// The last node of its main line.
    end: NodeId,
    /// The facts about it.
    facts: Vec<(String, Vec<String>)>,
}

impl Merger {
    /// Without any game.
    #[must_use]
    pub fn new() -> Merger {
        Merger::default()
    }

    /// How many trees there are so far.
    #[must_use]
    pub fn trees(&self) -> usize {
        self.roots.len()
    }

    /// Adds the game that begins at `root`, with all its variations.
    ///
    /// # Errors
    /// [`EditError::Full`] if the trees can hold no more nodes.
    pub fn add(&mut self, root: Node<'_>) -> Result<(), EditError> {
        let mut reader = root.step_reader();
        let size = root.size();
        let tree = format!("{size} {}", key(&mut reader, root));
        let id = match self.roots.get(&tree) {
            Some(id) => *id,
            None => {
                let id = self.begin(size)?;
                self.roots.insert(tree, id);
                id
            }
        };
        let facts = self.take_root(id, root)?;
        let (mut end, mut on_main_line) = (id, Some(root.id()));
        // A stack of our own: records may be a million nodes deep.
        let mut open = vec![(root, id)];
        while let Some((node, id)) = open.pop() {
            if on_main_line == Some(node.id()) {
                *self.games.entry(id).or_default() += 1;
                end = id;
                on_main_line = node.first_child().map(|child| child.id());
            }
            let first = open.len();
            for child in node.children() {
                let step = (id, key(&mut reader, child));
                let child_id = match self.children.get(&step) {
                    Some(known) => *known,
                    None => {
                        let new = self.out.add_child(id)?;
                        self.children.insert(step, new);
                        new
                    }
                };
                self.join(child_id, child.properties())?;
                open.push((child, child_id));
            }
            open[first..].reverse();
        }
        self.added.push(Added { end, facts });
        Ok(())
    }

    fn begin(&mut self, size: Size) -> Result<NodeId, EditError> {
        let id = self.out.add_game()?;
        self.out.set(id, "FF", ["4"])?;
        self.out.set(id, "GM", ["1"])?;
        self.out.set(id, "CA", ["UTF-8"])?;
        self.out.set(id, "SZ", [size.to_string()])?;
        Ok(id)
    }

    /// Joins the stones and marks of a game's first node into that of its tree. Returns the rest:
    /// the facts about the game.
    fn take_root(
        &mut self,
        id: NodeId,
        root: Node<'_>,
    ) -> Result<Vec<(String, Vec<String>)>, EditError> {
        let mut facts = Vec::new();
        for property in root.properties() {
            let name = property.name().into_owned();
            let kind = properties::known(&name).map(|(kind, _)| kind);
            let is_mark = properties::MARKS.contains(&name.as_str());
            match kind {
                Some(Kind::Root) => {}
                Some(Kind::SetUp | Kind::Move) => self.join(id, [property])?,
                _ if is_mark => self.join(id, [property])?,
                _ => facts.push((name, texts(&property))),
            }
        }
        Ok(facts)
    }

    /// Joins properties into those of a node. Comments follow one another, lists become one, and
    /// of other values that differ the first stays. Clocks that differ are those of neither game.
    fn join<'a>(
        &mut self,
        id: NodeId,
        new: impl IntoIterator<Item = Property<'a>>,
    ) -> Result<(), EditError> {
        for property in new {
            let name = property.name().into_owned();
            let values = texts(&property);
            let old = self.out.node(id).and_then(|node| node.property(&name));
            let Some(old) = old.map(|old| texts(&old)) else {
                if !values.is_empty() {
                    self.out.set(id, &name, values)?;
                }
                continue;
            };
            if old == values {
                continue;
            }
            match name.as_str() {
                "C" => {
                    let (old, new) = (old.join("\n\n"), values.join("\n\n"));
                    if !old.contains(&new) {
                        self.out.set(id, "C", [format!("{old}\n\n{new}")])?;
                    }
                }
                "BL" | "WL" | "OB" | "OW" => self.out.unset(id, &name)?,
                name if is_list(name) => {
                    let mut all = old;
                    for value in values {
                        if !all.contains(&value) {
                            all.push(value);
                        }
                    }
                    self.out.set(id, name, all)?;
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// The trees, with the facts about each game in their place.
    ///
    /// # Errors
    /// [`EditError::Full`] if the trees can hold no more.
    pub fn finish(mut self) -> Result<Collection, EditError> {
        for Added { end, facts } in std::mem::take(&mut self.added) {
            let alone = |id: &NodeId| self.games.get(id) == Some(&1);
            let mut own = None;
            let mut next = Some(end);
            while let Some(id) = next.filter(alone) {
                own = Some(id);
                next = self.out.node(id).and_then(|node| node.parent()).map(|node| node.id());
            }
            match own {
                Some(id) => {
                    for (name, mut values) in facts {
                        let old = self.out.node(id).and_then(|node| node.text(&name));
                        if let Some(old) = old.filter(|_| name == "C") {
                            values.push(old);
                            values = vec![values.join("\n\n")];
                        }
                        self.out.set(id, &name, values)?;
                    }
                }
                None => self.tell(end, &facts)?,
            }
        }
        Ok(self.out)
    }

    /// Adds the facts to the comment of a node.
    fn tell(&mut self, id: NodeId, facts: &[(String, Vec<String>)]) -> Result<(), EditError> {
        let fact = |name: &str| {
            let (_, values) = facts.iter().find(|(known, _)| known == name)?;
            values.first().map(|value| value.trim()).filter(|value| !value.is_empty())
        };
        let players = match (fact("PB"), fact("PW")) {
            (None, None) => None,
            (black, white) => Some(format!("{} – {}", black.unwrap_or("?"), white.unwrap_or("?"))),
        };
        let rest = ["EV", "DT", "RE"].into_iter().filter_map(fact).map(str::to_owned);
        let told: Vec<String> = players.into_iter().chain(rest).collect();
        if told.is_empty() {
            return Ok(());
        }
        let told = told.join(", ");
        let old = self.out.node(id).and_then(|node| node.text("C"));
        let comment = old.map_or(told.clone(), |old| format!("{old}\n\n{told}"));
        self.out.set(id, "C", [comment])
    }
}

fn texts(property: &Property<'_>) -> Vec<String> {
    property.values().map(|value| value.text()).collect()
}

fn is_list(name: &str) -> bool {
    use properties::Form::{Labels, Pairs, Points, PointsOrNone};
    let form = properties::known(name).map(|(_, form)| form);
    matches!(form, Some(Points | PointsOrNone | Pairs | Labels))
}

/// The effect of a node on the board, as a text. Nodes that do nothing differ by their comments.
fn key(reader: &mut StepReader<'_>, node: Node<'_>) -> String {
    let steps = reader.steps(node);
    let part = |step: Result<Step, _>| match step {
        Ok(Step::Setup { stone, mut points }) => {
            points.sort_by_key(|p| (p.row, p.column));
            let points: String = points.iter().map(ToString::to_string).collect();
            format!("{}:{points}", stone.map_or('-', |color| color.letter()))
        }
        Ok(Step::ToPlay(color)) => format!("{}!", color.letter()),
        Ok(Step::Move { color, point }) => {
            format!("{}{}", color.letter(), point.map_or_else(String::new, |p| p.to_string()))
        }
        Err(_) => "?".to_owned(),
    };
    let parts: Vec<String> = steps.into_iter().map(part).collect();
    if parts.is_empty() && node.parent().is_some() {
        return format!("~{}", node.text("C").unwrap_or_default());
    }
    parts.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{parse, write};

    fn merged(games: &[&str]) -> (String, usize) {
        let mut merger = Merger::new();
        for sgf in games {
            for root in parse(sgf.as_bytes()).collection.roots() {
                merger.add(root).unwrap();
            }
        }
        let trees = merger.trees();
        let text = String::from_utf8(write(&merger.finish().unwrap())).unwrap();
        assert!(parse(text.as_bytes()).diagnostics.is_empty());
        (text.replace('\n', "").replace("FF[4]GM[1]CA[UTF-8]", ""), trees)
    }

    #[test]
    fn games_share_their_beginnings_and_keep_their_facts() {
        assert_eq!(
            merged(&[
                "(;SZ[9]PB[A]KM[7];B[aa]C[x]BL[5];W[bb](;B[cc])(;B[dd]))",
                "(;SZ[9]PB[B]KM[6];B[aa]C[y]BL[6];W[bb];B[dd]TR[aa])",
                "(;SZ[9]PB[C]RE[W+];B[aa];W[bb])",
            ]),
            (
                "(;SZ[9];B[aa]C[xy];W[bb]C[C – ?, W+](;B[cc]PB[A]KM[7])(;B[dd]TR[aa]PB[B]KM[6]))"
                    .to_owned(),
                1
            )
        );
    }

    #[test]
    fn other_boards_and_other_stones_are_other_trees() {
        let (text, trees) = merged(&["(;SZ[9];B[aa])(;SZ[13];B[aa])", "(;SZ[9]AB[bb];W[aa])"]);
        assert_eq!(trees, 3);
        assert_eq!(text, "(;SZ[9];B[aa])(;SZ[13];B[aa])(;SZ[9]AB[bb];W[aa])");
    }

    #[test]
    fn one_game_alone_keeps_its_facts_at_the_root() {
        let (text, _) = merged(&["(;SZ[9]PB[A]C[hello];B[aa];W[bb])"]);
        assert_eq!(text, "(;SZ[9]PB[A]C[hello];B[aa];W[bb])");
    }
}
