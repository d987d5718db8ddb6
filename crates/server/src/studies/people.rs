//! The people of a study: who they are, where they look, who leads, and what they ask for.

use super::elsewhere::Elsewhere;
use super::lead::Lead;
use super::offers::Offers;
use super::petitions::Petitions;
use crate::key::Visitor;
use crate::limiter::{Bucket, Refused};
use crate::limits::Pace;
use crate::nodes::{PersonWord, Petition, Wanted, Word};
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
    /// The pages of theirs that are open, by the names that these made for themselves. A page that
    /// connects again is there twice for a moment.
    pages: Vec<Option<Name>>,
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
    lead: Lead,
    /// What people ask for.
    petitions: Petitions,
    /// The lines that people offer to all.
    pub(super) offers: Offers,
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
            lead: Lead::default(),
            petitions: Petitions::default(),
            offers: Offers::default(),
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
        // One who has joined has another visitor since then, and that of before is nobody.
        let before = self.all[at].as_ref().and_then(|known| known.visitor);
        if before != visitor
            && let Some(before) = before
            && self.of_visitor(before) == Some(id)
        {
            self.by_visitor.remove(&before);
        }
        match &mut self.all[at] {
            Some(known) => (known.called, known.visitor) = (called, visitor),
            unknown => {
                let bucket = Bucket::full(PACE, 0);
                let pages = Vec::new();
                *unknown = Some(Person { visitor, called, pages, key: None, at: None, bucket });
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

    /// A visitor stands for nobody until the people are read again. The answer is whether they
    /// stood for somebody.
    pub(super) fn part(&mut self, visitor: Visitor) -> bool {
        self.by_visitor.remove(&visitor).is_some()
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

    /// Lets a person say something to all now, and counts it.
    ///
    /// # Errors
    /// If they said too much, or are not known.
    pub(super) fn speak(&mut self, id: PersonId, now: u64) -> Result<(), Refused> {
        self.get_mut(id).ok_or(Refused::NoRoom)?.bucket.take(PACE, now)
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
        self.lead.leader
    }

    /// A person leads from now on, in this page if one is named.
    pub(super) fn lead(&mut self, leader: Option<PersonId>, page: Option<Name>, now: u64) {
        self.lead.pass(leader, page, now);
        if leader.is_none() {
            // Nobody has to be asked for a lead that all who may write can take.
            for (id, asks, _) in self.petitions.open() {
                if asks == Petition::Lead {
                    self.petitions.end(id);
                }
            }
        }
        self.settle_asks();
    }

    /// A person has done something in one of their pages. The answer is whether this page leads
    /// from now on, and did not before.
    pub(super) fn act_in(&mut self, id: PersonId, page: Option<&Name>, now: u64) -> bool {
        let is_other = self.leader() == Some(id) && self.lead.page.as_ref() != page;
        let Some(page) = page.filter(|_| is_other) else { return false };
        self.lead.turn_to(page, now);
        true
    }

    /// The page that leads, as long as it is open.
    pub(super) fn leading_page(&self) -> Option<&Name> {
        let (leader, page) = (self.leader()?, self.lead.page.as_ref()?);
        let here = self.get(leader)?.pages.iter().any(|own| own.as_ref() == Some(page));
        (here || self.elsewhere.has_page(leader, page)).then_some(page)
    }

    /// A person asks for the right to write, or for the lead if they may write.
    pub(super) fn ask(&mut self, id: PersonId, (key, may): (Role, Role), now: u64) {
        let asks = if may == Role::Read { Petition::Write } else { Petition::Lead };
        self.petitions.add(id, asks, key, now);
        self.settle_asks();
    }

    /// A person does not get now what they ask for.
    pub(super) fn decline(&mut self, who: &Name) {
        if let Some(id) = self.find(who) {
            self.petitions.end(id);
        }
    }

    /// What the key allows by which a person came last, here or elsewhere.
    fn key(&self, id: PersonId) -> Option<Role> {
        let here = self.get(id).and_then(|person| person.key);
        here.or_else(|| self.elsewhere.of(id).map(|there| there.key))
    }

    /// Nobody asks for what they have by now.
    pub(super) fn settle_asks(&mut self) {
        for (id, asks, key) in self.petitions.open() {
            let key = self.key(id).map_or(key, |known| known.max(key));
            let has = match asks {
                Petition::Lead => self.leader() == Some(id),
                Petition::Write => self.may(Some(id), key) > Role::Read,
            };
            if has {
                self.petitions.end(id);
            }
        }
    }

    /// Takes in who leads, and what people ask for and offer, as another node has it.
    pub(super) fn take_in(&mut self, lead: Lead, wanted: Wanted) {
        self.lead.take_in(lead);
        self.petitions.take_in(wanted.asks);
        self.offers.take_in(wanted.offers, wanted.taken);
        self.settle_asks();
    }

    /// What this node tells the others of the people of a study.
    pub(super) fn word(&self, study: StudyId) -> Word {
        let ids = (1..).map(PersonId).zip(&self.all);
        let here = ids.filter_map(|(id, person)| {
            let Person { pages, key, at, .. } = person.as_ref()?;
            let named = pages.iter().flatten().cloned().collect();
            let word = PersonWord { number: id.0, key: (*key)?, at: at.clone(), pages: named };
            (!pages.is_empty()).then_some(word)
        });
        let Lead { leader, at, page, page_at } = self.lead.clone();
        let offers = self.offers.open().to_vec();
        let wanted =
            Wanted { asks: self.petitions.words(), offers, taken: self.offers.taken().to_vec() };
        Word::People {
            study,
            here: here.collect(),
            leader: (leader.map(|leader| leader.0), at),
            leading_page: page,
            leading_page_at: page_at,
            wanted,
        }
    }

    /// Whether a page of a person is open, here or at another node.
    pub(super) fn is_present(&self, id: PersonId) -> bool {
        self.get(id).is_some_and(|person| !person.pages.is_empty())
            || self.elsewhere.of(id).is_some()
    }

    /// A page of a person follows the study.
    pub(super) fn come(&mut self, id: PersonId, key: Role, page: Option<Name>) {
        if let Some(person) = self.get_mut(id) {
            person.pages.push(page);
            person.key = Some(key);
        }
    }

    /// A page of a person follows the study no more. The answer is whether this person leads, or
    /// asks for something: that ends if they stay away.
    pub(super) fn go(&mut self, id: PersonId, page: Option<&Name>) -> bool {
        let is_missed = self.leader() == Some(id) || self.petitions.of(id).is_some();
        let Some(person) = self.get_mut(id) else { return false };
        if let Some(at) = person.pages.iter().position(|own| own.as_ref() == page) {
            person.pages.swap_remove(at);
        }
        is_missed
    }

    /// A person who has no page any more does not lead, and asks for nothing.
    pub(super) fn leave(&mut self, id: PersonId, now: u64) {
        if self.is_present(id) {
            return;
        }
        if self.leader() == Some(id) {
            self.lead(None, None, now);
        }
        self.petitions.end(id);
    }

    /// Those who lead or ask for something, and have no page any more.
    pub(super) fn missed(&self) -> Vec<PersonId> {
        let asking = self.petitions.open().into_iter().map(|(id, ..)| id);
        self.leader().into_iter().chain(asking).filter(|id| !self.is_present(*id)).collect()
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
            let elsewhere = self.elsewhere.of(id).filter(|_| person.pages.is_empty());
            let at = elsewhere.map_or(&person.at, |there| &there.at);
            let may = self.key(id).map(|key| self.may(Some(id), key)).or(given);
            let may = may.map(|may| may.min(most));
            let counts = is_present || !person.called.is_empty() || given.is_some();
            let asks = self.petitions.of(id).filter(|_| is_present);
            let is_first = self.leader() == Some(id) || is_present;
            counts.then(|| {
                let shown = json!({
                    "name": name, "called": person.called, "may": may,
                    "present": is_present, "at": at, "asks": asks,
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
        people.come(PersonId(990), Role::Read, None);
        people.lead(Some(PersonId(999)), None, 1);
        let shown = people.shown(Role::Own);
        assert_eq!(shown.len(), MOST_TOLD);
        for name in ["p1", "p990", "p999"] {
            assert!(shown.iter().any(|person| person["name"] == name), "{name}");
        }
    }
}
