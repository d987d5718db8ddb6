//! The people of a study: who they are, where they look, and who leads.

use super::elsewhere::Elsewhere;
use crate::key::Visitor;
use crate::limiter::Bucket;
use crate::limits::Pace;
use crate::nodes::{PersonWord, Word};
use crate::store::{StoredPerson, StudyId};
use serde_json::{Value, json};
use std::collections::HashMap;
use tengen_study::{Name, Role};

/// The most people that a study knows. Others may only read.
const MOST: usize = 5000;

/// The most people who are told of.
const MOST_TOLD: usize = 400;

/// How often a person may say something to all.
const PACE: Pace = Pace { burst: 60.0, a_minute: 900.0 };

/// The number of a person in a study. The owner is number 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct PersonId(pub(crate) u32);

impl PersonId {
    /// The owner: the holder of the owner's key.
    pub(crate) const OWNER: PersonId = PersonId(1);

    /// The person's name in the study: `p1` for number 1.
    pub(crate) fn name(self) -> Name {
        // A letter and digits are a name.
        format!("p{}", self.0).parse().unwrap_or_else(|_| unreachable!("p and a number"))
    }
}

#[derive(Debug)]
struct Person {
    visitor: Option<Visitor>,
    called: String,
    /// How many pages of theirs are open.
    pages: usize,
    /// What the key allows that they came with last; nothing if they have not come since the server
    /// began.
    key: Option<Role>,
    /// The node that they look at.
    at: Option<Name>,
    bucket: Bucket,
}

/// The people of a study.
#[derive(Debug)]
pub(super) struct People {
    /// The person of each number, from 1; nobody where a number was given to no one in the end.
    all: Vec<Option<Person>>,
    by_visitor: HashMap<Visitor, PersonId>,
    leader: Option<PersonId>,
    /// When somebody last took the lead, or gave it back.
    led_at: u64,
    /// The people at other nodes.
    pub(super) elsewhere: Elsewhere,
    /// What this node has told the others of the people here.
    pub(super) told: Option<Word>,
    /// The rights that the owner has given, by name.
    pub(super) given: HashMap<Name, Role>,
}

impl People {
    pub(super) fn of(stored: Vec<StoredPerson>) -> People {
        let mut people = People {
            all: Vec::new(),
            by_visitor: HashMap::new(),
            leader: None,
            led_at: 0,
            elsewhere: Elsewhere::default(),
            told: None,
            given: HashMap::new(),
        };
        people.add(StoredPerson { number: 1, visitor: None, called: String::new() });
        stored.into_iter().for_each(|person| people.add(person));
        people
    }

    /// Takes in a person as they are stored.
    pub(super) fn add(&mut self, StoredPerson { number, visitor, called }: StoredPerson) {
        let (id, at) = (PersonId(number), number as usize - 1);
        if at >= self.all.len() {
            self.all.resize_with(at + 1, || None);
        }
        if let Some(visitor) = visitor {
            self.by_visitor.insert(visitor, id);
        }
        match &mut self.all[at] {
            Some(known) => known.called = called,
            unknown => {
                let bucket = Bucket::full(PACE, 0);
                let person = Person { visitor, called, pages: 0, key: None, at: None, bucket };
                *unknown = Some(person);
            }
        }
    }

    fn get(&self, id: PersonId) -> Option<&Person> {
        self.all.get((id.0 as usize).checked_sub(1)?)?.as_ref()
    }

    fn get_mut(&mut self, id: PersonId) -> Option<&mut Person> {
        self.all.get_mut((id.0 as usize).checked_sub(1)?)?.as_mut()
    }

    /// The person that a visitor is, if they have been here.
    pub(super) fn of_visitor(&self, visitor: Visitor) -> Option<PersonId> {
        self.by_visitor.get(&visitor).copied()
    }

    /// The next number for a person; nothing if there are too many.
    pub(super) fn next(&self) -> Option<u32> {
        (self.all.len() < MOST).then_some(self.all.len() as u32 + 1)
    }

    /// The person of this name.
    pub(super) fn find(&self, name: &Name) -> Option<PersonId> {
        let number: u32 = name.as_str().strip_prefix('p')?.parse().ok()?;
        let id = PersonId(number);
        (number > 0 && self.get(id).is_some() && id.name() == *name).then_some(id)
    }

    pub(super) fn stored(&self, id: PersonId) -> Option<StoredPerson> {
        let person = self.get(id)?;
        let (visitor, called) = (person.visitor, person.called.clone());
        Some(StoredPerson { number: id.0, visitor, called })
    }

    /// What a person may do by a key of this role.
    pub(super) fn may(&self, person: Option<PersonId>, key: Role) -> Role {
        match person {
            // What an unknown person did could not be told from what others did.
            None => Role::Read,
            Some(PersonId::OWNER) => Role::Own,
            Some(id) => self.given.get(&id.name()).copied().unwrap_or(key),
        }
    }

    /// Whether a person may say something to all now. Counts it.
    pub(super) fn may_speak(&mut self, id: PersonId, now: u64) -> bool {
        self.get_mut(id).is_some_and(|person| person.bucket.take(PACE, now))
    }

    pub(super) fn call(&mut self, id: PersonId, called: String) {
        if let Some(person) = self.get_mut(id) {
            person.called = called;
        }
    }

    /// The words of people for themselves, by their names.
    pub(super) fn called(&self) -> HashMap<Name, String> {
        let known = (1..).map(PersonId).zip(&self.all);
        let known = known.filter_map(|(id, person)| Some((id, person.as_ref()?)));
        let named = known.filter(|(_, person)| !person.called.is_empty());
        named.map(|(id, person)| (id.name(), person.called.clone())).collect()
    }

