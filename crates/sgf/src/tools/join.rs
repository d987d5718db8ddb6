//! The properties of several nodes as those of one.

use std::{
    collections::{HashMap, HashSet},
    iter,
};

use super::properties::{self, Form};
use crate::{
    point::Size,
    points::{Listed, Rectangle},
};

/// Between the paragraphs of a comment.
const PARAGRAPH: &str = "\n\n";

/// The clocks of the players.
const CLOCKS: [&str; 4] = ["BL", "WL", "OB", "OW"];

/// The properties of which a point or a node has at most one, that of this name among them.
fn excluding(name: &str) -> &'static [&'static str] {
    let groups: [&[&str]; 4] = [
        &properties::SIGNS,
        &properties::TERRITORY,
        &properties::OF_MOVES,
        &properties::OF_POSITIONS,
    ];
    groups.into_iter().find(|group| group.contains(&name)).unwrap_or_default()
}

/// How values that have no place are told in the comment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Told {
    /// Each once, since they are about the node.
    Apart,
    /// Together, since they are about one game.
    Together,
}

/// Properties that come together. Lists and comments are united. Of other values, of marks on one
/// point and of judgements that exclude each other, the first stays, and the others are told in the
/// comment. Clocks that differ go away.
#[derive(Clone, Debug, Default)]
pub(super) struct Joined {
    properties: Vec<Property>,
    places: HashMap<String, usize>,
    /// The labels by their points.
    labels: HashMap<String, String>,
}

#[derive(Clone, Debug, Default)]
struct Property {
    name: String,
    values: Vec<String>,
    /// The points of a list. Values that are none are among the values.
    points: Option<Listed>,
    /// The values, of a comment its paragraphs. Further ones of a clock that differ are here alone.
    seen: HashSet<String>,
}

impl Property {
    fn push(&mut self, value: String) {
        let value = self.new_part(value);
        self.values.extend(value);
    }

    /// Adds values before the others.
    fn push_first(&mut self, values: Vec<String>) {
        let new: Vec<String> = values.into_iter().filter_map(|v| self.new_part(v)).collect();
        self.values.splice(0..0, new);
    }

    /// What of a value was not seen before: of a comment its new paragraphs.
    fn new_part(&mut self, value: String) -> Option<String> {
        if !is_comment(&self.name) {
            return self.seen.insert(value.clone()).then_some(value);
        }
        let new: Vec<&str> =
            value.split(PARAGRAPH).filter(|part| !self.seen.contains(*part)).collect();
        self.seen.extend(new.iter().map(|part| (*part).to_owned()));
        (!new.is_empty()).then(|| new.join(PARAGRAPH))
    }

    /// Whether games disagree about a value that they cannot share.
    fn is_disputed(&self) -> bool {
        !is_comment(&self.name) && self.seen.len() > self.values.len()
    }

    /// The name and the values.
    fn finish(mut self) -> (String, Vec<String>) {
        if let Some(points) = self.points {
            // `TB[]` is an empty list.
            self.values.retain(|value| !value.is_empty());
            self.values.extend(points.points().map(|point| point.to_string()));
        }
        if is_comment(&self.name) {
            self.values = vec![self.values.join(PARAGRAPH)];
        }
        (self.name, self.values)
    }
}

impl Joined {
    /// With these properties.
    pub(super) fn of(properties: Vec<(String, Vec<String>)>) -> Joined {
        let mut joined = Joined::default();
        joined.add(properties, Told::Apart);
        joined
    }

    /// Adds properties.
    pub(super) fn add(&mut self, new: Vec<(String, Vec<String>)>, told: Told) {
        let mut differing = Vec::new();
        for (name, values) in new.into_iter().filter(|(_, values)| !values.is_empty()) {
            // Words about the game stand before those about its moves.
            if told == Told::Together && name == "C" {
                self.property(&name).push_first(values);
                continue;
            }
            let left = match joining(&name) {
                Joining::Points => self.add_points(&name, values),
                Joining::Labels => self.add_labels(&name, values),
                joining => self.add_values(&name, values, joining),
            };
            if !left.is_empty() {
                differing.push((name, left));
            }
        }
        match told {
            Told::Apart => differing.iter().for_each(|one| self.comment(written([one]))),
            Told::Together if !differing.is_empty() => self.comment(written(&differing)),
            Told::Together => {}
        }
    }

    /// Adds points of a list. Returns those that a property of another name has.
    fn add_points(&mut self, name: &str, values: Vec<String>) -> Vec<String> {
        let others = excluding(name).iter().filter(|other| **other != name);
        let others: Vec<usize> =
            others.filter_map(|other| self.places.get(*other)).copied().collect();
        let place = self.place(name);
        // Rectangles may name a point often.
        let mut left = Listed::new(Size::LARGEST);
        for value in values {
            let Ok(rectangle) = Rectangle::read(value.trim().as_bytes(), Size::LARGEST) else {
                self.properties[place].push(value);
                continue;
            };
            for point in rectangle.points() {
                let points = |place: &usize| self.properties[*place].points.as_ref();
                if others.iter().filter_map(points).any(|points| points.contains(point)) {
                    left.insert(point);
                } else {
                    let points = &mut self.properties[place].points;
                    points.get_or_insert_with(|| Listed::new(Size::LARGEST)).insert(point);
                }
            }
        }
        left.points().map(|point| point.to_string()).collect()
    }

