//! What each act changes.

mod contents;
mod nodes;

use contents::{escaped_label, group, sign, stone};
use tengen_sgf::{Point, Size, text};

use crate::{
    bounds::bytes_in,
    change::{Change, Why},
    list::Group,
    name::Name,
    operation::{Act, Pasted, Property},
    pasting::other_game,
    refusal::Refusal,
    study::{Outcome, Study},
    tree::{NodeIndex, Place, Written},
    values::{Terms, check, check_property, is_of_go},
};

impl Study {
    /// Does what an act asks for, unless it is refused.
    pub(crate) fn act(&mut self, act: &Act, by: &Name) -> Result<Outcome, Refusal> {
        self.check_go(act)?;
        let changes = match act {
            Act::Play { parent, node, step } => return self.play(parent, node, step, by),
            Act::Add { parent, node, before, properties } => {
                let parent = self.tree.find_living(parent)?;
                let place = self.place(Some(parent), before.as_ref())?;
                let written = self.written(properties, parent, false)?;
                self.add(node, by, place, written)?
            }
            Act::Insert { above, node, properties } => self.insert(above, node, properties, by)?,
            Act::Lift { node } => self.lift(node)?,
            Act::Delete { node } => self.delete(node)?,
            Act::Move { node, parent, before } => {
                self.put(node, parent.as_ref(), before.as_ref())?
            }
            Act::Set { node, name, values } => self.set(node, name, values.as_deref())?,
            Act::Mark { node, point, to } => {
                let name = to.map(sign);
                self.listed(node, Group::Signs, point, name.map(|name| (name, point.clone())))?
            }
            Act::Stone { node, point, to } => {
                let name = to.map(stone);
                self.listed(node, Group::Stones, point, name.map(|name| (name, point.clone())))?
            }
            Act::Label { node, point, text } => {
                let label = |label: &String| ("LB", format!("{point}:{}", escaped_label(label)));
                self.listed(node, Group::Labels, point, text.as_ref().map(label))?
            }
            Act::List { node, name, value, on } => {
                let (name, group) = group(*name);
                self.listed(node, group, value, on.then(|| (name, value.clone())))?
            }
            Act::Comment { node, by: who, text } => self.say(node, who, text, by)?,
            Act::Paste { parent, before, nodes } => {
                self.paste(parent.as_ref(), before.as_ref(), nodes, by)?
            }
            Act::Split { from, node } => self.split(from, node, by)?,
            Act::Role { who, to } => {
                let (from, to) = (self.stated_role(who), Some(*to));
                self.made(vec![Change::May { who: who.clone(), from, to }])
            }
            // It is the study's own: it needs the log.
            Act::Undo { .. } => return Err(Refusal::Unknown),
        };
        Ok(changes.into())
    }

    /// Makes changes that were found to be right, one after another.
    pub(crate) fn made(&mut self, changes: Vec<Change>) -> Vec<Change> {
        for change in &changes {
            change.make(self);
            self.tell(change);
        }
        changes
    }

    fn paste(
        &mut self,
        parent: Option<&Name>,
        before: Option<&Name>,
        nodes: &[Pasted],
        by: &Name,
    ) -> Result<Vec<Change>, Refusal> {
        let parent = parent.map(|parent| self.tree.find_living(parent)).transpose()?;
        let place = self.place(parent, before)?;
        let hangs = |(number, node): (usize, &Pasted)| match node.above {
            None => number == 0,
            Some(above) => above < number,
        };
        if nodes.is_empty() || !nodes.iter().enumerate().all(hangs) {
            return Err(Refusal::BadBranch);
        }
        let mut names = std::collections::HashSet::new();
        if !nodes
            .iter()
            .all(|node| self.tree.find(&node.node).is_none() && names.insert(&node.node))
        {
            return Err(Refusal::NameTaken);
        }
        // The first node of a chapter says how large its board is.
        let terms = match parent {
            Some(parent) => self.terms(parent),
            None => Terms {
                size: stated_size(pairs(&nodes[0].properties))?,
                is_go: other_game(nodes)?.is_none(),
            },
        };
        let mut written = Vec::with_capacity(nodes.len());
        for (number, node) in nodes.iter().enumerate() {
            let is_first = parent.is_none() && number == 0;
            written.push(self.in_record(&node.properties, terms, is_first)?);
        }
        self.check_room(nodes.len(), written.iter().map(|properties| bytes_in(properties)).sum())?;
        let mut added: Vec<NodeIndex> = Vec::with_capacity(nodes.len());
        for (node, properties) in nodes.iter().zip(written) {
            let place = match node.above {
                None => place,
                Some(above) => Place { parent: Some(added[above]), before: None },
            };
            added.push(self.tree.add(node.node.clone(), Some(by.clone()), place, properties)?);
        }
        // Those below come and go with the first.
        Ok(self.made(vec![Change::Came { node: added[0], why: Why::Made }]))
    }