    /// Remembers where a person looks. The answer is whether they are known.
    pub(super) fn look(&mut self, id: PersonId, node: Name) -> bool {
        let person = self.get_mut(id);
        person.map(|person| person.at = Some(node)).is_some()
    }

    pub(super) fn leader(&self) -> Option<PersonId> {
        self.leader
    }

    pub(super) fn lead(&mut self, leader: Option<PersonId>, now: u64) {
        (self.leader, self.led_at) = (leader, now.max(self.led_at + 1));
    }

    /// Takes in who leads, as another node has it.
    pub(super) fn lead_if_newer(&mut self, (leader, at): (Option<u32>, u64)) {
        if at > self.led_at {
            (self.leader, self.led_at) = (leader.map(PersonId), at);
        }
    }

    /// What this node tells the others of the people of a study.
    pub(super) fn word(&self, study: StudyId) -> Word {
        let ids = (1..).map(PersonId).zip(&self.all);
        let here = ids.filter_map(|(id, person)| {
            let person = person.as_ref().filter(|person| person.pages > 0)?;
            Some(PersonWord { number: id.0, key: person.key?, at: person.at.clone() })
        });
        let leader = (self.leader.map(|leader| leader.0), self.led_at);
        Word::People { study, here: here.collect(), leader }
    }

    /// Whether a page of a person is open, here or at another node.
    pub(super) fn is_present(&self, id: PersonId) -> bool {
        self.get(id).is_some_and(|person| person.pages > 0) || self.elsewhere.of(id).is_some()
    }

    pub(super) fn come(&mut self, id: PersonId, key: Role) {
        if let Some(person) = self.get_mut(id) {
            person.pages += 1;
            person.key = Some(key);
        }
    }

    pub(super) fn go(&mut self, id: PersonId) {
        let Some(person) = self.get_mut(id) else { return };
        person.pages = person.pages.saturating_sub(1);
    }

    /// Takes the lead from a person who has no page any more.
    pub(super) fn end_lead_of(&mut self, id: PersonId, now: u64) {
        if self.leader == Some(id) && !self.is_present(id) {
            self.lead(None, now);
        }
    }

    /// Those who are present, have a name, or were given a right. The leader and those present come
    /// first where there are too many.
    pub(super) fn shown(&self, most: Role) -> Vec<Value> {
        let ids = (1..=self.all.len() as u32).map(PersonId);
        let known = ids.filter_map(|id| {
            let person = self.get(id)?;
            let name = id.name();
            let given = self.given.get(&name).copied();
            let is_present = self.is_present(id);
            let elsewhere = self.elsewhere.of(id).filter(|_| person.pages == 0);
            let key = person.key.or(elsewhere.map(|there| there.key));
            let at = elsewhere.map_or(&person.at, |there| &there.at);
            let may = key.map(|key| self.may(Some(id), key)).or(given);
            let may = may.map(|may| may.min(most));
            let counts = is_present || !person.called.is_empty() || given.is_some();
            let is_first = self.leader == Some(id) || is_present;
            counts.then(|| {
                let shown = json!({
                    "name": name, "called": person.called, "may": may,
                    "present": is_present, "at": at,
                });
                (!is_first, id.0, shown)
            })
        });
        let mut known: Vec<(bool, u32, Value)> = known.collect();
        known.sort_unstable_by_key(|(is_later, number, _)| (*is_later, *number));
        known.truncate(MOST_TOLD);
        known.sort_unstable_by_key(|(_, number, _)| *number);
        known.into_iter().map(|(_, _, shown)| shown).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::key::Key;

    fn stored(number: u32, visitor: &str, called: &str) -> StoredPerson {
        let visitor = Key::parse(&visitor.repeat(22)).as_ref().map(Visitor::of);
        StoredPerson { number, visitor, called: called.to_owned() }
    }

    /// A number may be missing: it was taken, and never stored.
    #[test]
    fn people_keep_the_numbers_that_they_are_stored_with() {
        let mut people = People::of(vec![stored(3, "C", "Cy"), stored(1, "", "Anna")]);
        let cy = Visitor::of(&Key::parse(&"C".repeat(22)).unwrap());
        assert_eq!(people.of_visitor(cy), Some(PersonId(3)));
        assert_eq!((people.next(), people.get(PersonId(2)).is_none()), (Some(4), true));
        assert_eq!(people.find(&"p2".parse().unwrap()), None);
        assert_eq!(people.called()[&PersonId(3).name()], "Cy");
        assert_eq!(people.called()[&PersonId::OWNER.name()], "Anna");
        // Another server has stored more.
        people.add(stored(5, "E", ""));
        assert_eq!((people.next(), people.stored(PersonId(5)).is_some()), (Some(6), true));
        people.given.insert(PersonId(3).name(), Role::Read);
        assert_eq!(people.may(Some(PersonId(3)), Role::Write), Role::Read);
        assert_eq!(people.may(Some(PersonId(5)), Role::Write), Role::Write);
    }

    #[test]
    fn those_who_are_there_are_told_of_first() {
        let all = (1..=1000).map(|number| StoredPerson {
            number,
            visitor: None,
            called: format!("{number}"),
        });
        let mut people = People::of(all.collect());
        people.come(PersonId(990), Role::Read);
        people.lead(Some(PersonId(999)), 1);
        let shown = people.shown(Role::Own);
        assert_eq!(shown.len(), MOST_TOLD);
        for name in ["p1", "p990", "p999"] {
            assert!(shown.iter().any(|person| person["name"] == name), "{name}");
        }
    }
}