    /// Adds labels. Returns those on points that have another one.
    fn add_labels(&mut self, name: &str, values: Vec<String>) -> Vec<String> {
        let mut left = Vec::new();
        for value in values {
            let (point, label) = value.split_once(':').unwrap_or((&value, ""));
            match self.labels.get(point) {
                Some(known) if known != label => left.push(value),
                Some(_) => {}
                None => {
                    self.labels.insert(point.to_owned(), label.to_owned());
                    self.property(name).push(value);
                }
            }
        }
        left
    }

    /// Adds values that are none of points. Returns those that have no place.
    fn add_values(&mut self, name: &str, values: Vec<String>, joining: Joining) -> Vec<String> {
        let others = excluding(name).iter().filter(|other| **other != name);
        if others.into_iter().any(|other| self.places.contains_key(*other)) {
            return values;
        }
        let is_new = !self.places.contains_key(name);
        let property = self.property(name);
        match joining {
            _ if is_new => values.into_iter().for_each(|value| property.push(value)),
            Joining::United => values.into_iter().for_each(|value| property.push(value)),
            _ if property.values == values => {}
            Joining::SameOrNone => property.seen.extend(values),
            Joining::First | Joining::Points | Joining::Labels => return values,
        }
        Vec::new()
    }

    /// Whether different values of this property may stand beside one another.
    pub(super) fn unites(name: &str) -> bool {
        matches!(joining(name), Joining::United | Joining::Points)
    }

    /// Tells the facts about a game in the comment.
    pub(super) fn tell(&mut self, facts: Vec<(String, Vec<String>)>) {
        let (comments, mut facts): (Vec<_>, Vec<_>) =
            facts.into_iter().partition(|(name, _)| properties::COMMENTS.contains(&name.as_str()));
        let mut take = |name: &str| {
            let place = facts.iter().position(|(known, _)| known == name)?;
            let value = facts.remove(place).1.join(" ").trim().to_owned();
            Some(value).filter(|value| !value.is_empty())
        };
        let players = match (take("PB"), take("PW")) {
            (None, None) => None,
            (black, white) => {
                let [black, white] = [black, white].map(|name| name.unwrap_or("?".to_owned()));
                Some(format!("{black} – {white}"))
            }
        };
        let first: Vec<String> =
            players.into_iter().chain(["EV", "DT", "RE"].into_iter().filter_map(take)).collect();
        let lines = [first.join(", "), written(&facts)];
        let lines: Vec<String> = lines.into_iter().filter(|line| !line.is_empty()).collect();
        if !lines.is_empty() {
            self.comment(lines.join("\n"));
        }
        for text in comments.into_iter().flat_map(|(_, values)| values) {
            self.comment(text);
        }
    }

    fn comment(&mut self, text: String) {
        self.property("C").push(text);
    }

    /// The property with this name.
    fn property(&mut self, name: &str) -> &mut Property {
        let place = self.place(name);
        &mut self.properties[place]
    }

    /// The place of the property with this name.
    fn place(&mut self, name: &str) -> usize {
        let count = self.properties.len();
        let place = *self.places.entry(name.to_owned()).or_insert(count);
        if place == count {
            self.properties.push(Property { name: name.to_owned(), ..Property::default() });
        }
        place
    }

    /// The names of the properties that go away, once for each of the values that differ.
    pub(super) fn disputed(&self) -> impl Iterator<Item = &str> {
        let disputed = self.properties.iter().filter(|property| property.is_disputed());
        disputed.flat_map(|property| iter::repeat_n(property.name.as_str(), property.seen.len()))
    }

    /// The properties.
    pub(super) fn finish(self) -> Vec<(String, Vec<String>)> {
        let agreed = self.properties.into_iter().filter(|property| !property.is_disputed());
        agreed.map(Property::finish).filter(|(_, values)| !values.is_empty()).collect()
    }
}

/// What becomes of different values of one property.
#[derive(Clone, Copy)]
enum Joining {
    /// All stay.
    United,
    /// All points stay, but for those that a property of another name has.
    Points,
    /// All stay, but for a second one on the same point.
    Labels,
    /// They go away.
    SameOrNone,
    /// The first stays.
    First,
}

fn joining(name: &str) -> Joining {
    match properties::known(name).map(|(_, form)| form) {
        // The points of two views are none of either.
        _ if ["DD", "VW"].contains(&name) => Joining::First,
        Some(Form::Labels) => Joining::Labels,
        Some(Form::Points | Form::PointsOrNone) => Joining::Points,
        Some(Form::Pairs) => Joining::United,
        _ if is_comment(name) => Joining::United,
        _ if CLOCKS.contains(&name) => Joining::SameOrNone,
        _ => Joining::First,
    }
}

fn is_comment(name: &str) -> bool {
    ["C", "GC"].contains(&name)
}

/// Properties as a record has them.
fn written<'a>(properties: impl IntoIterator<Item = &'a (String, Vec<String>)>) -> String {
    let value = |value: &String| format!("[{}]", value.trim());
    let one = |(name, values): &(String, Vec<String>)| {
        name.clone() + &values.iter().map(value).collect::<String>()
    };
    properties.into_iter().map(one).collect::<Vec<_>>().join(" ")
}
