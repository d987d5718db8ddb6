//! What nodes hold: properties, points in lists, comments.

use tengen_sgf::{Size, text};

use super::on_board;
use crate::{
    bounds,
    change::Change,
    list::{self, Group, Item},
    name::Name,
    operation::{Act, List, Property, Role, Sign, Stone},
    refusal::Refusal,
    study::Study,
    tree::{NodeIndex, Remark, Written},
    values::{Terms, check, excluded_by, is_name},
};

impl Study {
    pub(super) fn set(
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
        if changes.is_empty() {
            return Err(Refusal::Nothing);
        }
        self.check_room(0, bounds::bytes(&changes))?;
        Ok(self.made(changes))
    }

    /// Whether what an act replaces is as its writer knows it, or is already what they want there.
    pub(crate) fn check_known(&self, act: &Act, was: &str) -> Result<(), Refusal> {
        let (now, new): (Vec<String>, &str) = match act {
            Act::Set { node, name, values } => {
                let place = self.tree.find_living(node)?;
                let new = values.as_deref().and_then(<[String]>::first);
                let text = self.text(node, name);
                // A judgement takes the place of others, which their writers want to stay.
                let others = excluded_by(name).filter(|_| values.is_some());
                let others = others.filter(|other| self.property(place, other).is_some());
                let now =
                    text.map_or_else(|| others.map(str::to_owned).collect(), |text| vec![text]);
                (now, new.map_or("", String::as_str))
            }
            Act::Comment { node, by, text } => {
                let node = self.tree.get(self.tree.find_living(node)?);
                let own = node.remarks.iter().find(|remark| remark.by == *by);
                (own.map(|remark| remark.text.clone()).into_iter().collect(), text.as_str())
            }
            Act::Mark { node, point, to } => {
                (self.names_at(node, Group::Signs, point)?, to.map_or("", sign))
            }
            Act::Stone { node, point, to } => {
                (self.names_at(node, Group::Stones, point)?, to.map_or("", stone))
            }
            // Each other list has a value or not, whatever else was put there.
            Act::List { node, name, value, on } if group(*name).1 == Group::Territory => {
                let owner = if *on { group(*name).0 } else { "" };
                (self.names_at(node, Group::Territory, value)?, owner)
            }
            Act::Label { node, point, text } => {
                let held = &self.tree.get(self.tree.find_living(node)?).properties;
                let label = list::find(held, Group::Labels, point);
                let label = label.and_then(|item| Some(item.value.split_once(':')?.1.to_owned()));
                let now = label.map(|label| text::unescape(label.as_str().into()));
                (now.into_iter().collect(), text.as_deref().unwrap_or_default())
            }
            _ => return Ok(()),
        };
        // SGF knows one kind of space, and a page one end of a line, whatever the record has.
        let even = |text: &str| {
            let ends = text.replace("\r\n", "\n").replace("\n\r", "\n").replace('\r', "\n");
            ends.replace(['\t', '\u{b}', '\u{c}'], " ").trim().to_owned()
        };
        // A record may have several where we make one: its writer saw one of them.
        let is_there = |text: &str| now.iter().any(|now| even(now) == even(text));
        let is_known = if now.is_empty() {
            even(was).is_empty() || even(new).is_empty()
        } else {
            is_there(was) || is_there(new)
        };
        if is_known { Ok(()) } else { Err(Refusal::Conflict) }
    }

    /// The properties of a group that have a point, also in a rectangle.
    fn names_at(&self, node: &Name, group: Group, point: &str) -> Result<Vec<String>, Refusal> {
        let node = self.tree.find_living(node)?;
        let size = self.size(node);
        let has = |held: &&Written| {
            let is_alone = list::find(std::slice::from_ref(held), group, point).is_some();
            is_alone || list::apart(&held.values, point, size).is_some()
        };
        let held = self.tree.get(node).properties.iter();
        let held = held.filter(|held| group.names().contains(&&*held.name)).filter(has);
        Ok(held.map(|held| held.name.clone()).collect())
    }

    /// A property of a node, and its place among the others.
    pub(super) fn property(&self, node: NodeIndex, name: &str) -> Option<(usize, Written)> {
        let mut properties = self.tree.get(node).properties.iter().enumerate();
        properties.find(|(_, p)| p.name == name).map(|(at, property)| (at, property.clone()))
    }

