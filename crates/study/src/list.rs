//! Values in the lists of a node: points, labels and pairs.

use std::collections::HashSet;

use tengen_sgf::{
    Point, Size, points_of,
    tools::properties::{SIGNS, STONES, TERRITORY},
};

use crate::tree::Written;

/// Properties of which a point, or a node, has at most one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Group {
    /// Signs on a point.
    Signs,
    /// Stones that are set up on a point.
    Stones,
    /// The owner of a point.
    Territory,
    /// The label of a point.
    Labels,
    /// A list of its own.
    Alone(&'static str),
}

impl Group {
    /// The properties.
    pub(crate) fn names(self) -> &'static [&'static str] {
        match self {
            Group::Signs => &SIGNS,
            Group::Stones => &STONES,
            Group::Territory => &TERRITORY,
            Group::Labels => &["LB"],
            Group::Alone("AR") => &["AR"],
            Group::Alone("LN") => &["LN"],
            Group::Alone("DD") => &["DD"],
            Group::Alone(_) => &["VW"],
        }
    }
}

/// A value in a list, and where it stands there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Item {
    /// The property.
    pub(crate) name: String,
    /// The value as it is written.
    pub(crate) value: String,
    /// The place of the property among those of the node, and that of the value in it.
    pub(crate) at: (usize, usize),
}

impl Item {
    /// A value that comes last in its list, and that list behind the others if it is new.
    pub(crate) fn last(properties: &[Written], name: &str, value: String) -> Item {
        let known = properties.iter().position(|property| property.name == name);
        let place = known.map_or(0, |known| properties[known].values.len());
        let at = (known.unwrap_or(properties.len()), place);
        Item { name: name.to_owned(), value, at }
    }
}

/// Whether a value of a list is the one of this key: a label by its point, others as a whole.
fn has_key(name: &str, value: &str, key: &str) -> bool {
    let value = value.trim();
    match name {
        "LB" => value.split_once(':').is_some_and(|(point, _)| point.trim() == key),
        _ => value == key,
    }
}

/// The values of this key in the lists of a group. Records may have several.
fn all(properties: &[Written], group: Group, key: &str) -> impl Iterator<Item = Item> {
    let lists = properties.iter().enumerate();
    let lists = lists.filter(move |(_, property)| group.names().contains(&&*property.name));
    lists.flat_map(move |(at, property)| {
        let values = property.values.iter().enumerate();
        let of_key = values.filter(move |(_, value)| has_key(&property.name, value, key));
        of_key.map(move |(place, value)| Item {
            name: property.name.clone(),
            value: value.clone(),
            at: (at, place),
        })
    })
}

/// The first value of this key in the lists of a group.
pub(crate) fn find(properties: &[Written], group: Group, key: &str) -> Option<Item> {
    all(properties, group, key).next()
}

/// The place of a list of the group that has another value of this key than the first one, and the
/// list without that value; no list if it has no other values.
pub(crate) fn without_second(
    properties: &[Written],
    group: Group,
    key: &str,
) -> Option<(usize, Option<Written>)> {
    let (at, place) = all(properties, group, key).nth(1)?.at;
    let mut left = properties[at].clone();
    left.values.remove(place);
    Some((at, Some(left).filter(|left| !left.values.is_empty())))
}

/// Takes the value of this key out of the lists of a group. A list without values goes away.
pub(crate) fn take(properties: &mut Vec<Written>, group: Group, key: &str) {
    let Some(Item { at: (at, place), .. }) = find(properties, group, key) else { return };
    properties[at].values.remove(place);
    if properties[at].values.is_empty() {
        properties.remove(at);
    }
}

/// Puts a value into its list, which may be new.
pub(crate) fn put(properties: &mut Vec<Written>, item: &Item) {
    let Item { name, value, at: (at, place) } = item;
    match properties.iter_mut().find(|property| property.name == *name) {
        Some(property) => {
            // `TB[]` is an empty list.
            property.values.retain(|value| !value.trim().is_empty());
            property.values.insert((*place).min(property.values.len()), value.clone());
        }
        None => {
            let new = Written { name: name.clone(), values: vec![value.clone()] };
            properties.insert((*at).min(properties.len()), new);
        }
    }
}

/// The values of a list with the rectangles that hold a point taken apart; nothing if none holds
/// it.
pub(crate) fn apart(values: &[String], key: &str, size: Size) -> Option<Vec<String>> {
    let point = Point::read(key.as_bytes())?;
    let rectangle = |value: &str| points_of(value, size).filter(|points| points.len() > 1);
    let holding = |value: &str| rectangle(value).filter(|points| points.contains(&point));
    if !values.iter().any(|value| holding(value).is_some()) {
        return None;
    }
    let apart = values.iter().flat_map(|value| match holding(value) {
        Some(points) => points.iter().map(ToString::to_string).collect(),
        None => vec![value.clone()],
    });
    // A rectangle may hold points that are named beside it.
    let mut seen = HashSet::new();
    Some(apart.filter(|value| seen.insert(value.clone())).collect())
}
