//! A study that is open, and the place in it.

use super::history::{History, Turned};
use super::said::in_words;
use super::save::Origin;
use crate::Failure;
use crate::records::walk::Walk;
use crate::records::{self, LineArguments, Note, Route};
use crate::speech::tell;
use crate::wrong;
use std::collections::HashMap;
use std::path::Path;
use tengen_rules::Size;
use tengen_sgf::{Node, NodeId, Parsed, TreeFacts};
use tengen_study::{Act, Effect, Name, Study};

/// A study that is open: its nodes, the place in it, and what was done.
pub(super) struct Desk {
    study: Study,
    history: History,
    /// The study as a record, which is written and read anew after each change.
    sgf: String,
    record: Parsed,
    /// The facts about the games of each chapter, by its first node.
    facts: HashMap<NodeId, TreeFacts>,
    /// The nodes of the record, and their names, in their order.
    ids: Vec<NodeId>,
    names: Vec<Name>,
    /// Their numbers in that order.
    numbers: HashMap<NodeId, usize>,
    /// The number of the present node.
    at: usize,
    /// The child that was last looked at, of each node that was left forwards.
    visited: HashMap<Name, Name>,
    pub(super) origin: Origin,
    /// What was wrong with the file and what was assumed of its game, a line each.
    found: Vec<String>,
}

impl Desk {
    /// Reads a file and goes to the place that the arguments name, or to the first node.
    pub(super) fn open(file: &Path, line: &LineArguments) -> Result<Desk, Failure> {
        let bytes = records::bytes(file, line.encoding.encoding)
            .map_err(|error| records::unread(file, &error))?;
        let record = records::parsed(file, bytes.clone(), line.encoding.encoding)?;
        let root = line.root(file, &record)?;
        records::tell_stated_game(file, root);
        let place = if line.path.is_some() || line.node.is_some() {
            let route = line.route(file, root)?;
            route.nodes[route.named.unwrap_or_default()]
        } else {
            root
        };
        let number = nodes(&record).position(|node| node.id() == place.id()).unwrap_or_default();
        let history = History::default();
        let found = records::faults_on_screen(file, &record);
        let study = Study::of(&record.collection, history.writer());
        let sgf = study.to_sgf();
        let origin = Origin::of(file, bytes, &record, sgf.clone());
        let mut desk = Desk {
            study,
            history,
            sgf,
            record,
            facts: HashMap::new(),
            ids: Vec::new(),
            names: Vec::new(),
            numbers: HashMap::new(),
            at: 0,
            visited: HashMap::new(),
            origin,
            found,
        };
        desk.read();
        desk.go(number);
        for note in desk.assumed() {
            let line = wrong::within(&file.display(), &note);
            tell(&line);
            desk.found.push(line);
        }
        Ok(desk)
    }

    /// What is wrong with the facts of the present chapter, and what is assumed of its game, a line
    /// each. Of another game than Go nothing is assumed.
    pub(super) fn assumed(&self) -> Vec<String> {
        if self.other_game().is_some() {
            return Vec::new();
        }
        Note::all(&self.walk().0.main_line, &[]).iter().map(Note::in_words).collect()
    }

    /// What was wrong with the file when it was read and what was assumed then, a line each.
    pub(super) fn found(&self) -> &[String] {
        &self.found
    }

    /// The study as a record.
    pub(super) fn sgf(&self) -> &str {
        &self.sgf
    }

    pub(super) fn study(&self) -> &Study {
        &self.study
    }

    /// Whether it differs from what was read or saved last.
    pub(super) fn is_changed(&self) -> bool {
        self.sgf != self.origin.saved
    }

    /// The number of the present node in the order of the record.
    pub(super) fn number(&self) -> usize {
        self.at
    }

    pub(super) fn name(&self) -> &Name {
        &self.names[self.at]
    }