    /// Gives the key in the lists of a group this value, or none.
    pub(super) fn listed(
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
            check(name, value, Terms { size, is_go: true })?;
        }
        let apart = self.apart(node, group, key, size);
        let to_come = to.as_ref().map_or(0, |(name, value)| Item::bytes_of(name, value));
        self.check_room(0, bounds::bytes(&apart) + to_come)?;
        let mut changes = self.made(apart);
        // A record may have several where we have one.
        while let Some(second) = self.without_second(node, group, key) {
            changes.extend(self.made(vec![second]));
        }
        let from = list::find(&self.tree.get(node).properties, group, key);
        let to = to.map(|(name, value)| Item::last(&self.tree.get(node).properties, name, value));
        let said = |item: &Item| (item.name.clone(), item.value.clone());
        if from.as_ref().map(said) == to.as_ref().map(said) {
            // Without the rectangles and the other values, the list says the same.
            return if changes.is_empty() { Err(Refusal::Nothing) } else { Ok(changes) };
        }
        let key = key.to_owned();
        changes.extend(self.made(vec![Change::Listed { node, group, key, from, to }]));
        Ok(changes)
    }

    /// The change that leaves fewer values of a key, if there are several.
    fn without_second(&self, node: NodeIndex, group: Group, key: &str) -> Option<Change> {
        let properties = &self.tree.get(node).properties;
        let (at, left) = list::without_second(properties, group, key)?;
        let to = left.map(|left| (at, left));
        Some(Change::Set { node, from: Some((at, properties[at].clone())), to })
    }

    /// The changes that take the rectangles apart that hold a point, so that it can be taken out of
    /// the list.
    pub(super) fn apart(
        &self,
        node: NodeIndex,
        group: Group,
        key: &str,
        size: Size,
    ) -> Vec<Change> {
        let properties = self.tree.get(node).properties.iter().enumerate();
        let lists = properties.filter(|(_, property)| group.names().contains(&&*property.name));
        let changes = lists.filter_map(|(at, property)| {
            let values = list::apart(&property.values, key, size)?;
            let new = Written { name: property.name.clone(), values };
            Some(Change::Set { node, from: Some((at, property.clone())), to: Some((at, new)) })
        });
        changes.collect()
    }

    pub(super) fn say(
        &mut self,
        node: &Name,
        who: &Name,
        text: &str,
        by: &Name,
    ) -> Result<Vec<Change>, Refusal> {
        // The owner may take away what others said, and change nothing of it.
        let takes_away = text.trim().is_empty() && self.role(by) == Role::Own;
        if who != by && !takes_away {
            return Err(Refusal::NotYours);
        }
        let node = self.tree.find_living(node)?;
        check("C", text, Terms { size: self.size(node), is_go: true })?;
        let mut remarks = self.tree.get(node).remarks.iter().enumerate();
        let from = remarks.find(|(_, remark)| remark.by == *who);
        let from = from.map(|(at, remark)| (at, remark.clone()));
        let last = self.tree.get(node).remarks.len();
        let at = from.as_ref().map_or(last, |(at, _)| *at);
        let new = Remark { by: who.clone(), text: text.to_owned() };
        let to = Some((at, new)).filter(|_| !text.trim().is_empty());
        if from == to {
            return Err(Refusal::Nothing);
        }
        let change = Change::Said { node, from, to };
        self.check_room(0, change.bytes())?;
        Ok(self.made(vec![change]))
    }
}

pub(super) fn escaped_label(label: &str) -> String {
    text::escape_part(&label.replace(['\r', '\n'], " "))
}

pub(super) fn sign(sign: Sign) -> &'static str {
    match sign {
        Sign::Cr => "CR",
        Sign::Ma => "MA",
        Sign::Sl => "SL",
        Sign::Sq => "SQ",
        Sign::Tr => "TR",
    }
}

pub(super) fn stone(stone: Stone) -> &'static str {
    match stone {
        Stone::Ab => "AB",
        Stone::Aw => "AW",
        Stone::Ae => "AE",
    }
}

pub(super) fn group(list: List) -> (&'static str, Group) {
    match list {
        List::Ar => ("AR", Group::Alone("AR")),
        List::Ln => ("LN", Group::Alone("LN")),
        List::Dd => ("DD", Group::Alone("DD")),
        List::Vw => ("VW", Group::Alone("VW")),
        List::Tb => ("TB", Group::Territory),
        List::Tw => ("TW", Group::Territory),
    }
}
