//! What each act changes.

use tengen_sgf::{Color, Point, Size, text};

use crate::{
    change::{Change, Why},
    list::{self, Group, Item},
    name::Name,
    operation::{Act, List, Pasted, Property, Sign, Step, Stone},
    refusal::Refusal,
    study::{Outcome, Study},
    tree::{NodeIndex, Place, Remark, Tree, Written},
    values::{check, excluded_by, is_name},
};

impl Study {
    /// Does what an act asks for, unless it is refused.
    pub(crate) fn act(&mut self, act: &Act, by: &Name) -> Result<Outcome, Refusal> {
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

    fn add(
        &mut self,
        name: &Name,
        by: &Name,
        place: Place,
        properties: Vec<Written>,
    ) -> Result<Vec<Change>, Refusal> {
        if self.tree.len() >= Tree::MOST {
            return Err(Refusal::Full);
        }
        let node = self.tree.add(name.clone(), Some(by.clone()), place, properties)?;
        Ok(self.made(vec![Change::Came { node, why: Why::Made }]))
    }

    fn play(
        &mut self,
        parent: &Name,
        name: &Name,
        step: &Step,
        by: &Name,
    ) -> Result<Outcome, Refusal> {
        let parent = self.tree.find_living(parent)?;
        let size = self.size(parent);
        let (color, point) = match step {
            Step::B(point) => (Color::Black, point),
            Step::W(point) => (Color::White, point),
        };
        let point = match point.as_str() {
            "" => None,
            point => Some(on_board(point, size)?),
        };
        if self.tree.find(name).is_some() {
            return Err(Refusal::NameTaken);
        }
        let mut children = self.tree.children(Some(parent));
        if let Some(same) = children.find(|child| self.step(*child, size) == Some((color, point))) {
            drop(children);
            self.tree.also_name(name.clone(), same);
            return Ok(Outcome { changes: Vec::new(), existing: Some(same) });
        }
        drop(children);
        if let Some(point) = point.filter(|_| self.referees) {
            let color = match color {
                Color::Black => tengen_rules::Color::Black,
                Color::White => tengen_rules::Color::White,
            };
            self.check_move(parent, color, point).map_err(Refusal::Illegal)?;
        }
        let value = point.map(|point| point.to_string()).unwrap_or_default();
        let written = Written { name: color.letter().to_string(), values: vec![value] };
        let place = Place { parent: Some(parent), before: None };
        Ok(self.add(name, by, place, vec![written])?.into())
    }

    /// The move of a node, if it has one.
    fn step(&self, node: NodeIndex, size: Size) -> Option<(Color, Option<Point>)> {
        self.tree.get(node).properties.iter().find_map(|Written { name, values }| {
            let color = match name.as_str() {
                "B" => Color::Black,
                "W" => Color::White,
                _ => return None,
            };
            let point = Point::read(values.first()?.trim().as_bytes());
            Some((color, point.filter(|point| size.contains(*point))))
        })
    }

    fn insert(
        &mut self,
        above: &Name,
        name: &Name,
        properties: &[Property],
        by: &Name,
    ) -> Result<Vec<Change>, Refusal> {
        let node = self.tree.find_living(above)?;
        let from = self.tree.place(node);
        let parent = from.parent.ok_or(Refusal::FirstNode)?;
        let written = self.written(properties, parent, false)?;
        let place = Place { before: Some(node), ..from };
        let mut changes = self.add(name, by, place, written)?;
        let new = self.tree.find(name).ok_or(Refusal::Unknown)?;
        let to = Place { parent: Some(new), before: None };
        changes.extend(self.made(vec![Change::Put { node, from, to }]));
        Ok(changes)
    }

    fn lift(&mut self, name: &Name) -> Result<Vec<Change>, Refusal> {
        let node = self.tree.find_living(name)?;
        let parent = self.tree.get(node).parent.ok_or(Refusal::FirstNode)?;
        let to = Place { parent: Some(parent), before: Some(node) };
        let children: Vec<NodeIndex> = self.tree.children(Some(node)).collect();
        let mut changes = Vec::new();
        for child in children {
            let from = self.tree.place(child);
            changes.extend(self.made(vec![Change::Put { node: child, from, to }]));
        }
        changes.extend(self.made(vec![Change::Went { node, why: Why::Deleted }]));
        Ok(changes)
    }

    fn delete(&mut self, name: &Name) -> Result<Vec<Change>, Refusal> {
        let node = self.tree.find_living(name)?;
        Ok(self.made(vec![Change::Went { node, why: Why::Deleted }]))
    }

    fn put(
        &mut self,
        name: &Name,
        parent: Option<&Name>,
        before: Option<&Name>,
    ) -> Result<Vec<Change>, Refusal> {
        let node = self.tree.find_living(name)?;
        let from = self.tree.place(node);
        let parent = match parent {
            None => from.parent,
            Some(parent) => Some(self.tree.find_living(parent)?),
        };
        if from.parent.is_none() && parent.is_some() {
            return Err(Refusal::FirstNode);
        }
        if parent.is_some_and(|parent| self.tree.upwards(parent).any(|above| above == node)) {
            return Err(Refusal::Cycle);
        }
        if parent.is_some_and(|parent| self.size(parent) != self.size(node)) {
            return Err(Refusal::OffBoard);
        }
        let to = self.place(parent, before)?;
        if to.before == Some(node) {
            return Err(Refusal::Nothing);
        }
        Ok(self.made(vec![Change::Put { node, from, to }]))
    }

    /// The place below a parent before a sibling of this name.
    fn place(&self, parent: Option<NodeIndex>, before: Option<&Name>) -> Result<Place, Refusal> {
        let Some(before) = before else { return Ok(Place { parent, before: None }) };
        let before = self.tree.find_living(before)?;
        if self.tree.get(before).parent != parent {
            return Err(Refusal::NoSibling);
        }
        Ok(Place { parent, before: Some(before) })
    }

    fn set(
        &mut self,
        node: &Name,
        name: &str,
        values: Option<&[String]>,
    ) -> Result<Vec<Change>, Refusal> {
        let node = self.tree.find_living(node)?;
        if !is_name(name) {
            return Err(Refusal::BadProperty);
        }
        let new = match values {
            None => None,
            Some(values) => {
                let property = Property(name.to_owned(), values.to_vec());
                let is_first = self.tree.get(node).parent.is_none();
                self.written(&[property], node, is_first)?.pop()
            }
        };
        let mut changes = Vec::new();
        if new.is_some() {
            for other in excluded_by(name) {
                if let Some(from) = self.property(node, other) {
                    changes.push(Change::Set { node, from: Some(from), to: None });
                }
            }
        }
        let from = self.property(node, name);
        let last = self.tree.get(node).properties.len();
        let at = from.as_ref().map_or(last, |(at, _)| *at);
        let to = new.map(|new| (at, new));
        if from.as_ref().map(|(_, old)| old) != to.as_ref().map(|(_, new)| new) {
            changes.push(Change::Set { node, from, to });
        }
        if changes.is_empty() { Err(Refusal::Nothing) } else { Ok(self.made(changes)) }
    }

    /// A property of a node, and its place among the others.
    fn property(&self, node: NodeIndex, name: &str) -> Option<(usize, Written)> {
        let mut properties = self.tree.get(node).properties.iter().enumerate();
        properties.find(|(_, p)| p.name == name).map(|(at, property)| (at, property.clone()))
    }

    /// Gives the key in the lists of a group this value, or none.
    fn listed(
        &mut self,
        node: &Name,
        group: Group,
        key: &str,
        to: Option<(&str, String)>,
    ) -> Result<Vec<Change>, Refusal> {
        let node = self.tree.find_living(node)?;
        let size = self.size(node);
        match group {
            Group::Alone("AR" | "LN") => {
                let (one, other) = key.split_once(':').ok_or(Refusal::BadValue)?;
                if on_board(one, size)? == on_board(other, size)? {
                    return Err(Refusal::BadValue);
                }
            }
            _ => {
                on_board(key, size)?;
            }
        }
        if let Some((name, value)) = &to {
            check(name, value, size)?;
        }
        let mut changes = self.taken_apart(node, group, key, size);
        let from = list::find(&self.tree.get(node).properties, group, key);
        let to = to.map(|(name, value)| Item::last(&self.tree.get(node).properties, name, value));
        let said = |item: &Item| (item.name.clone(), item.value.clone());
        if from.as_ref().map(said) == to.as_ref().map(said) {
            // The rectangle that was taken apart says the same.
            return if changes.is_empty() { Err(Refusal::Nothing) } else { Ok(changes) };
        }
        let key = key.to_owned();
        changes.extend(self.made(vec![Change::Listed { node, group, key, from, to }]));
        Ok(changes)
    }

    /// Takes the rectangles apart that hold a point, so that it can be taken out of the list.
    fn taken_apart(&mut self, node: NodeIndex, group: Group, key: &str, size: Size) -> Vec<Change> {
        let properties = self.tree.get(node).properties.iter().enumerate();
        let lists = properties.filter(|(_, property)| group.names().contains(&&*property.name));
        let changes = lists.filter_map(|(at, property)| {
            let values = list::apart(&property.values, key, size)?;
            let new = Written { name: property.name.clone(), values };
            Some(Change::Set { node, from: Some((at, property.clone())), to: Some((at, new)) })
        });
        let changes = changes.collect();
        self.made(changes)
    }

    fn say(
        &mut self,
        node: &Name,
        who: &Name,
        text: &str,
        by: &Name,
    ) -> Result<Vec<Change>, Refusal> {
        if who != by {
            return Err(Refusal::NotYours);
        }
        let node = self.tree.find_living(node)?;
        check("C", text, self.size(node))?;
        let mut remarks = self.tree.get(node).remarks.iter().enumerate();
        let from = remarks.find(|(_, remark)| remark.by == *who);
        let from = from.map(|(at, remark)| (at, remark.clone()));
        let last = self.tree.get(node).remarks.len();
        let at = from.as_ref().map_or(last, |(at, _)| *at);
        let new = Remark { by: who.clone(), text: text.to_owned() };
        let to = Some((at, new)).filter(|_| !text.trim().is_empty());
        if from == to {
            Err(Refusal::Nothing)
        } else {
            Ok(self.made(vec![Change::Said { node, from, to }]))
        }
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
        if self.tree.len() + nodes.len() > Tree::MOST {
            return Err(Refusal::Full);
        }
        // The first node of a chapter says how large its board is.
        let size = match parent {
            Some(parent) => self.size(parent),
            None => stated_size(nodes[0].properties.iter().map(|Property(n, v)| (&**n, &v[..])))?,
        };
        let mut written = Vec::with_capacity(nodes.len());
        for (number, node) in nodes.iter().enumerate() {
            let is_first = parent.is_none() && number == 0;
            written.push(in_record(&node.properties, size, is_first)?);
        }
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

    /// Properties for a node of the chapter of another one.
    fn written(
        &self,
        properties: &[Property],
        near: NodeIndex,
        is_first: bool,
    ) -> Result<Vec<Written>, Refusal> {
        in_record(properties, self.size(near), is_first)
    }
}

/// The size that the first node of a chapter states.
fn stated_size<'a>(
    mut properties: impl Iterator<Item = (&'a str, &'a [String])>,
) -> Result<Size, Refusal> {
    let value = properties.find(|(name, _)| *name == "SZ").and_then(|(_, values)| values.first());
    value.map_or(Ok(Size::default()), |value| Size::read(value).ok_or(Refusal::BadValue))
}

/// Properties as they stand in a record, with their escapes.
fn in_record(properties: &[Property], size: Size, is_first: bool) -> Result<Vec<Written>, Refusal> {
    let mut names = std::collections::HashSet::new();
    let mut one = |Property(name, values): &Property| {
        let of_file = matches!(name.as_str(), "AP" | "CA" | "FF" | "GM" | "ST" | "SZ");
        if !is_name(name) || !names.insert(name.clone()) || (of_file && !is_first) {
            return Err(Refusal::BadProperty);
        }
        values.iter().try_for_each(|value| check(name, value, size))?;
        let values = values.iter().map(|value| text::escape(value));
        let values: Vec<String> = values.collect();
        let values = if values.is_empty() { vec![String::new()] } else { values };
        Ok(Written { name: name.clone(), values })
    };
    properties.iter().map(&mut one).collect()
}

fn on_board(point: &str, size: Size) -> Result<Point, Refusal> {
    let point = Point::read(point.as_bytes()).filter(|point| size.contains(*point));
    point.ok_or(Refusal::OffBoard)
}

fn escaped_label(label: &str) -> String {
    text::escape_part(&label.replace(['\r', '\n'], " "))
}

fn sign(sign: Sign) -> &'static str {
    match sign {
        Sign::Cr => "CR",
        Sign::Ma => "MA",
        Sign::Sl => "SL",
        Sign::Sq => "SQ",
        Sign::Tr => "TR",
    }
}

fn stone(stone: Stone) -> &'static str {
    match stone {
        Stone::Ab => "AB",
        Stone::Aw => "AW",
        Stone::Ae => "AE",
    }
}

fn group(list: List) -> (&'static str, Group) {
    match list {
        List::Ar => ("AR", Group::Alone("AR")),
        List::Ln => ("LN", Group::Alone("LN")),
        List::Dd => ("DD", Group::Alone("DD")),
        List::Vw => ("VW", Group::Alone("VW")),
        List::Tb => ("TB", Group::Territory),
        List::Tw => ("TW", Group::Territory),
    }
}
