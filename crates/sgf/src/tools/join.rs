//! The properties of several nodes as those of one.

use std::collections::{HashMap, HashSet};

use super::properties::{self, Form};

/// How values that have no place are told in the comment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Told {
    /// Each once, since they are about the node.
    Apart,
    /// Together, since they are about one game.
    Together,
}

/// Properties that come together. Lists and comments are united. Of other values, and of marks on
/// one point, the first stays, and the others are told in the comment. Clocks that differ go away.
#[derive(Clone, Debug, Default)]
pub(super) struct Joined {
    properties: Vec<Property>,
    places: HashMap<String, usize>,
    /// The labels and signs by their points.
    marked: HashMap<(Kind, String), String>,
}

/// A kind of mark, of which a point has at most one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Kind {
    Label,
    Sign,
}

#[derive(Clone, Debug, Default)]
struct Property {
    name: String,
    values: Vec<String>,
    /// Those of the values that are there.
    seen: HashSet<String>,
    /// Whether games disagree about a value that they cannot share.
    is_disputed: bool,
}

impl Property {
    fn push(&mut self, value: String) {
        if self.seen.insert(value.clone()) {
            self.values.push(value);
        }
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
            let joining = joining(&name);
            if let Joining::OneAPoint(kind) = joining {
                let free = |value: &String| self.is_free(kind, &name, value);
                let (free, taken): (Vec<_>, Vec<_>) = values.into_iter().partition(free);
                if !taken.is_empty() {
                    differing.push((name.clone(), taken));
                }
                free.into_iter().for_each(|value| self.property(&name).0.push(value));
                continue;
            }
            let (property, is_new) = self.property(&name);
            match joining {
                _ if is_new => values.into_iter().for_each(|value| property.push(value)),
                Joining::United => values.into_iter().for_each(|value| property.push(value)),
                _ if property.values == values => {}
                Joining::SameOrNone => property.is_disputed = true,
                Joining::First | Joining::OneAPoint(_) => differing.push((name, values)),
            }
        }
        match told {
            Told::Apart => differing.iter().for_each(|one| self.comment(written([one]))),
            Told::Together if !differing.is_empty() => self.comment(written(&differing)),
            Told::Together => {}
        }
    }

    /// Whether a label or sign may stand on its point: there is none of this kind, or the same.
    fn is_free(&mut self, kind: Kind, name: &str, value: &str) -> bool {
        let (point, sign) = match kind {
            Kind::Label => value.split_once(':').unwrap_or((value, "")),
            Kind::Sign => (value, name),
        };
        let known = self.marked.entry((kind, point.to_owned())).or_insert(sign.to_owned());
        known == sign
    }

    /// Whether different values of this property may stand beside one another.
    pub(super) fn unites(name: &str) -> bool {
        matches!(joining(name), Joining::United)
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
        self.property("C").0.push(text);
    }

    /// The property with this name, and whether it is new.
    fn property(&mut self, name: &str) -> (&mut Property, bool) {
        let count = self.properties.len();
        let place = *self.places.entry(name.to_owned()).or_insert(count);
        if place == count {
            self.properties.push(Property { name: name.to_owned(), ..Property::default() });
        }
        (&mut self.properties[place], place == count)
    }

    /// The names of the properties that go away.
    pub(super) fn disputed(&self) -> impl Iterator<Item = &str> {
        self.properties.iter().filter(|property| property.is_disputed).map(|p| p.name.as_str())
    }

    /// The properties.
    pub(super) fn finish(self) -> Vec<(String, Vec<String>)> {
        let agreed = self.properties.into_iter().filter(|property| !property.is_disputed);
        let fact = |Property { name, values, .. }: Property| {
            let values = if is_comment(&name) { vec![values.join("\n\n")] } else { values };
            (name, values)
        };
        agreed.map(fact).collect()
    }
}

/// What becomes of different values of one property.
enum Joining {
    /// All stay.
    United,
    /// All stay, but for a second one on the same point.
    OneAPoint(Kind),
    /// They go away.
    SameOrNone,
    /// The first stays.
    First,
}

fn joining(name: &str) -> Joining {
    use Form::{Labels, Pairs, Points, PointsOrNone};
    match properties::known(name).map(|(_, form)| form) {
        Some(Labels) => Joining::OneAPoint(Kind::Label),
        Some(Points) if ["CR", "MA", "SL", "SQ", "TR"].contains(&name) => {
            Joining::OneAPoint(Kind::Sign)
        }
        Some(Points | PointsOrNone | Pairs) => Joining::United,
        _ if is_comment(name) => Joining::United,
        _ if ["BL", "WL", "OB", "OW"].contains(&name) => Joining::SameOrNone,
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
