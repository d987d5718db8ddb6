//! Acts for wishes that take a look at the tree.

use std::collections::{BTreeMap, HashMap};

use tengen_record::{sgf_point, stands};
use tengen_rules::{Color, Point, Size};
use tengen_sgf::tools::properties::{Kind, known};

use crate::{
    bounds::bytes_in,
    change::{Change, Why},
    name::Name,
    operation::Act,
    refusal::Refusal,
    study::Study,
    tree::{NodeIndex, Place, Remark, Written},
};

/// Properties whose values hold for the nodes below too.
const INHERITED: [&str; 3] = ["DD", "VW", "PM"];

/// Facts that hold for the whole game alone: a chapter that begins in its middle has other ones.
const OF_THE_WHOLE: [&str; 2] = ["HA", "RE"];

/// Judgements of moves, their numbers and their clocks. They need the move.
const OF_MOVES: [&str; 10] = ["TE", "BM", "DO", "IT", "KO", "MN", "BL", "WL", "OB", "OW"];

impl Study {
    /// The names of the nodes, in the order of the record.
    pub fn names(&self) -> impl Iterator<Item = &Name> {
        let nodes = self.tree.children(None).flat_map(|chapter| self.tree.subtree(chapter));
        nodes.map(|node| &self.tree.get(node).name)
    }

    /// Whether a node of this name is there, and neither it nor one above it was deleted.
    #[must_use]
    pub fn has(&self, node: &Name) -> bool {
        self.tree.find_living(node).is_ok()
    }

    /// The move that makes a line the first one at the last fork where it is not.
    ///
    /// ```
    /// use tengen_study::Study;
    ///
    /// let record = tengen_sgf::parse(b"(;SZ[9](;B[aa])(;B[bb];W[cc]))");
    /// let study = Study::of(&record.collection, "anna".parse()?);
    /// let act = study.promotion(&"3".parse()?)?;
    /// let json = serde_json::to_string(&act)?;
    /// assert_eq!(json, r#"{"op":"move","node":"2","before":"1"}"#);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`Refusal::Nothing`] if it is the first one at all forks.
    pub fn promotion(&self, node: &Name) -> Result<Act, Refusal> {
        self.promotions(node)?.into_iter().next().ok_or(Refusal::Nothing)
    }

    /// The moves that make a line the first one at all forks, those of the last forks first. There
    /// are none if it is that.
    ///
    /// # Errors
    /// If there is no such node.
    pub fn promotions(&self, node: &Name) -> Result<Vec<Act>, Refusal> {
        let node = self.tree.find_living(node)?;
        let name = |node: NodeIndex| self.tree.get(node).name.clone();
        let moves = self.tree.upwards(node).filter_map(|node| {
            let parent = self.tree.get(node).parent?;
            let first = self.tree.children(Some(parent)).next().filter(|first| *first != node)?;
            Some(Act::Move { node: name(node), parent: None, before: Some(name(first)) })
        });
        Ok(moves.collect())
    }

    /// Begins a chapter with the position after a node, and copies all that comes behind it. The
    /// first of the new nodes has this name, those behind it the same with a number.
    pub(crate) fn split(
        &mut self,
        from: &Name,
        name: &Name,
        by: &Name,
    ) -> Result<Vec<Change>, Refusal> {
        let top = self.tree.find_living(from)?;
        let nodes: Vec<NodeIndex> = self.tree.subtree(top).collect();
        let names: Vec<Name> = (0..nodes.len()).map(|number| name.numbered(number)).collect();
        if names.iter().any(|name| self.tree.find(name).is_some()) {
            return Err(Refusal::NameTaken);
        }
        let opening = self.opening(top);
        self.check_room(nodes.len(), self.bytes_of_copies(&nodes, &opening))?;
        let mut opening = Some(opening);
        let mut copies: HashMap<NodeIndex, NodeIndex> = HashMap::with_capacity(nodes.len());
        for (node, name) in nodes.into_iter().zip(names) {
            let known = self.tree.get(node);
            let remarks = known.remarks.clone();
            let parent = known.parent.and_then(|parent| copies.get(&parent).copied());
            let properties = opening.take().unwrap_or_else(|| known.properties.clone());
            let place = Place { parent, before: None };
            let copy = self.tree.add(name, Some(by.clone()), place, properties)?;
            self.tree.remark(copy, remarks);
            copies.insert(node, copy);
        }
        // Those below come and go with the first.
        Ok(self.made(vec![Change::Came { node: copies[&top], why: Why::Made }]))
    }

    /// The bytes of copies of these nodes, the first of them with other properties.
    fn bytes_of_copies(&self, nodes: &[NodeIndex], opening: &[Written]) -> usize {
        let nodes = nodes.iter().map(|node| self.tree.get(*node));
        let remarks: usize = nodes.clone().flat_map(|node| &node.remarks).map(Remark::bytes).sum();
        let behind: usize = nodes.skip(1).map(|node| bytes_in(&node.properties)).sum();
        remarks + behind + bytes_in(opening)
    }

    /// The properties of a first node that stands for all of the way to a node.
    fn opening(&self, node: NodeIndex) -> Vec<Written> {
        let mut way: Vec<NodeIndex> = self.tree.upwards(node).collect();
        way.reverse();
        let mut facts: Vec<Written> = Vec::new();
        for (place, on_way) in way.iter().enumerate() {
            for property in &self.tree.get(*on_way).properties {
                let kind = known(&property.name).map(|(kind, _)| kind);
                let is_fact = match kind {
                    Some(Kind::Root) => place == 0,
                    Some(Kind::Info) => !OF_THE_WHOLE.contains(&&*property.name),
                    _ => INHERITED.contains(&&*property.name),
                };
                if is_fact {
                    facts.retain(|known| known.name != property.name);
                    facts.push(property.clone());
                }
            }
        }
        let of_node = self.tree.get(node).properties.iter().filter(|property| {
            let kind = known(&property.name).map(|(kind, _)| kind);
            let own = !matches!(kind, Some(Kind::Root | Kind::Info | Kind::SetUp | Kind::Move));
            let elsewhere = INHERITED.contains(&&*property.name);
            own && !elsewhere && !OF_MOVES.contains(&&*property.name) && property.name != "TENGEN"
        });
        facts.into_iter().chain(self.stones(node)).chain(of_node.cloned()).collect()
    }

    /// The position after a node as set-up.
    fn stones(&self, node: NodeIndex) -> Vec<Written> {
        let parsed = tengen_sgf::parse(self.way_to(node).as_bytes());
        let Some(root) = parsed.collection.roots().next() else { return Vec::new() };
        let size = self.size(node);
        let Ok(size) = Size::new(size.columns().into(), size.rows().into()) else {
            return Vec::new();
        };
        let stands = stands(root, None);
        let mut stones: BTreeMap<Point, Color> = BTreeMap::new();
        for (point, holds) in stands.iter().flat_map(|stand| &stand.changes) {
            match holds {
                Some(color) => stones.insert(*point, *color),
                None => stones.remove(point),
            };
        }
        let written = |name: &str, values| Written { name: name.to_owned(), values };
        let named = |name: &str, color: Color| {
            let held = stones.iter().filter(|(_, holds)| **holds == color);
            let points: Vec<String> =
                held.map(|(point, _)| sgf_point(size, *point).to_string()).collect();
            (!points.is_empty()).then(|| written(name, points))
        };
        let turn = written("PL", vec![self.turn_at(node).letter().to_string()]);
        let stones = [named("AB", Color::Black), named("AW", Color::White), Some(turn)];
        stones.into_iter().flatten().collect()
    }
}