    /// The present node.
    pub(super) fn node(&self) -> Node<'_> {
        // A study always has a node, and the present one is in it.
        self.nth(self.at).unwrap_or_else(|| unreachable!("the node is there"))
    }

    /// The node with this number.
    fn nth(&self, number: usize) -> Option<Node<'_>> {
        self.record.collection.node(*self.ids.get(number)?)
    }

    /// The node of this name.
    pub(super) fn named(&self, name: &Name) -> Option<Node<'_>> {
        self.nth(self.names.iter().position(|known| known == name)?)
    }

    /// All nodes, in the order of the record.
    pub(super) fn nodes(&self) -> impl Iterator<Item = Node<'_>> {
        nodes(&self.record)
    }

    /// The first nodes of the chapters.
    pub(super) fn chapters(&self) -> impl Iterator<Item = Node<'_>> {
        self.record.collection.roots()
    }

    /// The first node of the present chapter.
    pub(super) fn chapter(&self) -> NodeId {
        let node = self.node();
        std::iter::successors(Some(node), Node::parent).last().unwrap_or(node).id()
    }

    /// The number of a node in the order of the record.
    pub(super) fn number_of(&self, node: Node<'_>) -> usize {
        self.numbers.get(&node.id()).copied().unwrap_or_default()
    }

    pub(super) fn name_of(&self, node: Node<'_>) -> &Name {
        &self.names[self.number_of(node)]
    }

    /// The child that one goes on to: the one last looked at, or the first.
    pub(super) fn next_of<'a>(&'a self, node: Node<'a>) -> Option<Node<'a>> {
        let last = self.visited.get(self.name_of(node));
        let visited = last.and_then(|last| node.children().find(|c| self.name_of(*c) == last));
        visited.or_else(|| node.first_child())
    }

    /// The way through the present node, and its place there.
    pub(super) fn walk(&self) -> (Walk<'_>, usize) {
        let node = self.node();
        let walk = self.walk_through(node);
        let place = walk.place_at(node).unwrap_or_default();
        (walk, place)
    }

    /// The way through a node.
    pub(super) fn walk_through<'a>(&'a self, node: Node<'a>) -> Walk<'a> {
        let route = Route::through(node);
        match self.facts.get(&route.nodes[0].id()) {
            Some(facts) => Walk::among(facts, route, None),
            None => Walk::along(route, None),
        }
    }

    /// The board of the present chapter.
    pub(super) fn size(&self) -> Size {
        self.walk().0.main_line.size
    }

    /// Goes to the node with this number.
    pub(super) fn go(&mut self, number: usize) {
        let Some(node) = self.nth(number) else { return };
        let mut way: Vec<usize> = std::iter::successors(Some(node), Node::parent)
            .map(|node| self.number_of(node))
            .collect();
        way.reverse();
        for pair in way.windows(2) {
            self.visited.insert(self.names[pair[0]].clone(), self.names[pair[1]].clone());
        }
        self.at = number;
    }

    fn go_to(&mut self, name: &Name) {
        if let Some(number) = self.names.iter().position(|known| known == name) {
            self.go(number);
        }
    }

    /// Leaves a chapter of another game for the next one of Go, or else the last before it. Where
    /// there is none, the place stays.
    fn enter_go(&mut self) {
        if self.other_game().is_none() {
            return;
        }
        let of_go = self.chapters().filter(|chapter| records::is_go(*chapter).is_ok());
        let of_go: Vec<usize> = of_go.map(|chapter| self.number_of(chapter)).collect();
        let next = of_go.iter().find(|number| **number > self.at).or(of_go.last());
        if let Some(number) = next {
            self.go(*number);
        }
    }

    /// Why nothing is judged and played in the present chapter, if it is one of another game.
    pub(super) fn other_game(&self) -> Option<String> {
        let root = std::iter::successors(Some(self.node()), Node::parent).last()?;
        records::is_go(root).err()
    }

    /// A name for a new node.
    pub(super) fn new_name(&mut self) -> Name {
        self.history.new_name()
    }

    /// Does all of these acts or none, and goes to the node that the last of them made, or stays.
    /// Returns what was done.
    pub(super) fn act(&mut self, acts: Vec<Act>) -> Result<Vec<Effect>, tengen_study::Refusal> {
        let way = self.way();
        let what = in_words(self, &acts);
        let from = self.name_of(self.node()).clone();
        let done = self.history.act(&mut self.study, acts, what, from)?;
        self.read_again(&way);
        let came = done.effects.iter().rev().find_map(|effect| match effect {
            Effect::Came { nodes, .. } => nodes.first().map(|node| node.name.clone()),
            _ => None,
        });
        if let Some(node) = done.existing.or(came) {
            self.go_to(&node);
        }
        Ok(done.effects)
    }

    /// Takes the last change back, and goes to where it was. Returns what it is in words.
    pub(super) fn undo(&mut self) -> Result<String, tengen_study::Refusal> {
        let way = self.way();
        let Turned { effects, what, from } = self.history.undo(&mut self.study)?;
        self.follow(&way, &effects, Some(from));
        Ok(what)
    }

    /// Does again what was taken back last. Returns what it is in words.
    pub(super) fn redo(&mut self) -> Result<String, tengen_study::Refusal> {
        let way = self.way();
        let Turned { effects, what, .. } = self.history.redo(&mut self.study)?;
        self.follow(&way, &effects, None);
        Ok(what)
    }

    /// Goes to what has changed, else to where that began, else to `from`.
    fn follow(&mut self, way: &[Name], effects: &[Effect], from: Option<Name>) {
        let touched = effects.iter().rev().find_map(|effect| {
            let node = match effect {
                Effect::Came { nodes, .. } => &nodes.first()?.name,
                Effect::Put { node, .. } | Effect::Set { node, .. } => node,
                Effect::Went { .. } | Effect::Said { .. } | Effect::May { .. } => return None,
            };
            self.study.has(node).then(|| node.clone())
        });
        // A node that is gone leads to where it was. The record is still the one before.
        let left = effects.iter().find_map(|effect| match effect {
            Effect::Went { node } => self.above(node),
            _ => None,
        });
        self.read_again(way);
        let from = from.filter(|node| self.study.has(node));
        if let Some(node) = touched.or(left).or(from) {
            self.go_to(&node);
        }
    }

    /// The nearest node above one of the record that the study has.
    fn above(&self, name: &Name) -> Option<Name> {
        let node = self.nth(self.names.iter().position(|known| known == name)?)?;
        let upwards = std::iter::successors(node.parent(), Node::parent);
        upwards.map(|node| self.name_of(node)).find(|name| self.study.has(name)).cloned()
    }

    /// The names of the nodes from the first one to the present one.
    fn way(&self) -> Vec<Name> {
        let upwards = std::iter::successors(Some(self.node()), Node::parent);
        let mut way: Vec<Name> = upwards.map(|node| self.name_of(node).clone()).collect();
        way.reverse();
        way
    }

    /// Writes and reads the record anew after a change. If the present node is gone, its nearest
    /// ancestor that is there becomes the present one.
    fn read_again(&mut self, way: &[Name]) {
        self.sgf = self.study.to_sgf();
        self.read();
        let there = way.iter().rev().find(|name| self.study.has(name));
        let number = there.and_then(|name| self.names.iter().position(|known| known == name));
        self.at = number.unwrap_or_default();
        if number.is_none() {
            self.enter_go();
        }
    }

    fn read(&mut self) {
        self.record = tengen_sgf::parse(self.sgf.as_bytes());
        let roots = self.record.collection.roots();
        self.facts = roots.map(|root| (root.id(), TreeFacts::of(root))).collect();
        self.names = self.study.names().cloned().collect();
        self.ids = nodes(&self.record).map(|node| node.id()).collect();
        self.numbers = self.ids.iter().copied().zip(0..).collect();
    }
}

fn nodes(record: &Parsed) -> impl Iterator<Item = Node<'_>> {
    record.collection.roots().flat_map(|root| root.subtree())
}