    /// The board of the chapter of a node.
    pub(crate) fn size(&self, node: NodeIndex) -> Size {
        let root = self.tree.get(self.tree.root(node));
        let properties = root.properties.iter().map(|p| (&*p.name, &p.values[..]));
        stated_size(properties).unwrap_or_default()
    }

    /// What the values in the chapter of a node are read by.
    pub(crate) fn terms(&self, node: NodeIndex) -> Terms {
        let is_go = self.other_game_of(self.tree.root(node)).is_none();
        Terms { size: self.size(node), is_go }
    }

    /// Refuses an act that names a move or points as Go does, takes a single node out of a line,
    /// says whose turn it is or judges, in a chapter of another game. Texts, facts and bookmarks
    /// are of any game, and so are whole branches, which come and go as they are.
    fn check_go(&self, act: &Act) -> Result<(), Refusal> {
        let judges = |properties: &[Property]| pairs(properties).any(|(name, _)| is_of_go(name));
        let node = match act {
            Act::Play { parent: node, .. }
            | Act::Mark { node, .. }
            | Act::Stone { node, .. }
            | Act::Label { node, .. }
            | Act::List { node, .. }
            | Act::Lift { node }
            | Act::Split { from: node, .. } => node,
            Act::Insert { above, properties, .. }
                if pairs(properties).any(is_move) || judges(properties) =>
            {
                above
            }
            Act::Add { parent, properties, .. } if judges(properties) => parent,
            // What stands there may go away.
            Act::Set { node, name, values: Some(_) } if is_of_go(name) => node,
            _ => return Ok(()),
        };
        let node = self.tree.find_living(node)?;
        if self.replays || self.terms(node).is_go { Ok(()) } else { Err(Refusal::NotGo) }
    }

    /// Properties for a node of the chapter of another one.
    fn written(
        &self,
        properties: &[Property],
        near: NodeIndex,
        is_first: bool,
    ) -> Result<Vec<Written>, Refusal> {
        self.in_record(properties, self.terms(near), is_first)
    }

    /// Properties as they stand in a record, with their escapes.
    fn in_record(
        &self,
        properties: &[Property],
        terms: Terms,
        is_first: bool,
    ) -> Result<Vec<Written>, Refusal> {
        let mut names = std::collections::HashSet::new();
        let mut one = |Property(name, values): &Property| {
            if !names.insert(name.clone()) {
                return Err(Refusal::BadProperty);
            }
            check_property(name, values, terms, is_first)?;
            // A property without values is written with an empty one. Logs of earlier days may
            // have such a one where none may be.
            if values.is_empty() && !self.replays {
                check(name, "", terms)?;
            }
            let values = values.iter().map(|value| text::escape(value));
            let values: Vec<String> = values.collect();
            let values = if values.is_empty() { vec![String::new()] } else { values };
            Ok(Written { name: name.clone(), values })
        };
        properties.iter().map(&mut one).collect()
    }
}

/// Properties by name, each with its values.
fn pairs(properties: &[Property]) -> impl Iterator<Item = (&str, &[String])> {
    properties.iter().map(|Property(name, values)| (&**name, &values[..]))
}

fn is_move((name, _): (&str, &[String])) -> bool {
    matches!(name, "B" | "W")
}

/// The size that the first node of a chapter states.
fn stated_size<'a>(
    mut properties: impl Iterator<Item = (&'a str, &'a [String])>,
) -> Result<Size, Refusal> {
    let value = properties.find(|(name, _)| *name == "SZ").and_then(|(_, values)| values.first());
    value.map_or(Ok(Size::default()), |value| Size::read(value).ok_or(Refusal::BadValue))
}

fn on_board(point: &str, size: Size) -> Result<Point, Refusal> {
    let point = Point::read(point.as_bytes()).filter(|point| size.contains(*point));
    point.ok_or(Refusal::OffBoard)
}
